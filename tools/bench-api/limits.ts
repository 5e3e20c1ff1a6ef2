import { createHash } from 'node:crypto';

/**
 * Most milliseconds of the database for a page of orders or users, for one of the lists that are asked for less often, for a
 * screen of figures, and for one of a year.
 */
export const LIST_MS = 50;
export const OTHER_LIST_MS = 100;
export const FIGURES_MS = 200;
export const YEAR_MS = 500;

/** Number and made-up middle of the address of some customer, another one at every turn. */
export function someone(turn: number): { nth: number; middle: string } {
  const nth = 1 + ((turn * 7_919) % 90_000);
  return { nth, middle: createHash('md5').update(String(nth)).digest('hex').slice(0, 6) };
}
