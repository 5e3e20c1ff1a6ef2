"""Rounds a network so that its numbers take few bits: python3 few_bits.py FOLDER HELD_OUT.npz START.pt BITS MINUTES OUT.npz [BEFORE.npz]

In training the numbers are rounded in every pass forward and moved as if they were not, so that the network learns to do with what
is left of them. Each row has a step of its own, the finer the more the result depends on the row; BITS is the mean number
of bits after coding. What it learns from are the lines' texts and, at every column, what the network of START.pt says. With 0 MINUTES it only rounds; with BEFORE it goes on from an earlier result, whose steps stay.
"""

import glob
import math
import sys
import time

import numpy as np
import torch
from torch import nn

from data import Lines, batches
from network import Network
from train import exact_by_kind, report

PEAK = 3e-4
TEXTS = 0.3
BIAS_STEPS = 127


def folded(network):
    """[(name, weights (outputs, inner), bias)] with normalisation folded in; inner order is row, column, channel."""

    def fold(weight, norm):
        gain = norm.weight / torch.sqrt(norm.running_var + norm.eps)
        return weight * gain[:, None], norm.bias - norm.running_mean * gain

    def flat(conv):
        return conv.weight.permute(0, 2, 3, 1).flatten(1)

    layers = []
    for number in (1, 2, 3):
        layers.append((f"conv{number}", *fold(flat(getattr(network, f"conv{number}")), getattr(network, f"norm{number}"))))
    for number, block in enumerate(network.blocks):
        depthwise = block.depthwise.weight[:, 0]
        layers.append((f"block{number}.depthwise", depthwise, torch.zeros(len(depthwise))))
        layers.append((f"block{number}.pointwise", *fold(block.pointwise.weight[:, :, 0], block.norm)))
    layers.append(("head", network.head.weight[:, :, 0], network.head.bias))
    return layers


def rounded(values):
    """Whole numbers that gradients pass unchanged."""
    return values + (torch.round(values) - values).detach()


