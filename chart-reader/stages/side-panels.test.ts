import { toPicture } from '../image/picture.ts';
import type { Word } from '../image/words.ts';
import { Canvas } from '../testing/canvas.ts';
import type { Colour } from '../testing/canvas.ts';
import { withoutSidePanel } from './side-panels.ts';

/** Words of a list in so many rows, 20 px apart, from column 10 to 90. */
function list(rows: number): Word[] {
  return Array.from({ length: 2 * rows }, (_, i): Word => {
    const middle = 50 + 20 * Math.floor(i / 2);
    const x0 = 10 + 42 * (i % 2);
    return {
      box: { x0, y0: middle - 5, x1: x0 + 36, y1: middle + 5 },
      height: 10,
      middle,
      glyphs: 5,
      shapes: [],
    };
  });
}

/** The columns left of a chart 600 px wide whose axis is on the right, with an upright line at column 100. */
function columns(line: boolean, words: Word[]): { x0: number; x1: number } {
  const canvas = new Canvas(600, 300, [255, 255, 255]);
  if (line) canvas.fill(100, 0, 101, 300, [120, 120, 120]);
  const rows = [40, 140, 260];
  return withoutSidePanel(toPicture(canvas.raster), words, { x0: 0, x1: 560 }, rows, 'right');
}

describe('withoutSidePanel', () => {
  it('leaves out a list of text beside the chart', () => {
    expect(columns(true, list(10)).x0).toBeGreaterThanOrEqual(100);
    expect(columns(true, list(10)).x0).toBeLessThanOrEqual(104);
  });

  it('keeps a chart with a line across it that stands far from figures at its side', () => {
    const figures = list(10).filter((_, i) => i % 2 === 0);
    const aside = (w: Word, x0: number): Word => ({ ...w, box: { ...w.box, x0, x1: x0 + 30 } });
    const narrow = (x0: number): number =>
      columns(
        true,
        figures.map((w) => aside(w, x0)),
      ).x0;
    expect(narrow(4)).toBe(0);
    expect(narrow(56)).toBeGreaterThanOrEqual(100);
  });

  it('keeps a chart whose legend stands beside an upright line', () => {
    expect(columns(true, list(4)).x0).toBe(0);
  });

  it('leaves out a list on dark ground of which half the words stand in no column', () => {
    const half = list(10).map((w, i): Word => {
      if (i % 2 === 0) return w;
      const x0 = 44 + 3 * (i % 11);
      return { ...w, box: { ...w.box, x0, x1: x0 + 20 + (i % 7) } };
    });
    const onGround = (ground: Colour): number => {
      const canvas = new Canvas(600, 300, [255, 255, 255]);
      canvas.fill(0, 0, 100, 300, ground);
      const pane = { x0: 0, x1: 560 };
      return withoutSidePanel(toPicture(canvas.raster), half, pane, [40, 140, 260], 'right').x0;
    };
    expect(onGround([36, 40, 48])).toBeGreaterThanOrEqual(100);
    expect(onGround([240, 240, 240])).toBe(0);
  });

  it('keeps the whole chart where no edge parts the words from it', () => {
    expect(columns(false, list(10)).x0).toBe(0);
  });

  it('keeps a pane that ends at the list already, whatever upright line runs through it', () => {
    const canvas = new Canvas(600, 300, [255, 255, 255]);
    canvas.fill(200, 0, 201, 300, [120, 120, 120]);
    const rows = [40, 140, 260];
    const pane = withoutSidePanel(toPicture(canvas.raster), list(10), { x0: 100, x1: 560 }, rows, 'right');
    expect(pane.x0).toBe(100);
  });

  it('keeps the whole chart where the upright line beside the words is one of its grid', () => {
    const canvas = new Canvas(600, 300, [255, 255, 255]);
    // The words stand in a window that hides the line at column 100.
    for (const x of [4, 196, 292, 388, 484]) canvas.fill(x, 0, x + 2, 300, [120, 120, 120]);
    const rows = [40, 140, 260];
    const pane = { x0: 0, x1: 560 };
    expect(withoutSidePanel(toPicture(canvas.raster), list(10), pane, rows, 'right')).toEqual(pane);
  });
});
