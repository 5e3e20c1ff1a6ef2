import type { Ink } from '../image/ink.ts';
import {
  bandsOf,
  classifyRows,
  crossedFrom,
  dropLongCover,
  nextDrawn,
  ROW_BODY,
  ROW_CROSSED,
  ROW_LEFT,
  ROW_RIGHT,
  ROW_WICK,
  stretchesOf,
} from './slot-rows.ts';

/** A bar 5 px wide from row 10 to 50 in a pane 21 px wide, with rows `from` to `to` under something of another colour. */
function pane(from: number, to: number): Ink {
  const [width, height] = [21, 80];
  const mask = new Uint8Array(width * height);
  const other = new Uint8Array(width * height);
  for (let y = 10; y < 50; y++) if (y < from || y >= to) mask.fill(1, y * width + 8, y * width + 13);
  for (let y = from; y < to; y++) other.fill(1, y * width, (y + 1) * width);
  const plain = { luma: 255, r: 255, g: 255, b: 255, coverage: 1 };
  const box = { x0: 0, y0: 0, x1: width, y1: height };
  const lines = { lineRows: [], dashRows: [], lineColumns: [], foreignRows: new Uint8Array(height) };
  return { box, width, height, contrast: mask, mask, other, threshold: 1, plain, ...lines };
}

const rowsOf = (ink: Ink): Uint8Array => classifyRows(ink, 10.5, 10, { wick: 1, body: 5 }, false);

describe('classifyRows', () => {
  it('follows a bar behind a line of another colour', () => {
    const stretches = stretchesOf(rowsOf(pane(25, 29)), 1);
    expect(stretches.map((s) => [s.top, s.bottom])).toEqual([[10, 50]]);
  });

  it('tells how many rows of an edge are covered', () => {
    const states = rowsOf(pane(46, 52));
    const [stretch] = stretchesOf(states, 1);
    expect(stretch!.bottom).toBe(46);
    expect(crossedFrom(states, stretch!.bottom, 1)).toBe(6);
  });

  it.each<[string, number, number]>([
    ['a bar alone', 80, 80],
    ['a bar that something hides in part', 46, 52],
    ['a bar that ends under something', 30, 80],
  ])('finds the same of %s where only the rows are looked at in which something is drawn', (_, from, to) => {
    const ink = pane(from, to);
    // The sides of a body, each a pixel farther out than they are looked for.
    for (let y = 66; y < 70; y++) ink.mask[y * ink.width + 7] = 1;
    for (let y = 66; y < 70; y++) ink.mask[y * ink.width + 13] = 1;
    const widths = { wick: 1, body: 5 };
    const all = classifyRows(ink, 10.5, 10, widths, false);
    expect(classifyRows(ink, 10.5, 10, widths, false, bandsOf(ink))).toEqual(all);
    expect(all.includes(ROW_BODY)).toBe(true);
  });

  it('passes over rows in which nothing is drawn', () => {
    const ink = pane(80, 80);
    const bands = bandsOf(ink);
    expect(nextDrawn(0, bands, ink.width, [7])).toBe(80);
    expect(nextDrawn(0, bands, ink.width, [8])).toBe(0);
    expect(nextDrawn(64, bands, ink.width, [8])).toBe(80);
  });

  it('does not join what lies on both sides of something large', () => {
    const states = rowsOf(pane(20, 40));
    dropLongCover(states, 10);
    expect(stretchesOf(states, 1)).toHaveLength(2);
  });

  it('takes the sides of touching bodies on both sides for no outline of a body between them', () => {
    const ink = pane(80, 80);
    ink.mask.fill(0);
    for (let y = 20; y < 60; y++)
      for (const x of [4, 12]) ink.mask.fill(1, y * ink.width + x, y * ink.width + x + 4);
    for (let y = 20; y < 30; y++) ink.mask.fill(1, y * ink.width + 8, y * ink.width + 12);
    const states = classifyRows(ink, 10, 4, { wick: 2, body: 4 }, false);
    expect(stretchesOf(states, 1).map((s) => [s.top, s.bottom])).toEqual([[20, 30]]);
  });

  it('takes a tick that meets that of the next bar for a tick, and a line through the bar for none', () => {
    const ink = pane(80, 80);
    ink.mask.fill(0);
    for (let y = 20; y < 60; y++) ink.mask[y * ink.width + 10] = 1;
    ink.mask.fill(1, 25 * ink.width, 25 * ink.width + 10);
    ink.mask.fill(1, 50 * ink.width + 11, 51 * ink.width);
    ink.mask.fill(1, 40 * ink.width, 41 * ink.width);
    const states = classifyRows(ink, 10.5, 8, { wick: 1, body: null }, true);
    expect([25, 50, 40].map((y) => states[y])).toEqual([ROW_LEFT, ROW_RIGHT, ROW_CROSSED]);
  });

  it('takes a wick as wide as half its body for no side of one where something else lies on both sides', () => {
    const ink = pane(80, 80);
    ink.mask.fill(0);
    ink.other!.fill(1);
    for (let y = 10; y < 50; y++) {
      const [from, to] = y < 20 || y >= 40 ? [9, 11] : [8, 12];
      ink.mask.fill(1, y * ink.width + from, y * ink.width + to);
    }
    const states = classifyRows(ink, 10, 10, { wick: 2, body: 4 }, false);
    expect([15, 30, 45].map((y) => states[y])).toEqual([ROW_WICK, ROW_BODY, ROW_WICK]);
  });

  it('follows the rows of a body of which a slanting line hides one side, and makes no body of a wick beside it', () => {
    const ink = pane(80, 80);
    const hide = (y: number, ...columns: number[]): void => {
      for (const x of columns) [ink.mask[y * ink.width + x], ink.other![y * ink.width + x]] = [0, 1];
    };
    hide(20, 6, 7, 8);
    hide(21, 9);
    hide(22, 11);
    hide(23, 12, 13, 14);
    ink.mask[52 * ink.width + 10] = 1;
    hide(52, 6, 7, 8, 9, 11, 12, 13, 14);
    const states = rowsOf(ink);
    expect([20, 21, 22, 23].map((y) => states[y])).toEqual([ROW_BODY, ROW_BODY, ROW_BODY, ROW_BODY]);
    expect(states[52]).toBe(ROW_WICK);
  });
});
