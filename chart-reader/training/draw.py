"""Draws one synthetic text line as a chart would show it, damages it as screenshots are damaged, and crops it.

`Drawer.sample()` gives the grey crop a segmenter would hand over, and the text on it.
"""

import math

import cairo
import numpy as np
from PIL import Image, ImageDraw, ImageFont

import texts
from around import Around, colours, fill
from damage import crop, damage
from fonts import HELD, HELD_STRIKES, SHARES, STRIKES, strikes, usable

SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉"
CASES = {"plain": 50, "bitmap": 14, "stub": 10, "tag": 8, "chat": 8, "through": 5, "raised": 3, "clipped": 2}
LATIN = frozenset(range(0x20, 0x7F))


class Drawer:
    """Holds the random source and the fonts. One drawer gives an endless, repeatable series."""

    def __init__(self, rng, held=False):
        self.rng = rng
        self.fonts = usable(HELD if held else SHARES)
        self.shares = [share for _, share, _ in self.fonts]
        self.strikes = strikes(HELD_STRIKES if held else STRIKES)
        self.strike_shares = [share for _, _, share, _ in self.strikes]

    def sample(self):
        """(kind, case, text, grey crop uint8). The crop may carry stray lines and neighbours."""
        rng = self.rng
        if rng.random() < 0.025:
            return "nothing", "plain", "", self.nothing()
        while True:
            kind, text = texts.any_text(rng)
            style = self.style(kind, text)
            drawn = self.scene(text, style) if style else None
            if drawn is not None:
                return kind, style["case"], text, drawn

    def strike(self, needed):
        """(path, size) of a font without smoothing that has the characters; None when none of a few has."""
        for _ in range(4):
            path, sizes, _, known = self.rng.choices(self.strikes, self.strike_shares)[0]
            if needed <= known:
                return path, self.rng.choice(sizes)
        return None

    def style(self, kind, text):
        """Case, font, size and smoothing of one label; None where no font has the characters."""
        rng = self.rng
        case = rng.choices(list(CASES), list(CASES.values()))[0]
        if case == "raised" and (kind != "price" or len(text) < 5 or not text[-3:].isdigit()):
            case = "plain"
        needed = {ord(character) for character in text if character not in SUBSCRIPTS}
        bitmap = case == "bitmap" or (case in ("stub", "tag", "through") and rng.random() < 0.35)
        strike = self.strike(needed) if bitmap and not set(text) & set(SUBSCRIPTS) else None
        if case == "bitmap" and strike is None:
            case = "plain"
        family = next((f for f in (rng.choices(self.fonts, self.shares)[0] for _ in range(40)) if needed <= f[2]), None)
        if family is None:
            return None
        size, scale = self.size(case, strike)
        return {
            "case": case,
            "strike": strike,
            "family": family[0],
            "size": size,
            "scale": scale,
            "bold": rng.random() < 0.2,
            "italic": rng.random() < 0.02,
            "smoothing": rng.choices(["grey", "lcd", "bgr", "none"], [0.64, 0.24, 0.04, 0.08])[0],
            "hint": rng.choice([cairo.HINT_STYLE_NONE, cairo.HINT_STYLE_SLIGHT, cairo.HINT_STYLE_SLIGHT, cairo.HINT_STYLE_FULL]),
            "metrics": rng.random() < 0.5,
            "spacing": rng.choice([0, 0, 0, 0, 0, rng.uniform(-0.03, 0.1)]) if strike is None else 0,
            "tilt": rng.gauss(0, 0.02) if rng.random() < 0.06 and strike is None else 0.0,
            "sub_scale": rng.uniform(0.55, 0.8),
            "sub_drop": rng.uniform(0.0, 0.28),
            "raised": self.raised() if case == "raised" else None,
        }

    def size(self, case, strike):
        """(pixels an em as drawn, how far the picture is shrunk afterwards)."""
        rng = self.rng
        point = rng.random()
        if strike is not None:
            return float(strike[1]), rng.choice([0.5, 0.667, 0.8, 0.909, 1.1, 1.25]) if point < 0.12 else 1.0
        size = min(30.0, max(8.0, math.exp(rng.gauss(math.log(12.6), 0.27))))
        scale = 1.0
        if case == "chat":
            size, scale = max(9.0, size), rng.uniform(1.0, 2.0)
        elif point < 0.30:
            scale = rng.uniform(1.05, 2.4)
        elif point < 0.40:
            scale = rng.uniform(0.5, 0.95)
        if scale != 1.0 and size < 9:
            size = 9.0
        drawn = size * scale
        return (max(8.0, float(round(drawn))) if rng.random() < 0.5 else drawn), scale

    def raised(self):
        """How the last digits are set apart: (how many, in what size, raised by how much of the size)."""
        rng = self.rng
        if rng.random() < 0.7:
            return 1, rng.uniform(0.6, 0.85), rng.uniform(0.1, 0.4)
        return rng.choice([2, 3]), rng.uniform(1.1, 1.4), 0.0

    def pieces(self, context, text, style):
        """[(piece, size, x, drop)] laid out from x = 0. Subscripts are small lowered digits, raised ones small and high."""
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

        count, other, lift = style["raised"] or (0, 1, 0)
        for character in text[: len(text) - count]:
            if character in SUBSCRIPTS:
                flush(run, size, 0)
                run = ""
                flush(str(SUBSCRIPTS.index(character)), size * style["sub_scale"], size * style["sub_drop"])
            else:
                run += character
        flush(run, size, 0)
        flush(text[len(text) - count :] if count else "", size * other, -size * lift)
        return out

    def measured(self, text, style):
        """(pieces, [x0, top, x1, bottom]) of the label about the start of its foot line."""
        if style["strike"]:
            font = ImageFont.truetype(*style["strike"])
            return font, list(font.getmask(text, mode="1").getbbox() or (0, 0, 0, 0))
        probe = cairo.Context(cairo.ImageSurface(cairo.FORMAT_RGB24, 8, 8))
        self.set_font(probe, style)
        pieces = self.pieces(probe, text, style)
        x0, x1, top, bottom = 1e9, -1e9, 1e9, -1e9
        for part, size, x, drop in pieces:
            probe.set_font_size(size)
            extents = probe.text_extents(part)
            if extents.width > 0:
                x0, x1 = min(x0, x + extents.x_bearing), max(x1, x + extents.x_bearing + extents.width)
                top, bottom = min(top, drop + extents.y_bearing), max(bottom, drop + extents.y_bearing + extents.height)
        return pieces, [x0, top, x1, bottom]

    def scene(self, text, style):
        """Grey crop of the drawn and damaged label; None when it came out too small to read."""
        rng = self.rng
        pieces, (x0, top, x1, bottom) = self.measured(text, style)
        if x1 <= x0 or bottom <= top:
            return None
        em = style["size"]
        room = 1.6 * em + 8 * style["scale"]
        wide, tall = int(x1 - x0 + 2 * room) + 2, int(bottom - top + 2 * room) + 2
        if wide > 1500:
            return None
        surface = cairo.ImageSurface(cairo.FORMAT_RGB24, wide, tall)
        context = cairo.Context(surface)
        background, ink = colours(rng)
        fill(context, background, 0, 0, wide, tall)
        jitter = (0, 0) if style["strike"] else (rng.random(), rng.random())
        origin = (round(room - x0) + jitter[0], round(room - top) + jitter[1])
        box = [origin[0] + x0, origin[1] + top, origin[0] + x1, origin[1] + bottom]

        def write(other, x, y, size, colour):
            self.set_font(context, style)
            context.set_font_size(size)
            context.set_source_rgb(*[value / 255 for value in colour])
            context.move_to(x, y)
            context.show_text(other)

        tight = list(box)
        ink = Around(rng, context, (wide, tall), box, em, style["scale"], write).draw(style["case"], background, ink)
        if style["strike"] is None:
            self.write(context, pieces, origin, tight, box, ink, style)
        surface.flush()
        pixels = np.ndarray((tall, surface.get_stride() // 4, 4), np.uint8, surface.get_data())[:, :wide, 2::-1]
        picture = Image.fromarray(np.ascontiguousarray(pixels))
        if style["strike"]:
            mask = pieces.getmask(text, mode="1")
            flat = Image.frombytes("L", mask.size, bytes(mask)).point(lambda value: 255 if value else 0)
            picture.paste(tuple(round(value) for value in ink), origin, flat)
        return crop(rng, damage(rng, picture, style), box, style)

    def write(self, context, pieces, origin, tight, box, ink, style):
        """Writes the label; a tilted one about its middle."""
        self.set_font(context, style)
        if style["tilt"]:
            middle = ((tight[0] + tight[2]) / 2, (tight[1] + tight[3]) / 2)
            context.translate(*middle)
            context.rotate(style["tilt"])
            context.translate(-middle[0], -middle[1])
            slack = abs(math.sin(style["tilt"])) * (tight[2] - tight[0]) / 2
            box[1], box[3] = box[1] - slack, box[3] + slack
        context.set_source_rgb(*[value / 255 for value in ink])
        for part, size, x, drop in pieces:
            context.set_font_size(size)
            context.move_to(origin[0] + x, origin[1] + drop)
            context.show_text(part)

    def set_font(self, context, style):
        slant = cairo.FONT_SLANT_ITALIC if style["italic"] else cairo.FONT_SLANT_NORMAL
        weight = cairo.FONT_WEIGHT_BOLD if style["bold"] else cairo.FONT_WEIGHT_NORMAL
        context.select_font_face(style["family"], slant, weight)
        options = cairo.FontOptions()
        lcd = style["smoothing"] in ("lcd", "bgr")
        options.set_antialias(cairo.ANTIALIAS_SUBPIXEL if lcd else cairo.ANTIALIAS_NONE if style["smoothing"] == "none" else cairo.ANTIALIAS_GRAY)
        if lcd:
            options.set_subpixel_order(cairo.SUBPIXEL_ORDER_RGB if style["smoothing"] == "lcd" else cairo.SUBPIXEL_ORDER_BGR)
        options.set_hint_style(cairo.HINT_STYLE_FULL if style["smoothing"] == "none" else style["hint"])
        options.set_hint_metrics(cairo.HINT_METRICS_ON if style["metrics"] else cairo.HINT_METRICS_OFF)
        context.set_font_options(options)

    def nothing(self):
        """A crop without text: lines, bars, blocks, noise."""
        rng = self.rng
        wide, tall = rng.randint(5, 90), rng.randint(6, 26)
        surface = cairo.ImageSurface(cairo.FORMAT_RGB24, wide, tall)
        context = cairo.Context(surface)
        background, ink = colours(rng)
        fill(context, background, 0, 0, wide, tall)
        for _ in range(rng.randint(0, 5)):
            x, y = rng.randint(0, wide), rng.randint(0, tall)
            shape = rng.random()
            colour = colours(rng)[1]
            if shape < 0.35:
                fill(context, colour, 0, y, wide, rng.randint(1, 2))
            elif shape < 0.6:
                fill(context, colour, x, 0, rng.randint(1, 2), tall)
            elif shape < 0.8:
                fill(context, colour, x, y, rng.randint(4, 40), rng.randint(4, 20))
            else:
                context.set_source_rgb(*[value / 255 for value in colour])
                context.set_line_width(rng.uniform(0.8, 2.5))
                context.move_to(x, y)
                context.line_to(rng.randint(-20, wide + 20), rng.randint(-20, tall + 20))
                context.stroke()
        surface.flush()
        pixels = np.ndarray((tall, surface.get_stride() // 4, 4), np.uint8, surface.get_data())[:, :wide, 2::-1]
        style = {"scale": 1.0, "case": "plain", "strike": None}
        return np.asarray(damage(rng, Image.fromarray(np.ascontiguousarray(pixels)), style))
