/** The line or block that says what the chart shows, in the manner of each kind of program. */
import type { Frame } from './frame.ts';
import type { Pen, Printed } from './header-pen.ts';
import { lastBar, penAt, priceText, visibleInk } from './header-pen.ts';
import { app, futures, plain, platform, snapshot, study } from './header-kinds.ts';
import { quote, report } from './headlines.ts';
import type { HeaderKind } from './look.ts';
import { formatNumber, formatVolume } from './scale.ts';
import { writtenWidth } from './svg.ts';

const words: Record<string, string> = {
  '1m': '1 minute',
  '5m': '5 minutes',
  '15m': '15 min',
  '30m': '30 min',
  '1h': '1 hour',
  '4h': '4 hours',
  '1D': 'Daily',
  '1W': 'Weekly',
  '1M': 'Monthly',
};
const metatrader: Record<string, string> = {
  '1m': 'M1',
  '5m': 'M5',
  '15m': 'M15',
  '30m': 'M30',
  '1h': 'H1',
  '4h': 'H4',
  '1D': 'Daily',
  '1W': 'Weekly',
  '1M': 'Monthly',
};
const minutes: Record<string, string> = {
  '1m': '1',
  '5m': '5',
  '15m': '15',
  '30m': '30',
  '1h': '1h',
  '4h': '4h',
  '1D': '1D',
  '1W': '1W',
  '1M': '1M',
};

const closeOnly = (frame: Frame): boolean => frame.look.kind === 'line' || frame.look.kind === 'area';

function tradingview(frame: Frame, x: number, y: number): Printed {
  const { spec, look, random } = frame;
  const { last, percent, amount, colour } = lastBar(frame);
  const pen = penAt(frame, x + 8, y + 13);
  const size = look.labelSize + 2;
  const name = random.pick([spec.instrument.symbol, spec.instrument.name, spec.instrument.display]);
  const shown = name === spec.instrument.name ? `${name} · ${spec.instrument.symbol}` : name;
  pen.write(`${shown} · ${minutes[spec.timeframe]} · ${spec.instrument.venue}`, size, look.theme.text, 500);
  const bars = closeOnly(frame)
    ? [['', last.close] as const]
    : ([
        ['O', last.open],
        ['H', last.high],
        ['L', last.low],
        ['C', last.close],
      ] as const);
  for (const [name1, value] of bars) {
    if (name1) pen.write(name1, size - 1, look.theme.text);
    if (name1) pen.x -= (size - 1) * 0.5;
    pen.write(priceText(frame, value), size - 1, visibleInk(frame, colour));
  }
  pen.write(`${amount} (${percent})`, size - 1, visibleInk(frame, colour));
  if (look.volume === 'overlay') {
    const row = penAt(frame, x + 8, y + 32);
    row.write('Vol', size - 1, look.theme.text);
    row.write(formatVolume(last.volume, look.format), size - 1, visibleInk(frame, colour));
  }
  return { symbol: true, timeframe: true, lastPrice: true };
}

function metatraderHeader(frame: Frame, x: number, y: number): Printed {
  const { spec, look, random } = frame;
  const { last } = lastBar(frame);
  const title = `${spec.instrument.symbol},${random.chance(0.3) ? ' ' : ''}${metatrader[spec.timeframe]}`;
  const values = [last.open, last.high, last.low, last.close]
    .map((v) => formatNumber(v, spec.instrument.decimals, look.format))
    .join(' ');
  const text = random.chance(0.7) ? `▼ ${title}  ${values}` : `${title}: ${spec.instrument.name}`;
  frame.svg.text(x + 5, y + 9, text, { size: look.labelSize, fill: look.theme.text });
  return { symbol: true, timeframe: true, lastPrice: text.includes(values) };
}

function tabs(frame: Frame, pen: Pen, items: readonly string[], active: string): void {
  const { look, svg } = frame;
  for (const item of items) {
    const on = item === active;
    const wide = writtenWidth(item, look.labelSize + 1, look.font, on ? 700 : 400);
    if (on) svg.rect(pen.x - 5, pen.y - 10, wide + 10, 20, look.theme.accent, { radius: 4 });
    pen.write(item, look.labelSize + 1, on ? '#ffffff' : look.theme.text, on ? 700 : 400);
    pen.x += 8;
  }
}

