"""Which names look alike, so that nobody passes for somebody else (ROOM-10)."""

from __future__ import annotations

import unicodedata

CAPITALS = str.maketrans(  # of other alphabets, where the small letter looks like something else
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹАВЕЅІЈКМНОРСТУХԚԜҮ",
    "ABEZHIKMNOPTYXCABESIJKMHOPCTYXQWY",
)
LOOKALIKES = {  # small Latin letters, and what passes for each
    "a": "аαɑɐ",
    "b": "вβʙƀ",
    "c": "сϲ",
    "d": "ԁđɗɖ",
    "e": "еεəɛ",
    "f": "ғƒ",
    "g": "ɡɢ",
    "h": "нһħʜɦ",
    "j": "јϳȷɟ",
    "k": "кκƙ",
    "l": "iı1іιɩɪӏłɫǀ",
    "m": "мʍ",
    "n": "ηпɴŋɲɳ",
    "o": "0оοσøɵ",
    "p": "рρ",
    "q": "ԛ",
    "s": "5ѕʂ",
    "t": "тτŧʈ",
    "u": "υʋ",
    "v": "νѵ",
    "w": "ԝωɯ",
    "x": "хχ",
    "y": "уγүʏ",
    "z": "ʐƶ",
}
SMALL = str.maketrans({sign: letter for letter, signs in LOOKALIKES.items() for sign in signs})
PAIRS = (("rn", "m"), ("vv", "w"))
HOSTS = {"host", "hostitel", "hostitelka"}  # a guest, in Czech, may well be called Host


def looks(name: str) -> str:
    """Names that look alike have the same: without case, accents, spaces, and by one alphabet."""
    plain = unicodedata.normalize("NFKD", name).translate(CAPITALS).casefold()
    letters = "".join(sign for sign in plain if sign.isalnum()).translate(SMALL)
    for two, one in PAIRS:
        letters = letters.replace(two, one)
    return letters or plain


def poses(name: str) -> bool:
    """Whether a name claims to be the host's."""
    spaced = "".join(
        sign if sign.isalnum() else " " for sign in unicodedata.normalize("NFKC", name)
    )
    words = [looks(word) for word in spaced.split() if not word.isdecimal()]
    claims = {looks(word) for word in HOSTS}
    return words != [looks("host")] and not claims.isdisjoint(words)
