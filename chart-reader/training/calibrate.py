"""Fits the probability that the recogniser shows: python3 calibrate.py NETWORK.npz HELD_OUT.npz...

Prints, for lines not trained on, how many are read right by kind and how often a text of each shown probability is
right, before and after the fit; the last line is slope and offset for export.py. Price lines are read with the price
characters only, as the reader does.
"""

import sys

import numpy as np
import torch

from alphabet import ALPHABET
from data import Lines, batch, greedy
from few_bits import loaded

PRICE = "0123456789.,-+%$€£¥' ()KMBTkmbeE×₀₁₂₃₄₅₆₇₈₉{}^xµ₹₩₽₿₺"
EDGES = [0, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99, 1.0001]


def readings(network, lines):
    """(kind, case, probability of the greedy text over all its spellings, right) of every line."""
    forbidden = torch.tensor([False] + [character not in PRICE for character in ALPHABET])
    out = []
    for kinds in ({"price"}, set(lines.kinds) - {"price"}):
        chosen = np.array([i for i in np.argsort(lines.widths) if lines.kinds[i] in kinds])
        for start in range(0, len(chosen), 64):
            part = chosen[start : start + 64]
            pictures, widths, _, _ = batch(lines, part)
            scores, steps = network(pictures, widths)
            logs = scores.log_softmax(1)
            if kinds == {"price"}:
                logs = logs.masked_fill(forbidden[None, :, None], -30.0)
            texts = greedy(logs, steps)
            lengths = torch.tensor([len(text) for text in texts])
            classes = torch.tensor([value for text in texts for value in text], dtype=torch.long)
            losses = torch.nn.functional.ctc_loss(logs.permute(2, 0, 1), classes, steps, lengths, reduction="none")
            for i, text, loss in zip(part, texts, losses.tolist()):
                out.append((str(lines.kinds[i]), str(lines.cases[i]), float(np.exp(-loss)), text == list(lines.target(i))))
    return out


def fitted(probabilities, right):
    """Slope and offset of the logistic curve from logit(p) to the share that is right."""
    bounded = np.clip(probabilities, 1e-12, 1 - 1e-9)
    logits = torch.tensor(np.log(bounded / (1 - bounded)))
    target = torch.tensor(right.astype(np.float64))
    values = torch.tensor([1.0, 0.0], dtype=torch.float64, requires_grad=True)
    optimiser = torch.optim.LBFGS([values], max_iter=100)

    def loss():
        optimiser.zero_grad()
        value = torch.nn.functional.binary_cross_entropy_with_logits(values[0] * logits + values[1], target)
        value.backward()
        return value

    optimiser.step(loss)
    return [round(value, 4) for value in values.detach().tolist()]


def calibration_error(probabilities, right):
    """Mean distance between what is said and what is right, over ten bins of as many lines each."""
    bins = np.array_split(np.argsort(probabilities), 10)
    return sum(len(part) * abs(probabilities[part].mean() - right[part].mean()) for part in bins) / len(right)


def shares(name, keys, right):
    for key in sorted(set(keys)):
        chosen = keys == key
        print(f"{name} {key:8s} {100 * right[chosen].mean():.2f} % of {chosen.sum()}")


def table(name, probabilities, right):
    print(name)
    for low, high in zip(EDGES, EDGES[1:]):
        inside = (probabilities >= low) & (probabilities < high)
        if inside.any():
            share, said = right[inside].mean(), probabilities[inside].mean()
            print(f"  {low:.2f}-{min(1, high):.2f}  lines {inside.sum():5d}  said {said:.3f}  right {share:.3f}")


def main(path, *files):
    torch.set_num_threads(1)
    network = loaded(np.load(path))
    with torch.no_grad():
        found = [reading for path in files for reading in readings(network, Lines(path))]
    kinds, cases = (np.array([entry[column] for entry in found]) for column in (0, 1))
    probabilities, right = (np.array([entry[column] for entry in found]) for column in (2, 3))
    shares("kind", kinds, right)
    shares("case", cases, right)
    slope, offset = fitted(probabilities, right)
    bounded = np.clip(probabilities, 1e-12, 1 - 1e-9)
    shown = 1 / (1 + np.exp(-slope * np.log(bounded / (1 - bounded)) - offset))
    price = kinds == "price"
    table("before", probabilities, right)
    table("after", shown, right)
    table("after, prices alone", shown[price], right[price])
    for kind in sorted(set(kinds)):
        chosen = kinds == kind
        print(f"calibration error, {kind:8s} {calibration_error(shown[chosen], right[chosen]):.4f}")
    print(f"calibration error, all {calibration_error(shown, right):.4f}")
    print(slope, offset)


if __name__ == "__main__":
    main(*sys.argv[1:])
