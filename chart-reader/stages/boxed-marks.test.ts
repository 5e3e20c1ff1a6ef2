import { withoutBoxes } from './boxed-marks.ts';
import { NO_COVER } from './slot-marks.ts';
import type { Mark } from './slot-marks.ts';

function mark(slot: number, bodyTop: number, bodyBottom: number): Mark {
  const ticks = { openY: null, closeY: null, hollow: false, hasBody: true };
  const ends = { top: bodyTop - 3, bottom: bodyBottom, bodyTop, bodyBottom };
  return { slot, x: 6 * slot, ...ends, ...ticks, colour: [20, 150, 90], clean: 1, covered: NO_COVER };
}

const slots = Array.from({ length: 20 }, (_, slot) => slot);

describe('withoutBoxes', () => {
  it('takes the pieces of a button out of the candidates, and leaves bars that rise above it row by row', () => {
    const bars = slots.map((slot) => [mark(slot, 40 + slot, 60 + slot)]);
    const withButton = bars.map((marks, slot) =>
      slot >= 6 && slot < 14 ? [...marks, mark(slot, 120, 160.5)] : marks,
    );
    expect(withoutBoxes(withButton)).toEqual(bars);
  });

  it('leaves a few bars with the same ends, and bars that hardly move', () => {
    const few = slots.map((slot) => [
      slot < 4 ? mark(slot, 50, 80) : mark(slot, 40 + 2 * slot, 60 + 2 * slot),
    ]);
    const flat = slots.map((slot) => [mark(slot, 100, 102)]);
    expect(withoutBoxes(few)).toEqual(few);
    expect(withoutBoxes(flat)).toEqual(flat);
  });
});
