import fc from 'fast-check';
import { readChart } from '../read-chart.ts';
import { blockRecogniser, drawBlockText } from '../testing/block-font.ts';
import { Canvas } from '../testing/canvas.ts';
import { drawChart, PLAIN, roundLabels, walk } from '../testing/draw-chart.ts';
import type { ChartStyle, DrawnChart, Ohlc } from '../testing/draw-chart.ts';
import type { Raster, ReadHints, Reading, ReadOutcome } from '../types.ts';
import { InvalidHints } from './invalid-hints.ts';

/** Deterministic numbers between 0 and 1. */
function seeded(count: number, seed: number): number[] {
  let s = seed;
  return Array.from({ length: count }, () => (s = (s * 16807) % 2147483647) / 2147483647);
}

const sample = walk(seeded(4 * 70, 7), 100, 3);
const SCALE = 90;

function draw(series: Ohlc[], style: ChartStyle): DrawnChart & { labels: number[] } {
  const { labels, decimals } = roundLabels(series, 7);
  return { ...drawChart(series, labels, decimals, style), labels };
}

/** The columns from `x0` to `x1`. */
function crop({ width, height, data }: Raster, x0: number, x1: number): Raster {
  const out = new Uint8Array(4 * (x1 - x0) * height);
  for (let y = 0; y < height; y++)
    out.set(data.subarray(4 * (y * width + x0), 4 * (y * width + x1)), 4 * y * (x1 - x0));
  return { width: x1 - x0, height, data: out };
}

/** The chart without the columns of its scale. */
const cropped = ({ raster }: DrawnChart): Raster => crop(raster, 0, raster.width - SCALE);

function axisOf(chart: DrawnChart, prices: number[], scale: 'linear' | 'log' = 'linear'): ReadHints['axis'] {
  return { scale, points: prices.map((price) => ({ y_px: chart.yOf(price), price })) };
}

function read(raster: Raster, hints?: ReadHints): Reading {
  const outcome = readChart(raster, blockRecogniser, hints ? { hints } : {});
  if (outcome.outcome === 'refused') throw new Error(`${outcome.refusal.code}: ${outcome.refusal.reason}`);
  return outcome.reading;
}

function refusalOf(outcome: ReadOutcome): { code: string; reason: string } {
  if (outcome.outcome === 'read') throw new Error('was read');
  return outcome.refusal;
}

const refused = (raster: Raster, hints: ReadHints) =>
  refusalOf(readChart(raster, blockRecogniser, { hints }));

const PARTS = ['open', 'high', 'low', 'close'] as const;

/** Share of the prices of two readings that differ by no more than twice their errors together. */
function agreeing(a: Reading, b: Reading): number {
  const [left, right] = [a.series.value.bars, b.series.value.bars];
  expect(left).toHaveLength(right.length);
  const within = left.flatMap((bar, i) =>
    PARTS.map((part) => {
      const [p, q] = [bar[part]!, right[i]![part]!];
      return Math.abs(p.price - q.price) <= 2 * Math.hypot(p.sigma, q.sigma);
    }),
  );
  return within.filter(Boolean).length / within.length;
}

