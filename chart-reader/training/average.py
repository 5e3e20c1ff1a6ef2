"""Averages two checkpoints, one trained on from the other: python3 average.py FIRST.pt SECOND.pt SHARE LINES.npz OUT.pt

SHARE is the weight of the second. The statistics of the normalisations are counted anew on the given lines. The average
keeps more of what the first one knew (commas and points in small print) than the second does alone.
"""

import sys

import numpy as np
import torch

from data import Lines, batches
from network import Network


def main(first, second, share, lines, out):
    torch.set_num_threads(1)
    one, other, weight = torch.load(first), torch.load(second), float(share)
    network = Network()
    network.load_state_dict(
        {key: value * (1 - weight) + other[key] * weight if value.dtype.is_floating_point else value for key, value in one.items()}
    )
    for module in network.modules():
        if isinstance(module, (torch.nn.BatchNorm1d, torch.nn.BatchNorm2d)):
            module.reset_running_stats()
            module.momentum = None
    with torch.no_grad():
        for pictures, widths, _, _ in batches(Lines(lines), np.random.default_rng(1))[:14]:
            network(pictures, widths)
    torch.save(network.state_dict(), out)


if __name__ == "__main__":
    main(*sys.argv[1:])
