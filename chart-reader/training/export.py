"""Folds, rounds to int8 and writes the network: python3 export.py CHECKPOINT.pt HELD_OUT.npz VERSION

Writes ../text/ctc-model.ts (the shape), ../text/ctc-model.bin (the numbers, read by text/weights.ts) and
../text/ctc-reference.json (expected results for the tests).
"""

import base64
import json
import os
import random
import sys

import numpy as np
import torch

from alphabet import ALPHABET, fold
from data import Lines, greedy
from draw import Drawer
from network import Network
from normalise import normalise
from train import exact_by_kind, report

TEXT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "text")


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


def quantised(weight):
    """(int8 weights, float32 scale per output)."""
    scale = np.maximum(np.abs(weight).max(axis=1), 1e-12).astype(np.float32) / np.float32(127)
    return np.round(weight / scale[:, None]).astype(np.int8), scale


def rounded_network(network, layers):
    """The network with the rounded weights put back, normalisation made an identity."""
    out = Network()
    state = out.state_dict()
    for name in state:
        if name.endswith("running_var"):
            state[name] = torch.full_like(state[name], 1 - 1e-5)
        elif name.endswith("running_mean"):
            state[name] = torch.zeros_like(state[name])
        elif ".norm.weight" in name or name.startswith("norm") and name.endswith("weight"):
            state[name] = torch.ones_like(state[name])
    for name, weight, bias in layers:
        ints, scale = quantised(weight.numpy())
        value = torch.from_numpy(ints.astype(np.float32) * scale[:, None])
        if name.startswith("conv"):
            shape = state[f"{name}.weight"].shape
            state[f"{name}.weight"] = value.reshape(shape[0], shape[2], shape[3], shape[1]).permute(0, 3, 1, 2)
            state[f"norm{name[4:]}.bias"] = bias
        elif name == "head":
            state["head.weight"], state["head.bias"] = value[:, :, None], bias
        elif name.endswith("depthwise"):
            state[f"blocks.{name[5:]}.weight"] = value[:, None]
        else:
            number = name[5:].split(".")[0]
            state[f"blocks.{number}.pointwise.weight"], state[f"blocks.{number}.norm.bias"] = value[:, :, None], bias
    out.load_state_dict(state)
    return out.eval()


def write_model(layers, version, calibration):
    data = b""
    shapes = []
    for name, weight, bias in layers:
        ints, scale = quantised(weight.numpy())
        data += scale.tobytes() + bias.numpy().astype(np.float32).tobytes() + ints.tobytes()
        shapes.append({"name": name, "outputs": int(ints.shape[0]), "inner": int(ints.shape[1])})
    quoted = ALPHABET.replace("\\", "\\\\").replace("'", "\\'")
    rows = "".join(f"    {{ name: '{s['name']}', outputs: {s['outputs']}, inner: {s['inner']} }},\n" for s in shapes)
    with open(os.path.join(TEXT, "ctc-model.ts"), "w", encoding="utf-8") as file:
        file.write(
            "import type { ModelShape } from './model-shape.ts';\n\n"
            "/** The shape of the trained text network; its numbers lie in ctc-model.bin. Both are written by training/export.py. */\n"
            "export const CTC_MODEL: ModelShape = {\n"
            f"  version: {version},\n"
            f"  alphabet:\n    '{quoted}',\n"
            f"  calibration: {{ slope: {calibration[0]}, offset: {calibration[1]} }},\n"
            f"  layers: [\n{rows}  ],\n}};\n"
        )
    with open(os.path.join(TEXT, "ctc-model.bin"), "wb") as file:
        file.write(data)
    return len(data)


def write_reference(network):
    """Six drawn price labels with the network's input and its best class at every step, for the tests of text/."""
    rng = random.Random(11)
    drawer = Drawer(rng)
    cases = []
    while len(cases) < 6:
        kind, _, text, crop = drawer.sample()
        if kind != "price" or crop.shape[1] > 60 or len(text) < 4:
            continue
        picture = normalise(crop)
        widths = torch.tensor([picture.shape[1]])
        with torch.no_grad():
            scores = network(torch.from_numpy(picture)[None, None], widths)[0][0].softmax(0).T
        best = scores.argmax(1)
        read = "".join(ALPHABET[c - 1] for c in greedy(scores.T[None], (widths + 1) // 2)[0])
        if read != fold(text) or float(scores.max(1).values.prod()) < 0.5:
            continue
        cases.append(
            {
                "text": fold(text),
                "crop": {"width": crop.shape[1], "height": crop.shape[0], "data": base64.b64encode(crop.tobytes()).decode()},
                "input": {
                    "width": picture.shape[1],
                    "data": base64.b64encode(np.round((picture + 0.25) * 170).astype(np.uint8).tobytes()).decode(),
                },
                "best": best.tolist(),
                "probability": [round(float(scores[t, c]), 5) for t, c in enumerate(best)],
            }
        )
    with open(os.path.join(TEXT, "ctc-reference.json"), "w", encoding="utf-8") as file:
        json.dump(cases, file, ensure_ascii=False)
        file.write("\n")


def main(checkpoint, held, version, slope="1", offset="0"):
    torch.set_num_threads(1)
    network = Network()
    network.load_state_dict(torch.load(checkpoint))
    network.eval()
    lines = Lines(held)
    with torch.no_grad():
        layers = [(name, weight.detach(), bias.detach()) for name, weight, bias in folded(network)]
        rounded = rounded_network(network, layers)
        print("float32", report(exact_by_kind(network, lines)))
        print("int8   ", report(exact_by_kind(rounded, lines)))
        rounded.eval()
        print("bytes", write_model(layers, int(version), (float(slope), float(offset))))
        write_reference(rounded)


if __name__ == "__main__":
    main(*sys.argv[1:])
