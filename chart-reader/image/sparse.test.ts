import { Sparse } from './sparse.ts';

describe('Sparse', () => {
  /** A plane of 41 bytes, the first of which lies `shift` bytes into its memory, with the given bytes set. */
  function planeWith(shift: number, ...set: number[]): Uint8Array {
    const plane = new Uint8Array(50)
      .fill(7)
      .subarray(shift, shift + 41)
      .fill(0);
    for (const i of set) plane[i] = 2;
    return plane;
  }

  it.each([0, 1, 2, 3])('finds every set byte of a plane that begins %i bytes into its memory', (shift) => {
    for (let i = 0; i < 41; i++) {
      const sparse = new Sparse(planeWith(shift, i));
      expect(sparse.next(0, 41)).toBe(i);
      expect(sparse.next(i, 41)).toBe(i);
      expect(sparse.next(i + 1, 41)).toBe(41);
    }
  });

  it.each([0, 1, 2, 3])('looks at nothing beyond its end (plane begins at %i)', (shift) => {
    const sparse = new Sparse(planeWith(shift, 20));
    for (let end = 0; end <= 20; end++) expect(sparse.next(0, end)).toBe(end);
    expect(sparse.next(5, 21)).toBe(20);
  });

  it('counts the set bytes of a stretch', () => {
    const sparse = new Sparse(planeWith(1, 3, 4, 5, 6, 17, 40));
    expect(sparse.count(0, 41)).toBe(6);
    expect(sparse.count(4, 18)).toBe(4);
    expect(sparse.count(7, 17)).toBe(0);
  });
});
