"""Golden vectors of the indicators that TA-Lib lacks or computes otherwise, written from their definitions in plain Python.

Reads the bars of the golden files that generate-indicator-golden.mjs wrote and writes beside them
(api/domain/analysis/testing/golden-python) every tenth value, the first and the last. Run: python3 generate-more-golden.py
"""
import json
import math
import pathlib

HERE = pathlib.Path(__file__).resolve().parent
SOURCE = HERE / "../../api/domain/analysis/testing/golden"
TARGET = HERE / "../../api/domain/analysis/testing/golden-python"


def mean(xs):
    return math.fsum(xs) / len(xs)


def windows(xs, n, f):
    """f of the last n values, None until there are n known ones."""
    out = []
    for i in range(len(xs)):
        part = xs[max(0, i - n + 1) : i + 1]
        out.append(f(part) if len(part) == n and None not in part else None)
    return out


def sma(xs, n):
    return windows(xs, n, mean)


def wma(xs, n):
    return windows(xs, n, lambda p: math.fsum(x * (k + 1) for k, x in enumerate(p)) / (n * (n + 1) / 2))


def ema(xs, n, skip=0):
    """Begins with the mean of the first n known values after `skip` of them."""
    out = [None] * len(xs)
    first = next((i for i, x in enumerate(xs) if x is not None), len(xs)) + skip
    if first + n > len(xs):
        return out
    value = mean(xs[first : first + n])
    out[first + n - 1] = value
    for i in range(first + n, len(xs)):
        value = xs[i] * 2 / (n + 1) + value * (1 - 2 / (n + 1))
        out[i] = value
    return out


def each(f, *lists):
    return [None if None in row else f(*row) for row in zip(*lists)]


def back(xs, n):
    return [None] * n + list(xs[:-n])


def golden(o, h, l, c):
    change = each(lambda a, b: a - b, c, back(c, 1))
    up = each(lambda x: max(x, 0.0), change)
    down = each(lambda x: max(-x, 0.0), change)
    total = lambda xs, n: windows(xs, n, math.fsum)
    roc = lambda n: each(lambda a, b: 100 * (a / b - 1), c, back(c, n))
    fast, slow = ema(c, 12, 14), ema(c, 26)
    double = lambda xs: ema(ema(xs, 25), 13)
    kst = each(
        lambda a, b, d, e: a + 2 * b + 3 * d + 4 * e,
        sma(roc(10), 10), sma(roc(15), 10), sma(roc(20), 10), sma(roc(30), 15),
    )
    middle = sma(c, 20)
    spread = windows(c, 20, lambda p: math.sqrt(mean([(x - mean(p)) ** 2 for x in p])))
    size = each(lambda a, b: a - b, h, l)
    fall = each(lambda x, top: (100 * (x / top - 1)) ** 2, c, windows(c, 14, max))
    return {
        "cmo_14": {"value": each(lambda u, d: 100 * (u - d) / (u + d), total(up, 14), total(down, 14))},
        "ppo_12_26": {"value": each(lambda a, b: 100 * (a / b - 1), fast, slow)},
        "dpo_20": {"value": each(lambda a, b: a - b, back(c, 11), middle)},
        "tsi_25_13": {
            "value": each(lambda a, b: 100 * a / b, double(change), double(each(abs, change)))
        },
        "kst": {"kst": kst, "signal": sma(kst, 9)},
        "coppock": {"value": wma(each(lambda a, b: a + b, roc(14), roc(11)), 10)},
        "elder_ray_13": {
            "bull": each(lambda a, b: a - b, h, ema(c, 13)),
            "bear": each(lambda a, b: a - b, l, ema(c, 13)),
        },
        "zlema_20": {"value": ema(each(lambda a, b: a + (a - b), c, back(c, 9)), 20)},
        "mass_index_25": {"value": total(each(lambda a, b: a / b, ema(size, 9), ema(ema(size, 9), 9)), 25)},
        "ulcer_14": {"value": each(math.sqrt, sma(fall, 14))},
        "parkinson_20": {
            "value": windows(
                each(lambda a, b: math.log(a / b), h, l),
                20,
                lambda p: 100 * math.sqrt(math.fsum(x * x for x in p) / (80 * math.log(2))),
            )
        },
        "garman_klass_20": {
            "value": each(
                lambda x: 100 * math.sqrt(x),
                sma(
                    each(
                        lambda a, b, s, e: 0.5 * math.log(a / b) ** 2
                        - (2 * math.log(2) - 1) * math.log(e / s) ** 2,
                        h, l, o, c,
                    ),
                    20,
                ),
            )
        },
        "bandwidth_20_2": {"value": each(lambda m, s: 400 * s / m, middle, spread)},
        "percent_b_20_2": {"value": each(lambda x, m, s: (x - m + 2 * s) / (4 * s), c, middle, spread)},
        "envelope_20": {
            "upper": each(lambda m: m * 1.025, middle),
            "middle": middle,
            "lower": each(lambda m: m * 0.975, middle),
        },
    }


def sampled(xs):
    known = [i for i, x in enumerate(xs) if x is not None]
    return [[i, xs[i]] for i in known if i in (known[0], known[-1]) or i % 10 == 0]


TARGET.mkdir(exist_ok=True)
for file in sorted(SOURCE.glob("*.json")):
    bars = json.loads(file.read_text())["bars"]
    expected = {
        name: {output: sampled(line) for output, line in outputs.items()}
        for name, outputs in golden(bars["open"], bars["high"], bars["low"], bars["close"]).items()
    }
    (TARGET / file.name).write_text(json.dumps(expected) + "\n")
