<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message numerus="yes">
        <source>No pair occurs %n time(s): add text or lower the minimum count</source>
        <translation>
            <numerusform>No pair occurs %n time: add text or lower the minimum count</numerusform>
            <numerusform>No pair occurs %n times: add text or lower the minimum count</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChartPane</name>
    <message numerus="yes">
        <source>%Ln merge(s)</source>
        <translation>
            <numerusform>%Ln merge</numerusform>
            <numerusform>%Ln merges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) in the corpus</source>
        <translation>
            <numerusform>%Ln token in the corpus</numerusform>
            <numerusform>%Ln tokens in the corpus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in the sample</source>
        <translation>
            <numerusform>%Ln in the sample</numerusform>
            <numerusform>%Ln in the sample</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CorpusNotices</name>
    <message numerus="yes">
        <source>%Ln character(s) here were no text and became �; everything else is as it was. If letters are missing, save the text as UTF-8 and open it again.</source>
        <translation>
            <numerusform>%Ln character here was no text and became �; everything else is as it was. If letters are missing, save the text as UTF-8 and open it again.</numerusform>
            <numerusform>%Ln characters here were no text and became �; everything else is as it was. If letters are missing, save the text as UTF-8 and open it again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CorpusPane</name>
    <message numerus="yes">
        <source>%Ln line(s)</source>
        <translation>
            <numerusform>%Ln line</numerusform>
            <numerusform>%Ln lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln word</numerusform>
            <numerusform>%Ln words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln distinct</source>
        <translation>
            <numerusform>%Ln distinct</numerusform>
            <numerusform>%Ln distinct</numerusform>
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
        <source>%Ln symbol(s)</source>
        <translation>
            <numerusform>%Ln symbol</numerusform>
            <numerusform>%Ln symbols</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln letter(s)</source>
        <translation>
            <numerusform>%Ln letter</numerusform>
            <numerusform>%Ln letters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DictionaryPane</name>
    <message numerus="yes">
        <source>The dictionary knows %n word(s).</source>
        <translation>
            <numerusform>The dictionary knows %n word.</numerusform>
            <numerusform>The dictionary knows %n words.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) of the sample are unseen and become ?: what they said is lost.</source>
        <translation>
            <numerusform>%n word of the sample is unseen and becomes ?: what it said is lost.</numerusform>
            <numerusform>%n words of the sample are unseen and become ?: what they said is lost.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LimitPane</name>
    <message numerus="yes">
        <source>%n token(s) lost</source>
        <translation>
            <numerusform>%n token lost</numerusform>
            <numerusform>%n tokens lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message numerus="yes">
        <source>%Ln time(s)</source>
        <translation>
            <numerusform>%Ln time</numerusform>
            <numerusform>%Ln times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesPane</name>
    <message numerus="yes">
        <source>%Ln pair(s) have {count}; the first one seen wins</source>
        <translation>
            <numerusform>%Ln pair has {count}; the first one seen wins</numerusform>
            <numerusform>%Ln pairs have {count}; the first one seen wins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no pair appears %Ln time(s); add text or lower the minimum</source>
        <translation>
            <numerusform>no pair appears %Ln time; add text or lower the minimum</numerusform>
            <numerusform>no pair appears %Ln times; add text or lower the minimum</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpokenPairs</name>
    <message numerus="yes">
        <source>%Ln more pair(s)</source>
        <translation>
            <numerusform>%Ln more pair</numerusform>
            <numerusform>%Ln more pairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpokenRules</name>
    <message numerus="yes">
        <source>tie of %Ln</source>
        <translation>
            <numerusform>tie of %Ln</numerusform>
            <numerusform>tie of %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) had this count; the first one seen won</source>
        <translation>
            <numerusform>%Ln pair had this count; the first one seen won</numerusform>
            <numerusform>%Ln pairs had this count; the first one seen won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TokensPane</name>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <translation>
            <numerusform>%n letter</numerusform>
            <numerusform>%n letters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rule {number} joins %n place(s) here.</source>
        <translation>
            <numerusform>Rule {number} joins %n place here.</numerusform>
            <numerusform>Rule {number} joins %n places here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rule {rank}: {rule}, seen %n time(s)</source>
        <translation>
            <numerusform>rule {rank}: {rule}, seen %n time</numerusform>
            <numerusform>rule {rank}: {rule}, seen %n times</numerusform>
        </translation>
    </message>
</context>
</TS>