function exchange(frame: Frame, x: number, y: number): Printed {
  const { spec, look } = frame;
  const { last, percent, colour } = lastBar(frame);
  const pen = penAt(frame, x + 12, y + 17);
  pen.write(spec.instrument.display, 18, look.theme.text, 700);
  pen.write(priceText(frame, last.close), 18, visibleInk(frame, colour), 600);
  pen.write(percent, 13, visibleInk(frame, colour));
  pen.write(
    `24h High ${priceText(frame, Math.max(...spec.visible.slice(-24).map((c) => c.high)))}`,
    11,
    look.theme.text,
  );
  pen.write(`24h Vol ${formatVolume(last.volume * 40, look.format)}`, 11, look.theme.text);
  const row = penAt(frame, x + 16, y + 44);
  const active = minutes[spec.timeframe]?.replace(/^(\d+)$/, '$1m') ?? '';
  tabs(frame, row, ['Time', '1m', '5m', '15m', '30m', '1h', '4h', '1D', '1W', '1M'], active);
  return { symbol: true, timeframe: true, lastPrice: true };
}

function yahoo(frame: Frame, x: number, y: number): Printed {
  const { spec, look, random } = frame;
  const { last, percent, amount, colour } = lastBar(frame);
  const pen = penAt(frame, x + 10, y + 14);
  pen.write(`${spec.instrument.name} (${spec.instrument.symbol})`, 17, look.theme.text, 700);
  const row = penAt(frame, x + 10, y + 42);
  row.write(priceText(frame, last.close), 21, look.theme.text, 700);
  row.write(`${amount} (${percent})`, 15, visibleInk(frame, colour), 600);
  row.x += 30;
  tabs(frame, row, ['1D', '5D', '1M', '6M', 'YTD', '1Y', '5Y', 'Max'], random.pick(['6M', '1Y', 'YTD']));
  return { symbol: true, timeframe: false, lastPrice: true };
}

function title(frame: Frame, x: number, y: number): Printed {
  const { spec, look, random, pane } = frame;
  const name = random.pick([spec.instrument.symbol, spec.instrument.display]);
  const span = random.pick([
    ` ${words[spec.timeframe]}`,
    ` (${spec.timeframe})`,
    ` — ${words[spec.timeframe]} chart`,
    '',
  ]);
  const middle = random.chance(0.7);
  frame.svg.text(middle ? (pane.x0 + pane.x1) / 2 : x + 12, y + 18, name + span, {
    size: random.int(14, 19),
    fill: look.theme.text,
    anchor: middle ? 'middle' : 'start',
    weight: random.pick([400, 600]),
  });
  return { symbol: true, timeframe: span !== '', lastPrice: false };
}

function terminal(frame: Frame, x: number, y: number): Printed {
  const { spec, look } = frame;
  const { last } = lastBar(frame);
  const pen = penAt(frame, x + 6, y + 12);
  pen.write(
    `${spec.instrument.symbol} ${spec.instrument.market === 'stock' ? 'US Equity' : 'Curncy'}`,
    13,
    look.theme.text,
    700,
  );
  pen.write(`${words[spec.timeframe]}`, 12, look.theme.accent);
  pen.write(`Last Px ${priceText(frame, last.close)}`, 12, look.theme.text);
  pen.write(`Hi ${priceText(frame, last.high)} Lo ${priceText(frame, last.low)}`, 12, look.theme.text);
  return { symbol: true, timeframe: true, lastPrice: true };
}

function broker(frame: Frame, x: number, y: number): Printed {
  const { spec, look } = frame;
  const { last, percent, colour } = lastBar(frame);
  frame.svg.text(x + 14, y + 16, spec.instrument.display, { size: 16, fill: look.theme.text, weight: 700 });
  frame.svg.text(x + 14, y + 42, priceText(frame, last.close), {
    size: 26,
    fill: visibleInk(frame, colour),
    weight: 700,
  });
  frame.svg.text(x + 24 + writtenWidth(priceText(frame, last.close), 26, look.font, 700), y + 45, percent, {
    size: 13,
    fill: visibleInk(frame, colour),
  });
  const row = penAt(frame, x + 16, y + 70);
  tabs(
    frame,
    row,
    ['1m', '5m', '15m', '1h', '4h', '1D', '1W'],
    minutes[spec.timeframe]?.replace(/^(\d+)$/, '$1m') ?? '',
  );
  return {
    symbol: true,
    timeframe: ['1m', '5m', '15m', '1h', '4h', '1D', '1W'].includes(spec.timeframe),
    lastPrice: true,
  };
}

const headers: Record<HeaderKind, (frame: Frame, x: number, y: number) => Printed> = {
  tradingview,
  metatrader: metatraderHeader,
  exchange,
  yahoo,
  title,
  terminal,
  broker,
  snapshot,
  futures,
  study,
  platform,
  plain,
  app,
  quote,
  report,
  none: () => ({ symbol: false, timeframe: false, lastPrice: false }),
};

/** Draws the header of the look and says what it printed. */
export function drawHeader(frame: Frame): Printed {
  const { look, headerBox, pane, inner } = frame;
  const x = headerBox ? inner.x0 : pane.x0;
  const y = headerBox ? headerBox.y0 : pane.y0 + 2;
  return headers[look.header](frame, x, y);
}
