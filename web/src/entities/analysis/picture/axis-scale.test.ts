import fc from 'fast-check';
import { bandOfPrice, positionInPane, priceAtRow, rowOfPrice } from './axis-scale.ts';

const linear = { scale: 'linear', a: { y_px: 100, price: 150 }, b: { y_px: 500, price: 130 } } as const;
const log = { scale: 'log', a: { y_px: 100, price: 1000 }, b: { y_px: 500, price: 10 } } as const;

describe('the axis as a scale', () => {
  it('is linear in the price, or in its logarithm', () => {
    expect(rowOfPrice(linear, 140)).toBeCloseTo(300);
    expect(rowOfPrice(log, 100)).toBeCloseTo(300);
    expect(priceAtRow(linear, 600)).toBeCloseTo(125);
    expect(priceAtRow(log, 300)).toBeCloseTo(100);
  });

  it('converts there and back', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -200, max: 900, noNaN: true }),
        fc.constantFrom(linear, log),
        (row, axis) => {
          expect(rowOfPrice(axis, priceAtRow(axis, row))).toBeCloseTo(row, 6);
        },
      ),
    );
  });

  it('gives a band with its top above its bottom, on axes that run either way', () => {
    const upsideDown = { scale: 'linear', a: linear.b, b: linear.a } as const;
    for (const axis of [linear, upsideDown]) {
      const band = bandOfPrice(axis, 140, 1);
      expect(band).toEqual({ top: 280, middle: 300, bottom: 320 });
    }
  });

  it('keeps a band finite where a logarithm ends', () => {
    const band = bandOfPrice(log, 10, 20);
    expect(band.bottom).toBe(band.middle);
    expect(Number.isFinite(band.top)).toBe(true);
  });

  it('says on which side of the pane a row lies', () => {
    const pane = { x0: 0, y0: 50, x1: 900, y1: 550 };
    expect([10, 300, 600].map((row) => positionInPane(pane, row))).toEqual(['above', 'inside', 'below']);
  });
});
