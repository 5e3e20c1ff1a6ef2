"""A checkpoint to go on from, made of the shipped model: python3 start.py LINES.npz START.pt

Characters that the alphabet has gained since get small random weights. Normalisation has been folded into the weights
when the model was exported: it is unfolded again with the statistics of the given lines, so that training goes on where
it ended.
"""

import os
import re
import sys

import numpy as np
import torch

from alphabet import ALPHABET
from data import Lines, batches
from network import Network
from packed import unpacked

MODEL = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "text", "ctc-model.ts")
SHAPE = re.compile(r"name: '([^']+)', outputs: (\d+), inner: (\d+)")


def stored():
    """(alphabet, {layer: (weights (outputs, inner), bias)}) of the shipped model."""
    with open(MODEL, encoding="utf-8") as file:
        text = file.read()
    alphabet = re.search(r"alphabet:\s*'((?:[^'\\]|\\.)*)'", text).group(1).replace("\\'", "'").replace("\\\\", "\\")
    with open(MODEL.replace(".ts", ".bin"), "rb") as file:
        data = file.read()
    shapes = [(name, int(outputs), int(inner)) for name, outputs, inner in SHAPE.findall(text)]
    layers = {}
    for (name, _, _), (steps, bias_step, bias, weights) in zip(shapes, unpacked(data, [shape[1:] for shape in shapes])):
        sizes = 2.0 ** (np.array(steps) / 8)
        values = np.array(weights) * sizes[:, None], np.array(bias) * 2.0 ** (bias_step / 8)
        layers[name] = tuple(torch.from_numpy(value.astype(np.float32)) for value in values)
    return alphabet, layers


def unfold(network, lines):
    """Gives every normalisation the mean and variance that its inputs have, without changing what comes out."""
    inputs = {}

    def keep(norm, given, _):
        inputs.setdefault(norm, []).append(given[0].transpose(0, 1).flatten(1))

    norms = [module for module in network.modules() if isinstance(module, (torch.nn.BatchNorm1d, torch.nn.BatchNorm2d))]
    handles = [norm.register_forward_hook(keep) for norm in norms]
    network.eval()
    with torch.no_grad():
        for pictures, widths, _, _ in batches(lines, np.random.default_rng(1))[:12]:
            network(pictures, widths)
        for norm in norms:
            values = torch.cat(inputs[norm], 1)
            mean, variance = values.mean(1), values.var(1)
            norm.running_mean.copy_(mean)
            norm.running_var.copy_(variance)
            norm.weight.copy_(torch.sqrt(variance + norm.eps))
            norm.bias.add_(mean)
    for handle in handles:
        handle.remove()


def main(lines, path):
    torch.set_num_threads(1)
    torch.manual_seed(1)
    network = Network()
    state = network.state_dict()
    alphabet, layers = stored()
    for name, (weights, bias) in layers.items():
        if name.startswith("conv"):
            shape = state[f"{name}.weight"].shape
            state[f"{name}.weight"] = weights.reshape(shape[0], shape[2], shape[3], shape[1]).permute(0, 3, 1, 2)
            state[f"norm{name[4:]}.bias"] = bias
        elif name.endswith("depthwise"):
            state[f"blocks.{name[5:]}.weight"] = weights[:, None]
        elif name.endswith("pointwise"):
            number = name[5:].split(".")[0]
            state[f"blocks.{number}.pointwise.weight"], state[f"blocks.{number}.norm.bias"] = weights[:, :, None], bias
    head, bias = layers["head"]
    rows = [0] + [1 + alphabet.index(character) if character in alphabet else -1 for character in ALPHABET]
    for to, row in enumerate(rows):
        if row >= 0:
            state["head.weight"][to, :, 0], state["head.bias"][to] = head[row], bias[row]
        else:
            state["head.weight"][to] *= 0.1
            state["head.bias"][to] = -4.0
    network.load_state_dict(state)
    unfold(network, Lines(lines))
    torch.save(network.state_dict(), path)


if __name__ == "__main__":
    main(*sys.argv[1:])
