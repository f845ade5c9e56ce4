<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bg" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Нова сесия</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Запази</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Изход</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отмени</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повтори</translation>
    </message>
    <message>
        <source>×10</source>
        <translation>×10</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Отвори…</translation>
    </message>
    <message>
        <source>Open a &amp;folder…</source>
        <translation>Отвори &amp;папка…</translation>
    </message>
    <message>
        <source>Open a &amp;part…</source>
        <translation>Отвори &amp;част…</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Запази &amp;като…</translation>
    </message>
    <message>
        <source>&amp;Rules as text…</source>
        <translation>&amp;Правила като текст…</translation>
    </message>
    <message>
        <source>&amp;Vocabulary as TSV…</source>
        <translation>&amp;Речник от токени като TSV…</translation>
    </message>
    <message>
        <source>&amp;Picture of the window…</source>
        <translation>&amp;Картина на прозореца…</translation>
    </message>
    <message>
        <source>Picture of the &amp;tokens…</source>
        <translation>Картина на &amp;токените…</translation>
    </message>
    <message>
        <source>Cop&amp;y the tokens as a picture</source>
        <translation>Копира&amp;й токените като картина</translation>
    </message>
    <message>
        <source>Picture of a token&apos;s tree…</source>
        <translation>Картина на дървото на токен…</translation>
    </message>
    <message>
        <source>&amp;Hand-out…</source>
        <translation>Раздавателен &amp;материал…</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Търсене…</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>Следващо &amp;място</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>&amp;Предишно място</translation>
    </message>
    <message>
        <source>To…</source>
        <translation>До…</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Отначало</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>По-&amp;едър текст</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>По-&amp;дребен текст</translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <translation>&amp;Нормален размер на текста</translation>
    </message>
    <message>
        <source>&amp;Own settings</source>
        <translation>&amp;Собствени настройки</translation>
    </message>
    <message>
        <source>Less &amp;motion</source>
        <translation>По-&amp;малко движение</translation>
    </message>
    <message>
        <source>&amp;Presentation</source>
        <translation>&amp;Представяне</translation>
    </message>
    <message>
        <source>&amp;Help for this part</source>
        <translation>&amp;Помощ за тази част</translation>
    </message>
    <message>
        <source>&amp;Guided lesson</source>
        <translation>&amp;Урок с водач</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Клавишни комбинации</translation>
    </message>
    <message>
        <source>&amp;What&apos;s this?</source>
        <translation>К&amp;акво е това?</translation>
    </message>
    <message>
        <source>What is &amp;exact, what is simplified</source>
        <translation>Кое е &amp;точно и кое е опростено</translation>
    </message>
    <message>
        <source>&amp;About BPE Trainer</source>
        <translation>&amp;Относно BPE Trainer</translation>
    </message>
    <message>
        <source>Open or close a page about the part that you are in</source>
        <translation>Отвори или затвори страница за частта, в която си</translation>
    </message>
    <message>
        <source>The whole story in ten steps, in a panel at the side</source>
        <translation>Цялата история в десет стъпки, в панел отстрани</translation>
    </message>
    <message>
        <source>All keys of the window</source>
        <translation>Всички клавиши на прозореца</translation>
    </message>
    <message>
        <source>Then click whatever you want to know about</source>
        <translation>След това щракни върху това, за което питаш</translation>
    </message>
    <message>
        <source>Where this program does what real ones do, and where it does less</source>
        <translation>Къде тази програма прави същото като истинските и къде – по-малко</translation>
    </message>
    <message>
        <source>A new session with the shop&apos;s messages</source>
        <translation>Нова сесия със съобщенията от магазина</translation>
    </message>
    <message>
        <source>Open a text, word counts or a session</source>
        <translation>Отваря текст, преброени думи или сесия</translation>
    </message>
    <message>
        <source>Open all texts of a folder as one corpus</source>
        <translation>Отваря всички текстове от папка като един корпус</translation>
    </message>
    <message>
        <source>Open only the beginning of files</source>
        <translation>Отваря само началото на файловете</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Запазва сесията</translation>
    </message>
    <message>
        <source>Save the session under another name</source>
        <translation>Запазва сесията под друго име</translation>
    </message>
    <message>
        <source>All tokens with bytes, counts and rules, as a table</source>
        <translation>Всички токени с байтовете, броя и правилата им, като таблица</translation>
    </message>
    <message>
        <source>The sample with its coloured tokens as PNG or SVG</source>
        <translation>Примерът с цветните си токени като PNG или SVG</translation>
    </message>
    <message>
        <source>The sample with its coloured tokens, for another program</source>
        <translation>Примерът с цветните си токени, за друга програма</translation>
    </message>
    <message>
        <source>How the chosen token was made of its letters, as PNG or SVG</source>
        <translation>Как избраният токен е направен от буквите си, като PNG или SVG</translation>
    </message>
    <message>
        <source>Corpus, rules, chart and exercises for paper or a browser</source>
        <translation>Корпус, правила, графика и упражнения за хартия или браузър</translation>
    </message>
    <message>
        <source>Find something in the corpus, in the rules or in the vocabulary</source>
        <translation>Търси нещо в корпуса, в правилата или в речника от токени</translation>
    </message>
    <message>
        <source>Go to the next place where it stands</source>
        <translation>Отива на следващото място, където го има</translation>
    </message>
    <message>
        <source>Go to the place before where it stands</source>
        <translation>Отива на предишното място, където го има</translation>
    </message>
    <message>
        <source>New tokens and rules appear without a moving highlight</source>
        <translation>Новите токени и правила се появяват без анимация</translation>
    </message>
    <message>
        <source>Full screen in large type; each next pair is hidden until revealed</source>
        <translation>Цял екран с едър шрифт; всяка следваща двойка е скрита, докато не се покаже</translation>
    </message>
    <message>
        <source>Show or hide the row of settings</source>
        <translation>Показва или скрива реда с настройките</translation>
    </message>
    <message>
        <source>Merge the pair seen most often into one token</source>
        <translation>Слива в един токен двойката, която се среща най-често</translation>
    </message>
    <message>
        <source>Merge the pair that was chosen by hand here</source>
        <translation>Слива двойката, която тук е избрана на ръка</translation>
    </message>
    <message>
        <source>Merge ten times</source>
        <translation>Прави десет сливания</translation>
    </message>
    <message>
        <source>Merge up to a number of rules, or go back to it</source>
        <translation>Слива до избран брой правила или се връща към него</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Пусни</translation>
    </message>
    <message>
        <source>Merge again and again, at the speed of the slider</source>
        <translation>Слива отново и отново със скоростта на плъзгача</translation>
    </message>
    <message>
        <source>Take back the last step</source>
        <translation>Отменя последната стъпка</translation>
    </message>
    <message>
        <source>Nothing to take back</source>
        <translation>Няма какво да се отмени</translation>
    </message>
    <message>
        <source>Repeat the step taken back</source>
        <translation>Повтаря отменената стъпка</translation>
    </message>
    <message>
        <source>Nothing to repeat</source>
        <translation>Няма какво да се повтори</translation>
    </message>
    <message>
        <source>Go back before the first merge; learned rules stay learned</source>
        <translation>Връща преди първото сливане; научените правила се запазват</translation>
    </message>
    <message>
        <source>There is no rule yet</source>
        <translation>Още няма правила</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Слей</translation>
    </message>
    <message>
        <source>Reveal the pair</source>
        <translation>Покажи двойката</translation>
    </message>
    <message>
        <source>Merge {left} + {right}</source>
        <translation>Слей {left} + {right}</translation>
    </message>
    <message>
        <source>The rules of this session hold pairs that its corpus does not have</source>
        <translation>Правилата на тази сесия съдържат двойки, които ги няма в корпуса ѝ</translation>
    </message>
    <message>
        <source>There is no corpus to learn from: open one, or choose a sample</source>
        <translation>Няма корпус, от който да се учи: отвори или избери готов</translation>
    </message>
    <message numerus="yes">
        <source>No pair occurs %Ln time(s): add text or lower the minimum count</source>
        <translation>
            <numerusform>Никоя двойка не се среща %Ln път: добави текст или намали минималния брой</numerusform>
            <numerusform>Никоя двойка не се среща %Ln пъти: добави текст или намали минималния брой</numerusform>
        </translation>
    </message>
    <message>
        <source>The corpus is empty: type or open a text</source>
        <translation>Корпусът е празен: напиши или отвори текст</translation>
    </message>
    <message>
        <source>No pair is left: every word is one token</source>
        <translation>Не остана двойка: всяка дума е един токен</translation>
    </message>
</context>
<context>
    <name>AnswerWriter</name>
    <message>
        <source>Write the answer token by token, as a model does; on the slider the space bar does it</source>
        <translation>Напиши отговора токен по токен, като модел; на плъзгача – с интервала</translation>
    </message>
    <message>
        <source>Stop writing</source>
        <translation>Спри писането</translation>
    </message>
    <message>
        <source>With a limit of 0 the model writes nothing</source>
        <translation>С лимит 0 моделът не пише нищо</translation>
    </message>
    <message>
        <source>Write the answer</source>
        <translation>Напиши отговора</translation>
    </message>
    <message>
        <source>writing speed</source>
        <translation>скорост</translation>
    </message>
    <message>
        <source>Speed of writing</source>
        <translation>Скорост на писането</translation>
    </message>
    <message>
        <source>How many tokens the model writes in a second</source>
        <translation>Колко токена в секунда пише моделът</translation>
    </message>
</context>
<context>
    <name>AskedPlaces</name>
    <message>
        <source>«{token}» is lit</source>
        <translation>„{token}“ е откроено</translation>
    </message>
    <message numerus="yes">
        <source>«{token}» in %Ln place(s)</source>
        <translation>
            <numerusform>„{token}“ на %Ln място</numerusform>
            <numerusform>„{token}“ на %Ln места</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>Speed of playing</source>
        <translation>Скорост на пускането</translation>
    </message>
    <message>
        <source>How many merges Play makes in a second</source>
        <translation>Колко сливания в секунда прави „Пусни“</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Урок</translation>
    </message>
    <message>
        <source>Book chapter</source>
        <translation>Глава от книгата</translation>
    </message>
    <message>
        <source>Book chapter with ·</source>
        <translation>Глава от книгата с ·</translation>
    </message>
    <message>
        <source>Bytes with spaces</source>
        <translation>Байтове с интервали</translation>
    </message>
    <message>
        <source>Own settings</source>
        <translation>Собствени настройки</translation>
    </message>
    <message>
        <source>How text is cut into words and when learning stops, all at once</source>
        <translation>Как текстът се реже на думи и кога спира ученето – всичко наведнъж</translation>
    </message>
</context>
<context>
    <name>BranchWords</name>
    <message>
        <source>Main</source>
        <translation>Основен</translation>
    </message>
    <message>
        <source>Fork {number}</source>
        <translation>Клон {number}</translation>
    </message>
    <message>
        <source>{number}: {pair} by hand</source>
        <translation>{number}: {pair} на ръка</translation>
    </message>
    <message>
        <source>{number}: {pair} instead of {other}</source>
        <translation>{number}: {pair} вместо {other}</translation>
    </message>
    <message>
        <source>chosen by hand</source>
        <translation>избрано на ръка</translation>
    </message>
    <message>
        <source>chosen by hand instead of {pair} ({count})</source>
        <translation>избрано на ръка вместо {pair} ({count})</translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>&amp;Chart</source>
        <translation>&amp;Графика</translation>
    </message>
    <message>
        <source>Save as picture (PNG)…</source>
        <translation>Запази като картина (PNG)…</translation>
    </message>
    <message>
        <source>Save as drawing (SVG)…</source>
        <translation>Запази като рисунка (SVG)…</translation>
    </message>
    <message>
        <source>Save the numbers (CSV)…</source>
        <translation>Запази числата (CSV)…</translation>
    </message>
    <message>
        <source>Copy picture and numbers</source>
        <translation>Копирай картината и числата</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>Запазено: {path}</translation>
    </message>
    <message>
        <source>The chart is on the clipboard.</source>
        <translation>Графиката е в клипборда.</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Картина (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Рисунка (*.svg)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Таблица (*.csv)</translation>
    </message>
    <message>
        <source>tokens-per-merge</source>
        <translation>токени-след-сливане</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Запазване на графиката</translation>
    </message>
</context>
<context>
    <name>ChartPane</name>
    <message>
        <source>TOKENS PER MERGE</source>
        <translation>ТОКЕНИ СЛЕД ВСЯКО СЛИВАНЕ</translation>
    </message>
    <message>
        <source>Tokens per merge</source>
        <translation>Токени след всяко сливане</translation>
    </message>
    <message>
        <source>Click to go to a merge; Left, Right, Page up, Page down, Home and End go there too</source>
        <translation>Щракни, за да отидеш на сливане; същото правят стрелките наляво и надясно, PgUp, PgDown, Home и End</translation>
    </message>
    <message>
        <source>With Shift these keys only read; Enter goes to what is read.</source>
        <translation>Със Shift тези клавиши само четат; Enter отива на прочетеното.</translation>
    </message>
    <message>
        <source>Large chart</source>
        <translation>Голяма графика</translation>
    </message>
    <message>
        <source>Give the chart the room of sample and limit, with a table to read the tokens off</source>
        <translation>Дава на графиката мястото на примера и лимита, с таблица за отчитане на токените</translation>
    </message>
    <message>
        <source>How the chart is looked at</source>
        <translation>Как се гледа графиката</translation>
    </message>
    <message>
        <source>Scales, what each merge saves, and where that becomes little</source>
        <translation>Скали, колко спестява всяко сливане и откъде става малко</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>Експортиране на графиката</translation>
    </message>
    <message>
        <source>Save or copy the chart (Menu key in the chart)</source>
        <translation>Запазва или копира графиката (клавиш Меню в графиката)</translation>
    </message>
    <message>
        <source>Tokens of all texts at the merge that is read</source>
        <translation>Токените на всички текстове при прочетеното сливане</translation>
    </message>
    <message>
        <source>Enter or a double click goes to the last merge that helped</source>
        <translation>Enter или двойно щракване отива на последното сливане, което е помогнало</translation>
    </message>
</context>
<context>
    <name>ChartViewMenu</name>
    <message>
        <source>&amp;Tokens</source>
        <translation>&amp;Токени</translation>
    </message>
    <message>
        <source>Their number</source>
        <translation>Техният брой</translation>
    </message>
    <message>
        <source>&amp;Percent of the tokens at merge 0</source>
        <translation>&amp;Процент от токените при сливане 0</translation>
    </message>
    <message>
        <source>Every curve begins at 100: texts of any size can be compared</source>
        <translation>Всяка крива започва от 100: сравняват се текстове с всякаква дължина</translation>
    </message>
    <message>
        <source>&amp;Merges on a logarithmic scale</source>
        <translation>&amp;Сливанията на логаритмична скала</translation>
    </message>
    <message>
        <source>The first merges get more room; merge 0 stays at the left end</source>
        <translation>Първите сливания получават повече място; сливане 0 остава в левия край</translation>
    </message>
    <message>
        <source>Tokens on a &amp;logarithmic scale</source>
        <translation>Токените на &amp;логаритмична скала</translation>
    </message>
    <message>
        <source>Large and small texts on one scale</source>
        <translation>Дълги и кратки текстове на една скала</translation>
    </message>
    <message>
        <source>&amp;Held-out texts…</source>
        <translation>&amp;Отделени текстове…</translation>
    </message>
    <message>
        <source>Texts that the rules are not learned from show whether more rules still help</source>
        <translation>Текстове, от които не се учат правила, показват дали още правила помагат</translation>
    </message>
    <message>
        <source>What &amp;each merge saves</source>
        <translation>Колко спестява &amp;всяко сливане</translation>
    </message>
    <message>
        <source>The corpus&apos;s tokens saved by each merge, below the curves</source>
        <translation>Токените на корпуса, спестени от всяко сливане, под кривите</translation>
    </message>
    <message>
        <source>Mark where a merge &amp;saves less than:</source>
        <translation>Отбелязване откъде сливане &amp;спестява под:</translation>
    </message>
    <message>
        <source>From there on no learned merge saves so much any more</source>
        <translation>Оттам нататък никое научено сливане не спестява вече толкова</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>The share that a merge should save</source>
        <translation>Делът, който едно сливане трябва да спестява</translation>
    </message>
    <message>
        <source>In percent of the corpus&apos;s tokens at merge 0</source>
        <translation>В процент от токените на корпуса при сливане 0</translation>
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
        <translation>корпус {tokens}</translation>
    </message>
    <message>
        <source>sample {tokens} (own scale)</source>
        <translation>пример {tokens} (своя скала)</translation>
    </message>
    <message>
        <source>sample {tokens}</source>
        <translation>пример {tokens}</translation>
    </message>
    <message>
        <source>corpus</source>
        <translation>корпус</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>пример</translation>
    </message>
    <message numerus="yes">
        <source>%Ln merge(s)</source>
        <translation>
            <numerusform>%Ln сливане</numerusform>
            <numerusform>%Ln сливания</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saves %Ln token(s) ({share})</source>
        <translation>
            <numerusform>спестява %Ln токен ({share})</numerusform>
            <numerusform>спестява %Ln токена ({share})</numerusform>
        </translation>
    </message>
    <message>
        <source>tokens saved by each merge</source>
        <translation>токени, спестени от всяко сливане</translation>
    </message>
    <message>
        <source>from merge {merge} on a merge saves less than {share}</source>
        <translation>от сливане {merge} нататък всяко спестява под {share}</translation>
    </message>
    <message>
        <source>text</source>
        <translation>текст</translation>
    </message>
    <message>
        <source>merge {merge}</source>
        <translation>сливане {merge}</translation>
    </message>
    <message>
        <source>of merge 0</source>
        <translation>от сливане 0</translation>
    </message>
    <message>
        <source>last that helped</source>
        <translation>последно полезно</translation>
    </message>
    <message>
        <source>from {merge} on: &lt; {share}</source>
        <translation>от {merge}: &lt; {share}</translation>
    </message>
    <message>
        <source>Without a corpus there are no tokens to count.</source>
        <translation>Без корпус няма токени за броене.</translation>
    </message>
    <message>
        <source>No rule yet. Each merge goes one step to the right.</source>
        <translation>Още няма правила. Всяко сливане е една стъпка надясно.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) in the corpus</source>
        <translation>
            <numerusform>%Ln токен в корпуса</numerusform>
            <numerusform>%Ln токена в корпуса</numerusform>
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
            <numerusform>%Ln в примера</numerusform>
            <numerusform>%Ln в примера</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComparePane</name>
    <message>
        <source>There is one branch so far. In each round Merge takes the pair seen most often. To see what another choice leads to, select another pair under NEXT PAIR and press Enter, or the button below the list: the rules that follow are learned from there, and both branches stand here side by side.</source>
        <translation>Засега има само един клон. Във всеки кръг „Слей“ взема най-честата двойка. За да видиш докъде води друг избор, избери друга двойка под СЛЕДВАЩА ДВОЙКА и натисни Enter или бутона под списъка: следващите правила се учат оттам, а двата клона застават тук един до друг.</translation>
    </message>
    <message>
        <source>BRANCHES</source>
        <translation>КЛОНОВЕ</translation>
    </message>
    <message>
        <source>RULES</source>
        <translation>ПРАВИЛА</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Клонове</translation>
    </message>
    <message>
        <source>Tokens of corpus and sample on each branch; Enter or a double click goes there</source>
        <translation>Токени на корпуса и на примера на всеки клон; Enter или двойно щракване води там</translation>
    </message>
    <message>
        <source>Rules of two branches side by side</source>
        <translation>Правилата на два клона един до друг</translation>
    </message>
    <message>
        <source>≠ marks other pairs in the same round; Ctrl+C copies</source>
        <translation>≠ отбелязва различни двойки в един и същ кръг; Ctrl+C копира</translation>
    </message>
    <message>
        <source>Stand on the selected branch, where you stood on it last</source>
        <translation>Отиди на избрания клон, където беше последно</translation>
    </message>
    <message>
        <source>Learn them all</source>
        <translation>Научи всички</translation>
    </message>
    <message>
        <source>Learn again what a change of the corpus or the settings has thrown away</source>
        <translation>Научава отново онова, което промяна на корпуса или настройките е изтрила</translation>
    </message>
    <message>
        <source>Only differences</source>
        <translation>Само разликите</translation>
    </message>
    <message>
        <source>Leave out the rounds in which both take the same pair</source>
        <translation>Пропуска кръговете, в които двата вземат една и съща двойка</translation>
    </message>
    <message>
        <source>One branch</source>
        <translation>Един клон</translation>
    </message>
    <message>
        <source>Another branch</source>
        <translation>Друг клон</translation>
    </message>
    <message>
        <source>The branches whose rules stand below</source>
        <translation>Клоновете, чиито правила стоят отдолу</translation>
    </message>
    <message>
        <source>corpus</source>
        <translation>корпус</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>пример</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>накрая</translation>
    </message>
    <message>
        <source>after {merges}</source>
        <translation>след {merges}</translation>
    </message>
    <message>
        <source>branch</source>
        <translation>клон</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>правила</translation>
    </message>
    <message>
        <source>{branch} has no rule yet.</source>
        <translation>{branch} още няма правило.</translation>
    </message>
    <message>
        <source>No difference in the first {count} rules.</source>
        <translation>Няма разлика в първите {count} правила.</translation>
    </message>
    <message>
        <source>First difference: in rule {number} {branch} takes {one}, {second} takes {other}.</source>
        <translation>Първа разлика: в правило {number} {branch} взема {one}, {second} взема {other}.</translation>
    </message>
    <message>
        <source>All {count} rules are in both, in another order.</source>
        <translation>Всичките {count} правила са и в двата, в друг ред.</translation>
    </message>
    <message>
        <source>Of the first {count} rules only {branch} has {rules}.</source>
        <translation>От първите {count} правила само {branch} има {rules}.</translation>
    </message>
    <message>
        <source>Only {branch} has {rules}.</source>
        <translation>Само {branch} има {rules}.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>още %Ln</numerusform>
            <numerusform>още %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to {branch}</source>
        <translation>Отиди на {branch}</translation>
    </message>
    <message>
        <source>a branch</source>
        <translation>клон</translation>
    </message>
    <message>
        <source>Select another branch to go there</source>
        <translation>Избери друг клон, за да отидеш там</translation>
    </message>
    <message>
        <source>Its pair is none of that round with this corpus</source>
        <translation>С този корпус двойката му не е от онзи кръг</translation>
    </message>
    <message numerus="yes">
        <source>%Ln branch(es) cannot be learned from this corpus: what was chosen by hand is no pair of that round. They are kept and come back with their corpus.</source>
        <translation>
            <numerusform>%Ln клон не може да се научи от този корпус: избраната на ръка двойка не е от онзи кръг. Той се пази и се връща със своя корпус.</numerusform>
            <numerusform>%Ln клона не могат да се научат от този корпус: избраните на ръка двойки не са от онези кръгове. Те се пазят и се връщат със своя корпус.</numerusform>
        </translation>
    </message>
    <message>
        <source>Learn all to {merges}</source>
        <translation>Научи всички до {merges}</translation>
    </message>
    <message>
        <source>Learn as many rules on every branch; you stay where you stand</source>
        <translation>Научава толкова правила на всеки клон; оставаш, където си</translation>
    </message>
