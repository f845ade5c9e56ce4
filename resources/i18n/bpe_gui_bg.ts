<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bg" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules as text …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Chart …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Picture of the window …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>×10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own &amp;settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About BPE Trainer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new session with the shop&apos;s messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a text, word counts or a session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the session under another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the row of settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge the pair seen most often into one token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge ten times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge up to a number of rules, or go back to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge again and again, at the speed of the slider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the last step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repeat the step taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to repeat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back before the first merge; learned rules stay learned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no rule yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge {left} + {right}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no corpus to learn from: open one, or choose a sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>No pair occurs %n time(s): add text or lower the minimum count</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The corpus is empty: type or open a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pair is left: every word is one token</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>Speed of playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many merges Play makes in a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Book chapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Book chapter with ·</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes with spaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How text is cut into words and when learning stops, all at once</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChartPane</name>
    <message>
        <source>TOKENS PER MERGE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens per merge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to go to a merge; Left, Right, Page up, Page down, Home and End go there too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save or copy the chart (Menu key in the chart)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as picture (PNG)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as drawing (SVG)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the numbers (CSV)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy picture and numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chart is on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens-per-merge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chart was not saved: {reason} ({path}). Choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corpus {tokens}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sample {tokens} (own scale)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln merge(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>sample {tokens}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a corpus there are no tokens to count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rule yet. Each merge goes one step to the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) in the corpus</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{merges}: {corpus}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{merges}: {corpus}, {sample}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln in the sample</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DictionaryPane</name>
    <message>
        <source>WORDS OF THE CORPUS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>THE SAMPLE AS NUMBERS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of the corpus, numbered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each distinct word of the corpus, in the order first seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sample&apos;s words and their numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each word of the sample with its number; ? is a word never seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The dictionary knows %n word(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) of the sample are unseen and become ?: what they said is lost.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It knows every word of the sample.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Drawer</name>
    <message>
        <source>Drawer with more tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word dictionary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What BPE replaces: a numbered list of words (Ctrl+1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Export the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg);;Tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sessions (*.bpe.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts (*.txt *.md)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word counts (*.tsv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LimitPane</name>
    <message>
        <source>RESPONSE LIMIT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tokens the model may write: drag, or use the arrow keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response limit as a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tokens the model may write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the customer sees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the answer was cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counting the tokens …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of {tokens}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is written yet: the sample is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete: the model stopped by itself (stop).</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) lost</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>inside the character «{character}», after {kept} of {all} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inside «{character}», after {kept} of {all} tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>between two words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped by the limit {where}: {lost} (length).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Your last session was kept. You can go on with it, or begin a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the last session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BPE Trainer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BPE Trainer {version} shows how language models cut text into tokens. MIT licence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About BPE Trainer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Li&amp;ght or dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file was opened yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>{left}+{right} is not among the pairs of this round; choose one that is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A special token needs at least one character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The count {count} of the word {word} is out of range; counts go from 1 to 9223372036854775807.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pretokenizer {pretokenizer} marks no words, so a marker has no place; choose marker or end-marker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No token has the id {id}; this vocabulary has {size} tokens, numbered from 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value {value} is too small: {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file {path}; check its name and folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is a folder; choose a file in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder {path} holds no file that could be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} could not be read ({why}); check its permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is too large; at most {largest} MB can be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is no UTF-8 text: the byte at {offset} does not fit; save it as UTF-8 first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} could not be written ({why}); what was there is untouched, choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} could not be written, the disk is full; what was there is untouched, make room and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line} of {path} has no tab; each line is a word, a tab and a count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line} of {path} has more than one tab; a tab inside a word is written \t.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line} of {path} holds {escape}, which means nothing; a backslash is written \\.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line} of {path} has the count &quot;{count}&quot;; counts are whole numbers from 1 to 9223372036854775807.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is no tokenizer; open a session saved by this program (.bpe.json).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is damaged at line {line}, column {column}; open another copy of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is nested too deep or holds an impossible number, so it is no session of this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is JSON of another kind; open a session saved by this program (.bpe.json).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} was saved by a newer version (format {format}, this one reads up to {newest}); update the program to open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be opened: {field} is missing; open another copy of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be opened: {field} should be a text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be opened: {field} should not be empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be opened: {field} should be a whole number from {least} to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be opened: {field} should be a list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be opened: {field} should be a list of a word and a count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be opened: {field} should be an object with named fields.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be opened: this program does not know {value} as {field}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be opened: {field} is {value}, which stands there already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be opened: {field} holds more than bytes, while the unit is bytes.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message numerus="yes">
        <source>%Ln time(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{count} times</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsPane</name>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normalization</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the text is cut into words; a merge never crosses a cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a word is made of before the first merge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the mark at the beginning or end of a word is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Unicode form that every text is put into first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often a pair must occur to become a rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens that are never cut, with a space between them, such as &lt;end&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white space, start marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white space, end marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>visible letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words have no mark here: choose white space with start or end marked</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SpokenPairs</name>
    <message numerus="yes">
        <source>%Ln more pair(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most often</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the next merge takes it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SpokenRules</name>
    <message>
        <source>rule {number}: {pair} makes {token}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>tie of %Ln</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>changed by the last edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) had this count; the first one seen won</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The last edit of the corpus changed this rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter or double click: go to this merge</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of the work is done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel the work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the work; what was learned so far stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>learning …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>word counts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TokensPane</name>
    <message>
        <source>TOKENS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the boxes show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show each token as text, as its id or as its bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show spaces and invisible characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw spaces, tabs and invisible characters as signs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text that is cut into tokens; type your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a text to see its tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens of the sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tokens of the text above appear here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters and tokens of the sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the last rule did here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counting the tokens …</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{ratio} tokens per word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule {number} finds nothing here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Rule {number} joins %n place(s) here.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>«{text}» is not in the corpus: it has no id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>«{text}», id {id}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>rule {rank}: {rule}, seen %n time(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>a special token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a symbol of the alphabet: no rule made it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_ToPopup</name>
    <message>
        <source>Number of merges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to this number of rules, forward or back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to this number of merges</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
