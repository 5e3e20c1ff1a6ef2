import fc from 'fast-check';
import { toPrediction } from './prediction.ts';
import { readChart } from './read-chart.ts';
import { blockRecogniser, drawBlockText, namingLast } from './testing/block-font.ts';
import { Canvas } from './testing/canvas.ts';
import { drawChart, PLAIN, roundLabels, walk } from './testing/draw-chart.ts';
import type { ChartStyle, DrawnChart, Ohlc } from './testing/draw-chart.ts';
import type { Reading, StageName } from './types.ts';
import { trendScore } from './trend.ts';

const numbers = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
  minLength: 4 * 45,
  maxLength: 4 * 45,
});
const looks: fc.Arbitrary<ChartStyle> = fc.record({
  kind: fc.constantFrom('candles' as const, 'hollow' as const, 'bars' as const),
  scale: fc.constant('linear' as const),
  side: fc.constantFrom('left' as const, 'right' as const),
  dark: fc.boolean(),
  spacing: fc.double({ min: 7, max: 15, noNaN: true }),
  grid: fc.boolean(),
  volume: fc.boolean(),
  average: fc.constant(false),
  swapped: fc.boolean(),
});

function draw(series: Ohlc[], style: ChartStyle): DrawnChart {
  const { labels, decimals } = roundLabels(series, 7);
  return drawChart(series, labels, decimals, style);
}

function read(chart: DrawnChart): Reading {
  const result = readChart(chart.raster, blockRecogniser);
  if (result.outcome === 'refused') throw new Error(`${result.refusal.code}: ${result.refusal.reason}`);
  return result.reading;
}

/** Deterministic numbers between 0 and 1. */
function seeded(count: number, seed: number): number[] {
  let s = seed;
  return Array.from({ length: count }, () => {
    s = (s * 16807) % 2147483647;
    return s / 2147483647;
  });
}

const sample = walk(seeded(4 * 70, 7), 100, 3);

/** Rows that labels stand above their prices. */
const RAISED = 7;

