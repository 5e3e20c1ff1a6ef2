import { pixelsOf, toPicture } from './picture.ts';

describe('toPicture', () => {
  it('weighs red, green and blue for the brightness and lays transparent pixels on white', () => {
    const data = Uint8Array.from([
      255, 0, 0, 255, 255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 0, 0, 0, 0, 255, 255,
    ]);
    const picture = toPicture({ width: 5, height: 1, data });
    expect([...picture.luma]).toEqual([77, 77, 149, 255, 29]);
    expect([...picture.rgba.subarray(12, 16)]).toEqual([255, 255, 255, 255]);
    expect(data[15]).toBe(0);
  });

  it('reads pixels that do not begin at a multiple of four bytes', () => {
    const shifted = new Uint8Array(9).subarray(1);
    shifted.set([9, 8, 7, 255, 1, 2, 3, 255]);
    const pixels = pixelsOf(shifted);
    expect(pixels).toHaveLength(2);
    expect([...toPicture({ width: 2, height: 1, data: shifted }).luma]).toEqual([8, 2]);
  });
});