</context>
<context>
    <name>Concepts</name>
    <message>
        <source>A word dictionary meets a word that it has never seen. What becomes of it?</source>
        <translation>Речник от думи среща дума, която никога не е виждал. Какво става с нея?</translation>
    </message>
    <message>
        <source>It becomes ?, and what it said is lost.</source>
        <translation>Става ? и казаното с нея се губи.</translation>
    </message>
    <message>
        <source>It is cut into smaller pieces.</source>
        <translation>Реже се на по-малки парчета.</translation>
    </message>
    <message>
        <source>It gets the number of the most similar word.</source>
        <translation>Получава номера на най-близката дума.</translation>
    </message>
    <message>
        <source>A dictionary knows its own words only; BPE falls back on smaller pieces instead.</source>
        <translation>Речникът знае само своите думи; BPE минава на по-малки парчета.</translation>
    </message>
    <message>
        <source>That is what BPE does; a dictionary knows whole words only.</source>
        <translation>Така прави BPE; речникът знае само цели думи.</translation>
    </message>
    <message>
        <source>A dictionary compares nothing: a word is in it or it is not.</source>
        <translation>Речникът не сравнява: думата или е в него, или не е.</translation>
    </message>
    <message>
        <source>Open Word dictionary: what stands under a word that the corpus lacks?</source>
        <translation>Отвори „Речник от думи“: какво стои под дума, която липсва в корпуса?</translation>
    </message>
    <message>
        <source>Two pairs share the highest count. Which one does this program merge?</source>
        <translation>Две двойки имат най-големия брой. Коя слива тази програма?</translation>
    </message>
    <message>
        <source>The one that it saw first in the corpus.</source>
        <translation>Тази, която е видяла първа в корпуса.</translation>
    </message>
    <message>
        <source>The one that comes first in the alphabet.</source>
        <translation>Първата по азбучен ред.</translation>
    </message>
    <message>
        <source>Both in the same round.</source>
        <translation>И двете в един кръг.</translation>
    </message>
    <message>
        <source>With this agreement the same corpus gives the same rules each time.</source>
        <translation>С тази уговорка един корпус дава всеки път едни и същи правила.</translation>
    </message>
    <message>
        <source>Other programs may do so; this one goes by the order in the corpus.</source>
        <translation>Други програми може да правят така; тази следва реда в корпуса.</translation>
    </message>
    <message>
        <source>A round merges exactly one pair.</source>
        <translation>Един кръг слива точно една двойка.</translation>
    </message>
    <message>
        <source>Look for a tie in the rules, and for both pairs in the corpus.</source>
        <translation>Потърси равенство в правилата и двете двойки в корпуса.</translation>
    </message>
    <message>
        <source>In which order are the rules applied to a new word?</source>
        <translation>В какъв ред се прилагат правилата върху нова дума?</translation>
    </message>
    <message>
        <source>In the order in which they were learned.</source>
        <translation>В реда, в който са научени.</translation>
    </message>
    <message>
        <source>The rule with the longest token first.</source>
        <translation>Първо правилото с най-дългия токен.</translation>
    </message>
    <message>
        <source>From the beginning of the word to its end.</source>
        <translation>От началото на думата към края.</translation>
    </message>
    <message>
        <source>Later rules are built on the tokens of earlier ones.</source>
        <translation>По-късните правила стъпват върху токените на по-ранните.</translation>
    </message>
    <message>
        <source>WordPiece looks for the longest piece; BPE follows its rules.</source>
        <translation>WordPiece търси най-дългото парче; BPE следва правилата си.</translation>
    </message>
    <message>
        <source>Each rule goes through the whole word before the next one begins.</source>
        <translation>Всяко правило минава през цялата дума, преди да започне следващото.</translation>
    </message>
    <message>
        <source>Open Step by step and let the rules pass.</source>
        <translation>Отвори „Стъпка по стъпка“ и пусни правилата.</translation>
    </message>
    <message>
        <source>What does one pay for when a language model is used through its API?</source>
        <translation>За какво се плаща, когато езиков модел се ползва през API?</translation>
    </message>
    <message>
        <source>For tokens, those read and those written.</source>
        <translation>За токени – прочетените и написаните.</translation>
    </message>
    <message>
        <source>For words.</source>
        <translation>За думи.</translation>
    </message>
    <message>
        <source>For letters.</source>
        <translation>За букви.</translation>
    </message>
    <message>
        <source>The model works in tokens, so the bill is in tokens, too.</source>
        <translation>Моделът работи с токени, затова и сметката е в токени.</translation>
    </message>
    <message>
        <source>One word may be one token or eight: whoever counts words estimates too low.</source>
        <translation>Една дума може да е един токен или осем: който брои думи, пресмята твърде малко.</translation>
    </message>
    <message>
        <source>A frequent word of eight letters may be a single token.</source>
        <translation>Честа дума от осем букви може да е един токен.</translation>
    </message>
    <message>
        <source>The price is per million of something that the model reads and writes.</source>
        <translation>Цената е за милион от нещо, което моделът чете и пише.</translation>
    </message>
    <message>
        <source>The API says that a response ended with length. What does that mean?</source>
        <translation>API-то казва, че отговорът е завършил с length. Какво значи това?</translation>
    </message>
    <message>
        <source>The limit stopped the model: something may be missing.</source>
        <translation>Лимитът е спрял модела: може нещо да липсва.</translation>
    </message>
    <message>
        <source>The answer is complete, and long.</source>
        <translation>Отговорът е пълен и дълъг.</translation>
    </message>
    <message>
        <source>The question was too long.</source>
        <translation>Въпросът е бил твърде дълъг.</translation>
    </message>
    <message>
        <source>With stop the model ended by itself, with length it was cut off.</source>
        <translation>При stop моделът е спрял сам, при length е бил прекъснат.</translation>
    </message>
    <message>
        <source>A complete answer ends with stop.</source>
        <translation>Пълният отговор завършва със stop.</translation>
    </message>
    <message>
        <source>The response limit counts what the model writes, not the question.</source>
        <translation>Лимитът на отговора брои каквото пише моделът, не въпроса.</translation>
    </message>
    <message>
        <source>Move the response limit and read what is said below it.</source>
        <translation>Премести лимита на отговора и прочети какво пише под него.</translation>
    </message>
    <message>
        <source>A customer reads «deliv» where «delivery» was meant. How did that happen?</source>
        <translation>Клиент чете „достав“ вместо „доставка“. Как се е случило?</translation>
    </message>
    <message>
        <source>The limit fell between two tokens of the word.</source>
        <translation>Лимитът е паднал между два токена на думата.</translation>
    </message>
    <message>
        <source>The model made a spelling mistake.</source>
        <translation>Моделът е направил правописна грешка.</translation>
    </message>
    <message>
        <source>The limit fell between two words.</source>
        <translation>Лимитът е паднал между две думи.</translation>
    </message>
    <message>
        <source>The limit counts tokens, and a word may have several.</source>
        <translation>Лимитът брои токени, а една дума може да има няколко.</translation>
    </message>
    <message>
        <source>It wrote the right tokens, only not all of them.</source>
        <translation>Написал е верните токени, само че не всички.</translation>
    </message>
    <message>
        <source>Then the last word would be whole.</source>
        <translation>Тогава последната дума щеше да е цяла.</translation>
    </message>
    <message>
        <source>What does the limit count, and how many of them has a word?</source>
        <translation>Какво брои лимитът и колко такива има в една дума?</translation>
    </message>
    <message>
        <source>Why is counting the letters of a word hard for a language model?</source>
        <translation>Защо на езиковия модел му е трудно да брои буквите на дума?</translation>
    </message>
    <message>
        <source>It sees the numbers of tokens, not letters.</source>
        <translation>Вижда номера на токени, не букви.</translation>
    </message>
    <message>
        <source>It has not learned the alphabet.</source>
        <translation>Не е научил азбуката.</translation>
    </message>
    <message>
        <source>Long words do not fit into it.</source>
        <translation>Дългите думи не се побират в него.</translation>
    </message>
    <message>
        <source>A token is one number for the model; the letters in it do not show.</source>
        <translation>За модела токенът е едно число; буквите в него не се виждат.</translation>
    </message>
    <message>
        <source>It can write every letter; yet a token comes to it as one number.</source>
        <translation>Може да напише всяка буква, но токенът стига до него като едно число.</translation>
    </message>
    <message>
        <source>A long word is short for it: often two or three tokens.</source>
        <translation>Дългата дума за него е къса: често два-три токена.</translation>
    </message>
    <message>
        <source>Show the tokens of the sample as ids.</source>
        <translation>Покажи токените на примера като номера.</translation>
    </message>
    <message>
        <source>One message often costs more in Bulgarian than in English. Why?</source>
        <translation>Едно и също съобщение често струва повече на български, отколкото на английски. Защо?</translation>
    </message>
    <message>
        <source>The tokenizer saw little Bulgarian, so it cuts its words into more tokens.</source>
        <translation>Токенизаторът е видял малко български и реже думите му на повече токени.</translation>
    </message>
    <message>
        <source>The price of a token depends on the language.</source>
        <translation>Цената на токена зависи от езика.</translation>
    </message>
    <message>
        <source>Bulgarian words say more.</source>
        <translation>Българските думи казват повече.</translation>
    </message>
    <message>
        <source>What is frequent becomes a token; a language that is rare in the corpus keeps small pieces.</source>
        <translation>Честото става токен; език, който е рядък в корпуса, остава на малки парчета.</translation>
    </message>
    <message>
        <source>A token costs the same in each language; there are more of them.</source>
        <translation>Токенът струва еднакво на всеки език; просто токените са повече.</translation>
    </message>
    <message>
        <source>The message is the same; what differs is the number of tokens.</source>
        <translation>Съобщението е същото; различен е броят на токените.</translation>
    </message>
    <message>
        <source>Which sequences of letters become tokens of their own?</source>
        <translation>Кои поредици от букви стават отделни токени?</translation>
    </message>
    <message>
        <source>What is the marker · at the beginning of a word good for?</source>
        <translation>За какво служи маркерът · в началото на думата?</translation>
    </message>
    <message>
        <source>It tells the beginning of a word from the same letters inside another.</source>
        <translation>Различава началото на дума от същите букви вътре в друга.</translation>
    </message>
    <message>
        <source>It stands between any two tokens.</source>
        <translation>Стои между всеки два токена.</translation>
    </message>
    <message>
        <source>It makes the letters of a word fewer.</source>
        <translation>Намалява буквите на думата.</translation>
    </message>
    <message>
        <source>·in and the «in» inside another word are two tokens, and the spaces can be put back.</source>
        <translation>·на и „на“ вътре в друга дума са два различни токена, а интервалите могат да се върнат.</translation>
    </message>
    <message>
        <source>Inside a word there is no marker, however many tokens it has.</source>
        <translation>Вътре в думата няма маркер, колкото и токени да има.</translation>
    </message>
    <message>
        <source>It is one symbol more: without rules each word has one token more.</source>
        <translation>Това е един символ повече: без правила всяка дума има един токен повече.</translation>
    </message>
    <message>
        <source>Choose the preset with · and look where the marker stands.</source>
        <translation>Избери настройките с · и виж къде стои маркерът.</translation>
    </message>
    <message>
        <source>The minimum count is 2. When does learning stop?</source>
        <translation>Минималният брой е 2. Кога спира ученето?</translation>
    </message>
    <message>
        <source>When no pair is seen at least twice.</source>
        <translation>Когато никоя двойка не се среща поне два пъти.</translation>
    </message>
    <message>
        <source>After two rules.</source>
        <translation>След две правила.</translation>
    </message>
    <message>
        <source>When each word has two tokens.</source>
        <translation>Когато всяка дума има два токена.</translation>
    </message>
    <message>
        <source>A pair seen only once would learn a single word by heart.</source>
        <translation>Правило от двойка, срещната само веднъж, значи да се научи наизуст една-единствена дума.</translation>
    </message>
    <message>
        <source>How many rules are learned is another choice.</source>
        <translation>Колко правила се учат, е друг избор.</translation>
    </message>
    <message>
        <source>How many tokens a word has does not matter.</source>
        <translation>Колко токена има думата, няма значение.</translation>
    </message>
    <message>
        <source>The minimum count is compared with the count of the best pair.</source>
        <translation>Минималният брой се сравнява с броя на най-добрата двойка.</translation>
    </message>
    <message>
        <source>Why is nothing unknown when the symbols are bytes?</source>
        <translation>Защо нищо не е непознато, когато символите са байтове?</translation>
    </message>
    <message>
        <source>Every text is made of the same 256 bytes.</source>
        <translation>Всеки текст е направен от едни и същи 256 байта.</translation>
    </message>
    <message>
        <source>The alphabet holds all letters of the world.</source>
        <translation>Азбуката съдържа всички букви на света.</translation>
    </message>
    <message>
        <source>Characters never seen are left out.</source>
        <translation>Невиждани знаци се пропускат.</translation>
    </message>
    <message>
        <source>A character that was never seen has bytes, too: it takes several tokens.</source>
        <translation>И невиждан знак има байтове: заема няколко токена.</translation>
    </message>
    <message>
        <source>It holds 256 symbols only; a letter may take several of them.</source>
        <translation>Тя съдържа само 256 символа; една буква може да заема няколко.</translation>
    </message>
    <message>
        <source>Nothing is left out: each byte has an id.</source>
        <translation>Нищо не се пропуска: всеки байт има номер.</translation>
    </message>
    <message>
        <source>How many different values can a byte have?</source>
        <translation>Колко различни стойности може да има един байт?</translation>
    </message>
    <message>
        <source>Before the first rule the vocabulary has 30 tokens. How many has it after 60 rules?</source>
        <translation>Преди първото правило речникът с токени има 30 токена. Колко има след 60 правила?</translation>
    </message>
    <message>
        <source>90 tokens</source>
        <translation>90 токена</translation>
    </message>
    <message>
        <source>60 tokens</source>
        <translation>60 токена</translation>
    </message>
    <message>
        <source>30 tokens</source>
        <translation>30 токена</translation>
    </message>
    <message>
        <source>Each rule adds one token, and none is taken away.</source>
        <translation>Всяко правило добавя един токен и никой не се маха.</translation>
    </message>
    <message>
        <source>The letters stay: a new word may need them.</source>
        <translation>Буквите остават: нова дума може да има нужда от тях.</translation>
    </message>
    <message>
        <source>Each rule adds a token of its own.</source>
        <translation>Всяко правило добавя свой токен.</translation>
    </message>
    <message>
        <source>Does a letter leave the vocabulary when it is merged?</source>
        <translation>Излиза ли буквата от речника с токени, когато се слее?</translation>
    </message>
    <message>
        <source>How does WordPiece cut a word?</source>
        <translation>Как WordPiece реже дума?</translation>
    </message>
    <message>
        <source>Again and again it takes the longest piece that it knows from the left.</source>
        <translation>Отново и отново взема отляво най-дългото парче, което познава.</translation>
    </message>
    <message>
        <source>It applies its rules in the order learned.</source>
        <translation>Прилага правилата си в реда, в който са научени.</translation>
    </message>
    <message>
        <source>It chooses the most probable of all ways.</source>
        <translation>Избира най-вероятния от всички начини.</translation>
    </message>
    <message>
        <source>Pieces that go on inside a word are written with ##.</source>
        <translation>Парчетата, които продължават думата, се пишат с ##.</translation>
    </message>
    <message>
        <source>That is BPE.</source>
        <translation>Това е BPE.</translation>
    </message>
    <message>
        <source>That is Unigram.</source>
        <translation>Това е Unigram.</translation>
    </message>
    <message>
        <source>It needs no rules, only a list of pieces.</source>
        <translation>Не му трябват правила, само списък с парчета.</translation>
    </message>
    <message>
        <source>How does Unigram come to its vocabulary?</source>
        <translation>Как Unigram стига до своите токени?</translation>
    </message>
    <message>
        <source>It begins with many pieces and drops those that matter least.</source>
        <translation>Започва с много парчета и маха тези, които значат най-малко.</translation>
    </message>
    <message>
        <source>It begins with letters and joins the most frequent pair.</source>
        <translation>Започва с букви и слива най-честата двойка.</translation>
    </message>
    <message>
        <source>It takes every word of the corpus.</source>
        <translation>Взема всяка дума от корпуса.</translation>
    </message>
    <message>
        <source>Then it cuts each word in the most probable way.</source>
        <translation>После реже всяка дума по най-вероятния начин.</translation>
    </message>
    <message>
        <source>That is a word dictionary: an unseen word would be unknown.</source>
        <translation>Това е речник от думи: невиждана дума би останала непозната.</translation>
    </message>
    <message>
        <source>BPE makes its vocabulary grow; Unigram does the opposite.</source>
        <translation>При BPE токените стават повече; Unigram прави обратното.</translation>
    </message>
</context>
<context>
    <name>ContextPart</name>
    <message>
        <source>CONTEXT WINDOW</source>
        <translation>КОНТЕКСТЕН ПРОЗОРЕЦ</translation>
    </message>
    <message>
        <source>Size of the context window</source>
        <translation>Размер на контекстния прозорец</translation>
    </message>
    <message>
        <source>The prompt and the response share this many tokens</source>
        <translation>В толкова токена се побират заедно подканата и отговорът</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Прозорец</translation>
    </message>
    <message>
        <source>tokens in all</source>
        <translation>токена общо</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>Указания</translation>
    </message>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Отговор</translation>
    </message>
    <message>
        <source>free</source>
        <translation>свободно</translation>
    </message>
    <message>
        <source>The context window drawn to scale</source>
        <translation>Контекстният прозорец, начертан в мащаб</translation>
    </message>
    <message>
        <source>The frame is the window; what no longer fits is hatched and outside</source>
        <translation>Рамката е прозорецът; което вече не се побира, е отвън и защриховано</translation>
    </message>
    <message>
        <source>What the model is told first: a text, or a number of tokens</source>
        <translation>Каквото се казва на модела най-напред: текст или брой токени</translation>
    </message>
    <message>
        <source>What was said before, the oldest first: a text, or a number of tokens</source>
        <translation>Казаното дотук, най-старото отпред: текст или брой токени</translation>
    </message>
    <message>
        <source>What the model writes: a text, or a number of tokens</source>
        <translation>Каквото пише моделът: текст или брой токени</translation>
    </message>
    <message>
        <source>a text, or a number of tokens</source>
        <translation>текст или брой токени</translation>
    </message>
    <message>
        <source>What falls out of the window</source>
        <translation>Какво изпада от прозореца</translation>
    </message>
    <message>
        <source>counting the tokens…</source>
        <translation>токените се броят…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln токен</numerusform>
            <numerusform>%Ln токена</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everything fits, and %Ln token(s) are free.</source>
        <translation>
            <numerusform>Всичко се побира и остава %Ln свободен токен.</numerusform>
            <numerusform>Всичко се побира и остават %Ln свободни токена.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) fell out, and the model forgets «{text}».</source>
        <translation>
            <numerusform>Изпадна %Ln токен и моделът забравя „{text}“.</numerusform>
            <numerusform>Изпаднаха %Ln токена и моделът забравя „{text}“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The oldest %Ln token(s) of the history fell out.</source>
        <translation>
            <numerusform>Изпадна най-старият токен от историята (%Ln).</numerusform>
            <numerusform>Изпаднаха най-старите %Ln токена от историята.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The response stops %Ln token(s) too early (length).</source>
        <translation>
            <numerusform>Отговорът спира %Ln токен по-рано (length).</numerusform>
            <numerusform>Отговорът спира %Ln токена по-рано (length).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) of the system prompt have no place.</source>
        <translation>
            <numerusform>%Ln токен от указанията не се побира.</numerusform>
            <numerusform>%Ln токена от указанията не се побират.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CorpusNotices</name>
    <message>
        <source>Edit a cleaned copy</source>
        <translation>Редактирай почистено копие</translation>
    </message>
    <message>
        <source>Line ends become those of your editor, byte order marks go, other such characters become �; Ctrl+Z brings the text back</source>
        <translation>Краищата на редовете стават като в редактора, маркерите за реда на байтовете изчезват, другите такива знаци стават �; Ctrl+Z връща текста</translation>
    </message>
    <message>
        <source>Edit this part</source>
        <translation>Редактиране на тази част</translation>
    </message>
    <message>
        <source>The part becomes a text of its own; Ctrl+Z brings the file back</source>
        <translation>Частта става самостоятелен текст; Ctrl+Z връща файла</translation>
    </message>
    <message>
        <source>Edit as one text</source>
        <translation>Редактиране като един текст</translation>
    </message>
    <message>
        <source>The files become one text with a line end between them; Ctrl+Z brings them back</source>
        <translation>Файловете стават един текст с край на ред между тях; Ctrl+Z ги връща</translation>
    </message>
    <message>
        <source>Files of this folder that are no text were left out: {count}.</source>
        <translation>Файловете от тази папка, които не са текст, са пропуснати: {count}.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s) here were no text and became �; everything else is as it was. If letters are missing, save the text as UTF-8 and open it again.</source>
        <translation>
            <numerusform>%Ln знак тук не беше текст и стана �; всичко останало е както преди. Ако липсват букви, запази текста като UTF-8 и го отвори отново.</numerusform>
            <numerusform>%Ln знака тук не бяха текст и станаха �; всичко останало е както преди. Ако липсват букви, запази текста като UTF-8 и го отвори отново.</numerusform>
        </translation>
    </message>
    <message>
        <source>«{letter}» is spelled in two ways that look alike, so rules are learned for each. The text stays as it is; NFC reads both as one letter.</source>
        <translation>„{letter}“ е записана по два начина, които изглеждат еднакво, затова се учат правила за всеки от тях. Текстът не се променя; с NFC двата се четат като една буква.</translation>
    </message>
    <message>
        <source>Use NFC</source>
        <translation>Приложи NFC</translation>
    </message>
    <message>
        <source>Normalize every text to NFC before it is cut (Alt+Left takes it back)</source>
        <translation>Привежда всеки текст към NFC, преди да се раздели (Alt+Ляво го отменя)</translation>
    </message>
    <message>
        <source>This corpus gives other rules than the opened file holds. The file&apos;s rules are kept; any change of the text learns its own.</source>
        <translation>Този корпус дава други правила, различни от тези в отворения файл. Запазени са правилата от файла; при промяна на текста се учат неговите.</translation>
    </message>
    <message>
        <source>{pair}, chosen by hand for rule {number}, is no pair of that round here, so the rules go on without it. The fork is kept and comes back with its corpus and settings.</source>
        <translation>{pair}, избрана на ръка за правило {number}, тук не е двойка от онзи кръг, затова правилата продължават без нея. Клонът се пази и се връща със своя корпус и настройки.</translation>
    </message>
    <message>
        <source>Bytes that are no {encoding} became �: {count}, the first in line {line} of {name}. If letters look wrong, choose another encoding below, under Reopen as.</source>
        <translation>Байтовете, които не са {encoding}, станаха �: {count}, първият е на ред {line} в {name}. Ако буквите изглеждат грешни, избери друга кодировка долу, в „Отваряне като“.</translation>
    </message>
    <message>
        <source>Word counts are shown, not typed: the first {shown} of {all} words. All of them are learned from.</source>
        <translation>Преброените думи се показват, но не се редактират: първите {shown} от {all}. Учи се от всички.</translation>
    </message>
    <message>
        <source>Word counts are shown, not typed. Choose Own text above to type.</source>
        <translation>Преброените думи се показват, но не се редактират. За да пишеш, избери горе „Собствен текст“.</translation>
    </message>
    <message>
        <source>This text is too long to be typed in: {all} characters. Its beginning is shown, all of it is learned from; change it in another program and open it again.</source>
        <translation>Текстът е твърде дълъг за редактиране тук: {all} знака. Показва се началото, но се учи от целия; промени го в друга програма и го отвори отново.</translation>
    </message>
    <message>
        <source>{all} files, each cut by itself: the beginning is shown, all of it is learned from.</source>
        <translation>{all} файла, всеки се реже отделно: показано е началото, учи се от всичко.</translation>
    </message>
    <message>
        <source>A line of {all} characters is too long to be typed in. The beginning of the text is shown, all of it is learned from; break the line up in another program and open the text again.</source>
        <translation>Ред от {all} знака е твърде дълъг за редактиране тук. Показва се началото на текста, но се учи от целия; раздели реда в друга програма и отвори текста отново.</translation>
    </message>
    <message>
        <source>An editor would change this text ({what}), so it is shown and learned from as it is. To type, edit a cleaned copy.</source>
        <translation>Редакторът би променил този текст ({what}), затова се показва и се учи от него, какъвто е. За да пишеш, редактирай почистено копие.</translation>
    </message>
    <message>
        <source>An editor would change this text ({what}), so its beginning is shown, and all of it is learned from as it is. To type, edit a cleaned copy.</source>
        <translation>Редакторът би променил този текст ({what}), затова се показва началото и се учи от целия, какъвто е. За да пишеш, редактирай почистено копие.</translation>
    </message>
    <message>
        <source>Only the first {taken} rows are open; what follows is not learned from.</source>
        <translation>Отворени са само първите {taken} реда; от останалото не се учи.</translation>
    </message>
    <message>
        <source>Only the beginning is open, {taken}; what follows is not learned from.</source>
        <translation>Отворено е само началото, {taken}; от останалото не се учи.</translation>
    </message>
    <message>
        <source>Only the beginning is open, {taken} of {all}; what follows is not learned from.</source>
        <translation>Отворено е само началото, {taken} от {all}; от останалото не се учи.</translation>
    </message>
    <message>
        <source>Files left out: {count}.</source>
        <translation>Пропуснати файлове: {count}.</translation>
    </message>
    <message>
        <source>There is no end of a word near, so the part ends inside one.</source>
        <translation>Наблизо няма край на дума, затова частта свършва насред дума.</translation>
    </message>
    <message>
        <source>line ends of several kinds</source>
        <translation>различни краища на редовете</translation>
    </message>
</context>
<context>
    <name>CorpusPane</name>
    <message>
        <source>CORPUS</source>
        <translation>КОРПУС</translation>
    </message>
    <message>
        <source>Corpus: the text that rules are learned from</source>
        <translation>Корпус: текстът, от който се учат правилата</translation>
    </message>
    <message>
        <source>The next pair is underlined where it stands. Tab leaves the text.</source>
        <translation>Следващата двойка е подчертана навсякъде, където се среща. Tab излиза от текста.</translation>
    </message>
    <message>
        <source>The text that rules are learned from; Ctrl+Z takes typing back, Tab leaves the text</source>
        <translation>Текстът, от който се учат правилата; Ctrl+Z отменя написаното, Tab излиза от текста</translation>
    </message>
    <message>
        <source>Type or paste a text. The two neighbours seen together most often become the first rule.</source>
        <translation>Напиши или постави текст. Двата съседа, които най-често са заедно, стават първото правило.</translation>
    </message>
    <message>
        <source>How large the corpus is before the first merge</source>
        <translation>Колко голям е корпусът преди първото сливане</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln ред</numerusform>
            <numerusform>%Ln реда</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln дума</numerusform>
            <numerusform>%Ln думи</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln distinct</source>
        <translation>
            <numerusform>%Ln различна</numerusform>
            <numerusform>%Ln различни</numerusform>
        </translation>
    </message>
    <message>
        <source>only the part that is shown is searched</source>
        <translation>търси се само в показаната част</translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln байт</numerusform>
            <numerusform>%Ln байта</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln symbol(s)</source>
        <translation>
            <numerusform>%Ln символ</numerusform>
            <numerusform>%Ln символа</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln letter(s)</source>
        <translation>
            <numerusform>%Ln буква</numerusform>
            <numerusform>%Ln букви</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CorpusWordsPart</name>
    <message>
        <source>Dearest words</source>
        <translation>Най-скъпи думи</translation>
    </message>
    <message>
        <source>The words that take most tokens, all that tie</source>
        <translation>Думите с най-много токени, всички с равен брой</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Цели думи</translation>
    </message>
    <message>
        <source>The words that are one token now</source>
        <translation>Думите, които сега са един токен</translation>
    </message>
    <message>
        <source>Letters never merged</source>
        <translation>Неслети букви</translation>
    </message>
    <message>
        <source>The letters that no rule has joined to anything</source>
        <translation>Буквите, които никое правило не е сляло с нищо</translation>
    </message>
    <message>
        <source>What stands in the list</source>
        <translation>Какво има в списъка</translation>
    </message>
    <message>
        <source>Words and letters that stand out</source>
        <translation>Думи и букви, които се отличават</translation>
    </message>
    <message>
        <source>Choose a word to ask about it; Enter asks why</source>
        <translation>Избери дума, за да попиташ за нея; Enter пита защо</translation>
    </message>
    <message>
        <source>letter</source>
        <translation>буква</translation>
    </message>
    <message>
        <source>word</source>
        <translation>дума</translation>
    </message>
    <message>
        <source>cut into</source>
        <translation>нарязана на</translation>
    </message>
    <message>
        <source>since rule</source>
        <translation>от правило</translation>
    </message>
    <message>
        <source>count</source>
        <translation>брой</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>броене…</translation>
    </message>
    <message>
        <source>There is no corpus.</source>
        <translation>Няма корпус.</translation>
    </message>
    <message>
        <source>The corpus has no word yet.</source>
        <translation>В корпуса още няма думи.</translation>
    </message>
    <message>
        <source>Every letter of the corpus is in some rule.</source>
        <translation>Всяка буква от корпуса е в някое правило.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s) of the corpus stand in no rule.</source>
        <translation>
            <numerusform>%Ln байт от корпуса не е в никое правило.</numerusform>
            <numerusform>%Ln байта от корпуса не са в никое правило.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln letter(s) of the corpus stand in no rule.</source>
        <translation>
            <numerusform>%Ln буква от корпуса не е в никое правило.</numerusform>
            <numerusform>%Ln букви от корпуса не са в никое правило.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of {all} different words are one token.</source>
        <translation>
            <numerusform>%Ln от {all} различни думи е един токен.</numerusform>
            <numerusform>%Ln от {all} различни думи са един токен.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every word is one token.</source>
        <translation>Всяка дума е един токен.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) take {tokens} tokens each; none takes more.</source>
        <translation>
            <numerusform>%Ln дума има {tokens} токена; никоя няма повече.</numerusform>
            <numerusform>%Ln думи имат по {tokens} токена; никоя няма повече.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CostPane</name>
    <message>
        <source>MESSAGES, ONE ON A LINE</source>
        <translation>СЪОБЩЕНИЯ, ПО ЕДНО НА РЕД</translation>
    </message>
    <message>
        <source>Messages, one on a line</source>
        <translation>Съобщения, по едно на ред</translation>
    </message>
    <message>
        <source>What customers write; beside each line its words, letters and tokens</source>
        <translation>Каквото пишат клиентите; до всеки ред са думите, буквите и токените му</translation>
    </message>
    <message>
        <source>Type a message on each line.</source>
        <translation>Напиши по едно съобщение на ред.</translation>
    </message>
    <message>
        <source>words</source>
        <translation>думи</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>букви</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>токени</translation>
    </message>
    <message>
        <source>The messages counted</source>
        <translation>Преброените съобщения</translation>
    </message>
    <message>
        <source>COST OF A MONTH</source>
        <translation>ЦЕНА ЗА МЕСЕЦ</translation>
    </message>
    <message>
        <source>Cost of a month by tokens</source>
        <translation>Цена за месец по токени</translation>
    </message>
    <message>
        <source>Messages a month</source>
        <translation>Съобщения на месец</translation>
    </message>
    <message>
        <source>How many messages like these come in a month</source>
        <translation>Колко такива съобщения идват за месец</translation>
    </message>
    <message>
        <source>messages a month</source>
        <translation>съобщения на месец</translation>
    </message>
    <message>
        <source>Price of a million tokens of input</source>
        <translation>Цена на милион токени на входа</translation>
    </message>
    <message>
        <source>What a million tokens cost that the model reads</source>
        <translation>Колко струват милион токени, които моделът чете</translation>
    </message>
    <message>
        <source>input</source>
        <translation>вход</translation>
    </message>
    <message>
        <source>Price of a million tokens of response</source>
        <translation>Цена на милион токени на отговора</translation>
    </message>
    <message>
        <source>What a million tokens cost that the model writes</source>
        <translation>Колко струват милион токени, които моделът пише</translation>
    </message>
    <message>
        <source>response</source>
        <translation>отговор</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Валута</translation>
    </message>
    <message>
        <source>The currency of the prices; type another one</source>
        <translation>Валутата на цените; може да напишеш и друга</translation>
    </message>
    <message>
        <source>example prices, for a million tokens</source>
        <translation>примерни цени, за милион токени</translation>
    </message>
    <message>
        <source>These prices are examples: type those of your provider</source>
        <translation>Тези цени са примерни: напиши тези на твоя доставчик</translation>
    </message>
    <message>
        <source>What the prices are</source>
        <translation>Какви са цените</translation>
    </message>
    <message>
        <source>■ messages</source>
        <translation>■ съобщения</translation>
    </message>
    <message>
        <source>□ responses</source>
        <translation>□ отговори</translation>
    </message>
    <message>
        <source>together</source>
        <translation>общо</translation>
    </message>
    <message>
        <source>by words</source>
        <translation>по думи</translation>
    </message>
    <message>
        <source>by letters</source>
        <translation>по букви</translation>
    </message>
    <message>
        <source>by tokens</source>
        <translation>по токени</translation>
    </message>
    <message>
        <source>Cost of a month by words, letters and tokens</source>
        <translation>Цена за месец по думи, букви и токени</translation>
    </message>
    <message>
        <source>Tokens are what is paid; words and letters are what one might guess</source>
        <translation>Плащат се токените; думите и буквите са само догадка</translation>
    </message>
    <message>
        <source>That is too long: up to {most} letters are counted here.</source>
        <translation>Твърде дълго е: тук се броят до {most} букви.</translation>
    </message>
    <message>
        <source>counting the tokens…</source>
        <translation>токените се броят…</translation>
    </message>
    <message>
        <source>{amount} a month</source>
        <translation>{amount} на месец</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln дума</numerusform>
            <numerusform>%Ln думи</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln letter(s)</source>
        <translation>
            <numerusform>%Ln буква</numerusform>
            <numerusform>%Ln букви</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln токен</numerusform>
            <numerusform>%Ln токена</numerusform>
        </translation>
    </message>
    <message>
        <source>{ratio} tokens per word</source>
        <translation>{ratio} токена на дума</translation>
    </message>
    <message>
        <source>◆ Message {number} is the dearest.</source>
        <translation>◆ Съобщение {number} е най-скъпото.</translation>
    </message>
    <message>
        <source>◆ Messages {numbers} are the dearest.</source>
        <translation>◆ Съобщенията {numbers} са най-скъпите.</translation>
    </message>
