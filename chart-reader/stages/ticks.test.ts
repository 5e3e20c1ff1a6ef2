import type { Ink } from '../image/ink.ts';
import { isTicked } from './ticks.ts';

const WIDTH = 200;
const HEIGHT = 100;
const COMB = { spacing: 10, origin: 5, slots: 20, peak: 1 };

function inkWith(
  draw: (fill: (x0: number, y0: number, x1: number, y1: number) => void, slot: number) => void,
): Ink {
  const mask = new Uint8Array(WIDTH * HEIGHT);
  for (let slot = 0; slot < COMB.slots; slot++)
    draw((x0, y0, x1, y1) => {
      for (let y = y0; y < y1; y++) mask.fill(1, y * WIDTH + x0, y * WIDTH + x1);
    }, slot);
  const plain = { luma: 255, r: 255, g: 255, b: 255, coverage: 1 };
  const box = { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT };
  const lines = { lineRows: [], dashRows: [], lineColumns: [], foreignRows: new Uint8Array(HEIGHT) };
  return {
    box,
    width: WIDTH,
    height: HEIGHT,
    contrast: mask,
    mask,
    other: null,
    threshold: 1,
    plain,
    ...lines,
  };
}

describe('isTicked', () => {
  it('knows stems with a tick to the left and one to the right', () => {
    const ink = inkWith((fill, slot) => {
      const x = 10 * slot + 5;
      fill(x, 20, x + 1, 70);
      fill(x - 3, 30, x, 31);
      fill(x + 1, 60, x + 4, 61);
    });
    expect(isTicked(ink, COMB, { wick: 1, body: null })).toBe(true);
  });

  it('takes no stems for those of bars that are more than half as wide as their slot', () => {
    const ink = inkWith((fill, slot) => {
      const x = 10 * slot + 2;
      fill(x, 30, x + 6, 60);
      fill(x - 1, 40, x, 41);
      fill(x + 6, 50, x + 7, 51);
    });
    expect(isTicked(ink, COMB, { wick: 6, body: null })).toBe(false);
  });

  it('takes no narrow bodies that stick out on one side for ticks', () => {
    const ink = inkWith((fill, slot) => {
      const x = 10 * slot + 5;
      fill(x, 20, x + 1, 70);
      fill(x, 30, x + 3, 60);
    });
    expect(isTicked(ink, COMB, { wick: 1, body: null })).toBe(false);
  });

  it('takes no small bodies for ticks that all stick out on the same side', () => {
    const ink = inkWith((fill, slot) => {
      const x = 10 * slot + 5;
      fill(x, 20, x + 1, 70);
      fill(x, 30, x + 3, 30 + 3 + (slot % 3));
    });
    expect(isTicked(ink, COMB, { wick: 1, body: null })).toBe(false);
  });

  it('takes no low bodies for ticks that lie now left and now right of their slot', () => {
    const ink = inkWith((fill, slot) => {
      const x = 10 * slot + 5;
      fill(x, 20, x + 2, 70);
      fill(x - (slot % 2 ? 2 : 0), 30, x + (slot % 2 ? 2 : 4), 35);
      fill(x - (slot % 2 ? 0 : 2), 35, x + (slot % 2 ? 4 : 2), 36);
    });
    expect(isTicked(ink, COMB, { wick: 2, body: 4 })).toBe(false);
  });

  it('knows bars with ticks under a legend and an average, which are wide rows in most slots', () => {
    const ink = inkWith((fill, slot) => {
      const x = 10 * slot + 5;
      fill(x, 20, x + 1, 70);
      fill(x - 3, 30, x, 31);
      fill(x + 1, 60, x + 4, 61);
      // Letters above, and an average below the bars.
      for (let y = 2; y < 14; y += 3) fill(x - 1, y, x + 3, y + 2);
      fill(x - 5, 80, x + 5, 84);
    });
    expect(isTicked(ink, COMB, { wick: 1, body: null })).toBe(true);
  });

  it('knows bars with ticks where a third of them have lost their ticks in a crowd', () => {
    const ink = inkWith((fill, slot) => {
      const x = 10 * slot + 5;
      fill(x, 20, x + 1, 70);
      fill(x - 3, 30, x, slot % 3 ? 31 : 38);
      fill(x + 1, 60, x + 4, 61);
    });
    expect(isTicked(ink, COMB, { wick: 1, body: null })).toBe(true);
  });

  it('takes no bodies that run on into those beside them for ticks', () => {
    const ink = inkWith((fill, slot) => {
      const x = 10 * slot + 5;
      fill(x - 1, 20, x + 2, 70);
      // A body as wide as its slot, and a pixel of its rim.
      fill(x - 5, 25, x + 5, 43);
      fill(x - 4, 43, x - 1, 44);
    });
    expect(isTicked(ink, COMB, { wick: 3, body: 10 })).toBe(false);
  });

  it('takes no low bodies of narrow candles for ticks', () => {
    const narrow = { ...COMB, spacing: 3.5, origin: 2.5, slots: 40 };
    const ink = inkWith(() => undefined);
    const fill = (x0: number, y0: number, x1: number, y1: number): void => {
      for (let y = y0; y < y1; y++) ink.mask.fill(1, y * WIDTH + x0, y * WIDTH + x1);
    };
    for (let slot = 0; slot < narrow.slots; slot++) {
      const x = Math.floor(2.5 + 3.5 * slot);
      fill(x, 20, x + 1, 60);
      // Six of ten bodies are low and lie half a pixel off their slot.
      if (slot % 10 < 6) fill(x - (slot % 2), 30, x + 2 - (slot % 2), 31);
      else fill(x - 1, 30, x + 2, 45);
    }
    expect(isTicked(ink, narrow, { wick: 1, body: 3 })).toBe(false);
  });
});
