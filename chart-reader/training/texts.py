"""Random texts as they stand on price charts: prices, times, headers, and ordinary words.

Digits are drawn uniformly, so that the network learns shapes and not which prices are common.
Every function takes a `random.Random` and returns a string.
"""

DIGITS = "0123456789"
SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉"
UPPER = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LOWER = "abcdefghijklmnopqrstuvwxyz"
MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
DAYS = "Mon Tue Wed Thu Fri Sat Sun".split()
QUOTES = "USDT USD EUR BTC ETH USDC GBP JPY CHF AUD BUSD PERP TRY KRW".split()
BASES = """BTC ETH SOL XRP ADA DOGE LTC BNB AVAX DOT LINK UNI ATOM TRX XLM ALGO SHIB PEPE WIF EUR GBP USD JPY CHF AUD
NZD CAD XAU XAG AAPL MSFT NVDA TSLA AMZN GOOG META NFLX SPX NDX DJI DAX US30 US500 NAS100 GER40 UK100 WTI USOIL
BRENT NG1! ES1! CL1! GALA OP ARB SUI APT INJ FTM MATIC NEAR 1INCH BRK.B SPY QQQ""".split()
NAMES = """Bitcoin Ethereum Litecoin Tether Dollar Euro Pound Yen Franc Gold Silver Crude Oil Copper Apple Tesla Nvidia
Microsoft Amazon Index Futures Nasdaq Composite Inc Corp Ltd Natural Gas Wheat Corn Solana Cardano Ripple Dogecoin
Australian Canadian Swiss Japanese British U.S. TetherUS Spot Perpetual Contract""".split()
EXCHANGES = """Binance BINANCE Bitfinex BITFINEX Coinbase COINBASE Kraken KRAKEN BITSTAMP Bybit BYBIT OKX OANDA FXCM NASDAQ
NYSE TVC FOREXCOM CAPITALCOM ICE COMEX NYMEX XETRA LSE CME""".split()
FRAMES = """1m 3m 5m 15m 30m 45m 1h 2h 3h 4h 6h 8h 12h 1D 3D 1W 1M 1d 1w 1H 4H M1 M5 M15 M30 H1 H4 D1 W1 MN 1 5 15 30 60 120
240 D W M 1Y 1mo 1wk 5min 15min 1hour Daily Weekly Monthly Hourly daily weekly 10m 90m ALL 3M 6M YTD MAX""".split()
INDICATORS = """MA EMA SMA WMA RSI MACD BB Vol Volume VWAP ATR OBV KDJ BOLL Stoch StochRSI CCI ADX MFI Ichimoku SAR DMI TRIX
Supertrend Momentum""".split()
WORDS = """the of and to in is that for with as on was by are this from be at it or an have not which you all can one has
more their page time price order market limit stop buy sell chart open high low close volume trade trading total balance
amount available margin leverage position history settings indicator alert search watchlist screener news portfolio
deposit withdraw wallet account login sign up help support menu home back next cancel confirm save edit delete share
symbol interval compare template layout undo redo full screen log auto percent regular session extended hours UTC date
range today week month year change day last bid ask spread average funding rate index mark long short profit loss report
table quarter revenue north south east west central figure method result value sample study system water light world
people number between under while should another because through little before after great where right think
Overview Products Company Customers Pricing Reports Dashboard January February March April June July August September
October November December Monday Tuesday Wednesday Thursday Friday""".split()


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
    """0.00001234, or 0.0₄1234 with the number of zeros as a subscript."""
    if rng.random() < 0.55:
        return "0." + "0" * rng.randint(2, 7) + digits(rng, rng.randint(1, 5))
    point = "," if rng.random() < 0.1 else "."
    return "0" + point + "0" + rng.choice(SUBSCRIPTS) + digits(rng, rng.randint(1, 5))


def magnitude(rng):
    """123K, 1.2M, 60 B."""
    tail = "" if rng.random() < 0.4 else "." + digits(rng, rng.randint(1, 3))
    gap = " " if rng.random() < 0.1 else ""
    return whole(rng, 4) + tail + gap + rng.choice("KMBTkKMBmb")


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
    return prefix + mantissa + rng.choice("eeE") + sign + digits(rng, rng.randint(1, 2))


