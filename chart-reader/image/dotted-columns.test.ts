import { removeDottedColumns } from './dotted-columns.ts';

const WIDTH = 30;
const HEIGHT = 120;

/** A plane with upright marks, given by their column, first row and length. */
function planeWith(marks: readonly [x: number, from: number, rows: number][]): Uint8Array {
  const mask = new Uint8Array(WIDTH * HEIGHT);
  for (const [x, from, rows] of marks) for (let y = from; y < from + rows; y++) mask[y * WIDTH + x] = 1;
  return mask;
}

const dots = (x: number, count: number): [number, number, number][] =>
  Array.from({ length: count }, (_, k) => [x, 10 * k + 1, 3]);

/** What is left of the marks. */
function leftOf(marks: readonly [number, number, number][]): Uint8Array {
  const mask = planeWith(marks);
  removeDottedColumns({ mask, width: WIDTH, height: HEIGHT });
  return mask;
}

describe('removeDottedColumns', () => {
  it('takes a dotted line away and leaves what stands beside it', () => {
    const wick: [number, number, number] = [20, 30, 40];
    expect(leftOf([...dots(9, 12), wick])).toEqual(planeWith([wick]));
  });

  it('counts a mark that ends with the plane', () => {
    const seven = dots(9, 7);
    const last: [number, number, number] = [9, HEIGHT - 4, 4];
    expect(leftOf(seven)).toEqual(planeWith(seven));
    expect(leftOf([...seven, last])).toEqual(planeWith([]));
  });

  it('keeps the marks of a dotted line that touch something', () => {
    const body: [number, number, number] = [10, 20, 15];
    const kept = dots(9, 12).filter(([, from]) => from + 3 > 20 && from < 35);
    expect(leftOf([...dots(9, 12), body])).toEqual(planeWith([body, ...kept]));
  });

  it('keeps short marks that do not reach over the height', () => {
    const near = dots(9, 12).map(([x, from, rows]): [number, number, number] => [x, from / 2, rows]);
    const marks = near.map(([x, from, rows]): [number, number, number] => [x, Math.floor(from), rows]);
    expect(leftOf(marks)).toEqual(planeWith(marks));
  });
});
