import { inkOf } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import { Canvas } from '../testing/canvas.ts';
import type { BarGeometry } from './bar-geometry.ts';
import { evenLine } from './even-line.ts';
import type { LineTrace } from './line-trace.ts';
import { areTickedEnough, findSeries } from './series.ts';
import type { FoundSeries } from './series.ts';

const even = (k: number): number => Math.abs(Math.sin(12.9898 * (k + 1)) * 43758.5453) % 1;
const closes = Array.from({ length: 45 }, (_, k) => Math.round(150 + 60 * Math.sin(k / 6) + 30 * even(k)));
const xOf = (k: number): number => 20 + 13 * k;
const GREEN: [number, number, number] = [20, 150, 90];
const RED: [number, number, number] = [220, 50, 60];

function kindOf(draw: (canvas: Canvas) => void, traces: LineTrace[] = []): string {
  const canvas = new Canvas(620, 300, [255, 255, 255]);
  draw(canvas);
  const picture = toPicture(canvas.raster);
  return findSeries(picture, inkOf(picture, { x0: 0, y0: 0, x1: 620, y1: 300 }), evenLine(traces)).kind.value;
}

describe('findSeries', () => {
  it('reads uprights with ticks on either side as OHLC bars', () => {
    const bars = (canvas: Canvas): void =>
      closes.forEach((close, k) => {
        const open = closes[k - 1] ?? close;
        canvas.fill(xOf(k), Math.min(open, close) - 6, xOf(k) + 2, Math.max(open, close) + 7, [40, 90, 220]);
        canvas.fill(xOf(k) - 4, open, xOf(k), open + 2, [40, 90, 220]);
        canvas.fill(xOf(k) + 2, close, xOf(k) + 6, close + 2, [40, 90, 220]);
      });
    expect(kindOf(bars)).toBe('bars');
  });

  it('reads OHLC bars among as much else if their ticks join, and refuses them where these do not', () => {
    const amongOthers =
      (joined: boolean) =>
      (canvas: Canvas): void => {
        for (let k = 0; k < 60; k++) {
          const [x, y] = [Math.round(12 + 590 * even(k)), Math.round(10 + 30 * even(k + 50))];
          canvas.fill(x, y, x + 2, y + 26, [40, 90, 220]);
        }
        closes.forEach((close, k) => {
          const [x, open] = [xOf(k), (closes[k - 1] ?? close) + (joined ? 0 : k % 2 ? 24 : -24)];
          canvas.fill(x, Math.min(open, close) - 6, x + 2, Math.max(open, close) + 7, [40, 90, 220]);
          canvas.fill(x - 4, open, x, open + 2, [40, 90, 220]);
          canvas.fill(x + 2, close, x + 6, close + 2, [40, 90, 220]);
        });
      };
    expect(kindOf(amongOthers(true))).toBe('bars');
    expect(() => kindOf(amongOthers(false))).toThrow('no_ticks');
  });

  it('refuses uprights of which hardly any has ticks', () => {
    const uprights = (canvas: Canvas): void =>
      closes.forEach((close, k) => {
        canvas.fill(xOf(k), close - 14, xOf(k) + 2, close + 14, [40, 90, 220]);
        if (k % 10 === 0) canvas.fill(xOf(k) - 4, close, xOf(k), close + 2, [40, 90, 220]);
      });
    expect(() => kindOf(uprights)).toThrow('no_ticks');
  });

  /** Candles whose bodies are hardly wider than their wicks. */
  const slender =
    (spacing: number, wick: number, body: number) =>
    (canvas: Canvas): void => {
      let y = 150;
      for (let k = 0; 10 + k * spacing < 600; k++) {
        const [x, to] = [10 + k * spacing, Math.round(y + 8 * even(k) - 4)];
        const [top, bottom] = [Math.min(y, to), Math.max(y, to) + 1];
        const colour: [number, number, number] = to < y ? [20, 150, 90] : [220, 50, 60];
        canvas.fill(x - wick / 2, top - 3 - Math.round(3 * even(k + 50)), x + wick / 2, bottom + 3, colour);
        canvas.fill(x - body / 2, top, x + body / 2, bottom, colour);
        y = to;
      }
    };

  it('reads candles of which most are too flat to show wicks', () => {
    const candles =
      (wick: number) =>
      (canvas: Canvas): void => {
        let open = 250;
        for (let k = 0; k < 100; k++) {
          const close = k < 86 ? open : open + (k % 3 ? -16 : 9) - (k % 5);
          const [x, colour] = [9 + 6 * k, close < open || k % 2 ? GREEN : RED];
          const [top, bottom] = [Math.min(open, close), Math.max(open, close) + 1];
          canvas.fill(x, top, x + 5, bottom, colour);
          if (k >= 86) canvas.fill(x + 2, top - wick, x + 3, bottom + wick, colour);
          open = close;
        }
      };
    expect(kindOf(candles(5))).toBe('candles');
    expect(() => kindOf(candles(0))).toThrow('no_wicks');
  });

  it('refuses uprights without ticks whose narrow bodies passed for some', () => {
    expect(() => kindOf(slender(4.1, 2, 2.6))).toThrow('no_ticks');
    expect(() => kindOf(slender(3.57, 1.4, 2.5))).toThrow('no_ticks');
  });

  const candles =
    (shown: (k: number) => boolean) =>
    (canvas: Canvas): void =>
      closes.forEach((close, k) => {
        if (!shown(k)) return;
        const open = closes[k - 1] ?? close;
        const colour: [number, number, number] = close < open ? [20, 150, 90] : [220, 50, 60];
        canvas.fill(xOf(k), Math.min(open, close) - 8, xOf(k) + 1, Math.max(open, close) + 9, colour);
        canvas.fill(xOf(k) - 4, Math.min(open, close), xOf(k) + 5, Math.max(open, close) + 2, colour);
      });

  it('refuses bars of which every second one is a point of a line', () => {
    const points = (canvas: Canvas): void => {
      for (let k = 0; k < 80; k++) {
        const [x, y] = [20 + 7 * k, Math.round(150 + 60 * Math.sin(k / 12))];
        if (k % 2 === 0) canvas.fill(x - 2, y - 7, x + 3, y + 7, [40, 90, 220]);
        else canvas.fill(x - 2, y - 2, x + 3, y + 2, [40, 90, 220]);
        if (k % 2 === 1) canvas.fill(x, y - 6, x + 1, y + 6, [40, 90, 220]);
      }
    };
    expect(() => kindOf(points)).toThrow('alternating');
  });

  it('[W-498] refuses bars that mostly disagree with the picture when they are drawn again', () => {
    const ragged = (canvas: Canvas): void => {
      candles(() => true)(canvas);
      closes.forEach((close, k) => {
        const open = closes[k - 1] ?? close;
        const [top, colour] = [Math.min(open, close), close < open ? GREEN : RED];
        if (k % 5 < 3) canvas.fill(xOf(k) - 6, top - 16, xOf(k) + 7, top - 2, colour);
      });
    };
    expect(() => kindOf(ragged)).toThrow('redrawn_differently');
  });

  it('refuses candles of which several in a row are missing and nothing hides them', () => {
    expect(() => kindOf(candles((k) => k < 20 || k > 25))).toThrow('missing 39 45');
  });

  it('reads candles beside pieces of a tag in their colours', () => {
    const besideTag = (canvas: Canvas): void => {
      candles((k) => k < 36)(canvas);
      for (const k of [41, 42, 43])
        canvas.fill(xOf(k) - 4, 120 + 22 * (k % 2), xOf(k) + 5, 134 + 22 * (k % 2), [20, 150, 90]);
    };
    expect(kindOf(besideTag)).toBe('candles');
  });

  it('reads candles of which a window hides several in a row', () => {
    const underWindow = (canvas: Canvas): void => {
      candles(() => true)(canvas);
      canvas.fill(270, 20, 355, 290, [120, 120, 120]);
      canvas.fill(271, 21, 354, 289, [255, 255, 255]);
    };
    expect(kindOf(underWindow)).toBe('candles');
  });

  /** Ten wide candles, each of which opens so many rows beside where the one before closed. */
  const tenCandles =
    (apart: number, colours = [GREEN, RED]) =>
    (canvas: Canvas): void =>
      closes.slice(0, 10).forEach((close, k) => {
        const open = (closes[k - 1] ?? close + 20) + (k % 2 ? apart : -apart);
        const colour = colours[close < open ? 0 : 1]!;
        const [x, top, bottom] = [30 + 40 * k, Math.min(open, close), Math.max(open, close) + 2];
        canvas.fill(x + 14, top - 12, x + 16, bottom + 12, colour);
        canvas.fill(x, top, x + 30, bottom, colour);
      });

  it('reads a few candles that open where the ones before closed, and others only in two colours', () => {
    expect(kindOf(tenCandles(0, [RED, RED]))).toBe('candles');
    expect(kindOf(tenCandles(9))).toBe('candles');
    expect(() => kindOf(tenCandles(9, [RED, RED]))).toThrow('no_bars');
  });

  it('[W-507] reads a few averaged candles, which open within the body before them', () => {
    const averaged = (canvas: Canvas): void => {
      let [open, close] = [150, 110];
      for (let k = 0; k < 10; k++) {
        const [x, top, bottom] = [30 + 40 * k, Math.min(open, close), Math.max(open, close)];
        const colour = close < open ? GREEN : RED;
        canvas.fill(x + 14, top - 12, x + 16, bottom + 12, colour);
        canvas.fill(x, top, x + 30, bottom, colour);
        open = Math.round((open + close) / 2) + (close < open ? 4 : -4);
        close = open + (k % 4 < 2 ? 36 : -44);
      }
    };
    expect(kindOf(averaged)).toBe('candles');
  });

  it('reads candles on an axis true to time, which leaves weekends out', () => {
    expect(kindOf(candles((k) => k % 7 < 5))).toBe('candles');
  });

  it('reads bars of which many are flat though a curve was followed through them, unless much else is drawn', () => {
    const curve = { span: 1, seen: 1, excess: 1, explained: 0.6 } as LineTrace;
    const flat = (canvas: Canvas): void =>
      closes.forEach((_, k) => {
        const y = 150 + 3 * (k % 4);
        if (k % 9 > 4) canvas.fill(xOf(k) - 4, y, xOf(k) + 5, y + 1, [220, 50, 60]);
        else {
          canvas.fill(xOf(k), y - 8, xOf(k) + 1, y + 9, [220, 50, 60]);
          canvas.fill(xOf(k) - 4, y - 4, xOf(k) + 5, y + 5, [220, 50, 60]);
        }
      });
    expect(kindOf(flat, [curve])).toBe('candles');
    const under = (canvas: Canvas): void => {
      for (let n = 0; n < 5; n++) {
        const wave = Array.from(
          { length: 30 },
          (_, i) => [10 + 20 * i, 30 + 18 * n + 12 * Math.sin(i + n)] as const,
        );
        canvas.polyline(wave, 3, [60, 60, 220]);
      }
      flat(canvas);
    };
    expect(() => kindOf(under, [curve])).toThrow('is_line');
    const band = (['above', 'below'] as const).map((filled) => ({ ...curve, filled }));
    expect(kindOf(under, band)).toBe('candles');
  });

  it('reads OHLC bars that open where the one before closed though a curve was followed from tick to tick, and no others', () => {
    const curve = { span: 1, seen: 1, excess: 1, explained: 0.6 } as LineTrace;
    const black: [number, number, number] = [0, 0, 0];
    const joined = (canvas: Canvas): void =>
      closes.forEach((close, k) => {
        const open = closes[k - 1] ?? close;
        canvas.fill(xOf(k), Math.min(open, close) - 6, xOf(k) + 2, Math.max(open, close) + 7, black);
        canvas.fill(xOf(k) - 4, open, xOf(k), open + 2, black);
        canvas.fill(xOf(k) + 2, close, xOf(k) + 6, close + 2, black);
      });
    expect(kindOf(joined, [curve])).toBe('bars');
    expect(() =>
      kindOf(
        (canvas) => {
          closes.forEach((close, k) => {
            const [open, end] = [90, 200].map((seed) => close - 18 + Math.round(36 * even(k + seed)));
            canvas.fill(xOf(k), close - 20, xOf(k) + 2, close + 20, black);
            canvas.fill(xOf(k) - 4, open!, xOf(k), open! + 2, black);
            canvas.fill(xOf(k) + 2, end!, xOf(k) + 6, end! + 2, black);
          });
        },
        [curve],
      ),
    ).toThrow('is_line');
  });

  it('refuses bars on a comb whose slots are narrower than their bodies', () => {
    const canvas = new Canvas(620, 300, [255, 255, 255]);
    for (let k = 0; k < 95; k++) {
      const [x, top] = [20 + 6 * k, Math.round(120 + 40 * Math.sin(k / 9) + 16 * even(k))];
      const colour = even(k + 200) < 0.5 ? GREEN : RED;
      canvas.fill(x, top - 6, x + 1, top + 22, colour);
      canvas.fill(x - 2, top, x + 3, top + 14, colour);
    }
    const picture = toPicture(canvas.raster);
    const ink = inkOf(picture, { x0: 0, y0: 0, x1: 620, y1: 300 });
    const on = (spacing: number): FoundSeries =>
      findSeries(picture, ink, null, undefined, undefined, {
        ...{ spacing, origin: 20.5 % spacing, slots: Math.floor(600 / spacing), peak: 1 },
      });
    expect(on(6).geometry.bars).toHaveLength(95);
    expect(() => on(3)).toThrow('too_close');
  });

  it('[W-436] refuses bars so near that only the gaps between them stand on a comb', () => {
    const dense = (canvas: Canvas): void => {
      for (let k = 0; k < 360; k++) {
        const y = Math.round(140 + 50 * Math.sin(k / 25) + 28 * even(k));
        canvas.fill(Math.round(5 + 1.6 * k), y - 9, Math.round(5 + 1.6 * k) + 1, y + 10, [40, 90, 220]);
      }
    };
    expect(() => kindOf(dense)).toThrow('too_close');
  });
});

describe('areTickedEnough', () => {
  it('asks OHLC bars on an unclear comb for nearly all ticks, and on a poor one also that most of them join', () => {
    const enough = (peak: number, joined: number): boolean => {
      const bars = Array.from({ length: 40 }, (_, k) => ({
        ...{ slot: k, highY: 0, lowY: 40, closeY: 20, agreement: 1 },
        openY: k < joined * 40 ? 20 : 35,
      }));
      return areTickedEnough({
        kind: 'bars',
        bars,
        comb: { peak },
        directionConfidence: 0.9,
      } as unknown as BarGeometry);
    };
    expect(enough(0.35, 0.6)).toBe(true);
    expect(enough(0.1, 0.6)).toBe(false);
    expect(enough(0.1, 0.9)).toBe(true);
  });
});
