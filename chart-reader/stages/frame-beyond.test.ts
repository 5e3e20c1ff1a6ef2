import { toPicture } from '../image/picture.ts';
import type { Word } from '../image/words.ts';
import { withFrames } from './frame-beyond.ts';

const [WIDTH, HEIGHT] = [200, 300];

/** A pale pane between frames in rows 10 and 250, with what else is `drawn` there: boxes of dark pixels. */
function pane(...drawn: [x0: number, y0: number, x1: number, y1: number][]) {
  const data = new Uint8ClampedArray(4 * WIDTH * HEIGHT).fill(240);
  const frames = [10, 250].map((y): [number, number, number, number] => [0, y, WIDTH, y + 1]);
  for (const [x0, y0, x1, y1] of [...frames, ...drawn])
    for (let y = y0; y < y1; y++) data.fill(60, 4 * (y * WIDTH + x0), 4 * (y * WIDTH + x1));
  return toPicture({ width: WIDTH, height: HEIGHT, data });
}

const columns = { x0: 0, x1: 190 };
/** Labels at every 30 rows, of which those in rows 50 and 230 are hidden, so that the pane ends within 40 rows of the others. */
const inliers = [80, 110, 140, 170, 200];
const rows = { top: 40, bottom: 240, aboveOther: null, belowOther: null };
const framed = (picture: ReturnType<typeof pane>, words: Word[] = [], others: number[] = []) => {
  const { top, bottom } = withFrames(picture, words, rows, columns, inliers, others);
  return [top, bottom];
};

describe('withFrames', () => {
  it('lets a pane reach on to its frame where a bar goes on across the end that its labels tell', () => {
    expect(framed(pane([100, 210, 101, 247]))).toEqual([40, 250]);
    expect(framed(pane([60, 14, 61, 90]))).toEqual([10, 240]);
  });

  it('leaves it where nothing is drawn across that end, or a label of another pane stands before the frame', () => {
    expect(framed(pane([100, 210, 101, 239]))).toEqual([40, 240]);
    expect(framed(pane([100, 210, 101, 247]), [], [246])).toEqual([40, 240]);
  });

  it('leaves it where small texts stand between its end and the frame', () => {
    const shapes = [100, 106, 112, 118].map((x0) => ({ x0, x1: x0 + 4, y0: 241, y1: 248 }));
    const word = { box: { x0: 100, y0: 241, x1: 122, y1: 248 }, glyphs: 4, middle: 244.5, height: 7, shapes };
    expect(framed(pane([100, 210, 101, 247]), [word])).toEqual([40, 240]);
    const bars = shapes.map((s, i) => ({ ...s, y1: s.y1 - 2 * i }));
    expect(framed(pane([100, 210, 101, 247]), [{ ...word, shapes: bars }])).toEqual([40, 250]);
  });
});
