import { inkOf } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import { Canvas } from '../testing/canvas.ts';
import type { Colour } from '../testing/canvas.ts';
import { candleLayer } from './candle-layer.ts';
import type { CandleLayer } from './candle-layer.ts';
import { refuseWithoutPrices } from './not-prices.ts';

const GREEN: Colour = [20, 150, 90];
const RED: Colour = [220, 50, 60];
const BOX = { x0: 0, y0: 0, x1: 620, y1: 300 };

/** Deterministic numbers between 0 and 1. */
function seeded(seed: number): () => number {
  let s = seed;
  return () => (s = (s * 16807) % 2147483647) / 2147483647;
}

interface Style {
  spacing: number;
  half: number;
  wick: Colour | null;
  border: Colour | null;
  stripes: boolean;
  volume: boolean;
}

const STYLE: Style = { spacing: 10, half: 3, wick: null, border: null, stripes: false, volume: false };

function candles(style: Style): Canvas {
  const canvas = new Canvas(620, 300, [250, 250, 252]);
  const next = seeded(11);
  const bars = Math.floor(600 / style.spacing);
  if (style.stripes)
    for (let i = 0; i < bars; i += 2)
      canvas.fill(i * style.spacing, 0, (i + 1) * style.spacing, 300, [220, 225, 245]);
  let y = 150;
  for (let i = 0; i < bars; i++) {
    const x = Math.floor((i + 0.5) * style.spacing);
    const to = Math.min(220, Math.max(60, y + (next() - 0.5) * 50));
    const colour = to < y ? GREEN : RED;
    const [top, bottom] = [Math.round(Math.min(y, to)), Math.round(Math.max(y, to)) + 2];
    canvas.fill(x, top - 10 * next(), x + 1, bottom + 10 * next(), style.wick ?? colour);
    canvas.fill(x - style.half, top, x + style.half + 1, bottom, style.border ?? colour);
    if (style.border) canvas.fill(x - style.half + 1, top + 1, x + style.half, bottom - 1, colour);
    if (style.volume) canvas.fill(x - style.half, 280 - 30 * next(), x + style.half + 1, 281, colour);
    y = to;
  }
  return canvas;
}

function layerIn(canvas: Canvas): CandleLayer | null {
  const picture = toPicture(canvas.raster);
  return candleLayer(picture, inkOf(picture, BOX));
}

const near = (a: readonly number[], b: readonly number[]): boolean =>
  a.every((v, k) => Math.abs(v - b[k]!) < 12);

