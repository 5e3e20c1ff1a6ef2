import { inkOf } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import { Canvas } from '../testing/canvas.ts';
import type { Colour } from '../testing/canvas.ts';
import type { BarGeometry } from './bar-geometry.ts';
import type { PixelBar } from './pixel-bar.ts';
import { findSeries } from './series.ts';
import { refuseUnjoined, refuseUntold } from './unjoined.ts';

const even = (k: number): number => Math.abs(Math.sin(12.9898 * (k + 1)) * 43758.5453) % 1;
const GREEN: Colour = [20, 150, 90];
const RED: Colour = [220, 50, 60];

/** OHLC bars that open and close anywhere, in the colour that is told for each. */
function leaping(colour: (k: number, rose: boolean) => Colour, count = 45): () => void {
  const canvas = new Canvas(620, 300, [255, 255, 255]);
  const step = Math.floor(585 / count);
  for (let k = 0; k < count; k++) {
    const close = Math.round(150 + 60 * Math.sin(k / 6) + 30 * even(k));
    const [open, end] = [
      close - 18 + Math.round(36 * even(k + 90)),
      close - 18 + Math.round(36 * even(k + 200)),
    ];
    const [x, own] = [20 + step * k, colour(k, end < open)];
    canvas.fill(x, close - 20, x + 2, close + 20, own);
    canvas.fill(x - 4, open, x, open + 2, own);
    canvas.fill(x + 2, end, x + 6, end + 2, own);
  }
  const picture = toPicture(canvas.raster);
  const { geometry } = findSeries(picture, inkOf(picture, { x0: 0, y0: 0, x1: 620, y1: 300 }), null);
  return () => refuseUnjoined(geometry);
}

const byDirection = (_: number, rose: boolean): Colour => (rose ? GREEN : RED);

describe('refuseUnjoined', () => {
  it('refuses OHLC bars whose ticks are not those of one another', () => {
    expect(leaping(() => [40, 90, 220])).toThrow('unjoined');
    expect(leaping((k) => (even(k + 300) < 0.5 ? GREEN : RED))).toThrow('unjoined');
  });

  it('[W-437] takes OHLC bars that leap from one to the next where their colours tell the same directions as their ticks', () => {
    expect(leaping(byDirection)).not.toThrow();
    expect(leaping(byDirection, 19)).not.toThrow();
  });

  it('asks colours of which bars in which nothing moves have the most for no directions', () => {
    const still = (k: number): boolean => k >= 14;
    const bar = (k: number): PixelBar => {
      const [openY, closeY] = still(k) ? [40 * (k % 3), 40 * (k % 3)] : [100 * (k % 2), 100 - 100 * (k % 2)];
      const colour = closeY < openY ? GREEN : RED;
      return {
        slot: k,
        x: 10 * k,
        highY: 0,
        lowY: 100,
        openY,
        closeY,
        turned: 0,
        agreement: 1,
        mark: { colour },
      } as PixelBar;
    };
    const found = (count: number): BarGeometry =>
      ({
        kind: 'bars',
        comb: { peak: 1 },
        directionConfidence: 1,
        bars: Array.from({ length: count }, (_, k) => bar(k)),
      }) as BarGeometry;
    expect(() => refuseUnjoined(found(200))).toThrow('unjoined');
  });

  it('refuses candles that open anywhere, tell no direction and do not agree with the drawing', () => {
    const bars = Array.from(
      { length: 40 },
      (_, k) =>
        ({
          slot: k,
          highY: 0,
          lowY: 100,
          openY: 40 * (k % 3),
          closeY: 100,
          agreement: k % 5 ? 1 : 0,
        }) as PixelBar,
    );
    const found = (directionConfidence: number): BarGeometry =>
      ({ kind: 'candles', directionConfidence, bars }) as BarGeometry;
    expect(() => refuseUnjoined(found(0.5))).toThrow('unjoined');
    expect(() => refuseUnjoined(found(0.6))).not.toThrow();
  });
});

describe('refuseUntold', () => {
  it('refuses OHLC bars that open where the one before closed and whose colours tell nothing of how they moved', () => {
    const walking = (colour: (k: number, rose: boolean) => Colour, peak = 1): BarGeometry => {
      const close = (k: number): number => 150 + 40 * Math.sin(k / 3) + 30 * even(k);
      const bars = Array.from({ length: 80 }, (_, k) => {
        const [openY, closeY] = [close(k), close(k + 1)];
        const [highY, lowY] = [Math.min(openY, closeY) - 4, Math.max(openY, closeY) + 4];
        const mark = { colour: colour(k, closeY < openY) };
        return { slot: k, x: 10 * k, highY, lowY, openY, closeY, turned: 0, agreement: 1, mark } as PixelBar;
      });
      return { kind: 'bars', comb: { peak }, directionConfidence: 1, bars } as BarGeometry;
    };
    expect(() => refuseUntold(walking((k) => (k % 2 ? GREEN : RED)))).toThrow('untold');
    expect(() => refuseUntold(walking(byDirection))).not.toThrow();
    expect(() => refuseUntold(walking(() => RED))).not.toThrow();
    expect(() => refuseUntold(walking(() => RED, 0.45))).toThrow('untold');
    expect(() => refuseUntold(walking(byDirection, 0.45))).not.toThrow();
  });
});