</context>
<context>
    <name>DictionaryPane</name>
    <message>
        <source>WORDS OF THE CORPUS</source>
        <translation>ДУМИТЕ ОТ КОРПУСА</translation>
    </message>
    <message>
        <source>A MESSAGE IN LETTERS, NUMBERS AND TOKENS</source>
        <translation>СЪОБЩЕНИЕ С БУКВИ, НОМЕРА И ТОКЕНИ</translation>
    </message>
    <message>
        <source>number</source>
        <translation>номер</translation>
    </message>
    <message>
        <source>word</source>
        <translation>дума</translation>
    </message>
    <message>
        <source>count</source>
        <translation>брой</translation>
    </message>
    <message>
        <source>Words of the corpus, numbered</source>
        <translation>Думите от корпуса с номера</translation>
    </message>
    <message>
        <source>Each distinct word of the corpus, in the order first seen</source>
        <translation>Всяка различна дума от корпуса по реда на първата ѝ поява</translation>
    </message>
    <message>
        <source>The message in letters, as numbers and in tokens</source>
        <translation>Съобщението с букви, като номера и с токени</translation>
    </message>
    <message>
        <source>Each word with its number, and with its tokens; ? is a word never seen</source>
        <translation>Всяка дума с номера и токените си; ? е дума, която не е срещана</translation>
    </message>
    <message>
        <source>A message to look up</source>
        <translation>Съобщение за търсене</translation>
    </message>
    <message>
        <source>Type a message of your own; an empty field shows the sample</source>
        <translation>Напиши свое съобщение; при празно поле се показва примерът</translation>
    </message>
    <message>
        <source>The sample is shown. Type another message here.</source>
        <translation>Показан е примерът. Тук можеш да напишеш друго съобщение.</translation>
    </message>
    <message>
        <source>Type a message to see it as numbers.</source>
        <translation>Напиши съобщение, за да го видиш като номера.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) became ?: what they said is lost. Tokens lose nothing.</source>
        <translation>
            <numerusform>%Ln дума стана ?: казаното с нея се губи. Токените не губят нищо.</numerusform>
            <numerusform>%Ln думи станаха ?: казаното с тях се губи. Токените не губят нищо.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every word of the message is in it.</source>
        <translation>Всички думи от съобщението са в него.</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln word(s) stand here.</source>
        <translation>
            <numerusform>Тук е само първата дума (%Ln).</numerusform>
            <numerusform>Тук са само първите %Ln думи.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln letter(s)</source>
        <translation>
            <numerusform>%Ln буква</numerusform>
            <numerusform>%Ln букви</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln дума</numerusform>
            <numerusform>%Ln думи</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln токен</numerusform>
            <numerusform>%Ln токена</numerusform>
        </translation>
    </message>
    <message>
        <source>What the dictionary knows</source>
        <translation>Какво знае речникът</translation>
    </message>
    <message numerus="yes">
        <source>The dictionary knows %Ln word(s) of the corpus.</source>
        <translation>
            <numerusform>Речникът знае %Ln дума от корпуса.</numerusform>
            <numerusform>Речникът знае %Ln думи от корпуса.</numerusform>
        </translation>
    </message>
    <message>
        <source>The corpus has no word yet.</source>
        <translation>В корпуса още няма думи.</translation>
    </message>
</context>
<context>
    <name>Drawer</name>
    <message>
        <source>Drawer with more tools</source>
        <translation>Панел с още инструменти</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Защо?</translation>
    </message>
    <message>
        <source>Why a token, a pair, a rule or a word is as it is</source>
        <translation>Защо токен, двойка, правило или дума е такава, каквато е</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Речник от токени</translation>
    </message>
    <message>
        <source>Every token with its count; dearest words, whole words, letters never merged</source>
        <translation>Всеки токен с броя му; най-скъпите думи, целите думи и неслетите букви</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Стъпка по стъпка</translation>
    </message>
    <message>
        <source>A sentence passes through the rules, one after the other</source>
        <translation>Едно изречение минава през правилата едно след друго</translation>
    </message>
    <message>
        <source>Word dictionary</source>
        <translation>Речник от думи</translation>
    </message>
    <message>
        <source>What BPE replaces: a numbered list of words</source>
        <translation>Каквото BPE замества: номериран списък от думи</translation>
    </message>
    <message>
        <source>What the model sees</source>
        <translation>Какво вижда моделът</translation>
    </message>
    <message>
        <source>Ids in place of letters, and what goes wrong because of that</source>
        <translation>Номера вместо букви и какво се обърква заради това</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>What messages cost in tokens, and what fits into the context window</source>
        <translation>Колко струват съобщенията в токени и какво се побира в контекстния прозорец</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Branches side by side: what another choice in one round leads to</source>
        <translation>Клонове един до друг: докъде води друг избор в един кръг</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Упражнения</translation>
    </message>
    <message>
        <source>Exercises from the corpus and rules at hand, marked with their reasons</source>
        <translation>Упражнения от сегашния корпус и правила, проверени и обяснени</translation>
    </message>
</context>
<context>
    <name>EncodingMenu</name>
    <message>
        <source>All languages (Unicode)</source>
        <translation>Всички езици (Уникод)</translation>
    </message>
    <message>
        <source>Western Europe</source>
        <translation>Западна Европа</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Кирилица</translation>
    </message>
    <message>
        <source>Central Europe and Baltic</source>
        <translation>Централна Европа и Балтика</translation>
    </message>
    <message>
        <source>Greek and Turkish</source>
        <translation>Гръцки и турски</translation>
    </message>
    <message>
        <source>Hebrew and Arabic</source>
        <translation>Иврит и арабски</translation>
    </message>
    <message>
        <source>East Asia</source>
        <translation>Източна Азия</translation>
    </message>
</context>
<context>
    <name>ExerciseBlocks</name>
    <message>
        <source>Exercises</source>
        <translation>Упражнения</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Отговори</translation>
    </message>
    <message>
        <source>nothing at all</source>
        <translation>нищо</translation>
    </message>
    <message>
        <source>«{text}»</source>
        <translation>„{text}“</translation>
    </message>
</context>
<context>
    <name>Exercises</name>
    <message>
        <source>The next merge</source>
        <translation>Следващото сливане</translation>
    </message>
    <message>
        <source>The missing piece</source>
        <translation>Липсващото парче</translation>
    </message>
    <message>
        <source>Cut a word</source>
        <translation>Нарежи дума</translation>
    </message>
    <message>
        <source>The right list of rules</source>
        <translation>Верният списък с правила</translation>
    </message>
    <message>
        <source>The faulty line</source>
        <translation>Сгрешеният ред</translation>
    </message>
    <message>
        <source>The dearest word</source>
        <translation>Най-скъпата дума</translation>
    </message>
    <message>
        <source>What the customer sees</source>
        <translation>Какво вижда клиентът</translation>
    </message>
    <message>
        <source>A few words, each with how often it was seen. Which pair is merged first?</source>
        <translation>Няколко думи, до всяка – колко пъти се среща. Коя двойка се слива първа?</translation>
    </message>
    <message>
        <source>A few words, each with how often it was seen, and the rules learned so far. Which pair is merged next?</source>
        <translation>Няколко думи, до всяка – колко пъти се среща, и научените дотук правила. Коя двойка се слива сега?</translation>
    </message>
    <message>
        <source>The word before and after rule {rank}. Which piece is missing?</source>
        <translation>Думата преди и след правило {rank}. Кое парче липсва?</translation>
    </message>
    <message>
        <source>How do the rules cut «{word}»?</source>
        <translation>Как правилата режат „{word}“?</translation>
    </message>
    <message>
        <source>Several people learned rules from these words. Whose list is right?</source>
        <translation>Няколко души научиха правила от тези думи. Чий списък е верен?</translation>
    </message>
    <message>
        <source>A colleague&apos;s program learns wrong rules from these words. Which line is at fault?</source>
        <translation>Програмата на колежка учи грешни правила от тези думи. В кой ред е грешката?</translation>
    </message>
    <message>
        <source>It learns</source>
        <translation>Тя научава</translation>
    </message>
    <message>
        <source>Right would be</source>
        <translation>Вярно би било</translation>
    </message>
    <message>
        <source>The response limit is {limit}. What does the customer see of this answer?</source>
        <translation>Лимитът на отговора е {limit}. Какво вижда клиентът от този отговор?</translation>
    </message>
    <message>
        <source>The rules that may matter here, in their order</source>
        <translation>Правилата, които може да имат значение тук, по реда им</translation>
    </message>
    <message>
        <source>No rule matters here: each letter is a token.</source>
        <translation>Тук никое правило няма значение: всяка буква е токен.</translation>
    </message>
    <message>
        <source>A pair counts as often as its word was seen: in a word seen 5 times, 5 times.</source>
        <translation>Двойката се брои толкова пъти, колкото се среща думата ѝ: ако думата се среща 5 пъти – 5 пъти.</translation>
    </message>
    <message>
        <source>If several pairs share the highest count, the one seen first wins, read from the first word on.</source>
        <translation>Ако няколко двойки имат най-големия брой, печели тази, която се среща първа, като се чете от първата дума.</translation>
    </message>
    <message>
        <source>The left and the right piece together are the new token.</source>
        <translation>Лявото и дясното парче заедно са новият токен.</translation>
    </message>
    <message>
        <source>Letters of the missing piece: {letters}.</source>
        <translation>Букви в липсващото парче: {letters}.</translation>
    </message>
    <message>
        <source>Apply each rule everywhere in the word before you take the next one.</source>
        <translation>Приложи всяко правило в цялата дума, преди да минеш на следващото.</translation>
    </message>
    <message>
        <source>The first rule that joins something here is {rule}.</source>
        <translation>Първото правило, което слива нещо тук, е {rule}.</translation>
    </message>
    <message>
        <source>Concepts</source>
        <translation>Понятия</translation>
    </message>
    <message>
        <source>Which of these words costs the most tokens?</source>
        <translation>Коя от тези думи струва най-много токени?</translation>
    </message>
    <message>
        <source>Do that round and the one before by hand. What does the program do differently?</source>
        <translation>Направи на ръка този кръг и предишния. Какво прави програмата различно?</translation>
    </message>
    <message>
        <source>Look at round {round}: there the lists part.</source>
        <translation>Погледни кръг {round}: там списъците се разделят.</translation>
    </message>
    <message>
        <source>Begin with the letters of a word and apply one rule after the other.</source>
        <translation>Започни с буквите на думата и прилагай правило след правило.</translation>
    </message>
    <message>
        <source>The longest word is not always the dearest: what was seen often has tokens of its own.</source>
        <translation>Най-дългата дума не винаги е най-скъпата: каквото се среща често, има свои токени.</translation>
    </message>
    <message>
        <source>Count the tokens from the left, up to {limit}.</source>
        <translation>Брой токените отляво, до {limit}.</translation>
    </message>
    <message>
        <source>The limit counts tokens, neither words nor letters.</source>
        <translation>Лимитът брои токени, не думи и не букви.</translation>
    </message>
    <message>
        <source>{pair} has the highest count, {count}.</source>
        <translation>{pair} има най-големия брой, {count}.</translation>
    </message>
    <message>
        <source>{tied} pairs share the highest count, {count}; {pair} is seen first.</source>
        <translation>{tied} двойки имат най-големия брой, {count}; {pair} се среща първа.</translation>
    </message>
    <message>
        <source>{pair} has the count {count}; the highest is {best}.</source>
        <translation>{pair} има брой {count}; най-големият е {best}.</translation>
    </message>
    <message>
        <source>{pair} has the highest count, {count}, but {first} has it too and is seen before.</source>
        <translation>{pair} има най-големия брой, {count}, но {first} също го има и се среща по-рано.</translation>
    </message>
    <message>
        <source>{pair} stands in most places, {words}, but a word counts as often as it was seen: the count is {count}, the highest is {best}.</source>
        <translation>{pair} стои на най-много места, {words}, но думата се брои толкова пъти, колкото се среща: броят е {count}, най-големият е {best}.</translation>
    </message>
    <message>
        <source>{pair} would join two words; a merge never crosses a word&apos;s border.</source>
        <translation>{pair} би слепило две думи; сливането никога не минава през границата на дума.</translation>
    </message>
    <message>
        <source>{pair} was merged already: no such neighbours are left.</source>
        <translation>{pair} вече е слята: такива съседи не останаха.</translation>
    </message>
    <message>
        <source>{rule} makes «{token}».</source>
        <translation>{rule} дава „{token}“.</translation>
    </message>
    <message>
        <source>«{token}» is the whole token; asked for is the piece that joins «{other}».</source>
        <translation>„{token}“ е целият токен; търси се парчето, което се слива с „{other}“.</translation>
    </message>
    <message>
        <source>«{other}» is the piece that stands there; asked for is the other one.</source>
        <translation>„{other}“ е парчето, което вече стои там; търси се другото.</translation>
    </message>
    <message>
        <source>«{text}» and «{other}» do not make «{token}».</source>
        <translation>„{text}“ и „{other}“ не дават „{token}“.</translation>
    </message>
    <message>
        <source>All rules in their order give {cut}.</source>
        <translation>Всички правила по реда им дават {cut}.</translation>
    </message>
    <message>
        <source>This stops too early: {rule} still joins something.</source>
        <translation>Тук се спира твърде рано: {rule} още слива нещо.</translation>
    </message>
    <message>
        <source>Here the rule {rule} was left out.</source>
        <translation>Тук е пропуснато правилото {rule}.</translation>
    </message>
    <message>
        <source>This takes the longest known token from the left, as WordPiece does; BPE follows the order of its rules.</source>
        <translation>Това взема отляво най-дългия познат токен, както прави WordPiece; BPE следва реда на правилата си.</translation>
    </message>
    <message>
        <source>This applies the last rule first; what counts is the order in which they were learned.</source>
        <translation>Това прилага първо последното правило; важен е редът, в който са научени.</translation>
    </message>
    <message>
        <source>No rule makes the whole word one token.</source>
        <translation>Никое правило не прави цялата дума един токен.</translation>
    </message>
    <message>
        <source>There is no rule that joins {rule}.</source>
        <translation>Няма правило, което да слива {rule}.</translation>
    </message>
    <message>
        <source>Each round takes the pair with the highest count, and among equals the one seen first.</source>
        <translation>Всеки кръг взема двойката с най-голям брой, а при равенство – тази, която се среща първа.</translation>
    </message>
    <message>
        <source>{fault} In round {round} {right} would be right.</source>
        <translation>{fault} В кръг {round} вярно е {right}.</translation>
    </message>
    <message>
        <source>It is cut into {cut}. Tokens: {tokens}, more than any other.</source>
        <translation>Реже се на {cut}. Токени: {tokens}, повече от всяка друга.</translation>
    </message>
    <message>
        <source>It is cut into {cut}. Tokens: {tokens}; the dearest word has {most}.</source>
        <translation>Реже се на {cut}. Токени: {tokens}; най-скъпата дума има {most}.</translation>
    </message>
    <message>
        <source>Tokens written: {limit} of {tokens}; then the model has to stop (length).</source>
        <translation>Написани токени: {limit} от {tokens}; после моделът трябва да спре (length).</translation>
    </message>
    <message>
        <source>The answer has {tokens} tokens, no more than the limit: the model stops by itself (stop).</source>
        <translation>Отговорът има {tokens} токена, не повече от лимита: моделът спира сам (stop).</translation>
    </message>
    <message>
        <source>Tokens here: {tokens}. The limit is {limit}.</source>
        <translation>Токени тук: {tokens}. Лимитът е {limit}.</translation>
    </message>
    <message>
        <source>Words here: {limit}. The limit counts tokens.</source>
        <translation>Думи тук: {limit}. Лимитът брои токени.</translation>
    </message>
    <message>
        <source>Letters here: {limit}. The limit counts tokens.</source>
        <translation>Букви тук: {limit}. Лимитът брои токени.</translation>
    </message>
    <message>
        <source>The model does not finish the word: it has to stop in the middle.</source>
        <translation>Моделът не довършва думата: трябва да спре по средата.</translation>
    </message>
    <message>
        <source>The half word stays: its first tokens are written already.</source>
        <translation>Половината дума остава: първите ѝ токени вече са написани.</translation>
    </message>
    <message>
        <source>Here each word counted once, however often it was seen.</source>
        <translation>Тук всяка дума е броена веднъж, колкото и често да се среща.</translation>
    </message>
    <message>
        <source>Here the last pair of a tie was taken instead of the first.</source>
        <translation>Тук при равенство е взета последната двойка вместо първата.</translation>
    </message>
    <message>
        <source>Here the first word was never changed after a merge.</source>
        <translation>Тук първата дума никога не е променена след сливане.</translation>
    </message>
    <message>
        <source>Here the place moved on by only one after a merge, so the right piece was used twice.</source>
        <translation>Тук след сливане мястото се мести само с едно и дясното парче се ползва два пъти.</translation>
    </message>
    <message>
        <source>It adds 1 for each word; it should add how often the word was seen.</source>
        <translation>Прибавя 1 за всяка дума; трябва да прибавя колко пъти се среща думата.</translation>
    </message>
    <message>
        <source>It takes the last pair of a tie; it should take the one seen first.</source>
        <translation>При равенство взема последната двойка; трябва да вземе тази, която се среща първа.</translation>
    </message>
    <message>
        <source>It leaves the first word out; every word has to be changed.</source>
        <translation>Пропуска първата дума; всяка дума трябва да се промени.</translation>
    </message>
    <message>
        <source>It always moves on by one; after a merge it should jump over both pieces.</source>
        <translation>Винаги се мести с едно; след сливане трябва да прескочи и двете парчета.</translation>
    </message>
    <message>
        <source>This line is sound: a pair counts as often as its word was seen.</source>
        <translation>Този ред е верен: двойката се брои толкова пъти, колкото се среща думата ѝ.</translation>
    </message>
    <message>
        <source>This line is sound: among equals it takes the one seen first.</source>
        <translation>Този ред е верен: при равенство взема двойката, която се среща първа.</translation>
    </message>
    <message>
        <source>This line is sound: it goes through all words.</source>
        <translation>Този ред е верен: минава през всички думи.</translation>
    </message>
    <message>
        <source>This line is sound: after a merge it jumps over both pieces.</source>
        <translation>Този ред е верен: след сливане прескача и двете парчета.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Export the rules</source>
        <translation>Експортиране на правилата</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation>Текстове (*.txt)</translation>
    </message>
    <message>
        <source>Export the vocabulary</source>
        <translation>Експортиране на речника от токени</translation>
    </message>
    <message>
        <source>Tables (*.tsv)</source>
        <translation>Таблици (*.tsv)</translation>
    </message>
    <message>
        <source>Picture of the window</source>
        <translation>Картина на прозореца</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Картини (*.png)</translation>
    </message>
    <message>
        <source>Pictures (*.png);;Drawings (*.svg)</source>
        <translation>Картини (*.png);;Чертежи (*.svg)</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>All files (*)</source>
        <translation>Всички файлове (*)</translation>
    </message>
    <message>
        <source>Sessions (*.bpe.json)</source>
        <translation>Сесии (*.bpe.json)</translation>
    </message>
    <message>
        <source>Texts (*.txt *.md *.gz *.xz)</source>
        <translation>Текстове (*.txt *.md *.gz *.xz)</translation>
    </message>
    <message>
        <source>Word counts (*.tsv *.parquet)</source>
        <translation>Преброени думи (*.tsv *.parquet)</translation>
    </message>
    <message>
        <source>Sets of exercises (*.exercises.json)</source>
        <translation>Сборници упражнения (*.exercises.json)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Отваряне</translation>
    </message>
    <message>
        <source>Open a part</source>
        <translation>Отваряне на част</translation>
    </message>
    <message>
        <source>How many MB, from the beginning on?</source>
        <translation>Колко MB от началото?</translation>
    </message>
    <message>
        <source>Open a folder</source>
        <translation>Отваряне на папка</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Запазване на сесията</translation>
    </message>
</context>
<context>
    <name>Find</name>
    <message>
        <source>searching…</source>
        <translation>търсене…</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>няма го</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} от {all}</translation>
    </message>
    <message>
        <source>from the beginning again</source>
        <translation>отново от началото</translation>
    </message>
    <message>
        <source>from the end again</source>
        <translation>отново от края</translation>
    </message>
</context>
<context>
    <name>FindStrip</name>
    <message>
        <source>Find</source>
        <translation>Търсене</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>Текст за търсене</translation>
    </message>
    <message>
        <source>Enter goes to the next hit, Shift+Enter back, Esc closes</source>
        <translation>Enter отива на следващото, Shift+Enter назад, Esc затваря</translation>
    </message>
    <message>
        <source>Letters, or the number of a rule</source>
        <translation>Букви или номер на правило</translation>
    </message>
    <message>
        <source>What is searched</source>
        <translation>Къде се търси</translation>
    </message>
    <message>
        <source>Choose what is searched</source>
        <translation>Избери къде да се търси</translation>
    </message>
    <message>
        <source>in the corpus</source>
        <translation>в корпуса</translation>
    </message>
    <message>
        <source>in the rules</source>
        <translation>в правилата</translation>
    </message>
    <message>
        <source>in the vocabulary</source>
        <translation>в речника от токени</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Главни и малки букви</translation>
    </message>
    <message>
        <source>Capital and small letters are different ones</source>
        <translation>Главните и малките букви се различават</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Какво е намерено</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Предишното</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Следващото</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Затваряне на търсенето</translation>
    </message>
</context>
<context>
    <name>ForkButton</name>
    <message>
        <source>Merge {pair}</source>
        <translation>Слей {pair}</translation>
    </message>
    <message>
        <source>Merge {pair} instead</source>
        <translation>Слей вместо това {pair}</translation>
    </message>
    <message>
        <source>The pair that this round takes</source>
        <translation>Двойката, която този кръг взема</translation>
    </message>
    <message>
        <source>{branch} takes this pair: go there</source>
        <translation>{branch} взема тази двойка: отиди там</translation>
    </message>
    <message>
        <source>Take this pair by hand: the rules that follow are learned on a branch of their own</source>
        <translation>Вземи тази двойка на ръка: следващите правила се учат на отделен клон</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Your own session is put aside. It comes back when you close the lesson.</source>
        <translation>Твоята сесия е оставена настрана. Връща се, когато затвориш урока.</translation>
    </message>
    <message>
        <source>The session from before the lesson is still here.</source>
        <translation>Сесията отпреди урока е още тук.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Върни я</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>Guided lesson</source>
        <translation>Урок с водач</translation>
    </message>
    <message>
        <source>GUIDED LESSON</source>
        <translation>УРОК С ВОДАЧ</translation>
    </message>
    <message>
        <source>YOUR TURN</source>
        <translation>ТВОЙ РЕД Е</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Close the lesson</source>
        <translation>Затвори урока</translation>
    </message>
    <message>
        <source>Close the lesson; it goes on here next time</source>
        <translation>Затвори урока; следващия път продължава оттук</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Отначало</translation>
    </message>
    <message>
        <source>Begin the lesson again</source>
        <translation>Започни урока отново</translation>
    </message>
    <message>
        <source>Begin the lesson again with its first step</source>
        <translation>Започни урока отново от първата стъпка</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>The step before</source>
        <translation>Предишната стъпка</translation>
    </message>
    <message>
        <source>{step} of {steps}</source>
        <translation>{step} от {steps}</translation>
    </message>
    <message>
        <source>Step of the lesson</source>
        <translation>Стъпка от урока</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Напред</translation>
    </message>
    <message>
        <source>The next step; you may skip this one</source>
        <translation>Следващата стъпка; тази може да се прескочи</translation>
    </message>
    <message>
        <source>Go on to the next step</source>
        <translation>Продължи със следващата стъпка</translation>
    </message>
