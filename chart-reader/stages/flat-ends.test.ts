import { inkOf } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import { Canvas } from '../testing/canvas.ts';
import type { Colour } from '../testing/canvas.ts';
import { withoutFlatEnds } from './flat-ends.ts';
import { NO_COVER } from './slot-marks.ts';
import type { Mark } from './slot-marks.ts';

const RED: Colour = [220, 50, 60];
const SPACING = 16;

/** Twenty bars, of which the last five did not move; `dotted` draws the line of the last price through them, and the last one goes down from `frame`. */
function chart(
  dotted: boolean,
  other: Mark['colour'] = [220, 50, 60],
  tall = 30,
  thick = 2,
  frame: number | null = null,
): { marks: Mark[]; kept: Mark[] } {
  const canvas = new Canvas(400, 300, [250, 250, 250]);
  const marks = Array.from({ length: 20 }, (_, slot): Mark => {
    const x = 16 + slot * SPACING;
    const flat = slot >= 15;
    const framed = frame !== null && slot === 19;
    const level = flat ? [120, 120 + thick] : [60 + 3 * slot, 60 + tall + 3 * slot];
    const [top, bottom] = (framed ? [frame, 280] : level) as [number, number];
    canvas.fill(x - 4, top, x + 4, bottom, RED);
    const ticks = { openY: null, closeY: null, hollow: false, hasBody: true, clean: 1, covered: NO_COVER };
    const colour: Mark['colour'] = slot % 2 ? other : [220, 50, 60];
    return { slot, x, top, bottom, bodyTop: top, bodyBottom: bottom, colour, ...ticks };
  });
  if (dotted) for (let x = 16 + 14.5 * SPACING; x < 400; x += 4) canvas.fill(x, 120, x + 2, 120 + thick, RED);
  const pane = inkOf(toPicture(canvas.raster), { x0: 0, y0: 20, x1: 400, y1: 300 });
  return { marks, kept: withoutFlatEnds(marks, pane, SPACING) };
}

/** Bars in eighteen slots, of which a slanted line alone crosses those from `thinFrom` on; without the line there are flat bars. */
function slanted(line: boolean, thinFrom = 12): { marks: Mark[]; kept: Mark[] } {
  const canvas = new Canvas(400, 200, [250, 250, 250]);
  const marks = Array.from({ length: 18 }, (_, slot): Mark => {
    const x = 16 + slot * SPACING;
    const thin = slot >= thinFrom;
    const [top, bottom] = thin ? [150 - 5 * (slot - 12), 152 - 5 * (slot - 12)] : [100, 150];
    canvas.fill(x - 4, top, x + 4, bottom, RED);
    const ticks = { openY: null, closeY: null, hollow: false, hasBody: !thin, clean: 1, covered: NO_COVER };
    return { slot, x, top, bottom, bodyTop: top, bodyBottom: bottom, colour: [220, 50, 60], ...ticks };
  });
  if (line)
    for (let x = 16 + 11.5 * SPACING; x < 16 + 18 * SPACING; x++) {
      const y = Math.round(151 - (5 * (x - 16 - 12 * SPACING)) / SPACING);
      canvas.fill(x, y - 1, x + 1, y + 1, RED);
    }
  const pane = inkOf(toPicture(canvas.raster), { x0: 0, y0: 0, x1: 400, y1: 200 });
  return { marks, kept: withoutFlatEnds(marks, pane, SPACING) };
}

