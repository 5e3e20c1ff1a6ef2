import type { Bar, Series } from '../types.ts';
import { yOfPrice } from './axis-fit.ts';
import { calibrate } from './calibration.ts';
import type { ReadLabel } from './label-readings.ts';
import { placeByUnits } from './unit-rows.ts';

/** Even rows of 44 pixels from 0.60806 on, three units of 14.6 pixels apart, printed with four figures. */
function axis(decimals = 4) {
  const labels = [0, 1, 2, 3, 4, 5, 6, 7].map((i): ReadLabel => {
    const y = 60 + 44 * i;
    const box = { x0: 20, y0: y - 6, x1: 60, y1: y + 6 };
    const shape = { box, y, height: 12, columns: { least: 0, most: 300 }, back: 255, plate: null };
    return { shape, read: { text: priceAtRow(y).toFixed(decimals), probability: 0.99, alternatives: [] } };
  });
  return calibrate(labels)[0]!;
}
const priceAtRow = (y: number): number => 0.60803 - (0.000_299 * (y - 60)) / 44;
const rowOfPrice = (price: number): number => 60 + ((0.60803 - price) * 44) / 0.000_299;

/** Bars whose prices are whole multiples of the unit. */
function bars(unit: number): Series {
  const at = (n: number) => ({ y_px: rowOfPrice(0.606 + unit * n), price: 0, sigma: 0 });
  const list = Array.from({ length: 20 }, (_, i): Bar => {
    const n = (i * 7) % 17;
    return { open: at(n), high: at(n + 3), low: at(n - 2), close: at(n + 1) } as Bar;
  });
  return { bars: list, resolution: 'bars' } as unknown as Series;
}

describe('placeByUnits', () => {
  it('moves rounded labels to where the bars stand on whole units of their last figure', () => {
    const calibration = axis();
    const off = () => Math.abs(yOfPrice(calibration.fit, 0.607) - rowOfPrice(0.607));
    expect(off()).toBeGreaterThan(3);
    expect(placeByUnits(calibration, bars(0.0001))).toBe(true);
    expect(off()).toBeLessThan(0.3);
    // There they stay.
    expect(placeByUnits(calibration, bars(0.0001))).toBe(false);
  });

  it('leaves them where prices have more figures than labels, and where a unit takes less than some rows', () => {
    expect(placeByUnits(axis(), bars(0.000_037))).toBe(false);
    expect(placeByUnits(axis(5), bars(0.0001))).toBe(false);
  });
});
