import { inkOf } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import { Canvas } from '../testing/canvas.ts';
import type { Colour } from '../testing/canvas.ts';
import { NO_COVER } from './slot-marks.ts';
import type { Mark } from './slot-marks.ts';
import { besideWindows, boxesInPane } from './windows.ts';

const PANE = { x0: 0, y0: 0, x1: 600, y1: 300 };
const SPACING = 12;
const GREY: Colour = [200, 200, 200];

function paneWith(draw: (canvas: Canvas) => void): ReturnType<typeof toPicture> {
  const canvas = new Canvas(600, 300, [255, 255, 255]);
  draw(canvas);
  return toPicture(canvas.raster);
}

/** A window on ground of the pane's own colour, framed by a line of one pixel. */
function window(canvas: Canvas, x0: number, y0: number, x1: number, y1: number): void {
  canvas.fill(x0, y0, x1, y1, GREY);
  canvas.fill(x0 + 1, y0 + 1, x1 - 1, y1 - 1, [255, 255, 255]);
}

function mark(slot: number, top = 120, bottom = 150): Mark {
  const body = {
    bodyTop: top + 5,
    bodyBottom: bottom - 5,
    openY: null,
    closeY: null,
    hollow: false,
    hasBody: true,
  };
  const colour: Mark['colour'] = [20, 150, 90];
  return { slot, x: 6 + SPACING * slot, top, bottom, ...body, colour, clean: 1, covered: NO_COVER };
}

const beside = (picture: ReturnType<typeof toPicture>, marks: Mark[]) =>
  besideWindows(picture, inkOf(picture, PANE), marks, SPACING);
const slots = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

describe('boxesInPane', () => {
  it('finds a framed window, and none of its fields and buttons apart', () => {
    const picture = paneWith((canvas) => {
      window(canvas, 200, 80, 400, 220);
      window(canvas, 220, 100, 380, 140);
    });
    expect(boxesInPane(picture, PANE, SPACING)).toEqual([{ x0: 200, x1: 400, y0: 80, y1: 220 }]);
  });

  it('takes the cells of a grid and the bodies of candles for no windows', () => {
    const picture = paneWith((canvas) => {
      for (const x of [100, 250, 400, 550]) canvas.fill(x, 0, x + 1, 300, GREY);
      for (const y of [60, 140, 220]) canvas.fill(0, y, 600, y + 1, GREY);
      // Something that crosses the upright lines cuts them into pieces that end at the level ones.
      for (const y of [56, 136, 216]) canvas.fill(0, y, 600, y + 9, [40, 90, 220]);
      for (const k of slots(0, 20)) canvas.fill(10 + 12 * k, 150, 18 + 12 * k, 200, [220, 50, 60]);
    });
    expect(boxesInPane(picture, PANE, SPACING)).toEqual([]);
  });

  it('finds a window that reaches from top to bottom by its other ground', () => {
    const picture = paneWith((canvas) => canvas.fill(300, 0, 480, 300, [60, 60, 70]));
    expect(boxesInPane(picture, PANE, SPACING)).toEqual([{ x0: 300, x1: 480, y0: 0, y1: 300 }]);
  });
});

describe('besideWindows', () => {
  const marks = (shown: (slot: number) => boolean): Mark[] =>
    slots(0, 45)
      .filter(shown)
      .map((s) => mark(s));

  it('tells which bars lie under a window, and takes the letters on it for no bars', () => {
    const picture = paneWith((canvas) => window(canvas, 240, 80, 360, 220));
    const found = [...marks((s) => s < 20 || s > 29), mark(24, 100, 110)].sort((a, b) => a.slot - b.slot);
    const { marks: kept, hidden } = beside(picture, found);
    expect(hidden).toEqual(slots(20, 30));
    expect(kept.map((m) => m.slot)).toEqual([...slots(0, 20), ...slots(30, 45)]);
  });

  it('takes letters on most of a window for no bars, which have bodies or ticks', () => {
    const picture = paneWith((canvas) => window(canvas, 240, 80, 360, 220));
    const shown = marks((s) => s < 20 || s > 29);
    const on = (made: (slot: number) => Mark): number => {
      const letters = slots(21, 29).map(made);
      return beside(
        picture,
        [...shown, ...letters].sort((a, b) => a.slot - b.slot),
      ).marks.length;
    };
    const bare = (slot: number): Mark => ({ ...mark(slot, 140, 150), hasBody: false });
    expect(on(bare)).toBe(shown.length);
    expect(on((slot) => ({ ...bare(slot), openY: 145 }))).toBe(shown.length + 8);
  });

  it('hides nothing where the price passes above the window', () => {
    const picture = paneWith((canvas) => window(canvas, 240, 220, 360, 290));
    expect(
      beside(
        picture,
        marks((s) => s < 20 || s > 29),
      ).hidden,
    ).toEqual([]);
  });

  it('takes a box in which most bars are seen for a drawn shape', () => {
    const picture = paneWith((canvas) => window(canvas, 240, 80, 360, 220));
    const found = marks((s) => s !== 22 && s !== 27);
    expect(beside(picture, found)).toEqual({ marks: found, hidden: [] });
  });

  it('takes off what stands here and there on a window beyond the last bar', () => {
    const picture = paneWith((canvas) => canvas.fill(340, 0, 590, 300, [60, 60, 70]));
    const found = [...marks((s) => s < 28), mark(34), mark(35), mark(44)];
    expect(beside(picture, found)).toEqual({ marks: found.slice(0, 28), hidden: [] });
  });
});
