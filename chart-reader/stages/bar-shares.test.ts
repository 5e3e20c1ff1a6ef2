import { wickedShareOfHigh } from './bar-shares.ts';
import type { PixelBar } from './pixel-bar.ts';

const bar = (height: number, wick: number): PixelBar =>
  ({ highY: 100, lowY: 100 + height, openY: 100 + wick, closeY: 100 + height }) as PixelBar;
const bars = (n: number, height: number, wick: number): PixelBar[] =>
  Array.from({ length: n }, () => bar(height, wick));

describe('wickedShareOfHigh', () => {
  it('is that of the bars that are high enough to show a wick', () => {
    expect(wickedShareOfHigh([...bars(150, 1, 0), ...bars(20, 30, 8), ...bars(20, 30, 0)])).toBe(0.5);
  });

  it('is that of all bars where hardly any is so high', () => {
    expect(wickedShareOfHigh([...bars(90, 1, 0), ...bars(10, 30, 8)])).toBe(0.1);
  });
});