</context>
<context>
    <name>HandoutDialog</name>
    <message>
        <source>Hand-out</source>
        <translation>Раздавателен материал</translation>
    </message>
    <message>
        <source>Made from the corpus and the rules as they are now, in the language of the window.</source>
        <translation>Прави се от корпуса и правилата, каквито са сега, на езика на прозореца.</translation>
    </message>
    <message>
        <source>The corpus</source>
        <translation>Корпусът</translation>
    </message>
    <message>
        <source>The text that the rules are learned from</source>
        <translation>Текстът, от който се учат правилата</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Правилата</translation>
    </message>
    <message>
        <source>All rules in force, as the lesson prints them</source>
        <translation>Всички действащи правила, както ги печата урокът</translation>
    </message>
    <message>
        <source>The chart</source>
        <translation>Графиката</translation>
    </message>
    <message>
        <source>Tokens per merge</source>
        <translation>Токени след всяко сливане</translation>
    </message>
    <message>
        <source>Coloured sentences</source>
        <translation>Цветни изречения</translation>
    </message>
    <message>
        <source>The sample and the first lines of the corpus</source>
        <translation>Примерът и първите редове на корпуса</translation>
    </message>
    <message>
        <source>With the answers</source>
        <translation>С отговорите</translation>
    </message>
    <message>
        <source>The answers stand on a sheet of their own</source>
        <translation>Отговорите са на отделен лист</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Упражнения</translation>
    </message>
    <message>
        <source>How many exercises; 0 for none</source>
        <translation>Колко упражнения; 0 за нито едно</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Начално число</translation>
    </message>
    <message>
        <source>The same seed gives the same exercises</source>
        <translation>Едно и също начално число дава същите упражнения</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>Запази като &amp;PDF…</translation>
    </message>
    <message>
        <source>Save the hand-out as a PDF file</source>
        <translation>Запазва материала като PDF файл</translation>
    </message>
    <message>
        <source>Save as &amp;web page…</source>
        <translation>Запази като &amp;уеб страница…</translation>
    </message>
    <message>
        <source>One HTML file that needs nothing else</source>
        <translation>Един HTML файл, който не се нуждае от нищо друго</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>Пе&amp;чат…</translation>
    </message>
    <message>
        <source>Print the hand-out</source>
        <translation>Отпечатва материала</translation>
    </message>
    <message>
        <source>Save the hand-out</source>
        <translation>Запазване на материала</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF файлове (*.pdf)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Уеб страници (*.html)</translation>
    </message>
</context>
<context>
    <name>HandoutMaker</name>
    <message>
        <source>From letters to tokens</source>
        <translation>От букви към токени</translation>
    </message>
    <message>
        <source>Tokens per merge</source>
        <translation>Токени след всяко сливане</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s)</source>
        <translation>
            <numerusform>%Ln правило</numerusform>
            <numerusform>%Ln правила</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) in the corpus</source>
        <translation>
            <numerusform>%Ln токен в корпуса</numerusform>
            <numerusform>%Ln токена в корпуса</numerusform>
        </translation>
    </message>
    <message>
        <source>The corpus</source>
        <translation>Корпусът</translation>
    </message>
    <message>
        <source>Lines that end with … go on.</source>
        <translation>Редовете, които завършват с …, продължават.</translation>
    </message>
    <message>
        <source>The corpus goes on.</source>
        <translation>Корпусът продължава.</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Правилата</translation>
    </message>
    <message>
        <source>No rule yet.</source>
        <translation>Още няма правило.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more rule(s) follow.</source>
        <translation>
            <numerusform>Следва още %Ln правило.</numerusform>
            <numerusform>Следват още %Ln правила.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule {number} was chosen by hand.</source>
        <translation>Правило {number} е избрано на ръка.</translation>
    </message>
    <message>
        <source>Rule {number} was chosen by hand instead of {pair} ({count}).</source>
        <translation>Правило {number} е избрано на ръка вместо {pair} ({count}).</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them won a tie: the pair seen first was taken.</source>
        <translation>
            <numerusform>%Ln от тях спечели равенство: взета е двойката, видяна първа.</numerusform>
            <numerusform>%Ln от тях спечелиха равенство: взета е двойката, видяна първа.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sentences as tokens</source>
        <translation>Изречения като токени</translation>
    </message>
    <message numerus="yes">
        <source>With a limit of %Ln token(s) the customer sees: «{text}»</source>
        <translation>
            <numerusform>С лимит от %Ln токен клиентът вижда: „{text}“</numerusform>
            <numerusform>С лимит от %Ln токена клиентът вижда: „{text}“</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln токен</numerusform>
            <numerusform>%Ln токена</numerusform>
        </translation>
    </message>
    <message>
        <source>Here the beginning; the text goes on.</source>
        <translation>Тук е началото; текстът продължава.</translation>
    </message>
</context>
<context>
    <name>HeldOutDialog</name>
    <message>
        <source>Held-out texts</source>
        <translation>Отделени текстове</translation>
    </message>
    <message>
        <source>No rule is learned from these texts. Their curves show whether more rules still help.</source>
        <translation>От тези текстове не се учи никое правило. Кривите им показват дали още правила помагат.</translation>
    </message>
    <message>
        <source>Each line of the &amp;sample is a text</source>
        <translation>Всеки ред от &amp;примера е текст</translation>
    </message>
    <message>
        <source>The lines of the text above the tokens have a curve each</source>
        <translation>Всеки ред от текста над токените има своя крива</translation>
    </message>
    <message>
        <source>TEXTS, ONE ON A LINE</source>
        <translation>ТЕКСТОВЕ, ПО ЕДИН НА РЕД</translation>
    </message>
    <message>
        <source>Held-out texts, one on a line</source>
        <translation>Отделени текстове, по един на ред</translation>
    </message>
    <message>
        <source>Each line has a curve of its own; empty lines are left out</source>
        <translation>Всеки ред има своя крива; празните не се броят</translation>
    </message>
    <message>
        <source>Type a sentence on each line.</source>
        <translation>Напиши по едно изречение на ред.</translation>
    </message>
    <message>
        <source>Add the &amp;messages of Cost</source>
        <translation>Добави &amp;съобщенията от „Цена“</translation>
    </message>
    <message>
        <source>The messages whose cost is estimated, behind the lines typed here</source>
        <translation>Съобщенията, чиято цена се пресмята, след редовете тук</translation>
    </message>
    <message>
        <source>FILES, EACH ONE TEXT</source>
        <translation>ФАЙЛОВЕ, ВСЕКИ Е ЕДИН ТЕКСТ</translation>
    </message>
    <message>
        <source>Files with held-out texts</source>
        <translation>Файлове с отделени текстове</translation>
    </message>
    <message>
        <source>Delete takes a file away; it stays on the disk</source>
        <translation>Delete маха файл; на диска той остава</translation>
    </message>
    <message>
        <source>&amp;Add files…</source>
        <translation>&amp;Добави файлове…</translation>
    </message>
    <message>
        <source>Texts in any encoding; they are kept in the session</source>
        <translation>Текстове във всякаква кодировка; пазят се в сесията</translation>
    </message>
    <message>
        <source>&amp;Remove the file</source>
        <translation>&amp;Махни файла</translation>
    </message>
    <message>
        <source>Takes the chosen file away; it stays on the disk</source>
        <translation>Маха избрания файл; на диска той остава</translation>
    </message>
    <message>
        <source>What is measured</source>
        <translation>Какво се измерва</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>Какво не стана</translation>
    </message>
    <message>
        <source>Add held-out texts</source>
        <translation>Добавяне на отделени текстове</translation>
    </message>
    <message>
        <source>That is too long to be typed here: up to {most} letters. Add it as a file.</source>
        <translation>Твърде дълго е, за да се пише тук: най-много {most} букви. Добави го като файл.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s)</source>
        <translation>
            <numerusform>%Ln текст</numerusform>
            <numerusform>%Ln текста</numerusform>
        </translation>
    </message>
    <message>
        <source>the first {most} are drawn, the large chart lists all</source>
        <translation>рисуват се първите {most}; голямата графика изброява всички</translation>
    </message>
    <message>
        <source>more are not measured</source>
        <translation>повече не се измерват</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>чете се…</translation>
    </message>
    <message>
        <source>Stopped; the next change of a text or a rule measures them again.</source>
        <translation>Спряно; следващата промяна на текст или правило ги измерва отново.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Go to</source>
        <translation>Към</translation>
    </message>
    <message>
        <source>In the panes</source>
        <translation>В панелите</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Клавишни комбинации</translation>
    </message>
    <message>
        <source>Reveal the pair, then merge it</source>
        <translation>Разкрива двойката, после я слива</translation>
    </message>
    <message>
        <source>Take back the last step</source>
        <translation>Отменя последната стъпка</translation>
    </message>
    <message>
        <source>Darken the screen, or show it again</source>
        <translation>Затъмнява екрана или го показва отново</translation>
    </message>
    <message>
        <source>Show all parts</source>
        <translation>Покажи всички части</translation>
    </message>
    <message>
        <source>Show one part alone</source>
        <translation>Покажи само една част</translation>
    </message>
    <message>
        <source>Leave the presentation</source>
        <translation>Изход от представянето</translation>
    </message>
    <message>
        <source>Choose an answer</source>
        <translation>Избор на отговор</translation>
    </message>
    <message>
        <source>Give a hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Check the answer; after it, the next exercise</source>
        <translation>Проверка на отговора; след нея – следващото упражнение</translation>
    </message>
    <message>
        <source>In the presentation</source>
        <translation>В представянето</translation>
    </message>
    <message>
        <source>In the practice</source>
        <translation>В упражненията</translation>
    </message>
</context>
<context>
    <name>HelpPanel</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Клавишни комбинации</translation>
    </message>
    <message>
        <source>All keys of the window</source>
        <translation>Всички клавиши на прозореца</translation>
    </message>
    <message>
        <source>What is exact</source>
        <translation>Кое е точно</translation>
    </message>
    <message>
        <source>What is exact in this program, and what is simplified</source>
        <translation>Кое е точно в тази програма и кое е опростено</translation>
    </message>
    <message>
        <source>Close the help (Esc)</source>
        <translation>Затвори помощта (Esc)</translation>
    </message>
</context>
<context>
    <name>HelpTexts</name>
    <message>
        <source>What is exact, what is simplified</source>
        <translation>Кое е точно и кое е опростено</translation>
    </message>
    <message>
        <source>Exact: counts, ties, rules, tokens, the curve, the cut at a limit and the costs are computed from the text in the window; nothing is drawn by hand. Whenever the program is tested, a second, slow way of counting must find the same rules.</source>
        <translation>Точно: броенето, равенствата, правилата, токените, кривата, прекъсването при лимита и цените се изчисляват от текста в прозореца; нищо не е нагласено на ръка. При всяка проверка на програмата един втори, бавен начин на броене трябва да намери същите правила.</translation>
    </message>
    <message>
        <source>Ties: among pairs that are seen equally often this program takes the one seen first in the corpus. Others go by the letters or leave it to chance. Their rules differ then, and none is wrong.</source>
        <translation>Равенства: от двойките, които се срещат еднакво често, тази програма взема първата срещната в корпуса. Други се водят по буквите или оставят на случая. Тогава правилата им са други, но не са грешни.</translation>
    </message>
    <message>
        <source>Words: in the lesson the text is cut at spaces, and no rule joins across them. Real models cut with a pattern that also parts letters, digits and signs and leaves the space at the word behind it. The preset Bytes with spaces does the same.</source>
        <translation>Думи: в урока текстът се реже при интервалите и никое правило не слива през тях. Истинските модели режат по шаблон, който разделя и букви, цифри и знаци и оставя интервала при следващата дума. Настройката „Байтове с интервали“ прави същото.</translation>
    </message>
    <message>
        <source>Letters and bytes: the lesson begins with letters because one can see them. Most large models begin with the 256 bytes that texts are stored in: nothing is unknown to them, and a letter such as ñ or я may be two tokens.</source>
        <translation>Букви и байтове: урокът започва с букви, защото те се виждат. Повечето големи модели започват с 256-те байта, с които се записват текстовете: нищо не им е непознато, а буква като ñ или я може да бъде два токена.</translation>
    </message>
    <message>
        <source>Special tokens: real models have tokens that are no text, such as the end of an answer or who is speaking. They count and cost like others. Own settings can add some.</source>
        <translation>Специални токени: истинските модели имат токени, които не са текст, например край на отговора или кой говори. Те се броят и струват като останалите. Могат да се добавят в собствените настройки.</translation>
    </message>
    <message>
        <source>Size: real vocabularies have tens or hundreds of thousands of tokens, learned from far more text. Here a few dozen messages show the same method, so words fall into more pieces.</source>
        <translation>Размер: истинските речници от токени имат десетки или стотици хиляди токени, научени от много повече текст. Тук няколко десетки съобщения показват същия метод, затова думите се разпадат на повече парчета.</translation>
    </message>
    <message>
        <source>Other methods: not every model uses BPE. WordPiece and Unigram choose their pieces in other ways.</source>
        <translation>Други методи: не всеки модел използва BPE. WordPiece и Unigram избират парчетата си по друг начин.</translation>
    </message>
    <message>
        <source>The answer: no model writes in this program. The sample stands for its answer, and the shorter answers are prepared or cut from it. A real model would choose its own words.</source>
        <translation>Отговорът: в тази програма не пише модел. Примерът заема мястото на отговора му, а по-кратките отговори са подготвени или съкратени от него. Истинският модел би избрал думите сам.</translation>
    </message>
    <message>
        <source>Prices: all of them are examples. Providers change theirs, and what is read has another price than what is written.</source>
        <translation>Цени: всички са примерни. Доставчиците променят своите, а прочетеното има друга цена от написаното.</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>Прозорецът</translation>
    </message>
    <message>
        <source>From left to right: the corpus, the rules learned from it, and what they do with a text. Press Merge and watch all parts change.</source>
        <translation>Отляво надясно: корпусът, правилата, научени от него, и какво правят те с един текст. Натисни „Слей“ и виж как се променят всички части.</translation>
    </message>
    <message>
        <source>Help follows you: go to a part of the window, and this page speaks about it.</source>
        <translation>Помощта те следва: отиди в някоя част на прозореца и тази страница ще говори за нея.</translation>
    </message>
    <message>
        <source>The bar</source>
        <translation>Лентата</translation>
    </message>
    <message>
        <source>Merge makes a rule: the pair seen most often becomes one token everywhere. Play goes on merging by itself; To… goes to a number of rules, forward or back. What was learned is kept.</source>
        <translation>„Слей“ прави правило: най-честата двойка става навсякъде един токен. „Пусни“ слива нататък без теб; „До…“ отива до даден брой правила, напред или назад. Наученото се пази.</translation>
    </message>
    <message>
        <source>The preset says how text is cut into words and symbols, and when learning stops.</source>
        <translation>Настройката казва как текстът се реже на думи и символи и кога спира ученето.</translation>
    </message>
    <message>
        <source>Own settings</source>
        <translation>Собствени настройки</translation>
    </message>
    <message>
        <source>Here you decide what a word is, what a symbol is and when learning stops. The rules are learned anew after each change.</source>
        <translation>Тук решаваш какво е дума, какво е символ и кога спира ученето. След всяка промяна правилата се учат отново.</translation>
    </message>
    <message>
        <source>Characters are what people read; bytes are what computers store, and nothing is unknown to them. A pair seen less often than the minimum count makes no rule.</source>
        <translation>Знаците са това, което четем; байтовете са това, което компютърът пази, и за тях нищо не е непознато. Двойка, която се среща по-рядко от минимума, не дава правило.</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>Корпус</translation>
    </message>
    <message>
        <source>The corpus is the text that the rules are learned from. Choose one at the top, open a file or type your own: the rules follow.</source>
        <translation>Корпусът е текстът, от който се учат правилата. Избери горе, отвори файл или напиши свой: правилата го следват.</translation>
    </message>
    <message>
        <source>The letters that light up are the next pair, or the rule that you select in the list.</source>
        <translation>Осветените букви са следващата двойка или правилото, което избереш в списъка.</translation>
    </message>
    <message>
        <source>Next pair and rules</source>
        <translation>Следваща двойка и правила</translation>
    </message>
    <message>
        <source>At the top stand the pairs of neighbours and how often each is seen. The most frequent one becomes the next rule; in a tie the one seen first in the corpus wins.</source>
        <translation>Горе са двойките съседи и колко често се среща всяка. Най-честата става следващото правило; при равенство печели първата срещната в корпуса.</translation>
    </message>
    <message>
        <source>Below stand the rules in the order in which they were learned. New text is cut by the same rules in the same order. Select one to see where it is used, or copy it.</source>
        <translation>Долу са правилата в реда, в който са научени. Нов текст се реже със същите правила в същия ред. Избери правило, за да видиш къде действа, или го копирай.</translation>
    </message>
    <message>
        <source>Select another pair and press Enter to merge it by hand: the rules go on from there on a branch of their own, and Compare in the drawer shows what came of it.</source>
        <translation>Избери друга двойка и натисни Enter, за да я слееш на ръка: оттам правилата продължават на отделен клон, а „Сравнение“ в чекмеджето показва какво е излязло.</translation>
    </message>
    <message>
        <source>Sample and tokens</source>
        <translation>Пример и токени</translation>
    </message>
    <message>
        <source>The sample is a text that the rules cut, whether they have seen it or not. Each box is one token: for the model, one number.</source>
        <translation>Примерът е текст, който правилата режат, независимо дали са го виждали. Всяка кутийка е един токен: за модела – едно число.</translation>
    </message>
    <message>
        <source>Colours only tell neighbours apart. A dotted box is a symbol that the corpus does not have. Point at a box, or walk with the arrow keys, to read where it comes from.</source>
        <translation>Цветовете само различават съседите. Кутийка с точки е символ, който корпусът няма. Посочи кутийка или мини по тях със стрелките, за да прочетеш откъде идва.</translation>
    </message>
    <message>
        <source>Click a token, or walk to it: a sign stands above each place where it stands, and the line below tells how many these are; Esc ends that. Ctrl+I asks why it is a token. Select with the mouse or with Shift and the arrow keys; the menu of the right button, or of the Menu key, copies text, tokens or ids.</source>
        <translation>Щракни върху токен или иди до него: знак стои над всяко място, където се среща, а редът отдолу казва колко са местата; Esc спира това. Ctrl+I пита защо това е токен. Избирай с мишката или с Shift и стрелките; менюто на десния бутон или на клавиша Menu копира текста, токените или номерата.</translation>
    </message>
    <message>
        <source>Response limit</source>
        <translation>Лимит на отговора</translation>
    </message>
    <message>
        <source>A model writes one token after the other and must stop at the limit, even inside a word or a number. The bubble shows what the customer reads.</source>
        <translation>Моделът пише токен след токен и трябва да спре при лимита, дори насред дума или число. Балончето показва какво чете клиентът.</translation>
    </message>
    <message>
        <source>Play writes the answer as a model does. length means that the limit stopped it, stop that it had finished. Two ways out: ask for a shorter answer, or raise the limit and pay for more tokens.</source>
        <translation>„Напиши отговора“ пише като модел. length значи, че го е спрял лимитът, stop – че е свършил. Два изхода: поискай по-кратък отговор или вдигни лимита и плати за повече токени.</translation>
    </message>
    <message>
        <source>Tokens per merge</source>
        <translation>Токени след всяко сливане</translation>
    </message>
    <message>
        <source>The line shows how many tokens the corpus has after each merge, the dashed one the sample. The first rules save most. Where the dashed line stays level, more rules do not help the sample.</source>
        <translation>Линията показва колко токена има корпусът след всяко сливане, прекъснатата – примерът. Първите правила спестяват най-много. Където прекъснатата линия остава равна, повече правила не помагат на примера.</translation>
    </message>
    <message>
        <source>Held-out texts show best when more rules stop helping, because no rule was learned from them: each line or file has a curve. The large chart has a table that tells which merge was the last to help.</source>
        <translation>Отделените текстове най-добре показват кога още правила спират да помагат, защото от тях не е научено никое: всеки ред или файл има крива. Голямата графика има таблица, която казва кое сливане последно е помогнало.</translation>
    </message>
    <message>
        <source>The menu in the heading compares texts of any length in percent, gives the first merges more room, shows what each merge saves, and marks from where on that is little.</source>
        <translation>Менюто в заглавието сравнява в проценти текстове с всякаква дължина, дава повече място на първите сливания, показва колко спестява всяко и отбелязва откъде нататък това е малко.</translation>
    </message>
    <message>
        <source>Click to go to a merge, or walk there with the arrow keys. With Shift the arrow keys only read; Enter goes to what is read.</source>
        <translation>Щракни, за да отидеш на сливане, или стигни дотам със стрелките. Със Shift стрелките само четат; Enter отива на прочетеното.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Защо?</translation>
    </message>
    <message>
        <source>This page answers about whatever was touched last: a token, a pair, a rule or a word. Its links lead on, and Back, or the Backspace key, leads back.</source>
        <translation>Тази страница отговаря за последното, което докосна: токен, двойка, правило или дума. Връзките в нея водят нататък, а „Назад“ или клавишът Backspace връща.</translation>
    </message>
    <message>
        <source>A word grows card by card. Press a card to go to its merge; those with dashes around them are rules to come, found by learning on beside your session, which stays as it is.</source>
        <translation>Думата расте карта след карта. Натисни карта, за да отидеш на сливането ѝ; тези с прекъсната рамка са бъдещи правила, намерени с учене встрани от твоята сесия, която остава, каквато е.</translation>
    </message>
    <message>
        <source>The pairs of a round stand in a queue: the most frequent first, among equals the one seen first. A pair inside a word has to wait until all before it are merged.</source>
        <translation>Двойките от един кръг стоят на опашка: най-честата отпред, а при равенство – тази, която се среща първа. Двойка вътре в дума чака, докато се слеят всички пред нея.</translation>
    </message>
    <message>
        <source>Of a pair or a rule it says where its count comes from: each word that holds it, frequency × times, and together they are the count. In aaaa the pair a + a is seen three times, but only two can be joined.</source>
        <translation>За двойка или правило казва откъде идва броят: всяка дума с нея, честота × пъти, и заедно дават броя. В aaaa двойката a + a се среща три пъти, но само две могат да се слеят.</translation>
    </message>
    <message>
        <source>Tie lists the pairs that are seen equally often, each with its first place. Other programs take another of them: choose a rule of ties, and the star moves. Learned once more by each of these rules, the rules part somewhere, and corpus and sample have a few tokens more or fewer.</source>
        <translation>Равенство показва двойките, срещнати еднакво често, всяка с първото ѝ място. Други програми вземат друга от тях: избери правило при равенство и звездата се мести. Научени още веднъж по всяко от тях, правилата някъде се разделят, а корпусът и примерът имат с няколко токена повече или по-малко.</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Речник от токени</translation>
    </message>
    <message>
        <source>All tokens after the present merge: first the letters, then one for each rule. The id is the number that a model gets. The counts of all tokens add up to the tokens of the corpus.</source>
        <translation>Всички токени след сегашното сливане: първо буквите, после по един за всяко правило. Номерът е числото, което получава моделът. Броят на всички токени заедно дава токените на корпуса.</translation>
    </message>
    <message>
        <source>A token may be gone from the corpus: longer ones have swallowed it. It stays in the vocabulary, because a new word may need it. Point at a token to read which rules took how many of it.</source>
        <translation>Един токен може да изчезне от корпуса: погълнали са го по-дълги. Той остава в речника, защото може да потрябва на нова дума. Посочи токен, за да прочетеш кои правила колко са взели от него.</translation>
    </message>
    <message>
        <source>Beside it stand the words that still take most tokens, the words that are one token by now, and the letters that no rule has used.</source>
        <translation>До него са думите, които все още имат най-много токени, думите, които вече са един токен, и буквите, които никое правило не е използвало.</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Стъпка по стъпка</translation>
    </message>
    <message>
        <source>A sentence passes through the rules in their order. Two tokens light up and become one. Rules that find nothing in it are passed over and named.</source>
        <translation>Едно изречение минава през правилата по реда им. Два токена светват и стават един. Правилата, които не намират нищо в него, се прескачат и се назовават.</translation>
    </message>
    <message>
        <source>Choose a line of the sample or type a sentence. The arrow keys on the slider go forward and back, the space bar plays.</source>
        <translation>Избери ред от примера или напиши изречение. На плъзгача стрелките вървят напред и назад, а интервалът пуска.</translation>
    </message>
    <message>
        <source>Word dictionary</source>
        <translation>Речник от думи</translation>
    </message>
    <message>
        <source>Before BPE each word of the corpus had a number. A word that was never seen became ?, and what it said was lost.</source>
        <translation>Преди BPE всяка дума от корпуса имаше номер. Невиждана дума ставаше ? и казаното с нея се губеше.</translation>
    </message>
    <message>
        <source>Tokens leave no such gap: an unseen word falls into smaller pieces that are known.</source>
        <translation>Токените не оставят такава дупка: невиждана дума се разпада на по-малки познати парчета.</translation>
    </message>
    <message>
        <source>What the model sees</source>
        <translation>Какво вижда моделът</translation>
    </message>
    <message>
        <source>A model gets the numbers of the tokens and not their letters. So it has to guess when it counts letters, writes a word backwards or adds long numbers.</source>
        <translation>Моделът получава номерата на токените, а не буквите им. Затова трябва да гадае, когато брои букви, пише дума наобратно или събира дълги числа.</translation>
    </message>
    <message>
        <source>Type a word and compare what you see with what the model sees.</source>
        <translation>Напиши дума и сравни какво виждаш ти и какво вижда моделът.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Models are paid by tokens, for what they read and for what they write. Here the estimate by words, by letters and by tokens stand side by side.</source>
        <translation>Моделите се плащат по токени – за прочетеното и за написаното. Тук сметките по думи, по букви и по токени стоят една до друга.</translation>
    </message>
    <message>
        <source>The prices are examples: type those that you pay.</source>
        <translation>Цените са примерни: напиши тези, които плащаш.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Another choice in one round changes what follows. Select a pair in the list under Next pair and press Enter: it is merged by hand, and a fork goes on from there by the usual rule. A hand marks what was chosen so.</source>
        <translation>Друг избор в един кръг променя следващото. Избери двойка в списъка под „Следваща двойка“ и натисни Enter: тя се слива на ръка и оттам нов клон продължава по обичайния начин. Ръка отбелязва избраното така.</translation>
    </message>
    <message>
        <source>Each branch stands here with its tokens, after as many merges as are in force now and at its end. Enter or a double click goes to a branch; what was learned stays on each, and Alt+Left leads back.</source>
        <translation>Тук стои всеки клон с токените си – след толкова сливания, колкото важат сега, и накрая. Enter или двойно щракване води на клон; наученото остава на всеки, а Alt+стрелка наляво връща обратно.</translation>
    </message>
    <message>
        <source>Below two names stand the rules of both: ≠ marks rounds in which they take other pairs, and beside each pair stands where the other branch has it. Often the same rules come in another order.</source>
        <translation>Под две имена стоят правилата на двата: ≠ отбелязва кръговете, в които вземат различни двойки, а до всяка двойка пише къде я има другият клон. Често това са същите правила в друг ред.</translation>
    </message>
    <message>
        <source>Guided lesson</source>
        <translation>Урок с водач</translation>
    </message>
    <message>
        <source>Ten steps tell the whole story. Each one sets up the window, frames what matters and waits until you have done something; what is framed with dots is there to be watched.</source>
        <translation>Десет стъпки разказват цялата история. Всяка подготвя прозореца, огражда важното и чака да направиш нещо; оградено с точки е това, което трябва да гледаш.</translation>
    </message>
    <message>
        <source>You can go back or on at any time. Your own session is put aside meanwhile and comes back when you close the lesson.</source>
        <translation>Можеш по всяко време да се върнеш или да продължиш. Междувременно твоята сесия е оставена настрана и се връща, когато затвориш урока.</translation>
    </message>
    <message>
        <source>Presentation</source>
        <translation>Представяне</translation>
    </message>
    <message>
        <source>Full screen for a class: the next pair is hidden, so that everybody can guess first. Page down reveals it, and merges it when it is pressed again; Page up takes the step back. A presenter&apos;s remote sends these keys.</source>
        <translation>Цял екран за класа: следващата двойка е скрита, за да може първо всеки да познае. PgDown я разкрива, а при повторно натискане я слива; PgUp отменя стъпката. Дистанционните за презентации изпращат тези клавиши.</translation>
    </message>
    <message>
        <source>The keys 1 to 5 show one part alone, 0 shows all. B or the full stop darkens the screen until the next key. Esc leaves, and the window is as it was before.</source>
        <translation>Клавишите от 1 до 5 показват само една част, 0 показва всички. B или точката затъмняват екрана до следващия клавиш. С Esc се излиза и прозорецът е както преди.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Упражнения</translation>
    </message>
    <message>
        <source>The exercises are made from the corpus and the rules at hand, so there is always another one. Each answer is marked at once, with the reason.</source>
        <translation>Упражненията се правят от корпуса и правилата в момента, затова винаги има още едно. Всеки отговор се оценява веднага, с обяснение.</translation>
    </message>
    <message>
        <source>The same seed gives the same exercises, so a whole class can do them.</source>
        <translation>Едно и също начално число дава същите упражнения, така че може да ги прави цял клас.</translation>
    </message>
    <message>
        <source>The keys 1 to 4 choose an answer, ? gives a hint, Enter goes on.</source>
        <translation>Клавишите от 1 до 4 избират отговор, ? дава подсказка, Enter продължава.</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Търсене</translation>
    </message>
    <message>
        <source>Finds a text in the corpus, in the rules or in the vocabulary: in the part that you were in, or the one that you choose. Letters with accents are found however they are spelled.</source>
        <translation>Търси текст в корпуса, в правилата или в речника от токени: в частта, в която беше, или в избраната. Буквите с ударения се намират, както и да са записани.</translation>
    </message>
    <message>
        <source>In the rules e+l finds the pair, and a number finds the rule of that number; in the vocabulary it finds the token of that id.</source>
        <translation>В правилата e+l намира двойката, а число намира правилото с този номер; в речника от токени намира токена с този номер.</translation>
    </message>
    <message>
        <source>The line at the bottom</source>
        <translation>Редът най-долу</translation>
    </message>
    <message>
        <source>It tells the encoding and the size of the corpus, what is being worked on, and the language. Work that takes long can be cancelled here.</source>
        <translation>Показва кодирането и размера на корпуса, какво се върши в момента и езика. Работа, която трае дълго, може да се спре оттук.</translation>
    </message>
