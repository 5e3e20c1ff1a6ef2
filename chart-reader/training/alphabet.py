"""The characters the recogniser knows. Index 0 of the network's output is the CTC blank."""

DIGITS = "0123456789"
MARKS = ".,-+%$€£¥/:·'()&|_#@!?=*\";[]<>×"
SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉"
UPPER = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LOWER = "abcdefghijklmnopqrstuvwxyz"
ALPHABET = DIGITS + MARKS + " " + UPPER + LOWER + SUBSCRIPTS

INDEX = {character: position + 1 for position, character in enumerate(ALPHABET)}

# Dashes of every length are one class: fonts do not tell them apart at label size.
FOLDED = {"−": "-", "–": "-", "—": "-", "’": "'", "•": "·", "\u00a0": " ", "\u2009": " ", "\u202f": " "}


def fold(text):
    """The text as the network is asked to write it: folded characters, single spaces, none at the ends."""
    folded = "".join(FOLDED.get(character, character) for character in text)
    return " ".join(folded.split())


def encode(text):
    """Class numbers of a folded text."""
    return [INDEX[character] for character in text]
