<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message numerus="yes">
        <source>No pair occurs %Ln time(s): add text or lower the minimum count</source>
        <translation>
            <numerusform>No pair occurs %Ln time: add text or lower the minimum count</numerusform>
            <numerusform>No pair occurs %Ln times: add text or lower the minimum count</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AskedPlaces</name>
    <message numerus="yes">
        <source>«{token}» in %Ln place(s)</source>
        <translation>
            <numerusform>«{token}» in %Ln place</numerusform>
            <numerusform>«{token}» in %Ln places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChartWords</name>
    <message numerus="yes">
        <source>%Ln merge(s)</source>
        <translation>
            <numerusform>%Ln merge</numerusform>
            <numerusform>%Ln merges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saves %Ln token(s) ({share})</source>
        <translation>
            <numerusform>saves %Ln token ({share})</numerusform>
            <numerusform>saves %Ln tokens ({share})</numerusform>
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
    <name>ComparePane</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln branch(es) cannot be learned from this corpus: what was chosen by hand is no pair of that round. They are kept and come back with their corpus.</source>
        <translation>
            <numerusform>%Ln branch cannot be learned from this corpus: the pair chosen by hand is none of that round. It is kept and comes back with its corpus.</numerusform>
            <numerusform>%Ln branches cannot be learned from this corpus: the pairs chosen by hand are none of those rounds. They are kept and come back with their corpus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContextPart</name>
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
            <numerusform>Everything fits, and %Ln token is free.</numerusform>
            <numerusform>Everything fits, and %Ln tokens are free.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) fell out, and the model forgets «{text}».</source>
        <translation>
            <numerusform>%Ln token fell out, and the model forgets «{text}».</numerusform>
            <numerusform>%Ln tokens fell out, and the model forgets «{text}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The oldest %Ln token(s) of the history fell out.</source>
        <translation>
            <numerusform>The oldest %Ln token of the history fell out.</numerusform>
            <numerusform>The oldest %Ln tokens of the history fell out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The response stops %Ln token(s) too early (length).</source>
        <translation>
            <numerusform>The response stops %Ln token too early (length).</numerusform>
            <numerusform>The response stops %Ln tokens too early (length).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) of the system prompt have no place.</source>
        <translation>
            <numerusform>%Ln token of the system prompt has no place.</numerusform>
            <numerusform>%Ln tokens of the system prompt have no place.</numerusform>
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
    <name>CorpusWordsPart</name>
    <message numerus="yes">
        <source>%Ln byte(s) of the corpus stand in no rule.</source>
        <translation>
            <numerusform>%Ln byte of the corpus stands in no rule.</numerusform>
            <numerusform>%Ln bytes of the corpus stand in no rule.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln letter(s) of the corpus stand in no rule.</source>
        <translation>
            <numerusform>%Ln letter of the corpus stands in no rule.</numerusform>
            <numerusform>%Ln letters of the corpus stand in no rule.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of {all} different words are one token.</source>
        <translation>
            <numerusform>%Ln of {all} different words is one token.</numerusform>
            <numerusform>%Ln of {all} different words are one token.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) take {tokens} tokens each; none takes more.</source>
        <translation>
            <numerusform>%Ln word takes {tokens} tokens; none takes more.</numerusform>
            <numerusform>%Ln words take {tokens} tokens each; none takes more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CostPane</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln word</numerusform>
            <numerusform>%Ln words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln letter(s)</source>
        <translation>
            <numerusform>%Ln letter</numerusform>
            <numerusform>%Ln letters</numerusform>
        </translation>
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
    <name>DictionaryPane</name>
    <message numerus="yes">
        <source>The dictionary knows %Ln word(s) of the corpus.</source>
        <translation>
            <numerusform>The dictionary knows %Ln word of the corpus.</numerusform>
            <numerusform>The dictionary knows %Ln words of the corpus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) became ?: what they said is lost. Tokens lose nothing.</source>
        <translation>
            <numerusform>%Ln word became ?: what it said is lost. Tokens lose nothing.</numerusform>
            <numerusform>%Ln words became ?: what they said is lost. Tokens lose nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln word(s) stand here.</source>
        <translation>
            <numerusform>Only the first %Ln word stands here.</numerusform>
            <numerusform>Only the first %Ln words stand here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln letter(s)</source>
        <translation>
            <numerusform>%Ln letter</numerusform>
            <numerusform>%Ln letters</numerusform>
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
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandoutMaker</name>
    <message numerus="yes">
        <source>%Ln rule(s)</source>
        <translation>
            <numerusform>%Ln rule</numerusform>
            <numerusform>%Ln rules</numerusform>
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
        <source>%Ln more rule(s) follow.</source>
        <translation>
            <numerusform>%Ln more rule follows.</numerusform>
            <numerusform>%Ln more rules follow.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them won a tie: the pair seen first was taken.</source>
        <translation>
            <numerusform>%Ln of them won a tie: the pair seen first was taken.</numerusform>
            <numerusform>%Ln of them won a tie: the pair seen first was taken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With a limit of %Ln token(s) the customer sees: «{text}»</source>
        <translation>
            <numerusform>With a limit of %Ln token the customer sees: «{text}»</numerusform>
            <numerusform>With a limit of %Ln tokens the customer sees: «{text}»</numerusform>
        </translation>
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
    <name>HeldOutDialog</name>
    <message numerus="yes">
        <source>%Ln text(s)</source>
        <translation>
            <numerusform>%Ln text</numerusform>
            <numerusform>%Ln texts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LettersPane</name>
    <message numerus="yes">
        <source>You see %Ln times «{letter}».</source>
        <translation>
            <numerusform>You see «{letter}» %Ln time.</numerusform>
            <numerusform>You see «{letter}» %Ln times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The model gets %Ln number(s), and no number says which letters are in it.</source>
        <translation>
            <numerusform>The model gets %Ln number, which does not say which letters are in it.</numerusform>
            <numerusform>The model gets %Ln numbers, and no number says which letters are in it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Backwards it has %Ln token(s)</source>
        <translation>
            <numerusform>Backwards it has %Ln token</numerusform>
            <numerusform>Backwards it has %Ln tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in place of %Ln</source>
        <translation>
            <numerusform>in place of %Ln</numerusform>
            <numerusform>in place of %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of these ids stand(s) in the word itself.</source>
        <translation>
            <numerusform>%Ln of these ids stands in the word itself.</numerusform>
            <numerusform>%Ln of these ids stand in the word itself.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LimitPane</name>
    <message numerus="yes">
        <source>Nothing was written, %Ln token(s) lost (length).</source>
        <translation>
            <numerusform>Nothing was written, %Ln token lost (length).</numerusform>
            <numerusform>Nothing was written, %Ln tokens lost (length).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut inside the letter «{name}», after {kept} of {of} bytes; %Ln token(s) lost (length).</source>
        <translation>
            <numerusform>Cut inside the letter «{name}», after {kept} of {of} bytes; %Ln token lost (length).</numerusform>
            <numerusform>Cut inside the letter «{name}», after {kept} of {of} bytes; %Ln tokens lost (length).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut inside «{name}», after {kept} of {of} tokens; %Ln token(s) lost (length).</source>
        <translation>
            <numerusform>Cut inside «{name}», after {kept} of {of} tokens; %Ln token lost (length).</numerusform>
            <numerusform>Cut inside «{name}», after {kept} of {of} tokens; %Ln tokens lost (length).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut between two words; %Ln token(s) lost (length).</source>
        <translation>
            <numerusform>Cut between two words; %Ln token lost (length).</numerusform>
            <numerusform>Cut between two words; %Ln tokens lost (length).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PairAnswer</name>
    <message numerus="yes">
        <source>Tie of %Ln</source>
        <translation>
            <numerusform>Tie of %Ln</numerusform>
            <numerusform>Tie of %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PairWords</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln word</numerusform>
            <numerusform>%Ln words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln merge(s)</source>
        <translation>
            <numerusform>%Ln merge</numerusform>
            <numerusform>%Ln merges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A tie: %Ln pair(s) were seen so often, this one first.</source>
        <translation>
            <numerusform>A tie: %Ln pair was seen so often, this one first.</numerusform>
            <numerusform>A tie: %Ln pairs were seen so often, this one first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A tie: %Ln pair(s) were seen so often, {pair} first.</source>
        <translation>
            <numerusform>A tie: %Ln pair was seen so often, {pair} first.</numerusform>
            <numerusform>A tie: %Ln pairs were seen so often, {pair} first.</numerusform>
        </translation>
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
    <name>ShorterAnswer</name>
    <message numerus="yes">
        <source>Asked “Answer in %Ln word(s) at most.”, the model stops by itself</source>
        <translation>
            <numerusform>Asked “Answer in one word.”, the model stops by itself</numerusform>
            <numerusform>Asked “Answer in %Ln words at most.”, the model stops by itself</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %Ln token(s) (stop).</source>
        <translation>
            <numerusform>after %Ln token (stop).</numerusform>
            <numerusform>after %Ln tokens (stop).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpokenBranches</name>
    <message numerus="yes">
        <source>%Ln rule(s)</source>
        <translation>
            <numerusform>%Ln rule</numerusform>
            <numerusform>%Ln rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpokenCorpusWords</name>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
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
    <message numerus="yes">
        <source>%Ln pair(s) have this count; the first one seen wins</source>
        <translation>
            <numerusform>%Ln pair has this count; the first one seen wins</numerusform>
            <numerusform>%Ln pairs have this count; the first one seen wins</numerusform>
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
        <source>%Ln pair(s) had this count</source>
        <translation>
            <numerusform>%Ln pair had this count</numerusform>
            <numerusform>%Ln pairs had this count</numerusform>
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
    <name>SpokenVocabulary</name>
    <message numerus="yes">
        <source>%Ln time(s) in the corpus</source>
        <translation>
            <numerusform>%Ln time in the corpus</numerusform>
            <numerusform>%Ln times in the corpus</numerusform>
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
    <name>Status</name>
    <message numerus="yes">
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln byte</numerusform>
            <numerusform>%Ln bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepWords</name>
    <message numerus="yes">
        <source>%Ln letter(s)</source>
        <translation>
            <numerusform>%Ln letter</numerusform>
            <numerusform>%Ln letters</numerusform>
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
        <source>joins %Ln place(s).</source>
        <translation>
            <numerusform>joins %Ln place.</numerusform>
            <numerusform>joins %Ln places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln letter(s) pass through the rules.</source>
        <translation>
            <numerusform>Only the first letter passes through the rules.</numerusform>
            <numerusform>Only the first %Ln letters pass through the rules.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TiePart</name>
    <message numerus="yes">
        <source>AFTER %Ln MERGE(S)</source>
        <translation>
            <numerusform>AFTER %Ln MERGE</numerusform>
            <numerusform>AFTER %Ln MERGES</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) have {count}; the first one seen wins</source>
        <translation>
            <numerusform>%Ln pair has {count}; the first one seen wins</numerusform>
            <numerusform>%Ln pairs have {count}; the first one seen wins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln distinct word(s) are too many to be learned several times here.</source>
        <translation>
            <numerusform>%Ln distinct word is too much to be learned several times here.</numerusform>
            <numerusform>%Ln distinct words are too many to be learned several times here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TokenAnswerWords</name>
    <message numerus="yes">
        <source>%Ln more code point(s)</source>
        <translation>
            <numerusform>%Ln more code point</numerusform>
            <numerusform>%Ln more code points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln byte(s) in UTF-8: {values}</source>
        <translation>
            <numerusform>%Ln byte in UTF-8: {values}</numerusform>
            <numerusform>%Ln bytes in UTF-8: {values}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It begins inside a letter: %Ln byte(s) follow bytes of another token.</source>
        <translation>
            <numerusform>It begins inside a letter: %Ln byte follows bytes of another token.</numerusform>
            <numerusform>It begins inside a letter: %Ln bytes follow bytes of another token.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends inside a letter: it holds %Ln of its {size} bytes.</source>
        <translation>
            <numerusform>It ends inside a letter: it holds %Ln of its {size} bytes.</numerusform>
            <numerusform>It ends inside a letter: it holds %Ln of its {size} bytes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pairs were seen so often; it was the first.</source>
        <translation>
            <numerusform>%Ln pair was seen so often; it was the first.</numerusform>
            <numerusform>%Ln pairs were seen so often; it was the first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rule {number} makes it: {rule}, seen %Ln time(s). Its parts: {left} and {right}.</source>
        <translation>
            <numerusform>Rule {number} makes it: {rule}, seen %Ln time. Its parts: {left} and {right}.</numerusform>
            <numerusform>Rule {number} makes it: {rule}, seen %Ln times. Its parts: {left} and {right}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rule {number} will make it: {rule}, seen %Ln time(s) then. Its parts: {left} and {right}.</source>
        <translation>
            <numerusform>Rule {number} will make it: {rule}, seen %Ln time then. Its parts: {left} and {right}.</numerusform>
            <numerusform>Rule {number} will make it: {rule}, seen %Ln times then. Its parts: {left} and {right}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the corpus it stands %Ln time(s) now.</source>
        <translation>
            <numerusform>In the corpus it stands %Ln time now.</numerusform>
            <numerusform>In the corpus it stands %Ln times now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its rule made only %Ln of them, because places overlapped.</source>
        <translation>
            <numerusform>Its rule made only %Ln of them, because places overlapped.</numerusform>
            <numerusform>Its rule made only %Ln of them, because places overlapped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more went into longer tokens: {takers}.</source>
        <translation>
            <numerusform>%Ln more went into a longer token: {takers}.</numerusform>
            <numerusform>%Ln more went into longer tokens: {takers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) hold(s) it: {words}.</source>
        <translation>
            <numerusform>%Ln word holds it: {words}.</numerusform>
            <numerusform>%Ln words hold it: {words}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the sample it stands %Ln time(s).</source>
        <translation>
            <numerusform>In the sample it stands %Ln time.</numerusform>
            <numerusform>In the sample it stands %Ln times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TokenWords</name>
    <message numerus="yes">
        <source>rule {rank}: {pair}, seen %Ln time(s)</source>
        <translation>
            <numerusform>rule {rank}: {pair}, seen %Ln time</numerusform>
            <numerusform>rule {rank}: {pair}, seen %Ln times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TokensActions</name>
    <message numerus="yes">
        <source>%Ln character(s) copied.</source>
        <translation>
            <numerusform>%Ln character copied.</numerusform>
            <numerusform>%Ln characters copied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) copied.</source>
        <translation>
            <numerusform>%Ln token copied.</numerusform>
            <numerusform>%Ln tokens copied.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TokensPane</name>
    <message numerus="yes">
        <source>Only the beginning of %Ln character(s) is shown.</source>
        <translation>
            <numerusform>Only the beginning of %Ln character is shown.</numerusform>
            <numerusform>Only the beginning of %Ln characters is shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln letter(s)</source>
        <translation>
            <numerusform>%Ln letter</numerusform>
            <numerusform>%Ln letters</numerusform>
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
        <source>%Ln of {rules} new rules joined something here.</source>
        <translation>
            <numerusform>%Ln of {rules} new rules joined something here.</numerusform>
            <numerusform>%Ln of {rules} new rules joined something here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rule {rule} joined %Ln place(s) here.</source>
        <translation>
            <numerusform>Rule {rule} joined %Ln place here.</numerusform>
            <numerusform>Rule {rule} joined %Ln places here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VocabularyPane</name>
    <message numerus="yes">
        <source>%Ln special</source>
        <translation>
            <numerusform>%Ln special</numerusform>
            <numerusform>%Ln special</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by rules</source>
        <translation>
            <numerusform>%Ln by a rule</numerusform>
            <numerusform>%Ln by rules</numerusform>
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
            <numerusform>%Ln shown</numerusform>
            <numerusform>%Ln shown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>they stand %Ln time(s) in the corpus</source>
        <translation>
            <numerusform>they stand %Ln time in the corpus</numerusform>
            <numerusform>they stand %Ln times in the corpus</numerusform>
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
        <source>%Ln byte(s)</source>
        <translation>
            <numerusform>%Ln byte</numerusform>
            <numerusform>%Ln bytes</numerusform>
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
    <name>WordAnswer</name>
    <message numerus="yes">
        <source>%Ln more pair(s)</source>
        <translation>
            <numerusform>%Ln more pair</numerusform>
            <numerusform>%Ln more pairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordAnswerWords</name>
    <message numerus="yes">
        <source>It is too long to be told in full: after rule {number} it has %Ln piece(s).</source>
        <translation>
            <numerusform>It is too long to be told in full: after rule {number} it has %Ln piece.</numerusform>
            <numerusform>It is too long to be told in full: after rule {number} it has %Ln pieces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After rule {number} it is %Ln piece(s): {pieces}.</source>
        <translation>
            <numerusform>After rule {number} it is %Ln piece: {pieces}.</numerusform>
            <numerusform>After rule {number} it is %Ln pieces: {pieces}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before the first rule it is %Ln piece(s): {pieces}.</source>
        <translation>
            <numerusform>Before the first rule it is %Ln piece: {pieces}.</numerusform>
            <numerusform>Before the first rule it is %Ln pieces: {pieces}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The corpus holds it %Ln time(s).</source>
        <translation>
            <numerusform>The corpus holds it %Ln time.</numerusform>
            <numerusform>The corpus holds it %Ln times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Inside it {pair} is merged next, by rule {number}; now it is seen %Ln time(s) and has place {place} of {total} in the queue.</source>
        <translation>
            <numerusform>Inside it {pair} is merged next, by rule {number}; now it is seen %Ln time and has place {place} of {total} in the queue.</numerusform>
            <numerusform>Inside it {pair} is merged next, by rule {number}; now it is seen %Ln times and has place {place} of {total} in the queue.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Inside it {pair} stands foremost: seen %Ln time(s), place {place} of {total} in the queue.</source>
        <translation>
            <numerusform>Inside it {pair} stands foremost: seen %Ln time, place {place} of {total} in the queue.</numerusform>
            <numerusform>Inside it {pair} stands foremost: seen %Ln times, place {place} of {total} in the queue.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{best} is seen more often, %Ln time(s), and goes first.</source>
        <translation>
            <numerusform>{best} is seen more often, %Ln time, and goes first.</numerusform>
            <numerusform>{best} is seen more often, %Ln times, and goes first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before it %Ln rule(s) are taken: {rules}.</source>
        <translation>
            <numerusform>Before it %Ln rule is taken: {rules}.</numerusform>
            <numerusform>Before it %Ln rules are taken: {rules}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It becomes one token with merge {last}, %Ln merge(s) from now.</source>
        <translation>
            <numerusform>It becomes one token with merge {last}, %Ln merge from now.</numerusform>
            <numerusform>It becomes one token with merge {last}, %Ln merges from now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After all {last} rules it is still %Ln piece(s).</source>
        <translation>
            <numerusform>After all {last} rules it is still %Ln piece.</numerusform>
            <numerusform>After all {last} rules it is still %Ln pieces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {last} rules it is still %Ln piece(s).</source>
        <translation>
            <numerusform>After {last} rules it is still %Ln piece.</numerusform>
            <numerusform>After {last} rules it is still %Ln pieces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is not one token within the next %Ln merge(s): after merge {last} it is still {ways} pieces.</source>
        <translation>
            <numerusform>It is not one token within the next %Ln merge: after merge {last} it is still {ways} pieces.</numerusform>
            <numerusform>It is not one token within the next %Ln merges: after merge {last} it is still {ways} pieces.</numerusform>
        </translation>
    </message>
</context>
</TS>
