/** Headers of more programs: published snapshots, futures platforms, study platforms, phone programs. */
import type { Frame } from './frame.ts';
import type { Pen, Printed } from './header-pen.ts';
import { lastBar, penAt, priceText, visibleInk } from './header-pen.ts';
import { timeframeWords, wordsOf } from './languages.ts';

/** The short form of a time frame in the manner of web charts: 1h, D, 30. */
export function shortTimeframe(timeframe: string): string {
  return timeframe.endsWith('m') ? timeframe.slice(0, -1) : timeframe.replace(/^1(?=[DWM])/, '');
}

function ohlc(frame: Frame, pen: Pen, size: number): void {
  const { look } = frame;
  const { last, colour } = lastBar(frame);
  const words = wordsOf(look.language);
  const short = look.language === 'en';
  const rows: [string, number][] = [
    [short ? 'O' : words.open, last.open],
    [short ? 'H' : words.high, last.high],
    [short ? 'L' : words.low, last.low],
    [short ? 'C' : words.close, last.close],
  ];
  for (const [name, value] of rows) {
    pen.write(name, size, look.theme.text);
    pen.x -= size * 0.45;
    pen.write(priceText(frame, value), size, visibleInk(frame, colour));
  }
}

/** Two lines above a published picture: who and when, then the instrument and its last bar. */
export function snapshot(frame: Frame, x: number, y: number): Printed {
  const { spec, look, random } = frame;
  const { percent, amount, colour, last } = lastBar(frame);
  const top = penAt(frame, x + 8, y + 12);
  const when = new Date(last.time).toUTCString().slice(5, 22);
  top.write(
    `${random.pick(['marketmind', 'trader_77', 'fxdesk'])} published on charts.example, ${when} UTC`,
    12,
    look.theme.text,
  );
  const pen = penAt(frame, x + 8, y + 31);
  const { instrument, timeframe } = spec;
  pen.write(
    `${instrument.venue}:${instrument.symbol}, ${random.pick([shortTimeframe(timeframe), timeframe])}`,
    13,
    look.theme.text,
    600,
  );
  pen.write(priceText(frame, last.close), 13, look.theme.text);
  pen.write(`${amount} (${percent})`, 13, visibleInk(frame, colour));
  ohlc(frame, pen, 12);
  return { symbol: true, timeframe: true, lastPrice: true };
}

/** Contracts with a usual price. */
const contracts: readonly (readonly [string, number])[] = [
  ['ES 09-23', 5200],
  ['NQ 12-24', 18_000],
  ['MES ##-##', 5200],
  ['YM 03-24', 39_000],
  ['FDAX 09-24', 18_000],
  ['BTC 05-24', 61_000],
  ['GC 12-23', 2300],
  ['ZC 12-24', 430],
  ['ZB 09-24', 118],
  ['CL 08-24', 78],
  ['SI 12-24', 28],
  ['HG 07-24', 4.2],
  ['NG 11-24', 2.6],
  ['6E 06-24', 1.08],
  ['6M 06-24', 0.055],
  ['6J 09-24', 0.0065],
];

/** A contract that trades at about this price: no screen shows wheat at the price of an index. */
function contractAt(price: number, random: Frame['random']): string {
  const far = ([, usual]: (typeof contracts)[number]): number => Math.abs(Math.log(usual / price));
  const near = [...contracts].sort((a, b) => far(a) - far(b));
  return random.pick(near.filter((c) => far(c) <= Math.log(2)).concat(near.slice(0, 1)))[0];
}

/** A tab with contract and interval: ES 09-23 (5 Minute). */
export function futures(frame: Frame, x: number, y: number): Printed {
  const { look, random, spec } = frame;
  const name = contractAt(spec.instrument.price, random);
  const count = Number.parseInt(spec.timeframe, 10);
  const unit =
    { m: 'Minute', h: 'Hour', D: 'Day', W: 'Week', M: 'Month' }[spec.timeframe.at(-1) ?? ''] ?? 'Minute';
  const interval = unit === 'Hour' ? `${count * 60} Minute` : unit === 'Day' ? 'Daily' : `${count} ${unit}`;
  frame.svg.text(x + 8, y + 11, random.chance(0.5) ? `${name} (${interval})` : `${name}  ${interval}`, {
    size: look.labelSize + 1,
    fill: look.theme.text,
  });
  return { symbol: true, timeframe: true, lastPrice: false, symbolText: name };
}