describe('readChart', () => {
  it('[W-527] places labels that stand above their prices, with no line beside them, by the price of the header', () => {
    const chart = draw(sample, { ...PLAIN, grid: false });
    const { width, height, data } = chart.raster;
    const raised = Uint8ClampedArray.from(data);
    const strip = 4 * (width - 88);
    for (let y = 0; y + RAISED < height; y++)
      for (let i = strip; i < 4 * width; i++) raised[4 * width * y + i] = data[4 * width * (y + RAISED) + i]!;
    const close = sample.at(-1)!.close;
    const price = close.toFixed(2);
    const header = new Canvas(width, 30, [18, 22, 30]);
    drawBlockText(header, price, 20, 10, [190, 195, 205]);
    const named = Uint8ClampedArray.from(raised);
    named.set(header.raster.data);
    const closeOf = (bytes: Uint8ClampedArray): number => {
      const result = readChart({ width, height, data: bytes }, namingLast(price));
      if (result.outcome === 'refused') throw new Error(result.refusal.reason);
      return result.reading.series.value.bars.at(-1)!.close.price;
    };
    const off = (read: number): number => Math.abs(chart.yOf(read) - chart.yOf(close));
    expect(off(closeOf(raised))).toBeGreaterThan(RAISED - 2);
    expect(off(closeOf(named))).toBeLessThan(1);
  });

  it.each([
    ['candles', PLAIN],
    ['hollow candles on white', { ...PLAIN, kind: 'hollow', dark: false }],
    ['OHLC bars', { ...PLAIN, kind: 'bars' }],
    ['an axis on the left', { ...PLAIN, side: 'left' }],
    ['a logarithmic axis', { ...PLAIN, scale: 'log' }],
    ['volume in the pane', { ...PLAIN, volume: true }],
    ['bars six pixels apart', { ...PLAIN, spacing: 6 }],
  ] as [string, ChartStyle][])('[D-005] recovers axis and series of %s', (_, style) => {
    const chart = draw(sample, style);
    const reading = read(chart);
    expect(reading.kind.value).toBe(style.kind);
    expect(reading.axis.value.scale).toBe(style.scale);
    expect(reading.layout.value.axis_side).toBe(style.side);
    const { bars } = reading.series.value;
    expect(bars).toHaveLength(sample.length);
    bars.forEach((bar, i) => {
      expect(Math.abs(bar.x_px - chart.xOf(i))).toBeLessThan(1.2);
      expect(Math.abs(bar.close.y_px - chart.yOf(sample[i]!.close))).toBeLessThan(1);
      expect(Math.abs(bar.high!.y_px - chart.yOf(sample[i]!.high))).toBeLessThan(1);
    });
  });

  it('says which bars a window hides, with their places and without prices', () => {
    const chart = draw(sample, PLAIN);
    const { width, data } = chart.raster;
    const [left, right] = [Math.round(chart.xOf(30)) - 4, Math.round(chart.xOf(38)) + 4];
    const rows = sample.slice(28, 41).flatMap((b) => [chart.yOf(b.high), chart.yOf(b.low)]);
    for (let y = Math.floor(Math.min(...rows)) - 9; y < Math.max(...rows) + 9; y++)
      for (let x = left; x < right; x++) data.fill(120, 4 * (y * width + x), 4 * (y * width + x) + 3);
    const reading = read(chart);
    const { bars, hidden = [] } = reading.series.value;
    expect(hidden.map((h) => h.slot)).toEqual([30, 31, 32, 33, 34, 35, 36, 37, 38]);
    for (const { slot, x_px } of hidden) expect(Math.abs(x_px - chart.xOf(slot))).toBeLessThan(1.5);
    expect(bars.map((b) => b.slot)).toEqual([...Array(70).keys()].filter((k) => k < 30 || k > 38));
    expect(reading.quality.notes).toContain('A window hides 9 bars, which are left out.');
    const { candles = [] } = toPrediction({ outcome: 'read', reading }, 1) as {
      candles?: { c: number | null }[];
    };
    expect(candles.map((c) => c.c === null)).toEqual([...Array(70).keys()].map((k) => k >= 30 && k <= 38));
  });

  it('[D-006] gives every value an error estimate that covers the error, and a verdict', () => {
    const reading = read(draw(sample, PLAIN));
    const bars = reading.series.value.bars;
    let within = 0;
    bars.forEach((bar, i) => {
      expect(bar.close.sigma).toBeGreaterThan(0);
      if (Math.abs(bar.close.price - sample[i]!.close) <= 2 * bar.close.sigma) within++;
    });
    expect(within).toBeGreaterThanOrEqual(0.9 * bars.length);
    expect(reading.quality.score).toBeGreaterThan(0.75);
    expect(['good', 'fair']).toContain(reading.quality.verdict);
  });

  it('[D-005] recovers random series within half a pixel for most values, in any look', () => {
    fc.assert(
      fc.property(numbers, looks, (values, style) => {
        const series = walk(values, 100, 3);
        fc.pre(Math.max(...series.map((b) => b.high)) - Math.min(...series.map((b) => b.low)) > 9);
        const chart = draw(series, style);
        const { bars } = read(chart).series.value;
        expect(bars).toHaveLength(series.length);
        const off = bars.flatMap((bar, i) => [
          Math.abs(bar.close.y_px - chart.yOf(series[i]!.close)),
          Math.abs(bar.low!.y_px - chart.yOf(series[i]!.low)),
        ]);
        const close = off.filter((d) => d <= 0.5).length;
        expect(close).toBeGreaterThanOrEqual(0.75 * off.length);
      }),
      { numRuns: 6, seed: 11, endOnFailure: true },
    );
  });

  it('turns the trend over exactly when the prices are reflected', () => {
    fc.assert(
      fc.property(numbers, (values) => {
        const series = walk(values, 100, 3);
        const sum = Math.max(...series.map((b) => b.high)) + Math.min(...series.map((b) => b.low));
        const turned = series.map((b) => ({
          open: sum - b.open,
          high: sum - b.low,
          low: sum - b.high,
          close: sum - b.close,
        }));
        const score = (s: Ohlc[]): number => {
          const { bars } = read(draw(s, { ...PLAIN, swapped: s === turned })).series.value;
          const high = Math.max(...bars.map((b) => b.high!.price));
          const low = Math.min(...bars.map((b) => b.low!.price));
          return trendScore(
            bars.map((b) => b.close.price),
            high,
            low,
          );
        };
        fc.pre(Math.max(...series.map((b) => b.high)) - Math.min(...series.map((b) => b.low)) > 9);
        expect(score(series) + score(turned)).toBeCloseTo(0, 1);
      }),
      { numRuns: 4, seed: 5, endOnFailure: true },
    );
  });

  it('prefers the axis with grid lines and round steps to figures without either beside the same pane', () => {
    const chart = draw(sample, PLAIN).raster;
    const canvas = new Canvas(chart.width + 100, chart.height, [18, 22, 30]);
    for (let y = 0; y < chart.height; y++) {
      const row = chart.data.subarray(4 * y * chart.width, 4 * (y + 1) * chart.width);
      canvas.raster.data.set(row, 4 * (y * canvas.raster.width + 100));
    }
    for (let i = 0; i < 12; i++)
      drawBlockText(canvas, (833.07 - i * 5.885).toFixed(2), 10, 63 + 27.5 * i, [190, 195, 205]);
    const result = readChart(canvas.raster, blockRecogniser);
    if (result.outcome === 'refused') throw new Error(result.refusal.reason);
    expect(result.reading.layout.value.axis_side).toBe('right');
    expect(result.reading.axis.value.a.price).toBeLessThan(200);
  });

  it('prefers the axis with round steps to that of a second instrument whose figures stand by the same grid lines', () => {
    const chart = draw(sample, { ...PLAIN, grid: true });
    const { width, height, data } = chart.raster;
    const canvas = new Canvas(width + 100, height, [18, 22, 30]);
    for (let y = 0; y < height; y++)
      canvas.raster.data.set(
        data.subarray(4 * y * width, 4 * (y + 1) * width),
        4 * (y * canvas.raster.width + 100),
      );
    const rows = roundLabels(sample, 7).labels.map((price) => Math.floor(chart.yOf(price)));
    const top = Math.min(...rows);
    for (const row of rows)
      drawBlockText(canvas, (833.07 - (row - top) * 0.2143).toFixed(2), 10, row + 3, [190, 195, 205]);
    const result = readChart(canvas.raster, blockRecogniser, { floor: 0 });
    if (result.outcome === 'refused') throw new Error(result.refusal.reason);
    expect(result.reading.layout.value.axis_side).toBe('right');
    expect(result.reading.axis.value.a.price).toBeLessThan(200);
  });

  it('refuses a picture without a chart with a reason and advice', () => {
    const canvas = new Canvas(600, 400, [250, 250, 250]);
    for (let i = 0; i < 9; i++) canvas.fill(60 + i * 55, 300 - i * 20, 90 + i * 55, 350, [80, 120, 200]);
    const result = readChart(canvas.raster, blockRecogniser);
    if (result.outcome !== 'refused') throw new Error('was read');
    expect(result.refusal.code).toBe('no_price_axis');
    expect(result.refusal.reason).toMatch(/\w.*\.$/);
    expect(result.refusal.advice).toMatch(/screenshot/);
  });

  it('refuses a chart whose labels cannot be trusted instead of guessing prices', () => {
    const chart = draw(sample, PLAIN);
    const wild = {
      recognise: (lines: { width: number }[]) =>
        lines.map((_, i) => ({ text: String((i * 7919) % 97), probability: 0.9, alternatives: [] })),
    };
    const result = readChart(chart.raster, wild);
    expect(result.outcome).toBe('refused');
  });

  it('keeps the axis it found when there is no series beside it', () => {
    const { labels, decimals } = roundLabels(sample, 7);
    const bare = drawChart(sample.slice(0, 3), labels, decimals, { ...PLAIN, spacing: 200 });
    const result = readChart(bare.raster, blockRecogniser);
    if (result.outcome !== 'refused') throw new Error('was read');
    const axis = result.refusal.found.axis?.value;
    expect(axis?.labels_used).toBeGreaterThanOrEqual(5);
    for (const point of [axis!.a, axis!.b])
      expect(Math.abs(point.y_px - bare.yOf(point.price))).toBeLessThan(2);
  });

  it('names symbol and time frame where every axis contradicts the prices printed above the chart', () => {
    const { raster } = draw(sample, PLAIN);
    const canvas = new Canvas(raster.width, raster.height, [18, 22, 30]);
    canvas.raster.data.set(raster.data);
    drawBlockText(canvas, '12345678', 10, 8, [190, 195, 205]);
    const header = 'EURUSD, H1 91234.56 91236.00 91230.00 91235.12';
    const result = readChart(canvas.raster, {
      recognise: (lines, charset) =>
        charset === 'price'
          ? blockRecogniser.recognise(lines, charset)
          : lines.map(() => ({ text: header, probability: 0.99, alternatives: [] })),
    });
    if (result.outcome !== 'refused') throw new Error('was read');
    const { code, found } = result.refusal;
    expect(code).toBe('axis_uncertain');
    expect(found.axis).toBeUndefined();
    expect(found.symbol?.value.text).toBe('EURUSD');
    expect(found.timeframe?.value.text).toBe('1h');
    expect(found.symbol?.confidence).toBeGreaterThan(0.5);
  });

  it('refuses pictures that are too small, and noise that no program drew', () => {
    const small = readChart(new Canvas(100, 80, [0, 0, 0]).raster, blockRecogniser);
    expect(small.outcome === 'refused' && small.refusal.code).toBe('too_small');
    const noise = new Canvas(300, 200, [0, 0, 0]).raster;
    seeded(noise.data.length, 3).forEach((v, i) => (noise.data[i] = i % 4 === 3 ? 255 : Math.floor(256 * v)));
    const result = readChart(noise, blockRecogniser);
    expect(result.outcome === 'refused' && result.refusal.code).toBe('photo_unsupported');
  });

  it('tells the stages as they begin, times them, and keeps the time limit', () => {
    const chart = draw(sample, PLAIN);
    const seen: StageName[] = [];
    const reading = readChart(chart.raster, blockRecogniser, { onStage: (s) => seen.push(s) });
    expect(seen).toEqual([
      'kind',
      'layout',
      'labels',
      'calibration',
      'candles',
      'last-price',
      'header',
      'time-axis',
      'quality',
    ]);
    expect(reading.outcome === 'read' && reading.reading.stages.map((s) => s.stage)).toEqual(seen);
    const late = readChart(chart.raster, blockRecogniser, { timeLimitMs: 0 });
    expect(late.outcome === 'refused' && late.refusal.code).toBe('time_limit');
  });

  it('measures a last price that nothing prints as one that is not printed', () => {
    const { last_price, measures } = read(draw(sample, PLAIN));
    expect(last_price?.evidence).toEqual([expect.stringContaining('nothing prints it')]);
    expect(measures.last_price).toMatchObject({ printed: 0 });
  });

  it('reads the same picture the same way twice', () => {
    const chart = draw(sample, PLAIN);
    const once = { ...read(chart), stages: [] };
    expect({ ...read(chart), stages: [] }).toEqual(once);
  });
});
