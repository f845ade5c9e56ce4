<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nueva sesión</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>×10</source>
        <translation>×10</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open a &amp;folder…</source>
        <translation>Abrir una car&amp;peta…</translation>
    </message>
    <message>
        <source>Open a &amp;part…</source>
        <translation>Abrir una par&amp;te…</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>&amp;Rules as text…</source>
        <translation>&amp;Reglas como texto…</translation>
    </message>
    <message>
        <source>&amp;Vocabulary as TSV…</source>
        <translation>&amp;Vocabulario como TSV…</translation>
    </message>
    <message>
        <source>&amp;Picture of the window…</source>
        <translation>&amp;Imagen de la ventana…</translation>
    </message>
    <message>
        <source>Picture of the &amp;tokens…</source>
        <translation>Imagen de los &amp;tokens…</translation>
    </message>
    <message>
        <source>Cop&amp;y the tokens as a picture</source>
        <translation>&amp;Copiar los tokens como imagen</translation>
    </message>
    <message>
        <source>Picture of a token&apos;s tree…</source>
        <translation>Imagen del árbol de un token…</translation>
    </message>
    <message>
        <source>&amp;Hand-out…</source>
        <translation>&amp;Hoja para clase…</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Buscar…</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>Buscar &amp;siguiente</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>Buscar &amp;anterior</translation>
    </message>
    <message>
        <source>To…</source>
        <translation>Ir a…</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Texto más &amp;grande</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Texto más &amp;pequeño</translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <translation>Tamaño &amp;normal del texto</translation>
    </message>
    <message>
        <source>&amp;Own settings</source>
        <translation>&amp;Ajustes propios</translation>
    </message>
    <message>
        <source>Less &amp;motion</source>
        <translation>Menos &amp;movimiento</translation>
    </message>
    <message>
        <source>&amp;Presentation</source>
        <translation>Pre&amp;sentación</translation>
    </message>
    <message>
        <source>&amp;Help for this part</source>
        <translation>Ayuda de esta &amp;parte</translation>
    </message>
    <message>
        <source>&amp;Guided lesson</source>
        <translation>Lección &amp;guiada</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Atajos de &amp;teclado</translation>
    </message>
    <message>
        <source>&amp;What&apos;s this?</source>
        <translation>¿&amp;Qué es esto?</translation>
    </message>
    <message>
        <source>What is &amp;exact, what is simplified</source>
        <translation>Qué es &amp;exacto y qué está simplificado</translation>
    </message>
    <message>
        <source>&amp;About BPE Trainer</source>
        <translation>&amp;Acerca de BPE Trainer</translation>
    </message>
    <message>
        <source>Open or close a page about the part that you are in</source>
        <translation>Abrir o cerrar una página sobre la parte en la que estás</translation>
    </message>
    <message>
        <source>The whole story in ten steps, in a panel at the side</source>
        <translation>Toda la historia en diez pasos, en un panel al lado</translation>
    </message>
    <message>
        <source>All keys of the window</source>
        <translation>Todas las teclas de la ventana</translation>
    </message>
    <message>
        <source>Then click whatever you want to know about</source>
        <translation>Después haz clic en lo que quieras conocer</translation>
    </message>
    <message>
        <source>Where this program does what real ones do, and where it does less</source>
        <translation>En qué hace este programa lo mismo que los reales y en qué hace menos</translation>
    </message>
    <message>
        <source>A new session with the shop&apos;s messages</source>
        <translation>Empieza una sesión nueva con los mensajes de la tienda</translation>
    </message>
    <message>
        <source>Open a text, word counts or a session</source>
        <translation>Abre un texto, un recuento de palabras o una sesión</translation>
    </message>
    <message>
        <source>Open all texts of a folder as one corpus</source>
        <translation>Abre todos los textos de una carpeta como un solo corpus</translation>
    </message>
    <message>
        <source>Open only the beginning of files</source>
        <translation>Abre solo el principio de los archivos</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Guarda la sesión</translation>
    </message>
    <message>
        <source>Save the session under another name</source>
        <translation>Guarda la sesión con otro nombre</translation>
    </message>
    <message>
        <source>All tokens with bytes, counts and rules, as a table</source>
        <translation>Todos los tokens con sus bytes, recuentos y reglas, como tabla</translation>
    </message>
    <message>
        <source>The sample with its coloured tokens as PNG or SVG</source>
        <translation>La muestra con sus tokens en color, como PNG o SVG</translation>
    </message>
    <message>
        <source>The sample with its coloured tokens, for another program</source>
        <translation>La muestra con sus tokens en color, para otro programa</translation>
    </message>
    <message>
        <source>How the chosen token was made of its letters, as PNG or SVG</source>
        <translation>Cómo se formó con letras el token elegido, como PNG o SVG</translation>
    </message>
    <message>
        <source>Corpus, rules, chart and exercises for paper or a browser</source>
        <translation>Corpus, reglas, gráfico y ejercicios para papel o navegador</translation>
    </message>
    <message>
        <source>Find something in the corpus, in the rules or in the vocabulary</source>
        <translation>Busca algo en el corpus, en las reglas o en el vocabulario</translation>
    </message>
    <message>
        <source>Go to the next place where it stands</source>
        <translation>Va al siguiente sitio donde está</translation>
    </message>
    <message>
        <source>Go to the place before where it stands</source>
        <translation>Va al sitio anterior donde está</translation>
    </message>
    <message>
        <source>New tokens and rules appear without a moving highlight</source>
        <translation>Los tokens y las reglas nuevos aparecen sin animación</translation>
    </message>
    <message>
        <source>Full screen in large type; each next pair is hidden until revealed</source>
        <translation>Pantalla completa con letra grande; cada par siguiente queda oculto hasta mostrarlo</translation>
    </message>
    <message>
        <source>Show or hide the row of settings</source>
        <translation>Muestra u oculta la fila de ajustes</translation>
    </message>
    <message>
        <source>Merge the pair seen most often into one token</source>
        <translation>Fusiona en un token el par que más se repite</translation>
    </message>
    <message>
        <source>Merge the pair that was chosen by hand here</source>
        <translation>Fusiona el par que aquí se eligió a mano</translation>
    </message>
    <message>
        <source>Merge ten times</source>
        <translation>Fusiona diez veces</translation>
    </message>
    <message>
        <source>Merge up to a number of rules, or go back to it</source>
        <translation>Fusiona hasta llegar a un número de reglas, o vuelve a él</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Merge again and again, at the speed of the slider</source>
        <translation>Fusiona una y otra vez, a la velocidad del deslizador</translation>
    </message>
    <message>
        <source>Take back the last step</source>
        <translation>Deshace el último paso</translation>
    </message>
    <message>
        <source>Nothing to take back</source>
        <translation>No hay nada que deshacer</translation>
    </message>
    <message>
        <source>Repeat the step taken back</source>
        <translation>Repite el paso deshecho</translation>
    </message>
    <message>
        <source>Nothing to repeat</source>
        <translation>No hay nada que rehacer</translation>
    </message>
    <message>
        <source>Go back before the first merge; learned rules stay learned</source>
        <translation>Vuelve al punto anterior a la primera fusión; las reglas aprendidas se conservan</translation>
    </message>
    <message>
        <source>There is no rule yet</source>
        <translation>Todavía no hay ninguna regla</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Fusionar</translation>
    </message>
    <message>
        <source>Reveal the pair</source>
        <translation>Mostrar el par</translation>
    </message>
    <message>
        <source>Merge {left} + {right}</source>
        <translation>Fusionar {left} + {right}</translation>
    </message>
    <message>
        <source>The rules of this session hold pairs that its corpus does not have</source>
        <translation>Las reglas de esta sesión tienen pares que su corpus no contiene</translation>
    </message>
    <message>
        <source>There is no corpus to learn from: open one, or choose a sample</source>
        <translation>No hay corpus del que aprender: abre uno o elige uno de la lista</translation>
    </message>
    <message numerus="yes">
        <source>No pair occurs %Ln time(s): add text or lower the minimum count</source>
        <translation>
            <numerusform>Ningún par aparece %Ln vez: añade texto o baja el recuento mínimo</numerusform>
            <numerusform>Ningún par aparece %Ln veces: añade texto o baja el recuento mínimo</numerusform>
        </translation>
    </message>
    <message>
        <source>The corpus is empty: type or open a text</source>
        <translation>El corpus está vacío: escribe o abre un texto</translation>
    </message>
    <message>
        <source>No pair is left: every word is one token</source>
        <translation>No queda ningún par: cada palabra es un solo token</translation>
    </message>
</context>
<context>
    <name>AnswerWriter</name>
    <message>
        <source>Write the answer token by token, as a model does; on the slider the space bar does it</source>
        <translation>Escribir la respuesta token a token, como un modelo; en el deslizador basta la barra espaciadora</translation>
    </message>
    <message>
        <source>Stop writing</source>
        <translation>Dejar de escribir</translation>
    </message>
    <message>
        <source>With a limit of 0 the model writes nothing</source>
        <translation>Con un límite de 0 el modelo no escribe nada</translation>
    </message>
    <message>
        <source>Write the answer</source>
        <translation>Escribir la respuesta</translation>
    </message>
    <message>
        <source>writing speed</source>
        <translation>velocidad</translation>
    </message>
    <message>
        <source>Speed of writing</source>
        <translation>Velocidad de escritura</translation>
    </message>
    <message>
        <source>How many tokens the model writes in a second</source>
        <translation>Cuántos tokens escribe el modelo por segundo</translation>
    </message>
</context>
<context>
    <name>AskedPlaces</name>
    <message>
        <source>«{token}» is lit</source>
        <translation>«{token}» resaltado</translation>
    </message>
    <message numerus="yes">
        <source>«{token}» in %Ln place(s)</source>
        <translation>
            <numerusform>«{token}» en %Ln sitio</numerusform>
            <numerusform>«{token}» en %Ln sitios</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>Speed of playing</source>
        <translation>Velocidad de reproducción</translation>
    </message>
    <message>
        <source>How many merges Play makes in a second</source>
        <translation>Cuántas fusiones por segundo hace Reproducir</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>Book chapter</source>
        <translation>Capítulo del libro</translation>
    </message>
    <message>
        <source>Book chapter with ·</source>
        <translation>Capítulo del libro con ·</translation>
    </message>
    <message>
        <source>Bytes with spaces</source>
        <translation>Bytes con espacios</translation>
    </message>
    <message>
        <source>Own settings</source>
        <translation>Ajustes propios</translation>
    </message>
    <message>
        <source>How text is cut into words and when learning stops, all at once</source>
        <translation>Cómo se corta el texto en palabras y cuándo se deja de aprender, todo de una vez</translation>
    </message>
</context>
<context>
    <name>BranchWords</name>
    <message>
        <source>Main</source>
        <translation>Principal</translation>
    </message>
    <message>
        <source>Fork {number}</source>
        <translation>Rama {number}</translation>
    </message>
    <message>
        <source>{number}: {pair} by hand</source>
        <translation>{number}: {pair} a mano</translation>
    </message>
    <message>
        <source>{number}: {pair} instead of {other}</source>
        <translation>{number}: {pair} en vez de {other}</translation>
    </message>
    <message>
        <source>chosen by hand</source>
        <translation>elegida a mano</translation>
    </message>
    <message>
        <source>chosen by hand instead of {pair} ({count})</source>
        <translation>elegida a mano en vez de {pair} ({count})</translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>&amp;Chart</source>
        <translation>&amp;Gráfico</translation>
    </message>
    <message>
        <source>Save as picture (PNG)…</source>
        <translation>Guardar como imagen (PNG)…</translation>
    </message>
    <message>
        <source>Save as drawing (SVG)…</source>
        <translation>Guardar como dibujo (SVG)…</translation>
    </message>
    <message>
        <source>Save the numbers (CSV)…</source>
        <translation>Guardar los números (CSV)…</translation>
    </message>
    <message>
        <source>Copy picture and numbers</source>
        <translation>Copiar la imagen y los números</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>Guardado: {path}</translation>
    </message>
    <message>
        <source>The chart is on the clipboard.</source>
        <translation>El gráfico está en el portapapeles.</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Imagen (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Dibujo (*.svg)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabla (*.csv)</translation>
    </message>
    <message>
        <source>tokens-per-merge</source>
        <translation>tokens-tras-cada-fusion</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Guardar el gráfico</translation>
    </message>
</context>
<context>
    <name>ChartPane</name>
    <message>
        <source>TOKENS PER MERGE</source>
        <translation>TOKENS TRAS CADA FUSIÓN</translation>
    </message>
    <message>
        <source>Tokens per merge</source>
        <translation>Tokens tras cada fusión</translation>
    </message>
    <message>
        <source>Click to go to a merge; Left, Right, Page up, Page down, Home and End go there too</source>
        <translation>Haz clic para ir a una fusión; también sirven Izquierda, Derecha, Re Pág, Av Pág, Inicio y Fin</translation>
    </message>
    <message>
        <source>With Shift these keys only read; Enter goes to what is read.</source>
        <translation>Con Mayús estas teclas solo leen; Intro va a lo que se lee.</translation>
    </message>
    <message>
        <source>Large chart</source>
        <translation>Gráfica grande</translation>
    </message>
    <message>
        <source>Give the chart the room of sample and limit, with a table to read the tokens off</source>
        <translation>Da a la gráfica el sitio de la muestra y del límite, con una tabla para leer los tokens</translation>
    </message>
    <message>
        <source>How the chart is looked at</source>
        <translation>Cómo se mira la gráfica</translation>
    </message>
    <message>
        <source>Scales, what each merge saves, and where that becomes little</source>
        <translation>Escalas, qué ahorra cada fusión y desde dónde eso es poco</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>Exportar el gráfico</translation>
    </message>
    <message>
        <source>Save or copy the chart (Menu key in the chart)</source>
        <translation>Guarda o copia el gráfico (tecla Menú en el gráfico)</translation>
    </message>
    <message>
        <source>Tokens of all texts at the merge that is read</source>
        <translation>Tokens de todos los textos en la fusión que se lee</translation>
    </message>
    <message>
        <source>Enter or a double click goes to the last merge that helped</source>
        <translation>Intro o doble clic va a la última fusión que ayudó</translation>
    </message>
</context>
<context>
    <name>ChartViewMenu</name>
    <message>
        <source>&amp;Tokens</source>
        <translation>&amp;Tokens</translation>
    </message>
    <message>
        <source>Their number</source>
        <translation>Su número</translation>
    </message>
    <message>
        <source>&amp;Percent of the tokens at merge 0</source>
        <translation>&amp;Porcentaje de los tokens en la fusión 0</translation>
    </message>
    <message>
        <source>Every curve begins at 100: texts of any size can be compared</source>
        <translation>Cada curva empieza en 100: se comparan textos de cualquier tamaño</translation>
    </message>
    <message>
        <source>&amp;Merges on a logarithmic scale</source>
        <translation>&amp;Fusiones en escala logarítmica</translation>
    </message>
    <message>
        <source>The first merges get more room; merge 0 stays at the left end</source>
        <translation>Las primeras fusiones tienen más sitio; la fusión 0 sigue a la izquierda</translation>
    </message>
    <message>
        <source>Tokens on a &amp;logarithmic scale</source>
        <translation>Tokens en escala &amp;logarítmica</translation>
    </message>
    <message>
        <source>Large and small texts on one scale</source>
        <translation>Textos largos y cortos en una misma escala</translation>
    </message>
    <message>
        <source>&amp;Held-out texts…</source>
        <translation>&amp;Textos apartados…</translation>
    </message>
    <message>
        <source>Texts that the rules are not learned from show whether more rules still help</source>
        <translation>Textos de los que no se aprenden reglas muestran si más reglas todavía ayudan</translation>
    </message>
    <message>
        <source>What &amp;each merge saves</source>
        <translation>Lo que ahorra &amp;cada fusión</translation>
    </message>
    <message>
        <source>The corpus&apos;s tokens saved by each merge, below the curves</source>
        <translation>Los tokens del corpus que ahorra cada fusión, bajo las curvas</translation>
    </message>
    <message>
        <source>Mark where a merge &amp;saves less than:</source>
        <translation>Marcar desde dónde una fusión &amp;ahorra menos del:</translation>
    </message>
    <message>
        <source>From there on no learned merge saves so much any more</source>
        <translation>Desde ahí ninguna fusión aprendida ahorra ya tanto</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>The share that a merge should save</source>
        <translation>La parte que debería ahorrar una fusión</translation>
    </message>
    <message>
        <source>In percent of the corpus&apos;s tokens at merge 0</source>
        <translation>En porcentaje de los tokens del corpus en la fusión 0</translation>
    </message>
</context>
<context>
    <name>ChartWords</name>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>corpus {tokens}</source>
        <translation>corpus {tokens}</translation>
    </message>
    <message>
        <source>sample {tokens} (own scale)</source>
        <translation>muestra {tokens} (escala propia)</translation>
    </message>
    <message>
        <source>sample {tokens}</source>
        <translation>muestra {tokens}</translation>
    </message>
    <message>
        <source>corpus</source>
        <translation>corpus</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>muestra</translation>
    </message>
    <message numerus="yes">
        <source>%Ln merge(s)</source>
        <translation>
            <numerusform>%Ln fusión</numerusform>
            <numerusform>%Ln fusiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saves %Ln token(s) ({share})</source>
        <translation>
            <numerusform>ahorra %Ln token ({share})</numerusform>
            <numerusform>ahorra %Ln tokens ({share})</numerusform>
        </translation>
    </message>
    <message>
        <source>tokens saved by each merge</source>
        <translation>tokens que ahorra cada fusión</translation>
    </message>
    <message>
        <source>from merge {merge} on a merge saves less than {share}</source>
        <translation>desde la fusión {merge}, cada una ahorra menos del {share}</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>merge {merge}</source>
        <translation>fusión {merge}</translation>
    </message>
    <message>
        <source>of merge 0</source>
        <translation>de la fusión 0</translation>
    </message>
    <message>
        <source>last that helped</source>
        <translation>última que ayudó</translation>
    </message>
    <message>
        <source>from {merge} on: &lt; {share}</source>
        <translation>desde {merge}: &lt; {share}</translation>
    </message>
    <message>
        <source>Without a corpus there are no tokens to count.</source>
        <translation>Sin corpus no hay tokens que contar.</translation>
    </message>
    <message>
        <source>No rule yet. Each merge goes one step to the right.</source>
        <translation>Todavía no hay reglas. Cada fusión avanza un paso a la derecha.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) in the corpus</source>
        <translation>
            <numerusform>%Ln token en el corpus</numerusform>
            <numerusform>%Ln tokens en el corpus</numerusform>
        </translation>
    </message>
    <message>
        <source>{merges}: {corpus}</source>
        <translation>{merges}: {corpus}</translation>
    </message>
    <message>
        <source>{merges}: {corpus}, {sample}</source>
        <translation>{merges}: {corpus}, {sample}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in the sample</source>
        <translation>
            <numerusform>%Ln en la muestra</numerusform>
            <numerusform>%Ln en la muestra</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComparePane</name>
    <message>
        <source>There is one branch so far. In each round Merge takes the pair seen most often. To see what another choice leads to, select another pair under NEXT PAIR and press Enter, or the button below the list: the rules that follow are learned from there, and both branches stand here side by side.</source>
        <translation>De momento hay una sola rama. En cada ronda, Fusionar toma el par más frecuente. Para ver adónde lleva otra elección, selecciona otro par en PAR SIGUIENTE y pulsa Intro, o el botón de debajo de la lista: las reglas que siguen se aprenden desde ahí, y las dos ramas quedan aquí una al lado de la otra.</translation>
    </message>
    <message>
        <source>BRANCHES</source>
        <translation>RAMAS</translation>
    </message>
    <message>
        <source>RULES</source>
        <translation>REGLAS</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Ramas</translation>
    </message>
    <message>
        <source>Tokens of corpus and sample on each branch; Enter or a double click goes there</source>
        <translation>Tokens del corpus y de la muestra en cada rama; Intro o un doble clic lleva allí</translation>
    </message>
    <message>
        <source>Rules of two branches side by side</source>
        <translation>Reglas de dos ramas, una al lado de la otra</translation>
    </message>
    <message>
        <source>≠ marks other pairs in the same round; Ctrl+C copies</source>
        <translation>≠ marca pares distintos en la misma ronda; Ctrl+C copia</translation>
    </message>
    <message>
        <source>Stand on the selected branch, where you stood on it last</source>
        <translation>Ve a la rama seleccionada, donde estuviste la última vez</translation>
    </message>
    <message>
        <source>Learn them all</source>
        <translation>Aprenderlas todas</translation>
    </message>
    <message>
        <source>Learn again what a change of the corpus or the settings has thrown away</source>
        <translation>Aprende de nuevo lo que un cambio del corpus o de los ajustes ha borrado</translation>
    </message>
    <message>
        <source>Only differences</source>
        <translation>Solo diferencias</translation>
    </message>
    <message>
        <source>Leave out the rounds in which both take the same pair</source>
        <translation>Omite las rondas en las que ambas toman el mismo par</translation>
    </message>
    <message>
        <source>One branch</source>
        <translation>Una rama</translation>
    </message>
    <message>
        <source>Another branch</source>
        <translation>Otra rama</translation>
    </message>
    <message>
        <source>The branches whose rules stand below</source>
        <translation>Las ramas cuyas reglas están debajo</translation>
    </message>
    <message>
        <source>corpus</source>
        <translation>corpus</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>muestra</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>al final</translation>
    </message>
    <message>
        <source>after {merges}</source>
        <translation>tras {merges}</translation>
    </message>
    <message>
        <source>branch</source>
        <translation>rama</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>reglas</translation>
    </message>
    <message>
        <source>{branch} has no rule yet.</source>
        <translation>{branch} aún no tiene reglas.</translation>
    </message>
    <message>
        <source>No difference in the first {count} rules.</source>
        <translation>Ninguna diferencia en las primeras {count} reglas.</translation>
    </message>
    <message>
        <source>First difference: in rule {number} {branch} takes {one}, {second} takes {other}.</source>
        <translation>Primera diferencia: en la regla {number}, {branch} toma {one} y {second} toma {other}.</translation>
    </message>
    <message>
        <source>All {count} rules are in both, in another order.</source>
        <translation>Las {count} reglas están en ambas, en otro orden.</translation>
    </message>
    <message>
        <source>Of the first {count} rules only {branch} has {rules}.</source>
        <translation>De las primeras {count} reglas, solo {branch} tiene {rules}.</translation>
    </message>
    <message>
        <source>Only {branch} has {rules}.</source>
        <translation>Solo {branch} tiene {rules}.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln más</numerusform>
            <numerusform>%Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to {branch}</source>
        <translation>Ir a {branch}</translation>
    </message>
    <message>
        <source>a branch</source>
        <translation>una rama</translation>
    </message>
    <message>
        <source>Select another branch to go there</source>
        <translation>Selecciona otra rama para ir allí</translation>
    </message>
    <message>
        <source>Its pair is none of that round with this corpus</source>
        <translation>Con este corpus, su par no es de esa ronda</translation>
    </message>
    <message numerus="yes">
        <source>%Ln branch(es) cannot be learned from this corpus: what was chosen by hand is no pair of that round. They are kept and come back with their corpus.</source>
        <translation>
            <numerusform>%Ln rama no se puede aprender de este corpus: el par elegido a mano no es de esa ronda. Se guarda y vuelve con su corpus.</numerusform>
            <numerusform>%Ln ramas no se pueden aprender de este corpus: los pares elegidos a mano no son de esas rondas. Se guardan y vuelven con su corpus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Learn all to {merges}</source>
        <translation>Aprenderlas hasta {merges}</translation>
    </message>
    <message>
        <source>Learn as many rules on every branch; you stay where you stand</source>
        <translation>Aprende otras tantas reglas en cada rama; sigues donde estás</translation>
    </message>