</context>
<context>
    <name>LessonTexts</name>
    <message>
        <source>A dictionary of words</source>
        <translation>Речник от думи</translation>
    </message>
    <message>
        <source>Letters are too many</source>
        <translation>Буквите са твърде много</translation>
    </message>
    <message>
        <source>Pieces are learned</source>
        <translation>Парчетата се научават</translation>
    </message>
    <message>
        <source>When pairs are equal</source>
        <translation>Когато има равенство</translation>
    </message>
    <message>
        <source>A new word, the same rules</source>
        <translation>Нова дума, същите правила</translation>
    </message>
    <message>
        <source>Everything counts in tokens</source>
        <translation>Всичко се брои в токени</translation>
    </message>
    <message>
        <source>What is rare costs more</source>
        <translation>Рядкото струва повече</translation>
    </message>
    <message>
        <source>The model sees no letters</source>
        <translation>Моделът не вижда букви</translation>
    </message>
    <message>
        <source>Half a word</source>
        <translation>Половин дума</translation>
    </message>
    <message>
        <source>Where words begin</source>
        <translation>Къде започват думите</translation>
    </message>
    <message>
        <source>A model works with numbers, so every word could get one. The drawer below shows such a dictionary of the shop&apos;s messages, and the sample in its numbers. It works as long as each word was seen before.</source>
        <translation>Моделът работи с числа, така че всяка дума може да получи свое. Панелът долу показва такъв речник от съобщенията на магазина и примера в числа. Това върви, докато всяка дума е вече виждана.</translation>
    </message>
    <message>
        <source>Letters know every word: a few dozen of them are enough. But texts become long, and a model writes piece by piece. Without any rule each piece is one letter.</source>
        <translation>С букви се пише всяка дума: стигат няколко десетки. Но текстовете стават дълги, а моделът пише парче по парче. Без нито едно правило всяко парче е една буква.</translation>
    </message>
    <message>
        <source>Between words and letters lie pieces. The program counts which two neighbours stand side by side most often in the corpus and makes them one piece. Here they are {pair}, {count} times. Then it counts again.</source>
        <translation>Между думите и буквите има парчета. Програмата брои кои две съседни парчета стоят едно до друго най-често в корпуса и ги прави едно парче. Тук това са {pair}, {count} пъти. После брои отново.</translation>
    </message>
    <message>
        <source>Now several pairs share the highest count, {count}: {pair} and {other}, for example. So that everybody learns the same rules, the pair that is seen first in the corpus wins.</source>
        <translation>Сега има равенство: няколко двойки имат най-големия брой, {count}; например {pair} и {other}. За да научат всички едни и същи правила, печели двойката, видяна първа в корпуса.</translation>
    </message>
    <message>
        <source>{rules} rules are learned. «{word}» stands in no message, so the dictionary had only ? for it. The rules cut it all the same, each one in its turn, from the first to the last.</source>
        <translation>Научени са {rules} правила. Думата „{word}“ я няма в нито едно съобщение и речникът имаше за нея само ?. Правилата я разрязват въпреки това, всяко по реда си, от първото до последното.</translation>
    </message>
    <message>
        <source>The pieces are called tokens, and everything is counted in them: the price, the context window that holds prompt and response, and the length of an answer. Whoever plans by words gets it wrong.</source>
        <translation>Парчетата се наричат токени и всичко се брои в тях: цената, контекстният прозорец, в който влизат подканата и отговорът, и дължината на отговора. Който смята по думи, греши.</translation>
    </message>
    <message>
        <source>«{frequent}» stands {times} times in the corpus and has become one token. Rare words, numbers and other languages meet few rules and stay in many small pieces.</source>
        <translation>„{frequent}“ се среща {times} пъти в корпуса и вече е един токен. Редките думи, числата и другите езици срещат малко правила и остават на много малки парчета.</translation>
    </message>
    <message>
        <source>The model gets no letters, only the number of each token. In the drawer you see above what you read, and below what the model gets. No number says which letters are in it.</source>
        <translation>Моделът не получава букви, а само номера на всеки токен. В панела отгоре стои каквото четеш ти, а отдолу – каквото получава моделът. Никой номер не казва какви букви има в него.</translation>
    </message>
    <message>
        <source>A model writes token by token and stops at the response limit, wherever that is. This answer has {tokens} tokens, and with all of them it is complete.</source>
        <translation>Моделът пише токен по токен и спира на лимита на отговора, където и да се падне той. Този отговор има {tokens} токена и с всички тях е цял.</translation>
    </message>
    <message>
        <source>Real tokenizers mark where a word begins, here with ·, so that the text can be put together again with its spaces. And they take only pairs seen at least twice: here that leaves {twice} of {all} rules, and single words are not learned by heart.</source>
        <translation>Истинските токенизатори отбелязват къде започва дума, тук с ·, за да може текстът пак да се сглоби с интервалите си. И взимат само двойки, видени поне два пъти: тук остават {twice} от {all} правила и отделни думи не се учат наизуст.</translation>
    </message>
    <message>
        <source>Add a word to the sample ({keys}) that the shop never used, such as «{word}».</source>
        <translation>Добави към примера ({keys}) дума, която магазинът никога не е използвал, например „{word}“.</translation>
    </message>
    <message>
        <source>Let the model write the answer ({keys}), and watch.</source>
        <translation>Остави модела да напише отговора ({keys}) и гледай.</translation>
    </message>
    <message>
        <source>Press Merge three times ({keys}), and watch the tokens on the right.</source>
        <translation>Натисни „Слей“ три пъти ({keys}) и гледай токените вдясно.</translation>
    </message>
    <message>
        <source>Look which pair stands first in the list, then press Merge ({keys}).</source>
        <translation>Виж коя двойка е първа в списъка и натисни „Слей“ ({keys}).</translation>
    </message>
    <message>
        <source>Step forward ({keys}) until all rules have passed.</source>
        <translation>Върви стъпка напред ({keys}), докато минат всички правила.</translation>
    </message>
    <message>
        <source>Change the number of messages a month, and compare the estimate by words with that by tokens.</source>
        <translation>Промени броя на съобщенията на месец и сравни сметката по думи с тази по токени.</translation>
    </message>
    <message>
        <source>Write «{rare}» behind it ({keys}), or a long number, or a word of another language.</source>
        <translation>Напиши след нея „{rare}“ ({keys}), или дълго число, или дума от друг език.</translation>
    </message>
    <message>
        <source>Take the next word, or type one of your own, and count its letters.</source>
        <translation>Вземи друга дума или напиши своя и преброй буквите ѝ.</translation>
    </message>
    <message>
        <source>Set the limit to {limit} ({keys}, then the arrow keys), and read what the customer gets.</source>
        <translation>Постави лимита на {limit} ({keys}, после стрелките) и прочети какво получава клиентът.</translation>
    </message>
    <message>
        <source>Choose the preset «{preset}» ({keys}).</source>
        <translation>В „Настройки“ избери „{preset}“ ({keys}).</translation>
    </message>
    <message>
        <source>«{word}» has no number: the dictionary writes ?, and what the customer meant is lost. New words come every day, and no list holds them all.</source>
        <translation>„{word}“ няма номер: речникът пише ? и това, което клиентът е искал да каже, се губи. Всеки ден идват нови думи и никой списък не ги съдържа всичките.</translation>
    </message>
    <message>
        <source>Letter by letter it goes, and the whole answer takes {tokens} steps, each of which needs time and money. Letters lose nothing, but they are too many.</source>
        <translation>Върви буква по буква и целият отговор иска {tokens} стъпки, а всяка струва време и пари. С буквите нищо не се губи, но те са твърде много.</translation>
    </message>
    <message>
        <source>The corpus has shrunk from {before} to {after} tokens, and the sample with it. Each rule is a line of the list: which two pieces became one, and how often they stood side by side.</source>
        <translation>Корпусът намаля от {before} на {after} токена, а с него и примерът. Всяко правило е ред от списъка: кои две парчета са станали едно и колко пъти са стояли едно до друго.</translation>
    </message>
    <message>
        <source>{pair} came first; {tied} pairs had the same count. The list marks such a choice. Had the messages stood in another order, another pair could have won: the rules depend on the text and on this agreement.</source>
        <translation>{pair} беше първа; двойките със същия брой бяха {tied}. Списъкът отбелязва такъв избор. При друг ред на съобщенията можеше да спечели друга двойка: правилата зависят от текста и от тази уговорка.</translation>
    </message>
    <message>
        <source>«{word}» became {pieces}: pieces that were learned from other words. Nothing is lost, and the same rules in the same order always cut it the same way.</source>
        <translation>„{word}“ стана {pieces}: парчета, научени от други думи. Нищо не се губи и същите правила в същия ред я разрязват винаги еднакво.</translation>
    </message>
    <message>
        <source>Without a message nothing is paid; each token of a message costs.</source>
        <translation>Без съобщение не се плаща нищо; всеки токен от съобщение струва пари.</translation>
    </message>
    <message>
        <source>By words these messages would cost {words}, by tokens they cost {tokens}: on average a word has {each} tokens. Only tokens are paid for.</source>
        <translation>По думи тези съобщения биха стрували {words}, по токени струват {tokens}: средно една дума има {each} токена. Плащат се само токените.</translation>
    </message>
    <message>
        <source>«{word}» costs {tokens} tokens, «{frequent}» one. So the same message can cost several times as much in a language that the rules saw little of.</source>
        <translation>„{word}“ струва {tokens} токена, „{frequent}“ – един. Затова едно и също съобщение може да струва няколко пъти повече на език, от който правилата са видели малко.</translation>
    </message>
    <message>
        <source>Letters that you read in «{word}»: {letters}. Numbers that the model gets: {numbers}. That is why it miscounts letters, turns words round wrongly and gets long sums wrong.</source>
        <translation>Букви, които четеш в „{word}“: {letters}. Номера, които получава моделът: {numbers}. Затова той брои буквите грешно, обръща думите грешно и бърка в дългите сборове.</translation>
    </message>
    <message>
        <source>«{kept}» is all that is left of «{word}», and the customer may take it for the whole word. The model does not notice. A shorter answer helps, or a higher limit.</source>
        <translation>От „{word}“ остана само „{kept}“ и клиентът може да го приеме за цялата дума. Моделът не забелязва това. Помага по-кратък отговор или по-висок лимит.</translation>
    </message>
    <message>
        <source>The rules were learned anew. {token} stands only where a word begins and is another token than the same letters inside one. That was the whole story: exercises on it wait in the drawer, under Practice.</source>
        <translation>Правилата са научени отново. {token} стои само там, където започва дума, и е друг токен от същите букви вътре в дума. Това беше цялата история: задачите чакат долу, под „Упражнения“.</translation>
    </message>
</context>
<context>
    <name>LettersPane</name>
    <message>
        <source>COUNTING LETTERS</source>
        <translation>БРОЕНЕ НА БУКВИ</translation>
    </message>
    <message>
        <source>TURNING A WORD ROUND</source>
        <translation>ОБРЪЩАНЕ НА ДУМА</translation>
    </message>
    <message>
        <source>LONG SUMS</source>
        <translation>ДЪЛГИ СБОРОВЕ</translation>
    </message>
    <message>
        <source>A word</source>
        <translation>Дума</translation>
    </message>
    <message>
        <source>The word that the model is asked about; type your own</source>
        <translation>Думата, за която питаме модела; напиши своя</translation>
    </message>
    <message>
        <source>Type a word.</source>
        <translation>Напиши дума.</translation>
    </message>
    <message>
        <source>Next word</source>
        <translation>Друга дума</translation>
    </message>
    <message>
        <source>Next word of the sample</source>
        <translation>Друга дума от примера</translation>
    </message>
    <message>
        <source>Take the next word of the sample that is cut in pieces</source>
        <translation>Вземи друга дума от примера, която е нарязана на парчета</translation>
    </message>
    <message>
        <source>A sum</source>
        <translation>Сбор</translation>
    </message>
    <message>
        <source>Two numbers that the model is asked to add; type your own</source>
        <translation>Две числа, които моделът трябва да събере; напиши свои</translation>
    </message>
    <message>
        <source>Type two numbers.</source>
        <translation>Напиши две числа.</translation>
    </message>
    <message>
        <source>The word in letters, tokens and ids</source>
        <translation>Думата с букви, токени и номера</translation>
    </message>
    <message>
        <source>The word backwards, its tokens and ids</source>
        <translation>Думата наобратно, токените и номерата ѝ</translation>
    </message>
    <message>
        <source>The numbers, their tokens and ids</source>
        <translation>Числата, токените и номерата им</translation>
    </message>
    <message>
        <source>Above what you read, below the numbers that the model gets</source>
        <translation>Горе е каквото четеш ти, долу са номерата, които получава моделът</translation>
    </message>
    <message>
        <source>The word backwards is cut by the same rules</source>
        <translation>Думата наобратно се реже по същите правила</translation>
    </message>
    <message>
        <source>A line stands where thousands begin; the pieces keep to other places</source>
        <translation>Черта показва хилядите; парчетата не се съобразяват с нея</translation>
    </message>
    <message>
        <source>Why counting goes wrong</source>
        <translation>Защо броенето се обърква</translation>
    </message>
    <message>
        <source>Why turning round goes wrong</source>
        <translation>Защо обръщането се обърква</translation>
    </message>
    <message>
        <source>Why sums go wrong</source>
        <translation>Защо сборовете се объркват</translation>
    </message>
    <message>
        <source>Type a word to see what the model gets.</source>
        <translation>Напиши дума, за да видиш какво получава моделът.</translation>
    </message>
    <message numerus="yes">
        <source>You see %Ln times «{letter}».</source>
        <translation>
            <numerusform>Ти виждаш „{letter}“ %Ln път.</numerusform>
            <numerusform>Ти виждаш „{letter}“ %Ln пъти.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The model gets %Ln number(s), and no number says which letters are in it.</source>
        <translation>
            <numerusform>Моделът получава %Ln номер, който не казва какви букви има в него.</numerusform>
            <numerusform>Моделът получава %Ln номера и никой не казва какви букви има в него.</numerusform>
        </translation>
    </message>
    <message>
        <source>Letters that the corpus lacks have no id: {letters}.</source>
        <translation>Буквите, които липсват в корпуса, нямат номер: {letters}.</translation>
    </message>
    <message numerus="yes">
        <source>Backwards it has %Ln token(s)</source>
        <translation>
            <numerusform>Наобратно има %Ln токен</numerusform>
            <numerusform>Наобратно има %Ln токена</numerusform>
        </translation>
    </message>
    <message>
        <source>This word is the same backwards.</source>
        <translation>Тази дума е същата и наобратно.</translation>
    </message>
    <message>
        <source>No rule has joined anything here: letter for letter it is the same backwards.</source>
        <translation>Тук никое правило не е сляло нищо: буква по буква номерата наобратно са същите.</translation>
    </message>
    <message numerus="yes">
        <source>in place of %Ln</source>
        <translation>
            <numerusform>вместо %Ln</numerusform>
            <numerusform>вместо %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of these ids stand(s) in the word itself.</source>
        <translation>
            <numerusform>%Ln от тези номера е в самата дума.</numerusform>
            <numerusform>%Ln от тези номера са в самата дума.</numerusform>
        </translation>
    </message>
    <message>
        <source>To turn the ids round does not turn the letters round.</source>
        <translation>Да обърнеш номерата не значи да обърнеш буквите.</translation>
    </message>
    <message>
        <source>Type two numbers to see how they are cut.</source>
        <translation>Напиши две числа, за да видиш как се режат.</translation>
    </message>
    <message>
        <source>A digit that the corpus lacks has no id: the model gets ? in its place.</source>
        <translation>Цифра, която липсва в корпуса, няма номер: моделът получава ? на нейно място.</translation>
    </message>
    <message>
        <source>Each digit is a token. Its id says nothing about its worth: {a} is {id}, {b} is {of}.</source>
        <translation>Всяка цифра е токен. Номерът ѝ не казва нищо за стойността: {a} е {id}, {b} е {of}.</translation>
    </message>
    <message>
        <source>Here the pieces happen to keep to the thousands.</source>
        <translation>Тук парчетата случайно съвпадат с хилядите.</translation>
    </message>
    <message>
        <source>The pieces {pieces} do not keep to the thousands: in each number they are worth another amount.</source>
        <translation>Парчетата {pieces} не се съобразяват с хилядите: във всяко число имат друга стойност.</translation>
    </message>
</context>
<context>
    <name>LimitPane</name>
    <message>
        <source>RESPONSE LIMIT</source>
        <translation>ЛИМИТ НА ОТГОВОРА</translation>
    </message>
    <message>
        <source>Response limit</source>
        <translation>Лимит на отговора</translation>
    </message>
    <message>
        <source>How many tokens the model may write: drag, or use the arrow keys</source>
        <translation>Колко токена може да напише моделът: плъзни или използвай стрелките</translation>
    </message>
    <message>
        <source>Response limit as a number</source>
        <translation>Лимит на отговора като число</translation>
    </message>
    <message>
        <source>How many tokens the model may write</source>
        <translation>Колко токена може да напише моделът</translation>
    </message>
    <message>
        <source>What the customer sees</source>
        <translation>Какво вижда клиентът</translation>
    </message>
    <message>
        <source>In the bubble, what the customer sees; behind it, what is lost</source>
        <translation>В балончето – какво вижда клиентът; след него – какво се губи</translation>
    </message>
    <message>
        <source>Copy what the customer sees</source>
        <translation>Копирай това, което вижда клиентът</translation>
    </message>
    <message>
        <source>Where the answer was cut</source>
        <translation>Къде е прекъснат отговорът</translation>
    </message>
    <message>
        <source>length or stop is the reason that a model&apos;s interface reports for the end</source>
        <translation>length или stop е причината за края, която интерфейсът на модела съобщава</translation>
    </message>
    <message>
        <source>counting the tokens…</source>
        <translation>токените се броят…</translation>
    </message>
    <message>
        <source>The model is writing: token {written} of at most {limit}.</source>
        <translation>Моделът пише: токен {written} от най-много {limit}.</translation>
    </message>
    <message>
        <source>Raise the limit to {tokens}</source>
        <translation>Вдигни лимита до {tokens}</translation>
    </message>
    <message>
        <source>Let the model write the whole answer; each token is paid</source>
        <translation>Остави модела да напише целия отговор; всеки токен се плаща</translation>
    </message>
    <message>
        <source>The answer is complete: nothing is lost</source>
        <translation>Отговорът е пълен: нищо не се губи</translation>
    </message>
    <message>
        <source>of {tokens}</source>
        <translation>от {tokens}</translation>
    </message>
    <message>
        <source>Nothing is written yet: the sample is empty.</source>
        <translation>Още нищо не е написано: примерът е празен.</translation>
    </message>
    <message>
        <source>Complete: the model stopped by itself (stop).</source>
        <translation>Пълен отговор: моделът спря сам (stop).</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was written, %Ln token(s) lost (length).</source>
        <translation>
            <numerusform>Нищо не е написано; губи се %Ln токен (length).</numerusform>
            <numerusform>Нищо не е написано; губят се %Ln токена (length).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut inside the letter «{name}», after {kept} of {of} bytes; %Ln token(s) lost (length).</source>
        <translation>
            <numerusform>Прекъсване в буквата „{name}“ след {kept} от {of} байта; губи се %Ln токен (length).</numerusform>
            <numerusform>Прекъсване в буквата „{name}“ след {kept} от {of} байта; губят се %Ln токена (length).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut inside «{name}», after {kept} of {of} tokens; %Ln token(s) lost (length).</source>
        <translation>
            <numerusform>Прекъсване в „{name}“ след {kept} от {of} токена; губи се %Ln токен (length).</numerusform>
            <numerusform>Прекъсване в „{name}“ след {kept} от {of} токена; губят се %Ln токена (length).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut between two words; %Ln token(s) lost (length).</source>
        <translation>
            <numerusform>Прекъсване между две думи; губи се %Ln токен (length).</numerusform>
            <numerusform>Прекъсване между две думи; губят се %Ln токена (length).</numerusform>
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
        <translation>BPE Trainer {version} показва как езиковите модели режат текста на токени. Лиценз MIT.</translation>
    </message>
    <message>
        <source>About BPE Trainer</source>
        <translation>Относно BPE Trainer</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Редактиране</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Сливане</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Изглед</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Помощ</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Скорошни файлове</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Експорт</translation>
    </message>
    <message>
        <source>Li&amp;ght or dark</source>
        <translation>С&amp;ветло или тъмно</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>&amp;Като системата</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Светло</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Тъмно</translation>
    </message>
    <message>
        <source>Kept by itself: {when}</source>
        <translation>Запазена автоматично: {when}</translation>
    </message>
    <message>
        <source>A session that was not saved when its window closed</source>
        <translation>Сесия, която не е запазена при затварянето на прозореца ѝ</translation>
    </message>
    <message>
        <source>No file was opened yet</source>
        <translation>Още не е отварян файл</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close this message</source>
        <translation>Затваряне на съобщението</translation>
    </message>
</context>
<context>
    <name>PairAnswer</name>
    <message>
        <source>Words of the corpus that hold the pair</source>
        <translation>Думи от корпуса, в които е двойката</translation>
    </message>
    <message>
        <source>Frequency × times in the word = what the word adds to the count; Enter asks about the word</source>
        <translation>Честота × пъти в думата = какво добавя думата към броя; Enter пита за думата</translation>
    </message>
    <message>
        <source>Each word of the corpus that holds the pair</source>
        <translation>Всяка дума от корпуса с тази двойка</translation>
    </message>
    <message>
        <source>The pairs seen equally often, and what other programs take</source>
        <translation>Двойките, срещнати еднакво често, и какво вземат други програми</translation>
    </message>
    <message>
        <source>looking…</source>
        <translation>търсене…</translation>
    </message>
    <message>
        <source>The rules have changed since. Choose a rule or a pair again.</source>
        <translation>Оттогава правилата се промениха. Избери пак правило или двойка.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Думи</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Равенство</translation>
    </message>
    <message numerus="yes">
        <source>Tie of %Ln</source>
        <translation>
            <numerusform>Равенство на %Ln</numerusform>
            <numerusform>Равенство на %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>No tie</source>
        <translation>Без равенство</translation>
    </message>
</context>
<context>
    <name>PairWords</name>
    <message>
        <source>No word of the corpus holds this pair.</source>
        <translation>Никоя дума от корпуса не съдържа тази двойка.</translation>
    </message>
    <message>
        <source>byte {first}</source>
        <translation>байт {first}</translation>
    </message>
    <message>
        <source>bytes {first}–{last}</source>
        <translation>байтове {first}–{last}</translation>
    </message>
    <message>
        <source>letter {first}</source>
        <translation>буква {first}</translation>
    </message>
    <message>
        <source>letters {first}–{last}</source>
        <translation>букви {first}–{last}</translation>
    </message>
    <message>
        <source>{place}, line {line}</source>
        <translation>{place}, ред {line}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln дума</numerusform>
            <numerusform>%Ln думи</numerusform>
        </translation>
    </message>
    <message>
        <source>{words}, together {count}</source>
        <translation>{words}, общо {count}</translation>
    </message>
    <message>
        <source>rule {number}</source>
        <translation>правило {number}</translation>
    </message>
    <message>
        <source>after {merges}</source>
        <translation>след {merges}</translation>
    </message>
    <message>
        <source>rule {number} takes it</source>
        <translation>взема я правило {number}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln merge(s)</source>
        <translation>
            <numerusform>%Ln сливане</numerusform>
            <numerusform>%Ln сливания</numerusform>
        </translation>
    </message>
    <message>
        <source>Seen {times}.</source>
        <translation>Срещната {times}.</translation>
    </message>
    <message>
        <source>Seen {times}, replaced {made}: where places overlap, a symbol joins only once.</source>
        <translation>Срещната {times}, заменена {made}: където местата се застъпват, един символ се слива само веднъж.</translation>
    </message>
    <message>
        <source>Seen {times}, to be replaced {made}: where places overlap, a symbol joins only once.</source>
        <translation>Срещната {times}, ще се замени {made}: където местата се застъпват, един символ се слива само веднъж.</translation>
    </message>
    <message>
        <source>First seen in word {number}, «{word}», {place}.</source>
        <translation>Срещната най-напред в дума {number}, „{word}“, {place}.</translation>
    </message>
    <message>
        <source>The round takes {pair}, seen {times}.</source>
        <translation>Кръгът взема {pair}, срещната {times}.</translation>
    </message>
    <message>
        <source>No tie: no other pair was seen so often.</source>
        <translation>Без равенство: никоя друга двойка не се срещаше толкова често.</translation>
    </message>
    <message numerus="yes">
        <source>A tie: %Ln pair(s) were seen so often, this one first.</source>
        <translation>
            <numerusform>Равенство: %Ln двойка се срещаше толкова често, тази – първа.</numerusform>
            <numerusform>Равенство: %Ln двойки се срещаха толкова често, тази – първа.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A tie: %Ln pair(s) were seen so often, {pair} first.</source>
        <translation>
            <numerusform>Равенство: %Ln двойка се срещаше толкова често, {pair} – първа.</numerusform>
            <numerusform>Равенство: %Ln двойки се срещаха толкова често, {pair} – първа.</numerusform>
        </translation>
    </message>
    <message>
        <source>The round takes {pair}, chosen by hand.</source>
        <translation>Кръгът взема {pair}, избрана на ръка.</translation>
    </message>
    <message>
        <source>Chosen by hand.</source>
        <translation>Избрана на ръка.</translation>
    </message>
    <message>
        <source>Chosen by hand instead of {pair}, seen {times}.</source>
        <translation>Избрана на ръка вместо {pair}, срещната {times}.</translation>
    </message>
    <message>
        <source>It saved {saved} of {before} tokens of the corpus: {share} %.</source>
        <translation>Спести {saved} от {before} токена в корпуса: {share} %.</translation>
    </message>
    <message>
        <source>It would save {saved} of {before} tokens of the corpus: {share} %.</source>
        <translation>Би спестила {saved} от {before} токена в корпуса: {share} %.</translation>
    </message>
    <message>
        <source>In the sample it finds nothing.</source>
        <translation>В примера не намира нищо.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln токен</numerusform>
            <numerusform>%Ln токена</numerusform>
        </translation>
    </message>
    <message>
        <source>In the sample it saved {tokens}.</source>
        <translation>В примера спести {tokens}.</translation>
    </message>
    <message>
        <source>In the sample it would save {tokens}.</source>
        <translation>В примера би спестила {tokens}.</translation>
    </message>
    <message>
        <source>All its tokens are still there.</source>
        <translation>Всичките ѝ токени още са там.</translation>
    </message>
    <message>
        <source>Of its {made} tokens {left} are left: longer ones took the others, {tokens}.</source>
        <translation>От нейните {made} токена са останали {left}: другите минаха в по-дълги, {tokens}.</translation>
    </message>
    <message>
        <source>Of its {made} tokens none is left: longer ones took them, {tokens}.</source>
        <translation>От нейните {made} токена не е останал нито един: минаха в по-дълги, {tokens}.</translation>
    </message>
    <message>
        <source>«{token}» (rule {number})</source>
        <translation>„{token}“ (правило {number})</translation>
    </message>
