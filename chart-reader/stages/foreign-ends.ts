/** What stands before the first bar or after the last one and is none: letters, arrows, shadows, a filled box. */
import type { Box } from '../types.ts';
import type { Ink } from '../image/ink.ts';
import { distanceToBlend } from './candle-colours.ts';
import { isPrinted } from './printed.ts';
import type { Mark } from './slot-marks.ts';

/** Marks away from both ends that show how the bars look, and the least share of them that must have the colour of an end. */
const INNER = 0.8;
const LEAST_INNER = 10;
const FAMILIAR = 0.06;
const SAME_COLOUR = 45;
/** Farthest that the colour of a whole body may lie from another one's: what is as pale as volume at a price is no body seen through something. */
const SAME_BODY = 110;
/** Most marks that are taken off one end, as a share of all. */
const MOST_TAKEN = 0.15;
/** Least rows between a line of text and the bar beside its letters, in heights of the letters. */
const LEAP = 1;

/**
 * The marks without those at either end that have a colour no other bar has, or are pieces of the labels and
 * tags that are `printed` over the pane, or letters of its `lines` of text.
 */
export function withoutForeignEnds(
  marks: readonly Mark[],
  ink: Ink,
  { printed = [], lines = [] }: Pick<Ink, 'printed' | 'lines'> = {},
): Mark[] {
  const skip = Math.floor(((1 - INNER) / 2) * marks.length);
  const inner = marks.slice(skip, marks.length - skip);
  if (inner.length < LEAST_INNER) return [...marks];
  const back = [ink.plain.r, ink.plain.g, ink.plain.b];
  // Strokes of one colour blend with the background by how they lie on the columns, so that either of two may be the paler.
  const isAlike = (m: Mark, o: Mark): boolean =>
    (distanceToBlend(m.colour, back, o.colour) <= SAME_COLOUR && !isPaler(m, o)) ||
    (!m.hasBody && !o.hasBody && distanceToBlend(o.colour, back, m.colour) <= SAME_COLOUR);
  const isForeign = (m: Mark): boolean => {
    if (!m.colour.every(Number.isFinite)) return m.clean < 0.5;
    return inner.filter((o) => isAlike(m, o)).length < FAMILIAR * inner.length;
  };
  const most = Math.max(1, MOST_TAKEN * marks.length);
  const taken = (list: readonly Mark[]): number => {
    const letters = lettersOf(list, lines);
    const own = list.map((m, i) => i < letters || isPrinted(m, printed));
    const end = Math.max(
      0,
      list.findIndex((m, i) => !own[i] && !isForeign(m)),
    );
    // What is known to be printed is no bar however much of it there is.
    const guessed = own.slice(0, end).filter((is) => !is).length;
    return guessed > most ? own.indexOf(false) : end;
  };
  const begin = taken(marks);
  const end = taken([...marks].reverse());
  return marks.slice(begin, marks.length - end);
}

/** Rows and columns of a body that show its whole colour: thin strokes are blends of it with the ground. */
const WHOLE = 3;

function isPaler(m: Mark, other: Mark): boolean {
  if (m.hollow || other.hollow || !m.hasBody || m.bodyBottom - m.bodyTop < WHOLE) return false;
  return Math.hypot(...m.colour.map((v, c) => v - other.colour[c]!)) > SAME_BODY;
}

/** Number of marks at the beginning of the list that are letters of a line of text: the price does not go on from them to the bars. */
function lettersOf(list: readonly Mark[], lines: readonly Box[]): number {
  const stop = list.findIndex((m) => !isPrinted(m, lines));
  if (stop < 1) return 0;
  const [last, next] = [list[stop - 1]!, list[stop]!];
  const apart = Math.max(last.top - next.bottom, next.top - last.bottom);
  return apart >= LEAP * (last.bottom - last.top) ? stop : 0;
}