</context>
<context>
    <name>Concepts</name>
    <message>
        <source>A word dictionary meets a word that it has never seen. What becomes of it?</source>
        <translation>Un diccionario de palabras encuentra una palabra que nunca ha visto. ¿Qué pasa con ella?</translation>
    </message>
    <message>
        <source>It becomes ?, and what it said is lost.</source>
        <translation>Se convierte en ? y lo que decía se pierde.</translation>
    </message>
    <message>
        <source>It is cut into smaller pieces.</source>
        <translation>Se corta en piezas más pequeñas.</translation>
    </message>
    <message>
        <source>It gets the number of the most similar word.</source>
        <translation>Recibe el número de la palabra más parecida.</translation>
    </message>
    <message>
        <source>A dictionary knows its own words only; BPE falls back on smaller pieces instead.</source>
        <translation>Un diccionario solo conoce sus palabras; BPE recurre a piezas más pequeñas.</translation>
    </message>
    <message>
        <source>That is what BPE does; a dictionary knows whole words only.</source>
        <translation>Eso lo hace BPE; un diccionario solo conoce palabras enteras.</translation>
    </message>
    <message>
        <source>A dictionary compares nothing: a word is in it or it is not.</source>
        <translation>Un diccionario no compara: la palabra está o no está.</translation>
    </message>
    <message>
        <source>Open Word dictionary: what stands under a word that the corpus lacks?</source>
        <translation>Abre Diccionario de palabras: ¿qué hay debajo de una palabra que no está en el corpus?</translation>
    </message>
    <message>
        <source>Two pairs share the highest count. Which one does this program merge?</source>
        <translation>Dos pares tienen el recuento más alto. ¿Cuál fusiona este programa?</translation>
    </message>
    <message>
        <source>The one that it saw first in the corpus.</source>
        <translation>El que vio primero en el corpus.</translation>
    </message>
    <message>
        <source>The one that comes first in the alphabet.</source>
        <translation>El primero por orden alfabético.</translation>
    </message>
    <message>
        <source>Both in the same round.</source>
        <translation>Los dos en la misma ronda.</translation>
    </message>
    <message>
        <source>With this agreement the same corpus gives the same rules each time.</source>
        <translation>Con este acuerdo, el mismo corpus da siempre las mismas reglas.</translation>
    </message>
    <message>
        <source>Other programs may do so; this one goes by the order in the corpus.</source>
        <translation>Otros programas pueden hacerlo así; este se guía por el orden en el corpus.</translation>
    </message>
    <message>
        <source>A round merges exactly one pair.</source>
        <translation>Una ronda fusiona exactamente un par.</translation>
    </message>
    <message>
        <source>Look for a tie in the rules, and for both pairs in the corpus.</source>
        <translation>Busca un empate en las reglas y los dos pares en el corpus.</translation>
    </message>
    <message>
        <source>In which order are the rules applied to a new word?</source>
        <translation>¿En qué orden se aplican las reglas a una palabra nueva?</translation>
    </message>
    <message>
        <source>In the order in which they were learned.</source>
        <translation>En el orden en que se aprendieron.</translation>
    </message>
    <message>
        <source>The rule with the longest token first.</source>
        <translation>Primero la regla con el token más largo.</translation>
    </message>
    <message>
        <source>From the beginning of the word to its end.</source>
        <translation>Del principio de la palabra al final.</translation>
    </message>
    <message>
        <source>Later rules are built on the tokens of earlier ones.</source>
        <translation>Las reglas posteriores se apoyan en los tokens de las anteriores.</translation>
    </message>
    <message>
        <source>WordPiece looks for the longest piece; BPE follows its rules.</source>
        <translation>WordPiece busca la pieza más larga; BPE sigue sus reglas.</translation>
    </message>
    <message>
        <source>Each rule goes through the whole word before the next one begins.</source>
        <translation>Cada regla recorre toda la palabra antes de que empiece la siguiente.</translation>
    </message>
    <message>
        <source>Open Step by step and let the rules pass.</source>
        <translation>Abre Paso a paso y deja pasar las reglas.</translation>
    </message>
    <message>
        <source>What does one pay for when a language model is used through its API?</source>
        <translation>¿Qué se paga al usar un modelo de lenguaje por su API?</translation>
    </message>
    <message>
        <source>For tokens, those read and those written.</source>
        <translation>Los tokens, los leídos y los escritos.</translation>
    </message>
    <message>
        <source>For words.</source>
        <translation>Las palabras.</translation>
    </message>
    <message>
        <source>For letters.</source>
        <translation>Las letras.</translation>
    </message>
    <message>
        <source>The model works in tokens, so the bill is in tokens, too.</source>
        <translation>El modelo trabaja con tokens, así que la factura también va en tokens.</translation>
    </message>
    <message>
        <source>One word may be one token or eight: whoever counts words estimates too low.</source>
        <translation>Una palabra puede ser un token u ocho: quien cuenta palabras se queda corto.</translation>
    </message>
    <message>
        <source>A frequent word of eight letters may be a single token.</source>
        <translation>Una palabra frecuente de ocho letras puede ser un solo token.</translation>
    </message>
    <message>
        <source>The price is per million of something that the model reads and writes.</source>
        <translation>El precio es por millón de algo que el modelo lee y escribe.</translation>
    </message>
    <message>
        <source>The API says that a response ended with length. What does that mean?</source>
        <translation>La API dice que una respuesta terminó con length. ¿Qué significa?</translation>
    </message>
    <message>
        <source>The limit stopped the model: something may be missing.</source>
        <translation>El límite paró al modelo: puede faltar algo.</translation>
    </message>
    <message>
        <source>The answer is complete, and long.</source>
        <translation>La respuesta está completa y es larga.</translation>
    </message>
    <message>
        <source>The question was too long.</source>
        <translation>La pregunta era demasiado larga.</translation>
    </message>
    <message>
        <source>With stop the model ended by itself, with length it was cut off.</source>
        <translation>Con stop el modelo terminó solo; con length lo cortaron.</translation>
    </message>
    <message>
        <source>A complete answer ends with stop.</source>
        <translation>Una respuesta completa termina con stop.</translation>
    </message>
    <message>
        <source>The response limit counts what the model writes, not the question.</source>
        <translation>El límite de respuesta cuenta lo que escribe el modelo, no la pregunta.</translation>
    </message>
    <message>
        <source>Move the response limit and read what is said below it.</source>
        <translation>Mueve el límite de respuesta y lee lo que se dice debajo.</translation>
    </message>
    <message>
        <source>A customer reads «deliv» where «delivery» was meant. How did that happen?</source>
        <translation>Un cliente lee «repar» donde debía decir «reparto». ¿Cómo ha pasado?</translation>
    </message>
    <message>
        <source>The limit fell between two tokens of the word.</source>
        <translation>El límite cayó entre dos tokens de la palabra.</translation>
    </message>
    <message>
        <source>The model made a spelling mistake.</source>
        <translation>El modelo cometió una falta de ortografía.</translation>
    </message>
    <message>
        <source>The limit fell between two words.</source>
        <translation>El límite cayó entre dos palabras.</translation>
    </message>
    <message>
        <source>The limit counts tokens, and a word may have several.</source>
        <translation>El límite cuenta tokens y una palabra puede tener varios.</translation>
    </message>
    <message>
        <source>It wrote the right tokens, only not all of them.</source>
        <translation>Escribió los tokens correctos, solo que no todos.</translation>
    </message>
    <message>
        <source>Then the last word would be whole.</source>
        <translation>Entonces la última palabra estaría entera.</translation>
    </message>
    <message>
        <source>What does the limit count, and how many of them has a word?</source>
        <translation>¿Qué cuenta el límite y cuántos tiene una palabra?</translation>
    </message>
    <message>
        <source>Why is counting the letters of a word hard for a language model?</source>
        <translation>¿Por qué a un modelo de lenguaje le cuesta contar las letras de una palabra?</translation>
    </message>
    <message>
        <source>It sees the numbers of tokens, not letters.</source>
        <translation>Ve números de tokens, no letras.</translation>
    </message>
    <message>
        <source>It has not learned the alphabet.</source>
        <translation>No ha aprendido el abecedario.</translation>
    </message>
    <message>
        <source>Long words do not fit into it.</source>
        <translation>Las palabras largas no le caben.</translation>
    </message>
    <message>
        <source>A token is one number for the model; the letters in it do not show.</source>
        <translation>Un token es un solo número para el modelo; sus letras no se ven.</translation>
    </message>
    <message>
        <source>It can write every letter; yet a token comes to it as one number.</source>
        <translation>Sabe escribir todas las letras, pero un token le llega como un número.</translation>
    </message>
    <message>
        <source>A long word is short for it: often two or three tokens.</source>
        <translation>Una palabra larga es corta para él: a menudo dos o tres tokens.</translation>
    </message>
    <message>
        <source>Show the tokens of the sample as ids.</source>
        <translation>Muestra los tokens de la muestra como ID.</translation>
    </message>
    <message>
        <source>One message often costs more in Bulgarian than in English. Why?</source>
        <translation>Un mismo mensaje suele costar más en búlgaro que en inglés. ¿Por qué?</translation>
    </message>
    <message>
        <source>The tokenizer saw little Bulgarian, so it cuts its words into more tokens.</source>
        <translation>El tokenizador vio poco búlgaro y corta sus palabras en más tokens.</translation>
    </message>
    <message>
        <source>The price of a token depends on the language.</source>
        <translation>El precio de un token depende del idioma.</translation>
    </message>
    <message>
        <source>Bulgarian words say more.</source>
        <translation>Las palabras búlgaras dicen más.</translation>
    </message>
    <message>
        <source>What is frequent becomes a token; a language that is rare in the corpus keeps small pieces.</source>
        <translation>Lo frecuente se vuelve token; un idioma raro en el corpus se queda en piezas pequeñas.</translation>
    </message>
    <message>
        <source>A token costs the same in each language; there are more of them.</source>
        <translation>Un token cuesta lo mismo en cada idioma; lo que hay son más tokens.</translation>
    </message>
    <message>
        <source>The message is the same; what differs is the number of tokens.</source>
        <translation>El mensaje es el mismo; lo que cambia es el número de tokens.</translation>
    </message>
    <message>
        <source>Which sequences of letters become tokens of their own?</source>
        <translation>¿Qué secuencias de letras se vuelven tokens propios?</translation>
    </message>
    <message>
        <source>What is the marker · at the beginning of a word good for?</source>
        <translation>¿Para qué sirve la marca · al principio de una palabra?</translation>
    </message>
    <message>
        <source>It tells the beginning of a word from the same letters inside another.</source>
        <translation>Distingue el principio de una palabra de las mismas letras dentro de otra.</translation>
    </message>
    <message>
        <source>It stands between any two tokens.</source>
        <translation>Está entre cada dos tokens.</translation>
    </message>
    <message>
        <source>It makes the letters of a word fewer.</source>
        <translation>Hace que una palabra tenga menos letras.</translation>
    </message>
    <message>
        <source>·in and the «in» inside another word are two tokens, and the spaces can be put back.</source>
        <translation>·en y el «en» dentro de otra palabra son dos tokens distintos, y los espacios se pueden recuperar.</translation>
    </message>
    <message>
        <source>Inside a word there is no marker, however many tokens it has.</source>
        <translation>Dentro de una palabra no hay marca, tenga los tokens que tenga.</translation>
    </message>
    <message>
        <source>It is one symbol more: without rules each word has one token more.</source>
        <translation>Es un símbolo más: sin reglas cada palabra tiene un token más.</translation>
    </message>
    <message>
        <source>Choose the preset with · and look where the marker stands.</source>
        <translation>Elige el ajuste con · y mira dónde está la marca.</translation>
    </message>
    <message>
        <source>The minimum count is 2. When does learning stop?</source>
        <translation>El recuento mínimo es 2. ¿Cuándo se deja de aprender?</translation>
    </message>
    <message>
        <source>When no pair is seen at least twice.</source>
        <translation>Cuando ningún par aparece al menos dos veces.</translation>
    </message>
    <message>
        <source>After two rules.</source>
        <translation>Después de dos reglas.</translation>
    </message>
    <message>
        <source>When each word has two tokens.</source>
        <translation>Cuando cada palabra tiene dos tokens.</translation>
    </message>
    <message>
        <source>A pair seen only once would learn a single word by heart.</source>
        <translation>Aprender un par que aparece una sola vez sería memorizar una única palabra.</translation>
    </message>
    <message>
        <source>How many rules are learned is another choice.</source>
        <translation>Cuántas reglas se aprenden es otra elección.</translation>
    </message>
    <message>
        <source>How many tokens a word has does not matter.</source>
        <translation>No importa cuántos tokens tiene una palabra.</translation>
    </message>
    <message>
        <source>The minimum count is compared with the count of the best pair.</source>
        <translation>El recuento mínimo se compara con el del mejor par.</translation>
    </message>
    <message>
        <source>Why is nothing unknown when the symbols are bytes?</source>
        <translation>¿Por qué no hay nada desconocido cuando los símbolos son bytes?</translation>
    </message>
    <message>
        <source>Every text is made of the same 256 bytes.</source>
        <translation>Todo texto está hecho de los mismos 256 bytes.</translation>
    </message>
    <message>
        <source>The alphabet holds all letters of the world.</source>
        <translation>El alfabeto contiene todas las letras del mundo.</translation>
    </message>
    <message>
        <source>Characters never seen are left out.</source>
        <translation>Los caracteres nunca vistos se omiten.</translation>
    </message>
    <message>
        <source>A character that was never seen has bytes, too: it takes several tokens.</source>
        <translation>Un carácter nunca visto también tiene bytes: ocupa varios tokens.</translation>
    </message>
    <message>
        <source>It holds 256 symbols only; a letter may take several of them.</source>
        <translation>Solo contiene 256 símbolos; una letra puede ocupar varios.</translation>
    </message>
    <message>
        <source>Nothing is left out: each byte has an id.</source>
        <translation>No se omite nada: cada byte tiene su ID.</translation>
    </message>
    <message>
        <source>How many different values can a byte have?</source>
        <translation>¿Cuántos valores distintos puede tener un byte?</translation>
    </message>
    <message>
        <source>Before the first rule the vocabulary has 30 tokens. How many has it after 60 rules?</source>
        <translation>Antes de la primera regla el vocabulario tiene 30 tokens. ¿Cuántos tiene después de 60 reglas?</translation>
    </message>
    <message>
        <source>90 tokens</source>
        <translation>90 tokens</translation>
    </message>
    <message>
        <source>60 tokens</source>
        <translation>60 tokens</translation>
    </message>
    <message>
        <source>30 tokens</source>
        <translation>30 tokens</translation>
    </message>
    <message>
        <source>Each rule adds one token, and none is taken away.</source>
        <translation>Cada regla añade un token y no se quita ninguno.</translation>
    </message>
    <message>
        <source>The letters stay: a new word may need them.</source>
        <translation>Las letras se quedan: una palabra nueva puede necesitarlas.</translation>
    </message>
    <message>
        <source>Each rule adds a token of its own.</source>
        <translation>Cada regla añade su propio token.</translation>
    </message>
    <message>
        <source>Does a letter leave the vocabulary when it is merged?</source>
        <translation>¿Sale una letra del vocabulario cuando se fusiona?</translation>
    </message>
    <message>
        <source>How does WordPiece cut a word?</source>
        <translation>¿Cómo corta WordPiece una palabra?</translation>
    </message>
    <message>
        <source>Again and again it takes the longest piece that it knows from the left.</source>
        <translation>Una y otra vez toma desde la izquierda la pieza más larga que conoce.</translation>
    </message>
    <message>
        <source>It applies its rules in the order learned.</source>
        <translation>Aplica sus reglas en el orden aprendido.</translation>
    </message>
    <message>
        <source>It chooses the most probable of all ways.</source>
        <translation>Elige la más probable de todas las maneras.</translation>
    </message>
    <message>
        <source>Pieces that go on inside a word are written with ##.</source>
        <translation>Las piezas que siguen dentro de una palabra se escriben con ##.</translation>
    </message>
    <message>
        <source>That is BPE.</source>
        <translation>Eso es BPE.</translation>
    </message>
    <message>
        <source>That is Unigram.</source>
        <translation>Eso es Unigram.</translation>
    </message>
    <message>
        <source>It needs no rules, only a list of pieces.</source>
        <translation>No necesita reglas, solo una lista de piezas.</translation>
    </message>
    <message>
        <source>How does Unigram come to its vocabulary?</source>
        <translation>¿Cómo llega Unigram a su vocabulario?</translation>
    </message>
    <message>
        <source>It begins with many pieces and drops those that matter least.</source>
        <translation>Empieza con muchas piezas y quita las que menos importan.</translation>
    </message>
    <message>
        <source>It begins with letters and joins the most frequent pair.</source>
        <translation>Empieza con letras y une el par más frecuente.</translation>
    </message>
    <message>
        <source>It takes every word of the corpus.</source>
        <translation>Toma todas las palabras del corpus.</translation>
    </message>
    <message>
        <source>Then it cuts each word in the most probable way.</source>
        <translation>Después corta cada palabra de la manera más probable.</translation>
    </message>
    <message>
        <source>That is a word dictionary: an unseen word would be unknown.</source>
        <translation>Eso es un diccionario de palabras: una palabra no vista sería desconocida.</translation>
    </message>
    <message>
        <source>BPE makes its vocabulary grow; Unigram does the opposite.</source>
        <translation>BPE hace crecer su vocabulario; Unigram hace lo contrario.</translation>
    </message>
</context>
<context>
    <name>ContextPart</name>
    <message>
        <source>CONTEXT WINDOW</source>
        <translation>VENTANA DE CONTEXTO</translation>
    </message>
    <message>
        <source>Size of the context window</source>
        <translation>Tamaño de la ventana de contexto</translation>
    </message>
    <message>
        <source>The prompt and the response share this many tokens</source>
        <translation>En estos tokens caben juntas la petición y la respuesta</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>tokens in all</source>
        <translation>tokens en total</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>Instrucciones</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>The context window drawn to scale</source>
        <translation>La ventana de contexto dibujada a escala</translation>
    </message>
    <message>
        <source>The frame is the window; what no longer fits is hatched and outside</source>
        <translation>El marco es la ventana; lo que ya no cabe queda fuera y rayado</translation>
    </message>
    <message>
        <source>What the model is told first: a text, or a number of tokens</source>
        <translation>Lo primero que se le dice al modelo: un texto o un número de tokens</translation>
    </message>
    <message>
        <source>What was said before, the oldest first: a text, or a number of tokens</source>
        <translation>Lo dicho antes, lo más antiguo primero: un texto o un número de tokens</translation>
    </message>
    <message>
        <source>What the model writes: a text, or a number of tokens</source>
        <translation>Lo que escribe el modelo: un texto o un número de tokens</translation>
    </message>
    <message>
        <source>a text, or a number of tokens</source>
        <translation>un texto o un número de tokens</translation>
    </message>
    <message>
        <source>What falls out of the window</source>
        <translation>Lo que se cae de la ventana</translation>
    </message>
    <message>
        <source>counting the tokens…</source>
        <translation>contando los tokens…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everything fits, and %Ln token(s) are free.</source>
        <translation>
            <numerusform>Cabe todo y queda %Ln token libre.</numerusform>
            <numerusform>Cabe todo y quedan %Ln tokens libres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) fell out, and the model forgets «{text}».</source>
        <translation>
            <numerusform>Se cayó %Ln token, y el modelo olvida «{text}».</numerusform>
            <numerusform>Se cayeron %Ln tokens, y el modelo olvida «{text}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The oldest %Ln token(s) of the history fell out.</source>
        <translation>
            <numerusform>Se cayó el token más antiguo del historial (%Ln).</numerusform>
            <numerusform>Se cayeron los %Ln tokens más antiguos del historial.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The response stops %Ln token(s) too early (length).</source>
        <translation>
            <numerusform>La respuesta se para %Ln token antes de tiempo (length).</numerusform>
            <numerusform>La respuesta se para %Ln tokens antes de tiempo (length).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) of the system prompt have no place.</source>
        <translation>
            <numerusform>%Ln token de las instrucciones no cabe.</numerusform>
            <numerusform>%Ln tokens de las instrucciones no caben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CorpusNotices</name>
    <message>
        <source>Edit a cleaned copy</source>
        <translation>Editar una copia limpia</translation>
    </message>
    <message>
        <source>Line ends become those of your editor, byte order marks go, other such characters become �; Ctrl+Z brings the text back</source>
        <translation>Los finales de línea pasan a ser los del editor, las marcas de orden de bytes desaparecen y los demás caracteres de este tipo se convierten en �; Control+Z recupera el texto</translation>
    </message>
    <message>
        <source>Edit this part</source>
        <translation>Editar esta parte</translation>
    </message>
    <message>
        <source>The part becomes a text of its own; Ctrl+Z brings the file back</source>
        <translation>La parte pasa a ser un texto propio; Control+Z recupera el archivo</translation>
    </message>
    <message>
        <source>Edit as one text</source>
        <translation>Editar como un solo texto</translation>
    </message>
    <message>
        <source>The files become one text with a line end between them; Ctrl+Z brings them back</source>
        <translation>Los archivos pasan a ser un solo texto con un final de línea entre ellos; Control+Z los recupera</translation>
    </message>
    <message>
        <source>Files of this folder that are no text were left out: {count}.</source>
        <translation>Se han dejado fuera los archivos de esta carpeta que no son texto: {count}.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s) here were no text and became �; everything else is as it was. If letters are missing, save the text as UTF-8 and open it again.</source>
        <translation>
            <numerusform>%Ln carácter no era texto y se ha convertido en �; todo lo demás sigue igual. Si faltan letras, guarda el texto como UTF-8 y vuelve a abrirlo.</numerusform>
            <numerusform>%Ln caracteres no eran texto y se han convertido en �; todo lo demás sigue igual. Si faltan letras, guarda el texto como UTF-8 y vuelve a abrirlo.</numerusform>
        </translation>
    </message>
    <message>
        <source>«{letter}» is spelled in two ways that look alike, so rules are learned for each. The text stays as it is; NFC reads both as one letter.</source>
        <translation>«{letter}» está escrita de dos maneras que se ven igual, así que se aprenden reglas para cada una. El texto no cambia; NFC las lee como una sola letra.</translation>
    </message>
    <message>
        <source>Use NFC</source>
        <translation>Usar NFC</translation>
    </message>
    <message>
        <source>Normalize every text to NFC before it is cut (Alt+Left takes it back)</source>
        <translation>Normaliza todo el texto a NFC antes de cortarlo (Alt+Izquierda lo deshace)</translation>
    </message>
    <message>
        <source>This corpus gives other rules than the opened file holds. The file&apos;s rules are kept; any change of the text learns its own.</source>
        <translation>Este corpus da otras reglas que las del archivo abierto. Se conservan las del archivo; si cambias el texto, se aprenden las suyas.</translation>
    </message>
    <message>
        <source>{pair}, chosen by hand for rule {number}, is no pair of that round here, so the rules go on without it. The fork is kept and comes back with its corpus and settings.</source>
        <translation>{pair}, elegido a mano para la regla {number}, aquí no es un par de esa ronda, así que las reglas siguen sin él. La rama se guarda y vuelve con su corpus y sus ajustes.</translation>
    </message>
    <message>
        <source>Bytes that are no {encoding} became �: {count}, the first in line {line} of {name}. If letters look wrong, choose another encoding below, under Reopen as.</source>
        <translation>Los bytes que no son {encoding} se han convertido en �: {count}, el primero en la línea {line} de {name}. Si las letras parecen mal, elige otra codificación abajo, en Reabrir como.</translation>
    </message>
    <message>
        <source>Word counts are shown, not typed: the first {shown} of {all} words. All of them are learned from.</source>
        <translation>El recuento de palabras se muestra, pero no se edita: las primeras {shown} de {all} palabras. Se aprende de todas.</translation>
    </message>
    <message>
        <source>Word counts are shown, not typed. Choose Own text above to type.</source>
        <translation>El recuento de palabras se muestra, pero no se edita. Para escribir, elige arriba «Texto propio».</translation>
    </message>
    <message>
        <source>This text is too long to be typed in: {all} characters. Its beginning is shown, all of it is learned from; change it in another program and open it again.</source>
        <translation>Este texto es demasiado largo para editarlo aquí: {all} caracteres. Se muestra el principio, pero se aprende de todo el texto; cámbialo en otro programa y vuelve a abrirlo.</translation>
    </message>
    <message>
        <source>{all} files, each cut by itself: the beginning is shown, all of it is learned from.</source>
        <translation>{all} archivos, cada uno cortado por separado: se muestra el principio y se aprende de todo.</translation>
    </message>
    <message>
        <source>A line of {all} characters is too long to be typed in. The beginning of the text is shown, all of it is learned from; break the line up in another program and open the text again.</source>
        <translation>Una línea de {all} caracteres es demasiado larga para editarla aquí. Se muestra el principio, pero se aprende de todo el texto; divide la línea en otro programa y vuelve a abrirlo.</translation>
    </message>
    <message>
        <source>An editor would change this text ({what}), so it is shown and learned from as it is. To type, edit a cleaned copy.</source>
        <translation>Un editor cambiaría este texto ({what}), así que se muestra y se aprende de él tal como es. Para escribir, edita una copia limpia.</translation>
    </message>
    <message>
        <source>An editor would change this text ({what}), so its beginning is shown, and all of it is learned from as it is. To type, edit a cleaned copy.</source>
        <translation>Un editor cambiaría este texto ({what}), así que se muestra el principio y se aprende de todo el texto tal como es. Para escribir, edita una copia limpia.</translation>
    </message>
    <message>
        <source>Only the first {taken} rows are open; what follows is not learned from.</source>
        <translation>Solo están abiertas las primeras {taken} filas; de lo que sigue no se aprende.</translation>
    </message>
    <message>
        <source>Only the beginning is open, {taken}; what follows is not learned from.</source>
        <translation>Solo se ha abierto el principio, {taken}; de lo que sigue no se aprende.</translation>
    </message>
    <message>
        <source>Only the beginning is open, {taken} of {all}; what follows is not learned from.</source>
        <translation>Solo se ha abierto el principio, {taken} de {all}; de lo que sigue no se aprende.</translation>
    </message>
    <message>
        <source>Files left out: {count}.</source>
        <translation>Archivos que han quedado fuera: {count}.</translation>
    </message>
    <message>
        <source>There is no end of a word near, so the part ends inside one.</source>
        <translation>No hay ningún final de palabra cerca, así que la parte acaba dentro de una.</translation>
    </message>
    <message>
        <source>line ends of several kinds</source>
        <translation>finales de línea de varios tipos</translation>
    </message>
</context>
<context>
    <name>CorpusPane</name>
    <message>
        <source>CORPUS</source>
        <translation>CORPUS</translation>
    </message>
    <message>
        <source>Corpus: the text that rules are learned from</source>
        <translation>Corpus: el texto del que se aprenden las reglas</translation>
    </message>
    <message>
        <source>The next pair is underlined where it stands. Tab leaves the text.</source>
        <translation>El par siguiente está subrayado allí donde aparece. Tabulador sale del texto.</translation>
    </message>
    <message>
        <source>The text that rules are learned from; Ctrl+Z takes typing back, Tab leaves the text</source>
        <translation>El texto del que se aprenden las reglas; Control+Z deshace lo escrito, Tabulador sale del texto</translation>
    </message>
    <message>
        <source>Type or paste a text. The two neighbours seen together most often become the first rule.</source>
        <translation>Escribe o pega un texto. Los dos vecinos que más veces aparecen juntos serán la primera regla.</translation>
    </message>
    <message>
        <source>How large the corpus is before the first merge</source>
        <translation>Tamaño del corpus antes de la primera fusión</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln línea</numerusform>
            <numerusform>%Ln líneas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln palabra</numerusform>
            <numerusform>%Ln palabras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln distinct</source>
        <translation>
            <numerusform>%Ln distinta</numerusform>
            <numerusform>%Ln distintas</numerusform>
        </translation>
    </message>
    <message>
        <source>only the part that is shown is searched</source>
        <translation>solo se busca en la parte mostrada</translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln byte</numerusform>
            <numerusform>%Ln bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln symbol(s)</source>
        <translation>
            <numerusform>%Ln símbolo</numerusform>
            <numerusform>%Ln símbolos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln letter(s)</source>
        <translation>
            <numerusform>%Ln letra</numerusform>
            <numerusform>%Ln letras</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CorpusWordsPart</name>
    <message>
        <source>Dearest words</source>
        <translation>Palabras más caras</translation>
    </message>
    <message>
        <source>The words that take most tokens, all that tie</source>
        <translation>Las palabras que ocupan más tokens, con todos los empates</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Palabras enteras</translation>
    </message>
    <message>
        <source>The words that are one token now</source>
        <translation>Las palabras que ahora son un solo token</translation>
    </message>
    <message>
        <source>Letters never merged</source>
        <translation>Letras nunca fusionadas</translation>
    </message>
    <message>
        <source>The letters that no rule has joined to anything</source>
        <translation>Las letras que ninguna regla ha unido a nada</translation>
    </message>
    <message>
        <source>What stands in the list</source>
        <translation>Qué hay en la lista</translation>
    </message>
    <message>
        <source>Words and letters that stand out</source>
        <translation>Palabras y letras que destacan</translation>
    </message>
    <message>
        <source>Choose a word to ask about it; Enter asks why</source>
        <translation>Elige una palabra para preguntar por ella; Intro pregunta por qué</translation>
    </message>
    <message>
        <source>letter</source>
        <translation>letra</translation>
    </message>
    <message>
        <source>word</source>
        <translation>palabra</translation>
    </message>
    <message>
        <source>cut into</source>
        <translation>cortada en</translation>
    </message>
    <message>
        <source>since rule</source>
        <translation>desde la regla</translation>
    </message>
    <message>
        <source>count</source>
        <translation>veces</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>contando…</translation>
    </message>
    <message>
        <source>There is no corpus.</source>
        <translation>No hay corpus.</translation>
    </message>
    <message>
        <source>The corpus has no word yet.</source>
        <translation>El corpus todavía no tiene palabras.</translation>
    </message>
    <message>
        <source>Every letter of the corpus is in some rule.</source>
        <translation>Todas las letras del corpus están en alguna regla.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s) of the corpus stand in no rule.</source>
        <translation>
            <numerusform>%Ln byte del corpus no está en ninguna regla.</numerusform>
            <numerusform>%Ln bytes del corpus no están en ninguna regla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln letter(s) of the corpus stand in no rule.</source>
        <translation>
            <numerusform>%Ln letra del corpus no está en ninguna regla.</numerusform>
            <numerusform>%Ln letras del corpus no están en ninguna regla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of {all} different words are one token.</source>
        <translation>
            <numerusform>%Ln de {all} palabras distintas es un solo token.</numerusform>
            <numerusform>%Ln de {all} palabras distintas son un solo token.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every word is one token.</source>
        <translation>Cada palabra es un solo token.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) take {tokens} tokens each; none takes more.</source>
        <translation>
            <numerusform>%Ln palabra ocupa {tokens} tokens; ninguna ocupa más.</numerusform>
            <numerusform>%Ln palabras ocupan {tokens} tokens cada una; ninguna ocupa más.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CostPane</name>
    <message>
        <source>MESSAGES, ONE ON A LINE</source>
        <translation>MENSAJES, UNO POR LÍNEA</translation>
    </message>
    <message>
        <source>Messages, one on a line</source>
        <translation>Mensajes, uno por línea</translation>
    </message>
    <message>
        <source>What customers write; beside each line its words, letters and tokens</source>
        <translation>Lo que escriben los clientes; junto a cada línea, sus palabras, letras y tokens</translation>
    </message>
    <message>
        <source>Type a message on each line.</source>
        <translation>Escribe un mensaje en cada línea.</translation>
    </message>
    <message>
        <source>words</source>
        <translation>palabras</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>letras</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>The messages counted</source>
        <translation>Los mensajes contados</translation>
    </message>
    <message>
        <source>COST OF A MONTH</source>
        <translation>COSTE DE UN MES</translation>
    </message>
    <message>
        <source>Cost of a month by tokens</source>
        <translation>Coste de un mes por tokens</translation>
    </message>
    <message>
        <source>Messages a month</source>
        <translation>Mensajes al mes</translation>
    </message>
    <message>
        <source>How many messages like these come in a month</source>
        <translation>Cuántos mensajes como estos llegan al mes</translation>
    </message>
    <message>
        <source>messages a month</source>
        <translation>mensajes al mes</translation>
    </message>
    <message>
        <source>Price of a million tokens of input</source>
        <translation>Precio de un millón de tokens de entrada</translation>
    </message>
    <message>
        <source>What a million tokens cost that the model reads</source>
        <translation>Lo que cuesta un millón de tokens que lee el modelo</translation>
    </message>
    <message>
        <source>input</source>
        <translation>entrada</translation>
    </message>
    <message>
        <source>Price of a million tokens of response</source>
        <translation>Precio de un millón de tokens de respuesta</translation>
    </message>
    <message>
        <source>What a million tokens cost that the model writes</source>
        <translation>Lo que cuesta un millón de tokens que escribe el modelo</translation>
    </message>
    <message>
        <source>response</source>
        <translation>respuesta</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>The currency of the prices; type another one</source>
        <translation>La moneda de los precios; puedes escribir otra</translation>
    </message>
    <message>
        <source>example prices, for a million tokens</source>
        <translation>precios de ejemplo, por millón de tokens</translation>
    </message>
    <message>
        <source>These prices are examples: type those of your provider</source>
        <translation>Estos precios son ejemplos: escribe los de tu proveedor</translation>
    </message>
    <message>
        <source>What the prices are</source>
        <translation>Qué son los precios</translation>
    </message>
    <message>
        <source>■ messages</source>
        <translation>■ mensajes</translation>
    </message>
    <message>
        <source>□ responses</source>
        <translation>□ respuestas</translation>
    </message>
    <message>
        <source>together</source>
        <translation>en total</translation>
    </message>
    <message>
        <source>by words</source>
        <translation>por palabras</translation>
    </message>
    <message>
        <source>by letters</source>
        <translation>por letras</translation>
    </message>
    <message>
        <source>by tokens</source>
        <translation>por tokens</translation>
    </message>
    <message>
        <source>Cost of a month by words, letters and tokens</source>
        <translation>Coste de un mes por palabras, letras y tokens</translation>
    </message>
    <message>
        <source>Tokens are what is paid; words and letters are what one might guess</source>
        <translation>Se pagan los tokens; las palabras y las letras son solo una suposición</translation>
    </message>
    <message>
        <source>That is too long: up to {most} letters are counted here.</source>
        <translation>Es demasiado largo: aquí se cuentan hasta {most} letras.</translation>
    </message>
    <message>
        <source>counting the tokens…</source>
        <translation>contando los tokens…</translation>
    </message>
    <message>
        <source>{amount} a month</source>
        <translation>{amount} al mes</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln palabra</numerusform>
            <numerusform>%Ln palabras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln letter(s)</source>
        <translation>
            <numerusform>%Ln letra</numerusform>
            <numerusform>%Ln letras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>{ratio} tokens per word</source>
        <translation>{ratio} tokens por palabra</translation>
    </message>
    <message>
        <source>◆ Message {number} is the dearest.</source>
        <translation>◆ El mensaje {number} es el más caro.</translation>
    </message>
    <message>
        <source>◆ Messages {numbers} are the dearest.</source>
        <translation>◆ Los mensajes {numbers} son los más caros.</translation>
    </message>
