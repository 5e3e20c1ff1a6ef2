import { readChart } from '../read-chart.ts';
import { blockRecogniser } from '../testing/block-font.ts';
import { toPicture } from '../image/picture.ts';
import { Canvas } from '../testing/canvas.ts';
import { drawChart, PLAIN, roundLabels, walk } from '../testing/draw-chart.ts';
import type { Header } from '../stages/header.ts';
import { LineReader } from '../stages/text-lines.ts';
import type { ReadOutcome } from '../types.ts';
import { withToldNames } from './testimony.ts';
import type { Testimony } from './types.ts';

/** Deterministic numbers between 0 and 1. */
function seeded(count: number, seed: number): number[] {
  let s = seed;
  return Array.from({ length: count }, () => (s = (s * 16807) % 2147483647) / 2147483647);
}

const series = walk(seeded(4 * 70, 7), 100, 3);
const { labels, decimals } = roundLabels(series, 7);
const STYLE = { ...PLAIN, grid: false };
/** Too few for the reader to tell a scale from figures that stand in a row by chance. */
const few = [labels[1]!, labels[3]!, labels.at(-2)!];
const chart = drawChart(series, few, decimals, STYLE);
const read = (testimony?: Testimony): ReadOutcome =>
  readChart(chart.raster, blockRecogniser, testimony ? { testimony } : {});

/** What a model says of the labels, each place some pixels off. */
const told = (change: (price: number, i: number) => number): Testimony => ({
  axis: {
    scale: 'linear',
    points: few.map((price, i) => ({
      x_px: chart.raster.width - 40 + 5 * i,
      y_px: chart.yOf(price) + [6, -7, 5][i]!,
      price: change(price, i),
    })),
  },
});

const right = told((price) => price);

describe('the labels of a scale that a model names', () => {
  it('make the axis of a picture that is refused without them, with the places and errors of the pixels', () => {
    expect(read()).toMatchObject({ outcome: 'refused' });
    const outcome = read(right);
    if (outcome.outcome === 'refused') throw new Error(outcome.refusal.reason);
    const { axis, hints, quality, series: bars } = outcome.reading;
    expect(hints).toMatchObject({ axis: null, kind: false, from_model: ['axis'] });
    expect(axis.value).toMatchObject({ labels_used: 3, labels_found: 3 });
    expect(axis.value).not.toHaveProperty('click_error');
    expect(quality.notes).toContain(
      'The price scale was read by a model and confirmed by the pixels of its labels.',
    );
    const off = bars.value.bars.map(
      (bar, i) => Math.abs(bar.close.price - series[i]!.close) / bar.close.sigma,
    );
    expect(off.filter((o) => o <= 2).length).toBeGreaterThanOrEqual(0.9 * off.length);
  });

  it.each([
    ['ten times the prices', told((price) => 10 * price)],
    ['a tenth of the prices', told((price) => price / 10)],
    ['prices shifted by a label', told((_, i) => few[i + 1] ?? few[i]! + labels[1]! - labels[0]!)],
    ['two of the labels only', { axis: { ...right.axis!, points: right.axis!.points.slice(0, 2) } }],
    [
      'labels where none stand',
      { axis: { ...right.axis!, points: right.axis!.points.map((p) => ({ ...p, y_px: p.y_px + 30 })) } },
    ],
    [
      'labels without their column',
      { axis: { ...right.axis!, points: right.axis!.points.map(({ y_px, price }) => ({ y_px, price })) } },
    ],
    [
      'numbers that are none',
      { axis: { ...right.axis!, points: right.axis!.points.map((p) => ({ ...p, y_px: NaN })) } },
    ],
  ] as [string, Testimony][])('change nothing where the pixels do not show them: %s', (_, testimony) => {
    expect(read(testimony)).toMatchObject({ outcome: 'refused', refusal: plainRefusal() });
  });

  it('count for nothing beside a scale that can be read, or that a person gave', () => {
    const whole = drawChart(series, labels, decimals, STYLE);
    const points = labels.map((price) => ({
      x_px: whole.raster.width - 40,
      y_px: whole.yOf(price),
      price: price + 1,
    }));
    const testimony: Testimony = { axis: { scale: 'linear', points } };
    const outcome = readChart(whole.raster, blockRecogniser, { testimony });
    expect(outcome).toMatchObject({ outcome: 'read', reading: { hints: null } });
    const set = few.map((price) => ({ y_px: chart.yOf(price), price }));
    const hints = { axis: { scale: 'linear' as const, points: set } };
    const both = readChart(chart.raster, blockRecogniser, { hints, testimony: right });
    expect(both).toMatchObject({ outcome: 'read', reading: { hints: { axis: 'set' } } });
    expect(both).not.toHaveProperty('reading.hints.from_model');
  });
});

