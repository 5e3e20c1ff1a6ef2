import { withoutLoneEnds } from './lone-ends.ts';
import { NO_COVER } from './slot-marks.ts';
import type { Mark } from './slot-marks.ts';

const marksAt = (slots: readonly number[]): Mark[] =>
  slots.map((slot) => ({
    ...{ slot, x: 10 * slot, top: 10, bottom: 40, bodyTop: 20, bodyBottom: 30, openY: null, closeY: null },
    ...{ hollow: false, hasBody: true, colour: [0, 0, 0], clean: 1, covered: NO_COVER },
  }));
const kept = (slots: readonly number[]): number[] => withoutLoneEnds(marksAt(slots)).map(({ slot }) => slot);
const run = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

describe('withoutLoneEnds', () => {
  it('drops a single mark far beyond the bars at either end', () => {
    expect(kept([0, ...run(5, 30)])).toEqual(run(5, 30));
    expect(kept([...run(5, 30), 40])).toEqual(run(5, 30));
  });

  it('keeps a bar after a weekend or holiday, and the first ones of a new day', () => {
    expect(kept([...run(0, 20), 23])).toEqual([...run(0, 20), 23]);
    expect(kept([...run(0, 20), 30, 31])).toEqual([...run(0, 20), 30, 31]);
  });

  it('keeps one beyond a gap such as the series has elsewhere', () => {
    const days = [...run(0, 8), ...run(24, 32), 48];
    expect(kept(days)).toEqual(days);
  });
});