</context>
<context>
    <name>DictionaryPane</name>
    <message>
        <source>WORDS OF THE CORPUS</source>
        <translation>PALABRAS DEL CORPUS</translation>
    </message>
    <message>
        <source>A MESSAGE IN LETTERS, NUMBERS AND TOKENS</source>
        <translation>UN MENSAJE EN LETRAS, NÚMEROS Y TOKENS</translation>
    </message>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
    <message>
        <source>word</source>
        <translation>palabra</translation>
    </message>
    <message>
        <source>count</source>
        <translation>veces</translation>
    </message>
    <message>
        <source>Words of the corpus, numbered</source>
        <translation>Palabras del corpus, numeradas</translation>
    </message>
    <message>
        <source>Each distinct word of the corpus, in the order first seen</source>
        <translation>Cada palabra distinta del corpus, por orden de aparición</translation>
    </message>
    <message>
        <source>The message in letters, as numbers and in tokens</source>
        <translation>El mensaje en letras, como números y en tokens</translation>
    </message>
    <message>
        <source>Each word with its number, and with its tokens; ? is a word never seen</source>
        <translation>Cada palabra con su número y con sus tokens; ? es una palabra nunca vista</translation>
    </message>
    <message>
        <source>A message to look up</source>
        <translation>Un mensaje para buscar</translation>
    </message>
    <message>
        <source>Type a message of your own; an empty field shows the sample</source>
        <translation>Escribe un mensaje tuyo; con el campo vacío se ve la muestra</translation>
    </message>
    <message>
        <source>The sample is shown. Type another message here.</source>
        <translation>Vacío: la muestra. Escribe aquí otro mensaje.</translation>
    </message>
    <message>
        <source>Type a message to see it as numbers.</source>
        <translation>Escribe un mensaje para verlo como números.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) became ?: what they said is lost. Tokens lose nothing.</source>
        <translation>
            <numerusform>%Ln palabra se ha convertido en ?: lo que decía se pierde. Los tokens no pierden nada.</numerusform>
            <numerusform>%Ln palabras se han convertido en ?: lo que decían se pierde. Los tokens no pierden nada.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every word of the message is in it.</source>
        <translation>Todas las palabras del mensaje están en él.</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln word(s) stand here.</source>
        <translation>
            <numerusform>Aquí solo está la primera palabra (%Ln).</numerusform>
            <numerusform>Aquí solo están las primeras %Ln palabras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln letter(s)</source>
        <translation>
            <numerusform>%Ln letra</numerusform>
            <numerusform>%Ln letras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln palabra</numerusform>
            <numerusform>%Ln palabras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>What the dictionary knows</source>
        <translation>Lo que conoce el diccionario</translation>
    </message>
    <message numerus="yes">
        <source>The dictionary knows %Ln word(s) of the corpus.</source>
        <translation>
            <numerusform>El diccionario conoce %Ln palabra del corpus.</numerusform>
            <numerusform>El diccionario conoce %Ln palabras del corpus.</numerusform>
        </translation>
    </message>
    <message>
        <source>The corpus has no word yet.</source>
        <translation>El corpus todavía no tiene palabras.</translation>
    </message>
</context>
<context>
    <name>Drawer</name>
    <message>
        <source>Drawer with more tools</source>
        <translation>Panel con más herramientas</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Why a token, a pair, a rule or a word is as it is</source>
        <translation>Por qué un token, un par, una regla o una palabra es como es</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabulario</translation>
    </message>
    <message>
        <source>Every token with its count; dearest words, whole words, letters never merged</source>
        <translation>Cada token con su recuento; las palabras más caras, las enteras y las letras nunca fusionadas</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Paso a paso</translation>
    </message>
    <message>
        <source>A sentence passes through the rules, one after the other</source>
        <translation>Una frase pasa por las reglas, una tras otra</translation>
    </message>
    <message>
        <source>Word dictionary</source>
        <translation>Diccionario de palabras</translation>
    </message>
    <message>
        <source>What BPE replaces: a numbered list of words</source>
        <translation>Lo que BPE sustituye: una lista numerada de palabras</translation>
    </message>
    <message>
        <source>What the model sees</source>
        <translation>Lo que ve el modelo</translation>
    </message>
    <message>
        <source>Ids in place of letters, and what goes wrong because of that</source>
        <translation>Números en lugar de letras, y lo que por eso sale mal</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>What messages cost in tokens, and what fits into the context window</source>
        <translation>Lo que cuestan los mensajes en tokens y lo que cabe en la ventana de contexto</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Branches side by side: what another choice in one round leads to</source>
        <translation>Ramas una al lado de la otra: adónde lleva otra elección en una ronda</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Exercises from the corpus and rules at hand, marked with their reasons</source>
        <translation>Ejercicios con el corpus y las reglas de ahora, corregidos y explicados</translation>
    </message>
</context>
<context>
    <name>EncodingMenu</name>
    <message>
        <source>All languages (Unicode)</source>
        <translation>Todas las lenguas (Unicode)</translation>
    </message>
    <message>
        <source>Western Europe</source>
        <translation>Europa occidental</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Cirílico</translation>
    </message>
    <message>
        <source>Central Europe and Baltic</source>
        <translation>Europa central y países bálticos</translation>
    </message>
    <message>
        <source>Greek and Turkish</source>
        <translation>Griego y turco</translation>
    </message>
    <message>
        <source>Hebrew and Arabic</source>
        <translation>Hebreo y árabe</translation>
    </message>
    <message>
        <source>East Asia</source>
        <translation>Asia oriental</translation>
    </message>
</context>
<context>
    <name>ExerciseBlocks</name>
    <message>
        <source>Exercises</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Soluciones</translation>
    </message>
    <message>
        <source>nothing at all</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>«{text}»</source>
        <translation>«{text}»</translation>
    </message>
</context>
<context>
    <name>Exercises</name>
    <message>
        <source>The next merge</source>
        <translation>La siguiente fusión</translation>
    </message>
    <message>
        <source>The missing piece</source>
        <translation>La pieza que falta</translation>
    </message>
    <message>
        <source>Cut a word</source>
        <translation>Cortar una palabra</translation>
    </message>
    <message>
        <source>The right list of rules</source>
        <translation>La lista de reglas correcta</translation>
    </message>
    <message>
        <source>The faulty line</source>
        <translation>La línea con el fallo</translation>
    </message>
    <message>
        <source>The dearest word</source>
        <translation>La palabra más cara</translation>
    </message>
    <message>
        <source>What the customer sees</source>
        <translation>Lo que ve el cliente</translation>
    </message>
    <message>
        <source>A few words, each with how often it was seen. Which pair is merged first?</source>
        <translation>Unas palabras, cada una con las veces que aparece. ¿Qué par se fusiona primero?</translation>
    </message>
    <message>
        <source>A few words, each with how often it was seen, and the rules learned so far. Which pair is merged next?</source>
        <translation>Unas palabras, cada una con las veces que aparece, y las reglas aprendidas hasta ahora. ¿Qué par se fusiona después?</translation>
    </message>
    <message>
        <source>The word before and after rule {rank}. Which piece is missing?</source>
        <translation>La palabra antes y después de la regla {rank}. ¿Qué pieza falta?</translation>
    </message>
    <message>
        <source>How do the rules cut «{word}»?</source>
        <translation>¿Cómo cortan las reglas «{word}»?</translation>
    </message>
    <message>
        <source>Several people learned rules from these words. Whose list is right?</source>
        <translation>Varias personas aprendieron reglas de estas palabras. ¿Qué lista es la correcta?</translation>
    </message>
    <message>
        <source>A colleague&apos;s program learns wrong rules from these words. Which line is at fault?</source>
        <translation>El programa de una colega aprende reglas equivocadas de estas palabras. ¿En qué línea está el fallo?</translation>
    </message>
    <message>
        <source>It learns</source>
        <translation>Aprende</translation>
    </message>
    <message>
        <source>Right would be</source>
        <translation>Lo correcto sería</translation>
    </message>
    <message>
        <source>The response limit is {limit}. What does the customer see of this answer?</source>
        <translation>El límite de respuesta es {limit}. ¿Qué ve el cliente de esta respuesta?</translation>
    </message>
    <message>
        <source>The rules that may matter here, in their order</source>
        <translation>Las reglas que pueden influir aquí, en su orden</translation>
    </message>
    <message>
        <source>No rule matters here: each letter is a token.</source>
        <translation>Aquí no influye ninguna regla: cada letra es un token.</translation>
    </message>
    <message>
        <source>A pair counts as often as its word was seen: in a word seen 5 times, 5 times.</source>
        <translation>Un par cuenta tantas veces como aparece su palabra: si aparece 5 veces, cuenta 5.</translation>
    </message>
    <message>
        <source>If several pairs share the highest count, the one seen first wins, read from the first word on.</source>
        <translation>Si varios pares tienen el recuento más alto, gana el que aparece primero, leyendo desde la primera palabra.</translation>
    </message>
    <message>
        <source>The left and the right piece together are the new token.</source>
        <translation>La pieza izquierda y la derecha juntas son el token nuevo.</translation>
    </message>
    <message>
        <source>Letters of the missing piece: {letters}.</source>
        <translation>Letras de la pieza que falta: {letters}.</translation>
    </message>
    <message>
        <source>Apply each rule everywhere in the word before you take the next one.</source>
        <translation>Aplica cada regla en toda la palabra antes de pasar a la siguiente.</translation>
    </message>
    <message>
        <source>The first rule that joins something here is {rule}.</source>
        <translation>La primera regla que une algo aquí es {rule}.</translation>
    </message>
    <message>
        <source>Concepts</source>
        <translation>Conceptos</translation>
    </message>
    <message>
        <source>Which of these words costs the most tokens?</source>
        <translation>¿Cuál de estas palabras cuesta más tokens?</translation>
    </message>
    <message>
        <source>Do that round and the one before by hand. What does the program do differently?</source>
        <translation>Haz a mano esa ronda y la anterior. ¿Qué hace el programa de otra manera?</translation>
    </message>
    <message>
        <source>Look at round {round}: there the lists part.</source>
        <translation>Mira la ronda {round}: ahí se separan las listas.</translation>
    </message>
    <message>
        <source>Begin with the letters of a word and apply one rule after the other.</source>
        <translation>Empieza con las letras de una palabra y aplica una regla tras otra.</translation>
    </message>
    <message>
        <source>The longest word is not always the dearest: what was seen often has tokens of its own.</source>
        <translation>La palabra más larga no siempre es la más cara: lo que aparece mucho tiene tokens propios.</translation>
    </message>
    <message>
        <source>Count the tokens from the left, up to {limit}.</source>
        <translation>Cuenta los tokens desde la izquierda, hasta {limit}.</translation>
    </message>
    <message>
        <source>The limit counts tokens, neither words nor letters.</source>
        <translation>El límite cuenta tokens, ni palabras ni letras.</translation>
    </message>
    <message>
        <source>{pair} has the highest count, {count}.</source>
        <translation>{pair} tiene el recuento más alto, {count}.</translation>
    </message>
    <message>
        <source>{tied} pairs share the highest count, {count}; {pair} is seen first.</source>
        <translation>{tied} pares tienen el recuento más alto, {count}; {pair} aparece primero.</translation>
    </message>
    <message>
        <source>{pair} has the count {count}; the highest is {best}.</source>
        <translation>{pair} tiene el recuento {count}; el más alto es {best}.</translation>
    </message>
    <message>
        <source>{pair} has the highest count, {count}, but {first} has it too and is seen before.</source>
        <translation>{pair} tiene el recuento más alto, {count}, pero {first} también y aparece antes.</translation>
    </message>
    <message>
        <source>{pair} stands in most places, {words}, but a word counts as often as it was seen: the count is {count}, the highest is {best}.</source>
        <translation>{pair} está en más sitios, {words}, pero una palabra cuenta tantas veces como aparece: su recuento es {count}, el más alto es {best}.</translation>
    </message>
    <message>
        <source>{pair} would join two words; a merge never crosses a word&apos;s border.</source>
        <translation>{pair} uniría dos palabras; una fusión nunca cruza el borde de una palabra.</translation>
    </message>
    <message>
        <source>{pair} was merged already: no such neighbours are left.</source>
        <translation>{pair} ya se fusionó: no quedan vecinos así.</translation>
    </message>
    <message>
        <source>{rule} makes «{token}».</source>
        <translation>{rule} da «{token}».</translation>
    </message>
    <message>
        <source>«{token}» is the whole token; asked for is the piece that joins «{other}».</source>
        <translation>«{token}» es el token entero; se pide la pieza que se une a «{other}».</translation>
    </message>
    <message>
        <source>«{other}» is the piece that stands there; asked for is the other one.</source>
        <translation>«{other}» es la pieza que ya está; se pide la otra.</translation>
    </message>
    <message>
        <source>«{text}» and «{other}» do not make «{token}».</source>
        <translation>«{text}» y «{other}» no dan «{token}».</translation>
    </message>
    <message>
        <source>All rules in their order give {cut}.</source>
        <translation>Todas las reglas en su orden dan {cut}.</translation>
    </message>
    <message>
        <source>This stops too early: {rule} still joins something.</source>
        <translation>Aquí se para demasiado pronto: {rule} todavía une algo.</translation>
    </message>
    <message>
        <source>Here the rule {rule} was left out.</source>
        <translation>Aquí falta la regla {rule}.</translation>
    </message>
    <message>
        <source>This takes the longest known token from the left, as WordPiece does; BPE follows the order of its rules.</source>
        <translation>Esto toma desde la izquierda el token conocido más largo, como WordPiece; BPE sigue el orden de sus reglas.</translation>
    </message>
    <message>
        <source>This applies the last rule first; what counts is the order in which they were learned.</source>
        <translation>Esto aplica primero la última regla; lo que vale es el orden en que se aprendieron.</translation>
    </message>
    <message>
        <source>No rule makes the whole word one token.</source>
        <translation>Ninguna regla convierte la palabra entera en un token.</translation>
    </message>
    <message>
        <source>There is no rule that joins {rule}.</source>
        <translation>No hay ninguna regla que una {rule}.</translation>
    </message>
    <message>
        <source>Each round takes the pair with the highest count, and among equals the one seen first.</source>
        <translation>Cada ronda toma el par con el recuento más alto y, si hay empate, el que aparece primero.</translation>
    </message>
    <message>
        <source>{fault} In round {round} {right} would be right.</source>
        <translation>{fault} En la ronda {round} lo correcto sería {right}.</translation>
    </message>
    <message>
        <source>It is cut into {cut}. Tokens: {tokens}, more than any other.</source>
        <translation>Se corta en {cut}. Tokens: {tokens}, más que ninguna otra.</translation>
    </message>
    <message>
        <source>It is cut into {cut}. Tokens: {tokens}; the dearest word has {most}.</source>
        <translation>Se corta en {cut}. Tokens: {tokens}; la palabra más cara tiene {most}.</translation>
    </message>
    <message>
        <source>Tokens written: {limit} of {tokens}; then the model has to stop (length).</source>
        <translation>Tokens escritos: {limit} de {tokens}; después el modelo tiene que parar (length).</translation>
    </message>
    <message>
        <source>The answer has {tokens} tokens, no more than the limit: the model stops by itself (stop).</source>
        <translation>La respuesta tiene {tokens} tokens, no más que el límite: el modelo termina solo (stop).</translation>
    </message>
    <message>
        <source>Tokens here: {tokens}. The limit is {limit}.</source>
        <translation>Tokens aquí: {tokens}. El límite es {limit}.</translation>
    </message>
    <message>
        <source>Words here: {limit}. The limit counts tokens.</source>
        <translation>Palabras aquí: {limit}. El límite cuenta tokens.</translation>
    </message>
    <message>
        <source>Letters here: {limit}. The limit counts tokens.</source>
        <translation>Letras aquí: {limit}. El límite cuenta tokens.</translation>
    </message>
    <message>
        <source>The model does not finish the word: it has to stop in the middle.</source>
        <translation>El modelo no termina la palabra: tiene que parar a la mitad.</translation>
    </message>
    <message>
        <source>The half word stays: its first tokens are written already.</source>
        <translation>La media palabra se queda: sus primeros tokens ya están escritos.</translation>
    </message>
    <message>
        <source>Here each word counted once, however often it was seen.</source>
        <translation>Aquí cada palabra contó una sola vez, aunque aparezca muchas.</translation>
    </message>
    <message>
        <source>Here the last pair of a tie was taken instead of the first.</source>
        <translation>Aquí, en un empate, se tomó el último par en vez del primero.</translation>
    </message>
    <message>
        <source>Here the first word was never changed after a merge.</source>
        <translation>Aquí la primera palabra nunca se cambió después de una fusión.</translation>
    </message>
    <message>
        <source>Here the place moved on by only one after a merge, so the right piece was used twice.</source>
        <translation>Aquí, después de una fusión, se avanzó solo un puesto y la pieza derecha se usó dos veces.</translation>
    </message>
    <message>
        <source>It adds 1 for each word; it should add how often the word was seen.</source>
        <translation>Suma 1 por palabra; debería sumar las veces que aparece la palabra.</translation>
    </message>
    <message>
        <source>It takes the last pair of a tie; it should take the one seen first.</source>
        <translation>En un empate toma el último par; debería tomar el que aparece primero.</translation>
    </message>
    <message>
        <source>It leaves the first word out; every word has to be changed.</source>
        <translation>Se salta la primera palabra; hay que cambiarlas todas.</translation>
    </message>
    <message>
        <source>It always moves on by one; after a merge it should jump over both pieces.</source>
        <translation>Siempre avanza uno; después de una fusión debería saltar las dos piezas.</translation>
    </message>
    <message>
        <source>This line is sound: a pair counts as often as its word was seen.</source>
        <translation>Esta línea está bien: un par cuenta tantas veces como aparece su palabra.</translation>
    </message>
    <message>
        <source>This line is sound: among equals it takes the one seen first.</source>
        <translation>Esta línea está bien: en un empate toma el que aparece primero.</translation>
    </message>
    <message>
        <source>This line is sound: it goes through all words.</source>
        <translation>Esta línea está bien: recorre todas las palabras.</translation>
    </message>
    <message>
        <source>This line is sound: after a merge it jumps over both pieces.</source>
        <translation>Esta línea está bien: después de una fusión salta las dos piezas.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Export the rules</source>
        <translation>Exportar las reglas</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation>Textos (*.txt)</translation>
    </message>
    <message>
        <source>Export the vocabulary</source>
        <translation>Exportar el vocabulario</translation>
    </message>
    <message>
        <source>Tables (*.tsv)</source>
        <translation>Tablas (*.tsv)</translation>
    </message>
    <message>
        <source>Picture of the window</source>
        <translation>Imagen de la ventana</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <source>Pictures (*.png);;Drawings (*.svg)</source>
        <translation>Imágenes (*.png);;Dibujos (*.svg)</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Sessions (*.bpe.json)</source>
        <translation>Sesiones (*.bpe.json)</translation>
    </message>
    <message>
        <source>Texts (*.txt *.md *.gz *.xz)</source>
        <translation>Textos (*.txt *.md *.gz *.xz)</translation>
    </message>
    <message>
        <source>Word counts (*.tsv *.parquet)</source>
        <translation>Recuentos de palabras (*.tsv *.parquet)</translation>
    </message>
    <message>
        <source>Sets of exercises (*.exercises.json)</source>
        <translation>Series de ejercicios (*.exercises.json)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open a part</source>
        <translation>Abrir una parte</translation>
    </message>
    <message>
        <source>How many MB, from the beginning on?</source>
        <translation>¿Cuántos MB desde el principio?</translation>
    </message>
    <message>
        <source>Open a folder</source>
        <translation>Abrir una carpeta</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Guardar la sesión</translation>
    </message>
</context>
<context>
    <name>Find</name>
    <message>
        <source>searching…</source>
        <translation>buscando…</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>no se encuentra</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} de {all}</translation>
    </message>
    <message>
        <source>from the beginning again</source>
        <translation>otra vez desde el principio</translation>
    </message>
    <message>
        <source>from the end again</source>
        <translation>otra vez desde el final</translation>
    </message>
</context>
<context>
    <name>FindStrip</name>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>Texto que buscar</translation>
    </message>
    <message>
        <source>Enter goes to the next hit, Shift+Enter back, Esc closes</source>
        <translation>Intro va al siguiente, Mayús+Intro vuelve atrás, Esc cierra</translation>
    </message>
    <message>
        <source>Letters, or the number of a rule</source>
        <translation>Letras, o el número de una regla</translation>
    </message>
    <message>
        <source>What is searched</source>
        <translation>Dónde se busca</translation>
    </message>
    <message>
        <source>Choose what is searched</source>
        <translation>Elige dónde se busca</translation>
    </message>
    <message>
        <source>in the corpus</source>
        <translation>en el corpus</translation>
    </message>
    <message>
        <source>in the rules</source>
        <translation>en las reglas</translation>
    </message>
    <message>
        <source>in the vocabulary</source>
        <translation>en el vocabulario</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Mayúsculas y minúsculas</translation>
    </message>
    <message>
        <source>Capital and small letters are different ones</source>
        <translation>Distingue las letras mayúsculas de las minúsculas</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Qué se encontró</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>El anterior</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>El siguiente</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Cerrar la búsqueda</translation>
    </message>
</context>
<context>
    <name>ForkButton</name>
    <message>
        <source>Merge {pair}</source>
        <translation>Fusionar {pair}</translation>
    </message>
    <message>
        <source>Merge {pair} instead</source>
        <translation>Fusionar mejor {pair}</translation>
    </message>
    <message>
        <source>The pair that this round takes</source>
        <translation>El par que toma esta ronda</translation>
    </message>
    <message>
        <source>{branch} takes this pair: go there</source>
        <translation>{branch} toma este par: ve allí</translation>
    </message>
    <message>
        <source>Take this pair by hand: the rules that follow are learned on a branch of their own</source>
        <translation>Toma este par a mano: las reglas que siguen se aprenden en una rama aparte</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Your own session is put aside. It comes back when you close the lesson.</source>
        <translation>Tu propia sesión queda guardada aparte. Vuelve cuando cierres la lección.</translation>
    </message>
    <message>
        <source>The session from before the lesson is still here.</source>
        <translation>La sesión de antes de la lección sigue aquí.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Recuperarla</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>Guided lesson</source>
        <translation>Lección guiada</translation>
    </message>
    <message>
        <source>GUIDED LESSON</source>
        <translation>LECCIÓN GUIADA</translation>
    </message>
    <message>
        <source>YOUR TURN</source>
        <translation>TE TOCA A TI</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Close the lesson</source>
        <translation>Cerrar la lección</translation>
    </message>
    <message>
        <source>Close the lesson; it goes on here next time</source>
        <translation>Cerrar la lección; la próxima vez sigue aquí</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Desde el principio</translation>
    </message>
    <message>
        <source>Begin the lesson again</source>
        <translation>Empezar la lección de nuevo</translation>
    </message>
    <message>
        <source>Begin the lesson again with its first step</source>
        <translation>Empezar la lección de nuevo por el primer paso</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>The step before</source>
        <translation>El paso anterior</translation>
    </message>
    <message>
        <source>{step} of {steps}</source>
        <translation>{step} de {steps}</translation>
    </message>
    <message>
        <source>Step of the lesson</source>
        <translation>Paso de la lección</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>The next step; you may skip this one</source>
        <translation>El paso siguiente; este te lo puedes saltar</translation>
    </message>
    <message>
        <source>Go on to the next step</source>
        <translation>Seguir con el paso siguiente</translation>
    </message>
