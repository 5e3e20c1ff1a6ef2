"""Writes a network of few_bits.py: python3 export.py NETWORK.npz HELD_OUT.npz VERSION SLOPE OFFSET

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
from few_bits import layer_names, loaded
from normalise import normalise
from packed import packed
from train import exact_by_kind, report

TEXT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "text")


def write_model(arrays, version, calibration):
    layers, shapes = [], []
    for name in layer_names(arrays):
        weights = arrays[f"{name}/weights"]
        layers.append(tuple(arrays[f"{name}/{part}"].tolist() for part in ("steps", "bias step", "bias", "weights")))
        shapes.append({"name": name, "outputs": int(weights.shape[0]), "inner": int(weights.shape[1])})
    data = packed(layers)
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


def main(path, held, version, slope="1", offset="0"):
    torch.set_num_threads(1)
    arrays = np.load(path)
    network = loaded(arrays)
    print(report(exact_by_kind(network, Lines(held))))
    print("bytes", write_model(arrays, int(version), (float(slope), float(offset))))
    with torch.no_grad():
        write_reference(network)


if __name__ == "__main__":
    main(*sys.argv[1:])
