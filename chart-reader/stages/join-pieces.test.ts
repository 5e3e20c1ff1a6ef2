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
