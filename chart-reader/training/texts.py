"""Random texts as they stand on price charts: prices, times, headers, and ordinary words.

Digits are drawn uniformly, so that the network learns shapes and not which prices are common.
Every function takes a `random.Random` and returns a string.
"""

from prices import DIGITS, SUBSCRIPTS, digits, plain, price, whole
from words import (
    BASES, DAYS, EXCHANGES, FRAMES, FUTURES, INDICATORS, LONG_FRAMES, MONTHS, NAMES, OHLC_NAMES, OTHER_DAYS, OTHER_MONTHS, QUOTES, WORDS,
)

UPPER = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LOWER = "abcdefghijklmnopqrstuvwxyz"


def clock(rng):
    """09:00, 9:30 AM, 14:05:30."""
    text = f"{rng.randint(0, 23):02d}:{rng.randint(0, 59):02d}"
    style = rng.random()
    if style < 0.08:
        return text + f":{rng.randint(0, 59):02d}"
    if style < 0.12:
        return text.lstrip("0").rjust(4, "1") + rng.choice("ap")
    if style < 0.16:
        return text.lstrip("0").rjust(4, "1") + rng.choice([" ", ""]) + rng.choice(["AM", "PM", "am", "pm", "UTC"])
    return text


def date(rng):
    """Dates in the orders and separators that time axes use."""
    d, m, y = rng.randint(1, 31), rng.randint(1, 12), rng.randint(1985, 2032)
    month = rng.choice(OTHER_MONTHS) if rng.random() < 0.3 else MONTHS[m - 1]
    weekday = rng.choice(OTHER_DAYS) if rng.random() < 0.3 else rng.choice(DAYS)
    return rng.choice(
        [
            f"{d}", f"{d}", f"{y}", f"{month}", f"{month} {d}", f"{d} {month}", f"{month} {d:02d}", f"{d:02d} {month}",
            f"{month} {y}", f"{month} '{y % 100:02d}", f"{d} {month} '{y % 100:02d}", f"{d} {month} {y}",
            f"{month} {d}, {y}", f"{y}-{m:02d}-{d:02d}", f"{y}-{m:02d}", f"{m:02d}-{d:02d}", f"{m:02d}/{d:02d}",
            f"{d:02d}.{m:02d}.{y}", f"{d:02d}.{m:02d}.", f"{y}/{m:02d}/{d:02d}", f"{y}.{m:02d}.{d:02d}", f"{m}/{d}/{y}",
            f"{weekday} {d}", f"{weekday} {d:02d} {month}", f"{month}-{y % 100:02d}",
            f"{weekday} {d} {month} '{y % 100:02d}", f"{m:02d}/{d:02d}/{y % 100:02d}", f"Q{rng.randint(1, 4)} {y}", f"{d}. {month}", f"{d}. {month} {y}", f"{d} de {month}",
            f"{month} {y % 100:02d}", f"{d}/{m}", f"{month}. {d}", f"{y % 100:02d}/{m:02d}/{d:02d}",
        ]
    )


def time_label(rng):
    """A label of the time axis."""
    style = rng.random()
    if style < 0.35:
        return clock(rng)
    if style < 0.8:
        return date(rng)
    return date(rng) + rng.choice([" ", ", ", "  "]) + clock(rng)


def ticker(rng):
    """A symbol: a known one, or random letters so that none is preferred."""
    if rng.random() < 0.45:
        return "".join(rng.choice(UPPER) for _ in range(rng.randint(2, 6))) + ("" if rng.random() < 0.8 else rng.choice(DIGITS))
    return rng.choice(BASES)


def pair(rng):
    """BTCUSDT, BTC/USDT, BTC-USD, NVDA, Binance:BTCUSDT."""
    base = ticker(rng)
    text = base if rng.random() < 0.3 else base + rng.choice(["/", "/", "/", "", "", "-", " / ", "_"]) + rng.choice(QUOTES)
    if rng.random() < 0.12:
        return rng.choice(EXCHANGES) + ":" + text
    return text


def company(rng):
    """A spelt-out instrument name."""
    return " ".join(rng.choice(NAMES) for _ in range(rng.randint(1, 3)))


def ohlc(rng):
    """O 1.234 H 1.250 L 1.2 C 1.24 and its kin, whole or in part."""
    decimals = rng.randint(0, 5)
    gap = rng.choice(["", " ", ": ", ":", " "])
    names = rng.choice(OHLC_NAMES[:4]) if rng.random() < 0.5 else rng.choice(OHLC_NAMES)
    values = [whole(rng, 5) + ("." + digits(rng, decimals) if decimals else "") for _ in names]
    parts = [name + gap + value for name, value in zip(names, values)]
    kept = rng.choice([1, 1, 2, 2, 3, 4])
    start = rng.randint(0, 4 - kept)
    between = rng.choice([" ", " ", "  ", ", "])
    text = between.join(parts[start : start + kept])
    return text + " " + change(rng) if rng.random() < 0.4 else text


def change(rng):
    """-1.66 (-1.22%): how far the price moved, signed, often with the share in brackets."""
    sign = rng.choice(["-", "−", "-", "+"])
    number = whole(rng, 4) + "." + digits(rng, rng.choice([1, 2, 2, 2, 4]))
    share = sign + whole(rng, 2) + "." + digits(rng, 2) + "%"
    return rng.choice([f"{sign}{number} ({share})", f"{sign}{number} {share}", share, f"({share})", f"{sign}{number}"])


