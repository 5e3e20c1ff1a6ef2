import { newBytes, newFloats, newInts, withPlanes as generated } from './planes.ts';

/** What work that stops nowhere gives. */
function withPlanes<T>(work: () => T): T {
  const { value } = generated(function* (): Generator<never, T, void> {
    return work();
  }).next();
  return value as T;
}

/** Takes one of each, fills them, and gives the memory that they lie in. */
function take(): ArrayBuffer[] {
  const planes = [newBytes(1001), newInts(333), newFloats(77)];
  for (const plane of planes) {
    expect(plane.every((v) => v === 0)).toBe(true);
    plane.fill(7);
  }
  expect(planes.map((p) => p.length)).toEqual([1001, 333, 77]);
  expect(planes.every((p) => p.every((v) => v === 7))).toBe(true);
  return planes.map((p) => p.buffer);
}

describe('withPlanes', () => {
  it('lends the same memory again, cleared, once it knows how much is needed', () => {
    withPlanes(take);
    const second = new Set(withPlanes(take));
    expect(second.size).toBe(1);
    expect(new Set(withPlanes(take))).toEqual(second);
  });

  it('takes memory of its own for what is asked for outside, and for what does not fit', () => {
    withPlanes(take);
    const lent = withPlanes(take)[0]!;
    expect(take()).not.toContain(lent);
    withPlanes(() => {
      expect(newBytes(lent.byteLength + 8).buffer).not.toBe(lent);
    });
  });

  it('goes on lending where one reading is asked for within another, and frees it after an error', () => {
    withPlanes(take);
    expect(() =>
      withPlanes(() => {
        const [outer] = withPlanes(take);
        expect(newBytes(8).byteOffset).toBeGreaterThanOrEqual(1001);
        expect(outer).toBeDefined();
        throw new Error('stop');
      }),
    ).toThrow('stop');
    expect(withPlanes(() => newBytes(8).byteOffset)).toBe(0);
  });

  it('keeps what it lent while the work waits, and frees it where the work is given up', () => {
    const work = generated(function* () {
      newBytes(64);
      yield;
      return newBytes(8).byteOffset;
    });
    work.next();
    expect(work.next()).toEqual({ done: true, value: 64 });
    const left = generated(function* () {
      newBytes(64);
      yield;
    });
    left.next();
    left.return();
    expect(withPlanes(() => newBytes(8).byteOffset)).toBe(0);
  });
});