</context>
<context>
    <name>PracticePane</name>
    <message>
        <source>Kind of exercise</source>
        <translation>Вид упражнение</translation>
    </message>
    <message>
        <source>Which kind of exercise comes next</source>
        <translation>Какво упражнение да дойде</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Всички видове</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Начално число</translation>
    </message>
    <message>
        <source>Seed of the exercise</source>
        <translation>Начално число на упражнението</translation>
    </message>
    <message>
        <source>The same number gives the same exercise again</source>
        <translation>Същото число дава отново същото упражнение</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Твоят отговор</translation>
    </message>
    <message>
        <source>your answer</source>
        <translation>твоят отговор</translation>
    </message>
    <message>
        <source>Type the answer and press Enter</source>
        <translation>Напиши отговора и натисни Enter</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Провери</translation>
    </message>
    <message>
        <source>Check the answer</source>
        <translation>Провери отговора</translation>
    </message>
    <message>
        <source>Say whether the answer is right (Enter)</source>
        <translation>Казва дали отговорът е верен (Enter)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Something that helps (key ?)</source>
        <translation>Нещо, което помага (клавиш ?)</translation>
    </message>
    <message>
        <source>What is said about the answer</source>
        <translation>Какво се казва за отговора</translation>
    </message>
    <message>
        <source>Hints and the right answer</source>
        <translation>Подсказки и верният отговор</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>Следващо упражнение</translation>
    </message>
    <message>
        <source>Another exercise (Enter, after an answer)</source>
        <translation>Друго упражнение (Enter след отговора)</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Упражнение</translation>
    </message>
    <message>
        <source>(nothing)</source>
        <translation>(нищо)</translation>
    </message>
    <message>
        <source>The words and rules are too few for this kind of exercise: choose another kind, or learn more rules.</source>
        <translation>Думите и правилата не стигат за такова упражнение: избери друг вид или научи още правила.</translation>
    </message>
    <message>
        <source>Answer {number}: {answer}</source>
        <translation>Отговор {number}: {answer}</translation>
    </message>
    <message>
        <source>Right, answer {number}: {answer}</source>
        <translation>Верен, отговор {number}: {answer}</translation>
    </message>
    <message>
        <source>Wrong, answer {number}: {answer}</source>
        <translation>Грешен, отговор {number}: {answer}</translation>
    </message>
    <message>
        <source>Choose this answer (key {number})</source>
        <translation>Избери този отговор (клавиш {number})</translation>
    </message>
</context>
<context>
    <name>PracticeReport</name>
    <message>
        <source>Right.</source>
        <translation>Вярно.</translation>
    </message>
    <message>
        <source>Not right.</source>
        <translation>Не е вярно.</translation>
    </message>
    <message>
        <source>Answer {number} is right: {why}</source>
        <translation>Верен е отговор {number}: {why}</translation>
    </message>
    <message>
        <source>{right} of {answered} right</source>
        <translation>{right} верни от {answered}</translation>
    </message>
    <message>
        <source>no answer yet</source>
        <translation>още няма отговори</translation>
    </message>
    <message>
        <source>Last seeds: {seeds}</source>
        <translation>Последни начални числа: {seeds}</translation>
    </message>
    <message>
        <source>Set: exercise {place} of {all}</source>
        <translation>Сборник: упражнение {place} от {all}</translation>
    </message>
    <message>
        <source>The rules have changed: this exercise belongs to those before, the next one to those now.</source>
        <translation>Правилата се промениха: това упражнение е от предишните, следващото ще е от сегашните.</translation>
    </message>
    <message>
        <source>The score kept here could not be read; it begins anew.</source>
        <translation>Запазеният резултат не можа да се прочете; започва от нула.</translation>
    </message>
</context>
<context>
    <name>PracticeSets</name>
    <message>
        <source>Sets</source>
        <translation>Сборници</translation>
    </message>
    <message>
        <source>Sets of exercises</source>
        <translation>Сборници упражнения</translation>
    </message>
    <message>
        <source>Export or open a set of exercises; begin the score anew</source>
        <translation>Експортиране или отваряне на сборник; нулиране на резултата</translation>
    </message>
    <message>
        <source>Export a set…</source>
        <translation>Експортирай сборник…</translation>
    </message>
    <message>
        <source>Open a set…</source>
        <translation>Отвори сборник…</translation>
    </message>
    <message>
        <source>Leave the set</source>
        <translation>Излез от сборника</translation>
    </message>
    <message>
        <source>Begin the score anew</source>
        <translation>Нулирай резултата</translation>
    </message>
    <message>
        <source>How many exercises, from this one on?</source>
        <translation>Колко упражнения, като се започне от това?</translation>
    </message>
    <message>
        <source>Export a set</source>
        <translation>Експортиране на сборник</translation>
    </message>
    <message>
        <source>Sets of exercises (*.exercises.json)</source>
        <translation>Сборници упражнения (*.exercises.json)</translation>
    </message>
    <message>
        <source>Open a set</source>
        <translation>Отваряне на сборник</translation>
    </message>
</context>
<context>
    <name>PresentationStrip</name>
    <message>
        <source>Leave</source>
        <translation>Изход</translation>
    </message>
    <message>
        <source>Leave the presentation</source>
        <translation>Изход от представянето</translation>
    </message>
    <message>
        <source>Leave the presentation (Esc)</source>
        <translation>Изход от представянето (Esc)</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Всичко</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>Корпус</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Токени</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Лимит</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Графика</translation>
    </message>
    <message>
        <source>Show this part alone</source>
        <translation>Покажи само тази част</translation>
    </message>
    <message>
        <source>Show all parts</source>
        <translation>Покажи всички части</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>{left}+{right} is not among the pairs of this round; choose one that is.</source>
        <translation>{left}+{right} не е сред двойките в този кръг; избери някоя от тях.</translation>
    </message>
    <message>
        <source>A special token needs at least one character.</source>
        <translation>Специалният токен трябва да има поне един знак.</translation>
    </message>
    <message>
        <source>The count {count} of the word {word} is out of range; counts go from 1 to 9223372036854775807.</source>
        <translation>Броят {count} на думата {word} е извън обхвата; броят може да е от 1 до 9223372036854775807.</translation>
    </message>
    <message>
        <source>The pretokenizer {pretokenizer} marks no words, so a marker has no place; choose marker or end-marker.</source>
        <translation>Претокенизаторът {pretokenizer} не отбелязва думи и за маркер няма място; избери marker или end-marker.</translation>
    </message>
    <message>
        <source>No token has the id {id}; this vocabulary has {size} tokens, numbered from 0.</source>
        <translation>Няма токен с номер {id}; в речника с токени има {size}, номерирани от 0.</translation>
    </message>
    <message>
        <source>The value {value} is too small: {name}.</source>
        <translation>Стойността {value} е твърде малка: {name}.</translation>
    </message>
    <message>
        <source>There is a word of more than {longest} characters here, too long to be learned from; choose another pretokenizer than {pretokenizer}, or open a part of the text.</source>
        <translation>Тук има дума с повече от {longest} знака, твърде дълга, за да се учи от нея; избери друг претокенизатор вместо {pretokenizer} или отвори част от текста.</translation>
    </message>
    <message>
        <source>There is a letter with more than {longest} marks here, which cannot be normalized; choose no normalization, or open a part of the text.</source>
        <translation>Тук има буква с повече от {longest} знака към нея, която не може да се нормализира; избери без нормализация или отвори част от текста.</translation>
    </message>
    <message>
        <source>There is not enough memory for that; close other programs, or open a part of the text.</source>
        <translation>Паметта не стига за това; затвори други програми или отвори част от текста.</translation>
    </message>
    <message>
        <source>There are more than {most} different words here, too many for the memory; choose another pretokenizer, or open a part of the text.</source>
        <translation>Тук има повече от {most} различни думи, твърде много за паметта; избери друг претокенизатор или отвори част от текста.</translation>
    </message>
    <message>
        <source>The different words here have more than {most} symbols together, too many for the memory; close other programs, or open a part of the text.</source>
        <translation>Различните думи тук имат общо повече от {most} символа, твърде много за паметта; затворете други програми или отворете част от текста.</translation>
    </message>
    <message>
        <source>There is no file {path}; check its name and folder.</source>
        <translation>Няма файл {path}; провери името и папката.</translation>
    </message>
    <message>
        <source>{path} is a folder; choose a file in it.</source>
        <translation>{path} е папка; избери файл в нея.</translation>
    </message>
    <message>
        <source>The folder {path} holds no file that could be read.</source>
        <translation>В папката {path} няма файл, който може да се прочете.</translation>
    </message>
    <message>
        <source>The folder {path} holds no text; files that are no text were skipped: {skipped}.</source>
        <translation>В папката {path} няма текст; пропуснати са файлове, които не са текст: {skipped}.</translation>
    </message>
    <message>
        <source>{path} could not be read ({why}); check its permissions.</source>
        <translation>{path} не можа да се прочете ({why}); провери правата за достъп.</translation>
    </message>
    <message>
        <source>{path} is too large; at most {largest} MB can be read.</source>
        <translation>{path} е твърде голям; могат да се прочетат най-много {largest} MB.</translation>
    </message>
    <message>
        <source>{path} is no UTF-8 text: the byte at {offset} does not fit; save it as UTF-8 first.</source>
        <translation>{path} не е текст в UTF-8: байтът на позиция {offset} не е допустим; първо го запази като UTF-8.</translation>
    </message>
    <message>
        <source>{path} is no text: it is full of signs that no text has; open a text, or a folder of texts.</source>
        <translation>{path} не е текст: пълен е със знаци, каквито няма в никой текст; отвори текст или папка с текстове.</translation>
    </message>
    <message>
        <source>{path} became shorter while it was read; open it again when nothing writes to it.</source>
        <translation>{path} стана по-къс, докато се четеше; отвори го пак, когато никой не пише в него.</translation>
    </message>
    <message>
        <source>{path} has changed since it was opened; open it again to learn from it as it is now.</source>
        <translation>{path} се е променил, откакто е отворен; отвори го пак, за да учиш от сегашното му съдържание.</translation>
    </message>
    <message>
        <source>{path} cannot be unpacked: it is damaged, or not all of it is there; get another copy of it.</source>
        <translation>{path} не може да се разопакова: повреден е или не е цял; вземи друго копие.</translation>
    </message>
    <message>
        <source>{path} needs more memory to be unpacked than this program gives; unpack it with another program.</source>
        <translation>За разопаковането на {path} трябва повече памет, отколкото програмата дава; разопаковай го с друга програма.</translation>
    </message>
    <message>
        <source>To read {path} the Python package {package} is needed, which is not installed here.</source>
        <translation>За четенето на {path} е нужен пакетът за Python {package}, който тук не е инсталиран.</translation>
    </message>
    <message>
        <source>There is no encoding {encoding}; utf-8, cp1251 and latin-1 are some.</source>
        <translation>Няма кодировка {encoding}; такива са например utf-8, cp1251 и latin-1.</translation>
    </message>
    <message>
        <source>{path} needs a column &quot;word&quot; of texts and a column &quot;count&quot; of whole numbers.</source>
        <translation>{path} трябва да има колона &quot;word&quot; с текстове и колона &quot;count&quot; с цели числа.</translation>
    </message>
    <message>
        <source>{path} is no Parquet table, or a damaged one; get another copy of it.</source>
        <translation>{path} не е таблица Parquet или е повредена; вземи друго копие.</translation>
    </message>
    <message>
        <source>Word counts and texts cannot be one corpus; open {path} by itself.</source>
        <translation>Преброени думи и текстове не могат да бъдат един корпус; отвори {path} отделно.</translation>
    </message>
    <message>
        <source>{path} is a session, which is opened by itself, not together with other files.</source>
        <translation>{path} е сесия, а тя се отваря сама, не заедно с други файлове.</translation>
    </message>
    <message>
        <source>{path} could not be written ({why}); what was there is untouched, choose another place.</source>
        <translation>{path} не можа да се запише ({why}); каквото е имало там, е непокътнато, избери друго място.</translation>
    </message>
    <message>
        <source>{path} could not be written, the disk is full; what was there is untouched, make room and try again.</source>
        <translation>{path} не можа да се запише, дискът е пълен; каквото е имало там, е непокътнато, освободи място и опитай отново.</translation>
    </message>
    <message>
        <source>Line {line} of {path} has no tab; each line is a word, a tab and a count.</source>
        <translation>Ред {line} от {path} няма табулация; всеки ред е дума, табулация и брой.</translation>
    </message>
    <message>
        <source>Line {line} of {path} has more than one tab; a tab inside a word is written \t.</source>
        <translation>Ред {line} от {path} има повече от една табулация; табулация вътре в дума се пише \t.</translation>
    </message>
    <message>
        <source>Line {line} of {path} holds {escape}, which means nothing; a backslash is written \\.</source>
        <translation>Ред {line} от {path} съдържа {escape}, което не значи нищо; обратна наклонена черта се пише \\.</translation>
    </message>
    <message>
        <source>Line {line} of {path} is longer than {longest} characters, and no word is; each line is a word, a tab and a count.</source>
        <translation>Ред {line} от {path} е по-дълъг от {longest} знака, а толкова дълга дума няма; всеки ред е дума, табулация и брой.</translation>
    </message>
    <message>
        <source>Line {line} of {path} has the count &quot;{count}&quot;; counts are whole numbers from 1 to 9223372036854775807.</source>
        <translation>Ред {line} от {path} има брой „{count}“; броят е цяло число от 1 до 9223372036854775807.</translation>
    </message>
    <message>
        <source>{path} is no tokenizer; open a session saved by this program (.bpe.json).</source>
        <translation>{path} не е токенизатор; отвори сесия, запазена от тази програма (.bpe.json).</translation>
    </message>
    <message>
        <source>{path} is damaged at line {line}, column {column}; open another copy of it.</source>
        <translation>{path} е повреден на ред {line}, колона {column}; отвори друго копие.</translation>
    </message>
    <message>
        <source>{path} is nested too deep or holds an impossible number, so it is no session of this program.</source>
        <translation>{path} има твърде много нива или съдържа невъзможно число, значи не е сесия на тази програма.</translation>
    </message>
    <message>
        <source>{path} is JSON of another kind; open a session saved by this program (.bpe.json).</source>
        <translation>{path} е JSON от друг вид; отвори сесия, запазена от тази програма (.bpe.json).</translation>
    </message>
    <message>
        <source>{path} was saved by a newer version (format {format}, this one reads up to {newest}); update the program to open it.</source>
        <translation>{path} е запазен от по-нова версия (формат {format}, тази чете до {newest}); обнови програмата, за да го отвориш.</translation>
    </message>
    <message>
        <source>{path} cannot be opened: {field} is missing; open another copy of it.</source>
        <translation>{path} не може да се отвори: липсва {field}; отвори друго копие.</translation>
    </message>
    <message>
        <source>{path} cannot be opened: {field} should be a text.</source>
        <translation>{path} не може да се отвори: {field} трябва да е текст.</translation>
    </message>
    <message>
        <source>{path} cannot be opened: {field} should not be empty.</source>
        <translation>{path} не може да се отвори: {field} не трябва да е празно.</translation>
    </message>
    <message>
        <source>{path} cannot be opened: {field} should be a whole number from {least} to {most}.</source>
        <translation>{path} не може да се отвори: {field} трябва да е цяло число от {least} до {most}.</translation>
    </message>
    <message>
        <source>{path} cannot be opened: {field} should be a list.</source>
        <translation>{path} не може да се отвори: {field} трябва да е списък.</translation>
    </message>
    <message>
        <source>{path} cannot be opened: {field} should be a list of a word and a count.</source>
        <translation>{path} не може да се отвори: {field} трябва да е списък от дума и брой.</translation>
    </message>
    <message>
        <source>{path} cannot be opened: {field} should be an object with named fields.</source>
        <translation>{path} не може да се отвори: {field} трябва да е обект с именувани полета.</translation>
    </message>
    <message>
        <source>{path} cannot be opened: this program does not know {value} as {field}.</source>
        <translation>{path} не може да се отвори: програмата не познава {value} като {field}.</translation>
    </message>
    <message>
        <source>{path} cannot be opened: {field} is {value}, which stands there already.</source>
        <translation>{path} не може да се отвори: {field} е {value}, което вече стои там.</translation>
    </message>
    <message>
        <source>{path} cannot be opened: {field} holds more than bytes, while the unit is bytes.</source>
        <translation>{path} не може да се отвори: единицата е байт, а {field} съдържа не само байтове.</translation>
    </message>
    <message>
        <source>The corpus of this session, {path}, is no longer there: its rules cut text, but no more can be learned; put the file back and open the session again.</source>
        <translation>Корпусът на тази сесия, {path}, вече го няма: правилата ѝ режат текст, но повече не може да се учи; върни файла и отвори сесията отново.</translation>
    </message>
    <message>
        <source>The corpus of this session, {path}, has changed since: its rules cut text, but no more can be learned; open the file itself to learn from it as it is now.</source>
        <translation>Корпусът на тази сесия, {path}, се е променил междувременно: правилата ѝ режат текст, но повече не може да се учи; отвори самия файл, за да се учи от него, какъвто е сега.</translation>
    </message>
    <message>
        <source>{path} is no set of exercises; open one that was exported from Practice (.exercises.json).</source>
        <translation>{path} не е сборник упражнения; отвори сборник, експортиран от „Упражнения“ (.exercises.json).</translation>
    </message>
    <message>
        <source>No exercise can be made from {path}: its words and rules are too few for the kinds chosen; open another set.</source>
        <translation>От {path} не може да се направи упражнение: думите и правилата са малко за избраните видове; отвори друг сборник.</translation>
    </message>
    <message>
        <source>{path} does not fit: held-out texts may have {most} characters together; take a shorter text.</source>
        <translation>{path} не се побира: отделените текстове могат да имат общо {most} знака; избери по-кратък текст.</translation>
    </message>
    <message>
        <source>{path} holds no text that could be measured; choose another file.</source>
        <translation>В {path} няма текст, който да се измери; избери друг файл.</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>достъпът е отказан</translation>
    </message>
    <message>
        <source>the disk or folder is read-only</source>
        <translation>дискът или папката е само за четене</translation>
    </message>
    <message>
        <source>the folder is not there</source>
        <translation>папката не съществува</translation>
    </message>
    <message>
        <source>the name is not possible</source>
        <translation>такова име не е възможно</translation>
    </message>
    <message>
        <source>another program uses it</source>
        <translation>друга програма го използва</translation>
    </message>
    <message>
        <source>the device does not answer</source>
        <translation>устройството не отговаря</translation>
    </message>
    <message>
        <source>it is no ordinary file</source>
        <translation>не е обикновен файл</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>rules</source>
        <translation>правила</translation>
    </message>
    <message>
        <source>wanted</source>
        <translation>искани</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>броеве</translation>
    </message>
    <message>
        <source>word</source>
        <translation>дума</translation>
    </message>
    <message>
        <source>times</source>
        <translation>пъти</translation>
    </message>
    <message>
        <source>words</source>
        <translation>думи</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>двойка</translation>
    </message>
    <message>
        <source>best</source>
        <translation>избрана</translation>
    </message>
    <message>
        <source>new</source>
        <translation>нова</translation>
    </message>
    <message>
        <source>place</source>
        <translation>място</translation>
    </message>
    <message>
        <source>found</source>
        <translation>намерена</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>Your last session was kept. You can go on with it, or begin a new one.</source>
        <translation>Последната сесия е запазена. Можеш да продължиш с нея или да започнеш нова.</translation>
    </message>
    <message>
        <source>Open the last session</source>
        <translation>Отвори последната сесия</translation>
    </message>
    <message>
        <source>A fault of the program: {what}. Save your session, then start again.</source>
        <translation>Грешка в програмата: {what}. Запази сесията си и стартирай отново.</translation>
    </message>
    <message>
        <source>Stopped. The rules are still those of the text before; nothing is lost.</source>
        <translation>Спряно. Правилата все още са от предишния текст; нищо не е загубено.</translation>
    </message>
    <message>
        <source>Learn the new text</source>
        <translation>Научи новия текст</translation>
    </message>
    <message>
        <source>Open the first {size} MB</source>
        <translation>Отваряне на началото ({size} MB)</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message numerus="yes">
        <source>%Ln time(s)</source>
        <translation>
            <numerusform>%Ln път</numerusform>
            <numerusform>%Ln пъти</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesPane</name>
    <message>
        <source>NEXT PAIR</source>
        <translation>СЛЕДВАЩА ДВОЙКА</translation>
    </message>
    <message>
        <source>RULES</source>
        <translation>ПРАВИЛА</translation>
    </message>
    <message>
        <source>Pairs of this round</source>
        <translation>Двойки в този кръг</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Choose a pair to see where it stands in the corpus; Enter merges it, Esc ends the choice, {why} tells more</source>
        <translation>Избери двойка, за да видиш къде стои в корпуса; Enter я слива, Esc отменя избора, {why} обяснява повече</translation>
    </message>
    <message>
        <source>How many rules are in force</source>
        <translation>Колко правила са в сила</translation>
    </message>
    <message>
        <source>Number of the rule</source>
        <translation>Номер на правилото</translation>
    </message>
    <message>
        <source>left</source>
        <translation>ляво</translation>
    </message>
    <message>
        <source>Left part of the pair</source>
        <translation>Лявата част на двойката</translation>
    </message>
    <message>
        <source>right</source>
        <translation>дясно</translation>
    </message>
    <message>
        <source>Right part of the pair</source>
        <translation>Дясната част на двойката</translation>
    </message>
    <message>
        <source>token</source>
        <translation>токен</translation>
    </message>
    <message>
        <source>The token that the rule makes</source>
        <translation>Токенът, който правилото създава</translation>
    </message>
    <message>
        <source>count</source>
        <translation>брой</translation>
    </message>
    <message>
        <source>How often the pair was seen when it was chosen</source>
        <translation>Колко пъти се срещаше двойката, когато беше избрана</translation>
    </message>
    <message>
        <source>Whether other pairs had the same count</source>
        <translation>Дали и други двойки имаха същия брой</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копирай</translation>
    </message>
    <message>
        <source>another pair was chosen here; the first one is {pair}</source>
        <translation>тук е избрана друга двойка; първата е {pair}</translation>
    </message>
    <message>
        <source>Choose a rule to see where it applied; Enter goes to its merge, {copy} copies, {why} tells more</source>
        <translation>Избери правило, за да видиш къде е приложено; Enter отива на сливането му, {copy} копира, {why} казва повече</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Защо?</translation>
    </message>
    <message>
        <source>Why this rule: the words that hold its pair, and what it saved ({why})</source>
        <translation>Защо това правило: думите с неговата двойка и какво е спестило ({why})</translation>
    </message>
    <message>
        <source>Where its count comes from, and what it would save ({why})</source>
        <translation>Откъде идва броят ѝ и какво би спестила ({why})</translation>
    </message>
    <message>
        <source>How ties are decided</source>
        <translation>Как се решават равенствата</translation>
    </message>
    <message>
        <source>The pairs seen equally often, and what other programs take</source>
        <translation>Двойките, срещнати еднакво често, и какво вземат други програми</translation>
    </message>
    <message>
        <source>Copy the selected pairs with their counts ({copy})</source>
        <translation>Копира избраните двойки с броя им ({copy})</translation>
    </message>
    <message>
        <source>Copy the selected rules as the lesson prints them ({copy})</source>
        <translation>Копира избраните правила така, както са в урока ({copy})</translation>
    </message>
    <message>
        <source>Copy as TSV</source>
        <translation>Копирай като TSV</translation>
    </message>
    <message>
        <source>Copy left, right and count with tabs between</source>
        <translation>Копира ляво, дясно и брой, разделени с табулации</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Копирай всичко</translation>
    </message>
    <message>
        <source>Copy all rules as the lesson prints them</source>
        <translation>Копира всички правила така, както са в урока</translation>
    </message>
    <message>
        <source>Click to see what other programs take</source>
        <translation>Щракни, за да видиш какво вземат други програми</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>равни</translation>
    </message>
    <message>
        <source>these rules hold pairs that the corpus does not have</source>
        <translation>в тези правила има двойки, които ги няма в корпуса</translation>
    </message>
    <message>
        <source>there is no corpus to learn from</source>
        <translation>няма корпус, от който да се учи</translation>
    </message>
    <message>
        <source>looking…</source>
        <translation>търсене…</translation>
    </message>
    <message>
        <source>hidden: which two neighbours are seen together most often?</source>
        <translation>скрита: кои две съседки се срещат заедно най-често?</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) have {count}; the first one seen wins</source>
        <translation>
            <numerusform>%Ln двойка с брой {count}; печели първата срещната</numerusform>
            <numerusform>%Ln двойки с брой {count}; печели първата срещната</numerusform>
        </translation>
    </message>
    <message>
        <source>no tie: only this one has {count}</source>
        <translation>без равенство: само тази има {count}</translation>
    </message>
    <message numerus="yes">
        <source>no pair appears %Ln time(s); add text or lower the minimum</source>
        <translation>
            <numerusform>никоя двойка не се среща %Ln път; добави текст или намали минимума</numerusform>
            <numerusform>никоя двойка не се среща %Ln пъти; добави текст или намали минимума</numerusform>
        </translation>
    </message>
    <message>
        <source>the corpus is empty</source>
        <translation>корпусът е празен</translation>
    </message>
    <message>
        <source>no pair is left: every word is one token</source>
        <translation>не остана двойка: всяка дума е един токен</translation>
    </message>
    <message>
        <source>no pair: every word is one byte</source>
        <translation>няма двойка: всяка дума е един байт</translation>
    </message>
    <message>
        <source>no pair: every word is one letter</source>
        <translation>няма двойка: всяка дума е една буква</translation>
    </message>
    <message>
        <source>No rule yet. Write a text into the corpus, or choose a sample.</source>
        <translation>Още няма правила. Напиши текст в корпуса или избери готов.</translation>
    </message>
    <message>
        <source>No rule yet.</source>
        <translation>Още няма правила.</translation>
    </message>
    <message>
        <source>No rule yet. Which pair is seen most often?</source>
        <translation>Още няма правило. Коя двойка се среща най-често?</translation>
    </message>
    <message>
        <source>No rule yet. The pair seen most often is {pair}, {times}. Press Merge.</source>
        <translation>Още няма правила. Най-често се среща двойката {pair}, {times}. Натисни „Слей“.</translation>
    </message>
    <message>
        <source>No rule yet. The pair chosen by hand is {pair}, {times}. Press Merge.</source>
        <translation>Още няма правило. На ръка е избрана двойката {pair}, {times}. Натисни „Слей“.</translation>
    </message>
