import { inkOf } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import type { Word } from '../image/words.ts';
import { Canvas } from '../testing/canvas.ts';
import { paneColumns, separatorRows, timeAxisTop } from './pane.ts';
import type { Strip } from './strips.ts';

/** A word in the middle of row `middle` from column `x`, so high. */
const word = (x: number, middle: number, height: number): Word =>
  ({
    box: { x0: x, y0: middle - height / 2, x1: x + 40, y1: middle + height / 2 },
    middle,
    height,
    glyphs: 3,
  }) as unknown as Word;

const pane = { x0: 0, x1: 900 };
const rowAt = (middle: number, heights: readonly number[]): Word[] =>
  heights.map((height, i) => word(20 + 190 * i, middle, height));

describe('timeAxisTop', () => {
  it('passes over small bodies in a row, which are of different heights, and takes the dates below', () => {
    const words = [...rowAt(380, [14, 9, 9, 18]), ...rowAt(470, [12, 12, 13, 12])];
    expect(timeAxisTop(words, 300, pane, 12)).toBe(463.5);
  });

  it('takes a row of dates in which one word is something else', () => {
    const words = rowAt(470, [9, 12, 12, 13, 12]);
    expect(timeAxisTop([...words, word(850, 470, 18)], 300, pane, 12)).toBe(461);
  });
});

describe('paneColumns', () => {
  const rows = [60, 110, 160, 210, 260, 310];
  const strip = { side: 'right', box: { x0: 840, x1: 900, y0: 0, y1: 360 } } as Strip;

  /** The first column of a pane whose grid lines a box of this height hides. */
  function firstColumn(top: number, bottom: number): number {
    const canvas = new Canvas(900, 360, [255, 255, 255]);
    for (const y of rows) canvas.fill(0, y, 836, y + 1, [220, 220, 226]);
    canvas.fill(120, top, 380, bottom, [60, 64, 72]);
    return paneColumns(toPicture(canvas.raster), strip, rows).x0;
  }

  it('go on behind a window at which most of the grid lines end, but end at a panel that hides all of them', () => {
    expect(firstColumn(90, 330)).toBe(0);
    expect(firstColumn(0, 360)).toBeGreaterThan(370);
    expect(firstColumn(30, 340)).toBeGreaterThan(370);
  });
});

describe('paneColumns beside a toolbar', () => {
  it('begin where the grid lines end together, though signs stand on most of their rows beyond', () => {
    const canvas = new Canvas(900, 360, [255, 255, 255]);
    const rows = [60, 110, 160, 210, 260, 310];
    for (const y of rows) canvas.fill(60, y, 836, y + 1, [220, 220, 226]);
    for (const [i, y] of rows.entries())
      if (i !== 2) canvas.fill(20 + 3 * (i % 2), y, 24 + 3 * (i % 2), y + 1, [120, 120, 126]);
    const strip = { side: 'right', box: { x0: 840, x1: 900, y0: 0, y1: 360 } } as Strip;
    const { x0 } = paneColumns(toPicture(canvas.raster), strip, rows);
    expect(x0).toBeGreaterThan(50);
    expect(x0).toBeLessThanOrEqual(60);
  });
});

describe('separatorRows', () => {
  it('are rows in which a line goes on through the axis, and none in which compression rippled around its figures', () => {
    const canvas = new Canvas(400, 200, [20, 20, 24]);
    for (const y of [60, 120]) canvas.fill(0, y, 340, y + 1, [60, 62, 70]);
    canvas.fill(340, 60, 400, 61, [60, 62, 70]);
    for (let x = 340; x < 400; x++) canvas.fill(x, 120, x + 1, 121, x % 2 ? [14, 14, 18] : [28, 28, 32]);
    const picture = toPicture(canvas.raster);
    const ink = inkOf(picture, { x0: 0, y0: 0, x1: 340, y1: 200 });
    expect(ink.lineRows).toEqual([60, 120]);
    expect(separatorRows(picture, ink, { x0: 345, x1: 400 })).toEqual([60]);
  });
});
