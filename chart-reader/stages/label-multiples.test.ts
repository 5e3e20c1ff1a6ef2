import { calibrate } from './calibration.ts';
import type { ReadLabel } from './label-readings.ts';

/** Labels of which the last digit, smaller and raised, is read as 6; the other reading is in second place. */
function raised(prices: readonly string[], others: (price: string) => string[]): ReadLabel[] {
  return prices.map((price, i): ReadLabel => {
    const y = 60 + 47 * i;
    const box = { x0: 500, y0: y - 6, x1: 560, y1: y + 6 };
    const shape = { box, y, height: 12, columns: { least: 0, most: 600 }, back: 255, plate: null };
    const alternatives = others(price).map((text) => ({ text, probability: 0.05 }));
    return { shape, read: { text: `${price.slice(0, -1)}6`, probability: 0.7, alternatives } };
  });
}

const values = (labels: ReadLabel[]): number[] => calibrate(labels)[0]!.fit.inliers.map((c) => c.value);
const prices = ['0.16750', '0.16500', '0.16250', '0.16000', '0.15750'];

describe('labels whose last digit is misread in all of them alike', () => {
  it('are the multiples of their step where most have such a reading', () => {
    expect(values(raised(prices, (price) => [price]))).toEqual(prices.map(Number));
  });

  it('stay as they were read where they have none', () => {
    expect(values(raised(prices, () => []))[0]).toBe(0.16756);
    expect(values(raised(prices, (price) => (price < '0.162' ? [price] : [])))[0]).toBe(0.16756);
  });

  it('stay as they are where their steps are no round ones', () => {
    const odd = ['0.16750', '0.16580', '0.16410', '0.16240', '0.16070'];
    expect(values(raised(odd, (price) => [price]))[0]).toBe(0.16756);
  });
});
