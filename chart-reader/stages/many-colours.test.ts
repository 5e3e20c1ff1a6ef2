import type { BarGeometry } from './bar-geometry.ts';
import { refuseManyColours } from './many-colours.ts';
import type { PixelBar } from './pixel-bar.ts';

const RED = [214, 39, 40];
const TEAL = [23, 190, 207];
const MANY = [RED, TEAL, [188, 189, 34], [148, 103, 189], [140, 86, 75]];

/** Twelve solid boxes in these colours, each of which begins where the one before ended or somewhere else. */
function boxes(
  colours: readonly (readonly number[])[],
  { joined = false, explained = 0.95, width = 30 } = {},
): () => void {
  const bars = Array.from({ length: 12 }, (_, k) => {
    const [openY, closeY] = joined ? [40 + 10 * k, 50 + 10 * k] : [40 + 30 * (k % 3), 140 + 20 * (k % 4)];
    const mark = {
      colour: colours[k % colours.length],
      hasBody: true,
      hollow: false,
      bodyTop: openY,
      bodyBottom: closeY,
    };
    return {
      slot: k,
      highY: openY - 9,
      lowY: closeY + 9,
      openY,
      closeY,
      agreement: 1,
      mark,
    } as unknown as PixelBar;
  });
  return () =>
    refuseManyColours({ kind: 'candles', bars, explained, widths: { wick: 1, body: width } } as BarGeometry);
}

describe('refuseManyColours', () => {
  it('refuses the boxes of categories', () => {
    expect(boxes(MANY)).toThrow('many_colours');
  });

  it('takes bodies of two colours, of one, or of two that compression changed', () => {
    expect(boxes([RED, TEAL])).not.toThrow();
    expect(boxes([RED])).not.toThrow();
    expect(boxes([RED, [196, 60, 62], TEAL, [60, 176, 190]])).not.toThrow();
  });

  it('takes bars of many colours that go on where the one before ended, those that other drawings lie over, and narrow ones, whose colours are blends', () => {
    expect(boxes(MANY, { joined: true })).not.toThrow();
    expect(boxes(MANY, { explained: 0.5 })).not.toThrow();
    expect(boxes(MANY, { width: 3 })).not.toThrow();
  });
});