/** Instrument, span and interval in one field, values of the bar in a second line. */
export function study(frame: Frame, x: number, y: number): Printed {
  const { spec, look, random } = frame;
  const { last, amount, percent, colour } = lastBar(frame);
  const pen = penAt(frame, x + 8, y + 12);
  pen.write(spec.instrument.symbol, 14, look.theme.text, 700);
  pen.write(spec.instrument.name.toUpperCase(), 11, look.theme.text);
  pen.write(priceText(frame, last.close), 14, visibleInk(frame, colour), 700);
  pen.write(`${amount} ${percent}`, 12, visibleInk(frame, colour));
  const short = { D: 'D', W: 'W', M: 'M' }[spec.timeframe.at(-1) ?? ''] ?? spec.timeframe;
  const row = penAt(frame, x + 8, y + 30);
  row.write(
    `${spec.instrument.symbol} ${random.pick(['1Y', '180 D', '20 D', '5Y'])} ${short}`,
    12,
    look.theme.text,
    600,
  );
  row.write(`D: ${new Date(last.time).toISOString().slice(2, 10).replaceAll('-', '/')}`, 11, look.theme.text);
  ohlc(frame, row, 11);
  return { symbol: true, timeframe: true, lastPrice: true };
}

/** EURUSD, h4 with bid and ask beside it. */
export function platform(frame: Frame, x: number, y: number): Printed {
  const { spec, look, random } = frame;
  const { last } = lastBar(frame);
  const pen = penAt(frame, x + 8, y + 14);
  const lower = {
    m: `m${Number.parseInt(spec.timeframe, 10)}`,
    h: `h${Number.parseInt(spec.timeframe, 10)}`,
  }[spec.timeframe.at(-1) ?? ''];
  pen.write(spec.instrument.symbol, 13, look.theme.text, 600);
  pen.write(
    random.chance(0.5)
      ? (lower ?? timeframeWords(spec.timeframe, look.language))
      : timeframeWords(spec.timeframe, look.language),
    13,
    look.theme.text,
  );
  if (random.chance(0.6)) pen.write(priceText(frame, last.close), 13, look.theme.accent, 700);
  return { symbol: true, timeframe: true, lastPrice: true };
}

/** Name and interval with a bullet or a comma, nothing else. */
export function plain(frame: Frame, x: number, y: number): Printed {
  const { spec, look, random } = frame;
  const interval = random.pick([
    shortTimeframe(spec.timeframe),
    timeframeWords(spec.timeframe, look.language),
  ]);
  const name = random.pick([spec.instrument.symbol, spec.instrument.display]);
  frame.svg.text(
    x + 6,
    y + 10,
    random.pick([`${name}, ${interval}`, `${name} · ${interval}`, `${name} - ${interval}`]),
    {
      size: look.labelSize + random.int(0, 3),
      fill: look.theme.text,
    },
  );
  return { symbol: true, timeframe: true, lastPrice: false };
}

/** The top of a phone program: name, large price, change, buttons for spans of time. */
export function app(frame: Frame, x: number, y: number): Printed {
  const { spec, look, svg, random, inner } = frame;
  const { last, amount, percent, colour } = lastBar(frame);
  const middle = random.chance(0.4);
  const at = middle ? (inner.x0 + inner.x1) / 2 : x + 16;
  const anchor = middle ? 'middle' : 'start';
  svg.text(at, y + 16, spec.instrument.display, { size: 17, fill: look.theme.text, weight: 700, anchor });
  svg.text(at, y + 46, priceText(frame, last.close), {
    size: 30,
    fill: look.theme.text,
    weight: 700,
    anchor,
  });
  svg.text(at, y + 72, `${amount} (${percent})`, { size: 14, fill: visibleInk(frame, colour), anchor });
  const spans = ['1H', '1D', '1W', '1M', '1Y', 'All'];
  const each = (inner.x1 - inner.x0) / spans.length;
  const active = random.int(0, 5);
  spans.forEach((span, i) => {
    const left = inner.x0 + each * (i + 0.5);
    if (i === active) svg.rect(left - 18, y + 87, 36, 20, look.theme.accent, { radius: 10 });
    svg.text(left, y + 97, span, {
      size: 12,
      fill: i === active ? '#ffffff' : look.theme.text,
      anchor: 'middle',
    });
  });
  return { symbol: true, timeframe: false, lastPrice: true };
}