function plainRefusal() {
  const outcome = read();
  if (outcome.outcome === 'read') throw new Error('was read');
  const { code, reason } = outcome.refusal;
  return { code, reason };
}

describe('names that a model gives', () => {
  const empty = { symbol: null, others: [], timeframe: null, frames: [], prices: null, quotes: [], marks: 0 };
  const box = { x0: 10, y0: 10, x1: 90, y1: 20 };
  const words = [{ box, glyphs: 9, middle: 15, height: 10, shapes: [box] }];
  const named = (text: string, testimony: Testimony, header: Header = empty) => {
    const recogniser = { recognise: () => [{ text, probability: 0.9, alternatives: [] }] };
    const picture = toPicture(new Canvas(100, 100, [255, 255, 255]).raster);
    return withToldNames(
      header,
      testimony,
      { words, headlines: [], boxes: [] },
      new LineReader(picture, recogniser),
    );
  };
  const names = { symbol: 'LTC/USDT', timeframe: '4h' };

  it('[W-406] count where the picture prints them, at their place and as sure as they are read', () => {
    const { header, told } = named('LTCUSDT, 4h', names);
    expect(told).toEqual(['symbol', 'timeframe']);
    expect(header.symbol).toMatchObject({ value: { text: 'LTC/USDT' }, confidence: 0.9 });
    expect(header.timeframe).toMatchObject({ value: { text: '4h' }, confidence: 0.9 });
    expect(header.symbol?.value.box).toMatchObject({ y0: 10, y1: 20 });
  });

  it.each([['ETHUSDT, 1h'], ['XLTCUSDT'], ['']])('count for nothing where it prints “%s”', (text) => {
    expect(named(text, names)).toEqual({ header: empty, told: [] });
  });

  it('do not take the place of names that were read', () => {
    const read = { value: { text: 'BTCUSDT', box }, confidence: 0.8, evidence: [] };
    const { header, told } = named('LTCUSDT, 4h', names, { ...empty, symbol: read });
    expect(header.symbol).toBe(read);
    expect(told).toEqual(['timeframe']);
  });

  it('say nothing of a picture that prints none', () => {
    const whole = drawChart(series, labels, decimals, STYLE);
    const outcome = readChart(whole.raster, blockRecogniser, { testimony: names });
    expect(outcome).toMatchObject({
      outcome: 'read',
      reading: { symbol: null, timeframe: null, hints: null },
    });
  });
});

describe('a kind that a model tells', () => {
  /** Candles that a curve crosses so often that neither of them explains the drawing. */
  const crossed = (() => {
    const bars = walk(seeded(4 * 116, 7), 100, 1);
    const scale = roundLabels(bars, 7);
    const { raster } = drawChart(bars, scale.labels, scale.decimals, { ...PLAIN, spacing: 6 });
    const canvas = new Canvas(raster.width, raster.height, [18, 22, 30]);
    canvas.raster.data.set(raster.data);
    const rowAt = (x: number): number => 220 + 120 * Math.sin(x / 37) + 40 * Math.sin(x / 11);
    for (let x = 2; x < raster.width - 95; x++) {
      const [a, b] = [rowAt(x), rowAt(x + 1)];
      canvas.fill(x, Math.floor(Math.min(a, b)), x + 1, Math.ceil(Math.max(a, b)) + 2, [220, 60, 60]);
    }
    return canvas.raster;
  })();
  // A second look finds these candles by their colours, which leaves a model nothing to tell.
  const kindOf = (kind?: Testimony['kind']) =>
    readChart(crossed, blockRecogniser, {
      without: ['closer-look'],
      ...(kind ? { testimony: { kind } } : {}),
    });

  it('decides where the pixels leave two open, and they tell the same kind', () => {
    expect(kindOf()).toMatchObject({ outcome: 'refused', refusal: { code: 'series_uncertain' } });
    expect(kindOf('candles')).toMatchObject({
      outcome: 'read',
      reading: { kind: { value: 'candles' }, hints: { kind: false, from_model: ['kind'] } },
    });
  });

  it('is not needed where a second look finds the bars by their colours', () => {
    expect(readChart(crossed, blockRecogniser, {})).toMatchObject({
      outcome: 'read',
      reading: { kind: { value: 'candles' } },
    });
  });

  it.each(['hollow', 'bars', 'line', 'area', 'renko'] as const)(
    'counts for nothing where they do not: %s',
    (kind) => {
      expect(kindOf(kind)).toMatchObject({ outcome: 'refused', refusal: { code: 'series_uncertain' } });
    },
  );
});
