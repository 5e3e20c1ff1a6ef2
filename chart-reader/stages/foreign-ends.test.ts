import { inkOf } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import { Canvas } from '../testing/canvas.ts';
import { withoutForeignEnds } from './foreign-ends.ts';
import { NO_COVER } from './slot-marks.ts';
import type { Mark } from './slot-marks.ts';

const GREEN: Mark['colour'] = [30, 160, 90];
const RED: Mark['colour'] = [220, 50, 60];
const GREY: Mark['colour'] = [60, 60, 66];

const pane = inkOf(toPicture(new Canvas(500, 200, [250, 250, 250]).raster), {
  x0: 0,
  y0: 0,
  x1: 500,
  y1: 200,
});

function markOf(slot: number, colour: Mark['colour'], change: Partial<Mark> = {}): Mark {
  const rows = {
    top: 60 + 2 * slot,
    bottom: 90 + 2 * slot,
    bodyTop: 65 + 2 * slot,
    bodyBottom: 85 + 2 * slot,
  };
  const rest = { openY: null, closeY: null, hollow: false, hasBody: true, clean: 1, covered: NO_COVER };
  return { slot, x: 10 + 16 * slot, colour, ...rows, ...rest, ...change };
}

const bars = Array.from({ length: 24 }, (_, i) => markOf(i + 2, i % 2 ? RED : GREEN));

describe('withoutForeignEnds', () => {
  it('drops letters and arrows in another colour before the first and after the last bar', () => {
    const marks = [markOf(0, GREY), markOf(1, GREY), ...bars, markOf(26, GREY)];
    expect(withoutForeignEnds(marks, pane)).toEqual(bars);
  });

  it('keeps bars at an end that hardly moved, and so have the same ends', () => {
    const flat = { top: 118, bottom: 120, bodyTop: 118, bodyBottom: 120 };
    const marks = [...bars, ...[26, 27, 28].map((slot) => markOf(slot, RED, flat))];
    expect(withoutForeignEnds(marks, pane)).toEqual(marks);
  });

  it('drops pieces of pale rows, as of volume at a price, and keeps flat bars that are pale as thin strokes are', () => {
    const pale: Mark['colour'] = [176, 222, 196];
    expect(withoutForeignEnds([...bars, markOf(26, pale), markOf(27, pale)], pane)).toEqual(bars);
    const flat = markOf(26, pale, { bodyTop: 118, bodyBottom: 119.5 });
    expect(withoutForeignEnds([...bars, flat], pane)).toEqual([...bars, flat]);
  });

  it('keeps bars of the usual colours, and single ones of another colour among them', () => {
    const marks = bars.map((m, i) => (i === 12 ? markOf(m.slot, GREY) : m));
    expect(withoutForeignEnds(marks, pane)).toEqual(marks);
  });

  it('keeps strokes of the full colour where those between them are paler', () => {
    const stroke = { hasBody: false, bodyTop: NaN, bodyBottom: NaN };
    const pale: Mark['colour'] = [155, 155, 158];
    const strokes = bars.map((m, i) => markOf(m.slot, i < 2 ? GREY : pale, stroke));
    expect(withoutForeignEnds(strokes, pane)).toEqual(strokes);
  });

  it('keeps everything where a large part of the series would go', () => {
    const marks = [...Array.from({ length: 12 }, (_, i) => markOf(i, GREY)), ...bars.slice(10)];
    expect(withoutForeignEnds(marks, pane)).toEqual(marks);
  });

  it('drops the pieces of a price tag in the colour of the bars, and of the labels beside it', () => {
    const tag = { x0: 10 + 16 * 26 - 6, y0: 96, x1: 500, y1: 130 };
    const piece = (slot: number, top: number, bottom: number, colour = RED): Mark =>
      markOf(slot, colour, { top, bottom, bodyTop: top, bodyBottom: bottom });
    const tagged = [piece(26, 96, 106), piece(27, 121, 130), piece(28, 100, 118, GREY), piece(29, 97, 129)];
    expect(withoutForeignEnds([...bars, ...tagged], pane, { printed: [tag] })).toEqual(bars);
    expect(withoutForeignEnds([...bars, ...tagged], pane)).not.toEqual(bars);
  });

  it('[W-562] drops the letters of a header in the colour of the bars, and keeps bars that go on into its line', () => {
    const lines = [{ x0: 300, y0: 20, x1: 500, y1: 32 }];
    const letter = (slot: number, top: number, bottom: number): Mark =>
      markOf(slot, RED, { top, bottom, bodyTop: top + (slot % 3), bodyBottom: bottom });
    const header = [letter(27, 20, 32), letter(28, 23, 32), letter(29, 21, 30)];
    expect(withoutForeignEnds([...bars, ...header], pane, { lines })).toEqual(bars);
    expect(withoutForeignEnds([...bars, ...header], pane)).not.toEqual(bars);
    const rising = [...bars, letter(26, 30, 120), ...header];
    expect(withoutForeignEnds(rising, pane, { lines })).toEqual(rising);
  });

  it('keeps a last bar that reaches beyond the price tag printed over it', () => {
    const tag = { x0: 400, y0: 124, x1: 500, y1: 136 };
    expect(withoutForeignEnds(bars, pane, { printed: [tag] })).toEqual(bars);
  });
});
