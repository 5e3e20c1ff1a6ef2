"""Random prices in every style that axes show. Every function takes a `random.Random` and returns a string."""

from words import QUOTES

DIGITS = "0123456789"
SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉"


def digits(rng, count):
    """`count` digits; every fourth time with runs of one digit, which CTC finds hardest."""
    if rng.random() < 0.75:
        return "".join(rng.choice(DIGITS) for _ in range(count))
    out = ""
    while len(out) < count:
        out += rng.choice(DIGITS) * rng.randint(1, 4)
    return out[:count]


def whole(rng, longest=7):
    """A whole number without a leading zero, or 0."""
    count = min(longest, rng.choice([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 7]))
    text = digits(rng, count)
    return text.lstrip("0") or "0"


def fraction(rng, longest=6):
    """Decimals; often ending in zeros as round axis steps do."""
    count = min(longest, rng.choice([1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6]))
    text = digits(rng, count)
    if rng.random() < 0.35:
        kept = rng.randint(0, count)
        text = text[:kept] + "0" * (count - kept)
    return text


def grouped(text, separator):
    """Thousands grouped from the right."""
    head = len(text) % 3
    parts = [text[:head]] if head else []
    return separator.join(parts + [text[i : i + 3] for i in range(head, len(text), 3)])


def plain(rng):
    """123, 1.2345 or 0.00012."""
    if rng.random() < 0.28:
        return whole(rng, 9)
    head = "0" if rng.random() < 0.25 else whole(rng)
    return head + "." + fraction(rng)


def thousands(rng):
    """12,345.67, 12 345.67, 1.234,56 or 12'345."""
    number = digits(rng, rng.choice([4, 4, 5, 5, 5, 6, 6, 7, 8])).lstrip("0").rjust(4, "1")
    separator, point = rng.choice([(",", ".")] * 9 + [(" ", ".")] * 2 + [(" ", ",")] * 2 + [(".", ",")] * 4 + [("'", ".")])
    tail = "" if rng.random() < 0.4 else point + digits(rng, rng.choice([1, 2, 2, 2, 3]))
    return grouped(number, separator) + tail


def tiny(rng):
    """0.00001234, or 0.0₄1234 with the number of zeros as a subscript, or 0.0{4}1234."""
    if rng.random() < 0.2:
        return "0.0{" + str(rng.randint(2, 12)) + "}" + digits(rng, rng.randint(1, 5))
    if rng.random() < 0.5:
        return "0." + "0" * rng.randint(2, 7) + digits(rng, rng.randint(1, 5))
    point = "," if rng.random() < 0.1 else "."
    return "0" + point + "0" + rng.choice(SUBSCRIPTS) + digits(rng, rng.randint(1, 5))


def magnitude(rng):
    """123K, 1.2M, 60 B."""
    tail = "" if rng.random() < 0.4 else "." + digits(rng, rng.randint(1, 3))
    gap = " " if rng.random() < 0.1 else ""
    return whole(rng, 4) + tail + gap + rng.choice("KMBTkKMBmbkµ")


def signed(rng):
    """-1.66 (-1.22%), +0.5 %."""
    sign = rng.choice(["-", "+", "−", "-", "+", "−", "–", ""])
    number = whole(rng, 4) + "." + digits(rng, rng.choice([1, 2, 2, 2, 3, 4]))
    percent = rng.choice(["%", "%", " %"])
    style = rng.random()
    if style < 0.45:
        return sign + number + percent
    if style < 0.65:
        return sign + number
    if style < 0.8:
        return "(" + sign + number + percent + ")"
    return sign + number + " (" + sign + whole(rng, 3) + "." + digits(rng, 2) + percent + ")"


def scientific(rng):
    """1.5e-05, 2E+04, offsets as matplotlib prints them."""
    sign = rng.choice(["-", "−", "+", ""])
    mantissa = rng.choice(DIGITS[1:]) + rng.choice(["", "." + digits(rng, rng.randint(1, 3))])
    prefix = rng.choice(["", "", "", "×", "+"])
    if rng.random() < 0.3:
        return rng.choice(["×10^", "x10^", "1e", "1e", "×1e"]) + sign + str(rng.randint(1, 12))
    return prefix + mantissa + rng.choice("eeE") + sign + digits(rng, rng.randint(1, 2))


def comma_decimal(rng):
    """1,2345: the comma as the decimal point."""
    return whole(rng, 5) + "," + fraction(rng)


def bare_fraction(rng):
    """.985 as some programs print it."""
    return "." + fraction(rng)


PRICE_STYLES = (
    [plain] * 52 + [thousands] * 20 + [tiny] * 11 + [magnitude] * 8 + [comma_decimal] * 5 + [scientific] * 3 + [bare_fraction]
)


def price(rng):
    """One price label, sometimes with a currency mark before or after it."""
    if rng.random() < 0.1:
        return signed(rng)
    text = rng.choice(PRICE_STYLES)(rng)
    mark = rng.random()
    if mark < 0.08:
        return rng.choice("$$$$$€€£¥₹₩₽₿₺") + rng.choice(["", "", "", " "]) + text
    if mark < 0.10:
        return text + rng.choice([" ", ""]) + rng.choice("$€£₽₺₹₩₿")
    if mark < 0.12:
        return rng.choice("-−+") + rng.choice(["", "$", "€"]) + text
    if mark < 0.135:
        return text + rng.choice(["%", " %"])
    if mark < 0.15:
        return text + " " + rng.choice(QUOTES)
    return text