</context>
<context>
    <name>SampleCombo</name>
    <message>
        <source>Shop (English)</source>
        <translation>Магазин (английски)</translation>
    </message>
    <message>
        <source>Shop (Spanish)</source>
        <translation>Магазин (испански)</translation>
    </message>
    <message>
        <source>Shop (Bulgarian)</source>
        <translation>Магазин (български)</translation>
    </message>
    <message>
        <source>Mixed scripts</source>
        <translation>Различни писмености</translation>
    </message>
    <message>
        <source>Lesson (Spanish)</source>
        <translation>Урок (испански)</translation>
    </message>
    <message>
        <source>Lesson (Bulgarian)</source>
        <translation>Урок (български)</translation>
    </message>
    <message>
        <source>Corpus to learn from</source>
        <translation>Корпус, от който да се учи</translation>
    </message>
    <message>
        <source>Choose a text to learn from. Own text brings back your last own text, or an empty page.</source>
        <translation>Избери текст, от който да се учи. „Собствен текст“ връща последния ти текст или празна страница.</translation>
    </message>
    <message>
        <source>Own text</source>
        <translation>Собствен текст</translation>
    </message>
</context>
<context>
    <name>SettingsPane</name>
    <message>
        <source>Words</source>
        <translation>Думи</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Единици</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Маркер</translation>
    </message>
    <message>
        <source>Normalization</source>
        <translation>Нормализация</translation>
    </message>
    <message>
        <source>Minimum count</source>
        <translation>Минимален брой</translation>
    </message>
    <message>
        <source>Special tokens</source>
        <translation>Специални токени</translation>
    </message>
    <message>
        <source>Where the text is cut into words; a merge never crosses a cut</source>
        <translation>Къде текстът се реже на думи; сливането никога не минава през разрез</translation>
    </message>
    <message>
        <source>What a word is made of before the first merge</source>
        <translation>От какво се състои думата преди първото сливане</translation>
    </message>
    <message>
        <source>How the mark at the beginning or end of a word is drawn</source>
        <translation>Как се изписва маркерът в началото или края на думата</translation>
    </message>
    <message>
        <source>The Unicode form that every text is put into first</source>
        <translation>Формата на Unicode, в която първо се привежда всеки текст</translation>
    </message>
    <message>
        <source>How often a pair must occur to become a rule</source>
        <translation>Колко пъти трябва да се среща двойка, за да стане правило</translation>
    </message>
    <message>
        <source>Tokens that are never cut, with a space between them, such as &lt;end&gt;</source>
        <translation>Токени, които никога не се режат, разделени с интервал, например &lt;край&gt;</translation>
    </message>
    <message>
        <source>spaces</source>
        <translation>интервали</translation>
    </message>
    <message>
        <source>white space</source>
        <translation>празни знаци</translation>
    </message>
    <message>
        <source>white space, start marked</source>
        <translation>празни знаци, маркер отпред</translation>
    </message>
    <message>
        <source>white space, end marked</source>
        <translation>празни знаци, маркер отзад</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>редове</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>знаци</translation>
    </message>
    <message>
        <source>visible letters</source>
        <translation>видими букви</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>байтове</translation>
    </message>
    <message>
        <source>none</source>
        <translation>няма</translation>
    </message>
    <message>
        <source>Words have no mark here: mark their start or end under Words</source>
        <translation>Тук думите нямат маркер: избери в „Думи“ маркер отпред или отзад</translation>
    </message>
</context>
<context>
    <name>ShorterAnswer</name>
    <message>
        <source>Ask for a shorter answer</source>
        <translation>Поискай по-кратък отговор</translation>
    </message>
    <message>
        <source>Show an answer that fits the limit; the model has to be asked for it</source>
        <translation>Покажи отговор, който се побира в лимита; моделът трябва да бъде помолен за него</translation>
    </message>
    <message>
        <source>The answer is complete: nothing is lost</source>
        <translation>Отговорът е пълен: нищо не се губи</translation>
    </message>
    <message>
        <source>Not even one whole word fits: only a higher limit helps.</source>
        <translation>Не се побира нито една цяла дума: помага само по-висок лимит.</translation>
    </message>
    <message numerus="yes">
        <source>Asked “Answer in %Ln word(s) at most.”, the model stops by itself</source>
        <translation>
            <numerusform>При молба „Отговори с една дума“ моделът спира сам</numerusform>
            <numerusform>При молба „Отговори с най-много %Ln думи“ моделът спира сам</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %Ln token(s) (stop).</source>
        <translation>
            <numerusform>след %Ln токен (stop).</numerusform>
            <numerusform>след %Ln токена (stop).</numerusform>
        </translation>
    </message>
    <message>
        <source>It has to be asked: the limit alone only cuts.</source>
        <translation>Трябва да го помолим: самият лимит само прекъсва.</translation>
    </message>
    <message>
        <source>It has to be asked, and would choose its own words: here the rest is left out.</source>
        <translation>Трябва да го помолим, а думите би избрал сам: тук останалото е пропуснато.</translation>
    </message>
</context>
<context>
    <name>SpokenBranches</name>
    <message>
        <source>You stand here</source>
        <translation>Тук си</translation>
    </message>
    <message>
        <source>Enter or double click: go there</source>
        <translation>Enter или двойно щракване: отиди там</translation>
    </message>
    <message>
        <source>always the pair seen most often</source>
        <translation>винаги най-честата двойка</translation>
    </message>
    <message>
        <source>not possible with this corpus</source>
        <translation>невъзможен с този корпус</translation>
    </message>
    <message>
        <source>not learned from this corpus yet</source>
        <translation>още не е научен от този корпус</translation>
    </message>
    <message>
        <source>{branch}, where you stand</source>
        <translation>{branch}, където си</translation>
    </message>
    <message>
        <source>leaves {branch} at {where}</source>
        <translation>отделя се от {branch} при {where}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule(s)</source>
        <translation>
            <numerusform>%Ln правило</numerusform>
            <numerusform>%Ln правила</numerusform>
        </translation>
    </message>
    <message>
        <source>after {merges}: corpus {corpus} tokens</source>
        <translation>след {merges}: корпус {corpus} токена</translation>
    </message>
    <message>
        <source>after {merges}: corpus {corpus} tokens, sample {sample}</source>
        <translation>след {merges}: корпус {corpus} токена, пример {sample}</translation>
    </message>
</context>
<context>
    <name>SpokenComparison</name>
    <message>
        <source>only here</source>
        <translation>само тук</translation>
    </message>
    <message>
        <source>there {number}</source>
        <translation>там {number}</translation>
    </message>
    <message>
        <source>rule {number}</source>
        <translation>правило {number}</translation>
    </message>
    <message>
        <source>chosen by hand</source>
        <translation>избрано на ръка</translation>
    </message>
</context>
<context>
    <name>SpokenCorpusWords</name>
    <message>
        <source>Enter or double click: why</source>
        <translation>Enter или двойно щракване: защо</translation>
    </message>
    <message>
        <source>whole since rule {rank}</source>
        <translation>цяла от правило {rank}</translation>
    </message>
    <message>
        <source>a single letter</source>
        <translation>само една буква</translation>
    </message>
    <message>
        <source>no rule has joined it to anything</source>
        <translation>никое правило не я е сляло с нищо</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln токен</numerusform>
            <numerusform>%Ln токена</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpokenHolders</name>
    <message>
        <source>word</source>
        <translation>дума</translation>
    </message>
    <message>
        <source>The pair is lit where it stands</source>
        <translation>Двойката е откроена на мястото си</translation>
    </message>
    <message>
        <source>frequency</source>
        <translation>честота</translation>
    </message>
    <message>
        <source>How often the corpus has the word</source>
        <translation>Колко пъти думата е в корпуса</translation>
    </message>
    <message>
        <source>times</source>
        <translation>пъти</translation>
    </message>
    <message>
        <source>How often the word holds the pair</source>
        <translation>Колко пъти двойката е в думата</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>заменена</translation>
    </message>
    <message>
        <source>How often the pair becomes one token there</source>
        <translation>Колко пъти двойката става един токен там</translation>
    </message>
    <message>
        <source>adds</source>
        <translation>добавя</translation>
    </message>
    <message>
        <source>What the word adds to the count</source>
        <translation>Какво добавя думата към броя</translation>
    </message>
    <message>
        <source>«{word}», word {number}: seen {frequency} × {times} = {count}</source>
        <translation>„{word}“, дума {number}: срещната {frequency} × {times} = {count}</translation>
    </message>
</context>
<context>
    <name>SpokenPairs</name>
    <message numerus="yes">
        <source>%Ln more pair(s)</source>
        <translation>
            <numerusform>още %Ln двойка</numerusform>
            <numerusform>още %Ln двойки</numerusform>
        </translation>
    </message>
    <message>
        <source>tie</source>
        <translation>равенство</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>избрана</translation>
    </message>
    <message>
        <source>first seen</source>
        <translation>първа</translation>
    </message>
    <message>
        <source>most often</source>
        <translation>най-често</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) have this count; the first one seen wins</source>
        <translation>
            <numerusform>%Ln двойка има този брой; печели първата срещната</numerusform>
            <numerusform>%Ln двойки имат този брой; печели първата срещната</numerusform>
        </translation>
    </message>
    <message>
        <source>the next merge takes it</source>
        <translation>следващото сливане взема нея</translation>
    </message>
    <message>
        <source>{branch} takes it</source>
        <translation>{branch} я взема</translation>
    </message>
</context>
<context>
    <name>SpokenRules</name>
    <message>
        <source>rule {number}: {pair} makes {token}</source>
        <translation>правило {number}: {pair} дава {token}</translation>
    </message>
    <message numerus="yes">
        <source>tie of %Ln</source>
        <translation>
            <numerusform>равенство на %Ln</numerusform>
            <numerusform>равенство на %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>changed by the last edit</source>
        <translation>променено от последната редакция</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) had this count</source>
        <translation>
            <numerusform>%Ln двойка имаше този брой</numerusform>
            <numerusform>%Ln двойки имаха този брой</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) had this count; the first one seen won</source>
        <translation>
            <numerusform>%Ln двойка имаше този брой; спечели първата срещната</numerusform>
            <numerusform>%Ln двойки имаха този брой; спечели първата срещната</numerusform>
        </translation>
    </message>
    <message>
        <source>The last edit of the corpus changed this rule</source>
        <translation>Последната редакция на корпуса промени това правило</translation>
    </message>
    <message>
        <source>Enter or double click: go to this merge</source>
        <translation>Enter или двойно щракване: към това сливане</translation>
    </message>
</context>
<context>
    <name>SpokenTied</name>
    <message>
        <source>A pair of the round; the star marks the one that the chosen rule of ties takes</source>
        <translation>Двойка от кръга; звездата е на тази, която взема избраното правило при равенство</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>двойка</translation>
    </message>
    <message>
        <source>The number of the word in the dictionary, which is the order first seen</source>
        <translation>Номерът на думата в речника, по реда на първата поява</translation>
    </message>
    <message>
        <source>no.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>first seen in</source>
        <translation>срещната в</translation>
    </message>
    <message>
        <source>The first word that holds the pair</source>
        <translation>Първата дума с двойката</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>байтове</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>букви</translation>
    </message>
    <message>
        <source>Where in the word the pair stands first</source>
        <translation>На кое място в думата е двойката най-напред</translation>
    </message>
    <message>
        <source>line</source>
        <translation>ред</translation>
    </message>
    <message>
        <source>The line of the corpus</source>
        <translation>Редът в корпуса</translation>
    </message>
    <message>
        <source>{pair}, first seen in word {number}, «{word}», {place}</source>
        <translation>{pair}, срещната най-напред в дума {number}, „{word}“, {place}</translation>
    </message>
    <message>
        <source>{pair}, taken, first seen in word {number}, «{word}», {place}</source>
        <translation>{pair}, взета, срещната най-напред в дума {number}, „{word}“, {place}</translation>
    </message>
</context>
<context>
    <name>SpokenVocabulary</name>
    <message>
        <source>token {token}, id {id}</source>
        <translation>токен {token}, номер {id}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln time(s) in the corpus</source>
        <translation>
            <numerusform>%Ln път в корпуса</numerusform>
            <numerusform>%Ln пъти в корпуса</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln letter(s)</source>
        <translation>
            <numerusform>%Ln буква</numerusform>
            <numerusform>%Ln букви</numerusform>
        </translation>
    </message>
    <message>
        <source>a special token, never cut</source>
        <translation>специален токен, никога не се реже</translation>
    </message>
    <message>
        <source>in the alphabet: no rule made it</source>
        <translation>от азбуката: не е създаден от правило</translation>
    </message>
    <message>
        <source>rule {rank}: {pair}</source>
        <translation>правило {rank}: {pair}</translation>
    </message>
    <message>
        <source>Enter or double click: why</source>
        <translation>Enter или двойно щракване: защо</translation>
    </message>
    <message>
        <source>{made} before the first merge</source>
        <translation>{made} преди първото сливане</translation>
    </message>
    <message>
        <source>{made} made by its rule</source>
        <translation>{made} създадени от правилото му</translation>
    </message>
    <message>
        <source>rule {rank} took {times}</source>
        <translation>правило {rank} взе {times}</translation>
    </message>
    <message>
        <source>later rules took {times}</source>
        <translation>по-късни правила взеха {times}</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Progress</source>
        <translation>Напредък</translation>
    </message>
    <message>
        <source>How much of the work is done</source>
        <translation>Колко от работата е свършена</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>Cancel the work</source>
        <translation>Спиране на работата</translation>
    </message>
    <message>
        <source>Stop the work; what was learned so far stays</source>
        <translation>Спира работата; наученото дотук се запазва</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Език</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Език на прозореца</translation>
    </message>
    <message>
        <source>Reopen as</source>
        <translation>Отваряне като</translation>
    </message>
    <message>
        <source>Reopen as: the encoding of the corpus</source>
        <translation>Отваряне като: кодировката на корпуса</translation>
    </message>
    <message>
        <source>Letters look wrong? Open the same files again in another encoding; Alt+Left takes it back</source>
        <translation>Буквите изглеждат грешни? Отвори същите файлове в друга кодировка; Alt+Ляво го отменя</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>брои се…</translation>
    </message>
    <message>
        <source>learning…</source>
        <translation>учи се…</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>чете се…</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>{number} s left</source>
        <translation>остават {number} сек</translation>
    </message>
    <message>
        <source>{number} min left</source>
        <translation>остават {number} мин</translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln байт</numerusform>
            <numerusform>%Ln байта</numerusform>
        </translation>
    </message>
    <message>
        <source>mixed line ends</source>
        <translation>смесени краища на редове</translation>
    </message>
    <message>
        <source>{encoding} (a guess)</source>
        <translation>{encoding} (предположение)</translation>
    </message>
    <message>
        <source>word counts</source>
        <translation>преброени думи</translation>
    </message>
</context>
<context>
    <name>StepWords</name>
    <message numerus="yes">
        <source>%Ln letter(s)</source>
        <translation>
            <numerusform>%Ln буква</numerusform>
            <numerusform>%Ln букви</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln токен</numerusform>
            <numerusform>%Ln токена</numerusform>
        </translation>
    </message>
    <message>
        <source>step {step} of {steps}</source>
        <translation>стъпка {step} от {steps}</translation>
    </message>
    <message>
        <source>No rule yet: each letter is a token. Press Merge to learn the first rule.</source>
        <translation>Още няма правило: всяка буква е токен. Натисни „Слей“, за да научиш първото.</translation>
    </message>
    <message numerus="yes">
        <source>joins %Ln place(s).</source>
        <translation>
            <numerusform>слива на %Ln място.</numerusform>
            <numerusform>слива на %Ln места.</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the first rule each letter is a token.</source>
        <translation>Преди първото правило всяка буква е токен.</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln letter(s) pass through the rules.</source>
        <translation>
            <numerusform>Само първата буква минава през правилата.</numerusform>
            <numerusform>Само първите %Ln букви минават през правилата.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no rule yet</source>
        <translation>Още няма правило</translation>
    </message>
    <message>
        <source>No rule finds anything in this sentence</source>
        <translation>Никое правило не намира нищо в това изречение</translation>
    </message>
    <message>
        <source>Rule {rule} finds nothing here.</source>
        <translation>Правило {rule} не намира нищо тук.</translation>
    </message>
    <message>
        <source>Rules {first} to {last} find nothing here.</source>
        <translation>Правилата от {first} до {last} не намират нищо тук.</translation>
    </message>
</context>
<context>
    <name>StepsPane</name>
    <message>
        <source>SENTENCE</source>
        <translation>ИЗРЕЧЕНИЕ</translation>
    </message>
    <message>
        <source>Sentence that passes through the rules</source>
        <translation>Изречение, което минава през правилата</translation>
    </message>
    <message>
        <source>The sample, a line of it, or a sentence that you type here</source>
        <translation>Примерът, ред от него или изречение, което напишеш тук</translation>
    </message>
    <message>
        <source>Type a sentence.</source>
        <translation>Напиши изречение.</translation>
    </message>
    <message>
        <source>Letters and tokens of the sentence</source>
        <translation>Букви и токени на изречението</translation>
    </message>
    <message>
        <source>The sentence as tiles</source>
        <translation>Изречението като плочки</translation>
    </message>
    <message>
        <source>Type a sentence above, and it stands here letter by letter.</source>
        <translation>Напиши изречение горе и то ще се появи тук буква по буква.</translation>
    </message>
    <message>
        <source>The rule of this step</source>
        <translation>Правилото на тази стъпка</translation>
    </message>
    <message>
        <source>What the rule does here</source>
        <translation>Какво прави правилото тук</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Стъпка</translation>
    </message>
    <message>
        <source>Go to a step: drag, or use the arrow keys; the space bar plays</source>
        <translation>Към стъпка: плъзни или използвай стрелките; интервалът пуска</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорост</translation>
    </message>
    <message>
        <source>Speed of the steps</source>
        <translation>Скорост на стъпките</translation>
    </message>
    <message>
        <source>How fast the rules pass while it plays</source>
        <translation>Колко бързо минават правилата</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Първа стъпка</translation>
    </message>
    <message>
        <source>Back to the letters</source>
        <translation>Обратно към буквите</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Стъпка назад</translation>
    </message>
    <message>
        <source>Take the last rule back</source>
        <translation>Върни последното правило</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Стъпка напред</translation>
    </message>
    <message>
        <source>Apply the next rule that joins</source>
        <translation>Приложи следващото правило, което слива нещо</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Последна стъпка</translation>
    </message>
    <message>
        <source>Apply all rules</source>
        <translation>Приложи всички правила</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Пусни</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Спри дотук</translation>
    </message>
    <message>
        <source>Let the rules pass one after the other</source>
        <translation>Пусни правилата едно след друго</translation>
    </message>
</context>
<context>
    <name>TiePart</name>
    <message>
        <source>Pairs that tie in this round</source>
        <translation>Равни двойки в този кръг</translation>
    </message>
    <message>
        <source>The tied pairs in the order first seen; choose one to see where it stands, Enter tells more</source>
        <translation>Равните двойки по реда на първата поява; избери една, за да видиш къде е, Enter казва повече</translation>
    </message>
    <message>
        <source>Which of the pairs seen equally often is taken</source>
        <translation>Коя от двойките, срещнати еднакво често, се взема</translation>
    </message>
    <message>
        <source>Programs decide ties in different ways: see what each of them takes</source>
        <translation>Програмите решават равенствата различно: виж какво взема всяка</translation>
    </message>
    <message>
        <source>What this rule of ties takes</source>
        <translation>Какво взема това правило при равенство</translation>
    </message>
    <message>
        <source>Rules of ties compared</source>
        <translation>Сравнение на правилата при равенство</translation>
    </message>
    <message>
        <source>What each rule of ties takes here, and what comes of it after as many merges</source>
        <translation>Какво взема тук всяко правило при равенство и какво става след същия брой сливания</translation>
    </message>
    <message>
        <source>Learn by each</source>
        <translation>Учи по всяко</translation>
    </message>
    <message>
        <source>Learn by each rule of ties</source>
        <translation>Учене по всяко правило при равенство</translation>
    </message>
    <message>
        <source>Learn as many rules once more by each rule of ties, and compare</source>
        <translation>Учи още веднъж толкова правила по всяко правило при равенство и ги сравнява</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>Cancel the comparison</source>
        <translation>Спиране на сравнението</translation>
    </message>
    <message>
        <source>Stop comparing the rules of ties</source>
        <translation>Спира сравнението на правилата при равенство</translation>
    </message>
    <message>
        <source>Progress of the comparison</source>
        <translation>Напредък на сравнението</translation>
    </message>
    <message>
        <source>How much of the comparison is done</source>
        <translation>Колко от сравнението е направено</translation>
    </message>
    <message numerus="yes">
        <source>AFTER %Ln MERGE(S)</source>
        <translation>
            <numerusform>СЛЕД %Ln СЛИВАНЕ</numerusform>
            <numerusform>СЛЕД %Ln СЛИВАНИЯ</numerusform>
        </translation>
    </message>
    <message>
        <source>looking…</source>
        <translation>търсене…</translation>
    </message>
    <message>
        <source>no pair is left: every word is one token</source>
        <translation>не остана двойка: всяка дума е един токен</translation>
    </message>
    <message>
        <source>no tie: only this one has {count}</source>
        <translation>без равенство: само тази има {count}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) have {count}; the first one seen wins</source>
        <translation>
            <numerusform>%Ln двойка с брой {count}; печели първата срещната</numerusform>
            <numerusform>%Ln двойки с брой {count}; печели първата срещната</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln distinct word(s) are too many to be learned several times here.</source>
        <translation>
            <numerusform>%Ln различна дума е твърде много, за да се учи тук няколко пъти.</numerusform>
            <numerusform>%Ln различни думи са твърде много, за да се учат тук няколко пъти.</numerusform>
        </translation>
    </message>
    <message>
        <source>These rules hold pairs that the corpus does not have.</source>
        <translation>В тези правила има двойки, които ги няма в корпуса.</translation>
    </message>
</context>
<context>
    <name>TieRulesModel</name>
    <message>
        <source>ties go to</source>
        <translation>печели</translation>
    </message>
    <message>
        <source>Which of the pairs seen equally often is taken</source>
        <translation>Коя от двойките, срещнати еднакво често, се взема</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>взема</translation>
    </message>
    <message>
        <source>Which pair of this round it takes</source>
        <translation>Коя двойка от този кръг взема</translation>
    </message>
    <message>
        <source>Number of the first rule that is another one: the pair it takes ≠ the pair taken now</source>
        <translation>Номер на първото различно правило: двойката, която взема ≠ двойката, взета сега</translation>
    </message>
    <message>
        <source>differs at</source>
        <translation>разлика</translation>
    </message>
    <message>
        <source>Tokens of the corpus after so many merges, and how many more or fewer than now</source>
        <translation>Токени в корпуса след толкова сливания и с колко са повече или по-малко от сега</translation>
    </message>
    <message>
        <source>corpus</source>
        <translation>корпус</translation>
    </message>
    <message>
        <source>Tokens of the sample after so many merges, and how many more or fewer than now</source>
        <translation>Токени в примера след толкова сливания и с колко са повече или по-малко от сега</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>пример</translation>
    </message>
</context>
<context>
    <name>TieWords</name>
    <message>
        <source>first seen</source>
        <translation>първа</translation>
    </message>
    <message>
        <source>last seen</source>
        <translation>последна</translation>
    </message>
    <message>
        <source>smallest</source>
        <translation>най-малка</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>най-голяма</translation>
    </message>
    <message>
        <source>shortest</source>
        <translation>най-къса</translation>
    </message>
    <message>
        <source>lowest ids</source>
        <translation>най-ниски номера</translation>
    </message>
    <message>
        <source>the first one seen wins</source>
        <translation>печели първата срещната</translation>
    </message>
    <message>
        <source>the last one seen wins</source>
        <translation>печели последната срещната</translation>
    </message>
    <message>
        <source>the smallest wins</source>
        <translation>печели най-малката</translation>
    </message>
    <message>
        <source>the largest wins</source>
        <translation>печели най-голямата</translation>
    </message>
    <message>
        <source>the shortest wins, then the smallest</source>
        <translation>печели най-късата, после най-малката</translation>
    </message>
    <message>
        <source>the lowest ids win</source>
        <translation>печелят най-ниските номера</translation>
    </message>
    <message>
        <source>The pair whose first place in the corpus comes first. So does this program, as do minbpe and tiktoken&apos;s teaching code.</source>
        <translation>Двойката, чието първо място в корпуса е най-отпред. Така прави тази програма, както и minbpe и учебният код на tiktoken.</translation>
    </message>
    <message>
        <source>The pair whose first place in the corpus comes last.</source>
        <translation>Двойката, чието първо място в корпуса е най-назад.</translation>
    </message>
    <message>
        <source>The pair that stands first in the order of code points: left part, then right part.</source>
        <translation>Двойката, която е първа по реда на кодовете на знаците: лявата част, после дясната.</translation>
    </message>
    <message>
        <source>The pair that stands last in the order of code points: left part, then right part. So does subword-nmt.</source>
        <translation>Двойката, която е последна по реда на кодовете на знаците: лявата част, после дясната. Така прави subword-nmt.</translation>
    </message>
    <message>
        <source>The pair whose token is shortest; among these the token that stands first in the order of code points. So does SentencePiece.</source>
        <translation>Двойката с най-къс токен; от тях токенът, който е първи по реда на кодовете на знаците. Така прави SentencePiece.</translation>
    </message>
    <message>
        <source>The pair whose left part has the lowest id, then whose right part has: letters before tokens, older tokens before newer ones. So does Hugging Face&apos;s tokenizers.</source>
        <translation>Двойката, чиято лява част е с най-нисък номер, после – чиято дясна: буквите преди токените, по-старите токени преди по-новите. Така прави tokenizers на Hugging Face.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>няма</translation>
    </message>
    <message>
        <source>{name}: first difference {difference}; corpus {corpus}, sample {sample}</source>
        <translation>{name}: първа разлика {difference}; корпус {corpus}, пример {sample}</translation>
    </message>
</context>
<context>
    <name>TokenAnswer</name>
    <message>
        <source>LETTERS AND BYTES</source>
        <translation>БУКВИ И БАЙТОВЕ</translation>
    </message>
    <message>
        <source>FAMILY TREE</source>
        <translation>РОДОСЛОВНО ДЪРВО</translation>
    </message>
    <message>
        <source>Family tree down to the letters, with the number of each rule</source>
        <translation>Родословно дърво до буквите, с номера на всяко правило</translation>
    </message>
    <message>
        <source>Click a token to read about it</source>
        <translation>Щракни върху токен, за да прочетеш за него</translation>
    </message>
