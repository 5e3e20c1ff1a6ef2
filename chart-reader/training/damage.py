"""Damages a drawn picture as screenshots are damaged on their way, and cuts the label out of it."""

import io
import math

import numpy as np
from PIL import Image, ImageFilter

FILTERS = [Image.Resampling.BILINEAR, Image.Resampling.BICUBIC, Image.Resampling.LANCZOS, Image.Resampling.BOX]


def recompressed(rng, picture, low, high):
    buffer = io.BytesIO()
    picture.save(buffer, "JPEG", quality=rng.randint(low, high), subsampling=rng.choice([0, 2, 2]))
    return Image.open(buffer)


def damage(rng, picture, style):
    """Grey picture after zoom, blur, uneven light, noise and JPEG. Sharp bitmap text mostly stays as it is."""
    if style["scale"] != 1.0:
        if style["case"] == "chat":
            picture = recompressed(rng, picture, 70, 95)
        size = [max(1, round(side / style["scale"])) for side in picture.size]
        picture = picture.resize(size, rng.choice(FILTERS))
    if style["case"] == "chat":
        return recompressed(rng, picture, 35, 80).convert("L")
    if style["strike"] and rng.random() < 0.6:
        return picture.convert("L")
    if rng.random() < 0.2:
        picture = picture.filter(ImageFilter.GaussianBlur(rng.uniform(0.25, 0.95 if style["strike"] is None else 0.5)))
    if rng.random() < 0.15:
        noise = np.random.default_rng(rng.getrandbits(32)).normal(0, rng.uniform(1, 8), (picture.size[1], picture.size[0], 1))
        picture = Image.fromarray(np.clip(np.asarray(picture) + noise, 0, 255).astype(np.uint8))
    if rng.random() < 0.06:
        light = np.linspace(rng.uniform(0.7, 1.1), rng.uniform(0.7, 1.1), picture.size[0])[None, :, None]
        picture = Image.fromarray(np.clip(np.asarray(picture) * light, 0, 255).astype(np.uint8))
    if rng.random() < 0.4:
        picture = recompressed(rng, picture, 50, 95)
    return picture.convert("L")


def crop(rng, picture, box, style):
    """The crop with a margin of up to four pixels, sometimes cutting in; None when nothing legible is left."""
    x0, y0, x1, y1 = [value / style["scale"] for value in box]
    if y1 - y0 < 1 or x1 - x0 < 1:
        return None
    low, high = rng.choice([(0.8, 2.2), (0.8, 2.2), (2.5, 3.5), (-0.8, 4.0)])
    left, top, right, bottom = [rng.uniform(low, high) for _ in range(4)]
    if style["case"] == "clipped":
        cut = -rng.uniform(0.05, 0.22) * style["size"] / style["scale"]
        if rng.random() < 0.7:
            left = cut
        else:
            right = cut
    if style["case"] == "stub":
        left = min(left, 3.5)
    left, top, right, bottom = math.floor(x0 - left), math.floor(y0 - top), math.ceil(x1 + right), math.ceil(y1 + bottom)
    # A dash or a full stop alone comes with the height of its line.
    least = round(0.55 * style["size"] / style["scale"])
    if bottom - top < least:
        top, bottom = top - least // 2, bottom + least // 2
    area = (max(0, left), max(0, top), min(picture.size[0], right), min(picture.size[1], bottom))
    if area[2] - area[0] < 2 or area[3] - area[1] < 4:
        return None
    return np.asarray(picture.crop(area))
