import type { Picture } from './picture.ts';

const SIZE_BITS = 12;

/**
 * Remembers what was worked out for a colour: a picture has far fewer colours than pixels. Colours that share an entry push
 * each other out.
 */
export class ColourMemo {
  private readonly pixels: Uint32Array;
  private readonly work: (pixel: number) => number;
  /** No pixel is 0, which would let all light through. */
  private readonly known = new Uint32Array(1 << SIZE_BITS);
  private readonly values = new Int32Array(1 << SIZE_BITS);

  /** `work` gives the whole number that belongs to the colour of a pixel of the picture. */
  constructor({ pixels }: Picture, work: (pixel: number) => number) {
    this.pixels = pixels;
    this.work = work;
  }

  /** The number for the colour of pixel `i` of the picture. */
  at(i: number): number {
    const colour = this.pixels[i]!;
    const k = Math.imul(colour, 0x9e3779b1) >>> (32 - SIZE_BITS);
    if (this.known[k] !== colour) {
      this.known[k] = colour;
      this.values[k] = this.work(i);
    }
    return this.values[k]!;
  }
}
