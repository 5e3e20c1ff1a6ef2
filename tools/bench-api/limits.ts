import { createHash } from 'node:crypto';
import { CUSTOMERS } from './batch.ts';

/**
 * Most times what counting to 100,000 takes, for a page of a list, for what looks at text that many have, and for a screen of figures.
 * They are the same for any number of rows: what grows with them is past its limit sooner or later.
 */
export const LIST = 1;
export const SEARCH = 4;
export const FIGURES = 6;
/** What may grow: a page by its number passes over all rows before it, and a file has every row. */
export const perRow = (rows: number, times: number): number => LIST + (times * rows) / 100_000;

/** Number and made-up middle of the address of some customer, another one at every turn. */
export function someone(turn: number, rows: number): { nth: number; middle: string } {
  const nth = 1 + ((turn * 7_919) % Math.min(rows, CUSTOMERS));
  return { nth, middle: createHash('md5').update(String(nth)).digest('hex').slice(0, 6) };
}
