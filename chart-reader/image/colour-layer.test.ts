import { Canvas } from '../testing/canvas.ts';
import { layerOf } from './colour-layer.ts';
import { inkOf } from './ink.ts';
import { toPicture } from './picture.ts';
import { rectanglesIn } from './rectangles.ts';

const GREEN = [0, 99, 64] as const;
const GREY: [number, number, number] = [187, 187, 187];

describe('layerOf', () => {
  it('leaves out a grid line whose tone is that of a half-covered edge of a bar, and keeps the bar on it', () => {
    const canvas = new Canvas(200, 100, [255, 255, 255]);
    canvas.fill(60, 0, 61, 100, GREY);
    canvas.fill(59, 30, 61, 70, [...GREEN]);
    const picture = toPicture(canvas.raster);
    const layer = layerOf(picture, inkOf(picture, { x0: 0, y0: 0, x1: 200, y1: 100 }), [GREEN]);
    const column = Array.from({ length: 100 }, (_, y) => layer.mask[y * 200 + 60]);
    expect(column.indexOf(1)).toBe(30);
    expect(column.lastIndexOf(1)).toBe(69);
  });

  it('leaves out a zone whose colour is a pale blend of that of a bar, and keeps the bar on it', () => {
    const canvas = new Canvas(400, 200, [255, 255, 255]);
    canvas.fill(100, 0, 300, 200, [153, 193, 179]);
    canvas.fill(195, 60, 206, 140, [...GREEN]);
    const picture = toPicture(canvas.raster);
    const box = { x0: 0, y0: 0, x1: 400, y1: 200 };
    const ink = { ...inkOf(picture, box), contrast: new Uint8Array(80_000).fill(40) };
    const covered = (wide?: Int32Array): number =>
      layerOf(picture, ink, [GREEN], wide).mask.reduce((a, b) => a + b, 0);
    expect(covered(rectanglesIn(picture, box, 70).wide)).toBe(11 * 80);
  });
});
