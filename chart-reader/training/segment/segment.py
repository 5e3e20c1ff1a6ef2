"""python3 segment.py NET.pt DIR SUFFIX: writes the classes of every DIR/NAME.png as DIR/NAME.SUFFIX.png."""

import glob
import sys
import time

import numpy as np
import torch
from PIL import Image

from network import Segmenter, costs

torch.set_num_threads(1)


def classes_of(net, rgb):
    height, width = rgb.shape[:2]
    padded = np.pad(rgb, ((0, -height % 8), (0, -width % 8), (0, 0)), mode="edge")
    x = torch.from_numpy(padded.astype(np.float32) / 127.5 - 1).permute(2, 0, 1)[None]
    with torch.no_grad():
        return net(x)[0].argmax(0).to(torch.uint8).numpy()[:height, :width]


def main():
    stored = torch.load(sys.argv[1])
    net = Segmenter(stored["width"])
    net.load_state_dict(stored["net"])
    print("%d parameters, %.0f + %.0f multiply-adds a pixel" % costs(net))
    net.eval()
    spent, pixels = 0.0, 0
    names = [n for n in sorted(glob.glob(f"{sys.argv[2]}/*.png")) if n.count(".") == sys.argv[2].count(".") + 1]
    for name in names:
        rgb = np.asarray(Image.open(name).convert("RGB"))
        before = time.process_time()
        mask = classes_of(net, rgb)
        spent += time.process_time() - before
        pixels += mask.size
        Image.fromarray(mask).save(name[:-4] + f".{sys.argv[3]}.png")
    print(f"{len(names)} pictures, {1000 * spent / (pixels / 1e6):.0f} ms of processor time a megapixel in PyTorch")


main()
