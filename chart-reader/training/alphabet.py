"""The characters the recogniser knows, and how others are folded onto them. Index 0 of the output is the CTC blank."""

import unicodedata

DIGITS = "0123456789"
MARKS = ".,-+%$€£¥/:·'()&|_#@!?=*\";[]<>×"
SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉"
UPPER = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LOWER = "abcdefghijklmnopqrstuvwxyz"
MORE = "{}^~µ₹₩₽₿₺"
ALPHABET = DIGITS + MARKS + " " + UPPER + LOWER + SUBSCRIPTS + MORE

INDEX = {character: position + 1 for position, character in enumerate(ALPHABET)}

# Signs that stand beside texts and are not read.
ICONS = "▲▼●■◆►"
# Dashes of every length are one class: fonts do not tell them apart at label size. Accents are left out of what is
# written for the same reason; other letters become what they are typed as without them.
FOLDED = {
    "−": "-", "–": "-", "—": "-", "’": "'", "•": "·", "…": "...", "μ": "µ", "ß": "ss", "ı": "i", "ł": "l", "Ł": "L",
    "ø": "o", "Ø": "O", "đ": "d", "æ": "ae", "œ": "oe", "\u00a0": " ", "\u2009": " ", "\u202f": " ",
    **{icon: " " for icon in ICONS},
}


def written(character):
    """What the network is asked to write for one character."""
    if character in INDEX:
        return character
    if character in FOLDED:
        return FOLDED[character]
    return "".join(part for part in unicodedata.normalize("NFD", character) if not unicodedata.combining(part))


def fold(text):
    """The text as the network is asked to write it: folded characters, single spaces, none at the ends."""
    return " ".join("".join(written(character) for character in text).split())


def encode(text):
    """Class numbers of a folded text."""
    return [INDEX[character] for character in text]
