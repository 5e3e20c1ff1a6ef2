import { calibrate } from './calibration.ts';
import { priceAt } from './axis-fit.ts';
import type { ReadLabel } from './label-readings.ts';
import { unrounded } from './unrounded.ts';

/** A label each 59 rows. */
const column = (texts: readonly string[], off: (i: number) => number = () => 0): ReadLabel[] =>
  texts.map((text, i) => {
    const y = 60 + 59 * i + off(i);
    const box = { x0: 20, y0: y - 6, x1: 60, y1: y + 6 };
    const shape = { box, y, height: 12, columns: { least: 0, most: 300 }, back: 255, plate: null };
    return { shape, read: { text, probability: 0.99, alternatives: [] } };
  });
const offs = (labels: ReadLabel[]): (number | undefined)[] => unrounded(labels).map((l) => l.off);

/** Steps of two and a half hundredths. */
const halves = ['17.80', '17.77', '17.75', '17.72', '17.70', '17.68', '17.65', '17.63'];

describe('unrounded', () => {
  it('gives labels of a round step the half unit that they are printed without', () => {
    expect(offs(column(halves)).map((off) => Math.round(10 * off!) + 0)).toEqual([0, 5, 0, 5, 0, -5, 0, -5]);
    const { fit } = calibrate(unrounded(column(halves)))[0]!;
    expect(fit.inliers).toHaveLength(8);
    expect(priceAt(fit, 60)).toBeCloseTo(17.8, 5);
  });

  it('finds the prices of even steps between those that round to the figures', () => {
    const price = (i: number): number => 15229.23 - 1.8183 * i;
    const texts = Array.from({ length: 20 }, (_, i) => price(i).toFixed(0));
    const errors = unrounded(column(texts)).map((l, i) => Math.abs(Number(texts[i]) + l.off! - price(i)));
    expect(Math.max(...errors)).toBeLessThan(0.15);
  });

  it('leaves labels that are printed in full, stand at uneven rows, or are few', () => {
    const none = (labels: ReadLabel[]) => offs(labels).every((off) => off === undefined);
    expect(none(column(['18.0', '17.8', '17.6', '17.4', '17.2', '17.0']))).toBe(true);
    expect(none(column(halves, (i) => 9 * (i % 2)))).toBe(true);
    expect(none(column(halves.slice(0, 5)))).toBe(true);
  });
});