</context>
<context>
    <name>TokenAnswerWords</name>
    <message>
        <source>«{token}» has no id</source>
        <translation>„{token}“ няма номер</translation>
    </message>
    <message>
        <source>«{token}», special token with id {id}</source>
        <translation>„{token}“, специален токен с номер {id}</translation>
    </message>
    <message>
        <source>«{token}» is no token yet</source>
        <translation>„{token}“ още не е токен</translation>
    </message>
    <message>
        <source>«{token}», token with id {id}</source>
        <translation>„{token}“, токен с номер {id}</translation>
    </message>
    <message>
        <source>{marker} marks the beginning of a word; nobody writes it.</source>
        <translation>{marker} отбелязва началото на дума; никой не го пише.</translation>
    </message>
    <message>
        <source>{marker} marks the beginning of a word.</source>
        <translation>{marker} отбелязва началото на дума.</translation>
    </message>
    <message>
        <source>{marker} marks the end of a word.</source>
        <translation>{marker} отбелязва края на дума.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more code point(s)</source>
        <translation>
            <numerusform>още %Ln кодова точка</numerusform>
            <numerusform>още %Ln кодови точки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s) in UTF-8: {values}</source>
        <translation>
            <numerusform>%Ln байт в UTF-8: {values}</numerusform>
            <numerusform>%Ln байта в UTF-8: {values}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It begins inside a letter: %Ln byte(s) follow bytes of another token.</source>
        <translation>
            <numerusform>Започва вътре в буква: %Ln байт продължава друг токен.</numerusform>
            <numerusform>Започва вътре в буква: %Ln байта продължават друг токен.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends inside a letter: it holds %Ln of its {size} bytes.</source>
        <translation>
            <numerusform>Свършва вътре в буква: съдържа %Ln от нейните {size} байта.</numerusform>
            <numerusform>Свършва вътре в буква: съдържа %Ln от нейните {size} байта.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is never cut and never merged; in the corpus it only separates words.</source>
        <translation>Никога не се реже и не се слива; в корпуса само разделя думи.</translation>
    </message>
    <message>
        <source>The corpus lacks it: no rule ever joins it, and the model gets no number for it.</source>
        <translation>Няма го в корпуса: никое правило не го слива с нищо и моделът не получава номер за него.</translation>
    </message>
    <message>
        <source>It is in the alphabet: no rule had to make it.</source>
        <translation>В азбуката е: не е трябвало правило, за да го създаде.</translation>
    </message>
    <message>
        <source>It was chosen by hand.</source>
        <translation>Избрано е на ръка.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pairs were seen so often; it was the first.</source>
        <translation>
            <numerusform>%Ln двойка се срещаше толкова пъти; тази беше първата.</numerusform>
            <numerusform>%Ln двойки се срещаха толкова пъти; тази беше първата.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rule {number} makes it: {rule}, seen %Ln time(s). Its parts: {left} and {right}.</source>
        <translation>
            <numerusform>Създава го правило {number}: {rule}, срещнато %Ln път. Частите му: {left} и {right}.</numerusform>
            <numerusform>Създава го правило {number}: {rule}, срещнато %Ln пъти. Частите му: {left} и {right}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rule {number} will make it: {rule}, seen %Ln time(s) then. Its parts: {left} and {right}.</source>
        <translation>
            <numerusform>Ще го създаде правило {number}: {rule}, срещнато тогава %Ln път. Частите му: {left} и {right}.</numerusform>
            <numerusform>Ще го създаде правило {number}: {rule}, срещнато тогава %Ln пъти. Частите му: {left} и {right}.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no corpus at hand to count it in.</source>
        <translation>Няма корпус, в който да се преброи.</translation>
    </message>
    <message>
        <source>Counting it in the corpus…</source>
        <translation>Брои се в корпуса…</translation>
    </message>
    <message numerus="yes">
        <source>In the corpus it stands %Ln time(s) now.</source>
        <translation>
            <numerusform>В корпуса сега стои %Ln път.</numerusform>
            <numerusform>В корпуса сега стои %Ln пъти.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its rule made only %Ln of them, because places overlapped.</source>
        <translation>
            <numerusform>Правилото създаде само %Ln, защото места се застъпваха.</numerusform>
            <numerusform>Правилото създаде само %Ln, защото места се застъпваха.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more went into longer tokens: {takers}.</source>
        <translation>
            <numerusform>Още %Ln влезе в по-дълъг токен: {takers}.</numerusform>
            <numerusform>Още %Ln влязоха в по-дълги токени: {takers}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No later rule has taken any of them.</source>
        <translation>Никое по-късно правило не е взело нито един.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) hold(s) it: {words}.</source>
        <translation>
            <numerusform>%Ln дума го съдържа: {words}.</numerusform>
            <numerusform>%Ln думи го съдържат: {words}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the sample it stands %Ln time(s).</source>
        <translation>
            <numerusform>В примера стои %Ln път.</numerusform>
            <numerusform>В примера стои %Ln пъти.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TokenWords</name>
    <message>
        <source>a special token, never cut</source>
        <translation>специален токен, никога не се реже</translation>
    </message>
    <message>
        <source>bytes {bytes}</source>
        <translation>байтове {bytes}</translation>
    </message>
    <message>
        <source>«{token}» is not in the corpus: it has no id</source>
        <translation>„{token}“ го няма в корпуса: няма номер</translation>
    </message>
    <message>
        <source>«{token}», id {id}</source>
        <translation>„{token}“, номер {id}</translation>
    </message>
    <message>
        <source>in the alphabet: no rule made it</source>
        <translation>от азбуката: не е създаден от правило</translation>
    </message>
    <message numerus="yes">
        <source>rule {rank}: {pair}, seen %Ln time(s)</source>
        <translation>
            <numerusform>правило {rank}: {pair}, срещнато %Ln път</numerusform>
            <numerusform>правило {rank}: {pair}, срещнато %Ln пъти</numerusform>
        </translation>
    </message>
    <message>
        <source>byte {first} of the {all} bytes of «{letter}»</source>
        <translation>байт {first} от {all} байта на „{letter}“</translation>
    </message>
    <message>
        <source>bytes {first} to {last} of the {all} bytes of «{letter}»</source>
        <translation>байтове {first} до {last} от {all} байта на „{letter}“</translation>
    </message>
</context>
<context>
    <name>TokensActions</name>
    <message>
        <source>Copy text</source>
        <translation>Копирай текста</translation>
    </message>
    <message>
        <source>Copy tokens</source>
        <translation>Копирай токените</translation>
    </message>
    <message>
        <source>Copy ids</source>
        <translation>Копирай номерата</translation>
    </message>
    <message>
        <source>Copy bytes</source>
        <translation>Копирай байтовете</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Избери всичко</translation>
    </message>
    <message>
        <source>Select the whole sample</source>
        <translation>Избира целия пример</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Защо?</translation>
    </message>
    <message>
        <source>How this token came about</source>
        <translation>Как се е получил този токен</translation>
    </message>
    <message>
        <source>Stop lighting the places of a token</source>
        <translation>Спри да открояваш местата на токен</translation>
    </message>
    <message>
        <source>The selected text.</source>
        <translation>Избраният текст.</translation>
    </message>
    <message>
        <source>The selected tokens with bars between them, as pa|q|ue|te.</source>
        <translation>Избраните токени с черти между тях, като pa|q|ue|te.</translation>
    </message>
    <message>
        <source>The ids of the selected tokens, two spaces between words.</source>
        <translation>Номерата на избраните токени, с два интервала между думите.</translation>
    </message>
    <message>
        <source>The bytes of the selected tokens with bars between these.</source>
        <translation>Байтовете на избраните токени, с черти между токените.</translation>
    </message>
    <message>
        <source>With nothing selected the current token, without one the whole sample.</source>
        <translation>Ако нищо не е избрано – текущият токен, а без такъв – целият пример.</translation>
    </message>
    <message>
        <source>The tokens are still being counted.</source>
        <translation>Токените още се броят.</translation>
    </message>
    <message>
        <source>Copying… {share} %, Esc stops it</source>
        <translation>Копира се… {share} %; Esc спира</translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s) copied.</source>
        <translation>
            <numerusform>Копиран е %Ln знак.</numerusform>
            <numerusform>Копирани са %Ln знака.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) copied.</source>
        <translation>
            <numerusform>Копиран е %Ln токен.</numerusform>
            <numerusform>Копирани са %Ln токена.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is not enough memory to copy this.</source>
        <translation>Няма достатъчно памет за това копиране.</translation>
    </message>
</context>
<context>
    <name>TokensPane</name>
    <message>
        <source>TOKENS</source>
        <translation>ТОКЕНИ</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Ids</source>
        <translation>Номера</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Байтове</translation>
    </message>
    <message>
        <source>What the boxes show</source>
        <translation>Какво показват кутийките</translation>
    </message>
    <message>
        <source>Show each token as text, as its id or as its bytes</source>
        <translation>Показва всеки токен като текст, с номера му (ID) или с байтовете му</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Интервали</translation>
    </message>
    <message>
        <source>Show spaces and invisible characters</source>
        <translation>Показване на интервали и невидими знаци</translation>
    </message>
    <message>
        <source>Draw spaces, tabs and invisible characters as signs</source>
        <translation>Изписва интервалите, табулациите и невидимите знаци с видими</translation>
    </message>
    <message>
        <source>Sample text</source>
        <translation>Примерен текст</translation>
    </message>
    <message>
        <source>The text that is cut into tokens; type your own</source>
        <translation>Текстът, който се реже на токени; напиши свой</translation>
    </message>
    <message>
        <source>Type a text to see its tokens.</source>
        <translation>Напиши текст, за да видиш токените му.</translation>
    </message>
    <message>
        <source>Tokens of the sample</source>
        <translation>Токените на примера</translation>
    </message>
    <message>
        <source>The tokens of the text above appear here.</source>
        <translation>Тук се появяват токените на текста отгоре.</translation>
    </message>
    <message>
        <source>Letters and tokens of the sample</source>
        <translation>Буквите и токените на примера</translation>
    </message>
    <message>
        <source>What the last rule did here</source>
        <translation>Какво направи тук последното правило</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Токени</translation>
    </message>
    <message>
        <source>How a token was made</source>
        <translation>Как е направен един токен</translation>
    </message>
    <message numerus="yes">
        <source>Only the beginning of %Ln character(s) is shown.</source>
        <translation>
            <numerusform>Показва се само началото на %Ln знак.</numerusform>
            <numerusform>Показва се само началото на %Ln знака.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Изчисти</translation>
    </message>
    <message>
        <source>Take this text away and type another one</source>
        <translation>Маха този текст, за да напишеш друг</translation>
    </message>
    <message>
        <source>Some characters of this text cannot be typed.</source>
        <translation>Някои знаци в този текст не могат да се напишат.</translation>
    </message>
    <message>
        <source>Edit a cleaned copy</source>
        <translation>Редактирай почистено копие</translation>
    </message>
    <message>
        <source>Replace the characters that cannot be typed, then edit the text</source>
        <translation>Заменя знаците, които не могат да се напишат, за да редактираш текста</translation>
    </message>
    <message>
        <source>counting the tokens…</source>
        <translation>токените се броят…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln letter(s)</source>
        <translation>
            <numerusform>%Ln буква</numerusform>
            <numerusform>%Ln букви</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln токен</numerusform>
            <numerusform>%Ln токена</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the {rules} new rules finds anything here.</source>
        <translation>Нито едно от {rules} нови правила не намира нищо тук.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of {rules} new rules joined something here.</source>
        <translation>
            <numerusform>%Ln от {rules} правила сля нещо.</numerusform>
            <numerusform>%Ln от {rules} правила сляха нещо.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rule {rule} joined %Ln place(s) here.</source>
        <translation>
            <numerusform>Правило {rule} направи тук %Ln сливане.</numerusform>
            <numerusform>Правило {rule} направи тук %Ln сливания.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule {rule} finds nothing here.</source>
        <translation>Правило {rule} не намира нищо тук.</translation>
    </message>
    <message>
        <source>{ratio} tokens per word</source>
        <translation>{ratio} токена на дума</translation>
    </message>
</context>
<context>
    <name>TokensView</name>
    <message>
        <source>selected: {text}</source>
        <translation>избрано: {text}</translation>
    </message>
</context>
<context>
    <name>VocabularyMenu</name>
    <message>
        <source>Why?</source>
        <translation>Защо?</translation>
    </message>
    <message>
        <source>Copy as TSV</source>
        <translation>Копиране като TSV</translation>
    </message>
    <message>
        <source>Copy all as TSV</source>
        <translation>Копиране на всичко като TSV</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Подреждане по</translation>
    </message>
</context>
<context>
    <name>VocabularyPane</name>
    <message>
        <source>VOCABULARY</source>
        <translation>РЕЧНИК ОТ ТОКЕНИ</translation>
    </message>
    <message>
        <source>How many tokens there are</source>
        <translation>Колко токена има</translation>
    </message>
    <message>
        <source>Letters to look for in tokens</source>
        <translation>Букви за търсене в токените</translation>
    </message>
    <message>
        <source>Part of a token, or a number</source>
        <translation>Част от токен или номер</translation>
    </message>
    <message>
        <source>Only tokens that hold this are shown; Down goes to them, Esc shows all again</source>
        <translation>Показват се само токените, които го съдържат; стрелка надолу отива при тях, Esc пак показва всички</translation>
    </message>
    <message>
        <source>Which tokens are shown</source>
        <translation>Кои токени се показват</translation>
    </message>
    <message>
        <source>Choose which tokens are shown</source>
        <translation>Избери кои токени да се показват</translation>
    </message>
    <message>
        <source>Tokens of the vocabulary</source>
        <translation>Токените от речника</translation>
    </message>
    <message>
        <source>Choose a token to ask about it; Enter asks why, the keys 1 to 6 sort by a column</source>
        <translation>Избери токен, за да попиташ за него; Enter пита защо, клавишите от 1 до 6 подреждат по колона</translation>
    </message>
    <message>
        <source>special token</source>
        <translation>специален токен</translation>
    </message>
    <message>
        <source>id</source>
        <translation>номер</translation>
    </message>
    <message>
        <source>The number that the model gets</source>
        <translation>Номерът, който получава моделът</translation>
    </message>
    <message>
        <source>token</source>
        <translation>токен</translation>
    </message>
    <message>
        <source>With signs for what is invisible</source>
        <translation>Със знаци за невидимото</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>байтове</translation>
    </message>
    <message>
        <source>The bytes that it is stored in</source>
        <translation>Байтовете, с които се записва</translation>
    </message>
    <message>
        <source>count</source>
        <translation>брой</translation>
    </message>
    <message>
        <source>How often the corpus has it now</source>
        <translation>Колко пъти го има сега в корпуса</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>букви</translation>
    </message>
    <message>
        <source>How many letters it has</source>
        <translation>Колко букви има</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>правило</translation>
    </message>
    <message>
        <source>The rule that made it; letters have none</source>
        <translation>Правилото, което го е създало; буквите нямат</translation>
    </message>
    <message>
        <source>only the tokens that are shown are searched</source>
        <translation>търси се само в показаните токени</translation>
    </message>
    <message>
        <source>all tokens</source>
        <translation>всички токени</translation>
    </message>
    <message>
        <source>what there was before the rules</source>
        <translation>отпреди правилата</translation>
    </message>
    <message>
        <source>made by rules</source>
        <translation>създадени от правила</translation>
    </message>
    <message>
        <source>whole words</source>
        <translation>цели думи</translation>
    </message>
    <message>
        <source>not in the corpus any more</source>
        <translation>вече не са в корпуса</translation>
    </message>
    <message>
        <source>letters never merged</source>
        <translation>неслети букви</translation>
    </message>
    <message>
        <source>special tokens</source>
        <translation>специални токени</translation>
    </message>
    <message>
        <source>No token is like this.</source>
        <translation>Няма такъв токен.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln special</source>
        <translation>
            <numerusform>%Ln специален</numerusform>
            <numerusform>%Ln специални</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by rules</source>
        <translation>
            <numerusform>%Ln от правило</numerusform>
            <numerusform>%Ln от правила</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln токен</numerusform>
            <numerusform>%Ln токена</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln shown</source>
        <translation>
            <numerusform>показан е %Ln</numerusform>
            <numerusform>показани са %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>counting… {percent} %</source>
        <translation>броене… {percent} %</translation>
    </message>
    <message numerus="yes">
        <source>they stand %Ln time(s) in the corpus</source>
        <translation>
            <numerusform>в корпуса ги има %Ln път</numerusform>
            <numerusform>в корпуса ги има %Ln пъти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln symbol(s)</source>
        <translation>
            <numerusform>%Ln символ</numerusform>
            <numerusform>%Ln символа</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln байт</numerusform>
            <numerusform>%Ln байта</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln letter(s)</source>
        <translation>
            <numerusform>%Ln буква</numerusform>
            <numerusform>%Ln букви</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhyPane</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Back to the question before</source>
        <translation>Назад към предишния въпрос</translation>
    </message>
    <message>
        <source>What was asked before (Backspace)</source>
        <translation>Каквото беше попитано преди (Backspace)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Спри</translation>
    </message>
    <message>
        <source>Stop looking ahead</source>
        <translation>Спри да гледаш напред</translation>
    </message>
    <message>
        <source>Leave the answer as far as it is known</source>
        <translation>Остави отговора дотам, докъдето се знае</translation>
    </message>
    <message>
        <source>How much of the answer is worked out</source>
        <translation>Колко от отговора е пресметнато</translation>
    </message>
    <message>
        <source>Why is this word not one token yet?</source>
        <translation>Защо тази дума още не е един токен?</translation>
    </message>
    <message>
        <source>Type any word and press Enter, or choose one of the sample&apos;s</source>
        <translation>Напиши каквато и да е дума и натисни Enter, или избери дума от примера</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Попитай</translation>
    </message>
    <message>
        <source>Ask about the word</source>
        <translation>Попитай за думата</translation>
    </message>
    <message>
        <source>Tells why the word is not one token yet</source>
        <translation>Казва защо думата още не е един токен</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Защо?</translation>
    </message>
    <message>
        <source>Touch a token, a pair, a rule or a word, and here stands why it is so: where it came from, how often it is seen, what comes before it.</source>
        <translation>Докосни токен, двойка, правило или дума и тук ще прочетеш защо е така: откъде идва, колко пъти се среща, какво е преди това.</translation>
    </message>
    <message>
        <source>A double click, Ctrl+I or the context menu leads here from wherever it stands.</source>
        <translation>Двойно щракване, Ctrl+I или контекстното меню водят тук отвсякъде.</translation>
    </message>
    <message>
        <source>Or begin with a question: why is {word} not one token yet?</source>
        <translation>Или започни с въпрос: защо {word} още не е един токен?</translation>
    </message>
</context>
<context>
    <name>WordAnswer</name>
    <message>
        <source>How the word grows</source>
        <translation>Как расте думата</translation>
    </message>
    <message>
        <source>PAIRS INSIDE IT NOW</source>
        <translation>ДВОЙКИ В НЕЯ СЕГА</translation>
    </message>
    <message>
        <source>Look further</source>
        <translation>Погледни по-нататък</translation>
    </message>
    <message>
        <source>Follow the word through twice as many merges</source>
        <translation>Проследи думата през два пъти повече сливания</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more pair(s)</source>
        <translation>
            <numerusform>още %Ln двойка</numerusform>
            <numerusform>още %Ln двойки</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordAnswerWords</name>
    <message>
        <source>«{word}» is a special token</source>
        <translation>„{word}“ е специален токен</translation>
    </message>
    <message>
        <source>Why is «{word}» not one token yet?</source>
        <translation>Защо „{word}“ още не е един токен?</translation>
    </message>
    <message>
        <source>«{word}» is one token</source>
        <translation>„{word}“ е един токен</translation>
    </message>
    <message>
        <source>«{word}» is no token</source>
        <translation>„{word}“ не е токен</translation>
    </message>
    <message>
        <source>It is never cut and never merged; it has its own place in the vocabulary.</source>
        <translation>Никога не се реже и не се слива; има свое място в речника с токени.</translation>
    </message>
    <message>
        <source>joined by rule {number}</source>
        <translation>слива я правило {number}</translation>
    </message>
    <message>
        <source>rule {number} takes one of them</source>
        <translation>правило {number} взема едното парче</translation>
    </message>
    <message>
        <source>not in the corpus</source>
        <translation>няма я в корпуса</translation>
    </message>
    <message>
        <source>place {place} of {total}</source>
        <translation>място {place} от {total}</translation>
    </message>
    <message>
        <source>merge {number}</source>
        <translation>сливане {number}</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>букви</translation>
    </message>
    <message>
        <source>now, since merge {number}</source>
        <translation>сега, от сливане {number}</translation>
    </message>
    <message>
        <source>now: letters</source>
        <translation>сега: букви</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>байтове</translation>
    </message>
    <message>
        <source>now: bytes</source>
        <translation>сега: байтове</translation>
    </message>
    <message>
        <source>Learn as far as merge {number}</source>
        <translation>Учи до сливане {number}</translation>
    </message>
    <message>
        <source>Go to merge {number}</source>
        <translation>Към сливане {number}</translation>
    </message>
    <message numerus="yes">
        <source>It is too long to be told in full: after rule {number} it has %Ln piece(s).</source>
        <translation>
            <numerusform>Твърде дълга е, за да се разкаже цялата: след правило {number} има %Ln парче.</numerusform>
            <numerusform>Твърде дълга е, за да се разкаже цялата: след правило {number} има %Ln парчета.</numerusform>
        </translation>
    </message>
    <message>
        <source>It has no letter, so there is nothing to merge.</source>
        <translation>Няма букви, затова няма какво да се слива.</translation>
    </message>
    <message>
        <source>The corpus lacks {token}, so it has no id.</source>
        <translation>{token} го няма в корпуса, затова няма номер.</translation>
    </message>
    <message>
        <source>{token} is one symbol from the beginning: no rule has to make it.</source>
        <translation>{token} е един символ от самото начало: не трябва правило.</translation>
    </message>
    <message>
        <source>{token} is one token since merge {number}.</source>
        <translation>{token} е един токен от сливане {number}.</translation>
    </message>
    <message numerus="yes">
        <source>After rule {number} it is %Ln piece(s): {pieces}.</source>
        <translation>
            <numerusform>След правило {number} е %Ln парче: {pieces}.</numerusform>
            <numerusform>След правило {number} е %Ln парчета: {pieces}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before the first rule it is %Ln piece(s): {pieces}.</source>
        <translation>
            <numerusform>Преди първото правило е %Ln парче: {pieces}.</numerusform>
            <numerusform>Преди първото правило е %Ln парчета: {pieces}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The corpus holds it %Ln time(s).</source>
        <translation>
            <numerusform>Корпусът я съдържа %Ln път.</numerusform>
            <numerusform>Корпусът я съдържа %Ln пъти.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is no word of the corpus.</source>
        <translation>Не е дума от корпуса.</translation>
    </message>
    <message numerus="yes">
        <source>Inside it {pair} is merged next, by rule {number}; now it is seen %Ln time(s) and has place {place} of {total} in the queue.</source>
        <translation>
            <numerusform>В нея първа ще се слее {pair}, с правило {number}; сега се среща %Ln път и е на място {place} от {total} в опашката.</numerusform>
            <numerusform>В нея първа ще се слее {pair}, с правило {number}; сега се среща %Ln пъти и е на място {place} от {total} в опашката.</numerusform>
        </translation>
    </message>
    <message>
        <source>Inside it {pair} is merged next, by rule {number}.</source>
        <translation>В нея първа ще се слее {pair}, с правило {number}.</translation>
    </message>
    <message numerus="yes">
        <source>Inside it {pair} stands foremost: seen %Ln time(s), place {place} of {total} in the queue.</source>
        <translation>
            <numerusform>В нея най-напред е {pair}: среща се %Ln път, място {place} от {total} в опашката.</numerusform>
            <numerusform>В нея най-напред е {pair}: среща се %Ln пъти, място {place} от {total} в опашката.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the very next pair to be merged.</source>
        <translation>Тя е тъкмо следващата двойка за сливане.</translation>
    </message>
    <message>
        <source>It heads the queue, but in this round {best} was chosen by hand.</source>
        <translation>Тя е начело на опашката, но в този кръг на ръка е избрана {best}.</translation>
    </message>
    <message numerus="yes">
        <source>{best} is seen more often, %Ln time(s), and goes first.</source>
        <translation>
            <numerusform>{best} се среща по-често, %Ln път, и минава пред нея.</numerusform>
            <numerusform>{best} се среща по-често, %Ln пъти, и минава пред нея.</numerusform>
        </translation>
    </message>
    <message>
        <source>{best} is seen just as often, but earlier in the corpus, and goes first.</source>
        <translation>{best} се среща също толкова пъти, но по-рано в корпуса, и минава пред нея.</translation>
    </message>
    <message>
        <source>In this round {best} was chosen by hand.</source>
        <translation>В този кръг на ръка е избрана {best}.</translation>
    </message>
    <message numerus="yes">
        <source>Before it %Ln rule(s) are taken: {rules}.</source>
        <translation>
            <numerusform>Преди нея се взема %Ln правило: {rules}.</numerusform>
            <numerusform>Преди нея се вземат %Ln правила: {rules}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It becomes one token with merge {last}, %Ln merge(s) from now.</source>
        <translation>
            <numerusform>Става един токен със сливане {last}, след %Ln сливане.</numerusform>
            <numerusform>Става един токен със сливане {last}, след %Ln сливания.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking ahead…</source>
        <translation>Гледа се напред…</translation>
    </message>
    <message numerus="yes">
        <source>After all {last} rules it is still %Ln piece(s).</source>
        <translation>
            <numerusform>След всичките {last} правила още е %Ln парче.</numerusform>
            <numerusform>След всичките {last} правила още е %Ln парчета.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no corpus at hand to learn further rules from.</source>
        <translation>Няма корпус, от който да се учат още правила.</translation>
    </message>
    <message numerus="yes">
        <source>After {last} rules it is still %Ln piece(s).</source>
        <translation>
            <numerusform>След {last} правила още е %Ln парче.</numerusform>
            <numerusform>След {last} правила още е %Ln парчета.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is not one token within the next %Ln merge(s): after merge {last} it is still {ways} pieces.</source>
        <translation>
            <numerusform>Не става един токен в следващото %Ln сливане: след сливане {last} още е {ways} парчета.</numerusform>
            <numerusform>Не става един токен в следващите %Ln сливания: след сливане {last} още е {ways} парчета.</numerusform>
        </translation>
    </message>
    <message>
        <source>It never becomes one token: the corpus lacks {letters}, and no rule joins what it lacks.</source>
        <translation>Никога няма да стане един токен: в корпуса липсва {letters}, а никое правило не слива каквото липсва.</translation>
    </message>
    <message>
        <source>It never becomes one token: no word of the corpus holds it, and every token is a piece of a corpus word.</source>
        <translation>Никога няма да стане един токен: никоя дума от корпуса не я съдържа, а всеки токен е парче от дума на корпуса.</translation>
    </message>
    <message>
        <source>It never becomes one token: no pair reaches the minimum count {minimum} any more, so learning stops.</source>
        <translation>Никога няма да стане един токен: никоя двойка вече не достига минималния брой {minimum}, затова ученето спира.</translation>
    </message>
    <message>
        <source>It never becomes one token: it is only a piece of corpus words, and they are merged in other ways.</source>
        <translation>Никога няма да стане един токен: тя е само парче от думи на корпуса, а те се сливат по друг начин.</translation>
    </message>
</context>
<context>
    <name>_ToPopup</name>
    <message>
        <source>Number of merges</source>
        <translation>Брой сливания</translation>
    </message>
    <message>
        <source>Up to this number of rules, forward or back</source>
        <translation>До този брой правила, напред или назад</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Отиди</translation>
    </message>
    <message>
        <source>Go to this number of merges</source>
        <translation>Към този брой сливания</translation>
    </message>
</context>
<context>
    <name>_WordAsking</name>
    <message>
        <source>Why is «{word}» not one token?</source>
        <translation>Защо „{word}“ не е един токен?</translation>
    </message>
</context>
</TS>
