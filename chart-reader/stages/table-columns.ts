/** Columns of figures that belong to a table: an order book, a ladder, a watch list. */
import type { Word } from '../image/words.ts';
import { median } from '../image/numbers.ts';
import { Refused } from './refuse.ts';
import type { Strip } from './strips.ts';

const LEAST_ROWS = 6;
/** Rows of a table lie closer together than the labels of an axis; in heights of the text. */
const MOST_PITCH = 4;
/** How far the next column may begin, in heights of the text: the pane lies between the labels of two axes. */
const REACH = 16;
const SHARE = 0.7;
/** Texts of one row stand on one line and are of one size. */
const LEVEL = 0.3;
const ALIKE = 0.25;

/** Whether most words of the column have a neighbour of their size on their own line. */
export function isTableColumn({ words: column }: Strip, words: readonly Word[]): boolean {
  if (column.length < LEAST_ROWS) return false;
  const height = median(column.map((w) => w.height));
  const pitch = median(column.slice(1).map((w, i) => w.middle - column[i]!.middle));
  if (pitch > MOST_PITCH * height) return false;
  const isNext = (a: Word, b: Word): boolean => {
    const gap = Math.max(b.box.x0 - a.box.x1, a.box.x0 - b.box.x1);
    return (
      gap > 0 &&
      gap <= REACH * height &&
      Math.abs(a.middle - b.middle) <= LEVEL * height &&
      Math.abs(a.height - b.height) <= ALIKE * height
    );
  };
  const paired = column.filter((a) => words.some((b) => isNext(a, b))).length;
  return paired >= SHARE * column.length;
}

/** The refusal of a table's column; `falling` figures are the prices of an order book or ladder. */
export function tableRefusal(falling: boolean): Refused {
  return falling
    ? new Refused('order_book', 'labels', 'order_book')
    : new Refused('table', 'labels', 'table');
}