describe('withoutFlatEnds', () => {
  it('drops what a rising line left beyond the last bar', () => {
    const { marks, kept } = slanted(true);
    expect(kept).toEqual(marks.slice(0, 12));
  });

  it('keeps small bars that rise evenly, between which nothing is drawn', () => {
    const { marks, kept } = slanted(false);
    expect(kept).toEqual(marks);
  });

  it('drops a line that rises so little that its first pieces seem level', () => {
    const { marks } = chart(false);
    const placed = marks.map((m, i) => {
      const top = 120 + 2 * (i - 15);
      return i < 15 ? m : { ...m, top, bottom: top + 2, bodyTop: top, bodyBottom: top + 2 };
    });
    const canvas = new Canvas(400, 300, [250, 250, 250]);
    for (let x = 16 + 14.5 * SPACING; x < 400; x++) {
      const y = Math.round(120 + (2 * (x - 16 - 15 * SPACING)) / SPACING);
      canvas.fill(x, y, x + 1, y + 2, RED);
    }
    const pane = inkOf(toPicture(canvas.raster), { x0: 0, y0: 20, x1: 400, y1: 300 });
    expect(withoutFlatEnds(placed, pane, SPACING)).toEqual(placed.slice(0, 15));
  });

  it('drops more marks in one slant than prices have, though nothing is seen between the dashes', () => {
    const { marks, kept } = slanted(false, 9);
    expect(kept).toEqual(marks.slice(0, 9));
  });

  it('drops a level line that is left before a slanted one, but not of bars whose ticks are ink in the gaps', () => {
    const { marks } = chart(false);
    const placed = marks.map((m, i) => {
      const top = i < 12 ? 100 : 123 + 5 * (i - 12);
      return i < 10 ? m : { ...m, top, bottom: top + 2, bodyTop: top, bodyBottom: top + 2 };
    });
    const canvas = new Canvas(400, 300, [250, 250, 250]);
    canvas.fill(16 + 9.5 * SPACING, 100, 16 + 11.5 * SPACING, 102, RED);
    const pane = inkOf(toPicture(canvas.raster), { x0: 0, y0: 20, x1: 400, y1: 300 });
    expect(withoutFlatEnds(placed, pane, SPACING)).toEqual(placed.slice(0, 10));
    expect(withoutFlatEnds(placed, pane, SPACING, true)).toEqual(placed.slice(0, 12));
  });

  it('drops what the dotted line of the last price left beyond the last bar', () => {
    const { marks, kept } = chart(true);
    expect(kept).toEqual(marks.slice(0, 15));
  });

  it('drops a single mark that is nothing but dots of a line, and keeps a body on such a line', () => {
    const canvas = new Canvas(400, 300, [250, 250, 250]);
    for (let x = 16 + 14.5 * SPACING; x < 400; x += 8) canvas.fill(x, 120, x + 2, 122, RED);
    const { marks } = chart(false);
    const few = marks.slice(0, 16);
    const kept = (): Mark[] =>
      withoutFlatEnds(few, inkOf(toPicture(canvas.raster), { x0: 0, y0: 20, x1: 400, y1: 300 }), SPACING);
    expect(kept()).toEqual(few.slice(0, 15));
    canvas.fill(few[15]!.x - 5, 120, few[15]!.x + 5, 122, RED);
    expect(kept()).toEqual(few);
  });

  it('[W-498] drops what such a line left in a picture of so many pixels that the line is thick and the bars are tall', () => {
    const { marks, kept } = chart(true, undefined, 160, 7);
    expect(kept).toEqual(marks.slice(0, 15));
    expect(chart(true, undefined, 30, 7).kept).toHaveLength(20);
  });

  it('[W-568] drops such a line and the frame of the pane at which it ends', () => {
    const { marks, kept } = chart(true, undefined, 30, 2, 22);
    expect(kept).toEqual(marks.slice(0, 15));
    expect(chart(false, undefined, 30, 2, 22).kept).toHaveLength(20);
    const { marks: short, kept: all } = chart(true, undefined, 30, 2, 90);
    expect(all).toEqual(short);
  });

  it('keeps bars that did not move, between which nothing is drawn', () => {
    const { marks, kept } = chart(false);
    expect(kept).toEqual(marks);
  });

  it('keeps bars of two colours that did not move, on the line of the last price', () => {
    const { marks, kept } = chart(true, [30, 160, 90]);
    expect(kept).toEqual(marks);
  });

  it('keeps bars of two colours of which compression left only the hues', () => {
    const { marks, kept } = chart(true, [190, 205, 195]);
    expect(kept).toEqual(marks);
  });

  it('drops a line whose dots are blended with the ground more and less', () => {
    const { marks, kept } = chart(true, [235, 150, 155]);
    expect(kept).toEqual(marks.slice(0, 15));
  });

  /** Twenty bars; a dotted line through the slots of the last five, and something in the last one. */
  function ended(last: Partial<Mark>): { marks: Mark[]; kept: Mark[] } {
    const { marks } = chart(true);
    const placed = marks.map((m, i) => (i === 19 ? { ...m, ...last } : m));
    const canvas = new Canvas(400, 300, [250, 250, 250]);
    for (let x = 16 + 14.5 * SPACING; x < 400; x += 4) canvas.fill(x, 120, x + 2, 122, RED);
    const pane = inkOf(toPicture(canvas.raster), { x0: 0, y0: 20, x1: 330, y1: 300 });
    return { marks, kept: withoutFlatEnds(placed, pane, SPACING) };
  }

  it('drops such a line and the edge of the tag at which it ends, by the side of the pane', () => {
    const { marks, kept } = ended({ top: 110, bottom: 134, bodyTop: 110, bodyBottom: 134 });
    expect(kept).toEqual(marks.slice(0, 15));
    expect(ended({ top: 140, bottom: 164, bodyTop: 140, bodyBottom: 164 }).kept).toHaveLength(20);
  });

  it('drops the pieces of a line of which compression has nearly taken away the last one', () => {
    const { marks } = chart(true);
    const pale: Mark['colour'] = [240, 236, 236];
    const canvas = new Canvas(400, 300, [250, 250, 250]);
    canvas.fill(16 + 14 * SPACING, 120, 400, 122, RED);
    const pane = inkOf(toPicture(canvas.raster), { x0: 0, y0: 20, x1: 400, y1: 300 });
    const last = marks.map((m, i) => (i < 19 ? m : { ...m, colour: pale }));
    // One alone is left before the bars; a run of two shows that both are pieces.
    const two = last.filter((m) => m.slot < 15 || m.slot > 17);
    expect(withoutFlatEnds(two, pane, SPACING)).toEqual(two.filter((m) => m.slot < 15));
  });

  it('drops what is left of a line that compression has nearly taken away', () => {
    const pale: Mark['colour'] = [240, 236, 236];
    const none: Mark['colour'] = [NaN, NaN, NaN];
    const { marks } = chart(false);
    const ghosts = marks.map((m, i) => (i < 16 ? m : { ...m, colour: i % 2 ? none : pale }));
    const canvas = new Canvas(400, 300, [250, 250, 250]);
    const pane = inkOf(toPicture(canvas.raster), { x0: 0, y0: 20, x1: 400, y1: 300 });
    expect(withoutFlatEnds(ghosts, pane, SPACING)).toEqual(ghosts.slice(0, 16));
  });
});