</context>
<context>
    <name>HandoutDialog</name>
    <message>
        <source>Hand-out</source>
        <translation>Hoja para clase</translation>
    </message>
    <message>
        <source>Made from the corpus and the rules as they are now, in the language of the window.</source>
        <translation>Se hace con el corpus y las reglas tal como están ahora, en el idioma de la ventana.</translation>
    </message>
    <message>
        <source>The corpus</source>
        <translation>El corpus</translation>
    </message>
    <message>
        <source>The text that the rules are learned from</source>
        <translation>El texto del que se aprenden las reglas</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Las reglas</translation>
    </message>
    <message>
        <source>All rules in force, as the lesson prints them</source>
        <translation>Todas las reglas vigentes, como las imprime la lección</translation>
    </message>
    <message>
        <source>The chart</source>
        <translation>El gráfico</translation>
    </message>
    <message>
        <source>Tokens per merge</source>
        <translation>Tokens tras cada fusión</translation>
    </message>
    <message>
        <source>Coloured sentences</source>
        <translation>Frases en color</translation>
    </message>
    <message>
        <source>The sample and the first lines of the corpus</source>
        <translation>La muestra y las primeras líneas del corpus</translation>
    </message>
    <message>
        <source>With the answers</source>
        <translation>Con las soluciones</translation>
    </message>
    <message>
        <source>The answers stand on a sheet of their own</source>
        <translation>Las soluciones van en una hoja aparte</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>How many exercises; 0 for none</source>
        <translation>Cuántos ejercicios; 0 para ninguno</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>The same seed gives the same exercises</source>
        <translation>La misma semilla da los mismos ejercicios</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>Guardar como &amp;PDF…</translation>
    </message>
    <message>
        <source>Save the hand-out as a PDF file</source>
        <translation>Guardar la hoja como archivo PDF</translation>
    </message>
    <message>
        <source>Save as &amp;web page…</source>
        <translation>Guardar como página &amp;web…</translation>
    </message>
    <message>
        <source>One HTML file that needs nothing else</source>
        <translation>Un archivo HTML que no necesita nada más</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Print the hand-out</source>
        <translation>Imprimir la hoja</translation>
    </message>
    <message>
        <source>Save the hand-out</source>
        <translation>Guardar la hoja</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Páginas web (*.html)</translation>
    </message>
</context>
<context>
    <name>HandoutMaker</name>
    <message>
        <source>From letters to tokens</source>
        <translation>De letras a tokens</translation>
    </message>
    <message>
        <source>Tokens per merge</source>
        <translation>Tokens tras cada fusión</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s)</source>
        <translation>
            <numerusform>%Ln regla</numerusform>
            <numerusform>%Ln reglas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) in the corpus</source>
        <translation>
            <numerusform>%Ln token en el corpus</numerusform>
            <numerusform>%Ln tokens en el corpus</numerusform>
        </translation>
    </message>
    <message>
        <source>The corpus</source>
        <translation>El corpus</translation>
    </message>
    <message>
        <source>Lines that end with … go on.</source>
        <translation>Las líneas que terminan en … continúan.</translation>
    </message>
    <message>
        <source>The corpus goes on.</source>
        <translation>El corpus continúa.</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Las reglas</translation>
    </message>
    <message>
        <source>No rule yet.</source>
        <translation>Aún no hay reglas.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more rule(s) follow.</source>
        <translation>
            <numerusform>Sigue %Ln regla más.</numerusform>
            <numerusform>Siguen %Ln reglas más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule {number} was chosen by hand.</source>
        <translation>La regla {number} se eligió a mano.</translation>
    </message>
    <message>
        <source>Rule {number} was chosen by hand instead of {pair} ({count}).</source>
        <translation>La regla {number} se eligió a mano en vez de {pair} ({count}).</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them won a tie: the pair seen first was taken.</source>
        <translation>
            <numerusform>%Ln de ellas ganó un empate: se tomó el par visto primero.</numerusform>
            <numerusform>%Ln de ellas ganaron un empate: se tomó el par visto primero.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sentences as tokens</source>
        <translation>Frases en tokens</translation>
    </message>
    <message numerus="yes">
        <source>With a limit of %Ln token(s) the customer sees: «{text}»</source>
        <translation>
            <numerusform>Con un límite de %Ln token el cliente ve: «{text}»</numerusform>
            <numerusform>Con un límite de %Ln tokens el cliente ve: «{text}»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>Here the beginning; the text goes on.</source>
        <translation>Aquí está el principio; el texto continúa.</translation>
    </message>
</context>
<context>
    <name>HeldOutDialog</name>
    <message>
        <source>Held-out texts</source>
        <translation>Textos apartados</translation>
    </message>
    <message>
        <source>No rule is learned from these texts. Their curves show whether more rules still help.</source>
        <translation>De estos textos no se aprende ninguna regla. Sus curvas muestran si más reglas todavía ayudan.</translation>
    </message>
    <message>
        <source>Each line of the &amp;sample is a text</source>
        <translation>Cada línea de la &amp;muestra es un texto</translation>
    </message>
    <message>
        <source>The lines of the text above the tokens have a curve each</source>
        <translation>Las líneas del texto que está sobre los tokens tienen una curva cada una</translation>
    </message>
    <message>
        <source>TEXTS, ONE ON A LINE</source>
        <translation>TEXTOS, UNO POR LÍNEA</translation>
    </message>
    <message>
        <source>Held-out texts, one on a line</source>
        <translation>Textos apartados, uno por línea</translation>
    </message>
    <message>
        <source>Each line has a curve of its own; empty lines are left out</source>
        <translation>Cada línea tiene su curva; las vacías no cuentan</translation>
    </message>
    <message>
        <source>Type a sentence on each line.</source>
        <translation>Escribe una frase en cada línea.</translation>
    </message>
    <message>
        <source>Add the &amp;messages of Cost</source>
        <translation>Añadir los &amp;mensajes de Coste</translation>
    </message>
    <message>
        <source>The messages whose cost is estimated, behind the lines typed here</source>
        <translation>Los mensajes cuyo coste se estima, tras las líneas escritas aquí</translation>
    </message>
    <message>
        <source>FILES, EACH ONE TEXT</source>
        <translation>ARCHIVOS, CADA UNO UN TEXTO</translation>
    </message>
    <message>
        <source>Files with held-out texts</source>
        <translation>Archivos con textos apartados</translation>
    </message>
    <message>
        <source>Delete takes a file away; it stays on the disk</source>
        <translation>Supr quita un archivo; en el disco se queda</translation>
    </message>
    <message>
        <source>&amp;Add files…</source>
        <translation>&amp;Añadir archivos…</translation>
    </message>
    <message>
        <source>Texts in any encoding; they are kept in the session</source>
        <translation>Textos en cualquier codificación; se guardan en la sesión</translation>
    </message>
    <message>
        <source>&amp;Remove the file</source>
        <translation>&amp;Quitar el archivo</translation>
    </message>
    <message>
        <source>Takes the chosen file away; it stays on the disk</source>
        <translation>Quita el archivo elegido; en el disco se queda</translation>
    </message>
    <message>
        <source>What is measured</source>
        <translation>Qué se mide</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Qué ha fallado</translation>
    </message>
    <message>
        <source>Add held-out texts</source>
        <translation>Añadir textos apartados</translation>
    </message>
    <message>
        <source>That is too long to be typed here: up to {most} letters. Add it as a file.</source>
        <translation>Es demasiado largo para escribirlo aquí: hasta {most} letras. Añádelo como archivo.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s)</source>
        <translation>
            <numerusform>%Ln texto</numerusform>
            <numerusform>%Ln textos</numerusform>
        </translation>
    </message>
    <message>
        <source>the first {most} are drawn, the large chart lists all</source>
        <translation>se dibujan los primeros {most}; la gráfica grande los enumera todos</translation>
    </message>
    <message>
        <source>more are not measured</source>
        <translation>más no se miden</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>leyendo…</translation>
    </message>
    <message>
        <source>Stopped; the next change of a text or a rule measures them again.</source>
        <translation>Detenido; el próximo cambio de un texto o de una regla los mide de nuevo.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Go to</source>
        <translation>Ir a</translation>
    </message>
    <message>
        <source>In the panes</source>
        <translation>En los paneles</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Reveal the pair, then merge it</source>
        <translation>Muestra el par y luego lo fusiona</translation>
    </message>
    <message>
        <source>Take back the last step</source>
        <translation>Deshace el último paso</translation>
    </message>
    <message>
        <source>Darken the screen, or show it again</source>
        <translation>Oscurece la pantalla o la muestra de nuevo</translation>
    </message>
    <message>
        <source>Show all parts</source>
        <translation>Mostrar todas las partes</translation>
    </message>
    <message>
        <source>Show one part alone</source>
        <translation>Mostrar una sola parte</translation>
    </message>
    <message>
        <source>Leave the presentation</source>
        <translation>Salir de la presentación</translation>
    </message>
    <message>
        <source>Choose an answer</source>
        <translation>Elegir una respuesta</translation>
    </message>
    <message>
        <source>Give a hint</source>
        <translation>Dar una pista</translation>
    </message>
    <message>
        <source>Check the answer; after it, the next exercise</source>
        <translation>Comprobar la respuesta; después, el ejercicio siguiente</translation>
    </message>
    <message>
        <source>In the presentation</source>
        <translation>En la presentación</translation>
    </message>
    <message>
        <source>In the practice</source>
        <translation>En la práctica</translation>
    </message>
</context>
<context>
    <name>HelpPanel</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>All keys of the window</source>
        <translation>Todas las teclas de la ventana</translation>
    </message>
    <message>
        <source>What is exact</source>
        <translation>Qué es exacto</translation>
    </message>
    <message>
        <source>What is exact in this program, and what is simplified</source>
        <translation>Qué es exacto en este programa y qué está simplificado</translation>
    </message>
    <message>
        <source>Close the help (Esc)</source>
        <translation>Cerrar la ayuda (Esc)</translation>
    </message>
</context>
<context>
    <name>HelpTexts</name>
    <message>
        <source>What is exact, what is simplified</source>
        <translation>Qué es exacto y qué está simplificado</translation>
    </message>
    <message>
        <source>Exact: counts, ties, rules, tokens, the curve, the cut at a limit and the costs are computed from the text in the window; nothing is drawn by hand. Whenever the program is tested, a second, slow way of counting must find the same rules.</source>
        <translation>Exacto: los recuentos, los empates, las reglas, los tokens, la curva, el corte en el límite y los costes se calculan a partir del texto de la ventana; nada está puesto a mano. Cada vez que se prueba el programa, otra forma de contar, lenta, tiene que hallar las mismas reglas.</translation>
    </message>
    <message>
        <source>Ties: among pairs that are seen equally often this program takes the one seen first in the corpus. Others go by the letters or leave it to chance. Their rules differ then, and none is wrong.</source>
        <translation>Empates: entre pares que aparecen las mismas veces, este programa toma el que aparece primero en el corpus. Otros se guían por las letras o lo dejan al azar. Entonces sus reglas son distintas, y ninguna está mal.</translation>
    </message>
    <message>
        <source>Words: in the lesson the text is cut at spaces, and no rule joins across them. Real models cut with a pattern that also parts letters, digits and signs and leaves the space at the word behind it. The preset Bytes with spaces does the same.</source>
        <translation>Palabras: en la lección el texto se corta en los espacios y ninguna regla une a través de ellos. Los modelos reales cortan con un patrón que además separa letras, cifras y signos y deja el espacio pegado a la palabra que sigue. El ajuste «Bytes con espacios» hace lo mismo.</translation>
    </message>
    <message>
        <source>Letters and bytes: the lesson begins with letters because one can see them. Most large models begin with the 256 bytes that texts are stored in: nothing is unknown to them, and a letter such as ñ or я may be two tokens.</source>
        <translation>Letras y bytes: la lección empieza con letras porque se ven. La mayoría de los modelos grandes empieza con los 256 bytes con los que se guardan los textos: nada les es desconocido, y una letra como ñ o я puede ser dos tokens.</translation>
    </message>
    <message>
        <source>Special tokens: real models have tokens that are no text, such as the end of an answer or who is speaking. They count and cost like others. Own settings can add some.</source>
        <translation>Tokens especiales: los modelos reales tienen tokens que no son texto, como el fin de una respuesta o quién habla. Cuentan y cuestan como los demás. En los ajustes propios se pueden añadir.</translation>
    </message>
    <message>
        <source>Size: real vocabularies have tens or hundreds of thousands of tokens, learned from far more text. Here a few dozen messages show the same method, so words fall into more pieces.</source>
        <translation>Tamaño: los vocabularios reales tienen decenas o cientos de miles de tokens, aprendidos de mucho más texto. Aquí unas docenas de mensajes muestran el mismo método, y por eso las palabras se parten en más piezas.</translation>
    </message>
    <message>
        <source>Other methods: not every model uses BPE. WordPiece and Unigram choose their pieces in other ways.</source>
        <translation>Otros métodos: no todos los modelos usan BPE. WordPiece y Unigram eligen sus piezas de otra manera.</translation>
    </message>
    <message>
        <source>The answer: no model writes in this program. The sample stands for its answer, and the shorter answers are prepared or cut from it. A real model would choose its own words.</source>
        <translation>La respuesta: en este programa no escribe ningún modelo. La muestra hace de respuesta, y las respuestas más cortas están preparadas o se recortan de ella. Un modelo real elegiría sus propias palabras.</translation>
    </message>
    <message>
        <source>Prices: all of them are examples. Providers change theirs, and what is read has another price than what is written.</source>
        <translation>Precios: todos son ejemplos. Los proveedores cambian los suyos, y lo que se lee tiene otro precio que lo que se escribe.</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>La ventana</translation>
    </message>
    <message>
        <source>From left to right: the corpus, the rules learned from it, and what they do with a text. Press Merge and watch all parts change.</source>
        <translation>De izquierda a derecha: el corpus, las reglas aprendidas de él y lo que hacen con un texto. Pulsa Fusionar y mira cómo cambian todas las partes.</translation>
    </message>
    <message>
        <source>Help follows you: go to a part of the window, and this page speaks about it.</source>
        <translation>La ayuda te sigue: ve a una parte de la ventana y esta página hablará de ella.</translation>
    </message>
    <message>
        <source>The bar</source>
        <translation>La barra</translation>
    </message>
    <message>
        <source>Merge makes a rule: the pair seen most often becomes one token everywhere. Play goes on merging by itself; To… goes to a number of rules, forward or back. What was learned is kept.</source>
        <translation>Fusionar crea una regla: el par más frecuente pasa a ser un solo token en todas partes. Reproducir sigue fusionando sin ayuda; Ir a… va a un número de reglas, hacia delante o hacia atrás. Lo aprendido se conserva.</translation>
    </message>
    <message>
        <source>The preset says how text is cut into words and symbols, and when learning stops.</source>
        <translation>El ajuste dice cómo se corta el texto en palabras y símbolos y cuándo se deja de aprender.</translation>
    </message>
    <message>
        <source>Own settings</source>
        <translation>Ajustes propios</translation>
    </message>
    <message>
        <source>Here you decide what a word is, what a symbol is and when learning stops. The rules are learned anew after each change.</source>
        <translation>Aquí decides qué es una palabra, qué es un símbolo y cuándo se deja de aprender. Tras cada cambio las reglas se aprenden de nuevo.</translation>
    </message>
    <message>
        <source>Characters are what people read; bytes are what computers store, and nothing is unknown to them. A pair seen less often than the minimum count makes no rule.</source>
        <translation>Los caracteres son lo que leemos; los bytes son lo que guarda el ordenador, y para ellos nada es desconocido. Un par que aparece menos veces que el mínimo no da ninguna regla.</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>Corpus</translation>
    </message>
    <message>
        <source>The corpus is the text that the rules are learned from. Choose one at the top, open a file or type your own: the rules follow.</source>
        <translation>El corpus es el texto del que se aprenden las reglas. Elige uno arriba, abre un archivo o escribe el tuyo: las reglas cambian con él.</translation>
    </message>
    <message>
        <source>The letters that light up are the next pair, or the rule that you select in the list.</source>
        <translation>Las letras iluminadas son el par siguiente o la regla que elijas en la lista.</translation>
    </message>
    <message>
        <source>Next pair and rules</source>
        <translation>Par siguiente y reglas</translation>
    </message>
    <message>
        <source>At the top stand the pairs of neighbours and how often each is seen. The most frequent one becomes the next rule; in a tie the one seen first in the corpus wins.</source>
        <translation>Arriba están los pares de vecinos y las veces que aparece cada uno. El más frecuente será la regla siguiente; en un empate gana el que aparece primero en el corpus.</translation>
    </message>
    <message>
        <source>Below stand the rules in the order in which they were learned. New text is cut by the same rules in the same order. Select one to see where it is used, or copy it.</source>
        <translation>Debajo están las reglas en el orden en que se aprendieron. El texto nuevo se corta con las mismas reglas y en el mismo orden. Elige una para ver dónde actúa, o cópiala.</translation>
    </message>
    <message>
        <source>Select another pair and press Enter to merge it by hand: the rules go on from there on a branch of their own, and Compare in the drawer shows what came of it.</source>
        <translation>Selecciona otro par y pulsa Intro para fusionarlo a mano: desde ahí las reglas siguen en una rama aparte, y Comparar, en el cajón, muestra qué salió de ello.</translation>
    </message>
    <message>
        <source>Sample and tokens</source>
        <translation>Muestra y tokens</translation>
    </message>
    <message>
        <source>The sample is a text that the rules cut, whether they have seen it or not. Each box is one token: for the model, one number.</source>
        <translation>La muestra es un texto que las reglas cortan, lo hayan visto o no. Cada casilla es un token: para el modelo, un número.</translation>
    </message>
    <message>
        <source>Colours only tell neighbours apart. A dotted box is a symbol that the corpus does not have. Point at a box, or walk with the arrow keys, to read where it comes from.</source>
        <translation>Los colores solo distinguen a los vecinos. Una casilla de puntos es un símbolo que el corpus no tiene. Señala una casilla, o ve con las flechas, para leer de dónde viene.</translation>
    </message>
    <message>
        <source>Click a token, or walk to it: a sign stands above each place where it stands, and the line below tells how many these are; Esc ends that. Ctrl+I asks why it is a token. Select with the mouse or with Shift and the arrow keys; the menu of the right button, or of the Menu key, copies text, tokens or ids.</source>
        <translation>Haz clic en un token, o ve hasta él: un signo señala cada sitio donde está, y la línea de abajo dice cuántos son; Esc lo quita. Ctrl+I pregunta por qué es un token. Selecciona con el ratón o con Mayús y las flechas; el menú del botón derecho, o el de la tecla Menú, copia el texto, los tokens o los ID.</translation>
    </message>
    <message>
        <source>Response limit</source>
        <translation>Límite de respuesta</translation>
    </message>
    <message>
        <source>A model writes one token after the other and must stop at the limit, even inside a word or a number. The bubble shows what the customer reads.</source>
        <translation>Un modelo escribe un token tras otro y tiene que parar en el límite, incluso dentro de una palabra o de un número. El bocadillo muestra lo que lee el cliente.</translation>
    </message>
    <message>
        <source>Play writes the answer as a model does. length means that the limit stopped it, stop that it had finished. Two ways out: ask for a shorter answer, or raise the limit and pay for more tokens.</source>
        <translation>El botón de reproducir escribe la respuesta como un modelo. length significa que lo paró el límite; stop, que había terminado. Dos salidas: pedir una respuesta más corta, o subir el límite y pagar más tokens.</translation>
    </message>
    <message>
        <source>Tokens per merge</source>
        <translation>Tokens tras cada fusión</translation>
    </message>
    <message>
        <source>The line shows how many tokens the corpus has after each merge, the dashed one the sample. The first rules save most. Where the dashed line stays level, more rules do not help the sample.</source>
        <translation>La línea muestra cuántos tokens tiene el corpus tras cada fusión; la discontinua, la muestra. Las primeras reglas son las que más ahorran. Donde la línea discontinua se queda plana, más reglas no ayudan a la muestra.</translation>
    </message>
    <message>
        <source>Held-out texts show best when more rules stop helping, because no rule was learned from them: each line or file has a curve. The large chart has a table that tells which merge was the last to help.</source>
        <translation>Los textos apartados muestran mejor cuándo más reglas dejan de ayudar, porque de ellos no se aprendió ninguna: cada línea o archivo tiene una curva. La gráfica grande tiene una tabla que dice qué fusión fue la última en ayudar.</translation>
    </message>
    <message>
        <source>The menu in the heading compares texts of any length in percent, gives the first merges more room, shows what each merge saves, and marks from where on that is little.</source>
        <translation>El menú del encabezado compara en porcentaje textos de cualquier longitud, da más sitio a las primeras fusiones, muestra lo que ahorra cada una y marca desde dónde eso es poco.</translation>
    </message>
    <message>
        <source>Click to go to a merge, or walk there with the arrow keys. With Shift the arrow keys only read; Enter goes to what is read.</source>
        <translation>Haz clic para ir a una fusión, o llega con las flechas. Con Mayús las flechas solo leen; Intro va a lo que se lee.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>This page answers about whatever was touched last: a token, a pair, a rule or a word. Its links lead on, and Back, or the Backspace key, leads back.</source>
        <translation>Esta página responde sobre lo último que tocaste: un token, un par, una regla o una palabra. Sus enlaces llevan más lejos; Atrás, o la tecla Retroceso, te devuelve.</translation>
    </message>
    <message>
        <source>A word grows card by card. Press a card to go to its merge; those with dashes around them are rules to come, found by learning on beside your session, which stays as it is.</source>
        <translation>Una palabra crece tarjeta a tarjeta. Pulsa una para ir a su fusión; las de borde discontinuo son reglas futuras, halladas al seguir aprendiendo aparte de tu sesión, que queda como está.</translation>
    </message>
    <message>
        <source>The pairs of a round stand in a queue: the most frequent first, among equals the one seen first. A pair inside a word has to wait until all before it are merged.</source>
        <translation>Los pares de una ronda hacen cola: delante el más frecuente y, si hay empate, el que aparece primero. Un par dentro de una palabra espera hasta que se fusionen los que tiene delante.</translation>
    </message>
    <message>
        <source>Of a pair or a rule it says where its count comes from: each word that holds it, frequency × times, and together they are the count. In aaaa the pair a + a is seen three times, but only two can be joined.</source>
        <translation>De un par o una regla dice de dónde salen sus veces: cada palabra que lo tiene, frecuencia × veces, y juntas dan el total. En aaaa el par a + a aparece tres veces, pero solo dos se pueden unir.</translation>
    </message>
    <message>
        <source>Tie lists the pairs that are seen equally often, each with its first place. Other programs take another of them: choose a rule of ties, and the star moves. Learned once more by each of these rules, the rules part somewhere, and corpus and sample have a few tokens more or fewer.</source>
        <translation>Empate muestra los pares que aparecen las mismas veces, cada uno con su primer lugar. Otros programas toman otro de ellos: elige una regla de desempate y la estrella se mueve. Aprendidas otra vez con cada una, las reglas se separan en algún punto, y el corpus y la muestra tienen algunos tokens más o menos.</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabulario</translation>
    </message>
    <message>
        <source>All tokens after the present merge: first the letters, then one for each rule. The id is the number that a model gets. The counts of all tokens add up to the tokens of the corpus.</source>
        <translation>Todos los tokens tras la fusión actual: primero las letras, después uno por cada regla. El ID es el número que recibe un modelo. Los recuentos de todos los tokens suman los tokens del corpus.</translation>
    </message>
    <message>
        <source>A token may be gone from the corpus: longer ones have swallowed it. It stays in the vocabulary, because a new word may need it. Point at a token to read which rules took how many of it.</source>
        <translation>Un token puede desaparecer del corpus: se lo han tragado otros más largos. Se queda en el vocabulario, porque una palabra nueva puede necesitarlo. Señala un token para leer qué reglas se llevaron cuántos.</translation>
    </message>
    <message>
        <source>Beside it stand the words that still take most tokens, the words that are one token by now, and the letters that no rule has used.</source>
        <translation>Al lado están las palabras que todavía ocupan más tokens, las que ya son un solo token y las letras que ninguna regla ha usado.</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Paso a paso</translation>
    </message>
    <message>
        <source>A sentence passes through the rules in their order. Two tokens light up and become one. Rules that find nothing in it are passed over and named.</source>
        <translation>Una frase pasa por las reglas en su orden. Dos tokens se iluminan y se hacen uno. Las reglas que no encuentran nada en ella se saltan y se nombran.</translation>
    </message>
    <message>
        <source>Choose a line of the sample or type a sentence. The arrow keys on the slider go forward and back, the space bar plays.</source>
        <translation>Elige una línea de la muestra o escribe una frase. En el deslizador, las flechas avanzan y retroceden y la barra espaciadora reproduce.</translation>
    </message>
    <message>
        <source>Word dictionary</source>
        <translation>Diccionario de palabras</translation>
    </message>
    <message>
        <source>Before BPE each word of the corpus had a number. A word that was never seen became ?, and what it said was lost.</source>
        <translation>Antes de BPE cada palabra del corpus tenía un número. Una palabra nunca vista se convertía en ?, y lo que decía se perdía.</translation>
    </message>
    <message>
        <source>Tokens leave no such gap: an unseen word falls into smaller pieces that are known.</source>
        <translation>Los tokens no dejan ese hueco: una palabra nueva se parte en piezas más pequeñas que sí se conocen.</translation>
    </message>
    <message>
        <source>What the model sees</source>
        <translation>Lo que ve el modelo</translation>
    </message>
    <message>
        <source>A model gets the numbers of the tokens and not their letters. So it has to guess when it counts letters, writes a word backwards or adds long numbers.</source>
        <translation>Un modelo recibe los números de los tokens y no sus letras. Por eso tiene que adivinar cuando cuenta letras, escribe una palabra al revés o suma números largos.</translation>
    </message>
    <message>
        <source>Type a word and compare what you see with what the model sees.</source>
        <translation>Escribe una palabra y compara lo que ves tú con lo que ve el modelo.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Models are paid by tokens, for what they read and for what they write. Here the estimate by words, by letters and by tokens stand side by side.</source>
        <translation>Los modelos se pagan por tokens: por lo que leen y por lo que escriben. Aquí se comparan los cálculos por palabras, por letras y por tokens.</translation>
    </message>
    <message>
        <source>The prices are examples: type those that you pay.</source>
        <translation>Los precios son ejemplos: escribe los que pagas tú.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Another choice in one round changes what follows. Select a pair in the list under Next pair and press Enter: it is merged by hand, and a fork goes on from there by the usual rule. A hand marks what was chosen so.</source>
        <translation>Otra elección en una ronda cambia lo que sigue. Selecciona un par en la lista de Par siguiente y pulsa Intro: se fusiona a mano, y desde ahí una rama sigue con la regla de siempre. Una mano marca lo que se eligió así.</translation>
    </message>
    <message>
        <source>Each branch stands here with its tokens, after as many merges as are in force now and at its end. Enter or a double click goes to a branch; what was learned stays on each, and Alt+Left leads back.</source>
        <translation>Aquí está cada rama con sus tokens, tras tantas fusiones como hay ahora en vigor y al final. Intro o un doble clic lleva a una rama; lo aprendido queda en cada una, y Alt+Izquierda lleva de vuelta.</translation>
    </message>
    <message>
        <source>Below two names stand the rules of both: ≠ marks rounds in which they take other pairs, and beside each pair stands where the other branch has it. Often the same rules come in another order.</source>
        <translation>Debajo de dos nombres están las reglas de ambas: ≠ marca las rondas en las que toman pares distintos, y junto a cada par dice dónde lo tiene la otra rama. A menudo son las mismas reglas en otro orden.</translation>
    </message>
    <message>
        <source>Guided lesson</source>
        <translation>Lección guiada</translation>
    </message>
    <message>
        <source>Ten steps tell the whole story. Each one sets up the window, frames what matters and waits until you have done something; what is framed with dots is there to be watched.</source>
        <translation>Diez pasos cuentan toda la historia. Cada uno prepara la ventana, enmarca lo importante y espera a que hagas algo; lo que tiene un marco de puntos es para mirarlo.</translation>
    </message>
    <message>
        <source>You can go back or on at any time. Your own session is put aside meanwhile and comes back when you close the lesson.</source>
        <translation>Puedes ir atrás o adelante cuando quieras. Mientras tanto, tu propia sesión queda guardada aparte y vuelve cuando cierras la lección.</translation>
    </message>
    <message>
        <source>Presentation</source>
        <translation>Presentación</translation>
    </message>
    <message>
        <source>Full screen for a class: the next pair is hidden, so that everybody can guess first. Page down reveals it, and merges it when it is pressed again; Page up takes the step back. A presenter&apos;s remote sends these keys.</source>
        <translation>Pantalla completa para la clase: el par siguiente está oculto, para que antes todos puedan adivinarlo. Av Pág lo muestra y, al pulsarla otra vez, lo fusiona; Re Pág deshace el paso. Los mandos de presentación envían estas teclas.</translation>
    </message>
    <message>
        <source>The keys 1 to 5 show one part alone, 0 shows all. B or the full stop darkens the screen until the next key. Esc leaves, and the window is as it was before.</source>
        <translation>Las teclas 1 a 5 muestran una sola parte y 0 las muestra todas. B o el punto oscurecen la pantalla hasta la tecla siguiente. Con Esc se sale, y la ventana queda como estaba.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>The exercises are made from the corpus and the rules at hand, so there is always another one. Each answer is marked at once, with the reason.</source>
        <translation>Los ejercicios se hacen con el corpus y las reglas del momento, así que siempre hay otro. Cada respuesta se corrige enseguida, con el motivo.</translation>
    </message>
    <message>
        <source>The same seed gives the same exercises, so a whole class can do them.</source>
        <translation>La misma semilla da los mismos ejercicios, y así puede hacerlos toda la clase.</translation>
    </message>
    <message>
        <source>The keys 1 to 4 choose an answer, ? gives a hint, Enter goes on.</source>
        <translation>Las teclas 1 a 4 eligen una respuesta, ? da una pista e Intro continúa.</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Finds a text in the corpus, in the rules or in the vocabulary: in the part that you were in, or the one that you choose. Letters with accents are found however they are spelled.</source>
        <translation>Busca un texto en el corpus, en las reglas o en el vocabulario: en la parte donde estabas o en la que elijas. Las letras con tilde se encuentran se escriban como se escriban.</translation>
    </message>
    <message>
        <source>In the rules e+l finds the pair, and a number finds the rule of that number; in the vocabulary it finds the token of that id.</source>
        <translation>En las reglas, e+l encuentra el par, y un número encuentra la regla con ese número; en el vocabulario encuentra el token con ese ID.</translation>
    </message>
    <message>
        <source>The line at the bottom</source>
        <translation>La línea de abajo</translation>
    </message>
    <message>
        <source>It tells the encoding and the size of the corpus, what is being worked on, and the language. Work that takes long can be cancelled here.</source>
        <translation>Dice la codificación y el tamaño del corpus, en qué se está trabajando y el idioma. Aquí se cancela el trabajo que tarda.</translation>
    </message>