describe('a chart whose scale is cropped off', () => {
  it.each([
    ['candles', PLAIN],
    ['hollow candles on white', { ...PLAIN, kind: 'hollow', dark: false }],
    ['OHLC bars', { ...PLAIN, kind: 'bars' }],
    ['a logarithmic axis', { ...PLAIN, scale: 'log' }],
    ['no grid', { ...PLAIN, grid: false }],
  ] as [string, ChartStyle][])(
    'gives the prices of the whole picture by two typed prices: %s',
    (_, style) => {
      const chart = draw(sample, style);
      expect(refusalOf(readChart(cropped(chart), blockRecogniser)).code).toBe('no_price_axis');
      const axis = axisOf(chart, [chart.labels[1]!, chart.labels.at(-2)!], style.scale);
      const reading = read(cropped(chart), { axis: axis! });
      expect(reading.hints).toMatchObject({ axis: 'set', pane: false });
      expect(reading.kind.value).toBe(style.kind);
      expect(agreeing(reading, read(chart.raster))).toBeGreaterThanOrEqual(0.98);
    },
  );

  it('carries the error of the clicks into every error bar: less between them, more beyond', () => {
    const chart = draw(sample, PLAIN);
    const [low, high] = [chart.labels[1]!, chart.labels.at(-2)!];
    const whole = read(chart.raster);
    const far = read(cropped(chart), { axis: axisOf(chart, [low, high])! });
    const near = read(cropped(chart), { axis: axisOf(chart, [chart.labels[3]!, chart.labels[4]!])! });
    far.series.value.bars.forEach((bar, i) =>
      expect(bar.close.sigma).toBeGreaterThan(whole.series.value.bars[i]!.close.sigma),
    );
    const perPixel = (high - low) / (chart.yOf(low) - chart.yOf(high));
    const bars = near.series.value.bars;
    const top = bars.reduce((a, b) => (b.close.y_px < a.close.y_px ? b : a)).close;
    const same = far.series.value.bars.find((b) => b.close.y_px === top.y_px)!.close;
    expect(top.sigma).toBeGreaterThan(1.5 * same.sigma);
    const [a, b] = [chart.yOf(chart.labels[4]!), chart.yOf(chart.labels[3]!)];
    const beyond = (top.y_px - a) / (b - a);
    expect(top.sigma / perPixel).toBeGreaterThanOrEqual(0.5 * Math.hypot(beyond, 1 - beyond));
  });

  it('covers the truth by its error bars wherever within half a pixel the clicks were', () => {
    const chart = draw(sample, PLAIN);
    const numbers = fc.double({ min: -0.5, max: 0.5, noNaN: true });
    fc.assert(
      fc.property(numbers, numbers, fc.nat({ max: 3 }), (up, down, k) => {
        const axis = axisOf(chart, [chart.labels[k]!, chart.labels[k + 2]!])!;
        axis.points[0]!.y_px += up;
        axis.points[1]!.y_px += down;
        const { bars } = read(cropped(chart), { axis }).series.value;
        const within = bars.flatMap((bar, i) =>
          PARTS.map((part) => Math.abs(bar[part]!.price - sample[i]![part]) <= 2 * bar[part]!.sigma),
        );
        expect(within.filter(Boolean).length).toBeGreaterThanOrEqual(0.9 * within.length);
      }),
      { numRuns: 5, seed: 3, endOnFailure: true },
    );
  });

  it('says in words that no label was read, and claims no printed label', () => {
    const chart = draw(sample, PLAIN);
    const axis = axisOf(chart, [chart.labels[1]!, chart.labels[5]!])!;
    const reading = read(cropped(chart), { axis });
    expect(reading.axis.evidence.join()).toMatch(/2 heights and their prices were given by hand/);
    expect(reading.axis.value).toMatchObject({ labels_used: 0, labels_found: 0 });
  });
});

describe('a given scale beside labels that can be read', () => {
  const chart = draw(sample, PLAIN);
  const { labels } = chart;
  const given = axisOf(chart, [labels[1]!, labels[5]!])!;
  const changed = (change: (price: number) => number): ReadHints => ({
    axis: { ...given, points: given.points.map((p) => ({ ...p, price: change(p.price) })) },
  });

  it('confirms the axis, which keeps its own exactness', () => {
    const reading = read(chart.raster, { axis: given });
    expect(reading.hints?.axis).toBe('confirmed');
    expect(reading.axis.value).toEqual(read(chart.raster).axis.value);
  });

  it.each([
    ['ten times the prices', changed((p) => 10 * p)],
    ['prices shifted by a label', changed((p) => p + labels[1]! - labels[0]!)],
  ] as [string, ReadHints][])('refuses %s and names the label that says otherwise', (_, hints) => {
    const { code, reason } = refused(chart.raster, hints);
    expect(code).toBe('hints_contradicted');
    expect(labels.some((l) => reason.includes(`“${l.toFixed(0)}`))).toBe(true);
    expect(reason).toMatch(/stands at row \d+, where the prices that were given put [\d.]+\./);
  });

  it('refuses the other kind of scale where the labels between the given prices tell them apart', () => {
    const wide = draw(walk(seeded(4 * 70, 7), 100, 8), PLAIN);
    const ends = [wide.labels.find((l) => l > 0)!, wide.labels.at(-1)!];
    expect(refused(wide.raster, { axis: axisOf(wide, ends, 'log')! }).code).toBe('hints_contradicted');
    expect(read(wide.raster, { axis: axisOf(wide, ends)! }).hints?.axis).toBe('confirmed');
  });

  it('refuses what a single label contradicts that is left of the scale', () => {
    const raster = crop(chart.raster, 0, chart.raster.width - SCALE + 80);
    const canvas = new Canvas(raster.width, raster.height, [18, 22, 30]);
    canvas.raster.data.set(raster.data);
    const blank = raster.width - 80;
    canvas.fill(blank, 0, raster.width, raster.height, [18, 22, 30]);
    drawBlockText(canvas, '104.50', blank + 12, Math.floor(chart.yOf(104.5)) - 3, [190, 195, 205]);
    const hints = axisOf(chart, [labels[1]!, labels[5]!])!;
    expect(read(canvas.raster, { axis: hints }).hints?.axis).toBe('set');
    const wrong = { ...hints, points: hints.points.map((p) => ({ ...p, price: p.price + 20 })) };
    expect(refused(canvas.raster, { axis: wrong })).toMatchObject({
      code: 'hints_contradicted',
      reason: expect.stringContaining('“104.50”'),
    });
  });

  it('refuses prices of another magnitude than those printed above a chart without a scale', () => {
    const raster = cropped(chart);
    const canvas = new Canvas(raster.width, raster.height, [18, 22, 30]);
    canvas.raster.data.set(raster.data);
    drawBlockText(canvas, '12345678', 10, 8, [190, 195, 205]);
    const header = { text: 'EURUSD, H1 101.56 104.00 99.00 102.12', probability: 0.99, alternatives: [] };
    const recogniser = {
      recognise: (lines: Parameters<typeof blockRecogniser.recognise>[0], charset: 'price' | 'any') =>
        charset === 'price' ? blockRecogniser.recognise(lines, charset) : lines.map(() => header),
    };
    const hints = changed((p) => 10 * p);
    const outcome = readChart(canvas.raster, recogniser, { hints });
    expect(refusalOf(outcome)).toMatchObject({
      code: 'hints_contradicted',
      reason: expect.stringContaining('102.12'),
    });
    expect(readChart(canvas.raster, recogniser, { hints: { axis: given } }).outcome).toBe('read');
  });
});

