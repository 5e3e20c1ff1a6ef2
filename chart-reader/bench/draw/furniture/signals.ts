/** What indicators and strategies put on bars: labels, arrows, figures, bubbles. */
import type { Random } from '../../random.ts';
import { labelPosition } from '../axes.ts';
import type { Frame } from '../frame.ts';
import { wordsOf } from '../languages.ts';
import { formatPrice } from '../scale.ts';
import { textWidth } from '../svg.ts';
import { extremesOf, onBar } from './positions.ts';

type Draw = (frame: Frame, random: Random) => void;

/** A box with a point towards the bar, as scripts mark buys and sells. */
function flag(frame: Frame, x: number, y: number, text: string, colour: string, below: boolean): void {
  const { svg } = frame;
  const size = frame.look.labelSize;
  const [w, h] = [textWidth(text, size) + 8, size + 5];
  const d = below ? 1 : -1;
  const top = below ? y + 6 : y - 6 - h;
  svg.rect(x - w / 2, top, w, h, colour, { radius: 2 });
  svg.polygon(
    [
      [x, y],
      [x - 4, y + 6 * d],
      [x + 4, y + 6 * d],
    ],
    colour,
  );
  svg.text(x, top + h / 2, text, { size, fill: '#ffffff', anchor: 'middle' });
}

function arrow(frame: Frame, x: number, y: number, colour: string, below: boolean, size: number): void {
  const d = below ? size : -size;
  frame.svg.polygon(
    [
      [x, y],
      [x - size * 0.7, y + d],
      [x - size * 0.25, y + d],
      [x - size * 0.25, y + d * 2],
      [x + size * 0.25, y + d * 2],
      [x + size * 0.25, y + d],
      [x + size * 0.7, y + d],
    ],
    colour,
  );
}

export const signals: Draw = (frame, random) => {
  const words = wordsOf(frame.look.language);
  const style = random.pick(['flag', 'arrow', 'triangle', 'text', 'dot'] as const);
  const size = random.between(4, 9);
  for (let k = random.int(3, 16); k > 0; k--) {
    const bar = onBar(frame, random);
    const buy = random.chance(0.5);
    const y = buy ? bar.low + random.between(2, 12) : bar.high - random.between(2, 12);
    const colour = buy
      ? random.pick(['#26a69a', '#00e676', '#2962ff'])
      : random.pick(['#ef5350', '#ff1744', '#ff9800']);
    const text = random.pick([
      buy ? words.buy : words.sell,
      buy ? 'B' : 'S',
      buy ? '+1' : '-1',
      buy ? 'LONG' : 'TP1',
    ]);
    if (style === 'flag') flag(frame, bar.x, y, text, colour, buy);
    else if (style === 'arrow') arrow(frame, bar.x, y, colour, buy, size);
    else if (style === 'dot') frame.svg.circle(bar.x, y, size * 0.6, colour);
    else if (style === 'text')
      frame.svg.text(bar.x, y + (buy ? 6 : -6), text, {
        size: frame.look.labelSize,
        fill: colour,
        anchor: 'middle',
      });
    else
      frame.svg.polygon(
        [
          [bar.x, y],
          [bar.x - size, y + (buy ? size * 1.4 : -size * 1.4)],
          [bar.x + size, y + (buy ? size * 1.4 : -size * 1.4)],
        ],
        colour,
      );
  }
};

/** Small figures at every so many bars: footprint sums, pattern names, counts. */
export const figures: Draw = (frame, random) => {
  const { svg, look, xs, spec, scale, spacing } = frame;
  const every = Math.max(1, Math.ceil(random.between(14, 60) / spacing));
  const size = Math.max(6, look.labelSize - random.int(2, 5));
  spec.visible.forEach((c, i) => {
    if (i % every) return;
    const above = random.chance(0.5);
    const fill = c.close >= c.open ? look.theme.up : look.theme.down;
    svg.text(
      xs[i] ?? 0,
      above ? scale.y(c.high) - size : scale.y(c.low) + size,
      String(random.int(-900, 900)),
      {
        size,
        fill: fill === look.theme.plot ? look.theme.text : fill,
        anchor: 'middle',
      },
    );
  });
};

export const bubbles: Draw = (frame, random) => {
  for (let k = random.int(8, 40); k > 0; k--) {
    const bar = onBar(frame, random);
    const r = random.between(3, 26);
    const colour = random.chance(0.5) ? '#26a69a' : '#ef5350';
    const y = random.between(bar.high, bar.low);
    frame.svg.circle(bar.x, y, r, colour, { opacity: random.between(0.3, 0.75) });
    if (r > 12)
      frame.svg.text(bar.x, y, String(random.int(100, 999)), { size: 9, fill: '#ffffff', anchor: 'middle' });
  }
};

/** The highest and lowest price with a line to the bar, as phone programs print them. */
export const extremes: Draw = (frame) => {
  const { svg, xs, spec, scale, look, pane } = frame;
  const at = extremesOf(frame);
  for (const [i, price] of [
    [at.high, spec.visible[at.high]?.high ?? 0],
    [at.low, spec.visible[at.low]?.low ?? 0],
  ] as const) {
    const x = xs[i] ?? 0;
    const left = x < (pane.x0 + pane.x1) / 2;
    const y = scale.y(price);
    const end = x + (left ? 22 : -22);
    svg.line(x, y, end, y, look.theme.text);
    svg.text(end + (left ? 3 : -3), y, formatPrice(price, spec.instrument.decimals, look.format), {
      size: look.labelSize,
      fill: look.theme.text,
      anchor: left ? 'start' : 'end',
    });
  }
};

/** The bars' averages and levels as tags on the strip, each in its colour. */
export const studyTags: Draw = (frame, random) => {
  const { spec } = frame;
  const last = spec.visible.at(-1)?.close ?? 1;
  const range = Math.max(...spec.visible.map((c) => c.high)) - Math.min(...spec.visible.map((c) => c.low));
  for (let k = random.int(1, 4); k > 0; k--)
    tag(
      frame,
      last + random.normal() * range * 0.25,
      random.pick(['#2962ff', '#ff9800', '#e91e63', '#00bcd4', '#9c27b0']),
      null,
    );
};

/** A tag on the strip with its middle `shift` away from the row of its price. */
export function tag(frame: Frame, price: number, fill: string, more: string | null, shift = 0): void {
  const { svg, look, strip, scale, pane } = frame;
  const y = scale.y(price) + shift;
  if (y < pane.y0 + 4 || y > pane.y1 - 4) return;
  const text = formatPrice(price, frame.spec.instrument.decimals, look.format);
  const tall = look.labelSize + 5;
  const wide = look.labelsInside ? textWidth(text, look.labelSize) + 10 : strip.x1 - strip.x0 - 1;
  const x = look.labelsInside ? (look.side === 'right' ? pane.x1 - wide : pane.x0) : strip.x0;
  const rows = more ? 2 : 1;
  svg.rect(x, y - tall / 2, wide, tall * rows, fill);
  const label = labelPosition(frame);
  const style = {
    size: look.labelSize,
    fill: '#ffffff',
    anchor: label.anchor,
    weight: look.labelWeight,
  } as const;
  svg.text(label.x, y, text, style);
  if (more) svg.text(label.x, y + tall, more, { ...style, opacity: 0.85 });
}
