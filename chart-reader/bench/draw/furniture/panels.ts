/** Boxes over the chart: dashboards, legends, popups, menus, dialogues, buttons. */
import type { Random } from '../../random.ts';
import type { Frame } from '../frame.ts';
import { wordsOf } from '../languages.ts';
import { instruments } from '../market.ts';
import { formatNumber, formatPrice } from '../scale.ts';
import { writtenWidth } from '../svg.ts';
import { inkFor } from './positions.ts';

type Draw = (frame: Frame, random: Random) => void;

interface Panel {
  x: number;
  y: number;
  w: number;
  h: number;
}

function panel(frame: Frame, { x, y, w, h }: Panel, dark: boolean): string {
  const { svg } = frame;
  svg.rect(x + 3, y + 4, w, h, '#000000', { opacity: 0.25, radius: 4 });
  svg.cover(x, y, w, h);
  svg.rect(x, y, w, h, dark ? '#1e222d' : '#ffffff', { stroke: dark ? '#434651' : '#d1d4dc', radius: 4 });
  return dark ? '#d1d4dc' : '#131722';
}

/** A table of figures in a corner of the pane. */
export const dashboard: Draw = (frame, random) => {
  const { svg, pane, look } = frame;
  const [rows, columns] = [random.int(3, 9), random.int(2, 4)];
  const size = Math.max(8, look.labelSize - 1);
  const [cell, tall] = [random.int(52, 84), size + 8];
  const right = random.chance(0.75);
  const x = right ? pane.x1 - cell * columns - random.int(2, 14) : pane.x0 + random.int(2, 14);
  const y = random.chance(0.6) ? pane.y0 + random.int(4, 30) : pane.y1 - tall * rows - random.int(4, 30);
  // What shines through a cell is too faint to be read.
  svg.cover(x, y, cell * columns, tall * rows);
  for (let row = 0; row < rows; row++)
    for (let c = 0; c < columns; c++) {
      const fill = row === 0 ? '#363a45' : random.pick(['#1b5e20', '#b71c1c', '#263238', '#263238']);
      svg.rect(x + c * cell, y + row * tall, cell, tall, fill, {
        stroke: '#000000',
        opacity: random.pick([1, 0.85]),
      });
      const text =
        c === 0
          ? random.pick(['1m', '5m', '1h', 'RSI', 'ADX', 'Trend', 'Vol', 'POC', 'VAH', 'Delta'])
          : random.pick([
              'BULL',
              'BEAR',
              formatNumber(random.between(0, 100), 1, look.format),
              formatNumber(random.between(10, 5000), 2, look.format),
            ]);
      svg.text(x + c * cell + cell / 2, y + (row + 0.5) * tall, text, {
        size,
        fill: '#ffffff',
        anchor: 'middle',
      });
    }
};

/** Names and values of studies in the corner, over the bars; with the ground behind it now and then. */
export const legend: Draw = (frame, random) => {
  const { svg, pane, look, spec } = frame;
  const size = look.labelSize + random.int(-1, 1);
  const last = spec.visible.at(-1)?.close ?? 1;
  let y = pane.y0 + random.int(26, 52);
  for (let k = random.int(2, 7); k > 0; k--) {
    const name = random.pick([
      'MA 9 close 0',
      'EMA 21 close',
      'BB 20 SMA close 2',
      'SuperTrend 10 3',
      'VWAP',
      'Ichimoku 9 26 52 26',
      'Vol · BTC',
      'MACD 12 26 close 9',
      'Pivots Standard Auto',
    ]);
    const values = Array.from({ length: random.int(0, 3) }, () =>
      formatPrice(last * random.between(0.97, 1.03), spec.instrument.decimals, look.format),
    );
    const wide = writtenWidth(`${name}   ${values.join('  ')}`, size, look.font, 400);
    if (random.chance(0.3))
      svg.rect(pane.x0 + 4, y - size * 0.8, wide + 8, size * 1.6, look.theme.bg, { opacity: 0.8 });
    svg.text(pane.x0 + 8, y, name, { size, fill: look.theme.text });
    let x = pane.x0 + 14 + writtenWidth(name, size, look.font, 400);
    for (const value of values) {
      svg.text(x, y, value, { size, fill: inkFor(frame, random) });
      x += writtenWidth(value, size, look.font, 400) + 8;
    }
    y += size * 1.75;
  }
};

/** The values of the bar under the pointer in a floating box. */
export const dataWindow: Draw = (frame, random) => {
  const { svg, pane, look, spec } = frame;
  const words = wordsOf(look.language);
  const size = look.labelSize;
  const [w, h] = [random.int(110, 170), size * 1.7 * 6 + 10];
  const x = random.between(pane.x0 + 5, Math.max(pane.x0 + 6, pane.x1 - w - 5));
  const y = random.between(pane.y0 + 5, Math.max(pane.y0 + 6, pane.y1 - h - 5));
  const ink = panel(frame, { x, y, w, h }, random.chance(0.5));
  const bar = random.pick(spec.visible);
  const rows: [string, string][] = [
    [words.day, new Date(bar.time).toISOString().slice(0, 10)],
    [words.open, formatPrice(bar.open, spec.instrument.decimals, look.format)],
    [words.high, formatPrice(bar.high, spec.instrument.decimals, look.format)],
    [words.low, formatPrice(bar.low, spec.instrument.decimals, look.format)],
    [words.close, formatPrice(bar.close, spec.instrument.decimals, look.format)],
    [words.volume, String(bar.volume)],
  ];
  rows.forEach(([name, value], i) => {
    svg.text(x + 8, y + 10 + (i + 0.4) * size * 1.7, name, { size, fill: ink });
    svg.text(x + w - 8, y + 10 + (i + 0.4) * size * 1.7, value, { size, fill: ink, anchor: 'end' });
  });
};

