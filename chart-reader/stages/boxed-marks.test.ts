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

  it('takes them out also where what is written on the button hides some of them', () => {
    const bars = slots.map((slot) => [mark(slot, 40 + slot, 60 + slot)]);
    const written = new Set([9, 10, 12]);
    const withButton = bars.map((marks, slot) =>
      slot >= 6 && slot < 15 && !written.has(slot) ? [...marks, mark(slot, 120, 160)] : marks,
    );
    expect(withoutBoxes(withButton)).toEqual(bars);
  });

  it('takes out pieces whose bodies the writing ends, by the ends of all that stands there', () => {
    const bars = slots.map((slot) => [mark(slot, 40 + slot, 60 + slot)]);
    const piece = (slot: number): Mark => ({ ...mark(slot, 120, 160), bodyTop: 120 + 2 * (slot % 7) });
    expect(withoutBoxes(bars.map((marks, slot) => (slot < 8 ? [...marks, piece(slot)] : marks)))).toEqual(
      bars,
    );
  });

  it('leaves bricks that go up and down between two levels', () => {
    const bricks = slots.map((slot) => [slot % 2 ? mark(slot, 60, 80) : mark(slot, 80, 100)]);
    expect(withoutBoxes(bricks)).toEqual(bricks);
  });

  it('leaves a few bars with the same ends, and bars that hardly move', () => {
    const few = slots.map((slot) => [
      slot < 3 ? mark(slot, 50, 80) : mark(slot, 40 + 2 * slot, 60 + 2 * slot),
    ]);
    const flat = slots.map((slot) => [mark(slot, 100, 102)]);
    expect(withoutBoxes(few)).toEqual(few);
    expect(withoutBoxes(flat)).toEqual(flat);
  });
});
