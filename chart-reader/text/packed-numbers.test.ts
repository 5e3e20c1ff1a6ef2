import { newPlaces, PackedNumbers } from './packed-numbers.ts';

describe('PackedNumbers', () => {
  /** Written by training/packed.py. */
  const bytes = Uint8Array.of(102, 252, 63, 251, 255, 185, 31, 251, 3, 213, 142, 58, 196, 60);

  it('gives the numbers that the training program packed, small and large, of both signs', () => {
    const [packed, places] = [new PackedNumbers(bytes), newPlaces()];
    const numbers = [0, 1, -1, 5, -30, 100, 0, 0, 2, -23, 24, -25];
    expect(numbers.map(() => packed.next(places))).toEqual(numbers);
  });

  it('ends where the bytes end', () => {
    const [packed, places] = [new PackedNumbers(bytes.subarray(0, 4)), newPlaces()];
    expect(() => Array.from({ length: 12 }, () => packed.next(places))).toThrow(RangeError);
  });
});
