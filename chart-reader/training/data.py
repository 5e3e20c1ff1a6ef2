"""Reads the files of make_lines.py and gives batches of lines of like width."""

import numpy as np
import torch

from make_lines import HIGH, LOW
from normalise import HEIGHT


class Lines:
    """All lines of one file."""

    def __init__(self, path):
        file = np.load(path)
        self.kinds, self.cases, self.widths = file["kinds"], file["cases"], file["widths"]
        self.pixels, self.classes, self.lengths = file["pixels"], file["classes"], file["lengths"]
        self.starts = np.concatenate([[0], np.cumsum(self.widths.astype(np.int64) * HEIGHT)])
        self.class_starts = np.concatenate([[0], np.cumsum(self.lengths)])

    def __len__(self):
        return len(self.widths)

    def picture(self, i):
        flat = self.pixels[self.starts[i] : self.starts[i + 1]]
        return flat.reshape(self.widths[i], HEIGHT).T

    def target(self, i):
        return self.classes[self.class_starts[i] : self.class_starts[i + 1]]


def batch(lines, chosen):
    """(pictures, widths, targets, target lengths) as tensors."""
    widest = int(max(lines.widths[i] for i in chosen))
    pictures = np.full((len(chosen), 1, HEIGHT, widest), (0 - LOW) / (HIGH - LOW) * 255, np.float32)
    for row, i in enumerate(chosen):
        pictures[row, 0, :, : lines.widths[i]] = lines.picture(i)
    pictures = pictures / 255 * (HIGH - LOW) + LOW
    targets = np.concatenate([lines.target(i) for i in chosen]).astype(np.int64)
    return (
        torch.from_numpy(pictures),
        torch.from_numpy(lines.widths[chosen].astype(np.int64)),
        torch.from_numpy(targets),
        torch.from_numpy(lines.lengths[chosen].astype(np.int64)),
    )


def batches(lines, rng, columns=7200, most=96):
    """Shuffled batches of about `columns` columns, each of lines of like width."""
    order = np.argsort(lines.widths + rng.uniform(0, 16, len(lines)))
    groups, start = [], 0
    while start < len(order):
        count = max(4, min(most, int(columns / max(24, lines.widths[order[min(len(order) - 1, start + 32)]]))))
        groups.append(order[start : start + count])
        start += count
    rng.shuffle(groups)
    return [batch(lines, group) for group in groups]


def greedy(scores, steps):
    """Best path of each line: class numbers without repeats and blanks. `scores` is (batch, classes, time)."""
    best = scores.argmax(1).numpy()
    out = []
    for row, count in zip(best, steps.numpy()):
        previous, text = 0, []
        for value in row[:count]:
            if value != previous and value != 0:
                text.append(int(value))
            previous = value
        out.append(text)
    return out
