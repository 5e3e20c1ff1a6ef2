import { toPicture } from '../image/picture.ts';
import type { Word } from '../image/words.ts';
import { Canvas } from '../testing/canvas.ts';
import { withoutFarAxis } from './far-axis.ts';

const ROWS = [40, 80, 120, 160, 200, 240];
const PANE = { x0: 0, x1: 560 };

const word = (x0: number, x1: number, middle: number): Word => ({
  box: { x0, y0: middle - 5, x1, y1: middle + 5 },
  height: 10,
  middle,
  glyphs: 5,
  shapes: [],
});

/** The pane of a chart whose axis is on the right, with these words on its left. */
function pane(
  words: Word[],
  draw: (canvas: Canvas) => void = () => undefined,
  columns = PANE,
): { x0: number; x1: number } {
  const canvas = new Canvas(600, 300, [255, 255, 255]);
  draw(canvas);
  return withoutFarAxis(toPicture(canvas.raster), words, columns, ROWS, 10, 'right');
}

const labels = ROWS.map((y) => word(8, 48, y + 6));

describe('withoutFarAxis', () => {
  it('leaves out a second axis on the other side of the pane', () => {
    expect(pane(labels)).toEqual({ x0: 50, x1: 560 });
  });

  it('[W-561] leaves it out where the pane seems to begin within its labels', () => {
    expect(pane(labels, undefined, { x0: 16, x1: 560 }).x0).toBe(50);
  });

  it('leaves it out where grid lines run on between its labels', () => {
    const grid = (canvas: Canvas): void =>
      ROWS.forEach((y) => canvas.fill(0, y + 26, 560, y + 27, [200, 200, 200]));
    expect(pane(labels, grid).x0).toBe(50);
  });

  it('leaves out another chart, whose axis stands in the middle of what seems to be the pane', () => {
    expect(pane(ROWS.map((y) => word(270, 310, y + 6))).x0).toBe(312);
  });

  it('keeps a legend, whose lines go on beside the words', () => {
    expect(pane([...labels, ...ROWS.map((y) => word(56, 90, y + 6))])).toEqual(PANE);
  });

  it('leaves it out beside a list in another panel', () => {
    const list = ROWS.map((y) => word(8, 38, y + 6));
    const axis = ROWS.map((y) => word(50, 90, y + 6));
    expect(pane([...list, ...axis], undefined, { x0: 44, x1: 560 })).toEqual({ x0: 92, x1: 560 });
  });

  it('leaves it out beside a list of more rows that an upright line parts from it', () => {
    const list = ROWS.flatMap((y) => [word(4, 60, y + 6), word(4, 60, y + 24)]);
    const axis = ROWS.map((y) => word(70, 110, y + 6));
    const line = (canvas: Canvas): void => canvas.fill(65, 0, 66, 300, [200, 200, 206]);
    expect(pane([...axis, ...list], line).x0).toBe(112);
    expect(pane([...axis, ...list])).toEqual(PANE);
  });

  it('keeps figures in a window that lies on the chart', () => {
    const beside = ROWS.map((y) => word(28, 68, y + 6));
    const window = (canvas: Canvas): void => canvas.fill(12, 24, 180, 272, [235, 235, 240]);
    expect(pane(beside).x0).toBe(70);
    expect(pane(beside, window)).toEqual(PANE);
  });

  it('keeps words at uneven distances', () => {
    expect(pane([40, 61, 105, 190, 206, 240].map((y) => word(8, 48, y)))).toEqual(PANE);
  });

  it('keeps words between which bars are drawn', () => {
    const bars = (canvas: Canvas): void => {
      for (let x = 10; x < 50; x += 8) canvas.fill(x, 60, x + 4, 230, [38, 166, 154]);
    };
    expect(pane(labels, bars)).toEqual(PANE);
  });
});
