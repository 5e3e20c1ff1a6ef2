/** What a page of the bench has to draw, derived from the same specification as the own drawings. */
import { inkOn } from '../axes.ts';
import type { ChartSpec } from '../frame.ts';
import { decorationRandom, visibleRange } from '../frame.ts';
import type { Printed } from '../header-pen.ts';
import type { Overlay } from '../look.ts';
import { formatPrice, niceStep, stepDecimals } from '../scale.ts';
import {
  bands,
  exponentialAverage,
  macd,
  relativeStrength,
  simpleAverage,
  stochastic,
  trailingStop,
} from '../studies.ts';
import { textWidth } from '../svg.ts';
import type { Random } from '../../random.ts';

interface HeaderPart {
  text: string;
  size: number;
  weight: number;
  colour: string;
  background?: string;
}

interface PageHeader {
  height: number;
  parts: HeaderPart[];
  printed: Printed;
}

const colours = ['#2962ff', '#ff9800', '#e91e63', '#00bcd4', '#9c27b0'];
const two = (value: number): string => String(value).padStart(2, '0');

function headerOf(spec: ChartSpec, random: Random): PageHeader {
  const { look, instrument, timeframe, visible } = spec;
  const last = visible.at(-1);
  const text = (content: string, size = 14, weight = 400, colour = look.theme.text): HeaderPart => ({
    text: content,
    size,
    weight,
    colour,
  });
  const price = (v: number | undefined): string => formatPrice(v ?? 0, instrument.decimals, look.format);
  const name = random.pick([instrument.symbol, instrument.display]);
  if (look.header === 'none')
    return { height: 0, parts: [], printed: { symbol: false, timeframe: false, lastPrice: false } };
  if (random.chance(0.3)) {
    const active = timeframe;
    const tabs = ['1m', '5m', '15m', '30m', '1h', '4h', '1D', '1W', '1M'].map((t) =>
      t === active ? { ...text(t, 12, 700, '#ffffff'), background: '#2962ff' } : text(t, 12),
    );
    return {
      height: 40,
      parts: [text(name, 17, 700), text(price(last?.close), 15, 600), ...tabs],
      printed: { symbol: true, timeframe: true, lastPrice: true },
    };
  }
  if (random.chance(0.5)) {
    const ohlc = last
      ? [`O${price(last.open)}`, `H${price(last.high)}`, `L${price(last.low)}`, `C${price(last.close)}`].map(
          (t) => text(t, 12),
        )
      : [];
    return {
      height: 34,
      parts: [text(`${name} · ${timeframe} · ${instrument.venue}`, 15, 500), ...ohlc],
      printed: { symbol: true, timeframe: true, lastPrice: true },
    };
  }
  return {
    height: 36,
    parts: [text(`${name} ${timeframe}`, random.int(15, 20), 600)],
    printed: { symbol: true, timeframe: true, lastPrice: false },
  };
}

function overlayLines(
  spec: ChartSpec,
  overlay: Overlay,
  random: Random,
): { values: (number | null)[]; colour: string }[] {
  const bars = [...spec.history, ...spec.visible];
  const closes = bars.map((c) => c.close);
  const tail = (values: number[]): (number | null)[] =>
    values.slice(-spec.visible.length).map((v) => (Number.isFinite(v) && v > 0 ? v : null));
  const one = (values: number[], colour: string) => ({ values: tail(values), colour });
  switch (overlay) {
    case 'sma':
      return [one(simpleAverage(closes, random.pick([9, 20, 50])), random.pick(colours))];
    case 'ema':
      return [one(exponentialAverage(closes, random.pick([9, 21, 50])), random.pick(colours))];
    case 'bands':
      return bands(closes, 20).map((values, i) => one(values, i === 1 ? '#ff6d00' : '#2196f3'));
    case 'sar':
      return [one(trailingStop(bars), random.pick(colours))];
    case 'ribbon':
      return [5, 10, 20, 60].map((period, i) => one(simpleAverage(closes, period), colours[i] ?? '#888888'));
  }
}

