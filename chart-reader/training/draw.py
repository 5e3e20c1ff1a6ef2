"""Draws one synthetic text line as a chart would show it, damages it as screenshots are damaged, and crops it.

`Drawer.sample()` gives the grey crop a segmenter would hand over, and the text on it.
"""

import io
import math

import cairo
import numpy as np
from PIL import Image, ImageFilter

import texts
from fonts import usable

SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉"


def luma(rgb):
    return 0.299 * rgb[0] + 0.587 * rgb[1] + 0.114 * rgb[2]


class Drawer:
    """Holds the random source and the fonts. One drawer gives an endless, repeatable series."""

    def __init__(self, rng):
        self.rng = rng
        found = usable()
        self.families = [family for family, _, _ in found]
        self.shares = [share for _, share, _ in found]
        self.known = {family: known for family, _, known in found}

    def sample(self):
        """(kind, text, grey crop uint8). The crop may carry stray lines and neighbours."""
        rng = self.rng
        if rng.random() < 0.025:
            return "nothing", "", self.nothing()
        while True:
            kind, text = texts.any_text(rng)
            style = self.style(text)
            drawn = self.scene(text, style)
            if drawn is not None:
                return kind, text, drawn

    def style(self, text):
        """Font, size, colours and smoothing of one label."""
        rng = self.rng
        needed = {ord(character) for character in text if character not in SUBSCRIPTS}
        while True:
            family = rng.choices(self.families, self.shares)[0]
            if needed <= self.known[family]:
                break
        size = min(30.0, max(8.0, math.exp(rng.gauss(math.log(12.6), 0.27))))
        scale = 1.0
        point = rng.random()
        if point < 0.30:
            scale = rng.uniform(1.05, 2.4)
        elif point < 0.38:
            scale = rng.uniform(0.5, 0.95)
        if scale != 1.0 and size < 9:
            size = 9.0
        drawn_size = size * scale
        if rng.random() < 0.5:
            drawn_size = max(8.0, float(round(drawn_size)))
        return {
            "family": family,
            "size": drawn_size,
            "scale": scale,
            "bold": rng.random() < 0.2,
            "italic": rng.random() < 0.02,
            "smoothing": rng.choices(["grey", "lcd", "none"], [0.7, 0.22, 0.08])[0],
            "hint": rng.choice([cairo.HINT_STYLE_NONE, cairo.HINT_STYLE_SLIGHT, cairo.HINT_STYLE_SLIGHT, cairo.HINT_STYLE_FULL]),
            "metrics": rng.random() < 0.5,
            "spacing": rng.choice([0, 0, 0, 0, 0, rng.uniform(-0.03, 0.1)]),
            "tilt": rng.gauss(0, 0.02) if rng.random() < 0.07 else 0.0,
            "sub_scale": rng.uniform(0.55, 0.8),
            "sub_drop": rng.uniform(0.0, 0.28),
        }

    def colours(self):
        """(background, ink) of a theme; contrast from strong to barely legible."""
        rng = self.rng
        while True:
            point = rng.random()
            if point < 0.35:
                background = [rng.uniform(8, 50) for _ in range(3)] if rng.random() < 0.6 else [rng.uniform(0, 45)] * 3
            elif point < 0.7:
                background = [rng.uniform(232, 255)] * 3 if rng.random() < 0.7 else [rng.uniform(215, 255) for _ in range(3)]
            else:
                background = [rng.uniform(0, 255) for _ in range(3)]
            ink = [rng.uniform(0, 255)] * 3 if rng.random() < 0.6 else [rng.uniform(0, 255) for _ in range(3)]
            contrast = abs(luma(background) - luma(ink))
            if contrast > 70 or (contrast > 32 and rng.random() < 0.35):
                return background, ink

    def pieces(self, context, text, style):
        """[(piece, size, x, drop)] laid out from x = 0, and the advance. Subscripts are small lowered digits."""
        out, x, run = [], 0.0, ""
        size = style["size"]

        def flush(run, size, drop):
            nonlocal x
            if run == "":
                return
            context.set_font_size(size)
            for part in run if style["spacing"] else [run]:
                out.append((part, size, x, drop))
                x += context.text_extents(part).x_advance + style["spacing"] * size

        for character in text:
            if character in SUBSCRIPTS:
                flush(run, size, 0)
                run = ""
                flush(str(SUBSCRIPTS.index(character)), size * style["sub_scale"], size * style["sub_drop"])
            else:
                run += character
        flush(run, size, 0)
        return out, x

    def scene(self, text, style):
        """Grey crop of the drawn and damaged label; None when it came out too small to read."""
        rng = self.rng
        probe = cairo.Context(cairo.ImageSurface(cairo.FORMAT_RGB24, 8, 8))
        self.set_font(probe, style)
        pieces, advance = self.pieces(probe, text, style)
        probe.set_font_size(style["size"])
        x0, x1, top, bottom = 1e9, -1e9, 1e9, -1e9
        for part, size, x, drop in pieces:
            probe.set_font_size(size)
            extents = probe.text_extents(part)
            if extents.width > 0:
                x0, x1 = min(x0, x + extents.x_bearing), max(x1, x + extents.x_bearing + extents.width)
                top, bottom = min(top, drop + extents.y_bearing), max(bottom, drop + extents.y_bearing + extents.height)
        if x1 <= x0 or bottom <= top:
            return None
        em = style["size"]
        room = 1.6 * em
        wide, tall = int(x1 - x0 + 2 * room) + 2, int(bottom - top + 2 * room) + 2
        if wide > 1500:
            return None
        surface = cairo.ImageSurface(cairo.FORMAT_RGB24, wide, tall)
        context = cairo.Context(surface)
        background, ink = self.colours()
        self.fill(context, background, 0, 0, wide, tall)
        origin = (room - x0 + rng.random(), room - top + rng.random())
        box = [origin[0] + x0, origin[1] + top, origin[0] + x1, origin[1] + bottom]
        ink = self.surroundings(context, box, em, wide, tall, background, ink, style)
        self.set_font(context, style)
        if style["tilt"]:
            middle = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
            context.translate(*middle)
            context.rotate(style["tilt"])
            context.translate(-middle[0], -middle[1])
            slack = abs(math.sin(style["tilt"])) * (box[2] - box[0]) / 2
            box[1], box[3] = box[1] - slack, box[3] + slack
        context.set_source_rgb(*[value / 255 for value in ink])
        for part, size, x, drop in pieces:
            context.set_font_size(size)
            context.move_to(origin[0] + x, origin[1] + drop)
            context.show_text(part)
        surface.flush()
        pixels = np.ndarray((tall, surface.get_stride() // 4, 4), np.uint8, surface.get_data())[:, :wide, 2::-1]
        return self.crop(self.damage(Image.fromarray(np.ascontiguousarray(pixels)), style), box, style)

    def set_font(self, context, style):
        slant = cairo.FONT_SLANT_ITALIC if style["italic"] else cairo.FONT_SLANT_NORMAL
        weight = cairo.FONT_WEIGHT_BOLD if style["bold"] else cairo.FONT_WEIGHT_NORMAL
        context.select_font_face(style["family"], slant, weight)
        options = cairo.FontOptions()
        smoothing = {"grey": cairo.ANTIALIAS_GRAY, "lcd": cairo.ANTIALIAS_SUBPIXEL, "none": cairo.ANTIALIAS_NONE}
        options.set_antialias(smoothing[style["smoothing"]])
        options.set_hint_style(cairo.HINT_STYLE_FULL if style["smoothing"] == "none" else style["hint"])
        options.set_hint_metrics(cairo.HINT_METRICS_ON if style["metrics"] else cairo.HINT_METRICS_OFF)
        context.set_font_options(options)

    def fill(self, context, colour, x, y, width, height):
        context.set_source_rgb(*[value / 255 for value in colour])
        context.rectangle(x, y, width, height)
        context.fill()

    def between(self, a, b, low, high):
        """A colour between two others."""
        t = self.rng.uniform(low, high)
        return [x + (y - x) * t for x, y in zip(a, b)]

    def surroundings(self, context, box, em, wide, tall, background, ink, style):
        """Box, ticks, grid lines, frames, neighbours around the label. Returns the ink to use on top."""
        rng = self.rng
        x0, y0, x1, y1 = box
        middle = round((y0 + y1) / 2 + rng.uniform(-0.1, 0.1) * em)
        thin = 1 if rng.random() < 0.8 else 2
        if rng.random() < 0.2:
            pad_x, pad_y = rng.uniform(0.15, 0.8) * em, rng.uniform(0.12, 0.6) * em
            fill, ink_in_box = self.colours()
            self.fill(context, fill, round(x0 - pad_x), round(y0 - pad_y), round(x1 - x0 + 2 * pad_x), round(y1 - y0 + 2 * pad_y))
            if rng.random() < 0.3:
                self.fill(context, ink, 0, middle, round(x0 - pad_x), thin)
            return ink_in_box
        if rng.random() < 0.22:
            gap = rng.uniform(0.15, 0.9) * em
            side = rng.random() < 0.7
            line = self.between(background, ink, 0.15, 1.0)
            self.fill(context, line, round(x0 - gap) if side else round(x1 + gap), 0, thin, tall)
        if rng.random() < 0.25:
            gap = rng.uniform(0.12, 0.8) * em
            line = self.between(background, ink, 0.2, 1.0)
            if rng.random() < 0.75:
                self.fill(context, line, 0, middle, max(0, round(x0 - gap)), thin)
            else:
                self.fill(context, line, round(x1 + gap), middle, wide, thin)
        if rng.random() < 0.07:
            self.fill(context, self.between(background, ink, 0.05, 0.35), 0, round(rng.uniform(y0, y1)), wide, thin)
        if rng.random() < 0.07:
            self.fill(context, self.between(background, ink, 0.05, 0.35), round(rng.uniform(x0, x1)), 0, thin, tall)
        if rng.random() < 0.08:
            gap = rng.uniform(0.15, 0.5) * em
            y = y0 - gap - thin if rng.random() < 0.5 else y1 + gap
            self.fill(context, self.between(background, ink, 0.2, 1.0), 0, round(y), wide, thin)
        if rng.random() < 0.12:
            self.neighbour(context, box, em, ink, style)
        if rng.random() < 0.03:
            self.fill(context, self.colours()[1], rng.choice([0, round(x1 + 0.3 * em)]), 0, round(x0 - 0.3 * em), tall)
        return ink

    def neighbour(self, context, box, em, ink, style):
        """Another text above, below or beside the label."""
        rng = self.rng
        self.set_font(context, style)
        context.set_font_size(em)
        context.set_source_rgb(*[value / 255 for value in ink])
        x0, y0, x1, y1 = box
        text = "".join(character for character in texts.any_text(rng)[1] if ord(character) < 127)
        place = rng.random()
        if place < 0.35:
            context.move_to(x0 + rng.uniform(-1, 1) * em, y0 - rng.uniform(0.2, 0.8) * em)
        elif place < 0.7:
            context.move_to(x0 + rng.uniform(-1, 1) * em, y1 + rng.uniform(0.95, 1.4) * em)
        else:
            context.move_to(x1 + rng.uniform(0.9, 1.4) * em, y1)
        context.show_text(text)

    def damage(self, picture, style):
        """Grey picture after scaling, blur, uneven light, noise and JPEG."""
        rng = self.rng
        if style["scale"] != 1.0:
            size = [max(1, round(side / style["scale"])) for side in picture.size]
            filters = [Image.Resampling.BILINEAR, Image.Resampling.BICUBIC, Image.Resampling.LANCZOS, Image.Resampling.BOX]
            picture = picture.resize(size, rng.choice(filters))
        if rng.random() < 0.22:
            picture = picture.filter(ImageFilter.GaussianBlur(rng.uniform(0.25, 0.95)))
        if rng.random() < 0.15:
            noise = np.random.default_rng(rng.getrandbits(32)).normal(0, rng.uniform(1, 8), (picture.size[1], picture.size[0], 1))
            picture = Image.fromarray(np.clip(np.asarray(picture) + noise, 0, 255).astype(np.uint8))
        if rng.random() < 0.06:
            light = np.linspace(rng.uniform(0.7, 1.1), rng.uniform(0.7, 1.1), picture.size[0])[None, :, None]
            picture = Image.fromarray(np.clip(np.asarray(picture) * light, 0, 255).astype(np.uint8))
        if rng.random() < 0.45:
            buffer = io.BytesIO()
            picture.save(buffer, "JPEG", quality=rng.randint(50, 95), subsampling=rng.choice([0, 2, 2]))
            picture = Image.open(buffer)
        return picture.convert("L")

    def crop(self, picture, box, style):
        """The crop with a margin of one or two pixels, sometimes up to four or cutting in by one."""
        rng = self.rng
        x0, y0, x1, y1 = [value / style["scale"] for value in box]
        if y1 - y0 < 1 or x1 - x0 < 1:
            return None
        usual = rng.random() < 0.7

        def margin():
            return rng.uniform(0.8, 2.2) if usual else rng.uniform(-0.8, 4.0)

        left, top = math.floor(x0 - margin()), math.floor(y0 - margin())
        right, bottom = math.ceil(x1 + margin()), math.ceil(y1 + margin())
        # A dash or a full stop alone comes with the height of its line.
        least = round(0.55 * style["size"] / style["scale"])
        if bottom - top < least:
            top, bottom = top - least // 2, bottom + least // 2
        area = (max(0, left), max(0, top), min(picture.size[0], right), min(picture.size[1], bottom))
        if area[2] - area[0] < 2 or area[3] - area[1] < 4:
            return None
        return np.asarray(picture.crop(area))

    def nothing(self):
        """A crop without text: lines, bars, blocks, noise."""
        rng = self.rng
        wide, tall = rng.randint(5, 90), rng.randint(6, 26)
        surface = cairo.ImageSurface(cairo.FORMAT_RGB24, wide, tall)
        context = cairo.Context(surface)
        background, ink = self.colours()
        self.fill(context, background, 0, 0, wide, tall)
        for _ in range(rng.randint(0, 5)):
            x, y = rng.randint(0, wide), rng.randint(0, tall)
            shape = rng.random()
            colour = self.colours()[1]
            if shape < 0.35:
                self.fill(context, colour, 0, y, wide, rng.randint(1, 2))
            elif shape < 0.6:
                self.fill(context, colour, x, 0, rng.randint(1, 2), tall)
            elif shape < 0.8:
                self.fill(context, colour, x, y, rng.randint(4, 40), rng.randint(4, 20))
            else:
                context.set_source_rgb(*[value / 255 for value in colour])
                context.set_line_width(rng.uniform(0.8, 2.5))
                context.move_to(x, y)
                context.line_to(rng.randint(-20, wide + 20), rng.randint(-20, tall + 20))
                context.stroke()
        surface.flush()
        pixels = np.ndarray((tall, surface.get_stride() // 4, 4), np.uint8, surface.get_data())[:, :wide, 2::-1]
        return np.asarray(self.damage(Image.fromarray(np.ascontiguousarray(pixels)), {"scale": 1.0}))
