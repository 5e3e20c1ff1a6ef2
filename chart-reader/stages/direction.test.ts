import fc from 'fast-check';
import { NO_COVER } from './slot-marks.ts';
import type { Mark } from './slot-marks.ts';
import { findDirections, twoColours } from './direction.ts';

function markOf(slot: number, openY: number, closeY: number, colour: Mark['colour'], hollow: boolean): Mark {
  const bodyTop = Math.min(openY, closeY);
  const bodyBottom = Math.max(openY, closeY);
  const edges = { top: bodyTop - 3, bottom: bodyBottom + 3, bodyTop, bodyBottom };
  return {
    slot,
    x: 10 * slot,
    ...edges,
    openY: null,
    closeY: null,
    hollow,
    hasBody: true,
    colour,
    clean: 1,
    covered: NO_COVER,
  };
}

const steps = fc.array(
  fc.integer({ min: -30, max: 30 }).filter((v) => Math.abs(v) >= 5),
  { minLength: 20, maxLength: 60 },
);

describe('twoColours', () => {
  const colours = (list: Mark['colour'][]): number[][] =>
    twoColours(list.map((c, i) => markOf(i, 100, 120, c, false)))!.map((c) => c.map(Math.round));
  const many = (n: number, colour: Mark['colour']): Mark['colour'][] => Array<Mark['colour']>(n).fill(colour);
  const [green, red, black] = [
    [150, 200, 180],
    [227, 174, 176],
    [30, 34, 45],
  ] as Mark['colour'][];

  it('are those of the bars, not that of a few which something dark lies over', () => {
    expect(colours([...many(30, green!), ...many(25, red!), ...many(4, black!)])).toEqual(
      expect.arrayContaining([green, red]),
    );
  });

  it('are a rare colour and that of all others where these have but one', () => {
    expect(colours([...many(55, green!), ...many(4, black!)])).toEqual(
      expect.arrayContaining([green, black]),
    );
  });
});

describe('findDirections', () => {
  it('labels every bar by continuity, whatever its colours mean', () => {
    fc.assert(
      fc.property(steps, fc.boolean(), fc.constantFrom('colour', 'fill'), (moves, swapped, by) => {
        const rises = moves.filter((m) => m < 0).length;
        fc.pre(rises >= 4 && moves.length - rises >= 4);
        let y = 500;
        const marks = moves.map((move, i) => {
          const open = y;
          y += move;
          const first = move < 0 !== swapped;
          const colour: Mark['colour'] =
            by === 'fill' ? [20, 20, 20] : first ? [40, 200, 120] : [230, 70, 70];
          return markOf(i, open, y, colour, by === 'fill' && first);
        });
        expect(findDirections(marks).up).toEqual(moves.map((m) => m < 0));
      }),
      { numRuns: 60, seed: 6 },
    );
  });

  it('[W-460] labels averaged bars, which open in the middle of the body before them, whatever their colours mean', () => {
    fc.assert(
      fc.property(steps, fc.boolean(), (moves, swapped) => {
        let [before, middle] = [500, 500];
        const bars = moves.map((move) => {
          const open = middle;
          const close = before + move;
          [middle, before] = [(open + close) / 2, close];
          return { open, close };
        });
        const tall = bars.filter(({ open, close }) => Math.abs(close - open) >= 4);
        const rises = tall.filter(({ open, close }) => close < open).length;
        fc.pre(tall.length >= 0.8 * bars.length && rises >= 4 && tall.length - rises >= 4);
        const marks = bars.map(({ open, close }, i) =>
          markOf(i, open, close, close < open !== swapped ? [40, 200, 120] : [230, 70, 70], false),
        );
        const found = findDirections(marks);
        expect(found.up).toEqual(bars.map(({ open, close }) => close < open));
        expect(found.confidence).toBeGreaterThan(0.9);
      }),
      { numRuns: 60, seed: 6 },
    );
  });

  it('doubts bars whose colour says nothing and that would fit between their neighbours either way', () => {
    const grey: Mark['colour'] = [90, 90, 90];
    const marks = Array.from({ length: 20 }, (_, i) =>
      markOf(i, 100 + 40 * (i % 2), 120 + 40 * (i % 2), grey, false),
    );
    const { by, turned } = findDirections(marks);
    expect(by).toBe('chain');
    expect(Math.min(...turned)).toBeGreaterThan(0.1);
  });

  it('does not doubt what two colours tell', () => {
    let y = 300;
    const marks = Array.from({ length: 20 }, (_, i) => {
      const open = y;
      y += (i % 3 ? -1 : 1) * 12;
      return markOf(i, open, y, i % 3 ? [40, 200, 120] : [230, 70, 70], false);
    });
    expect(findDirections(marks).turned).toEqual(marks.map(() => 0));
  });

  it('tells range bars, which open a tick beyond the last close and have no opposite wick', () => {
    const tick = 18;
    const rises = [1, 1, 0, 0, 1, 0, 0, 0, 1, 1, 1, 0, 1, 1, 0, 0];
    let y = 400;
    const marks = rises.map((rise, i) => {
      const open = y + (rise ? -tick : tick);
      y = open + (rise ? -5 : 5) * tick;
      return markOf(i, open, y, rise ? [50, 200, 50] : [250, 0, 0], false);
    });
    expect(findDirections(marks).up).toEqual(rises.map((rise) => rise === 1));
  });

  it('asks no colour of bodies too low to show it, which is that of a line over them', () => {
    const moves = Array.from({ length: 60 }, (_, i) => (i % 5 === 4 ? 2 : i % 2 ? 20 : -20));
    let y = 500;
    const marks = moves.map((move, i) => {
      const open = y;
      y += move;
      const colour: Mark['colour'] =
        move === 2 ? [170, 220, 235] : move > 0 ? [226, 105, 95] : [176, 190, 75];
      return markOf(i, open, y, colour, false);
    });
    const { up, by } = findDirections(marks);
    expect(by).toBe('colour');
    expect(up.filter((_, i) => i % 5 !== 4)).toEqual(moves.filter((m) => m !== 2).map((m) => m < 0));
  });
});
