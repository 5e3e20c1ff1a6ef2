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
});
