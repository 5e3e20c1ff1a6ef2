import { risingCurve } from './monotone.ts';

describe('the curve from a first probability to a claim', () => {
  it('never falls, and stays short of 0 and 1', () => {
    const answers = Array.from({ length: 300 }, (_, i) => ({
      probability: i / 300,
      right: i % 7 > 2 || i > 250,
    }));
    const curve = risingCurve(answers);
    curve.slice(1).forEach(([x, y], i) => {
      expect(x).toBeGreaterThan(curve[i]![0]);
      expect(y).toBeGreaterThanOrEqual(curve[i]![1]);
    });
    expect(curve.every(([, y]) => y > 0 && y < 1)).toBe(true);
  });

  it('says what share was right where the probability was too bold', () => {
    const answers = Array.from({ length: 200 }, (_, i) => ({
      probability: 0.95 + i / 1e5,
      right: i % 2 === 0,
    }));
    expect(risingCurve(answers).every(([, y]) => Math.abs(y - 0.5) < 0.06)).toBe(true);
  });
});
