/** Tags on the price strip: countdown, bid and ask, alerts and orders with their lines. */
import type { Random } from '../../random.ts';
import { inkOn } from '../axes.ts';
import type { Frame } from '../frame.ts';
import { formatNumber } from '../scale.ts';
import { textWidth, writtenWidth } from '../svg.ts';
import { inkFor } from './positions.ts';
import { tag } from './signals.ts';

type Draw = (frame: Frame, random: Random) => void;

const two = (value: number): string => String(value).padStart(2, '0');

/** The last price with the time that its bar has left underneath, pushed aside by a neighbour now and then. */
export const countdown: Draw = (frame, random) => {
  const { spec, look, svg, pane, scale } = frame;
  const last = spec.visible.at(-1);
  if (!last) return;
  const colour = last.close >= last.open ? look.theme.up : look.theme.down;
  const fill = colour === look.theme.plot || colour === look.theme.bg ? '#4c525e' : colour;
  const left = /[DWM]$/.test(spec.timeframe)
    ? `${random.int(1, 9)}d ${two(random.int(0, 23))}h`
    : `${two(random.int(0, 59))}:${two(random.int(0, 59))}`;
  svg.hairH(pane.x0, pane.x1, scale.y(last.close), fill, { dash: '1 2' });
  if (random.chance(0.3)) {
    tag(frame, last.close * (1 + random.normal() * 0.0005), '#2962ff', null, -look.labelSize - 6);
    tag(frame, last.close, fill, left, random.between(0, 6));
  } else tag(frame, last.close, fill, left);
};

/** Bid and ask as lines with tags; of the two the bid is the last price. */
export const quotes: Draw = (frame, random) => {
  const { spec, scale, svg, pane } = frame;
  const last = spec.visible.at(-1)?.close ?? 1;
  const ask = scale.price(scale.y(last) - random.between(2, 16));
  for (const [price, colour] of [
    [last, '#708090'],
    [ask, '#e0301e'],
  ] as const) {
    svg.hairH(pane.x0, pane.x1, scale.y(price), colour);
    tag(frame, price, colour, null);
  }
};

/** The last price with the symbol on a plate of the same colour at the pane's edge. */
export const nameTag: Draw = (frame, random) => {
  const { spec, look, svg, pane, scale } = frame;
  const last = spec.visible.at(-1);
  if (!last) return;
  const fill = random.pick([
    '#9c27b0',
    '#2962ff',
    last.close >= last.open ? '#089981' : '#f23645',
    '#434651',
  ]);
  const y = scale.y(last.close);
  const wide = writtenWidth(spec.instrument.symbol, look.labelSize, look.font, look.labelWeight) + 10;
  const tall = look.labelSize + 5;
  const gap = random.pick([0, 1, 2]);
  const x = look.side === 'right' ? pane.x1 - gap - wide : pane.x0 + gap;
  svg.hairH(pane.x0, pane.x1, y, fill, { dash: '1 2' });
  svg.rect(x, y - tall / 2, wide, tall, fill);
  svg.text(x + 5, y, spec.instrument.symbol, {
    size: look.labelSize,
    fill: '#ffffff',
    weight: look.labelWeight,
  });
  tag(frame, last.close, fill, null);
};

/** Alerts and orders: a line across, a label at one end, a tag on the strip; often over the price labels. */
export const alerts: Draw = (frame, random) => {
  const { svg, pane, scale, look } = frame;
  for (let k = random.int(2, 7); k > 0; k--) {
    const y = random.between(pane.y0 + 10, pane.y1 - 10);
    const colour = inkFor(frame, random);
    const shown = inkOn(colour) === '#000000' ? '#5d606b' : colour;
    svg.hairH(pane.x0, pane.x1, y, shown, { dash: random.pick(['', '6 4', '2 2']) });
    if (random.chance(0.6)) {
      const text = random.pick([
        `LIMIT ${random.int(1, 40)}`,
        `STOP ${formatNumber(random.between(0.1, 9), 2, look.format)}`,
        `+${formatNumber(random.between(1, 900), 2, look.format)} USD`,
        'TP1',
        'Stop Loss',
        `${formatNumber(1.5, 2, look.format)} lots`,
        'Crossing',
      ]);
      const w = textWidth(text, look.labelSize) + 14;
      const x = random.chance(0.5) ? pane.x1 - w - random.between(4, 120) : pane.x0 + random.between(4, 60);
      svg.rect(x, y - 9, w, 18, look.theme.bg, { stroke: shown });
      svg.text(x + 7, y, text, { size: look.labelSize, fill: shown });
    }
    tag(frame, scale.price(y), shown, null);
  }
};