const entries = [
  'Reset chart view',
  'Copy price 1.0842',
  'Paste',
  'Add alert…',
  'Trade',
  'Lock vertical cursor line',
  'Table view',
  'Object tree…',
  'Save chart as…',
  'Settings…',
];

export const contextMenu: Draw = (frame, random) => {
  const { svg, look } = frame;
  const count = random.int(5, entries.length);
  const [w, h] = [random.int(170, 240), count * 26 + 10];
  const x = random.between(20, Math.max(21, look.width - w - 10));
  const y = random.between(20, Math.max(21, look.height - h - 10));
  const ink = panel(frame, { x, y, w, h }, random.chance(0.5));
  entries
    .slice(0, count)
    .forEach((text, i) => svg.text(x + 14, y + 18 + i * 26, text, { size: 13, fill: ink }));
};

/** A window of its own over part of the chart, with fields and buttons. */
export const dialog: Draw = (frame, random) => {
  const { svg, look, pane } = frame;
  const [w, h] = [
    Math.min(look.width * 0.4, random.int(200, 380)),
    Math.min(look.height * 0.5, random.int(150, 300)),
  ];
  const x = random.between(pane.x0, Math.max(pane.x0 + 1, pane.x1 - w));
  const y = random.between(pane.y0, Math.max(pane.y0 + 1, pane.y1 - h));
  const ink = panel(frame, { x, y, w, h }, random.chance(0.4));
  svg.text(
    x + 14,
    y + 18,
    random.pick(['Order', 'Create alert', 'Settings', 'Symbol search', 'Symbolsuche']),
    {
      size: 15,
      fill: ink,
      weight: 700,
    },
  );
  for (let row = 0; row < (h - 70) / 34; row++) {
    svg.rect(x + 14, y + 40 + row * 34, w - 28, 26, 'none', { stroke: '#9598a1', radius: 3 });
    svg.text(
      x + 22,
      y + 53 + row * 34,
      random.chance(0.5)
        ? formatNumber(random.between(1, 900), 2, frame.look.format)
        : random.pick(instruments).name,
      {
        size: 12,
        fill: ink,
      },
    );
  }
  svg.rect(x + w - 84, y + h - 32, 70, 24, '#2962ff', { radius: 4 });
  svg.text(x + w - 49, y + h - 20, 'OK', { size: 13, fill: '#ffffff', anchor: 'middle' });
};

/** A message of the program at a corner of the picture. */
export const popup: Draw = (frame, random) => {
  const { svg, look } = frame;
  const w = Math.min(look.width * 0.5, random.int(220, 340));
  const x = random.chance(0.6) ? look.width - w - 16 : 16;
  const y = random.chance(0.7) ? look.height - 96 : 60;
  const ink = panel(frame, { x, y, w, h: 74 }, random.chance(0.5));
  svg.circle(x + 24, y + 26, 10, random.pick(['#2962ff', '#f23645', '#089981']));
  svg.text(
    x + 44,
    y + 22,
    random.pick(['Alert on BTCUSDT', 'Order filled', 'Connection restored', 'Neue Version']),
    {
      size: 13,
      fill: ink,
      weight: 700,
    },
  );
  svg.text(x + 44, y + 46, `Crossing ${formatNumber(random.between(1, 70000), 2, look.format)}`, {
    size: 12,
    fill: ink,
  });
};

/** One-click buttons in the corner of the pane: sell price, lots, buy price. */
export const tradeButtons: Draw = (frame, random) => {
  const { svg, pane, spec, look } = frame;
  const words = wordsOf(look.language);
  const last = spec.visible.at(-1)?.close ?? 1;
  const [w, h] = [random.int(70, 100), random.int(34, 52)];
  const [x, y] = [pane.x0 + random.int(4, 12), pane.y0 + random.int(20, 36)];
  const colours = random.pick([
    ['#d32f2f', '#1976d2'],
    ['#f23645', '#2962ff'],
    ['#c62828', '#2e7d32'],
  ]);
  [words.sell, words.buy].forEach((word, k) => {
    const left = x + k * (w + 26);
    svg.cover(left, y, w, h);
    svg.rect(left, y, w, h, colours[k] ?? '#888888', { radius: 3 });
    svg.text(left + w / 2, y + h * 0.28, word.toUpperCase(), { size: 10, fill: '#ffffff', anchor: 'middle' });
    svg.text(left + w / 2, y + h * 0.7, formatPrice(last, spec.instrument.decimals, look.format), {
      size: 14,
      fill: '#ffffff',
      anchor: 'middle',
      weight: 700,
    });
  });
  svg.text(x + w + 13, y + h / 2, formatNumber(0.1, 2, look.format), {
    size: 10,
    fill: look.theme.text,
    anchor: 'middle',
  });
};
