/** Places whose bits are counted: is it 0, is it more than 1, more than 2 and so on. What is beyond takes whole bits. */
const PLACES = 24;
const WHOLE = 2 ** 32;
const LEAST_RANGE = 2 ** 24;
const MOST_COUNTED = 2 ** 14;
/** Zero bytes that are left out at the end. */
const LEFT_OUT = 3;

/** How often each place had a 0 and a 1, twice, and one more. */
export const newPlaces = (): Int32Array => new Int32Array(2 * PLACES).fill(1);

/**
 * Whole numbers out of an arithmetic coder, which training/packed.py writes: every bit takes the less the oftener it was the same
 * in its place before.
 */
export class PackedNumbers {
  private readonly bytes: Uint8Array;
  private at = 0;
  private range = WHOLE - 1;
  private code = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    for (let i = 0; i < 4; i++) this.code = this.code * 256 + this.byte();
  }

  private byte(): number {
    if (this.at >= this.bytes.length + LEFT_OUT)
      throw new RangeError('The text model has too few numbers for its layers');
    return this.bytes[this.at++] ?? 0;
  }

  private bit(zeros: number, ones: number): number {
    const bound = Math.floor(this.range / (zeros + ones)) * zeros;
    const bit = this.code < bound ? 0 : 1;
    if (bit === 1) this.code -= bound;
    this.range = bit === 1 ? this.range - bound : bound;
    while (this.range < LEAST_RANGE) {
      this.code = this.code * 256 + this.byte();
      this.range *= 256;
    }
    return bit;
  }

  /** The next number; `places` counts the bits of numbers of its sort. */
  next(places: Int32Array): number {
    let size = 0;
    while (size < PLACES && this.counted(places, 2 * size) === 1) size++;
    if (size === PLACES) {
      let length = 0;
      while (this.bit(1, 1) === 1) length++;
      let rest = 1;
      while (length-- > 0) rest = 2 * rest + this.bit(1, 1);
      size += rest - 1;
    }
    return size > 0 && this.bit(1, 1) === 1 ? -size : size;
  }

  private counted(places: Int32Array, zeros: number): number {
    const ones = zeros + 1;
    const bit = this.bit(places[zeros]!, places[ones]!);
    places[zeros + bit]! += 2;
    if (places[zeros]! + places[ones]! > MOST_COUNTED)
      for (const i of [zeros, ones]) places[i] = (places[i]! + 1) >> 1;
    return bit;
  }
}
