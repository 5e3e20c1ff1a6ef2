import { inkOf } from '../image/ink.ts';
import type { Ink } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import { Canvas } from '../testing/canvas.ts';
import type { Colour } from '../testing/canvas.ts';
import { combOf, findBars } from './bar-geometry.ts';
import { runsOf } from '../image/runs.ts';
import { denseComb, widerComb } from './dense-comb.ts';

const BLUE: Colour = [40, 90, 220];
const OTHER: Colour = [200, 120, 40];
const [WIDTH, HEIGHT] = [900, 400];
const even = (k: number): number => Math.abs(Math.sin(12.9898 * (k + 1)) * 43758.5453) % 1;

function drawBars(canvas: Canvas, spacing: number, rounded = 1): void {
  for (let k = 0; 4 + k * spacing < WIDTH; k++) {
    const x = rounded * Math.round((4 + k * spacing) / rounded);
    const y = Math.round(200 + 60 * Math.sin(k / 40) + 14 * even(k));
    canvas.fill(x, y - Math.round(5 + 9 * even(k + 999)), x + 1, y + 12, BLUE);
  }
}

/** Curves, fills and specks as wide as narrow bars, far more of them than of the bars. */
function drawOver(canvas: Canvas): void {
  for (let n = 0; n < 16000; n++) {
    const x = Math.floor(even(n + 7) * (WIDTH - 8));
    canvas.fill(
      x,
      Math.floor(even(n + 0.5) * HEIGHT),
      x + 1 + (n % 6),
      Math.floor(even(n + 0.5) * HEIGHT) + 1,
      OTHER,
    );
  }
}

function inkWith(draw: (canvas: Canvas) => void): { ink: Ink; canvas: Canvas } {
  const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
  draw(canvas);
  return { canvas, ink: inkOf(toPicture(canvas.raster), { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT }) };
}

describe('denseComb', () => {
  it('[W-458] finds bars three pixels apart among much more that stands on no comb', () => {
    const { ink } = inkWith((canvas) => {
      drawBars(canvas, 2.87);
      drawOver(canvas);
    });
    const comb = denseComb(ink);
    expect(comb?.spacing).toBeCloseTo(2.87, 2);
    expect(comb?.sharp).toBe(true);
    expect(comb!.peak).toBeLessThan(0.5);
  });

  it('is none of what repeats nowhere', () => {
    expect(denseComb(inkWith(drawOver).ink)).toBeNull();
  });

  it('is no overtone of wider bars', () => {
    const { ink } = inkWith((canvas) => {
      drawBars(canvas, 8.61);
      for (let k = 0; 12 + k * 8.61 < WIDTH; k++)
        for (const aside of [2.87, 5.74]) {
          const x = Math.round(4 + aside + k * 8.61);
          canvas.fill(x, 200 + (k % 30), x + 1, 209 + (k % 30), BLUE);
        }
    });
    expect(denseComb(ink)).toBeNull();
  });

  it('is no grid of points to which wider bars are rounded', () => {
    const { ink, canvas } = inkWith((c) => drawBars(c, 9.73, 2));
    expect(denseComb(ink)).toBeNull();
    const found = findBars(toPicture(canvas.raster), ink, null)!;
    expect(found.comb.spacing).toBeCloseTo(9.73, 1);
  });

  it('lets a comb of wider bars stand on which most of what is drawn does', () => {
    const { ink } = inkWith((canvas) => drawBars(canvas, 8.61));
    expect(combOf(ink, runsOf(ink.mask, WIDTH, HEIGHT, true))!.peak).toBeGreaterThan(0.65);
  });
});

describe('widerComb', () => {
  const touching = inkWith((canvas) => {
    for (let k = 0; 5 + k * 4.8 < WIDTH; k++) {
      const [x, y] = [4 + k * 4.8, Math.round(200 + 60 * Math.sin(k / 40) + 14 * even(k))];
      canvas.fill(Math.round(x) + 1, y - 30, Math.round(x) + 3, y + 34, BLUE);
      canvas.fill(Math.round(x), y - 5, Math.round(x + 4), y + 6, BLUE);
    }
  }).ink;

  it('[W-458] finds the bars of which the sides stand on a comb twice as fine', () => {
    expect(widerComb(touching, { spacing: 2.4, origin: 0, slots: 375, peak: 0.9 })?.spacing).toBeCloseTo(
      4.8,
      1,
    );
  });

  it('finds none that is not twice as wide', () => {
    expect(widerComb(touching, { spacing: 1.6, origin: 0, slots: 560, peak: 0.9 })).toBeNull();
  });
});
