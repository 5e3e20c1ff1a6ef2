import { inkOf } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import { Canvas } from '../testing/canvas.ts';
import { marksOfSlot } from './slot-marks.ts';

describe('marksOfSlot', () => {
  it('follows a bar over a fill for as long as its own colour is seen', () => {
    const canvas = new Canvas(210, 80, [255, 255, 255]);
    canvas.fill(0, 20, 60, 44, [240, 150, 150]);
    canvas.fill(18, 10, 23, 50, [20, 150, 90]);
    const picture = toPicture(canvas.raster);
    const found = inkOf(picture, { x0: 0, y0: 0, x1: 210, y1: 80 });
    const ink = { ...found, other: new Uint8Array(found.mask.length) };
    const comb = { spacing: 10, origin: 0.5, slots: 21, peak: 1 };
    const marks = marksOfSlot(
      { picture, ink, comb, widths: { wick: 1, body: 5 }, bars: false, palette: null },
      2,
    );
    expect(marks.map((m) => [Math.round(m.top), Math.round(m.bottom)])).toEqual([[10, 50]]);
  });

  it.each([21, 19])(
    'follows a wick that is rounded to the pixel beside the middle of its body, in column %s',
    (x) => {
      const canvas = new Canvas(210, 80, [255, 255, 255]);
      canvas.fill(18, 24, 23, 40, [20, 150, 90]);
      canvas.fill(x, 10, x + 1, 52, [20, 150, 90]);
      const picture = toPicture(canvas.raster);
      const ink = inkOf(picture, { x0: 0, y0: 0, x1: 210, y1: 80 });
      const comb = { spacing: 10, origin: 0.5, slots: 21, peak: 1 };
      const widths = { wick: 1, body: 5 };
      const [mark] = marksOfSlot({ picture, ink, comb, widths, bars: false, palette: null }, 2);
      expect([mark!.top, mark!.bottom, mark!.bodyTop, mark!.bodyBottom]).toEqual([10, 52, 24, 40]);
    },
  );

  it('[W-459] finds the body of a bar that a screen of three pixels to a point rounds by half a point', () => {
    const canvas = new Canvas(300, 220, [255, 255, 255]);
    canvas.fill(132, 24, 171, 80, [20, 150, 90]);
    canvas.fill(150, 10, 153, 100, [20, 150, 90]);
    const picture = toPicture(canvas.raster);
    const ink = inkOf(picture, { x0: 0, y0: 0, x1: 300, y1: 220 });
    const comb = { spacing: 48.6, origin: 52.9, slots: 5, peak: 1 };
    const widths = { wick: 3, body: 36 };
    const [mark] = marksOfSlot({ picture, ink, comb, widths, bars: false, palette: null }, 2);
    expect([mark!.top, mark!.bottom, mark!.bodyTop, mark!.bodyBottom]).toEqual([10, 100, 24, 80]);
  });

  it('[W-459] finds a body that touches the one beside it, and none where a line crosses the wick', () => {
    const canvas = new Canvas(210, 160, [255, 255, 255]);
    const green: [number, number, number] = [20, 150, 90];
    canvas.fill(100, 10, 101, 60, green);
    canvas.fill(95, 24, 116, 40, green);
    canvas.fill(150, 10, 151, 60, green);
    canvas.fill(140, 30, 162, 32, [60, 90, 230]);
    const picture = toPicture(canvas.raster);
    const ink = inkOf(picture, { x0: 0, y0: 0, x1: 210, y1: 160 });
    const comb = { spacing: 10, origin: 0.5, slots: 21, peak: 1 };
    const marks = (slot: number) =>
      marksOfSlot({ picture, ink, comb, widths: { wick: 1, body: 8 }, bars: false, palette: null }, slot);
    expect(marks(10).map((m) => [m.hasBody, m.bodyTop, m.bodyBottom])).toEqual([[true, 24, 40]]);
    expect(marks(15).map((m) => m.hasBody)).toEqual([false]);
  });

  it.each([
    ['filled where it holds another colour than its outline', [0, 200, 0], false],
    ['hollow where it holds the background', [16, 16, 16], true],
  ] as const)('[W-538] takes a body for %s', (_, within, hollow) => {
    const canvas = new Canvas(210, 80, [16, 16, 16]);
    canvas.fill(17, 20, 24, 50, [190, 190, 190]);
    canvas.fill(18, 21, 23, 49, [...within]);
    const picture = toPicture(canvas.raster);
    const ink = inkOf(picture, { x0: 0, y0: 0, x1: 210, y1: 80 });
    // As it is where the outlines alone are taken for the bars and closed ones are filled.
    for (let y = 21; y < 49; y++) ink.mask.fill(2, 210 * y + 18, 210 * y + 23);
    const comb = { spacing: 10, origin: 0.5, slots: 21, peak: 1 };
    const widths = { wick: 1, body: 7 };
    const [mark] = marksOfSlot({ picture, ink, comb, widths, bars: false, palette: null }, 2);
    expect(mark!.hollow).toBe(hollow);
    expect(mark!.colour).toEqual(hollow ? [190, 190, 190] : [0, 200, 0]);
  });
});
