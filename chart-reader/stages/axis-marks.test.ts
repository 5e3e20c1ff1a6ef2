import { Canvas } from '../testing/canvas.ts';
import { toPicture } from '../image/picture.ts';
import type { Ink } from '../image/ink.ts';
import { faintRows, gridRows } from './axis-marks.ts';

const pane = { x0: 0, y0: 0, x1: 400, y1: 300 };

/** A ground that grows darker downwards, as a filled area does, with lines of `depth` below its brightness. */
function shaded(rows: readonly number[], depth: number, dash = 400): Canvas {
  const canvas = new Canvas(400, 300, [250, 250, 250]);
  for (let y = 0; y < 300; y++) {
    const tone = Math.round(250 - y / 6);
    canvas.fill(0, y, 400, y + 1, [tone, tone, tone]);
  }
  for (const y of rows)
    for (let x = 0; x < 400; x += 400 / (400 / dash)) {
      const tone = Math.round(250 - y / 6) - depth;
      canvas.fill(x, y, x + (dash === 400 ? 400 : dash / 2), y + 1, [tone, tone, tone]);
    }
  return canvas;
}

describe('faintRows', () => {
  it('finds lines three levels from a shaded ground, whole and broken', () => {
    const rows = [40, 100, 160, 220];
    for (const dash of [400, 8])
      expect(faintRows(toPicture(shaded(rows, 3, dash).raster), pane)).toEqual(rows.map((y) => y + 0.5));
  });

  it('finds none in the shade alone, nor in the ends of bars', () => {
    const canvas = shaded([], 0);
    for (let x = 5; x < 400; x += 20) canvas.fill(x, 60 + (x % 70), x + 10, 200, [30, 120, 60]);
    expect(faintRows(toPicture(canvas.raster), pane)).toEqual([]);
  });
});

describe('gridRows', () => {
  const ink = {
    box: { y0: 20 },
    lineRows: [10, 11, 40, 41, 42, 43, 80, 81, 82, 83, 84, 85],
  } as unknown as Ink;

  it('[W-564] takes adjacent rows for one line, and as many more on an enlarged page as its text is higher', () => {
    expect(gridRows(ink, 10)).toEqual([31]);
    expect(gridRows(ink, 16)).toEqual([31, 62]);
  });

  it('takes no band for a line', () => {
    expect(gridRows(ink, 40)).toEqual([31, 62, 103]);
    expect(gridRows({ ...ink, lineRows: [10, 11, 12, 13, 14, 15, 16, 17, 18, 19] }, 40)).toEqual([]);
  });
});
