import fc from 'fast-check';
import { spread } from './spread.ts';

describe('spreading labels', () => {
  it('leaves labels alone that do not touch', () => {
    expect(spread([300, 100, 200], 20, 0, 400)).toEqual([300, 100, 200]);
  });

  it('shares the distance between two that touch', () => {
    expect(spread([100, 104], 20, 0, 400)).toEqual([92, 112]);
  });

  it('keeps within the pane', () => {
    expect(spread([1, 2, 3], 20, 0, 400)).toEqual([0, 20, 40]);
    expect(spread([399, 400], 20, 0, 400)).toEqual([380, 400]);
  });

  it('never lets two labels touch nor change their order', () => {
    const rows = fc.array(fc.integer({ min: 0, max: 1000 }), { maxLength: 20 });
    fc.assert(
      fc.property(rows, (wanted) => {
        const positions = spread(wanted, 10, 0, 1000);
        const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!);
        order.slice(1).forEach((index, at) => {
          expect(positions[index]! - positions[order[at]!]!).toBeGreaterThanOrEqual(10 - 1e-9);
        });
      }),
    );
  });
});
