/**
 * Finds what is set in a plane that is mostly zero: four bytes are looked at together, so that the empty stretches cost
 * next to nothing.
 */
export class Sparse {
  private readonly plane: Uint8Array;
  private readonly words: Uint32Array;

  constructor(plane: Uint8Array) {
    this.plane = plane;
    this.words = new Uint32Array(plane.buffer, 0, plane.buffer.byteLength >> 2);
  }

  /** Index of the first byte from `from` on that is not zero, `end` where there is none before it. */
  next(from: number, end: number): number {
    const { plane, words } = this;
    const shift = plane.byteOffset;
    let i = from;
    for (; i < end && ((i + shift) & 3) !== 0; i++) if (plane[i]! !== 0) return i;
    let w = (i + shift) >> 2;
    const last = (end + shift) >> 2;
    while (w < last && words[w]! === 0) w++;
    i = Math.max(i, (w << 2) - shift);
    while (i < end && plane[i]! === 0) i++;
    return i;
  }

  /** How many bytes from `from` to before `end` are not zero. */
  count(from: number, end: number): number {
    const { plane } = this;
    let n = 0;
    for (let i = this.next(from, end); i < end; i++) {
      if (plane[i]! !== 0) n++;
      else i = this.next(i, end) - 1;
    }
    return n;
  }
}
