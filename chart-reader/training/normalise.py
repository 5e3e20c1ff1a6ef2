"""Crop of one text line to network input. `text/normalise-line.ts` does the same; a test compares the two."""

import numpy as np
from PIL import Image

HEIGHT = 16
MARGIN = 0.12
MIN_WIDTH = 8
MAX_WIDTH = 960


def to_ink(grey):
    """Background 0, ink 1, whichever of the two is darker in the source. `grey` is float32 (height, width)."""
    border = np.concatenate([grey[0], grey[-1], grey[:, 0], grey[:, -1]])
    background = np.float32(np.median(border))
    difference = grey - background
    up = float((np.maximum(difference, 0) ** 3).sum())
    down = float((np.maximum(-difference, 0) ** 3).sum())
    deviation = difference if up > down else -difference
    ranked = np.sort(deviation.ravel())[::-1]
    rank = min(len(ranked) - 1, max(3, round(0.02 * len(ranked))))
    scale = max(float(ranked[rank]), 6.0)
    return np.clip(deviation / scale, -0.25, 1.25).astype(np.float32)


def ink_band(ink):
    """Rows a..b (inclusive) of the text: the run of inked rows with the most ink, over gaps of up to an eighth."""
    height = ink.shape[0]
    inked = ink.max(axis=1) > 0.45
    gap = 1 + int(0.12 * height)
    runs, start, last = [], -1, -1
    for row in range(height):
        if not inked[row]:
            continue
        if start >= 0 and row - last > gap:
            runs.append((start, last))
            start = row
        elif start < 0:
            start = row
        last = row
    if start < 0:
        return 0, height - 1
    runs.append((start, last))
    mass = np.maximum(ink, 0).sum(axis=1)
    a, b = max(runs, key=lambda run: float(mass[run[0] : run[1] + 1].sum()))
    least = max(1, int(0.4 * height))
    if b - a + 1 < least:
        middle = (a + b) / 2
        a = max(0, int(middle - least / 2 + 0.5))
        b = min(height - 1, a + least - 1)
    return a, b


def ink_columns(ink, a, b):
    """First and last column with ink inside rows a..b."""
    inked = np.nonzero(ink[a : b + 1].max(axis=0) > 0.45)[0]
    return (0, ink.shape[1] - 1) if len(inked) == 0 else (int(inked[0]), int(inked[-1]))


def normalise(grey, shift=(0.0, 0.0, 0.0, 0.0)):
    """Network input, float32 (HEIGHT, width). `shift` moves top, bottom, left and right edges, in shares of the height."""
    ink = to_ink(grey.astype(np.float32))
    a, b = ink_band(ink)
    left, right = ink_columns(ink, a, b)
    tall = b - a + 1
    pad = 2 + int(np.ceil(tall * 0.5))
    # What touches the crop's edge goes on beyond it: a tick that comes from outside does not look like a minus sign.
    padded = np.pad(ink, pad, mode="edge")
    y0 = a - MARGIN * tall + shift[0] * tall + pad
    y1 = b + 1 + MARGIN * tall + shift[1] * tall + pad
    x0 = left - 2 * MARGIN * tall + shift[2] * tall + pad
    x1 = right + 1 + 2 * MARGIN * tall + shift[3] * tall + pad
    width = int(min(MAX_WIDTH, max(MIN_WIDTH, np.floor((x1 - x0) * HEIGHT / (y1 - y0) + 0.5))))
    picture = Image.fromarray(padded).resize((width, HEIGHT), Image.Resampling.BILINEAR, box=(x0, y0, x1, y1))
    return np.asarray(picture, dtype=np.float32)
