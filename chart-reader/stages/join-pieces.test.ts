import { joinPieces } from './join-pieces.ts';
import type { LineTrace } from './line-trace.ts';

const WIDTH = 300;
const rowOf = (x: number): number => 100 + 30 * Math.sin(x / 20);

function piece(columns: [number, number][], colour: [number, number, number], shift = 0): LineTrace {
  const y = new Float32Array(WIDTH).fill(NaN);
  for (const [a, b] of columns) for (let x = a; x < b; x++) y[x] = rowOf(x) + shift;
  return {
    colour,
    y,
    sigma: y.map((v) => (Number.isNaN(v) ? NaN : 0.2)),
    top: Int32Array.from(y, (v) => Math.floor(v - 1)),
    bottom: Int32Array.from(y, (v) => Math.ceil(v + 1)),
    drawn: Float32Array.from(y, (v) => (Number.isNaN(v) ? 0 : 2)),
    from: columns[0]![0],
    to: columns.at(-1)![1],
    hidden: columns.length > 1 ? [{ from: columns[0]![1], to: columns[1]![0] }] : [],
    thickness: 2,
    explained: 0.2,
    seen: 1,
    span: 1,
    excess: 1,
    filled: null,
    height: 60,
  };
}

describe('joinPieces', () => {
  it('fills the part of a line below its base line, where it has another colour', () => {
    const green = piece(
      [
        [10, 100],
        [200, 290],
      ],
      [38, 166, 154],
    );
    const red = piece([[98, 202]], [239, 83, 80]);
    const [line, ...more] = joinPieces([green, red]);
    expect(more).toEqual([]);
    expect(line!.hidden).toEqual([]);
    expect(line!.y.subarray(10, 290).some(Number.isNaN)).toBe(false);
  });

  it('[W-497] fills the part of a line under a zone also where a mark that lies over both parts it', () => {
    const orange = piece(
      [
        [10, 100],
        [170, 180],
        [200, 290],
      ],
      [204, 121, 51],
    );
    const under = piece([[99, 201]], [202, 116, 97]);
    const [line, ...more] = joinPieces([orange, under]);
    expect(more).toEqual([]);
    expect(line!.y.subarray(10, 290).some(Number.isNaN)).toBe(false);
  });

  it('joins two parts of a line over the one that is thinner and of another colour under a zone, and over none that lies elsewhere', () => {
    const blue = (columns: [number, number]): LineTrace => piece([columns], [41, 98, 255]);
    const under = (shift: number): LineTrace => ({
      ...piece([[102, 198]], [113, 142, 174], shift),
      thickness: 1.2,
    });
    const [line, ...more] = joinPieces([blue([10, 100]), blue([200, 290]), under(0)]);
    expect(more).toEqual([]);
    expect(line!.y.subarray(110, 190).some(Number.isNaN)).toBe(false);
    expect(joinPieces([blue([10, 100]), blue([200, 290]), under(14)])).toHaveLength(3);
  });

  it('joins the ends of a steep stroke that another line crosses, and not those of a level one so far apart', () => {
    const ends = (each: number): LineTrace[] =>
      [0, 1].map((k) => {
        const half = piece([[k === 0 ? 10 : 149, k === 0 ? 151 : 290]], [252, 213, 53]);
        for (let x = half.from; x < half.to; x++) {
          half.y[x] = 600 + each * (x - 150) + (k === 0 ? 0 : 2 * each + 17);
          half.top[x] = half.y[x]! - each / 2 - 1;
          half.bottom[x] = half.y[x]! + each / 2 + 1;
        }
        return half;
      });
    expect(joinPieces(ends(16))).toHaveLength(1);
    expect(joinPieces(ends(0))).toHaveLength(2);
  });

  it('goes on in its own colour, and not along the outline of a zone that it meets', () => {
    const green = (columns: [number, number]): LineTrace => piece([columns], [0, 255, 2]);
    const outline = piece([[101, 186]], [125, 36, 141]);
    outline.y.fill(rowOf(101), 110, 186);
    for (let x = 110; x < 186; x++) [outline.top[x], outline.bottom[x]] = [rowOf(101) - 1, rowOf(101) + 1];
    const [line] = joinPieces([green([10, 100]), green([120, 200]), outline]);
    expect(line!.to).toBe(200);
  });

  it('fills no gap with a curve that runs elsewhere', () => {
    const green = piece(
      [
        [10, 100],
        [200, 290],
      ],
      [38, 166, 154],
    );
    const red = piece([[98, 202]], [239, 83, 80], 12);
    expect(joinPieces([green, red])).toHaveLength(2);
  });
});