</context>
<context>
    <name>LessonTexts</name>
    <message>
        <source>A dictionary of words</source>
        <translation>Un diccionario de palabras</translation>
    </message>
    <message>
        <source>Letters are too many</source>
        <translation>Las letras son demasiadas</translation>
    </message>
    <message>
        <source>Pieces are learned</source>
        <translation>Las piezas se aprenden</translation>
    </message>
    <message>
        <source>When pairs are equal</source>
        <translation>Cuando hay un empate</translation>
    </message>
    <message>
        <source>A new word, the same rules</source>
        <translation>Una palabra nueva, las mismas reglas</translation>
    </message>
    <message>
        <source>Everything counts in tokens</source>
        <translation>Todo se cuenta en tokens</translation>
    </message>
    <message>
        <source>What is rare costs more</source>
        <translation>Lo raro cuesta más</translation>
    </message>
    <message>
        <source>The model sees no letters</source>
        <translation>El modelo no ve letras</translation>
    </message>
    <message>
        <source>Half a word</source>
        <translation>Media palabra</translation>
    </message>
    <message>
        <source>Where words begin</source>
        <translation>Dónde empiezan las palabras</translation>
    </message>
    <message>
        <source>A model works with numbers, so every word could get one. The drawer below shows such a dictionary of the shop&apos;s messages, and the sample in its numbers. It works as long as each word was seen before.</source>
        <translation>Un modelo trabaja con números, así que cada palabra podría tener el suyo. El panel de abajo muestra un diccionario así, hecho con los mensajes de la tienda, y la muestra en números. Funciona mientras todas las palabras sean conocidas.</translation>
    </message>
    <message>
        <source>Letters know every word: a few dozen of them are enough. But texts become long, and a model writes piece by piece. Without any rule each piece is one letter.</source>
        <translation>Con letras se escribe cualquier palabra: bastan unas decenas. Pero los textos se hacen largos, y un modelo escribe pieza a pieza. Sin ninguna regla, cada pieza es una letra.</translation>
    </message>
    <message>
        <source>Between words and letters lie pieces. The program counts which two neighbours stand side by side most often in the corpus and makes them one piece. Here they are {pair}, {count} times. Then it counts again.</source>
        <translation>Entre las palabras y las letras hay piezas. El programa cuenta qué dos piezas vecinas están juntas más veces en el corpus y hace de ellas una sola. Aquí son {pair}, {count} veces. Después vuelve a contar.</translation>
    </message>
    <message>
        <source>Now several pairs share the highest count, {count}: {pair} and {other}, for example. So that everybody learns the same rules, the pair that is seen first in the corpus wins.</source>
        <translation>Ahora hay un empate: varios pares tienen el recuento más alto, {count}; por ejemplo {pair} y {other}. Para que todos aprendan las mismas reglas, gana el par que se ve primero en el corpus.</translation>
    </message>
    <message>
        <source>{rules} rules are learned. «{word}» stands in no message, so the dictionary had only ? for it. The rules cut it all the same, each one in its turn, from the first to the last.</source>
        <translation>Ya hay {rules} reglas aprendidas. «{word}» no está en ningún mensaje, y el diccionario solo tenía un ? para ella. Las reglas la cortan de todos modos, cada una en su turno, de la primera a la última.</translation>
    </message>
    <message>
        <source>The pieces are called tokens, and everything is counted in them: the price, the context window that holds prompt and response, and the length of an answer. Whoever plans by words gets it wrong.</source>
        <translation>Las piezas se llaman tokens, y todo se cuenta en ellos: el precio, la ventana de contexto, donde caben la petición y la respuesta, y la longitud de una respuesta. Quien calcula por palabras se equivoca.</translation>
    </message>
    <message>
        <source>«{frequent}» stands {times} times in the corpus and has become one token. Rare words, numbers and other languages meet few rules and stay in many small pieces.</source>
        <translation>«{frequent}» aparece {times} veces en el corpus y ya es un solo token. Las palabras raras, los números y otros idiomas encuentran pocas reglas y se quedan en muchas piezas pequeñas.</translation>
    </message>
    <message>
        <source>The model gets no letters, only the number of each token. In the drawer you see above what you read, and below what the model gets. No number says which letters are in it.</source>
        <translation>El modelo no recibe letras, solo el número de cada token. En el panel de abajo ves arriba lo que lees tú y debajo lo que recibe el modelo. Ningún número dice qué letras hay dentro.</translation>
    </message>
    <message>
        <source>A model writes token by token and stops at the response limit, wherever that is. This answer has {tokens} tokens, and with all of them it is complete.</source>
        <translation>Un modelo escribe token a token y se detiene en el límite de respuesta, caiga donde caiga. Esta respuesta tiene {tokens} tokens, y con todos está completa.</translation>
    </message>
    <message>
        <source>Real tokenizers mark where a word begins, here with ·, so that the text can be put together again with its spaces. And they take only pairs seen at least twice: here that leaves {twice} of {all} rules, and single words are not learned by heart.</source>
        <translation>Los tokenizadores reales marcan dónde empieza una palabra, aquí con ·, para poder volver a montar el texto con sus espacios. Y solo toman pares vistos al menos dos veces: aquí quedan {twice} de {all} reglas, y así no se aprenden de memoria palabras sueltas.</translation>
    </message>
    <message>
        <source>Add a word to the sample ({keys}) that the shop never used, such as «{word}».</source>
        <translation>Añade a la muestra ({keys}) una palabra que la tienda no haya usado nunca, por ejemplo «{word}».</translation>
    </message>
    <message>
        <source>Let the model write the answer ({keys}), and watch.</source>
        <translation>Haz que el modelo escriba la respuesta ({keys}) y mira.</translation>
    </message>
    <message>
        <source>Press Merge three times ({keys}), and watch the tokens on the right.</source>
        <translation>Pulsa Fusionar tres veces ({keys}) y mira los tokens de la derecha.</translation>
    </message>
    <message>
        <source>Look which pair stands first in the list, then press Merge ({keys}).</source>
        <translation>Mira qué par está primero en la lista y pulsa Fusionar ({keys}).</translation>
    </message>
    <message>
        <source>Step forward ({keys}) until all rules have passed.</source>
        <translation>Avanza paso a paso ({keys}) hasta que hayan pasado todas las reglas.</translation>
    </message>
    <message>
        <source>Change the number of messages a month, and compare the estimate by words with that by tokens.</source>
        <translation>Cambia el número de mensajes al mes y compara el cálculo por palabras con el cálculo por tokens.</translation>
    </message>
    <message>
        <source>Write «{rare}» behind it ({keys}), or a long number, or a word of another language.</source>
        <translation>Escribe detrás «{rare}» ({keys}), o un número largo, o una palabra de otro idioma.</translation>
    </message>
    <message>
        <source>Take the next word, or type one of your own, and count its letters.</source>
        <translation>Toma otra palabra o escribe una tuya, y cuenta sus letras.</translation>
    </message>
    <message>
        <source>Set the limit to {limit} ({keys}, then the arrow keys), and read what the customer gets.</source>
        <translation>Pon el límite en {limit} ({keys} y después las flechas) y lee lo que recibe el cliente.</translation>
    </message>
    <message>
        <source>Choose the preset «{preset}» ({keys}).</source>
        <translation>En Ajustes, elige «{preset}» ({keys}).</translation>
    </message>
    <message>
        <source>«{word}» has no number: the dictionary writes ?, and what the customer meant is lost. New words come every day, and no list holds them all.</source>
        <translation>«{word}» no tiene número: el diccionario escribe ?, y lo que el cliente quería decir se pierde. Cada día aparecen palabras nuevas, y ninguna lista las tiene todas.</translation>
    </message>
    <message>
        <source>Letter by letter it goes, and the whole answer takes {tokens} steps, each of which needs time and money. Letters lose nothing, but they are too many.</source>
        <translation>Va letra a letra, y la respuesta entera necesita {tokens} pasos; cada uno cuesta tiempo y dinero. Con letras no se pierde nada, pero son demasiadas.</translation>
    </message>
    <message>
        <source>The corpus has shrunk from {before} to {after} tokens, and the sample with it. Each rule is a line of the list: which two pieces became one, and how often they stood side by side.</source>
        <translation>El corpus ha bajado de {before} a {after} tokens, y la muestra también se acorta. Cada regla es una línea de la lista: qué dos piezas se hicieron una y cuántas veces estaban juntas.</translation>
    </message>
    <message>
        <source>{pair} came first; {tied} pairs had the same count. The list marks such a choice. Had the messages stood in another order, another pair could have won: the rules depend on the text and on this agreement.</source>
        <translation>{pair} estaba primero; los pares con el mismo recuento eran {tied}. La lista marca esas elecciones. Con los mensajes en otro orden podría haber ganado otro par: las reglas dependen del texto y de este acuerdo.</translation>
    </message>
    <message>
        <source>«{word}» became {pieces}: pieces that were learned from other words. Nothing is lost, and the same rules in the same order always cut it the same way.</source>
        <translation>«{word}» ha quedado en {pieces}: piezas aprendidas de otras palabras. No se pierde nada, y las mismas reglas en el mismo orden la cortan siempre igual.</translation>
    </message>
    <message>
        <source>Without a message nothing is paid; each token of a message costs.</source>
        <translation>Sin mensajes no se paga nada; cada token de un mensaje cuesta.</translation>
    </message>
    <message>
        <source>By words these messages would cost {words}, by tokens they cost {tokens}: on average a word has {each} tokens. Only tokens are paid for.</source>
        <translation>Por palabras estos mensajes costarían {words}; por tokens cuestan {tokens}: de media una palabra tiene {each} tokens. Lo que se paga son los tokens.</translation>
    </message>
    <message>
        <source>«{word}» costs {tokens} tokens, «{frequent}» one. So the same message can cost several times as much in a language that the rules saw little of.</source>
        <translation>«{word}» cuesta {tokens} tokens; «{frequent}», uno. Por eso un mismo mensaje puede costar varias veces más en un idioma del que las reglas han visto poco.</translation>
    </message>
    <message>
        <source>Letters that you read in «{word}»: {letters}. Numbers that the model gets: {numbers}. That is why it miscounts letters, turns words round wrongly and gets long sums wrong.</source>
        <translation>Letras que lees en «{word}»: {letters}. Números que recibe el modelo: {numbers}. Por eso cuenta mal las letras, da mal la vuelta a las palabras y falla en las sumas largas.</translation>
    </message>
    <message>
        <source>«{kept}» is all that is left of «{word}», and the customer may take it for the whole word. The model does not notice. A shorter answer helps, or a higher limit.</source>
        <translation>De «{word}» solo queda «{kept}», y el cliente puede tomarlo por la palabra entera. El modelo no se da cuenta. Ayuda una respuesta más corta, o un límite más alto.</translation>
    </message>
    <message>
        <source>The rules were learned anew. {token} stands only where a word begins and is another token than the same letters inside one. That was the whole story: exercises on it wait in the drawer, under Practice.</source>
        <translation>Las reglas se han aprendido de nuevo. {token} solo está donde empieza una palabra, y es un token distinto de las mismas letras dentro de una. Esta era toda la historia: abajo, en Práctica, te esperan ejercicios.</translation>
    </message>
</context>
<context>
    <name>LettersPane</name>
    <message>
        <source>COUNTING LETTERS</source>
        <translation>CONTAR LETRAS</translation>
    </message>
    <message>
        <source>TURNING A WORD ROUND</source>
        <translation>DAR LA VUELTA A UNA PALABRA</translation>
    </message>
    <message>
        <source>LONG SUMS</source>
        <translation>SUMAS LARGAS</translation>
    </message>
    <message>
        <source>A word</source>
        <translation>Una palabra</translation>
    </message>
    <message>
        <source>The word that the model is asked about; type your own</source>
        <translation>La palabra por la que se pregunta al modelo; escribe la tuya</translation>
    </message>
    <message>
        <source>Type a word.</source>
        <translation>Escribe una palabra.</translation>
    </message>
    <message>
        <source>Next word</source>
        <translation>Otra palabra</translation>
    </message>
    <message>
        <source>Next word of the sample</source>
        <translation>Otra palabra de la muestra</translation>
    </message>
    <message>
        <source>Take the next word of the sample that is cut in pieces</source>
        <translation>Toma otra palabra de la muestra que esté cortada en piezas</translation>
    </message>
    <message>
        <source>A sum</source>
        <translation>Una suma</translation>
    </message>
    <message>
        <source>Two numbers that the model is asked to add; type your own</source>
        <translation>Dos números que el modelo debe sumar; escribe los tuyos</translation>
    </message>
    <message>
        <source>Type two numbers.</source>
        <translation>Escribe dos números.</translation>
    </message>
    <message>
        <source>The word in letters, tokens and ids</source>
        <translation>La palabra en letras, tokens e ID</translation>
    </message>
    <message>
        <source>The word backwards, its tokens and ids</source>
        <translation>La palabra al revés, sus tokens e ID</translation>
    </message>
    <message>
        <source>The numbers, their tokens and ids</source>
        <translation>Los números, sus tokens e ID</translation>
    </message>
    <message>
        <source>Above what you read, below the numbers that the model gets</source>
        <translation>Arriba lo que lees tú, abajo los números que recibe el modelo</translation>
    </message>
    <message>
        <source>The word backwards is cut by the same rules</source>
        <translation>La palabra al revés se corta con las mismas reglas</translation>
    </message>
    <message>
        <source>A line stands where thousands begin; the pieces keep to other places</source>
        <translation>Una raya marca los miles; las piezas no la respetan</translation>
    </message>
    <message>
        <source>Why counting goes wrong</source>
        <translation>Por qué falla al contar</translation>
    </message>
    <message>
        <source>Why turning round goes wrong</source>
        <translation>Por qué falla al dar la vuelta</translation>
    </message>
    <message>
        <source>Why sums go wrong</source>
        <translation>Por qué fallan las sumas</translation>
    </message>
    <message>
        <source>Type a word to see what the model gets.</source>
        <translation>Escribe una palabra para ver qué recibe el modelo.</translation>
    </message>
    <message numerus="yes">
        <source>You see %Ln times «{letter}».</source>
        <translation>
            <numerusform>Tú ves «{letter}» %Ln vez.</numerusform>
            <numerusform>Tú ves «{letter}» %Ln veces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The model gets %Ln number(s), and no number says which letters are in it.</source>
        <translation>
            <numerusform>El modelo recibe %Ln número, que no dice qué letras contiene.</numerusform>
            <numerusform>El modelo recibe %Ln números, y ninguno dice qué letras contiene.</numerusform>
        </translation>
    </message>
    <message>
        <source>Letters that the corpus lacks have no id: {letters}.</source>
        <translation>Las letras que no están en el corpus no tienen ID: {letters}.</translation>
    </message>
    <message numerus="yes">
        <source>Backwards it has %Ln token(s)</source>
        <translation>
            <numerusform>Al revés tiene %Ln token</numerusform>
            <numerusform>Al revés tiene %Ln tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>This word is the same backwards.</source>
        <translation>Esta palabra es igual al revés.</translation>
    </message>
    <message>
        <source>No rule has joined anything here: letter for letter it is the same backwards.</source>
        <translation>Aquí ninguna regla ha unido nada: letra a letra, al revés son los mismos ID.</translation>
    </message>
    <message numerus="yes">
        <source>in place of %Ln</source>
        <translation>
            <numerusform>en lugar de %Ln</numerusform>
            <numerusform>en lugar de %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of these ids stand(s) in the word itself.</source>
        <translation>
            <numerusform>%Ln de estos ID está en la palabra misma.</numerusform>
            <numerusform>%Ln de estos ID están en la palabra misma.</numerusform>
        </translation>
    </message>
    <message>
        <source>To turn the ids round does not turn the letters round.</source>
        <translation>Dar la vuelta a los ID no da la vuelta a las letras.</translation>
    </message>
    <message>
        <source>Type two numbers to see how they are cut.</source>
        <translation>Escribe dos números para ver cómo se cortan.</translation>
    </message>
    <message>
        <source>A digit that the corpus lacks has no id: the model gets ? in its place.</source>
        <translation>Una cifra que no está en el corpus no tiene ID: el modelo recibe ? en su lugar.</translation>
    </message>
    <message>
        <source>Each digit is a token. Its id says nothing about its worth: {a} is {id}, {b} is {of}.</source>
        <translation>Cada cifra es un token. Su ID no dice nada de su valor: {a} es {id}, {b} es {of}.</translation>
    </message>
    <message>
        <source>Here the pieces happen to keep to the thousands.</source>
        <translation>Aquí las piezas coinciden por casualidad con los miles.</translation>
    </message>
    <message>
        <source>The pieces {pieces} do not keep to the thousands: in each number they are worth another amount.</source>
        <translation>Las piezas {pieces} no respetan los miles: en cada número valen otra cosa.</translation>
    </message>
</context>
<context>
    <name>LimitPane</name>
    <message>
        <source>RESPONSE LIMIT</source>
        <translation>LÍMITE DE RESPUESTA</translation>
    </message>
    <message>
        <source>Response limit</source>
        <translation>Límite de respuesta</translation>
    </message>
    <message>
        <source>How many tokens the model may write: drag, or use the arrow keys</source>
        <translation>Cuántos tokens puede escribir el modelo: arrastra o usa las flechas</translation>
    </message>
    <message>
        <source>Response limit as a number</source>
        <translation>Límite de respuesta como número</translation>
    </message>
    <message>
        <source>How many tokens the model may write</source>
        <translation>Cuántos tokens puede escribir el modelo</translation>
    </message>
    <message>
        <source>What the customer sees</source>
        <translation>Lo que ve el cliente</translation>
    </message>
    <message>
        <source>In the bubble, what the customer sees; behind it, what is lost</source>
        <translation>En el bocadillo, lo que ve el cliente; detrás, lo que se pierde</translation>
    </message>
    <message>
        <source>Copy what the customer sees</source>
        <translation>Copiar lo que ve el cliente</translation>
    </message>
    <message>
        <source>Where the answer was cut</source>
        <translation>Dónde se cortó la respuesta</translation>
    </message>
    <message>
        <source>length or stop is the reason that a model&apos;s interface reports for the end</source>
        <translation>length o stop es el motivo del final que comunica la interfaz del modelo</translation>
    </message>
    <message>
        <source>counting the tokens…</source>
        <translation>contando los tokens…</translation>
    </message>
    <message>
        <source>The model is writing: token {written} of at most {limit}.</source>
        <translation>El modelo escribe: token {written} de {limit} como máximo.</translation>
    </message>
    <message>
        <source>Raise the limit to {tokens}</source>
        <translation>Subir el límite a {tokens}</translation>
    </message>
    <message>
        <source>Let the model write the whole answer; each token is paid</source>
        <translation>Dejar que el modelo escriba la respuesta entera; cada token se paga</translation>
    </message>
    <message>
        <source>The answer is complete: nothing is lost</source>
        <translation>La respuesta está completa: no se pierde nada</translation>
    </message>
    <message>
        <source>of {tokens}</source>
        <translation>de {tokens}</translation>
    </message>
    <message>
        <source>Nothing is written yet: the sample is empty.</source>
        <translation>Todavía no hay nada escrito: la muestra está vacía.</translation>
    </message>
    <message>
        <source>Complete: the model stopped by itself (stop).</source>
        <translation>Completa: el modelo terminó por sí solo (stop).</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was written, %Ln token(s) lost (length).</source>
        <translation>
            <numerusform>No se ha escrito nada; se pierde %Ln token (length).</numerusform>
            <numerusform>No se ha escrito nada; se pierden %Ln tokens (length).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut inside the letter «{name}», after {kept} of {of} bytes; %Ln token(s) lost (length).</source>
        <translation>
            <numerusform>Corte en la letra «{name}», tras {kept} de {of} bytes; se pierde %Ln token (length).</numerusform>
            <numerusform>Corte en la letra «{name}», tras {kept} de {of} bytes; se pierden %Ln tokens (length).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut inside «{name}», after {kept} of {of} tokens; %Ln token(s) lost (length).</source>
        <translation>
            <numerusform>Corte en «{name}», tras {kept} de {of} tokens; se pierde %Ln token (length).</numerusform>
            <numerusform>Corte en «{name}», tras {kept} de {of} tokens; se pierden %Ln tokens (length).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut between two words; %Ln token(s) lost (length).</source>
        <translation>
            <numerusform>Corte entre dos palabras; se pierde %Ln token (length).</numerusform>
            <numerusform>Corte entre dos palabras; se pierden %Ln tokens (length).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>BPE Trainer</source>
        <translation>BPE Trainer</translation>
    </message>
    <message>
        <source>BPE Trainer {version} shows how language models cut text into tokens. MIT licence.</source>
        <translation>BPE Trainer {version} muestra cómo los modelos de lenguaje cortan el texto en tokens. Licencia MIT.</translation>
    </message>
    <message>
        <source>About BPE Trainer</source>
        <translation>Acerca de BPE Trainer</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Fusión</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportar</translation>
    </message>
    <message>
        <source>Li&amp;ght or dark</source>
        <translation>&amp;Claro u oscuro</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Como el &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>Kept by itself: {when}</source>
        <translation>Guardada sola: {when}</translation>
    </message>
    <message>
        <source>A session that was not saved when its window closed</source>
        <translation>Una sesión que no se guardó al cerrar su ventana</translation>
    </message>
    <message>
        <source>No file was opened yet</source>
        <translation>Todavía no se ha abierto ningún archivo</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close this message</source>
        <translation>Cerrar este mensaje</translation>
    </message>
</context>
<context>
    <name>PairAnswer</name>
    <message>
        <source>Words of the corpus that hold the pair</source>
        <translation>Palabras del corpus que tienen el par</translation>
    </message>
    <message>
        <source>Frequency × times in the word = what the word adds to the count; Enter asks about the word</source>
        <translation>Frecuencia × veces en la palabra = lo que la palabra suma al recuento; Intro pregunta por la palabra</translation>
    </message>
    <message>
        <source>Each word of the corpus that holds the pair</source>
        <translation>Cada palabra del corpus que tiene el par</translation>
    </message>
    <message>
        <source>The pairs seen equally often, and what other programs take</source>
        <translation>Los pares que aparecen las mismas veces y lo que toman otros programas</translation>
    </message>
    <message>
        <source>looking…</source>
        <translation>buscando…</translation>
    </message>
    <message>
        <source>The rules have changed since. Choose a rule or a pair again.</source>
        <translation>Las reglas han cambiado desde entonces. Elige otra vez una regla o un par.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Empate</translation>
    </message>
    <message numerus="yes">
        <source>Tie of %Ln</source>
        <translation>
            <numerusform>Empate de %Ln</numerusform>
            <numerusform>Empate de %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>No tie</source>
        <translation>Sin empate</translation>
    </message>
