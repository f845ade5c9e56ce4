"""Which encoding a text is in, as far as its bytes tell."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass

import regex

from bpe_gui.formats.encodings import BOMS, USUAL, Region, Sureness, known_encoding


@dataclass(frozen=True, slots=True)
class Detected:
    """An encoding, and how well it is known."""

    encoding: str
    sureness: Sureness


SAMPLE_BYTES = 1 << 18
_LEGACY_BYTES = 1 << 16
# Files that hold text somewhere, but are none.
_SIGNATURES = (
    b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"%PDF-", b"PK\x03\x04", b"PK\x05\x06", b"\x7fELF", b"MZ\x90\x00",
    b"BZh9", b"7z\xbc\xaf", b"\x28\xb5\x2f\xfd", b"Rar!", b"SQLite format 3\x00", b"OggS", b"RIFF", b"ID3",
    b"\xd0\xcf\x11\xe0", b"PAR1", b"\xca\xfe\xba\xbe", b"wOFF", b"wOF2", b"\x00\x01\x00\x00\x00",
)  # fmt: skip
_ONE_WORD = 100
_HIGH_BYTES = frozenset(b"\x03\x04\x05\x06")  # Greek, Cyrillic, Hebrew, Arabic
_CONTROL = regex.compile(rb"[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f]")
# Of text in UTF-8 a large part may be controls, `x\0y x\0y` for one; of any other text hardly any.
_MOST_CONTROLS_UTF8 = 0.35
_MOST_CONTROLS = 0.01
_ENOUGH_LETTERS = 6
_WORD = regex.compile(r"[^\s\x00-\x40\x5b-\x60\x7b-\x7f]*[^\x00-\x7f][^\s\x00-\x40\x5b-\x60\x7b-\x7f]*")
# The small letters beyond ASCII of languages: what a text holds besides is rarer than a mistake.
_ALPHABETS = tuple(
    frozenset(letters)
    for letters in (
        "áéíóúüñçàèòï",  # Spanish, Catalan, Galician
        "àâæçéèêëîïôœùûüÿ",
        "äöüßé",
        "áâãàçéêíóôõúü",
        "åäöæøé",
        "áæðéíóöúýþ",
        "ąćęłńóśźż",
        "áčďéěíňóřšťúůýž",
        "áäčďéíĺľňóôŕšťúýž",
        "áéíóöőúüű",
        "ăâîșțşţ",
        "çğıöşüâîû",
        "čćđšž",
        "ąčęėįšųūžāēģīķļņõäöü",
        "абвгдежзийклмнопрстуфхцчшщъыьэюяё",  # Bulgarian and Russian
        "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
        "абвгдђежзијклљмнњопрстћуфхцчџшѓѕќ",
        "αβγδεζηθικλμνξοπρστυφχψωςάέήίόύώϊϋΐΰ",
        "אבגדהוזחטיךכלםמןנסעףפץצקרשת",
        "ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيپچژگ",
    )
)
_SINGLE_BYTE = tuple(
    encoding for encoding, (region, _) in USUAL.items() if region not in (Region.UNICODE, Region.EAST_ASIA)
)
_MORE_OFTEN = {"cp1252": 0.03, "cp1251": 0.03, "koi8-r": 0.01}
_FEW_LETTERS = 10
_GOOD = 0.8
_ENOUGH_LEAD = 0.5
_ENOUGH_FOR_OTHERS = 6
_TOGETHER = frozenset(("CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL"))
_SIGNS = frozenset("¿¡«»„“”‘’–—…€£№°ºª§©®·•½¼¾²³×±µ")
_CLOSING = {"„": {*"“”"}, "“": {*"”"}, "‘": {*"’"}, "«": {*"»"}}
# Letters of Cyrillic that only some languages have; in the others they are another encoding misread.
_RARE = "ђѓєѕіїјљњћќџґ"
_VOWELS = frozenset("аеёиоуъыэюяАЕЁИОУЪЫЭЮЯьЬ")
_BEFORE_SHORT_I = _VOWELS | frozenset(" \n\r\t«„“(-")
# Words of one letter: Spanish, Portuguese, Italian, French, Swedish, Danish, Hungarian, Slavic, Greek.
_ALONE = frozenset("àáâéèêìíòóôúöåæøőавекиосуюяэжіїєηήοό")
_TWO_CAPITALS = regex.compile(r"[^\x00-\x7f](?<=\p{Lu})\p{Lu}\p{Ll}")
_VOWELLESS = regex.compile(
    r"(?i)^(?:(?![аеёиоуъыэюяіїєаeiouyр])\p{Cyrillic}){3,}$|^(?:(?![αεηιουωάέήίόύώϊϋΐΰ])\p{Greek}){3,}$"
)


def is_binary(head: bytes, is_utf8: bool) -> bool:
    """Whether a file that begins so is no text, given that it is not UTF-16."""
    if head.startswith(_SIGNATURES):
        return True
    return has_many_controls(head) if is_utf8 else _controls(head) > _MOST_CONTROLS


def has_many_controls(head: bytes) -> bool:
    """Whether there are more controls than even an odd text in UTF-8 has."""
    return _controls(head) > _MOST_CONTROLS_UTF8


def marked(head: bytes) -> str | None:
    """The encoding that a byte order mark tells, or None."""
    return next((encoding for mark, encoding in BOMS if head.startswith(mark)), None)


def utf16(head: bytes) -> str | None:
    """UTF-16 without a byte order mark, recognised by the zeros of its spaces, or None.

    A few letters without a space show it by their high bytes, which are all the same.
    """
    zeros = [head[start::2].count(0) for start in (0, 1)]
    # A space or line end every hundred letters is the least that any text has.
    for encoding, even, odd in (("utf-16-le", zeros[0], zeros[1]), ("utf-16-be", zeros[1], zeros[0])):
        high = head[encoding == "utf-16-le" :: 2]
        one_script = 4 <= len(head) <= _ONE_WORD and {*high} <= _HIGH_BYTES and len({*high}) == 1
        if one_script or (odd * 200 >= len(head) and even * 50 <= odd and len(head) >= 4):
            try:
                text = head[: len(head) // 2 * 2].decode(encoding)
            except UnicodeDecodeError as error:
                if error.start < len(head) - 4:
                    continue
                text = head[: error.start].decode(encoding)
            if _is_plausible_utf16(text) and (not one_script or text.isalpha()):
                return encoding
    return None


def weighing(sample: bytes) -> Generator[float, None, Detected]:
    """The encoding of text that is not Unicode, from the lines of a sample that are not ASCII alone.

    It yields between the encodings that it tries, each of which takes up to 30 ms.
    """
    telling = telling_lines(sample)
    letters = sum(byte > 0x7F for byte in telling)
    # What is more frequent in the world decides only where the letters do not.
    little = min(1.0, _FEW_LETTERS / max(1, letters))
    scores: dict[str, float] = {}
    for encoding in _SINGLE_BYTE:
        scores[encoding] = _score(telling, encoding) + _MORE_OFTEN.get(encoding, 0.0) * little
        yield 0.0
    best = max(scores, key=scores.__getitem__)  # the first of those that give the same text
    score = scores[best]
    # The letters of a known alphabet in known places are no chance; what is none of ours is left to
    # charset-normalizer, which knows many more encodings, those of East Asia among them.
    few = letters < _ENOUGH_FOR_OTHERS
    if score < _GOOD and not few and (other := _charset_normalizer(telling)):
        other_score = _score(telling, other)
        if other_score > score:
            best, score = other, other_score
    text = telling.decode(best, "replace")
    # How many letters speak for it more than for the next best reading that is another text.
    lead = min(
        ((score - others) * letters for name, others in scores.items() if _differs(telling, name, text)),
        default=0.0,
    )
    sure = score >= _GOOD and letters >= _ENOUGH_LETTERS and lead >= _ENOUGH_LEAD
    return Detected(best, Sureness.LIKELY if sure else Sureness.GUESSED)


def _differs(telling: bytes, encoding: str, text: str) -> bool:
    return telling.decode(encoding, "replace") != text


def plausibility(text: str) -> float:
    """How much sense the letters beyond ASCII make where they stand: 1 is all, 0 or less is none."""
    score, found = 0.0, 0
    letters: Counter[str] = Counter()
    for match in _WORD.finditer(text):
        word, start, end = match[0], match.start(), match.end()
        around = (text[start - 1 : start] or " ", *word, text[end : end + 1] or " ")
        for before, letter, after in zip(around, word, around[2:], strict=False):
            if letter < "\x80":
                score -= before > "\x80" and before.islower() and letter.isupper()
            else:
                found += 1
                score += _sense(before, letter, after)
        scripts = [_script(letter) for letter in word if letter.isalpha()]
        if len({*scripts} - _TOGETHER) > 1:
            score -= 1
        score -= bool(_VOWELLESS.search(word)) + bool(_TWO_CAPITALS.match(word))
        letters.update(letter for letter in word.lower() if letter >= "\x80" and letter.isalpha())
    if not found:
        return 0.0
    score -= any(text.count(opening) and not _CLOSING[opening] & {*text} for opening in _CLOSING)
    # Beside the letters of one language there are few others, and those of East Asia have no alphabet.
    known = max(sum(letters[letter] for letter in alphabet) for alphabet in _ALPHABETS)
    known += sum(times for letter, times in letters.items() if unicodedata.east_asian_width(letter) == "W")
    rare = sum(letters[letter] for letter in _RARE)
    return (score - 0.5 * (letters.total() - known) - 0.2 * rare) / found


def _controls(head: bytes) -> float:
    return len(_CONTROL.findall(head)) / max(1, len(head))


def _sense(before: str, letter: str, after: str) -> float:
    """How much sense a letter or a sign makes between two others."""
    category = unicodedata.category(letter)
    if category.startswith("L"):
        if letter.isupper():
            # KOI8-R read as Windows-1251 is all the wrong way round: small letters are the rule.
            if before.isalpha():
                return -1.0 if before.islower() else 0.3 if after.islower() else 0.9
            alone = not after.isalpha() and letter.lower() not in _ALONE
            return 0.5 if alone or before.isdigit() or after.isdigit() else 1.0
        if (before in _VOWELS and letter in "ьъы") or (before not in _BEFORE_SHORT_I and letter == "й"):
            return 0.3
        if not before.isalpha() and not after.isalpha():
            return 1.0 if letter in _ALONE and not (before + after).strip().isdigit() else 0.5
        if letter in "ñœ" and after not in ("uU" if letter == "œ" else "aeiouáéíóúüAEIOU"):
            return 0.5
        if letter < "\u0250" and "\x80" <= before < "\u0250" and before.isalpha():
            return 0.5  # two accented letters in a row are Cyrillic read as Latin
        return 1.0
    if letter in "–—…":
        return 0.9 if before.isalpha() and after.isalpha() else 1.0
    if letter == "’" and before.isalpha():
        return 1.0 if after in "stdmlrvSTDMLRV" or not after.isalpha() else 0.7
    if letter in _SIGNS:
        if letter in "’•€°" and after.isalpha() and not before.isalpha():
            return 0.4
        return 0.9 if not before.isalpha() or letter in "”’»ºª“°" else 0.4
    if unicodedata.east_asian_width(letter) == "W":
        return 0.9
    return -2.0 if category.startswith("C") else -0.5


def _script(letter: str) -> str:
    return unicodedata.name(letter, "?").split(maxsplit=1)[0]


def telling_lines(sample: bytes, most: int = _LEGACY_BYTES) -> bytes:
    """What tells encodings apart: lines that hold more than ASCII, of long ones only what stands around it.

    Up to some `most` bytes of them; where there is none the beginning of the sample.
    """
    found: list[bytes] = []
    size = 0
    for line in regex.finditer(rb"[^\r\n]{0,200}[\x80-\xff][^\r\n]{0,200}[\r\n]*", sample):
        found.append(line[0])
        size += len(line[0])
        if size >= most:
            break
    return b"".join(found) or sample[:most]


def _score(sample: bytes, encoding: str) -> float:
    text = sample.decode(encoding, "replace")
    # A sample may begin and end inside a character.
    broken = max(0, text.count("\ufffd") - 2)
    high = sum(character > "\x7f" for character in text)
    return plausibility(text[:20_000]) - 3 * broken / max(1, high)


def _charset_normalizer(sample: bytes) -> str | None:
    # Imported where it is needed: most files are UTF-8, and it takes 40 ms.
    from charset_normalizer import from_bytes

    best = from_bytes(sample).best()
    return known_encoding(best.encoding) if best else None


def _is_plausible_utf16(text: str) -> bool:
    if not text:
        return False
    bad = sum(unicodedata.category(character) in ("Cc", "Cn", "Co", "Cs") for character in text[:5_000])
    bad -= sum(text[:5_000].count(fine) for fine in "\t\n\r\f\v")
    return bad <= len(text[:5_000]) * _MOST_CONTROLS