def future(rng):
    """ES 09-23, NQ 12-24 (5 Minute), /ES:XCME, GC Dec 23."""
    root = rng.choice(FUTURES) if rng.random() < 0.7 else "".join(rng.choice(UPPER) for _ in range(rng.randint(1, 3)))
    m, y = rng.randint(1, 12), rng.randint(5, 29)
    name = rng.choice([f"{root} {m:02d}-{y:02d}", f"{root} {m:02d}-{y:02d}", f"/{root}:X{ticker(rng)}", f"/{root}", f"{root} {rng.choice(MONTHS)} {y:02d}"])
    return name + rng.choice(["", "", f" ({rng.choice(LONG_FRAMES)})", f" {rng.choice(FRAMES)}", f", {rng.choice(LONG_FRAMES)}"])


def countdown(rng):
    """02:13, 1d 4h, 23:59:59: the time left in the bar."""
    return rng.choice([f"{rng.randint(0, 59):02d}:{rng.randint(0, 59):02d}", f"{rng.randint(0, 23):02d}:{rng.randint(0, 59):02d}:{rng.randint(0, 59):02d}",
                       f"{rng.randint(1, 6)}d {rng.randint(1, 23)}h"])


def tag(rng):
    """A price tag with its countdown or name beside it."""
    side = rng.random()
    if side < 0.5:
        return plain(rng) + rng.choice([" ", "  "]) + countdown(rng)
    name = ticker(rng) if side < 0.8 else rng.choice(["Bid", "Ask", "Pre", "High", "Low", "Last", "Close", "SL", "TP"])
    return name + rng.choice([" ", "  ", ": "]) + plain(rng)


def quote_line(rng):
    """EURUSD,H1 1.0823 1.0841 1.0820 1.0833, or BTC/USDT 64,210.5 -0.53%."""
    icon = rng.choice("▲▼●■") + rng.choice(["", " "]) if rng.random() < 0.2 else ""
    name = icon + pair(rng) + (rng.choice([",", ", ", " "]) + rng.choice(FRAMES) if rng.random() < 0.6 else "")
    if rng.random() < 0.5:
        return name + " " + plain(rng) + " " + change(rng)
    decimals = rng.randint(1, 5)
    return name + "".join(" " + whole(rng, 5) + "." + digits(rng, decimals) for _ in range(rng.randint(1, 4)))


def indicator(rng):
    """MA 20, EMA(50), RSI 14 close 55.21, Vol 1.2K."""
    name = rng.choice(INDICATORS)
    n = str(rng.choice([5, 7, 9, 10, 12, 14, 20, 21, 25, 26, 30, 50, 99, 100, 200, rng.randint(2, 250)]))
    text = rng.choice([name, f"{name} {n}", f"{name}({n})", f"{name}{n}", f"{name} ({n}, {rng.randint(1, 30)})", f"{name} {n} close"])
    return text + (rng.choice([" ", ": "]) + plain(rng) if rng.random() < 0.4 else "")


def header(rng):
    """A chart's heading or legend."""
    style = rng.random()
    if style < 0.14:
        return rng.choice(FRAMES)
    if style < 0.26:
        return pair(rng)
    if style < 0.31:
        return future(rng)
    if style < 0.33:
        return " · ".join(rng.choice(FRAMES + EXCHANGES) for _ in range(rng.randint(2, 3)))
    if style < 0.60:
        name = company(rng) if rng.random() < 0.3 else pair(rng)
        gap = rng.choice([" · ", " · ", ", ", ",", " - ", " — ", " ", "  ", " | ", " • ", " (", ": "])
        frame = rng.choice(FRAMES) if rng.random() < 0.75 else rng.choice(LONG_FRAMES)
        text = name + gap + frame + (")" if gap == " (" else "")
        return text + (gap + rng.choice(EXCHANGES) if gap not in (" (", ": ") and rng.random() < 0.3 else "")
    if style < 0.76:
        return ohlc(rng)
    if style < 0.84:
        return quote_line(rng)
    if style < 0.93:
        return indicator(rng)
    return company(rng) + " / " + company(rng) if rng.random() < 0.5 else company(rng)


def words(rng):
    """Words of an interface or a page; a third of them random letters."""
    out = []
    for _ in range(rng.choice([1, 1, 1, 2, 2, 3, 4])):
        word = rng.choice(WORDS) if rng.random() < 0.6 else "".join(rng.choice(LOWER) for _ in range(rng.randint(2, 9)))
        case = rng.random()
        word = word.upper() if case < 0.12 else word.capitalize() if case < 0.35 else word
        out.append(word + (rng.choice([",", ".", ":", ";", "!", "?", "."]) if rng.random() < 0.1 else ""))
    return " ".join(out)


def jumble(rng):
    """Any characters in any order, so that no neighbour is taken for granted."""
    from alphabet import ALPHABET

    pool = [character for character in ALPHABET if character not in SUBSCRIPTS]
    return "".join(rng.choice(pool) for _ in range(rng.randint(2, 10))).strip() or "0"


KINDS = [
    ("price", price, 0.50), ("time", time_label, 0.13), ("header", header, 0.19), ("words", words, 0.11), ("tag", tag, 0.03),
    ("jumble", jumble, 0.04),
]


def any_text(rng):
    """(kind, text) after the shares in KINDS."""
    point = rng.random()
    for kind, draw, share in KINDS:
        point -= share
        if point < 0:
            return kind, draw(rng)
    return "price", price(rng)
