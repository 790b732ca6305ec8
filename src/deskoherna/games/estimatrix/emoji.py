"""What is an emoji: pictures, alone or joined, keys, and flags; letters in circles are none."""

from __future__ import annotations

import re

JOINER, LOOK, KEYCAP = "\u200d", "\ufe0f", "\u20e3"

# What Unicode 16 lists as emoji, by code; from 1F300 on also places that are kept for new ones.
PICTURES = """
    A9 AE 203C 2049 2122 2139 2194-2199 21A9-21AA 231A-231B 2328 23CF 23E9-23F3 23F8-23FA 24C2
    25AA-25AB 25B6 25C0 25FB-25FE 2600-2604 260E 2611 2614-2615 2618 261D 2620 2622-2623 2626 262A
    262E-262F 2638-263A 2640 2642 2648-2653 265F-2660 2663 2665-2666 2668 267B 267E-267F 2692-2697
    2699 269B-269C 26A0-26A1 26A7 26AA-26AB 26B0-26B1 26BD-26BE 26C4-26C5 26C8 26CE-26CF 26D1
    26D3-26D4 26E9-26EA 26F0-26F5 26F7-26FA 26FD 2702 2705 2708-270D 270F 2712 2714 2716 271D 2721
    2728 2733-2734 2744 2747 274C 274E 2753-2755 2757 2763-2764 2795-2797 27A1 27B0 27BF 2934-2935
    2B05-2B07 2B1B-2B1C 2B50 2B55 3030 303D 3297 3299 1F004 1F0CF 1F170-1F171 1F17E-1F17F 1F18E
    1F191-1F19A 1F201-1F202 1F21A 1F22F 1F232-1F23A 1F250-1F251 1F300-1F321 1F324-1F393 1F396-1F397
    1F399-1F39B 1F39E-1F3F0 1F3F3-1F3F5 1F3F7-1F4FD 1F4FF-1F53D 1F549-1F54E 1F550-1F567 1F56F-1F570
    1F573-1F57A 1F587 1F58A-1F58D 1F590 1F595-1F596 1F5A4-1F5A5 1F5A8 1F5B1-1F5B2 1F5BC 1F5C2-1F5C4
    1F5D1-1F5D3 1F5DC-1F5DE 1F5E1 1F5E3 1F5E8 1F5EF 1F5F3 1F5FA-1F64F 1F680-1F6C5 1F6CB-1F6D2
    1F6D5-1F6E5 1F6E9 1F6EB-1F6F0 1F6F3-1F6FF 1F7DC-1F7F0 1F90C-1F93A 1F93C-1F945 1F947-1F9FF
    1FA6E-1FAFF
"""
# Countries and other places that have a flag: pairs of letters.
PLACES = """
    AC AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR
    BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CP CR CU CV CW CX CY CZ DE DG DJ DK DM DO
    DZ EA EC EE EG EH ER ES ET EU FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT
    GU GW GY HK HM HN HR HT HU IC ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR
    KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU
    MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY
    QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TA TC TD TF TG
    TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM UN US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA
    ZM ZW
"""
NATIONS = ("gbeng", "gbsct", "gbwls")  # England, Scotland, Wales: a flag and unseen letters


def _ranges() -> str:
    ends = (part.partition("-") for part in PICTURES.split())
    return "".join(f"{chr(int(a, 16))}-{chr(int(b or a, 16))}" for a, _, b in ends)


def _flag(place: str) -> str:
    return "".join(chr(ord("\U0001f1e6") + ord(letter) - ord("A")) for letter in place)


def _nation(place: str) -> str:
    return "\U0001f3f4" + "".join(chr(0xE0000 + ord(letter)) for letter in place) + "\U000e007f"


_PICTURE = f"[{_ranges()}]{LOOK}?[\U0001f3fb-\U0001f3ff]?"
NATION = re.compile("|".join(map(_nation, NATIONS)))
EMOJI = re.compile(
    "|".join((
        NATION.pattern,
        *map(_flag, PLACES.split()),
        f"[0-9#*]{LOOK}?{KEYCAP}",
        f"{_PICTURE}(?:{JOINER}{_PICTURE})*",
    ))
)  # fmt: skip
_LINE = re.compile(f"(?:{EMOJI.pattern}| )*")


def is_picture(char: str) -> bool:
    return re.fullmatch(_PICTURE, char) is not None


def not_emoji(line: str) -> str:
    """The first character that is neither an emoji nor a space; empty if there is none."""
    found = _LINE.match(line)
    return line[found.end() : found.end() + 1] if found else line[:1]