function subLines(spec: ChartSpec) {
  const bars = [...spec.history, ...spec.visible];
  const closes = bars.map((c) => c.close);
  const lines = {
    rsi: () => [relativeStrength(closes, 14)],
    macd: () => macd(closes).slice(0, 2),
    stochastic: () => stochastic(bars, 14),
    range: () => [
      exponentialAverage(
        bars.map((c) => c.high - c.low),
        14,
      ),
    ],
    rival: () => [simpleAverage(closes, 30)],
  };
  return spec.look.subPanes.map((pane) => ({
    lines: lines[pane]().map((values) =>
      values.slice(-spec.visible.length).map((v) => (Number.isFinite(v) ? v : null)),
    ),
  }));
}

const periods: Record<string, { type: string; span: number }> = {
  m: { type: 'minute', span: 1 },
  h: { type: 'hour', span: 1 },
  D: { type: 'day', span: 1 },
  W: { type: 'week', span: 1 },
  M: { type: 'month', span: 1 },
};

/** Everything a page needs to draw the specification. */
export function pageInput(spec: ChartSpec) {
  const { look, visible, instrument, timeframe } = spec;
  const random = decorationRandom(spec);
  const { high, low } = visibleRange(look, visible);
  const intraday = /[mh]$/.test(timeframe);
  const splitNumber = random.int(5, 9);
  const period = periods[timeframe.at(-1) ?? 'h'] ?? { type: 'hour', span: 1 };
  const axisDecimals =
    look.format.decimals === 'step'
      ? Math.min(instrument.decimals + 1, stepDecimals(niceStep((high - low) / 9)) + 1)
      : instrument.decimals;
  return {
    // No program draws these itself: the bars come computed.
    look: look.kind === 'heikin_ashi' ? { ...look, kind: 'candles' as const } : look,
    candles: visible,
    decimals: instrument.decimals,
    axisDecimals,
    high,
    low,
    // Halfway on the axis as it is said to be: shows whether the program keeps to that scale.
    middle: look.scale === 'log' ? Math.sqrt(high * low) : (high + low) / 2,
    intraday,
    header: headerOf(spec, random),
    overlayLines: look.overlays.flatMap((overlay) => overlayLines(spec, overlay, random)),
    subLines: subLines(spec),
    levels: look.drawings.includes('levels') ? [low + (high - low) * random.between(0.1, 0.9)] : [],
    watermark: look.watermark ? instrument.symbol : null,
    crosshair: look.crosshair
      ? { index: random.int(5, visible.length - 5), price: low + (high - low) * random.between(0.2, 0.8) }
      : null,
    times: visible.map((c) => {
      const d = new Date(c.time);
      const day = `${two(d.getUTCMonth() + 1)}-${two(d.getUTCDate())}`;
      return intraday
        ? `${day} ${two(d.getUTCHours())}:${two(d.getUTCMinutes())}`
        : `${d.getUTCFullYear()}-${day}`;
    }),
    period: { ...period, span: Number.parseInt(timeframe, 10) },
    symbol: instrument.symbol,
    splitNumber,
    tight: random.chance(0.6),
    endLabels: random.chance(0.6),
    lineWidth: random.pick([1, 1, 2]),
    thin: random.chance(0.5),
    logo: random.chance(0.4),
    legend: random.chance(0.5),
    extremes: random.chance(0.5),
    smooth: random.chance(0.3),
    logBase: random.pick([10, 2]),
    boxInk: inkOn(look.theme.up),
    stripWidth: textWidth(formatPrice(high, axisDecimals, look.format), look.labelSize),
    plotlyFormat: random.pick(['', `.${axisDecimals}f`, `,.${axisDecimals}f`]),
  };
}

export type PageInput = ReturnType<typeof pageInput>;