describe('candleLayer', () => {
  it.each([
    ['plain candles', STYLE],
    ['candles on stripes of the background', { ...STYLE, stripes: true }],
    ['candles with volume on one line below', { ...STYLE, volume: true }],
    ['candles with wicks and borders of a third colour', { ...STYLE, wick: [0, 0, 0], border: [0, 0, 0] }],
    ['candles five pixels apart', { ...STYLE, spacing: 5, half: 1 }],
  ] as [string, Style][])('finds comb and colours of %s', (_, style) => {
    const layer = layerIn(candles(style))!;
    expect(layer.complete).toBe(true);
    expect(Math.abs(layer.comb.spacing - style.spacing)).toBeLessThan(0.05);
    const colours = layer.colours.families.map((f) => f.colour);
    for (const wanted of [GREEN, RED, ...(style.wick ? [style.wick] : [])])
      expect(colours.some((c) => near(c, wanted))).toBe(true);
    expect(layer.colours.standing.length > 30).toBe(style.volume);
  });

  it('[W-435] has the slots of the bars where something as wide stands between most of them', () => {
    const canvas = new Canvas(620, 300, [250, 250, 252]);
    const next = seeded(5);
    for (let i = 0; i < 98; i++) {
      const [x, top] = [10 + 6 * i, 120 + Math.round(60 * next())];
      const colour = next() < 0.5 ? GREEN : RED;
      canvas.fill(x + 1, top - 6, x + 2, top + 20, colour);
      canvas.fill(x, top, x + 3, top + 12, colour);
      if (i % 3) canvas.fill(x + 3, 230, x + 6, 232 + Math.round(20 * next()), [40, 60, 230]);
    }
    expect(layerIn(canvas)!.comb.spacing).toBeCloseTo(6, 1);
  });

  it('keeps averages, levels and text of other colours out of the layer', () => {
    const canvas = candles(STYLE);
    const points = Array.from({ length: 60 }, (_, i) => [10 * i, 140 + 40 * Math.sin(i / 9)] as const);
    canvas.polyline(points, 2, [40, 60, 230]);
    canvas.fill(0, 120, 620, 122, [230, 160, 20]);
    for (let i = 0; i < 30; i++) canvas.fill(20 + 9 * i, 20, 22 + 9 * i, 30, [90, 90, 90]);
    const layer = layerIn(canvas)!;
    expect(layer.complete).toBe(true);
    expect(layer.colours.families).toHaveLength(2);
    const { mask, other, width } = layer.ink;
    expect(mask[25 * width + 21]).toBe(0);
    expect(other![25 * width + 21]).toBe(1);
  });

  it('leaves out the dots of a curve that stand on the comb of the bars', () => {
    const canvas = new Canvas(620, 300, [20, 24, 32]);
    const next = seeded(3);
    for (let i = 0; i < 45; i++) {
      const [x, top] = [10 + 13 * i, 140 + Math.round(80 * next())];
      canvas.fill(x - 5, top, x + 6, top + 8 + Math.round(30 * next()), next() < 0.5 ? GREEN : RED);
      canvas.fill(x - 2, 60 + i, x + 3, 62 + i, [40, 60, 230]);
      canvas.fill(x - 1, 59 + i, x + 2, 63 + i, [40, 60, 230]);
    }
    expect(layerIn(canvas)!.colours.families).toHaveLength(2);
  });

  it('takes the colour of two bodies among a few bars for that of bars, too', () => {
    const canvas = new Canvas(620, 300, [20, 24, 32]);
    const next = seeded(3);
    for (let i = 0; i < 12; i++) {
      const [x, top] = [40 + 40 * i, 100 + Math.round(80 * next())];
      canvas.fill(x - 14, top, x + 15, top + 40 + i, i === 4 || i === 11 ? GREEN : RED);
    }
    const colours = layerIn(canvas)!.colours.families.map((f) => f.colour);
    expect(colours.some((c) => near(c, GREEN))).toBe(true);
  });

  it('keeps the outlines of hollow bodies that something crosses on one side', () => {
    const canvas = new Canvas(620, 300, [20, 24, 32]);
    const next = seeded(3);
    for (let i = 0; i < 45; i++) {
      const [x, top] = [10 + 13 * i, 100 + Math.round(80 * next())];
      const hollow = i % 4 === 3;
      canvas.fill(x - 5, top, x + 6, top + 40, hollow ? GREEN : RED);
      if (!hollow) continue;
      canvas.fill(x - 4, top + 1, x + 5, top + 39, [20, 24, 32]);
      canvas.fill(x - 7, top + 14, x - 1, top + 19, [40, 60, 230]);
    }
    const colours = layerIn(canvas)!.colours.families.map((f) => f.colour);
    expect(colours.some((c) => near(c, GREEN))).toBe(true);
  });

  it('is complete where bars are missing but stand on most of the open days', () => {
    const canvas = new Canvas(620, 300, [250, 250, 252]);
    const next = seeded(5);
    for (let i = 0; i < 60; i++) {
      const top = 100 + Math.round(80 * next());
      if (i % 7 < 5 && i % 9 !== 4 && i % 11 !== 3) canvas.fill(10 * i + 2, top, 10 * i + 9, top + 20, GREEN);
    }
    expect(layerIn(canvas)!.complete).toBe(true);
  });

  it('is none for a line', () => {
    const canvas = new Canvas(620, 300, [250, 250, 252]);
    const points = Array.from({ length: 62 }, (_, i) => [10 * i, 150 + 60 * Math.sin(i / 3)] as const);
    canvas.polyline(points, 2, [40, 60, 230]);
    expect(layerIn(canvas)?.complete ?? false).toBe(false);
  });
});

describe('refuseWithoutPrices', () => {
  it('refuses bars of categories that stand on one line', () => {
    const canvas = new Canvas(620, 300, [255, 255, 255]);
    const next = seeded(5);
    for (let i = 0; i < 27; i++) {
      const x = 20 + 20 * i + 20 * Math.floor(i / 3);
      const colour: Colour = i % 3 === 0 ? [90, 150, 240] : i % 3 === 1 ? [250, 170, 60] : [90, 200, 120];
      canvas.fill(x, 280 - 40 - 200 * next(), x + 15, 280, colour);
    }
    expect(() => refuseWithoutPrices(layerIn(canvas)!)).toThrow(
      expect.objectContaining({ code: 'category_chart' }),
    );
  });

  it('refuses a grid of coloured cells', () => {
    const canvas = new Canvas(620, 300, [255, 255, 255]);
    const next = seeded(8);
    for (let row = 0; row < 10; row++)
      for (let i = 0; i < 20; i++)
        canvas.fill(10 + 30 * i, 5 + 29 * row, 39 + 30 * i, 33 + 29 * row, [
          40 * Math.floor(5 * next()) + 20,
          200 - 30 * Math.floor(5 * next()),
          60 + 40 * Math.floor(4 * next()),
        ]);
    expect(() => refuseWithoutPrices(layerIn(canvas)!)).toThrow(
      expect.objectContaining({ code: 'heat_map' }),
    );
  });

  it('lets candles pass, with volume below them too', () => {
    expect(() => refuseWithoutPrices(layerIn(candles({ ...STYLE, volume: true }))!)).not.toThrow();
    expect(() => refuseWithoutPrices(layerIn(candles(STYLE))!)).not.toThrow();
  });
});
