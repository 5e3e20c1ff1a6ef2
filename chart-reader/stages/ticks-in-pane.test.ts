import { Canvas } from '../testing/canvas.ts';
import { toPicture } from '../image/picture.ts';
import type { Strip } from './strips.ts';
import { ticksInPane } from './ticks-in-pane.ts';

describe('ticksInPane', () => {
  const strip = { box: { x0: 10, y0: 0, x1: 40, y1: 300 }, side: 'left' } as Strip;
  const rows = [40, 90, 140, 190, 240];
  const page = (): Canvas => {
    const canvas = new Canvas(400, 300, [250, 250, 250]);
    for (let x = 70; x < 400; x += 10) canvas.fill(x, 30 + (x % 90), x + 6, 60 + (x % 90), [30, 120, 60]);
    return canvas;
  };

  it('finds the ticks before the labels where no line parts them from the bars', () => {
    const canvas = page();
    for (const y of rows) canvas.fill(46, y, 56, y + 1, [120, 120, 120]);
    const picture = toPicture(canvas.raster);
    expect(ticksInPane(picture, strip, 5, 10)).toEqual(rows.map((y) => y + 0.5));
    expect(ticksInPane(picture, strip, 6, 10)).toEqual([]);
    expect(ticksInPane(picture, strip, 2, 10)).toEqual([]);
  });

  it('finds none farther from the labels than ticks stand', () => {
    const canvas = page();
    for (const y of rows) canvas.fill(62, y, 70, y + 1, [120, 120, 120]);
    expect(ticksInPane(toPicture(canvas.raster), strip, 5, 10)).toEqual([]);
  });
});
