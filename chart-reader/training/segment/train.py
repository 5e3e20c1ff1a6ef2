"""python3 train.py DATA/train OUT.pt MINUTES [WIDTH] [FROM.pt]: trains on the crops for so many minutes of computing."""

import sys
import time

import numpy as np
import torch
from torch.nn import functional as F

from network import CLASSES, Segmenter, costs

torch.set_num_threads(1)
CROP, TAKEN, BATCH, CHECK = 128, 96, 16, 256
# About one by the root of the share of each class: of a hundred pixels 94 are ground and a third of one is wick.
WEIGHTS = torch.tensor([0.3, 2.0, 4.0, 1.2, 3.0, 2.0])
# How many times likelier a crop is taken that shows bars.
WITH_BARS = 5
# On a busy machine the training ends after so many times the minutes of computing, whatever it has reached.
WAIT = 2.5


def load(folder):
    rgb = np.memmap(f"{folder}/crops.rgb", np.uint8, "r").reshape(-1, CROP, CROP, 3)
    mask = np.memmap(f"{folder}/crops.mask", np.uint8, "r").reshape(-1, CROP, CROP)
    return rgb, mask


def batch(rgb, mask, rng, chosen):
    """Random parts of the crops; mirrored, colours exchanged and inverted now and then, as themes differ."""
    x = np.empty((len(chosen), TAKEN, TAKEN, 3), np.float32)
    y = np.empty((len(chosen), TAKEN, TAKEN), np.int64)
    for k, i in enumerate(chosen):
        top, left = rng.integers(0, CROP - TAKEN + 1, 2)
        own = rgb[i, top : top + TAKEN, left : left + TAKEN].astype(np.float32) / 127.5 - 1
        if rng.random() < 0.5:
            own = own[:, :, rng.permutation(3)]
        if rng.random() < 0.3:
            own = -own
        flip = -1 if rng.random() < 0.3 else 1
        x[k] = own[:, ::flip]
        y[k] = mask[i, top : top + TAKEN, left : left + TAKEN][:, ::flip]
    return torch.from_numpy(x.transpose(0, 3, 1, 2).copy()), torch.from_numpy(y)


def check(net, rgb, mask, numbers):
    """Precision and recall of each class on crops that are not trained on."""
    net.eval()
    table = torch.zeros(len(CLASSES), len(CLASSES), dtype=torch.long)
    with torch.no_grad():
        for i in numbers:
            x = torch.from_numpy(rgb[i].astype(np.float32) / 127.5 - 1).permute(2, 0, 1)[None]
            y = torch.from_numpy(mask[i].astype(np.int64)).flatten()
            said = net(x).argmax(1).flatten()
            table += torch.bincount(y * len(CLASSES) + said, minlength=len(CLASSES) ** 2).reshape(table.shape)
    net.train()
    hit = table.diag().float()
    return hit / table.sum(0).clamp(min=1), hit / table.sum(1).clamp(min=1)


def main():
    folder, out, minutes = sys.argv[1], sys.argv[2], float(sys.argv[3])
    width = int(sys.argv[4]) if len(sys.argv) > 4 else 24
    torch.manual_seed(1)
    rng = np.random.default_rng(1)
    rgb, mask = load(folder)
    kept = len(rgb) - CHECK
    net = Segmenter(width)
    if len(sys.argv) > 5:
        net.load_state_dict(torch.load(sys.argv[5])["net"])
    print(len(rgb), "crops; %d parameters, %.0f + %.0f multiply-adds a pixel" % costs(net), flush=True)
    net.train()
    rate = 4e-3
    optimiser = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=1e-4)
    barred = ((mask[:kept] == 1) | (mask[:kept] == 2)).mean((1, 2)) > 0.005
    chance = np.where(barred, WITH_BARS, 1) / np.where(barred, WITH_BARS, 1).sum()
    steps, shown, losses, begun, computed = 0, 0, [], time.time(), time.process_time()
    while True:
        spent = max((time.process_time() - computed) / 60, (time.time() - begun) / 60 / WAIT)
        if spent >= minutes:
            break
        for group in optimiser.param_groups:
            group["lr"] = rate * min(1, (steps + 1) / 50) * (0.02 + 0.98 * 0.5 * (1 + np.cos(np.pi * spent / minutes)))
        x, y = batch(rgb, mask, rng, rng.choice(kept, BATCH, p=chance))
        loss = F.cross_entropy(net(x), y, WEIGHTS)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        losses.append(loss.item())
        steps += 1
        if spent - shown > minutes / 10:
            shown = spent
            precision, recall = check(net, rgb, mask, range(kept, kept + CHECK, 4))
            progress = " ".join(f"{c} {100 * p:.0f}/{100 * r:.0f}" for c, p, r in zip(CLASSES, precision, recall))
            print(f"{spent:.1f} min, {steps} steps, loss {np.mean(losses[-100:]):.3f}, precision/recall: {progress}", flush=True)
            torch.save({"net": net.state_dict(), "width": width}, out)
    torch.save({"net": net.state_dict(), "width": width}, out)
    used = (time.process_time() - computed) / 60
    print(f"{steps} steps in {used:.1f} minutes of computing, loss {np.mean(losses[-200:]):.3f}")


main()