</context>
<context>
    <name>PairWords</name>
    <message>
        <source>No word of the corpus holds this pair.</source>
        <translation>Ninguna palabra del corpus tiene este par.</translation>
    </message>
    <message>
        <source>byte {first}</source>
        <translation>byte {first}</translation>
    </message>
    <message>
        <source>bytes {first}–{last}</source>
        <translation>bytes {first}–{last}</translation>
    </message>
    <message>
        <source>letter {first}</source>
        <translation>letra {first}</translation>
    </message>
    <message>
        <source>letters {first}–{last}</source>
        <translation>letras {first}–{last}</translation>
    </message>
    <message>
        <source>{place}, line {line}</source>
        <translation>{place}, línea {line}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln palabra</numerusform>
            <numerusform>%Ln palabras</numerusform>
        </translation>
    </message>
    <message>
        <source>{words}, together {count}</source>
        <translation>{words}, en total {count}</translation>
    </message>
    <message>
        <source>rule {number}</source>
        <translation>regla {number}</translation>
    </message>
    <message>
        <source>after {merges}</source>
        <translation>tras {merges}</translation>
    </message>
    <message>
        <source>rule {number} takes it</source>
        <translation>lo toma la regla {number}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln merge(s)</source>
        <translation>
            <numerusform>%Ln fusión</numerusform>
            <numerusform>%Ln fusiones</numerusform>
        </translation>
    </message>
    <message>
        <source>Seen {times}.</source>
        <translation>Visto {times}.</translation>
    </message>
    <message>
        <source>Seen {times}, replaced {made}: where places overlap, a symbol joins only once.</source>
        <translation>Visto {times}, sustituido {made}: donde los lugares se solapan, un símbolo se une una sola vez.</translation>
    </message>
    <message>
        <source>Seen {times}, to be replaced {made}: where places overlap, a symbol joins only once.</source>
        <translation>Visto {times}, se sustituiría {made}: donde los lugares se solapan, un símbolo se une una sola vez.</translation>
    </message>
    <message>
        <source>First seen in word {number}, «{word}», {place}.</source>
        <translation>Aparece primero en la palabra {number}, «{word}», {place}.</translation>
    </message>
    <message>
        <source>The round takes {pair}, seen {times}.</source>
        <translation>La ronda toma {pair}, visto {times}.</translation>
    </message>
    <message>
        <source>No tie: no other pair was seen so often.</source>
        <translation>Sin empate: ningún otro par aparecía tantas veces.</translation>
    </message>
    <message numerus="yes">
        <source>A tie: %Ln pair(s) were seen so often, this one first.</source>
        <translation>
            <numerusform>Un empate: %Ln par aparecía tantas veces, este el primero.</numerusform>
            <numerusform>Un empate: %Ln pares aparecían tantas veces, este el primero.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A tie: %Ln pair(s) were seen so often, {pair} first.</source>
        <translation>
            <numerusform>Un empate: %Ln par aparecía tantas veces, {pair} el primero.</numerusform>
            <numerusform>Un empate: %Ln pares aparecían tantas veces, {pair} el primero.</numerusform>
        </translation>
    </message>
    <message>
        <source>The round takes {pair}, chosen by hand.</source>
        <translation>La ronda toma {pair}, elegido a mano.</translation>
    </message>
    <message>
        <source>Chosen by hand.</source>
        <translation>Elegido a mano.</translation>
    </message>
    <message>
        <source>Chosen by hand instead of {pair}, seen {times}.</source>
        <translation>Elegido a mano en vez de {pair}, visto {times}.</translation>
    </message>
    <message>
        <source>It saved {saved} of {before} tokens of the corpus: {share} %.</source>
        <translation>Ahorró {saved} de los {before} tokens del corpus: {share} %.</translation>
    </message>
    <message>
        <source>It would save {saved} of {before} tokens of the corpus: {share} %.</source>
        <translation>Ahorraría {saved} de los {before} tokens del corpus: {share} %.</translation>
    </message>
    <message>
        <source>In the sample it finds nothing.</source>
        <translation>En la muestra no encuentra nada.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>In the sample it saved {tokens}.</source>
        <translation>En la muestra ahorró {tokens}.</translation>
    </message>
    <message>
        <source>In the sample it would save {tokens}.</source>
        <translation>En la muestra ahorraría {tokens}.</translation>
    </message>
    <message>
        <source>All its tokens are still there.</source>
        <translation>Todos sus tokens siguen ahí.</translation>
    </message>
    <message>
        <source>Of its {made} tokens {left} are left: longer ones took the others, {tokens}.</source>
        <translation>De sus {made} tokens quedan {left}: los demás pasaron a otros más largos, {tokens}.</translation>
    </message>
    <message>
        <source>Of its {made} tokens none is left: longer ones took them, {tokens}.</source>
        <translation>De sus {made} tokens no queda ninguno: pasaron a otros más largos, {tokens}.</translation>
    </message>
    <message>
        <source>«{token}» (rule {number})</source>
        <translation>«{token}» (regla {number})</translation>
    </message>
</context>
<context>
    <name>PracticePane</name>
    <message>
        <source>Kind of exercise</source>
        <translation>Tipo de ejercicio</translation>
    </message>
    <message>
        <source>Which kind of exercise comes next</source>
        <translation>Qué tipo de ejercicio viene ahora</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Todos los tipos</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Seed of the exercise</source>
        <translation>Semilla del ejercicio</translation>
    </message>
    <message>
        <source>The same number gives the same exercise again</source>
        <translation>El mismo número da otra vez el mismo ejercicio</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Tu respuesta</translation>
    </message>
    <message>
        <source>your answer</source>
        <translation>tu respuesta</translation>
    </message>
    <message>
        <source>Type the answer and press Enter</source>
        <translation>Escribe la respuesta y pulsa Intro</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Check the answer</source>
        <translation>Comprobar la respuesta</translation>
    </message>
    <message>
        <source>Say whether the answer is right (Enter)</source>
        <translation>Decir si la respuesta es correcta (Intro)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Something that helps (key ?)</source>
        <translation>Algo que ayuda (tecla ?)</translation>
    </message>
    <message>
        <source>What is said about the answer</source>
        <translation>Qué se dice de la respuesta</translation>
    </message>
    <message>
        <source>Hints and the right answer</source>
        <translation>Pistas y la respuesta correcta</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>Siguiente ejercicio</translation>
    </message>
    <message>
        <source>Another exercise (Enter, after an answer)</source>
        <translation>Otro ejercicio (Intro, después de responder)</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Ejercicio</translation>
    </message>
    <message>
        <source>(nothing)</source>
        <translation>(nada)</translation>
    </message>
    <message>
        <source>The words and rules are too few for this kind of exercise: choose another kind, or learn more rules.</source>
        <translation>Hay muy pocas palabras y reglas para este tipo de ejercicio: elige otro tipo o aprende más reglas.</translation>
    </message>
    <message>
        <source>Answer {number}: {answer}</source>
        <translation>Respuesta {number}: {answer}</translation>
    </message>
    <message>
        <source>Right, answer {number}: {answer}</source>
        <translation>Correcta, respuesta {number}: {answer}</translation>
    </message>
    <message>
        <source>Wrong, answer {number}: {answer}</source>
        <translation>Incorrecta, respuesta {number}: {answer}</translation>
    </message>
    <message>
        <source>Choose this answer (key {number})</source>
        <translation>Elegir esta respuesta (tecla {number})</translation>
    </message>
</context>
<context>
    <name>PracticeReport</name>
    <message>
        <source>Right.</source>
        <translation>Correcto.</translation>
    </message>
    <message>
        <source>Not right.</source>
        <translation>No es correcto.</translation>
    </message>
    <message>
        <source>Answer {number} is right: {why}</source>
        <translation>La correcta es la {number}: {why}</translation>
    </message>
    <message>
        <source>{right} of {answered} right</source>
        <translation>{right} de {answered} correctas</translation>
    </message>
    <message>
        <source>no answer yet</source>
        <translation>sin respuestas todavía</translation>
    </message>
    <message>
        <source>Last seeds: {seeds}</source>
        <translation>Últimas semillas: {seeds}</translation>
    </message>
    <message>
        <source>Set: exercise {place} of {all}</source>
        <translation>Serie: ejercicio {place} de {all}</translation>
    </message>
    <message>
        <source>The rules have changed: this exercise belongs to those before, the next one to those now.</source>
        <translation>Las reglas han cambiado: este ejercicio es de las anteriores, el siguiente será de las de ahora.</translation>
    </message>
    <message>
        <source>The score kept here could not be read; it begins anew.</source>
        <translation>La puntuación guardada no se pudo leer; empieza de cero.</translation>
    </message>
</context>
<context>
    <name>PracticeSets</name>
    <message>
        <source>Sets</source>
        <translation>Series</translation>
    </message>
    <message>
        <source>Sets of exercises</source>
        <translation>Series de ejercicios</translation>
    </message>
    <message>
        <source>Export or open a set of exercises; begin the score anew</source>
        <translation>Exportar o abrir una serie de ejercicios; empezar la puntuación de cero</translation>
    </message>
    <message>
        <source>Export a set…</source>
        <translation>Exportar una serie…</translation>
    </message>
    <message>
        <source>Open a set…</source>
        <translation>Abrir una serie…</translation>
    </message>
    <message>
        <source>Leave the set</source>
        <translation>Salir de la serie</translation>
    </message>
    <message>
        <source>Begin the score anew</source>
        <translation>Empezar la puntuación de cero</translation>
    </message>
    <message>
        <source>How many exercises, from this one on?</source>
        <translation>¿Cuántos ejercicios, a partir de este?</translation>
    </message>
    <message>
        <source>Export a set</source>
        <translation>Exportar una serie</translation>
    </message>
    <message>
        <source>Sets of exercises (*.exercises.json)</source>
        <translation>Series de ejercicios (*.exercises.json)</translation>
    </message>
    <message>
        <source>Open a set</source>
        <translation>Abrir una serie</translation>
    </message>
</context>
<context>
    <name>PresentationStrip</name>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Leave the presentation</source>
        <translation>Salir de la presentación</translation>
    </message>
    <message>
        <source>Leave the presentation (Esc)</source>
        <translation>Salir de la presentación (Esc)</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>Corpus</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Límite</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Show this part alone</source>
        <translation>Mostrar solo esta parte</translation>
    </message>
    <message>
        <source>Show all parts</source>
        <translation>Mostrar todas las partes</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>{left}+{right} is not among the pairs of this round; choose one that is.</source>
        <translation>{left}+{right} no está entre los pares de esta ronda; elige uno que esté.</translation>
    </message>
    <message>
        <source>A special token needs at least one character.</source>
        <translation>Un token especial necesita al menos un carácter.</translation>
    </message>
    <message>
        <source>The count {count} of the word {word} is out of range; counts go from 1 to 9223372036854775807.</source>
        <translation>El recuento {count} de la palabra {word} está fuera de rango; los recuentos van de 1 a 9223372036854775807.</translation>
    </message>
    <message>
        <source>The pretokenizer {pretokenizer} marks no words, so a marker has no place; choose marker or end-marker.</source>
        <translation>El pretokenizador {pretokenizer} no marca palabras, así que el marcador no tiene sitio; elige marker o end-marker.</translation>
    </message>
    <message>
        <source>No token has the id {id}; this vocabulary has {size} tokens, numbered from 0.</source>
        <translation>Ningún token tiene el ID {id}; este vocabulario tiene {size} tokens, numerados desde 0.</translation>
    </message>
    <message>
        <source>The value {value} is too small: {name}.</source>
        <translation>El valor {value} es demasiado pequeño: {name}.</translation>
    </message>
    <message>
        <source>There is a word of more than {longest} characters here, too long to be learned from; choose another pretokenizer than {pretokenizer}, or open a part of the text.</source>
        <translation>Aquí hay una palabra de más de {longest} caracteres, demasiado larga para aprender de ella; elige un pretokenizador distinto de {pretokenizer} o abre una parte del texto.</translation>
    </message>
    <message>
        <source>There is a letter with more than {longest} marks here, which cannot be normalized; choose no normalization, or open a part of the text.</source>
        <translation>Aquí hay una letra con más de {longest} marcas, que no se puede normalizar; elige no normalizar o abre una parte del texto.</translation>
    </message>
    <message>
        <source>There is not enough memory for that; close other programs, or open a part of the text.</source>
        <translation>No hay memoria suficiente para eso; cierra otros programas o abre una parte del texto.</translation>
    </message>
    <message>
        <source>There are more than {most} different words here, too many for the memory; choose another pretokenizer, or open a part of the text.</source>
        <translation>Aquí hay más de {most} palabras distintas, demasiadas para la memoria; elige otro pretokenizador o abre una parte del texto.</translation>
    </message>
    <message>
        <source>The different words here have more than {most} symbols together, too many for the memory; close other programs, or open a part of the text.</source>
        <translation>Las palabras distintas de aquí tienen juntas más de {most} símbolos, demasiados para la memoria; cierra otros programas o abre una parte del texto.</translation>
    </message>
    <message>
        <source>There is no file {path}; check its name and folder.</source>
        <translation>No existe el archivo {path}; revisa el nombre y la carpeta.</translation>
    </message>
    <message>
        <source>{path} is a folder; choose a file in it.</source>
        <translation>{path} es una carpeta; elige un archivo que esté en ella.</translation>
    </message>
    <message>
        <source>The folder {path} holds no file that could be read.</source>
        <translation>La carpeta {path} no contiene ningún archivo que se pueda leer.</translation>
    </message>
    <message>
        <source>The folder {path} holds no text; files that are no text were skipped: {skipped}.</source>
        <translation>La carpeta {path} no contiene ningún texto; se han omitido archivos que no son texto: {skipped}.</translation>
    </message>
    <message>
        <source>{path} could not be read ({why}); check its permissions.</source>
        <translation>No se ha podido leer {path} ({why}); revisa sus permisos.</translation>
    </message>
    <message>
        <source>{path} is too large; at most {largest} MB can be read.</source>
        <translation>{path} es demasiado grande; se pueden leer {largest} MB como máximo.</translation>
    </message>
    <message>
        <source>{path} is no UTF-8 text: the byte at {offset} does not fit; save it as UTF-8 first.</source>
        <translation>{path} no es un texto UTF-8: el byte de la posición {offset} no encaja; guárdalo antes como UTF-8.</translation>
    </message>
    <message>
        <source>{path} is no text: it is full of signs that no text has; open a text, or a folder of texts.</source>
        <translation>{path} no es un texto: está lleno de signos que ningún texto tiene; abre un texto o una carpeta de textos.</translation>
    </message>
    <message>
        <source>{path} became shorter while it was read; open it again when nothing writes to it.</source>
        <translation>{path} se ha acortado mientras se leía; ábrelo de nuevo cuando nadie escriba en él.</translation>
    </message>
    <message>
        <source>{path} has changed since it was opened; open it again to learn from it as it is now.</source>
        <translation>{path} ha cambiado desde que se abrió; ábrelo de nuevo para aprender de él tal como está ahora.</translation>
    </message>
    <message>
        <source>{path} cannot be unpacked: it is damaged, or not all of it is there; get another copy of it.</source>
        <translation>{path} no se puede descomprimir: está dañado o incompleto; consigue otra copia.</translation>
    </message>
    <message>
        <source>{path} needs more memory to be unpacked than this program gives; unpack it with another program.</source>
        <translation>{path} necesita más memoria para descomprimirse de la que da este programa; descomprímelo con otro.</translation>
    </message>
    <message>
        <source>To read {path} the Python package {package} is needed, which is not installed here.</source>
        <translation>Para leer {path} hace falta el paquete de Python {package}, que aquí no está instalado.</translation>
    </message>
    <message>
        <source>There is no encoding {encoding}; utf-8, cp1251 and latin-1 are some.</source>
        <translation>No hay ninguna codificación {encoding}; algunas son utf-8, cp1251 y latin-1.</translation>
    </message>
    <message>
        <source>{path} needs a column &quot;word&quot; of texts and a column &quot;count&quot; of whole numbers.</source>
        <translation>{path} necesita una columna &quot;word&quot; de textos y una columna &quot;count&quot; de números enteros.</translation>
    </message>
    <message>
        <source>{path} is no Parquet table, or a damaged one; get another copy of it.</source>
        <translation>{path} no es una tabla Parquet, o está dañada; consigue otra copia.</translation>
    </message>
    <message>
        <source>Word counts and texts cannot be one corpus; open {path} by itself.</source>
        <translation>Los recuentos de palabras y los textos no pueden ser un solo corpus; abre {path} por separado.</translation>
    </message>
    <message>
        <source>{path} is a session, which is opened by itself, not together with other files.</source>
        <translation>{path} es una sesión, que se abre sola y no junto con otros archivos.</translation>
    </message>
    <message>
        <source>{path} could not be written ({why}); what was there is untouched, choose another place.</source>
        <translation>No se ha podido escribir {path} ({why}); lo que había sigue intacto, elige otro lugar.</translation>
    </message>
    <message>
        <source>{path} could not be written, the disk is full; what was there is untouched, make room and try again.</source>
        <translation>No se ha podido escribir {path}, el disco está lleno; lo que había sigue intacto, libera espacio y vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>Line {line} of {path} has no tab; each line is a word, a tab and a count.</source>
        <translation>La línea {line} de {path} no tiene tabulador; cada línea es una palabra, un tabulador y un recuento.</translation>
    </message>
    <message>
        <source>Line {line} of {path} has more than one tab; a tab inside a word is written \t.</source>
        <translation>La línea {line} de {path} tiene más de un tabulador; un tabulador dentro de una palabra se escribe \t.</translation>
    </message>
    <message>
        <source>Line {line} of {path} holds {escape}, which means nothing; a backslash is written \\.</source>
        <translation>La línea {line} de {path} contiene {escape}, que no significa nada; una barra invertida se escribe \\.</translation>
    </message>
    <message>
        <source>Line {line} of {path} is longer than {longest} characters, and no word is; each line is a word, a tab and a count.</source>
        <translation>La línea {line} de {path} tiene más de {longest} caracteres, y ninguna palabra es tan larga; cada línea es una palabra, un tabulador y un recuento.</translation>
    </message>
    <message>
        <source>Line {line} of {path} has the count &quot;{count}&quot;; counts are whole numbers from 1 to 9223372036854775807.</source>
        <translation>La línea {line} de {path} tiene el recuento «{count}»; los recuentos son números enteros de 1 a 9223372036854775807.</translation>
    </message>
    <message>
        <source>{path} is no tokenizer; open a session saved by this program (.bpe.json).</source>
        <translation>{path} no es un tokenizador; abre una sesión guardada con este programa (.bpe.json).</translation>
    </message>
    <message>
        <source>{path} is damaged at line {line}, column {column}; open another copy of it.</source>
        <translation>{path} está dañado en la línea {line}, columna {column}; abre otra copia.</translation>
    </message>
    <message>
        <source>{path} is nested too deep or holds an impossible number, so it is no session of this program.</source>
        <translation>{path} tiene demasiados niveles o contiene un número imposible, así que no es una sesión de este programa.</translation>
    </message>
    <message>
        <source>{path} is JSON of another kind; open a session saved by this program (.bpe.json).</source>
        <translation>{path} es un JSON de otro tipo; abre una sesión guardada con este programa (.bpe.json).</translation>
    </message>
    <message>
        <source>{path} was saved by a newer version (format {format}, this one reads up to {newest}); update the program to open it.</source>
        <translation>{path} se guardó con una versión más nueva (formato {format}; esta lee hasta el {newest}); actualiza el programa para abrirlo.</translation>
    </message>
    <message>
        <source>{path} cannot be opened: {field} is missing; open another copy of it.</source>
        <translation>No se puede abrir {path}: falta {field}; abre otra copia.</translation>
    </message>
    <message>
        <source>{path} cannot be opened: {field} should be a text.</source>
        <translation>No se puede abrir {path}: {field} debería ser un texto.</translation>
    </message>
    <message>
        <source>{path} cannot be opened: {field} should not be empty.</source>
        <translation>No se puede abrir {path}: {field} no debería estar vacío.</translation>
    </message>
    <message>
        <source>{path} cannot be opened: {field} should be a whole number from {least} to {most}.</source>
        <translation>No se puede abrir {path}: {field} debería ser un número entero de {least} a {most}.</translation>
    </message>
    <message>
        <source>{path} cannot be opened: {field} should be a list.</source>
        <translation>No se puede abrir {path}: {field} debería ser una lista.</translation>
    </message>
    <message>
        <source>{path} cannot be opened: {field} should be a list of a word and a count.</source>
        <translation>No se puede abrir {path}: {field} debería ser una lista con una palabra y un recuento.</translation>
    </message>
    <message>
        <source>{path} cannot be opened: {field} should be an object with named fields.</source>
        <translation>No se puede abrir {path}: {field} debería ser un objeto con campos con nombre.</translation>
    </message>
    <message>
        <source>{path} cannot be opened: this program does not know {value} as {field}.</source>
        <translation>No se puede abrir {path}: este programa no conoce {value} como {field}.</translation>
    </message>
    <message>
        <source>{path} cannot be opened: {field} is {value}, which stands there already.</source>
        <translation>No se puede abrir {path}: {field} es {value}, que ya está ahí.</translation>
    </message>
    <message>
        <source>{path} cannot be opened: {field} holds more than bytes, while the unit is bytes.</source>
        <translation>No se puede abrir {path}: la unidad son los bytes, pero {field} contiene algo más.</translation>
    </message>
    <message>
        <source>The corpus of this session, {path}, is no longer there: its rules cut text, but no more can be learned; put the file back and open the session again.</source>
        <translation>El corpus de esta sesión, {path}, ya no está: sus reglas cortan texto, pero no se puede aprender más; devuelve el archivo a su sitio y vuelve a abrir la sesión.</translation>
    </message>
    <message>
        <source>The corpus of this session, {path}, has changed since: its rules cut text, but no more can be learned; open the file itself to learn from it as it is now.</source>
        <translation>El corpus de esta sesión, {path}, ha cambiado desde entonces: sus reglas cortan texto, pero no se puede aprender más; abre el propio archivo para aprender de él tal como está ahora.</translation>
    </message>
    <message>
        <source>{path} is no set of exercises; open one that was exported from Practice (.exercises.json).</source>
        <translation>{path} no es una serie de ejercicios; abre una exportada desde Práctica (.exercises.json).</translation>
    </message>
    <message>
        <source>No exercise can be made from {path}: its words and rules are too few for the kinds chosen; open another set.</source>
        <translation>De {path} no sale ningún ejercicio: tiene muy pocas palabras y reglas para los tipos elegidos; abre otra serie.</translation>
    </message>
    <message>
        <source>{path} does not fit: held-out texts may have {most} characters together; take a shorter text.</source>
        <translation>{path} no cabe: los textos apartados pueden tener {most} caracteres entre todos; elige un texto más corto.</translation>
    </message>
    <message>
        <source>{path} holds no text that could be measured; choose another file.</source>
        <translation>{path} no contiene texto que se pueda medir; elige otro archivo.</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>permiso denegado</translation>
    </message>
    <message>
        <source>the disk or folder is read-only</source>
        <translation>el disco o la carpeta es de solo lectura</translation>
    </message>
    <message>
        <source>the folder is not there</source>
        <translation>la carpeta no existe</translation>
    </message>
    <message>
        <source>the name is not possible</source>
        <translation>el nombre no es posible</translation>
    </message>
    <message>
        <source>another program uses it</source>
        <translation>otro programa lo está usando</translation>
    </message>
    <message>
        <source>the device does not answer</source>
        <translation>el dispositivo no responde</translation>
    </message>
    <message>
        <source>it is no ordinary file</source>
        <translation>no es un archivo corriente</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>rules</source>
        <translation>reglas</translation>
    </message>
    <message>
        <source>wanted</source>
        <translation>pedidas</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>recuentos</translation>
    </message>
    <message>
        <source>word</source>
        <translation>palabra</translation>
    </message>
    <message>
        <source>times</source>
        <translation>veces</translation>
    </message>
    <message>
        <source>words</source>
        <translation>palabras</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>par</translation>
    </message>
    <message>
        <source>best</source>
        <translation>mejor</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nueva</translation>
    </message>
    <message>
        <source>place</source>
        <translation>lugar</translation>
    </message>
    <message>
        <source>found</source>
        <translation>hallado</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>Your last session was kept. You can go on with it, or begin a new one.</source>
        <translation>Tu última sesión se ha conservado. Puedes seguir con ella o empezar una nueva.</translation>
    </message>
    <message>
        <source>Open the last session</source>
        <translation>Abrir la última sesión</translation>
    </message>
    <message>
        <source>A fault of the program: {what}. Save your session, then start again.</source>
        <translation>Un fallo del programa: {what}. Guarda tu sesión y vuelve a empezar.</translation>
    </message>
    <message>
        <source>Stopped. The rules are still those of the text before; nothing is lost.</source>
        <translation>Detenido. Las reglas siguen siendo las del texto anterior; no se ha perdido nada.</translation>
    </message>
    <message>
        <source>Learn the new text</source>
        <translation>Aprender el texto nuevo</translation>
    </message>
    <message>
        <source>Open the first {size} MB</source>
        <translation>Abrir el principio ({size} MB)</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message numerus="yes">
        <source>%Ln time(s)</source>
        <translation>
            <numerusform>%Ln vez</numerusform>
            <numerusform>%Ln veces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesPane</name>
    <message>
        <source>NEXT PAIR</source>
        <translation>PAR SIGUIENTE</translation>
    </message>
    <message>
        <source>RULES</source>
        <translation>REGLAS</translation>
    </message>
    <message>
        <source>Pairs of this round</source>
        <translation>Pares de esta ronda</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Choose a pair to see where it stands in the corpus; Enter merges it, Esc ends the choice, {why} tells more</source>
        <translation>Elige un par para ver dónde está en el corpus; Intro lo fusiona, Esc termina la elección, {why} explica más</translation>
    </message>
    <message>
        <source>How many rules are in force</source>
        <translation>Cuántas reglas están en vigor</translation>
    </message>
    <message>
        <source>Number of the rule</source>
        <translation>Número de la regla</translation>
    </message>
    <message>
        <source>left</source>
        <translation>izq.</translation>
    </message>
    <message>
        <source>Left part of the pair</source>
        <translation>Parte izquierda del par</translation>
    </message>
    <message>
        <source>right</source>
        <translation>der.</translation>
    </message>
    <message>
        <source>Right part of the pair</source>
        <translation>Parte derecha del par</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>The token that the rule makes</source>
        <translation>El token que crea la regla</translation>
    </message>
    <message>
        <source>count</source>
        <translation>veces</translation>
    </message>
    <message>
        <source>How often the pair was seen when it was chosen</source>
        <translation>Cuántas veces aparecía el par cuando se eligió</translation>
    </message>
    <message>
        <source>Whether other pairs had the same count</source>
        <translation>Si otros pares aparecían las mismas veces</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>another pair was chosen here; the first one is {pair}</source>
        <translation>aquí se eligió otro par; el primero es {pair}</translation>
    </message>
    <message>
        <source>Choose a rule to see where it applied; Enter goes to its merge, {copy} copies, {why} tells more</source>
        <translation>Elige una regla para ver dónde se aplicó; Intro va a su fusión, {copy} copia, {why} cuenta más</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Why this rule: the words that hold its pair, and what it saved ({why})</source>
        <translation>Por qué esta regla: las palabras que tienen su par y lo que ahorró ({why})</translation>
    </message>
    <message>
        <source>Where its count comes from, and what it would save ({why})</source>
        <translation>De dónde sale su número de veces y qué ahorraría ({why})</translation>
    </message>
    <message>
        <source>How ties are decided</source>
        <translation>Cómo se deciden los empates</translation>
    </message>
    <message>
        <source>The pairs seen equally often, and what other programs take</source>
        <translation>Los pares que aparecen las mismas veces y lo que toman otros programas</translation>
    </message>
    <message>
        <source>Copy the selected pairs with their counts ({copy})</source>
        <translation>Copia los pares seleccionados con sus veces ({copy})</translation>
    </message>
    <message>
        <source>Copy the selected rules as the lesson prints them ({copy})</source>
        <translation>Copia las reglas seleccionadas tal como las imprime la lección ({copy})</translation>
    </message>
    <message>
        <source>Copy as TSV</source>
        <translation>Copiar como TSV</translation>
    </message>
    <message>
        <source>Copy left, right and count with tabs between</source>
        <translation>Copia izquierda, derecha y veces, separadas por tabuladores</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Copiar todo</translation>
    </message>
    <message>
        <source>Copy all rules as the lesson prints them</source>
        <translation>Copia todas las reglas tal como las imprime la lección</translation>
    </message>
    <message>
        <source>Click to see what other programs take</source>
        <translation>Haz clic para ver qué toman otros programas</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>these rules hold pairs that the corpus does not have</source>
        <translation>estas reglas tienen pares que no están en el corpus</translation>
    </message>
    <message>
        <source>there is no corpus to learn from</source>
        <translation>no hay corpus del que aprender</translation>
    </message>
    <message>
        <source>looking…</source>
        <translation>buscando…</translation>
    </message>
    <message>
        <source>hidden: which two neighbours are seen together most often?</source>
        <translation>oculto: ¿qué dos vecinos aparecen juntos más veces?</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) have {count}; the first one seen wins</source>
        <translation>
            <numerusform>%Ln par con {count}; gana el primero en aparecer</numerusform>
            <numerusform>%Ln pares con {count}; gana el primero en aparecer</numerusform>
        </translation>
    </message>
    <message>
        <source>no tie: only this one has {count}</source>
        <translation>sin empate: solo este tiene {count}</translation>
    </message>
    <message numerus="yes">
        <source>no pair appears %Ln time(s); add text or lower the minimum</source>
        <translation>
            <numerusform>ningún par aparece %Ln vez; añade texto o baja el mínimo</numerusform>
            <numerusform>ningún par aparece %Ln veces; añade texto o baja el mínimo</numerusform>
        </translation>
    </message>
    <message>
        <source>the corpus is empty</source>
        <translation>el corpus está vacío</translation>
    </message>
    <message>
        <source>no pair is left: every word is one token</source>
        <translation>no queda ningún par: cada palabra es un solo token</translation>
    </message>
    <message>
        <source>no pair: every word is one byte</source>
        <translation>ningún par: cada palabra es un solo byte</translation>
    </message>
    <message>
        <source>no pair: every word is one letter</source>
        <translation>ningún par: cada palabra es una sola letra</translation>
    </message>
    <message>
        <source>No rule yet. Write a text into the corpus, or choose a sample.</source>
        <translation>Todavía no hay reglas. Escribe un texto en el corpus o elige uno de la lista.</translation>
    </message>
    <message>
        <source>No rule yet.</source>
        <translation>Todavía no hay reglas.</translation>
    </message>
    <message>
        <source>No rule yet. Which pair is seen most often?</source>
        <translation>Aún no hay reglas. ¿Qué par aparece más veces?</translation>
    </message>
    <message>
        <source>No rule yet. The pair seen most often is {pair}, {times}. Press Merge.</source>
        <translation>Todavía no hay reglas. El par que más se repite es {pair}, {times}. Pulsa Fusionar.</translation>
    </message>
    <message>
        <source>No rule yet. The pair chosen by hand is {pair}, {times}. Press Merge.</source>
        <translation>Todavía no hay reglas. El par elegido a mano es {pair}, {times}. Pulsa Fusionar.</translation>
    </message>
