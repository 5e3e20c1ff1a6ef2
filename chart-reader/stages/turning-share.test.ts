import { turningShare } from './turning-share.ts';

const even = (k: number): number => Math.abs(Math.sin(12.9898 * (k + 1)) * 43758.5453) % 1;
const at = (rows: number[], sigma = 0.2): { y: number; sigma: number }[] => rows.map((y) => ({ y, sigma }));

describe('turningShare', () => {
  const closes = [100];
  for (let k = 1; k < 200; k++) closes.push(closes[k - 1]! + 30 * (even(k) - 0.5));

  it('is near one half for closes and far below for their average', () => {
    const average = closes.slice(9).map((_, k) => closes.slice(k, k + 9).reduce((a, b) => a + b, 0) / 9);
    expect(turningShare(at(closes))).toBeGreaterThan(0.4);
    expect(turningShare(at(average, 0.05))).toBeLessThan(0.25);
  });

  it('passes over moves that the error of the points may bring', () => {
    const straight = Array.from({ length: 60 }, (_, k) => 2 * k + 0.3 * even(k));
    expect(turningShare(at(straight))).toBe(0);
    expect(turningShare(at(straight.map((_, k) => (k % 2 ? 0.3 * even(k) : 0))))).toBe(0);
  });
});