class Rounded(nn.Module):
    """The network of network.py with normalisation folded in and its numbers rounded."""

    def __init__(self, layers):
        super().__init__()
        self.names = [name for name, _, _ in layers]
        self.weights = nn.ParameterList([nn.Parameter(weight.clone()) for _, weight, _ in layers])
        self.biases = nn.ParameterList([nn.Parameter(bias.clone()) for _, _, bias in layers])
        self.steps = None

    def numbers(self):
        """{layer: (weights, bias)}, rounded once there are steps."""
        out = {}
        for number, name in enumerate(self.names):
            weight, bias = self.weights[number], self.biases[number]
            if self.steps is not None:
                step, bias_step = self.steps[number]
                weight = rounded(weight / step[:, None]) * step[:, None]
                bias = rounded(bias / bias_step) * bias_step
            out[name] = weight, bias
        return out

    def forward(self, x, widths):
        numbers = self.numbers()
        steps = (widths + 1) // 2
        columns = torch.arange(x.shape[3])
        wide = (columns[None] < widths[:, None])[:, None, None].to(x.dtype)
        narrow = (columns[None, : (x.shape[3] + 1) // 2] < steps[:, None])[:, None].to(x.dtype)

        def conv(name, source, shape, **options):
            weight, bias = numbers[name]
            kernel = weight.reshape(len(weight), *shape, -1).permute(0, 3, 1, 2)
            return torch.relu(nn.functional.conv2d(source, kernel, bias, **options))

        x = conv("conv1", x, (3, 3), stride=(2, 1), padding=1) * wide
        x = conv("conv2", x, (3, 3), stride=2, padding=1) * narrow[:, None]
        x = conv("conv3", x, (4, 3), padding=(0, 1)).squeeze(2) * narrow
        number = 0
        while f"block{number}.depthwise" in numbers:
            taps, bias = numbers[f"block{number}.depthwise"]
            mixed = nn.functional.conv1d(x, taps[:, None], bias, padding=taps.shape[1] // 2, groups=len(taps))
            weight, bias = numbers[f"block{number}.pointwise"]
            x = (x + torch.relu(nn.functional.conv1d(mixed, weight[:, :, None], bias))) * narrow
            number += 1
        weight, bias = numbers["head"]
        return nn.functional.conv1d(x, weight[:, :, None], bias), steps


def bits_of(network):
    """Mean bits of a weight if each layer's whole numbers are coded by their shares."""
    total = count = 0
    for weight, (step, _) in zip(network.weights, network.steps):
        whole = torch.round(weight / step[:, None]).to(torch.int64).flatten()
        shares = torch.bincount(whole - whole.min()).double() / len(whole)
        shares = shares[shares > 0]
        total += float(-(shares * shares.log2()).sum()) * len(whole)
        count += len(whole)
    return total / count


def coarse(step):
    """Steps as they are stored: eighths of an octave."""
    return torch.exp2(torch.round(8 * torch.log2(step)) / 8)


def set_steps(network, energies, bits):
    """Steps in inverse proportion to how strongly the result depends on a row, all scaled to give `bits`."""
    low, high = -20.0, 4.0
    for _ in range(30):
        middle = (low + high) / 2
        network.steps = [
            (coarse(2.0**middle / energy.sqrt()), coarse(bias.detach().abs().max().clamp(min=1e-6) / BIAS_STEPS))
            for energy, bias in zip(energies, network.biases)
        ]
        low, high = (middle, high) if bits_of(network) > bits else (low, middle)


def loss_parts(network, teacher, data):
    """(distance from the teacher, distance from the texts), both per character."""
    pictures, widths, targets, lengths = data
    with torch.no_grad():
        said = teacher(pictures, widths)[0].log_softmax(1)
    scores, steps = network(pictures, widths)
    logs = scores.log_softmax(1)
    inside = (torch.arange(logs.shape[2])[None] < steps[:, None])[:, None]
    apart = ((said.exp() * (said - logs)) * inside).sum() / lengths.sum()
    texts = nn.functional.ctc_loss(logs.permute(2, 0, 1), targets, steps, lengths, zero_infinity=True)
    return apart, texts


def energies_of(network, teacher, data):
    """Mean square of the result's derivative by each row's weights."""
    out = [torch.zeros(len(weight)) for weight in network.weights]
    for lines in data:
        network.zero_grad()
        loss_parts(network, teacher, lines)[1].backward()
        for total, weight in zip(out, network.weights):
            total += weight.grad.square().mean(1)
    # Rows that matter little here may matter in what was not seen.
    return [total + 0.05 * total.mean() for total in out]


def save(path, network):
    """Whole numbers of every layer; steps in eighths of an octave."""
    arrays = {}
    for name, weight, bias, (step, bias_step) in zip(network.names, network.weights, network.biases, network.steps):
        for part, values in (
            ("weights", weight / step[:, None]),
            ("steps", 8 * torch.log2(step)),
            ("bias", bias / bias_step),
            ("bias step", 8 * torch.log2(bias_step)),
        ):
            arrays[f"{name}/{part}"] = torch.round(values.detach()).to(torch.int16).numpy()
    np.savez(path, **arrays)


def layer_names(arrays):
    return [key[: -len("/weights")] for key in arrays.files if key.endswith("/weights")]


def loaded(arrays):
    """The network that `save` wrote."""
    layers, steps = [], []
    for name in layer_names(arrays):
        weights, step, bias, bias_step = (
            torch.from_numpy(arrays[f"{name}/{part}"]).float() for part in ("weights", "steps", "bias", "bias step")
        )
        steps.append((torch.exp2(step / 8), torch.exp2(bias_step / 8)))
        layers.append((name, weights * steps[-1][0][:, None], bias * steps[-1][1]))
    network = Rounded(layers)
    network.steps = steps
    return network


def main(folder, held, start, bits, minutes, out, before=None):
    torch.set_num_threads(1)
    torch.manual_seed(1)
    rng = np.random.default_rng(2 if before else 1)
    base = Network()
    base.load_state_dict(torch.load(start))
    base.eval()
    layers = [(name, weight.detach(), bias.detach()) for name, weight, bias in folded(base)]
    teacher, network = Rounded(layers), loaded(np.load(before)) if before else Rounded(layers)
    held_lines = Lines(held)
    if not before:
        few = Lines(sorted(glob.glob(folder + "/*.npz"))[0])
        set_steps(network, energies_of(network, teacher, batches(few, rng)[:20]), float(bits))
    print("start  ", report(exact_by_kind(teacher, held_lines)))
    print("rounded", report(exact_by_kind(network, held_lines)), f"bits {bits_of(network):.3f}", flush=True)
    optimiser = torch.optim.Adam(network.parameters(), lr=PEAK)
    step, seen, mean, begun = 0, {}, np.zeros(2), time.process_time()
    while True:
        files = glob.glob(folder + "/lines-????.npz")
        path = min(files, key=lambda name: (seen.get(name, 0), rng.random()))
        seen[path] = seen.get(path, 0) + 1
        for data in batches(Lines(path), rng):
            done = (time.process_time() - begun) / max(1e-9, 60 * float(minutes))
            if done >= 1:
                save(out, network)
                print("end", step, f"bits {bits_of(network):.3f}", report(exact_by_kind(network, held_lines)), flush=True)
                return
            for group in optimiser.param_groups:
                group["lr"] = PEAK * min(1.0, (step + 1) / 100) * (0.01 + 0.99 * 0.5 * (1 + math.cos(math.pi * done)))
            apart, texts = loss_parts(network, teacher, data)
            optimiser.zero_grad()
            (apart + TEXTS * texts).backward()
            nn.utils.clip_grad_norm_(network.parameters(), 5.0)
            optimiser.step()
            step += 1
            mean = 0.98 * mean + 0.02 * np.array([apart.item(), texts.item()])
            if step % 100 == 0:
                print(step, f"{time.process_time() - begun:.0f}s apart {mean[0]:.4f} texts {mean[1]:.4f} bits {bits_of(network):.3f}", flush=True)
            if step % 1000 == 0:
                save(out, network)
                print(step, report(exact_by_kind(network, held_lines)), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
