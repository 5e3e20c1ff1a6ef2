import type { SeriesBar } from '../../../api/generated/model';
import { barAfterKey, barAtColumn, barSentence, barShape } from './bars.ts';

const bar = (slot: number, change: Partial<SeriesBar> = {}): SeriesBar => ({
  slot,
  x_px: 10 + slot * 10,
  open: 140,
  open_sigma: 0.1,
  high: 145,
  high_sigma: 0.1,
  low: 135,
  low_sigma: 0.1,
  close: 141,
  close_sigma: 0.1,
  direction: 'up',
  confidence: 0.9,
  ...change,
});
const bars = [bar(0), bar(1), bar(3)];
const axis = {
  scale: 'linear' as const,
  a: { y_px: 100, price: 150 },
  b: { y_px: 500, price: 130 },
  residual_px: 0.2,
  sigma: 0.05,
  decimals: 2,
  labels_used: 5,
  labels_found: 5,
};

describe('bars on the picture', () => {
  it('are read aloud with their time where the picture tells it', () => {
    expect(barSentence([bar(0, { time: '2024-03-12T14:30' })], 0, 2)).toMatch(
      /^Bar 1 of 1, 12 Mar 2024, 14:30: open/,
    );
    expect(barSentence([bar(0, { time: null })], 0, 2)).toMatch(/^Bar 1 of 1: open/);
  });

  it('finds the nearest bar to a column, and none in a gap or past the edge', () => {
    expect(barAtColumn(bars, 9, 12)).toBe(0);
    expect(barAtColumn(bars, 9, 18)).toBe(1);
    expect(barAtColumn(bars, 9, 30)).toBeNull();
    expect(barAtColumn(bars, 9, 200)).toBeNull();
  });

  it('outlines a bar from its high to its low around its middle', () => {
    const shape = barShape({ axis, bar_spacing_px: 10 }, bar(0));
    expect(shape.box.y0).toBeCloseTo(200);
    expect(shape.box.y1).toBeCloseTo(400);
    expect((shape.box.x0 + shape.box.x1) / 2).toBeCloseTo(10);
    expect(shape.close).toBeCloseTo(280);
  });

  it('outlines a point of a line chart by its close alone', () => {
    const point = bar(0, { open: null, high: null, low: null });
    const shape = barShape({ axis, bar_spacing_px: 10 }, point);
    expect(shape.open).toBeNull();
    expect(shape.box.y0).toBeCloseTo(shape.box.y1);
    expect(barSentence([point], 0, 2)).toBe('Bar 1 of 1: close 141.00 ± 0.10');
  });

  it('is walked by keys, never past its ends', () => {
    expect(barAfterKey('ArrowLeft', null, 3)).toBe(2);
    expect(barAfterKey('Home', null, 3)).toBe(0);
    expect(barAfterKey('ArrowRight', 2, 3)).toBe(2);
    expect(barAfterKey('PageDown', 2, 3)).toBe(0);
    expect(barAfterKey('End', 0, 3)).toBe(2);
    expect(barAfterKey('a', 0, 3)).toBeNull();
    expect(barAfterKey('ArrowLeft', null, 0)).toBeNull();
  });

  it('says all four prices with their errors', () => {
    expect(barSentence(bars, 1, 2)).toBe(
      'Bar 2 of 3: open 140.00 ± 0.10, high 145.00 ± 0.10, low 135.00 ± 0.10, close 141.00 ± 0.10',
    );
  });
});
