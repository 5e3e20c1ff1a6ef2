import { findCandles } from '../testing/candles.ts';
import type { PixelBar } from './pixel-bar.ts';
import { agreementOf, shareRedrawn, weakestStretch } from './redraw.ts';

describe('shareRedrawn', () => {
  const { found } = findCandles();
  const again = (bars: PixelBar[]): PixelBar[] =>
    bars.map((b) => ({ ...b, agreement: agreementOf(b, found) }));

  it('finds bars to agree with the picture that they were read from', () => {
    expect(shareRedrawn(found.bars)).toBe(1);
  });

  it('finds thin wicks half a pixel beside the middle of their bodies', () => {
    const aside = found.bars.map((b) => ({ ...b, x: b.x + 0.5 }));
    expect(shareRedrawn(again(aside))).toBe(1);
  });

  it('finds wicks that nothing drew, and bodies where only a wick is', () => {
    const taller = found.bars.map((b) => ({ ...b, highY: b.highY - 60 }));
    expect(shareRedrawn(again(taller))).toBeLessThan(0.2);
    const fuller = found.bars.map((b) => ({ ...b, openY: b.lowY, closeY: b.highY }));
    expect(shareRedrawn(again(fuller))).toBeLessThan(0.9);
  });

  it('judges a bar beside what is printed over it by the rest of it', () => {
    const bar = found.bars.at(-1)!;
    const { box, width } = found.ink;
    const mask = found.ink.mask.slice();
    const label = {
      x0: bar.x - 20,
      x1: bar.x + 20,
      y0: Math.round(bar.highY) + 4,
      y1: Math.ceil(bar.lowY) + 10,
    };
    for (let y = label.y0; y < label.y1; y++) mask.fill(0, (y - box.y0) * width, (y - box.y0 + 1) * width);
    const drawn = { ...found, ink: { ...found.ink, mask } };
    expect(agreementOf(bar, drawn)).toBeLessThan(0.6);
    expect(agreementOf(bar, { ...drawn, printed: [label] })).toBe(1);
  });

  it('[W-461] tells how well the worst bars side by side agree', () => {
    const bars = found.bars.map((b) => ({ ...b, agreement: 1, mark: { ...b.mark, clean: 1 } }));
    expect(weakestStretch(bars)).toBe(1);
    const at = (bad: readonly number[]): PixelBar[] =>
      bars.map((b, i) => (bad.includes(i) ? { ...b, agreement: 0 } : b));
    expect(weakestStretch(at([3, 30]))).toBeGreaterThan(0.7);
    expect(weakestStretch(at([3, 4, 5, 6, 7]))).toBeLessThan(0.2);
  });

  it('bears out a hollow body whose outline is open, by its sides', () => {
    const width = 40;
    const mask = new Uint8Array(width * 60);
    const fill = (x0: number, y0: number, x1: number, y1: number): void => {
      for (let y = y0; y < y1; y++) mask.fill(1, y * width + x0, y * width + x1);
    };
    fill(10, 20, 11, 50);
    fill(20, 20, 21, 50);
    fill(10, 20, 14, 21);
    fill(10, 49, 21, 50);
    fill(15, 8, 16, 20);
    const ink = { ...found.ink, mask, width, height: 60, box: { x0: 0, y0: 0, x1: width, y1: 60 } };
    const mark = { ...found.bars[0]!.mark, hollow: true, hasBody: true };
    const bar = { ...found.bars[0]!, mark, x: 15.5, highY: 8, lowY: 50, openY: 50, closeY: 20 };
    const drawn = { ink, widths: { wick: 1, body: 11 }, kind: 'hollow' as const };
    expect(agreementOf(bar, drawn)).toBe(1);
    expect(agreementOf({ ...bar, x: 30.5 }, drawn)).toBe(0);
  });
});
