import { toPicture } from '../image/picture.ts';
import { Canvas } from '../testing/canvas.ts';
import { checkSize } from './kind.ts';

const check = (width: number, height: number) => () =>
  checkSize(toPicture(new Canvas(width, height, [0, 0, 0]).raster));

describe('checkSize', () => {
  it('lets a strip of a phone screen pass that is cut to 200 pixels, and none that is narrower or lower', () => {
    expect(check(200, 522)).not.toThrow();
    expect(check(199, 522)).toThrow('too_small');
    expect(check(216, 159)).toThrow('too_small');
  });
});
