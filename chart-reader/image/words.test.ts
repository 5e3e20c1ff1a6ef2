import { renderSvg } from '../bench/draw/render.ts';
import { decodePicture } from '../decode.ts';
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

  it('finds text right below the edge of a panel, and right beside one', () => {
    const canvas = new Canvas(400, 330, [255, 255, 255]);
    canvas.fill(25, 27, 400, 330, [27, 46, 64]);
    drawBlockText(canvas, '438.25', 30, 36, [230, 230, 230]);
    drawBlockText(canvas, '17.50', 40, 10, [20, 20, 20]);
    const words = scanText(toPicture(canvas.raster)).words;
    const boxes = words.map((w) => [w.box.x0, w.box.y0]).sort((a, b) => a[1]! - b[1]!);
    expect(boxes).toEqual([
      [expect.closeTo(41, -1), 10],
      [expect.closeTo(31, -1), 36],
    ]);
  });

  it('finds words of large type as headlines, up to a twelfth of the height, and no tall shape by itself', () => {
    const canvas = new Canvas(900, 900, [20, 22, 30]);
    const large = new Canvas(80, 20, [20, 22, 30]);
    drawBlockText(large, '17.50', 2, 2, [230, 230, 230]);
    for (let y = 0; y < 20; y++)
      for (let x = 0; x < 80; x++) {
        const tone = large.raster.data[4 * (y * 80 + x)]!;
        if (tone > 100) canvas.fill(40 + 6 * x, 40 + 6 * y, 46 + 6 * x, 46 + 6 * y, [230, 230, 230]);
      }
    canvas.fill(600, 300, 620, 360, [230, 230, 230]);
    canvas.fill(700, 340, 720, 400, [230, 230, 230]);
    const { words, headlines } = scanText(toPicture(canvas.raster));
    expect(words.filter((w) => w.height > 30)).toEqual([]);
    expect(headlines).toHaveLength(1);
    expect(headlines[0]!.height).toBe(60);
    expect(headlines[0]!.glyphs).toBe(5);
  });

  it('finds the first figure of large type where a wide comma parts it from the next', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1600" font-family="DejaVu Sans, Arial, sans-serif">
      <rect width="900" height="1600" fill="#fff"/><text x="40" y="200" font-size="94" font-weight="bold" fill="#111">3,263.09</text></svg>`;
    const { headlines } = scanText(toPicture(await decodePicture(await renderSvg(svg))));
    expect(headlines).toHaveLength(1);
    expect(headlines[0]!.glyphs).toBe(8);
  });

  it('does not join text to dotted lines', () => {
    const canvas = new Canvas(400, 120, [255, 255, 255]);
    for (let x = 0; x < 320; x += 6) canvas.fill(x, 60, x + 2, 61, [90, 90, 90]);
    drawBlockText(canvas, '42.50', 330, 55, [40, 40, 40]);
    const words = scanText(toPicture(canvas.raster)).words;
    expect(words).toHaveLength(1);
    expect(words[0]!.box.x0).toBeGreaterThanOrEqual(330);
  });

  it('[W-500] leaves out the pieces of an upright line that is too faint to be seen whole, and keeps what stands beside it', () => {
    const canvas = new Canvas(300, 240, [16, 16, 16]);
    for (let i = 0; i < 4; i++) {
      drawBlockText(canvas, `10${i}.25`, 204, 10 + 56 * i, [200, 200, 200]);
      canvas.fill(200, 10 + 56 * i, 201, 36 + 56 * i, [70, 70, 70]);
      canvas.fill(200, 38 + 56 * i, 201, 41 + 56 * i, [70, 70, 70]);
    }
    const words = scanText(toPicture(canvas.raster)).words;
    expect(words.map((w) => w.middle)).toEqual([15, 71, 127, 183]);
    expect(words.every((w) => w.box.x0 >= 204)).toBe(true);
  });

  it('lays transparent pixels on white', () => {
    const canvas = new Canvas(2, 1, [0, 0, 0]);
    canvas.raster.data[3] = 0;
    expect([...toPicture(canvas.raster).luma]).toEqual([255, 0]);
  });
});
