/** The line of the last price goes on beyond the last bar; its dashes look like bars that did not move. */
import type { Ink } from '../image/ink.ts';
import { median } from '../image/numbers.ts';
import type { Mark } from './slot-marks.ts';

/**
 * Rows of a mark that may be a piece of a line, and how far its row may be off that of the others; both also as shares of
 * the usual height, because where all bars are low a low one tells nothing.
 */
const MOST_ROWS = { rows: 5, share: 0.5 };
const SAME_ROW = { rows: 2.5, share: 0.25 };
const LEAST_RUN = 2;
/** Share of the gaps between the marks in which the line must be seen. */
const SEEN = 0.5;

const rowOf = (m: Mark): number => (m.top + m.bottom) / 2;

/** The marks without those at either end that are pieces of one level line: flat, in one row, with ink in the gaps too. */
export function withoutFlatEnds(marks: readonly Mark[], pane: Ink, spacing: number): Mark[] {
  const usual = median(marks.map((m) => m.bottom - m.top));
  const end = flatRun([...marks].reverse(), usual);
  const begin = flatRun(marks, usual);
  if (Math.max(begin.length, end.length) === marks.length) return [...marks];
  const drop = new Set([...pieces(begin, pane, spacing), ...pieces(end, pane, spacing)]);
  return marks.filter((m) => !drop.has(m));
}

/** The flat marks in one row that the list begins with. */
function flatRun(marks: readonly Mark[], usual: number): Mark[] {
  const first = marks[0];
  if (!first) return [];
  const most = Math.min(MOST_ROWS.rows, MOST_ROWS.share * usual);
  const apart = Math.min(SAME_ROW.rows, SAME_ROW.share * usual);
  const stop = marks.findIndex((m) => m.bottom - m.top > most || Math.abs(rowOf(m) - rowOf(first)) > apart);
  return marks.slice(0, stop < 0 ? marks.length : stop);
}

function pieces(run: readonly Mark[], pane: Ink, spacing: number): readonly Mark[] {
  if (run.length < LEAST_RUN) return [];
  const row = rowOf(run[0]!) - pane.box.y0;
  const taken = [...pane.dashRows, ...pane.lineRows].some((y) => Math.abs(y + 0.5 - row) <= SAME_ROW.rows);
  const seen = run.filter((m) => inkBetween(pane, m.x - pane.box.x0, row, spacing)).length;
  return taken || seen >= SEEN * run.length ? run : [];
}

/** Whether there is ink in the row half way to the slot on either side. */
function inkBetween({ mask, width, height }: Ink, x: number, row: number, spacing: number): boolean {
  const reach = Math.max(1, Math.round(0.15 * spacing));
  const at = (middle: number): boolean => {
    for (let y = Math.max(0, Math.floor(row - 1)); y <= Math.min(height - 1, Math.floor(row + 1)); y++)
      for (let c = Math.max(0, middle - reach); c <= Math.min(width - 1, middle + reach); c++)
        if (mask[y * width + c]) return true;
    return false;
  };
  return at(Math.round(x - spacing / 2)) || at(Math.round(x + spacing / 2));
}
