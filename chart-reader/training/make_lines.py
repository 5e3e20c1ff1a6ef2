"""Writes files of normalised training lines: python3 make_lines.py FOLDER FIRST COUNT [LINES_PER_FILE] [held]."""

import os
import random
import sys

import numpy as np

from alphabet import encode, fold
from draw import Drawer
from normalise import normalise

LOW, HIGH = -0.25, 1.25


def line(drawer, rng):
    """(kind, case, classes, uint8 picture) of one drawn, cropped and normalised line, the edges moved a little."""
    while True:
        kind, case, text, crop = drawer.sample()
        shift = [rng.gauss(0, 0.03) for _ in range(4)] if rng.random() < 0.5 else [0.0] * 4
        picture = normalise(crop, [max(-0.1, min(0.1, value)) for value in shift])
        classes = encode(fold(text))
        if picture.shape[1] <= 640 and len(classes) < picture.shape[1] / 3:
            return kind, case, classes, np.round((picture - LOW) / (HIGH - LOW) * 255).astype(np.uint8)


def main(folder, first, count, size=10000, fonts=""):
    os.makedirs(folder, exist_ok=True)
    for number in range(first, first + count):
        rng = random.Random(number)
        drawer = Drawer(rng, fonts == "held")
        lines = [line(drawer, rng) for _ in range(size)]
        path = os.path.join(folder, f"lines-{number:04d}.npz")
        np.savez(
            path + ".part.npz",
            kinds=np.array([kind for kind, _, _, _ in lines]),
            cases=np.array([case for _, case, _, _ in lines]),
            lengths=np.array([len(classes) for _, _, classes, _ in lines], np.int32),
            classes=np.concatenate([np.array(classes, np.uint8) for _, _, classes, _ in lines]),
            widths=np.array([picture.shape[1] for _, _, _, picture in lines], np.int32),
            pixels=np.concatenate([picture.T.ravel() for _, _, _, picture in lines]),
        )
        os.replace(path + ".part.npz", path)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), *[int(value) for value in sys.argv[4:5]], *sys.argv[5:6])