def comma_decimal(rng):
    """1,2345: the comma as the decimal point."""
    return whole(rng, 5) + "," + fraction(rng)


PRICE_STYLES = [plain] * 52 + [thousands] * 20 + [tiny] * 11 + [magnitude] * 9 + [comma_decimal] * 5 + [scientific] * 2


def price(rng):
    """One price label, sometimes with a currency mark before or after it."""
    if rng.random() < 0.1:
        return signed(rng)
    text = rng.choice(PRICE_STYLES)(rng)
    mark = rng.random()
    if mark < 0.08:
        return rng.choice("$$$$€€£¥") + rng.choice(["", "", "", " "]) + text
    if mark < 0.10:
        return text + rng.choice([" ", ""]) + rng.choice("$€£")
    if mark < 0.12:
        return rng.choice("-−+") + rng.choice(["", "$", "€"]) + text
    if mark < 0.135:
        return text + rng.choice(["%", " %"])
    if mark < 0.15:
        return text + " " + rng.choice(QUOTES)
    return text


def clock(rng):
    """09:00, 9:30 AM, 14:05:30."""
    text = f"{rng.randint(0, 23):02d}:{rng.randint(0, 59):02d}"
    style = rng.random()
    if style < 0.08:
        return text + f":{rng.randint(0, 59):02d}"
    if style < 0.16:
        return text.lstrip("0").rjust(4, "1") + rng.choice([" ", ""]) + rng.choice(["AM", "PM", "am", "pm", "UTC"])
    return text


def date(rng):
    """Dates in the orders and separators that time axes use."""
    d, m, y = rng.randint(1, 31), rng.randint(1, 12), rng.randint(1985, 2032)
    month = MONTHS[m - 1]
    return rng.choice(
        [
            f"{d}", f"{d}", f"{y}", f"{month}", f"{month} {d}", f"{d} {month}", f"{month} {d:02d}", f"{d:02d} {month}",
            f"{month} {y}", f"{month} '{y % 100:02d}", f"{d} {month} '{y % 100:02d}", f"{d} {month} {y}",
            f"{month} {d}, {y}", f"{y}-{m:02d}-{d:02d}", f"{y}-{m:02d}", f"{m:02d}-{d:02d}", f"{m:02d}/{d:02d}",
            f"{d:02d}.{m:02d}.{y}", f"{d:02d}.{m:02d}.", f"{y}/{m:02d}/{d:02d}", f"{y}.{m:02d}.{d:02d}", f"{m}/{d}/{y}",
            f"{rng.choice(DAYS)} {d}", f"{rng.choice(DAYS)} {d:02d} {month}", f"{month}-{y % 100:02d}",
            f"{rng.choice(DAYS)} {d} {month} '{y % 100:02d}", f"{m:02d}/{d:02d}/{y % 100:02d}", f"Q{rng.randint(1, 4)} {y}",
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
    names = rng.choice([list("OHLC"), ["Open", "High", "Low", "Close"], list("OHLC"), ["open", "high", "low", "close"]])
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


def quote_line(rng):
    """EURUSD,H1 1.0823 1.0841 1.0820 1.0833, or BTC/USDT 64,210.5 -0.53%."""
    name = pair(rng) + (rng.choice([",", ", ", " "]) + rng.choice(FRAMES) if rng.random() < 0.6 else "")
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
    if style < 0.30:
        return pair(rng)
    if style < 0.60:
        name = company(rng) if rng.random() < 0.3 else pair(rng)
        gap = rng.choice([" · ", " · ", ", ", ",", " - ", " — ", " ", "  ", " | ", " • ", " (", ": "])
        frame = rng.choice(FRAMES) if rng.random() < 0.8 else rng.choice(["1 hour", "4 hours", "15 minutes", "1 day", "1 Day Chart"])
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

    pool = ALPHABET[: -len(SUBSCRIPTS)]
    return "".join(rng.choice(pool) for _ in range(rng.randint(2, 10))).strip() or "0"


KINDS = [("price", price, 0.54), ("time", time_label, 0.11), ("header", header, 0.18), ("words", words, 0.13), ("jumble", jumble, 0.04)]


def any_text(rng):
    """(kind, text) after the shares in KINDS."""
    point = rng.random()
    for kind, draw, share in KINDS:
        point -= share
        if point < 0:
            return kind, draw(rng)
    return "price", price(rng)
