"""Trains the network on the files in FOLDER: python3 train.py FOLDER HELD_OUT.npz CHECKPOINT.pt MINUTES [START.pt]

The learning rate falls along half a cosine over the given minutes of computing. What is saved and judged is the running average of
the weights. New files that appear meanwhile are used as well.
"""

import copy
import glob
import math
import sys
import time

import numpy as np
import torch
from torch import nn

from data import Lines, batch, batches, greedy
from network import Network

PEAK = 2e-3
PEAK_WHEN_CONTINUED = 1e-3
AVERAGE = 0.999


def exact_by_kind(network, lines):
    """{kind: (right, all)} of the greedy reading."""
    network.eval()
    out = {}
    order = np.argsort(lines.widths)
    with torch.no_grad():
        for start in range(0, len(order), 64):
            chosen = order[start : start + 64]
            pictures, widths, _, _ = batch(lines, chosen)
            scores, steps = network(pictures, widths)
            for i, text in zip(chosen, greedy(scores, steps)):
                right, count = out.get(str(lines.kinds[i]), (0, 0))
                out[str(lines.kinds[i])] = (right + (text == list(lines.target(i))), count + 1)
    network.train()
    return out


def report(result):
    right, count = (sum(values) for values in zip(*result.values()))
    shares = "  ".join(f"{kind} {100 * r / n:.2f}" for kind, (r, n) in sorted(result.items()))
    return f"all {100 * right / count:.2f}  {shares}"


def follow(average, network, step):
    """Moves the averaged weights, and the averaged batch statistics with them, a little towards the trained ones."""
    keep = min(AVERAGE, (step + 1) / (step + 10))
    with torch.no_grad():
        for slow, fast in zip(average.state_dict().values(), network.state_dict().values()):
            if slow.dtype.is_floating_point:
                slow.mul_(keep).add_(fast, alpha=1 - keep)


def main(folder, held, checkpoint, minutes, start=None):
    torch.set_num_threads(1)
    torch.manual_seed(1)
    rng = np.random.default_rng(1)
    network = Network()
    peak = PEAK_WHEN_CONTINUED if start else PEAK
    if start:
        network.load_state_dict(torch.load(start))
    average = copy.deepcopy(network)
    print("parameters", sum(p.numel() for p in network.parameters()), flush=True)
    optimiser = torch.optim.AdamW(network.parameters(), lr=PEAK, weight_decay=1e-4)
    loss_of = nn.CTCLoss(zero_infinity=True)
    held_lines, step, seen, mean = Lines(held), 0, {}, 0.0
    while True:
        files = glob.glob(folder + "/*.npz")
        path = min(files, key=lambda name: (seen.get(name, 0), rng.random()))
        seen[path] = seen.get(path, 0) + 1
        for pictures, widths, targets, lengths in batches(Lines(path), rng):
            done = time.process_time() / (60 * minutes)
            if done >= 1:
                torch.save(average.state_dict(), checkpoint)
                print("end", step, report(exact_by_kind(average, held_lines)), flush=True)
                return
            for group in optimiser.param_groups:
                group["lr"] = peak * min(1.0, step / 300) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * done)))
            scores, steps = network(pictures, widths)
            loss = loss_of(scores.permute(2, 0, 1).log_softmax(2), targets, steps, lengths)
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 5.0)
            optimiser.step()
            follow(average, network, step)
            step += 1
            mean = 0.99 * mean + 0.01 * loss.item()
            if step % 1000 == 0:
                torch.save(average.state_dict(), checkpoint)
                shares = report(exact_by_kind(average, held_lines))
                print(step, f"{time.process_time():.0f}s loss {mean:.4f}", shares, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3], float(sys.argv[4]), *sys.argv[5:6])