</context>
<context>
    <name>SampleCombo</name>
    <message>
        <source>Shop (English)</source>
        <translation>Tienda (inglés)</translation>
    </message>
    <message>
        <source>Shop (Spanish)</source>
        <translation>Tienda (español)</translation>
    </message>
    <message>
        <source>Shop (Bulgarian)</source>
        <translation>Tienda (búlgaro)</translation>
    </message>
    <message>
        <source>Mixed scripts</source>
        <translation>Varias escrituras</translation>
    </message>
    <message>
        <source>Lesson (Spanish)</source>
        <translation>Lección (español)</translation>
    </message>
    <message>
        <source>Lesson (Bulgarian)</source>
        <translation>Lección (búlgaro)</translation>
    </message>
    <message>
        <source>Corpus to learn from</source>
        <translation>Corpus del que aprender</translation>
    </message>
    <message>
        <source>Choose a text to learn from. Own text brings back your last own text, or an empty page.</source>
        <translation>Elige un texto del que aprender. «Texto propio» recupera tu último texto o una página en blanco.</translation>
    </message>
    <message>
        <source>Own text</source>
        <translation>Texto propio</translation>
    </message>
</context>
<context>
    <name>SettingsPane</name>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marca</translation>
    </message>
    <message>
        <source>Normalization</source>
        <translation>Normalización</translation>
    </message>
    <message>
        <source>Minimum count</source>
        <translation>Recuento mínimo</translation>
    </message>
    <message>
        <source>Special tokens</source>
        <translation>Tokens especiales</translation>
    </message>
    <message>
        <source>Where the text is cut into words; a merge never crosses a cut</source>
        <translation>Dónde se corta el texto en palabras; una fusión nunca cruza un corte</translation>
    </message>
    <message>
        <source>What a word is made of before the first merge</source>
        <translation>De qué está hecha una palabra antes de la primera fusión</translation>
    </message>
    <message>
        <source>How the mark at the beginning or end of a word is drawn</source>
        <translation>Cómo se dibuja la marca del principio o del final de una palabra</translation>
    </message>
    <message>
        <source>The Unicode form that every text is put into first</source>
        <translation>La forma Unicode a la que se pasa primero cada texto</translation>
    </message>
    <message>
        <source>How often a pair must occur to become a rule</source>
        <translation>Cuántas veces tiene que aparecer un par para ser una regla</translation>
    </message>
    <message>
        <source>Tokens that are never cut, with a space between them, such as &lt;end&gt;</source>
        <translation>Tokens que nunca se cortan, separados por un espacio, como &lt;fin&gt;</translation>
    </message>
    <message>
        <source>spaces</source>
        <translation>espacios</translation>
    </message>
    <message>
        <source>white space</source>
        <translation>espacios en blanco</translation>
    </message>
    <message>
        <source>white space, start marked</source>
        <translation>en blanco, inicio marcado</translation>
    </message>
    <message>
        <source>white space, end marked</source>
        <translation>en blanco, final marcado</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>líneas</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>caracteres</translation>
    </message>
    <message>
        <source>visible letters</source>
        <translation>letras visibles</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>bytes</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Words have no mark here: mark their start or end under Words</source>
        <translation>Aquí las palabras no llevan marca: elige en «Palabras» inicio o final marcado</translation>
    </message>
</context>
<context>
    <name>ShorterAnswer</name>
    <message>
        <source>Ask for a shorter answer</source>
        <translation>Pedir una respuesta más corta</translation>
    </message>
    <message>
        <source>Show an answer that fits the limit; the model has to be asked for it</source>
        <translation>Mostrar una respuesta que quepa en el límite; al modelo hay que pedírsela</translation>
    </message>
    <message>
        <source>The answer is complete: nothing is lost</source>
        <translation>La respuesta está completa: no se pierde nada</translation>
    </message>
    <message>
        <source>Not even one whole word fits: only a higher limit helps.</source>
        <translation>No cabe ni una palabra entera: solo ayuda un límite mayor.</translation>
    </message>
    <message numerus="yes">
        <source>Asked “Answer in %Ln word(s) at most.”, the model stops by itself</source>
        <translation>
            <numerusform>Si se le pide «Responde con una palabra», el modelo para por sí mismo</numerusform>
            <numerusform>Si se le pide «Responde en %Ln palabras como máximo», el modelo para por sí mismo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %Ln token(s) (stop).</source>
        <translation>
            <numerusform>tras %Ln token (stop).</numerusform>
            <numerusform>tras %Ln tokens (stop).</numerusform>
        </translation>
    </message>
    <message>
        <source>It has to be asked: the limit alone only cuts.</source>
        <translation>Hay que pedírselo: el límite por sí solo únicamente corta.</translation>
    </message>
    <message>
        <source>It has to be asked, and would choose its own words: here the rest is left out.</source>
        <translation>Hay que pedírselo, y elegiría sus propias palabras: aquí se omite el resto.</translation>
    </message>
</context>
<context>
    <name>SpokenBranches</name>
    <message>
        <source>You stand here</source>
        <translation>Estás aquí</translation>
    </message>
    <message>
        <source>Enter or double click: go there</source>
        <translation>Intro o doble clic: ir allí</translation>
    </message>
    <message>
        <source>always the pair seen most often</source>
        <translation>siempre el par más frecuente</translation>
    </message>
    <message>
        <source>not possible with this corpus</source>
        <translation>imposible con este corpus</translation>
    </message>
    <message>
        <source>not learned from this corpus yet</source>
        <translation>aún sin aprender de este corpus</translation>
    </message>
    <message>
        <source>{branch}, where you stand</source>
        <translation>{branch}, donde estás</translation>
    </message>
    <message>
        <source>leaves {branch} at {where}</source>
        <translation>sale de {branch} en {where}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s)</source>
        <translation>
            <numerusform>%Ln regla</numerusform>
            <numerusform>%Ln reglas</numerusform>
        </translation>
    </message>
    <message>
        <source>after {merges}: corpus {corpus} tokens</source>
        <translation>tras {merges}: corpus {corpus} tokens</translation>
    </message>
    <message>
        <source>after {merges}: corpus {corpus} tokens, sample {sample}</source>
        <translation>tras {merges}: corpus {corpus} tokens, muestra {sample}</translation>
    </message>
</context>
<context>
    <name>SpokenComparison</name>
    <message>
        <source>only here</source>
        <translation>solo aquí</translation>
    </message>
    <message>
        <source>there {number}</source>
        <translation>allí {number}</translation>
    </message>
    <message>
        <source>rule {number}</source>
        <translation>regla {number}</translation>
    </message>
    <message>
        <source>chosen by hand</source>
        <translation>elegida a mano</translation>
    </message>
</context>
<context>
    <name>SpokenCorpusWords</name>
    <message>
        <source>Enter or double click: why</source>
        <translation>Intro o doble clic: por qué</translation>
    </message>
    <message>
        <source>whole since rule {rank}</source>
        <translation>entera desde la regla {rank}</translation>
    </message>
    <message>
        <source>a single letter</source>
        <translation>una sola letra</translation>
    </message>
    <message>
        <source>no rule has joined it to anything</source>
        <translation>ninguna regla la ha unido a nada</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpokenHolders</name>
    <message>
        <source>word</source>
        <translation>palabra</translation>
    </message>
    <message>
        <source>The pair is lit where it stands</source>
        <translation>El par está resaltado donde aparece</translation>
    </message>
    <message>
        <source>frequency</source>
        <translation>frecuencia</translation>
    </message>
    <message>
        <source>How often the corpus has the word</source>
        <translation>Cuántas veces está la palabra en el corpus</translation>
    </message>
    <message>
        <source>times</source>
        <translation>veces</translation>
    </message>
    <message>
        <source>How often the word holds the pair</source>
        <translation>Cuántas veces tiene la palabra el par</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>sustituido</translation>
    </message>
    <message>
        <source>How often the pair becomes one token there</source>
        <translation>Cuántas veces el par se convierte ahí en un token</translation>
    </message>
    <message>
        <source>adds</source>
        <translation>suma</translation>
    </message>
    <message>
        <source>What the word adds to the count</source>
        <translation>Lo que la palabra suma al recuento</translation>
    </message>
    <message>
        <source>«{word}», word {number}: seen {frequency} × {times} = {count}</source>
        <translation>«{word}», palabra {number}: visto {frequency} × {times} = {count}</translation>
    </message>
</context>
<context>
    <name>SpokenPairs</name>
    <message numerus="yes">
        <source>%Ln more pair(s)</source>
        <translation>
            <numerusform>%Ln par más</numerusform>
            <numerusform>%Ln pares más</numerusform>
        </translation>
    </message>
    <message>
        <source>tie</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>elegido</translation>
    </message>
    <message>
        <source>first seen</source>
        <translation>primero</translation>
    </message>
    <message>
        <source>most often</source>
        <translation>más veces</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) have this count; the first one seen wins</source>
        <translation>
            <numerusform>%Ln par aparece estas veces; gana el primero en aparecer</numerusform>
            <numerusform>%Ln pares aparecen estas veces; gana el primero en aparecer</numerusform>
        </translation>
    </message>
    <message>
        <source>the next merge takes it</source>
        <translation>lo toma la próxima fusión</translation>
    </message>
    <message>
        <source>{branch} takes it</source>
        <translation>{branch} lo toma</translation>
    </message>
</context>
<context>
    <name>SpokenRules</name>
    <message>
        <source>rule {number}: {pair} makes {token}</source>
        <translation>regla {number}: {pair} da {token}</translation>
    </message>
    <message numerus="yes">
        <source>tie of %Ln</source>
        <translation>
            <numerusform>empate de %Ln</numerusform>
            <numerusform>empate de %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>changed by the last edit</source>
        <translation>cambió con la última edición</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) had this count</source>
        <translation>
            <numerusform>%Ln par tenía este número</numerusform>
            <numerusform>%Ln pares tenían este número</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) had this count; the first one seen won</source>
        <translation>
            <numerusform>%Ln par aparecía estas veces; ganó el primero en aparecer</numerusform>
            <numerusform>%Ln pares aparecían estas veces; ganó el primero en aparecer</numerusform>
        </translation>
    </message>
    <message>
        <source>The last edit of the corpus changed this rule</source>
        <translation>La última edición del corpus cambió esta regla</translation>
    </message>
    <message>
        <source>Enter or double click: go to this merge</source>
        <translation>Intro o doble clic: ir a esta fusión</translation>
    </message>
</context>
<context>
    <name>SpokenTied</name>
    <message>
        <source>A pair of the round; the star marks the one that the chosen rule of ties takes</source>
        <translation>Un par de la ronda; la estrella marca el que toma la regla de desempate elegida</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>par</translation>
    </message>
    <message>
        <source>The number of the word in the dictionary, which is the order first seen</source>
        <translation>El número de la palabra en el diccionario, que sigue el orden de aparición</translation>
    </message>
    <message>
        <source>no.</source>
        <translation>n.º</translation>
    </message>
    <message>
        <source>first seen in</source>
        <translation>aparece en</translation>
    </message>
    <message>
        <source>The first word that holds the pair</source>
        <translation>La primera palabra que tiene el par</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>bytes</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>letras</translation>
    </message>
    <message>
        <source>Where in the word the pair stands first</source>
        <translation>En qué lugar de la palabra está primero el par</translation>
    </message>
    <message>
        <source>line</source>
        <translation>línea</translation>
    </message>
    <message>
        <source>The line of the corpus</source>
        <translation>La línea del corpus</translation>
    </message>
    <message>
        <source>{pair}, first seen in word {number}, «{word}», {place}</source>
        <translation>{pair}, aparece primero en la palabra {number}, «{word}», {place}</translation>
    </message>
    <message>
        <source>{pair}, taken, first seen in word {number}, «{word}», {place}</source>
        <translation>{pair}, elegido, aparece primero en la palabra {number}, «{word}», {place}</translation>
    </message>
</context>
<context>
    <name>SpokenVocabulary</name>
    <message>
        <source>token {token}, id {id}</source>
        <translation>token {token}, ID {id}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln time(s) in the corpus</source>
        <translation>
            <numerusform>%Ln vez en el corpus</numerusform>
            <numerusform>%Ln veces en el corpus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln letter(s)</source>
        <translation>
            <numerusform>%Ln letra</numerusform>
            <numerusform>%Ln letras</numerusform>
        </translation>
    </message>
    <message>
        <source>a special token, never cut</source>
        <translation>un token especial, nunca se corta</translation>
    </message>
    <message>
        <source>in the alphabet: no rule made it</source>
        <translation>del alfabeto: no lo creó ninguna regla</translation>
    </message>
    <message>
        <source>rule {rank}: {pair}</source>
        <translation>regla {rank}: {pair}</translation>
    </message>
    <message>
        <source>Enter or double click: why</source>
        <translation>Intro o doble clic: por qué</translation>
    </message>
    <message>
        <source>{made} before the first merge</source>
        <translation>{made} antes de la primera fusión</translation>
    </message>
    <message>
        <source>{made} made by its rule</source>
        <translation>{made} creados por su regla</translation>
    </message>
    <message>
        <source>rule {rank} took {times}</source>
        <translation>la regla {rank} tomó {times}</translation>
    </message>
    <message>
        <source>later rules took {times}</source>
        <translation>reglas posteriores tomaron {times}</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>How much of the work is done</source>
        <translation>Cuánto trabajo está hecho</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancel the work</source>
        <translation>Cancelar el trabajo</translation>
    </message>
    <message>
        <source>Stop the work; what was learned so far stays</source>
        <translation>Detiene el trabajo; lo aprendido hasta ahora se conserva</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Idioma de la ventana</translation>
    </message>
    <message>
        <source>Reopen as</source>
        <translation>Reabrir como</translation>
    </message>
    <message>
        <source>Reopen as: the encoding of the corpus</source>
        <translation>Reabrir como: la codificación del corpus</translation>
    </message>
    <message>
        <source>Letters look wrong? Open the same files again in another encoding; Alt+Left takes it back</source>
        <translation>¿Se ven mal las letras? Abre los mismos archivos en otra codificación; Alt+Izquierda lo deshace</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>contando…</translation>
    </message>
    <message>
        <source>learning…</source>
        <translation>aprendiendo…</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>leyendo…</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>{number} s left</source>
        <translation>quedan {number} s</translation>
    </message>
    <message>
        <source>{number} min left</source>
        <translation>quedan {number} min</translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln byte</numerusform>
            <numerusform>%Ln bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>mixed line ends</source>
        <translation>finales de línea mezclados</translation>
    </message>
    <message>
        <source>{encoding} (a guess)</source>
        <translation>{encoding} (supuesta)</translation>
    </message>
    <message>
        <source>word counts</source>
        <translation>recuento de palabras</translation>
    </message>
</context>
<context>
    <name>StepWords</name>
    <message numerus="yes">
        <source>%Ln letter(s)</source>
        <translation>
            <numerusform>%Ln letra</numerusform>
            <numerusform>%Ln letras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>step {step} of {steps}</source>
        <translation>paso {step} de {steps}</translation>
    </message>
    <message>
        <source>No rule yet: each letter is a token. Press Merge to learn the first rule.</source>
        <translation>Aún no hay reglas: cada letra es un token. Pulsa Fusionar para aprender la primera.</translation>
    </message>
    <message numerus="yes">
        <source>joins %Ln place(s).</source>
        <translation>
            <numerusform>une en %Ln sitio.</numerusform>
            <numerusform>une en %Ln sitios.</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the first rule each letter is a token.</source>
        <translation>Antes de la primera regla cada letra es un token.</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln letter(s) pass through the rules.</source>
        <translation>
            <numerusform>Solo la primera letra pasa por las reglas.</numerusform>
            <numerusform>Solo las primeras %Ln letras pasan por las reglas.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no rule yet</source>
        <translation>Todavía no hay ninguna regla</translation>
    </message>
    <message>
        <source>No rule finds anything in this sentence</source>
        <translation>Ninguna regla encuentra nada en esta frase</translation>
    </message>
    <message>
        <source>Rule {rule} finds nothing here.</source>
        <translation>La regla {rule} no encuentra nada aquí.</translation>
    </message>
    <message>
        <source>Rules {first} to {last} find nothing here.</source>
        <translation>Las reglas {first} a {last} no encuentran nada aquí.</translation>
    </message>
</context>
<context>
    <name>StepsPane</name>
    <message>
        <source>SENTENCE</source>
        <translation>FRASE</translation>
    </message>
    <message>
        <source>Sentence that passes through the rules</source>
        <translation>Frase que pasa por las reglas</translation>
    </message>
    <message>
        <source>The sample, a line of it, or a sentence that you type here</source>
        <translation>La muestra, una línea de ella o una frase que escribas aquí</translation>
    </message>
    <message>
        <source>Type a sentence.</source>
        <translation>Escribe una frase.</translation>
    </message>
    <message>
        <source>Letters and tokens of the sentence</source>
        <translation>Letras y tokens de la frase</translation>
    </message>
    <message>
        <source>The sentence as tiles</source>
        <translation>La frase en fichas</translation>
    </message>
    <message>
        <source>Type a sentence above, and it stands here letter by letter.</source>
        <translation>Escribe arriba una frase y aparecerá aquí letra a letra.</translation>
    </message>
    <message>
        <source>The rule of this step</source>
        <translation>La regla de este paso</translation>
    </message>
    <message>
        <source>What the rule does here</source>
        <translation>Qué hace aquí la regla</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Go to a step: drag, or use the arrow keys; the space bar plays</source>
        <translation>Ir a un paso: arrastra o usa las flechas; la barra espaciadora reproduce</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Speed of the steps</source>
        <translation>Velocidad de los pasos</translation>
    </message>
    <message>
        <source>How fast the rules pass while it plays</source>
        <translation>A qué ritmo pasan las reglas</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Primer paso</translation>
    </message>
    <message>
        <source>Back to the letters</source>
        <translation>Volver a las letras</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Paso atrás</translation>
    </message>
    <message>
        <source>Take the last rule back</source>
        <translation>Deshacer la última regla</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Paso adelante</translation>
    </message>
    <message>
        <source>Apply the next rule that joins</source>
        <translation>Aplicar la siguiente regla que une algo</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Último paso</translation>
    </message>
    <message>
        <source>Apply all rules</source>
        <translation>Aplicar todas las reglas</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Parar aquí</translation>
    </message>
    <message>
        <source>Let the rules pass one after the other</source>
        <translation>Dejar que las reglas pasen una tras otra</translation>
    </message>
</context>
<context>
    <name>TiePart</name>
    <message>
        <source>Pairs that tie in this round</source>
        <translation>Pares empatados en esta ronda</translation>
    </message>
    <message>
        <source>The tied pairs in the order first seen; choose one to see where it stands, Enter tells more</source>
        <translation>Los pares empatados por orden de aparición; elige uno para ver dónde está, Intro cuenta más</translation>
    </message>
    <message>
        <source>Which of the pairs seen equally often is taken</source>
        <translation>Cuál de los pares que aparecen las mismas veces se toma</translation>
    </message>
    <message>
        <source>Programs decide ties in different ways: see what each of them takes</source>
        <translation>Cada programa decide los empates a su manera: mira qué toma cada uno</translation>
    </message>
    <message>
        <source>What this rule of ties takes</source>
        <translation>Qué toma esta regla de desempate</translation>
    </message>
    <message>
        <source>Rules of ties compared</source>
        <translation>Reglas de desempate comparadas</translation>
    </message>
    <message>
        <source>What each rule of ties takes here, and what comes of it after as many merges</source>
        <translation>Qué toma aquí cada regla de desempate y qué resulta tras las mismas fusiones</translation>
    </message>
    <message>
        <source>Learn by each</source>
        <translation>Aprender con cada una</translation>
    </message>
    <message>
        <source>Learn by each rule of ties</source>
        <translation>Aprender con cada regla de desempate</translation>
    </message>
    <message>
        <source>Learn as many rules once more by each rule of ties, and compare</source>
        <translation>Aprende otra vez las mismas reglas con cada regla de desempate y compara</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancel the comparison</source>
        <translation>Cancelar la comparación</translation>
    </message>
    <message>
        <source>Stop comparing the rules of ties</source>
        <translation>Deja de comparar las reglas de desempate</translation>
    </message>
    <message>
        <source>Progress of the comparison</source>
        <translation>Progreso de la comparación</translation>
    </message>
    <message>
        <source>How much of the comparison is done</source>
        <translation>Cuánto de la comparación está hecho</translation>
    </message>
    <message numerus="yes">
        <source>AFTER %Ln MERGE(S)</source>
        <translation>
            <numerusform>TRAS %Ln FUSIÓN</numerusform>
            <numerusform>TRAS %Ln FUSIONES</numerusform>
        </translation>
    </message>
    <message>
        <source>looking…</source>
        <translation>buscando…</translation>
    </message>
    <message>
        <source>no pair is left: every word is one token</source>
        <translation>no queda ningún par: cada palabra es un solo token</translation>
    </message>
    <message>
        <source>no tie: only this one has {count}</source>
        <translation>sin empate: solo este tiene {count}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) have {count}; the first one seen wins</source>
        <translation>
            <numerusform>%Ln par con {count}; gana el primero en aparecer</numerusform>
            <numerusform>%Ln pares con {count}; gana el primero en aparecer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln distinct word(s) are too many to be learned several times here.</source>
        <translation>
            <numerusform>%Ln palabra distinta es demasiado para aprenderla aquí varias veces.</numerusform>
            <numerusform>%Ln palabras distintas son demasiadas para aprenderlas aquí varias veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>These rules hold pairs that the corpus does not have.</source>
        <translation>Estas reglas tienen pares que no están en el corpus.</translation>
    </message>
</context>
<context>
    <name>TieRulesModel</name>
    <message>
        <source>ties go to</source>
        <translation>gana</translation>
    </message>
    <message>
        <source>Which of the pairs seen equally often is taken</source>
        <translation>Cuál de los pares que aparecen las mismas veces se toma</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>toma</translation>
    </message>
    <message>
        <source>Which pair of this round it takes</source>
        <translation>Qué par de esta ronda toma</translation>
    </message>
    <message>
        <source>Number of the first rule that is another one: the pair it takes ≠ the pair taken now</source>
        <translation>Número de la primera regla que es otra: el par que toma ≠ el par tomado ahora</translation>
    </message>
    <message>
        <source>differs at</source>
        <translation>difiere en</translation>
    </message>
    <message>
        <source>Tokens of the corpus after so many merges, and how many more or fewer than now</source>
        <translation>Tokens del corpus tras tantas fusiones, y cuántos más o menos que ahora</translation>
    </message>
    <message>
        <source>corpus</source>
        <translation>corpus</translation>
    </message>
    <message>
        <source>Tokens of the sample after so many merges, and how many more or fewer than now</source>
        <translation>Tokens de la muestra tras tantas fusiones, y cuántos más o menos que ahora</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>muestra</translation>
    </message>
</context>
<context>
    <name>TieWords</name>
    <message>
        <source>first seen</source>
        <translation>primero</translation>
    </message>
    <message>
        <source>last seen</source>
        <translation>último</translation>
    </message>
    <message>
        <source>smallest</source>
        <translation>menor</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>mayor</translation>
    </message>
    <message>
        <source>shortest</source>
        <translation>más corto</translation>
    </message>
    <message>
        <source>lowest ids</source>
        <translation>números más bajos</translation>
    </message>
    <message>
        <source>the first one seen wins</source>
        <translation>gana el primero en aparecer</translation>
    </message>
    <message>
        <source>the last one seen wins</source>
        <translation>gana el último en aparecer</translation>
    </message>
    <message>
        <source>the smallest wins</source>
        <translation>gana el menor</translation>
    </message>
    <message>
        <source>the largest wins</source>
        <translation>gana el mayor</translation>
    </message>
    <message>
        <source>the shortest wins, then the smallest</source>
        <translation>gana el más corto y, si no, el menor</translation>
    </message>
    <message>
        <source>the lowest ids win</source>
        <translation>ganan los números más bajos</translation>
    </message>
    <message>
        <source>The pair whose first place in the corpus comes first. So does this program, as do minbpe and tiktoken&apos;s teaching code.</source>
        <translation>El par cuyo primer lugar en el corpus está antes. Así lo hace este programa, como minbpe y el código didáctico de tiktoken.</translation>
    </message>
    <message>
        <source>The pair whose first place in the corpus comes last.</source>
        <translation>El par cuyo primer lugar en el corpus está más atrás.</translation>
    </message>
    <message>
        <source>The pair that stands first in the order of code points: left part, then right part.</source>
        <translation>El par que va primero según los puntos de código: la parte izquierda y luego la derecha.</translation>
    </message>
    <message>
        <source>The pair that stands last in the order of code points: left part, then right part. So does subword-nmt.</source>
        <translation>El par que va último según los puntos de código: la parte izquierda y luego la derecha. Así lo hace subword-nmt.</translation>
    </message>
    <message>
        <source>The pair whose token is shortest; among these the token that stands first in the order of code points. So does SentencePiece.</source>
        <translation>El par cuyo token es más corto; entre estos, el token que va primero según los puntos de código. Así lo hace SentencePiece.</translation>
    </message>
    <message>
        <source>The pair whose left part has the lowest id, then whose right part has: letters before tokens, older tokens before newer ones. So does Hugging Face&apos;s tokenizers.</source>
        <translation>El par cuya parte izquierda tiene el número más bajo; luego, cuya parte derecha lo tiene: letras antes que tokens, tokens viejos antes que nuevos. Así lo hace tokenizers de Hugging Face.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>{name}: first difference {difference}; corpus {corpus}, sample {sample}</source>
        <translation>{name}: primera diferencia {difference}; corpus {corpus}, muestra {sample}</translation>
    </message>
</context>
<context>
    <name>TokenAnswer</name>
    <message>
        <source>LETTERS AND BYTES</source>
        <translation>LETRAS Y BYTES</translation>
    </message>
    <message>
        <source>FAMILY TREE</source>
        <translation>ÁRBOL GENEALÓGICO</translation>
    </message>
    <message>
        <source>Family tree down to the letters, with the number of each rule</source>
        <translation>Árbol genealógico hasta las letras, con el número de cada regla</translation>
    </message>
    <message>
        <source>Click a token to read about it</source>
        <translation>Haz clic en un token para leer sobre él</translation>
    </message>
