"""What stands around a label on a chart: boxes, tick stubs, grid lines, frames, neighbours, countdowns."""

import texts


def luma(rgb):
    return 0.299 * rgb[0] + 0.587 * rgb[1] + 0.114 * rgb[2]


def colours(rng):
    """(background, ink) of a theme; contrast from strong to barely legible."""
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


def fill(context, colour, x, y, width, height):
    context.set_source_rgb(*[value / 255 for value in colour])
    context.rectangle(x, y, width, height)
    context.fill()


def between(rng, a, b, low, high):
    """A colour between two others."""
    t = rng.uniform(low, high)
    return [x + (y - x) * t for x, y in zip(a, b)]


class Around:
    """Draws what surrounds one label. `box` is the label's; it grows by what a segmenter would take for a part of it."""

    def __init__(self, rng, context, size, box, em, scale, write):
        self.rng, self.context, self.box, self.em, self.scale, self.write = rng, context, box, em, scale, write
        self.wide, self.tall = size
        self.middle = round((box[1] + box[3]) / 2 + rng.uniform(-0.1, 0.1) * em)
        self.thin = 1 if rng.random() < 0.8 else 2

    def draw(self, case, background, ink):
        """Everything that the case asks for and a little more. Returns the ink to write the label in."""
        rng = self.rng
        if case == "tag":
            return self.tag(ink)
        if case == "stub":
            self.stub(background, ink)
        if case == "through":
            self.through(background, ink)
        if case == "plain" and rng.random() < 0.15:
            pad_x, pad_y = rng.uniform(0.15, 0.8) * self.em, rng.uniform(0.12, 0.6) * self.em
            return self.plate(pad_x, pad_y, ink)
        self.furniture(background, ink, case)
        return ink

    def plate(self, pad_x, pad_y, line):
        """A coloured box behind the label, sometimes with a line that leads to it. Returns the ink of the box."""
        rng, (x0, y0, x1, y1) = self.rng, self.box
        colour, ink = colours(rng)
        fill(self.context, colour, round(x0 - pad_x), round(y0 - pad_y), round(x1 - x0 + 2 * pad_x), round(y1 - y0 + 2 * pad_y))
        if rng.random() < 0.3:
            fill(self.context, line, 0, self.middle, round(x0 - pad_x), self.thin)
        return ink

    def tag(self, line):
        """A price tag: light text on a strong colour or the other way round, a countdown or a name below or beside it."""
        rng, em, (x0, y0, x1, y1) = self.rng, self.em, self.box
        strong = [rng.choice([rng.uniform(0, 80), rng.uniform(80, 255)]) for _ in range(3)]
        pale = [rng.uniform(215, 255)] * 3
        colour, ink = (strong, pale) if abs(luma(strong) - luma(pale)) > 55 else (strong, [rng.uniform(0, 40)] * 3)
        pad_x, pad_y = rng.uniform(0.1, 0.6) * em, rng.uniform(0.1, 0.4) * em
        below = rng.random() < 0.55
        fill(self.context, colour, round(x0 - pad_x), round(y0 - pad_y), round(x1 - x0 + 2 * pad_x), round(y1 - y0 + 2 * pad_y + (1.1 * em if below else 0)))
        if rng.random() < 0.4:
            fill(self.context, line, 0, self.middle, round(x0 - pad_x), self.thin)
        if below:
            paler = between(rng, ink, colour, 0.0, 0.4)
            self.write(texts.countdown(rng), x0 + rng.uniform(-0.2, 0.8) * em, y1 + rng.uniform(0.85, 1.15) * em, em * rng.uniform(0.75, 1.0), paler)
        return ink

    def stub(self, background, ink):
        """A tick that reaches to the figures, as far as the crop goes and farther, with or without the axis line."""
        rng, scale, box = self.rng, self.scale, self.box
        gap = rng.choice([0, 0, 1, 1, 2, 3]) * scale
        length = rng.uniform(0, 6) * scale
        colour = ink if rng.random() < 0.6 else between(rng, background, ink, 0.45, 1.0)
        row = round(self.middle + rng.choice([-1, 0, 0, 0, 1]) * scale)
        thick = max(1, round(scale * self.thin))
        if rng.random() < 0.8:
            end = round(box[0] - gap)
            start = end - round(length + rng.uniform(0, 3) * scale) if rng.random() < 0.35 else 0
            fill(self.context, colour, start, row, end - start, thick)
            if start > 0:
                fill(self.context, colour, start, 0, thick, self.tall)
            box[0] = max(start, end - length) if start > 0 else end - length
        else:
            start = round(box[2] + gap)
            fill(self.context, colour, start, row, self.wide, thick)
            box[2] = start + length

    def through(self, background, ink):
        """A grid, level or dotted line across the figures."""
        rng, (x0, y0, x1, y1) = self.rng, self.box
        colour = between(rng, background, ink, 0.12, 0.6)
        dash = rng.choice([0, 0, 1, 2, 3]) * max(1, round(self.scale))
        upright = rng.random() < 0.25
        at = round(rng.uniform(x0, x1) if upright else rng.uniform(y0 - 1, y1 + 1))
        length = self.tall if upright else self.wide
        step = 2 * dash if dash else length
        for start in range(0, length, max(1, step)):
            if upright:
                fill(self.context, colour, at, start, self.thin, dash or length)
            else:
                fill(self.context, colour, start, at, dash or length, self.thin)

    def furniture(self, background, ink, case):
        """Axis lines, ticks at some distance, frames, bars and other texts."""
        rng, em, context, thin = self.rng, self.em, self.context, self.thin
        x0, y0, x1, y1 = self.box
        if rng.random() < 0.22:
            gap = rng.uniform(0.15, 0.9) * em
            line = between(rng, background, ink, 0.15, 1.0)
            fill(context, line, round(x0 - gap) if rng.random() < 0.7 else round(x1 + gap), 0, thin, self.tall)
        if case != "stub" and rng.random() < 0.2:
            gap = rng.uniform(0.12, 0.8) * em
            line = between(rng, background, ink, 0.2, 1.0)
            if rng.random() < 0.75:
                fill(context, line, 0, self.middle, max(0, round(x0 - gap)), thin)
            else:
                fill(context, line, round(x1 + gap), self.middle, self.wide, thin)
        if rng.random() < 0.08:
            gap = rng.uniform(0.15, 0.5) * em
            y = y0 - gap - thin if rng.random() < 0.5 else y1 + gap
            fill(context, between(rng, background, ink, 0.2, 1.0), 0, round(y), self.wide, thin)
        if rng.random() < 0.12:
            self.neighbour(ink)
        if rng.random() < 0.03:
            fill(context, colours(rng)[1], rng.choice([0, round(x1 + 0.3 * em)]), 0, round(x0 - 0.3 * em), self.tall)

    def neighbour(self, ink):
        """Another text above, below or beside the label."""
        rng, em, (x0, y0, x1, y1) = self.rng, self.em, self.box
        text = "".join(character for character in texts.any_text(rng)[1] if ord(character) < 127)
        spot = rng.random()
        if spot < 0.35:
            self.write(text, x0 + rng.uniform(-1, 1) * em, y0 - rng.uniform(0.2, 0.8) * em, em, ink)
        elif spot < 0.7:
            self.write(text, x0 + rng.uniform(-1, 1) * em, y1 + rng.uniform(0.95, 1.4) * em, em, ink)
        else:
            self.write(text, x1 + rng.uniform(0.9, 1.4) * em, y1, em, ink)
