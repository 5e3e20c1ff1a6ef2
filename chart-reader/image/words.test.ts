import { drawBlockText } from '../testing/block-font.ts';
import { Canvas } from '../testing/canvas.ts';
import { toPicture } from './picture.ts';
import { scanText } from './words.ts';

describe('scanText', () => {
  it('finds each label once, with the middle of its digits', () => {
    const canvas = new Canvas(300, 200, [20, 22, 30]);
    for (let i = 0; i < 4; i++) drawBlockText(canvas, `10${i}.25`, 200, 20 + 40 * i, [200, 200, 200]);
    const words = scanText(toPicture(canvas.raster)).words;
    expect(words.map((w) => w.middle)).toEqual([25, 65, 105, 145]);
    expect(words.every((w) => w.box.x0 === 202 || w.box.x0 === 200)).toBe(true);
  });

  it('does not join text to dotted lines', () => {
    const canvas = new Canvas(400, 120, [255, 255, 255]);
    for (let x = 0; x < 320; x += 6) canvas.fill(x, 60, x + 2, 61, [90, 90, 90]);
    drawBlockText(canvas, '42.50', 330, 55, [40, 40, 40]);
    const words = scanText(toPicture(canvas.raster)).words;
    expect(words).toHaveLength(1);
    expect(words[0]!.box.x0).toBeGreaterThanOrEqual(330);
  });

  it('lays transparent pixels on white', () => {
    const canvas = new Canvas(2, 1, [0, 0, 0]);
    canvas.raster.data[3] = 0;
    expect([...toPicture(canvas.raster).luma]).toEqual([255, 0]);
  });
});