</context>
<context>
    <name>TokenAnswerWords</name>
    <message>
        <source>«{token}» has no id</source>
        <translation>«{token}» no tiene ID</translation>
    </message>
    <message>
        <source>«{token}», special token with id {id}</source>
        <translation>«{token}», token especial con ID {id}</translation>
    </message>
    <message>
        <source>«{token}» is no token yet</source>
        <translation>«{token}» todavía no es un token</translation>
    </message>
    <message>
        <source>«{token}», token with id {id}</source>
        <translation>«{token}», token con ID {id}</translation>
    </message>
    <message>
        <source>{marker} marks the beginning of a word; nobody writes it.</source>
        <translation>{marker} marca el principio de una palabra; nadie lo escribe.</translation>
    </message>
    <message>
        <source>{marker} marks the beginning of a word.</source>
        <translation>{marker} marca el principio de una palabra.</translation>
    </message>
    <message>
        <source>{marker} marks the end of a word.</source>
        <translation>{marker} marca el final de una palabra.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more code point(s)</source>
        <translation>
            <numerusform>%Ln punto de código más</numerusform>
            <numerusform>%Ln puntos de código más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s) in UTF-8: {values}</source>
        <translation>
            <numerusform>%Ln byte en UTF-8: {values}</numerusform>
            <numerusform>%Ln bytes en UTF-8: {values}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It begins inside a letter: %Ln byte(s) follow bytes of another token.</source>
        <translation>
            <numerusform>Empieza dentro de una letra: %Ln byte sigue a los de otro token.</numerusform>
            <numerusform>Empieza dentro de una letra: %Ln bytes siguen a los de otro token.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends inside a letter: it holds %Ln of its {size} bytes.</source>
        <translation>
            <numerusform>Termina dentro de una letra: contiene %Ln de sus {size} bytes.</numerusform>
            <numerusform>Termina dentro de una letra: contiene %Ln de sus {size} bytes.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is never cut and never merged; in the corpus it only separates words.</source>
        <translation>Nunca se corta ni se fusiona; en el corpus solo separa palabras.</translation>
    </message>
    <message>
        <source>The corpus lacks it: no rule ever joins it, and the model gets no number for it.</source>
        <translation>No está en el corpus: ninguna regla lo une con nada y el modelo no recibe ningún número por él.</translation>
    </message>
    <message>
        <source>It is in the alphabet: no rule had to make it.</source>
        <translation>Está en el alfabeto: no hizo falta ninguna regla para crearlo.</translation>
    </message>
    <message>
        <source>It was chosen by hand.</source>
        <translation>Se eligió a mano.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pairs were seen so often; it was the first.</source>
        <translation>
            <numerusform>%Ln par aparecía esas veces; este fue el primero.</numerusform>
            <numerusform>%Ln pares aparecían esas veces; este fue el primero.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rule {number} makes it: {rule}, seen %Ln time(s). Its parts: {left} and {right}.</source>
        <translation>
            <numerusform>Lo crea la regla {number}: {rule}, visto %Ln vez. Sus partes: {left} y {right}.</numerusform>
            <numerusform>Lo crea la regla {number}: {rule}, visto %Ln veces. Sus partes: {left} y {right}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rule {number} will make it: {rule}, seen %Ln time(s) then. Its parts: {left} and {right}.</source>
        <translation>
            <numerusform>Lo creará la regla {number}: {rule}, visto entonces %Ln vez. Sus partes: {left} y {right}.</numerusform>
            <numerusform>Lo creará la regla {number}: {rule}, visto entonces %Ln veces. Sus partes: {left} y {right}.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no corpus at hand to count it in.</source>
        <translation>No hay ningún corpus a mano en el que contarlo.</translation>
    </message>
    <message>
        <source>Counting it in the corpus…</source>
        <translation>Contándolo en el corpus…</translation>
    </message>
    <message numerus="yes">
        <source>In the corpus it stands %Ln time(s) now.</source>
        <translation>
            <numerusform>En el corpus está ahora %Ln vez.</numerusform>
            <numerusform>En el corpus está ahora %Ln veces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its rule made only %Ln of them, because places overlapped.</source>
        <translation>
            <numerusform>Su regla creó solo %Ln, porque había sitios que se solapaban.</numerusform>
            <numerusform>Su regla creó solo %Ln, porque había sitios que se solapaban.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more went into longer tokens: {takers}.</source>
        <translation>
            <numerusform>%Ln más pasó a un token más largo: {takers}.</numerusform>
            <numerusform>%Ln más pasaron a tokens más largos: {takers}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No later rule has taken any of them.</source>
        <translation>Ninguna regla posterior ha tomado ninguno.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) hold(s) it: {words}.</source>
        <translation>
            <numerusform>%Ln palabra lo contiene: {words}.</numerusform>
            <numerusform>%Ln palabras lo contienen: {words}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the sample it stands %Ln time(s).</source>
        <translation>
            <numerusform>En la muestra está %Ln vez.</numerusform>
            <numerusform>En la muestra está %Ln veces.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TokenWords</name>
    <message>
        <source>a special token, never cut</source>
        <translation>un token especial, nunca se corta</translation>
    </message>
    <message>
        <source>bytes {bytes}</source>
        <translation>bytes {bytes}</translation>
    </message>
    <message>
        <source>«{token}» is not in the corpus: it has no id</source>
        <translation>«{token}» no está en el corpus: no tiene ID</translation>
    </message>
    <message>
        <source>«{token}», id {id}</source>
        <translation>«{token}», ID {id}</translation>
    </message>
    <message>
        <source>in the alphabet: no rule made it</source>
        <translation>en el alfabeto: no lo creó ninguna regla</translation>
    </message>
    <message numerus="yes">
        <source>rule {rank}: {pair}, seen %Ln time(s)</source>
        <translation>
            <numerusform>regla {rank}: {pair}, visto %Ln vez</numerusform>
            <numerusform>regla {rank}: {pair}, visto %Ln veces</numerusform>
        </translation>
    </message>
    <message>
        <source>byte {first} of the {all} bytes of «{letter}»</source>
        <translation>byte {first} de los {all} bytes de «{letter}»</translation>
    </message>
    <message>
        <source>bytes {first} to {last} of the {all} bytes of «{letter}»</source>
        <translation>bytes {first} a {last} de los {all} bytes de «{letter}»</translation>
    </message>
</context>
<context>
    <name>TokensActions</name>
    <message>
        <source>Copy text</source>
        <translation>Copiar el texto</translation>
    </message>
    <message>
        <source>Copy tokens</source>
        <translation>Copiar los tokens</translation>
    </message>
    <message>
        <source>Copy ids</source>
        <translation>Copiar los ID</translation>
    </message>
    <message>
        <source>Copy bytes</source>
        <translation>Copiar los bytes</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Seleccionar todo</translation>
    </message>
    <message>
        <source>Select the whole sample</source>
        <translation>Selecciona toda la muestra</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>How this token came about</source>
        <translation>Cómo se formó este token</translation>
    </message>
    <message>
        <source>Stop lighting the places of a token</source>
        <translation>Dejar de resaltar los sitios de un token</translation>
    </message>
    <message>
        <source>The selected text.</source>
        <translation>El texto seleccionado.</translation>
    </message>
    <message>
        <source>The selected tokens with bars between them, as pa|q|ue|te.</source>
        <translation>Los tokens seleccionados con barras entre ellos, como pa|q|ue|te.</translation>
    </message>
    <message>
        <source>The ids of the selected tokens, two spaces between words.</source>
        <translation>Los ID de los tokens seleccionados, con dos espacios entre palabras.</translation>
    </message>
    <message>
        <source>The bytes of the selected tokens with bars between these.</source>
        <translation>Los bytes de los tokens seleccionados, con barras entre tokens.</translation>
    </message>
    <message>
        <source>With nothing selected the current token, without one the whole sample.</source>
        <translation>Sin selección, el token actual; si no hay ninguno, toda la muestra.</translation>
    </message>
    <message>
        <source>The tokens are still being counted.</source>
        <translation>Todavía se están contando los tokens.</translation>
    </message>
    <message>
        <source>Copying… {share} %, Esc stops it</source>
        <translation>Copiando… {share} %; Esc lo para</translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s) copied.</source>
        <translation>
            <numerusform>%Ln carácter copiado.</numerusform>
            <numerusform>%Ln caracteres copiados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) copied.</source>
        <translation>
            <numerusform>%Ln token copiado.</numerusform>
            <numerusform>%Ln tokens copiados.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is not enough memory to copy this.</source>
        <translation>No hay memoria suficiente para copiarlo.</translation>
    </message>
</context>
<context>
    <name>TokensPane</name>
    <message>
        <source>TOKENS</source>
        <translation>TOKENS</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Ids</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>What the boxes show</source>
        <translation>Qué muestran las casillas</translation>
    </message>
    <message>
        <source>Show each token as text, as its id or as its bytes</source>
        <translation>Muestra cada token como texto, como su ID o como sus bytes</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Espacios</translation>
    </message>
    <message>
        <source>Show spaces and invisible characters</source>
        <translation>Mostrar espacios y caracteres invisibles</translation>
    </message>
    <message>
        <source>Draw spaces, tabs and invisible characters as signs</source>
        <translation>Dibuja los espacios, tabuladores y caracteres invisibles como signos</translation>
    </message>
    <message>
        <source>Sample text</source>
        <translation>Texto de muestra</translation>
    </message>
    <message>
        <source>The text that is cut into tokens; type your own</source>
        <translation>El texto que se corta en tokens; escribe el tuyo</translation>
    </message>
    <message>
        <source>Type a text to see its tokens.</source>
        <translation>Escribe un texto para ver sus tokens.</translation>
    </message>
    <message>
        <source>Tokens of the sample</source>
        <translation>Tokens de la muestra</translation>
    </message>
    <message>
        <source>The tokens of the text above appear here.</source>
        <translation>Aquí aparecen los tokens del texto de arriba.</translation>
    </message>
    <message>
        <source>Letters and tokens of the sample</source>
        <translation>Letras y tokens de la muestra</translation>
    </message>
    <message>
        <source>What the last rule did here</source>
        <translation>Qué hizo aquí la última regla</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>How a token was made</source>
        <translation>Cómo se formó un token</translation>
    </message>
    <message numerus="yes">
        <source>Only the beginning of %Ln character(s) is shown.</source>
        <translation>
            <numerusform>Solo se muestra el principio de %Ln carácter.</numerusform>
            <numerusform>Solo se muestra el principio de %Ln caracteres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Take this text away and type another one</source>
        <translation>Quita este texto para escribir otro</translation>
    </message>
    <message>
        <source>Some characters of this text cannot be typed.</source>
        <translation>Algunos caracteres de este texto no se pueden escribir.</translation>
    </message>
    <message>
        <source>Edit a cleaned copy</source>
        <translation>Editar una copia limpia</translation>
    </message>
    <message>
        <source>Replace the characters that cannot be typed, then edit the text</source>
        <translation>Sustituye los caracteres que no se pueden escribir para editar el texto</translation>
    </message>
    <message>
        <source>counting the tokens…</source>
        <translation>contando los tokens…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln letter(s)</source>
        <translation>
            <numerusform>%Ln letra</numerusform>
            <numerusform>%Ln letras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the {rules} new rules finds anything here.</source>
        <translation>Ninguna de las {rules} reglas nuevas encuentra nada aquí.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of {rules} new rules joined something here.</source>
        <translation>
            <numerusform>%Ln de {rules} reglas ha actuado.</numerusform>
            <numerusform>%Ln de {rules} reglas han actuado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rule {rule} joined %Ln place(s) here.</source>
        <translation>
            <numerusform>La regla {rule} ha hecho aquí %Ln fusión.</numerusform>
            <numerusform>La regla {rule} ha hecho aquí %Ln fusiones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule {rule} finds nothing here.</source>
        <translation>La regla {rule} no encuentra nada aquí.</translation>
    </message>
    <message>
        <source>{ratio} tokens per word</source>
        <translation>{ratio} tokens por palabra</translation>
    </message>
</context>
<context>
    <name>TokensView</name>
    <message>
        <source>selected: {text}</source>
        <translation>seleccionado: {text}</translation>
    </message>
</context>
<context>
    <name>VocabularyMenu</name>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Copy as TSV</source>
        <translation>Copiar como TSV</translation>
    </message>
    <message>
        <source>Copy all as TSV</source>
        <translation>Copiar todo como TSV</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordenar por</translation>
    </message>
</context>
<context>
    <name>VocabularyPane</name>
    <message>
        <source>VOCABULARY</source>
        <translation>VOCABULARIO</translation>
    </message>
    <message>
        <source>How many tokens there are</source>
        <translation>Cuántos tokens hay</translation>
    </message>
    <message>
        <source>Letters to look for in tokens</source>
        <translation>Letras que buscar en los tokens</translation>
    </message>
    <message>
        <source>Part of a token, or a number</source>
        <translation>Parte de un token, o un número</translation>
    </message>
    <message>
        <source>Only tokens that hold this are shown; Down goes to them, Esc shows all again</source>
        <translation>Solo se muestran los tokens que lo contienen; Abajo lleva a ellos, Esc los muestra todos otra vez</translation>
    </message>
    <message>
        <source>Which tokens are shown</source>
        <translation>Qué tokens se muestran</translation>
    </message>
    <message>
        <source>Choose which tokens are shown</source>
        <translation>Elige qué tokens se muestran</translation>
    </message>
    <message>
        <source>Tokens of the vocabulary</source>
        <translation>Tokens del vocabulario</translation>
    </message>
    <message>
        <source>Choose a token to ask about it; Enter asks why, the keys 1 to 6 sort by a column</source>
        <translation>Elige un token para preguntar por él; Intro pregunta por qué, las teclas 1 a 6 ordenan por una columna</translation>
    </message>
    <message>
        <source>special token</source>
        <translation>token especial</translation>
    </message>
    <message>
        <source>id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>The number that the model gets</source>
        <translation>El número que recibe el modelo</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>With signs for what is invisible</source>
        <translation>Con signos para lo que no se ve</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>bytes</translation>
    </message>
    <message>
        <source>The bytes that it is stored in</source>
        <translation>Los bytes con que se guarda</translation>
    </message>
    <message>
        <source>count</source>
        <translation>veces</translation>
    </message>
    <message>
        <source>How often the corpus has it now</source>
        <translation>Cuántas veces está ahora en el corpus</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>letras</translation>
    </message>
    <message>
        <source>How many letters it has</source>
        <translation>Cuántas letras tiene</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>regla</translation>
    </message>
    <message>
        <source>The rule that made it; letters have none</source>
        <translation>La regla que lo creó; las letras no tienen</translation>
    </message>
    <message>
        <source>only the tokens that are shown are searched</source>
        <translation>solo se busca en los tokens mostrados</translation>
    </message>
    <message>
        <source>all tokens</source>
        <translation>todos los tokens</translation>
    </message>
    <message>
        <source>what there was before the rules</source>
        <translation>los de antes de las reglas</translation>
    </message>
    <message>
        <source>made by rules</source>
        <translation>creados por reglas</translation>
    </message>
    <message>
        <source>whole words</source>
        <translation>palabras enteras</translation>
    </message>
    <message>
        <source>not in the corpus any more</source>
        <translation>ya no están en el corpus</translation>
    </message>
    <message>
        <source>letters never merged</source>
        <translation>letras nunca fusionadas</translation>
    </message>
    <message>
        <source>special tokens</source>
        <translation>tokens especiales</translation>
    </message>
    <message>
        <source>No token is like this.</source>
        <translation>Ningún token es así.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln special</source>
        <translation>
            <numerusform>%Ln especial</numerusform>
            <numerusform>%Ln especiales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by rules</source>
        <translation>
            <numerusform>%Ln por una regla</numerusform>
            <numerusform>%Ln por reglas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln shown</source>
        <translation>
            <numerusform>se muestra %Ln</numerusform>
            <numerusform>se muestran %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>counting… {percent} %</source>
        <translation>contando… {percent} %</translation>
    </message>
    <message numerus="yes">
        <source>they stand %Ln time(s) in the corpus</source>
        <translation>
            <numerusform>están %Ln vez en el corpus</numerusform>
            <numerusform>están %Ln veces en el corpus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln symbol(s)</source>
        <translation>
            <numerusform>%Ln símbolo</numerusform>
            <numerusform>%Ln símbolos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln byte</numerusform>
            <numerusform>%Ln bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln letter(s)</source>
        <translation>
            <numerusform>%Ln letra</numerusform>
            <numerusform>%Ln letras</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhyPane</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Back to the question before</source>
        <translation>Volver a la pregunta anterior</translation>
    </message>
    <message>
        <source>What was asked before (Backspace)</source>
        <translation>Lo que se preguntó antes (Retroceso)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Stop looking ahead</source>
        <translation>Dejar de mirar adelante</translation>
    </message>
    <message>
        <source>Leave the answer as far as it is known</source>
        <translation>Dejar la respuesta hasta donde se sabe</translation>
    </message>
    <message>
        <source>How much of the answer is worked out</source>
        <translation>Cuánto de la respuesta está calculado</translation>
    </message>
    <message>
        <source>Why is this word not one token yet?</source>
        <translation>¿Por qué esta palabra aún no es un solo token?</translation>
    </message>
    <message>
        <source>Type any word and press Enter, or choose one of the sample&apos;s</source>
        <translation>Escribe cualquier palabra y pulsa Intro, o elige una de la muestra</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Preguntar</translation>
    </message>
    <message>
        <source>Ask about the word</source>
        <translation>Preguntar por la palabra</translation>
    </message>
    <message>
        <source>Tells why the word is not one token yet</source>
        <translation>Dice por qué la palabra aún no es un solo token</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Touch a token, a pair, a rule or a word, and here stands why it is so: where it came from, how often it is seen, what comes before it.</source>
        <translation>Toca un token, un par, una regla o una palabra y aquí leerás por qué es así: de dónde viene, cuántas veces aparece, qué va delante.</translation>
    </message>
    <message>
        <source>A double click, Ctrl+I or the context menu leads here from wherever it stands.</source>
        <translation>Un doble clic, Ctrl+I o el menú contextual traen aquí desde cualquier sitio.</translation>
    </message>
    <message>
        <source>Or begin with a question: why is {word} not one token yet?</source>
        <translation>O empieza con una pregunta: ¿por qué {word} aún no es un solo token?</translation>
    </message>
</context>
<context>
    <name>WordAnswer</name>
    <message>
        <source>How the word grows</source>
        <translation>Cómo crece la palabra</translation>
    </message>
    <message>
        <source>PAIRS INSIDE IT NOW</source>
        <translation>PARES QUE CONTIENE AHORA</translation>
    </message>
    <message>
        <source>Look further</source>
        <translation>Mirar más lejos</translation>
    </message>
    <message>
        <source>Follow the word through twice as many merges</source>
        <translation>Seguir la palabra durante el doble de fusiones</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more pair(s)</source>
        <translation>
            <numerusform>%Ln par más</numerusform>
            <numerusform>%Ln pares más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordAnswerWords</name>
    <message>
        <source>«{word}» is a special token</source>
        <translation>«{word}» es un token especial</translation>
    </message>
    <message>
        <source>Why is «{word}» not one token yet?</source>
        <translation>¿Por qué «{word}» aún no es un solo token?</translation>
    </message>
    <message>
        <source>«{word}» is one token</source>
        <translation>«{word}» es un solo token</translation>
    </message>
    <message>
        <source>«{word}» is no token</source>
        <translation>«{word}» no es un token</translation>
    </message>
    <message>
        <source>It is never cut and never merged; it has its own place in the vocabulary.</source>
        <translation>Nunca se corta ni se fusiona; tiene su propio lugar en el vocabulario.</translation>
    </message>
    <message>
        <source>joined by rule {number}</source>
        <translation>los une la regla {number}</translation>
    </message>
    <message>
        <source>rule {number} takes one of them</source>
        <translation>la regla {number} toma uno de los dos</translation>
    </message>
    <message>
        <source>not in the corpus</source>
        <translation>no está en el corpus</translation>
    </message>
    <message>
        <source>place {place} of {total}</source>
        <translation>puesto {place} de {total}</translation>
    </message>
    <message>
        <source>merge {number}</source>
        <translation>fusión {number}</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>letras</translation>
    </message>
    <message>
        <source>now, since merge {number}</source>
        <translation>ahora, desde la fusión {number}</translation>
    </message>
    <message>
        <source>now: letters</source>
        <translation>ahora: letras</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>bytes</translation>
    </message>
    <message>
        <source>now: bytes</source>
        <translation>ahora: bytes</translation>
    </message>
    <message>
        <source>Learn as far as merge {number}</source>
        <translation>Aprender hasta la fusión {number}</translation>
    </message>
    <message>
        <source>Go to merge {number}</source>
        <translation>Ir a la fusión {number}</translation>
    </message>
    <message numerus="yes">
        <source>It is too long to be told in full: after rule {number} it has %Ln piece(s).</source>
        <translation>
            <numerusform>Es demasiado larga para contarlo todo: tras la regla {number} tiene %Ln pieza.</numerusform>
            <numerusform>Es demasiado larga para contarlo todo: tras la regla {number} tiene %Ln piezas.</numerusform>
        </translation>
    </message>
    <message>
        <source>It has no letter, so there is nothing to merge.</source>
        <translation>No tiene letras, así que no hay nada que fusionar.</translation>
    </message>
    <message>
        <source>The corpus lacks {token}, so it has no id.</source>
        <translation>{token} no está en el corpus, por eso no tiene ID.</translation>
    </message>
    <message>
        <source>{token} is one symbol from the beginning: no rule has to make it.</source>
        <translation>{token} es un solo símbolo desde el principio: no hace falta ninguna regla.</translation>
    </message>
    <message>
        <source>{token} is one token since merge {number}.</source>
        <translation>{token} es un solo token desde la fusión {number}.</translation>
    </message>
    <message numerus="yes">
        <source>After rule {number} it is %Ln piece(s): {pieces}.</source>
        <translation>
            <numerusform>Tras la regla {number} es %Ln pieza: {pieces}.</numerusform>
            <numerusform>Tras la regla {number} son %Ln piezas: {pieces}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before the first rule it is %Ln piece(s): {pieces}.</source>
        <translation>
            <numerusform>Antes de la primera regla es %Ln pieza: {pieces}.</numerusform>
            <numerusform>Antes de la primera regla son %Ln piezas: {pieces}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The corpus holds it %Ln time(s).</source>
        <translation>
            <numerusform>El corpus la tiene %Ln vez.</numerusform>
            <numerusform>El corpus la tiene %Ln veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is no word of the corpus.</source>
        <translation>No es una palabra del corpus.</translation>
    </message>
    <message numerus="yes">
        <source>Inside it {pair} is merged next, by rule {number}; now it is seen %Ln time(s) and has place {place} of {total} in the queue.</source>
        <translation>
            <numerusform>Dentro, lo siguiente que se fusiona es {pair}, con la regla {number}; ahora aparece %Ln vez y es el puesto {place} de {total} en la cola.</numerusform>
            <numerusform>Dentro, lo siguiente que se fusiona es {pair}, con la regla {number}; ahora aparece %Ln veces y es el puesto {place} de {total} en la cola.</numerusform>
        </translation>
    </message>
    <message>
        <source>Inside it {pair} is merged next, by rule {number}.</source>
        <translation>Dentro, lo siguiente que se fusiona es {pair}, con la regla {number}.</translation>
    </message>
    <message numerus="yes">
        <source>Inside it {pair} stands foremost: seen %Ln time(s), place {place} of {total} in the queue.</source>
        <translation>
            <numerusform>Dentro, el más adelantado es {pair}: visto %Ln vez, puesto {place} de {total} en la cola.</numerusform>
            <numerusform>Dentro, el más adelantado es {pair}: visto %Ln veces, puesto {place} de {total} en la cola.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the very next pair to be merged.</source>
        <translation>Es justo el próximo par que se fusiona.</translation>
    </message>
    <message>
        <source>It heads the queue, but in this round {best} was chosen by hand.</source>
        <translation>Va en cabeza, pero en esta ronda se eligió {best} a mano.</translation>
    </message>
    <message numerus="yes">
        <source>{best} is seen more often, %Ln time(s), and goes first.</source>
        <translation>
            <numerusform>{best} aparece más, %Ln vez, y va delante.</numerusform>
            <numerusform>{best} aparece más, %Ln veces, y va delante.</numerusform>
        </translation>
    </message>
    <message>
        <source>{best} is seen just as often, but earlier in the corpus, and goes first.</source>
        <translation>{best} aparece las mismas veces, pero antes en el corpus, y va delante.</translation>
    </message>
    <message>
        <source>In this round {best} was chosen by hand.</source>
        <translation>En esta ronda se eligió {best} a mano.</translation>
    </message>
    <message numerus="yes">
        <source>Before it %Ln rule(s) are taken: {rules}.</source>
        <translation>
            <numerusform>Antes se toma %Ln regla: {rules}.</numerusform>
            <numerusform>Antes se toman %Ln reglas: {rules}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It becomes one token with merge {last}, %Ln merge(s) from now.</source>
        <translation>
            <numerusform>Será un solo token con la fusión {last}, dentro de %Ln fusión.</numerusform>
            <numerusform>Será un solo token con la fusión {last}, dentro de %Ln fusiones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking ahead…</source>
        <translation>Mirando adelante…</translation>
    </message>
    <message numerus="yes">
        <source>After all {last} rules it is still %Ln piece(s).</source>
        <translation>
            <numerusform>Tras las {last} reglas que hay sigue siendo %Ln pieza.</numerusform>
            <numerusform>Tras las {last} reglas que hay siguen siendo %Ln piezas.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no corpus at hand to learn further rules from.</source>
        <translation>No hay ningún corpus a mano del que aprender más reglas.</translation>
    </message>
    <message numerus="yes">
        <source>After {last} rules it is still %Ln piece(s).</source>
        <translation>
            <numerusform>Tras {last} reglas sigue siendo %Ln pieza.</numerusform>
            <numerusform>Tras {last} reglas siguen siendo %Ln piezas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is not one token within the next %Ln merge(s): after merge {last} it is still {ways} pieces.</source>
        <translation>
            <numerusform>No es un solo token en la próxima %Ln fusión: tras la fusión {last} siguen siendo {ways} piezas.</numerusform>
            <numerusform>No es un solo token en las próximas %Ln fusiones: tras la fusión {last} siguen siendo {ways} piezas.</numerusform>
        </translation>
    </message>
    <message>
        <source>It never becomes one token: the corpus lacks {letters}, and no rule joins what it lacks.</source>
        <translation>Nunca será un solo token: en el corpus falta {letters}, y ninguna regla une lo que falta.</translation>
    </message>
    <message>
        <source>It never becomes one token: no word of the corpus holds it, and every token is a piece of a corpus word.</source>
        <translation>Nunca será un solo token: ninguna palabra del corpus la contiene, y todo token es un trozo de una palabra del corpus.</translation>
    </message>
    <message>
        <source>It never becomes one token: no pair reaches the minimum count {minimum} any more, so learning stops.</source>
        <translation>Nunca será un solo token: ningún par llega ya al recuento mínimo {minimum}, así que el aprendizaje acaba.</translation>
    </message>
    <message>
        <source>It never becomes one token: it is only a piece of corpus words, and they are merged in other ways.</source>
        <translation>Nunca será un solo token: solo es un trozo de palabras del corpus, y esas se fusionan de otra manera.</translation>
    </message>
</context>
<context>
    <name>_ToPopup</name>
    <message>
        <source>Number of merges</source>
        <translation>Número de fusiones</translation>
    </message>
    <message>
        <source>Up to this number of rules, forward or back</source>
        <translation>Hasta este número de reglas, hacia delante o hacia atrás</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Ir</translation>
    </message>
    <message>
        <source>Go to this number of merges</source>
        <translation>Ir a este número de fusiones</translation>
    </message>
</context>
<context>
    <name>_WordAsking</name>
    <message>
        <source>Why is «{word}» not one token?</source>
        <translation>¿Por qué «{word}» no es un solo token?</translation>
    </message>
</context>
</TS>