describe('a given pane', () => {
  it('is where the series is looked for', () => {
    const chart = draw(sample, PLAIN);
    const pane = { x0: 100, y0: 45, x1: 500, y1: 390 };
    const reading = read(chart.raster, { pane });
    expect(reading.layout.value.price_pane).toEqual(pane);
    expect(reading.hints).toMatchObject({ pane: true, axis: null });
    const { bars } = reading.series.value;
    expect(bars.length).toBeLessThan(sample.length);
    bars.forEach((b) => expect(b.x_px).toBeGreaterThan(pane.x0));
    const both = read(cropped(chart), { pane, axis: axisOf(chart, [chart.labels[1]!, chart.labels[5]!])! });
    expect(both.series.value.bars).toHaveLength(bars.length);
  });
});

describe('given names and kinds', () => {
  const chart = draw(sample, PLAIN);

  it('take the place of what is printed, normalised, and are marked', () => {
    const reading = read(chart.raster, { symbol: 'BTCUSDT', timeframe: 'H4' });
    expect(reading.symbol).toMatchObject({
      value: { text: 'BTCUSDT', box: null, by_hand: true },
      confidence: 1,
    });
    expect(reading.timeframe?.value.text).toBe('4h');
    expect(reading.hints).toMatchObject({ symbol: true, timeframe: true });
    expect(reading.quality.notes).not.toContain('No symbol was read.');
  });

  it('read the drawing as it is said to be', () => {
    const line = draw(sample, { ...PLAIN, kind: 'line' });
    expect(read(line.raster, { kind: 'area' }).kind.value).toBe('area');
    expect(read(chart.raster, { kind: 'hollow' }).series.value.kind).toBe('hollow');
    expect(refused(line.raster, { kind: 'candles' }).code).not.toBe('no_price_axis');
  });
});

describe('bars amended by hand', () => {
  const chart = draw(sample, PLAIN);
  const whole = read(chart.raster).series.value.bars;

  it('takes a removed bar out, and leaves its place empty', () => {
    const { series, hints } = read(chart.raster, { remove_bars: [whole[20]!.x_px + 1] });
    expect(series.value.bars).toHaveLength(whole.length - 1);
    expect(series.value.bars[20]!.slot).toBe(21);
    expect(hints?.bars_removed).toBe(1);
  });

  it('puts a bar that was set in the place of the one there, with the error of a click', () => {
    const bar = sample[20]!;
    const set = {
      x_px: chart.xOf(20),
      open_y_px: chart.yOf(bar.open),
      high_y_px: chart.yOf(bar.high),
      low_y_px: chart.yOf(bar.low),
      close_y_px: chart.yOf(bar.close),
    };
    const { series } = read(chart.raster, { set_bars: [set] });
    const got = series.value.bars[20]!;
    expect(series.value.bars).toHaveLength(whole.length);
    expect(got.by_hand).toBe(true);
    for (const part of PARTS) {
      expect(Math.abs(got[part]!.price - bar[part])).toBeLessThan(2 * got[part]!.sigma);
      expect(got[part]!.sigma).toBeGreaterThan(whole[20]![part]!.sigma);
    }
  });

  it('refuses a bar set where nothing is drawn, and one removed where none stands', () => {
    const set = { x_px: 304, open_y_px: 42, high_y_px: 41, low_y_px: 47, close_y_px: 44 };
    const { code, reason } = refused(chart.raster, { set_bars: [set] });
    expect(code).toBe('hints_contradicted');
    expect(reason).toMatch(/Nothing is drawn at column 304/);
    expect(refused(chart.raster, { remove_bars: [2] }).reason).toMatch(/No bar stands at column 2/);
  });
});

describe('nonsense', () => {
  it('is an error that names the field, and nothing is read', () => {
    const { raster } = draw(sample, PLAIN);
    const points = [
      { y_px: 100, price: 5 },
      { y_px: 100, price: 7 },
    ];
    const reading = (): ReadOutcome =>
      readChart(raster, blockRecogniser, { hints: { axis: { scale: 'linear', points } } });
    expect(reading).toThrow(InvalidHints);
    expect(reading).toThrow(/axis\.points\.1\.y_px must be at least 10 pixels/);
  });
});
