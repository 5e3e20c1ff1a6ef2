import type { Rectangles } from '../image/rectangles.ts';
import { combOfRectangles } from './rectangle-comb.ts';

type Box = [x0: number, y0: number, x1: number, y1: number];

function rectanglesOf(boxes: readonly Box[]): Rectangles {
  const column = (k: number): Int32Array => Int32Array.from(boxes, (b) => b[k]!);
  const none = new Uint8Array(boxes.length);
  return {
    count: boxes.length,
    x0: column(0),
    y0: column(1),
    x1: column(2),
    y1: column(3),
    r: none,
    g: none,
    b: none,
    wide: new Int32Array(32768),
    part: none,
  };
}

const group = (members: number[]) => ({
  colour: [20, 150, 90] as [number, number, number],
  members,
  rows: 100,
  background: false,
});

const box = { x0: 0, y0: 0, x1: 900, y1: 400 };
/** Between 0 and 1, without a period. */
const even = (k: number): number => (wobble(k) + 1) / 2;
/** Between -1 and 1, without a period. */
const wobble = (k: number): number => 2 * (Math.abs(Math.sin(12.9898 * (k + 1)) * 43758.5453) % 1) - 1;

describe('combOfRectangles', () => {
  it('takes no comb on which bodies would lie over one another', () => {
    // Bodies eight pixels apart, rounded unevenly, and their sides in columns that are multiples of three.
    const bodies = Array.from({ length: 100 }, (_, k): Box => {
      const x = Math.round(5 + 8 * k + 1.9 * wobble(k));
      return [x, 100, x + 7, 130];
    });
    const sides = Array.from({ length: 280 }, (_, k): Box => [3 * k + 1, 100, 3 * k + 2, 120]);
    const all = rectanglesOf([...bodies, ...sides]);
    const groups = [group(bodies.map((_, i) => i)), group(sides.map((_, i) => bodies.length + i))];
    expect(combOfRectangles(all, groups, box)!.spacing).toBeCloseTo(8, 1);
  });

  it('takes no comb of the sides of bodies that stand on every third of its slots', () => {
    const bodies = Array.from({ length: 60 }, (_, k): Box => {
      const x = Math.round(5 + 14.1 * k + 3.2 * wobble(k));
      return [x, 100, x + 4, 130];
    });
    const sides = Array.from({ length: 180 }, (_, k): Box => {
      const x = Math.round(5 + 4.7 * k);
      return [x, 100, x + 1, 125];
    });
    const all = rectanglesOf([...bodies, ...sides]);
    const groups = [group(bodies.map((_, i) => i)), group(sides.map((_, i) => bodies.length + i))];
    expect(combOfRectangles(all, groups, box)!.spacing).toBeCloseTo(14.1, 1);
  });

  it('takes the comb of outlined bodies and not the finer one of their sides', () => {
    const at = (k: number): number => 6 + 32 * k;
    const sides = Array.from({ length: 27 }, (_, k): Box[] => [
      [at(k), 100, at(k) + 3, 150],
      [at(k) + 16, 100, at(k) + 19, 150],
    ]).flat();
    const bodies = Array.from({ length: 27 }, (_, k): Box => [at(k), 100, at(k) + 19, 150]);
    const all = rectanglesOf([...sides, ...bodies]);
    const groups = [group([...sides, ...bodies].map((_, i) => i))];
    expect(combOfRectangles(all, groups, box)!.spacing).toBeCloseTo(32, 1);
  });

  it('takes the comb of a few wide bodies and not a finer one of sides, wicks and letters', () => {
    const bodies = Array.from({ length: 16 }, (_, k): Box => [
      40 + 58 * (k % 8) + 29 * (k >> 3),
      100,
      59 + 58 * (k % 8) + 29 * (k >> 3),
      150,
    ]);
    const letters = Array.from({ length: 24 }, (_, k): Box => {
      const x = Math.round(20 + 33.7 * k + 14 * wobble(k));
      return [x, 10, x + 3, 22];
    });
    const sides = Array.from({ length: 90 }, (_, k): Box => {
      const x = Math.round(40 + 4.35 * k);
      return [x, 200, x + 1, 260];
    });
    const all = rectanglesOf([...bodies, ...letters, ...sides]);
    const count = bodies.length + letters.length;
    const groups = [
      group(bodies.map((_, i) => i)),
      group(letters.map((_, i) => bodies.length + i)),
      group(sides.map((_, i) => count + i)),
    ];
    expect(combOfRectangles(all, groups, box)!.spacing).toBeCloseTo(29, 1);
  });

  it('takes no comb of the cells of a grid, which leave no room between them', () => {
    const stems = Array.from({ length: 90 }, (_, k): Box => [9 * k + 12, 100, 9 * k + 15, 150]);
    const cells = Array.from({ length: 60 }, (_, k): Box => [
      45 * (k % 20),
      200 + 50 * Math.floor(k / 20),
      45 * (k % 20) + 46,
      240 + 50 * Math.floor(k / 20),
    ]);
    const all = rectanglesOf([...stems, ...cells]);
    expect(
      combOfRectangles(all, [group([...stems, ...cells].map((_, i) => i))], box)!.spacing,
    ).not.toBeCloseTo(45, 0);
  });

  it('takes no comb of touching bodies in pairs', () => {
    const bodies = Array.from({ length: 200 }, (_, k): Box => [4 * k + 10, 100, 4 * k + 13, 130]);
    const pairs = Array.from({ length: 40 }, (_, k): Box => [16 * k + 10, 140, 16 * k + 17, 160]);
    const all = rectanglesOf([...bodies, ...pairs]);
    expect(combOfRectangles(all, [group([...bodies, ...pairs].map((_, i) => i))], box)!.spacing).toBeCloseTo(
      4,
      1,
    );
  });

  it('keeps a comb of uprights where no bodies are wider', () => {
    const stems = Array.from({ length: 150 }, (_, k): Box => [6 * k + 2, 100, 6 * k + 3, 130]);
    const all = rectanglesOf(stems);
    expect(combOfRectangles(all, [group(stems.map((_, i) => i))], box)!.spacing).toBeCloseTo(6, 1);
  });

  it('takes the comb of the bars where volume that stands below them has another one', () => {
    const bodies = Array.from({ length: 60 }, (_, k): Box => {
      const [x, y] = [Math.round(5 + 9.1 * k), 60 + Math.round(30 * wobble(k))];
      return [x, y, x + 7, y + 12];
    });
    const volume = Array.from({ length: 60 }, (_, k): Box => {
      const x = Math.round(9 + 8.8 * k);
      return [x, 370 - Math.round(20 + 15 * wobble(k)), x + 5, 380];
    });
    const all = rectanglesOf([...bodies, ...volume]);
    const groups = [group(bodies.map((_, i) => i)), group(volume.map((_, i) => bodies.length + i))];
    expect(combOfRectangles(all, groups, box)!.spacing).toBeCloseTo(9.1, 1);
  });

  it('takes no comb of the points of a screen, of which the bars leave most empty', () => {
    // Bodies fifteen pixels apart, pieces of others that compression broke up, and what it left of the edges of curves, in columns that are multiples of three.
    const bodies = Array.from({ length: 30 }, (_, k): Box => [30 * k + 9, 100, 30 * k + 13, 109]);
    const pieces = Array.from({ length: 120 }, (_, k): Box => {
      const x = Math.round(890 * even(k));
      return [x, 120, x + 4, 129];
    });
    const crumbs = Array.from({ length: 120 }, (_, k): Box => {
      const x = 3 * Math.floor(300 * even(k + 500));
      return [x, 200, x + 1, 206];
    });
    const boxes = [...bodies, ...pieces, ...crumbs];
    const groups = [bodies, pieces, crumbs].map((own) => group(own.map((b) => boxes.indexOf(b))));
    expect(combOfRectangles(rectanglesOf(boxes), groups, box)!.spacing).toBeCloseTo(30, 1);
  });
});
