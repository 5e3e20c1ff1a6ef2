/** From marks to bars: which end is the open, what a line over a bar hides, and where a bar without a body opens. */
import { median } from '../image/numbers.ts';
import { findDirections } from './direction.ts';
import { bodyInset, wickInset } from './insets.ts';
import type { PixelBar } from './pixel-bar.ts';
import { NO_COVER } from './slot-marks.ts';
import type { Mark } from './slot-marks.ts';

export function tickedBars(marks: Mark[]): { bars: PixelBar[]; confidence: number } {
  const seen = marks.filter((m) => m.openY !== null && m.closeY !== null).length;
  const end = wickInset(marks, 0.5);
  const bars = marks.map((mark, i): PixelBar => {
    const before = marks[i - 1];
    // A tick that is not seen is guessed from the next bar, but within this one.
    const within = (y: number): number => Math.min(mark.bottom, Math.max(mark.top, y));
    const openY = mark.openY ?? within(before?.closeY ?? mark.closeY ?? (mark.top + mark.bottom) / 2);
    const closeY = mark.closeY ?? within(marks[i + 1]?.openY ?? openY);
    const inset = Math.min(end, (mark.bottom - mark.top) / 2);
    return {
      slot: mark.slot,
      x: mark.x,
      highY: mark.top + inset,
      lowY: mark.bottom - inset,
      openY,
      closeY,
      turned: 0,
      agreement: 1,
      mark,
    };
  });
  return { bars, confidence: seen / marks.length };
}

export function candleBars(found: Mark[]): { bars: PixelBar[]; confidence: number } {
  const marks = withCovered(found);
  lendBodies(marks);
  const directions = findDirections(marks);
  const side = bodyInset(marks, directions.up, 0.5);
  const end = wickInset(found, Math.min(0.5, side));
  const bars = marks.map((mark, i): PixelBar => {
    const wick = Math.min(end, (mark.bottom - mark.top) / 2);
    const body = Math.min(side, (mark.bodyBottom - mark.bodyTop) / 2);
    const { covered } = mark;
    // Where something lies over an edge, it is anywhere below that: in the middle on average.
    const upper = mark.bodyTop + body - covered.bodyTop / 2;
    const lower = mark.bodyBottom - body + covered.bodyBottom / 2;
    const up = directions.up[i]!;
    return {
      slot: mark.slot,
      x: mark.x,
      // A wick that does not come out of the body ends where the body does.
      highY:
        mark.bodyTop - mark.top > LEAST_WICK ? Math.min(mark.top + wick - covered.top / 2, upper) : upper,
      lowY:
        mark.bottom - mark.bodyBottom > LEAST_WICK
          ? Math.max(mark.bottom - wick + covered.bottom / 2, lower)
          : lower,
      openY: up ? lower : upper,
      closeY: up ? upper : lower,
      turned: directions.turned[i]!,
      agreement: 1,
      mark,
    };
  });
  return { bars, confidence: directions.confidence };
}

const LEAST_WICK = 0.25;
const MOST_COVERED = 0.12;

/**
 * A single missing bar between two neighbours is hidden under something drawn over it (an average, a label): it is
 * taken to reach from where the one ends to where the other begins, with little confidence. Longer gaps are real.
 */
function withCovered(marks: Mark[]): Mark[] {
  const out: Mark[] = [];
  let covered = 0;
  marks.forEach((mark, i) => {
    const before = marks[i - 1];
    if (before && mark.slot - before.slot === 2) {
      const ends = [before, mark].flatMap((m) => (m.hasBody ? [m.bodyTop, m.bodyBottom] : [m.top, m.bottom]));
      const apart = Math.max(before.top, mark.top) > Math.min(before.bottom, mark.bottom);
      const [top, bottom] = apart
        ? [Math.min(before.bottom, mark.bottom), Math.max(before.top, mark.top)]
        : [median(ends) - 1, median(ends) + 1];
      const slot = mark.slot - 1;
      const x = (before.x + mark.x) / 2;
      const colour: Mark['colour'] = [NaN, NaN, NaN];
      const none = { openY: null, closeY: null, hollow: false, hasBody: true };
      out.push({
        slot,
        x,
        top,
        bottom,
        bodyTop: top,
        bodyBottom: bottom,
        colour,
        clean: 0.1,
        covered: NO_COVER,
        ...none,
      });
      covered++;
    }
    out.push(mark);
  });
  return covered <= MOST_COVERED * marks.length ? out : marks;
}

/** A bar without a visible body gets one where its neighbours end: close of the last, open of the next. */
function lendBodies(marks: Mark[]): void {
  const known = marks.filter((m) => m.hasBody);
  const thin = known.length ? Math.max(1, Math.min(...known.map((m) => m.bodyBottom - m.bodyTop))) : 1;
  marks.forEach((mark, i) => {
    if (mark.hasBody) return;
    const near = [marks[i - 1], marks[i + 1]].filter((m): m is Mark => m !== undefined && m.hasBody);
    const guess = near.length
      ? median(near.map((m) => (m.bodyTop + m.bodyBottom) / 2))
      : (mark.top + mark.bottom) / 2;
    const y = Math.min(mark.bottom - thin / 2, Math.max(mark.top + thin / 2, guess));
    mark.bodyTop = y - thin / 2;
    mark.bodyBottom = y + thin / 2;
  });
}
