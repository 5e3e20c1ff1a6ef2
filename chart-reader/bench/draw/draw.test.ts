import sharp from 'sharp';
import { createRandom } from '../random.ts';
import { scorePicture } from '../score/score.ts';
import type { ChartTruth, Prediction } from '../truth.ts';
import { capture } from './capture.ts';
import { drawChart } from './chart.ts';
import type { ChartSpec } from './frame.ts';
import { invert, project } from '../../image/homography.ts';
import { cameraMap } from './homography.ts';
import { tameKlinecharts, tameLightweight } from './browser/tame.ts';
import type { Look } from './look.ts';
import { programs } from './looks/programs.ts';
import { drawNotChart, notChartKinds } from './not-charts.ts';
import { heldPrograms } from './looks/held.ts';
import { drawHardNegative } from './not-charts/hard.ts';
import { heikinAshi, renko } from './other-bars.ts';
import { renderSvg } from './render.ts';
import { decimalMark } from './scale.ts';
import { mirrorSpec, sampleSpec } from './spec.ts';
import { Svg, writtenWidth } from './svg.ts';

/** Plain candles with nothing over them, so that a colour at a row means what it seems to mean. */
function plainSpec(seed: string, changes: Partial<ChartSpec['look']> = {}): ChartSpec {
  const spec = sampleSpec('plain', 'tradingview', seed);
  const bare = {
    overlays: [],
    drawings: [],
    chrome: [],
    width: 640,
    height: 420,
    crosshair: false,
    watermark: false,
    header: 'none',
    lastPrice: 'none',
    volume: 'none',
    grid: 'none',
  } as const;
  const theme = { ...spec.look.theme, plot: '#ffffff', bg: '#ffffff', up: '#00aa00', down: '#cc0000' };
  const look = {
    ...spec.look,
    ...bare,
    overlays: [],
    drawings: [],
    chrome: [],
    subPanes: [],
    theme,
    kind: 'candles' as const,
    ratio: 1,
    crisp: true,
    border: false,
    wickColour: null,
    ...changes,
  };
  return { ...spec, history: [], visible: spec.visible.slice(-40), look };
}

interface Pixels {
  data: Buffer;
  width: number;
}

async function pixelsOf(svg: string): Promise<Pixels> {
  const { data, info } = await sharp(await renderSvg(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
}

const colourAt = ({ data, width }: Pixels, x: number, y: number): string => {
  const at = (Math.floor(y) * width + Math.floor(x)) * 3;
  return `#${data.subarray(at, at + 3).toString('hex')}`;
};

/** Row of a price by the two reference points of the truth. */
function rowOf(truth: ChartTruth, price: number): number {
  const [high, low] = truth.axis.y_pixel_of_two_prices;
  const lift = truth.axis.scale === 'log' ? Math.log : (v: number): number => v;
  return (
    high.y_px +
    ((low.y_px - high.y_px) * (lift(price) - lift(high.price))) / (lift(low.price) - lift(high.price))
  );
}

const perfect = (truth: ChartTruth): Prediction => {
  const [a, b] = truth.axis.y_pixel_of_two_prices;
  return {
    axis: { scale: truth.axis.scale, a, b },
    candles: truth.candles,
    symbol: truth.symbol,
    timeframe: truth.timeframe,
    trend_direction: truth.trend_by_rule,
    last_price: truth.last_price,
    elapsed_ms: 1,
  };
};

describe('what real programs print', () => {
  it('has a point before the decimals and no other mark that looks like one', () => {
    const { look } = plainSpec('marks', {});
    const german: Look = { ...look, format: { ...look.format, thousands: '.', comma: true } };
    for (const tame of [tameLightweight, tameKlinecharts]) {
      const { format } = tame(german);
      expect(decimalMark(format)).toBe('.');
      expect(format.thousands).not.toBe('.');
    }
  });
});

describe('the drawn charts and their truth', () => {
  it('puts the colour of the body at the column and rows that the truth states', async () => {
    for (const scale of ['linear', 'log'] as const) {
      const { svg, truth } = drawChart(plainSpec('pixels', { scale }));
      const pixels = await pixelsOf(svg);
      const tall = truth.candles.filter((c) => Math.abs(rowOf(truth, c.o ?? 0) - rowOf(truth, c.c)) > 5);
      expect(tall.length).toBeGreaterThan(10);
      for (const c of tall) {
        const [open, close] = [rowOf(truth, c.o ?? 0), rowOf(truth, c.c)];
        const [top, bottom] = [Math.min(open, close), Math.max(open, close)];
        const colour = c.c >= (c.o ?? 0) ? '#00aa00' : '#cc0000';
        expect(colourAt(pixels, c.x_px + 1.5, top + 1.5)).toBe(colour);
        expect(colourAt(pixels, c.x_px + 1.5, bottom - 1.5)).toBe(colour);
        expect(colourAt(pixels, c.x_px + 1.5, top - 1.5)).toBe('#ffffff');
        expect(colourAt(pixels, c.x_px + 1.5, bottom + 1.5)).toBe('#ffffff');
      }
    }
  });

  it('ends the wicks at the stated high and low', async () => {
    const { svg, truth } = drawChart(plainSpec('wicks'));
    const pixels = await pixelsOf(svg);
    for (const c of truth.candles) {
      const [high, low] = [rowOf(truth, c.h ?? 0), rowOf(truth, c.l ?? 0)];
      const columns = [-1, 0, 1].map((d) => c.x_px + d);
      const inked = (y: number): boolean => columns.some((x) => colourAt(pixels, x, y) !== '#ffffff');
      if (low - high < 3) continue;
      expect([inked(high + 1), inked(low - 1), inked(high - 1.5), inked(low + 1.5)]).toEqual([
        true,
        true,
        false,
        false,
      ]);
    }
  });

  it('draws the same chart from the same seed and another from another', () => {
    for (const program of Object.keys(programs)) {
      const draw = (seed: string): string => JSON.stringify(drawChart(sampleSpec('x', program, seed)));
      expect(draw('one')).toBe(draw('one'));
      expect(draw('one')).not.toBe(draw('two'));
    }
  });

  it('keeps every bar inside its pane and every price positive, whatever the program', () => {
    for (const program of Object.keys(programs))
      for (let i = 0; i < 8; i++) {
        const { truth } = drawChart(sampleSpec('x', program, `inside:${i}`));
        const { plot } = truth.axis;
        const prices = truth.candles.flatMap((c) => [c.o ?? c.c, c.h ?? c.c, c.l ?? c.c, c.c]);
        expect(Math.min(...prices)).toBeGreaterThan(0);
        expect(truth.candles.every((c) => plot && c.x_px > plot.x0 && c.x_px < plot.x1)).toBe(true);
        expect(
          prices.every((p) => plot && rowOf(truth, p) >= plot.y0 - 0.01 && rowOf(truth, p) <= plot.y1 + 0.01),
        ).toBe(true);
      }
  });

  it('reflects prices and trend in a mirrored chart and keeps the picture otherwise', () => {
    const spec = sampleSpec('x', 'metatrader', 'mirror');
    const [plain, mirrored] = [drawChart(spec).truth, drawChart(mirrorSpec(spec), 'x.png').truth];
    const [high, low] = plain.axis.y_pixel_of_two_prices;
    expect(mirrored.trend_score).toBeCloseTo(-plain.trend_score, 3);
    expect(mirrored.axis.y_pixel_of_two_prices).toEqual([high, low]);
    plain.candles.forEach((c, i) =>
      expect(mirrored.candles[i]?.c).toBeCloseTo(high.price + low.price - c.c, 6),
    );
  });
});

describe('captures', () => {
  it('carries the truth along, so that a perfect reading of the capture scores right', async () => {
    const { svg, truth } = drawChart(plainSpec('captured'));
    const png = await renderSvg(svg);
    for (const kind of ['jpeg', 'down', 'blur', 'photo', 'chat', 'crop'] as const) {
      const taken = await capture(kind, png, truth, createRandom(kind));
      const meta = await sharp(taken.file).metadata();
      expect([meta.width, meta.height]).toEqual(taken.truth.size);
      expect(scorePicture(taken.truth, perfect(taken.truth))).toMatchObject({ right: true });
    }
  });

  it('sends points there and back through the camera', () => {
    const map = cameraMap(
      [1200, 700],
      [1600, 1200],
      { yawDegrees: 5, pitchDegrees: -4, rollDegrees: 1.5 },
      0.9,
    );
    const [x, y] = project(map, 321, 456);
    const [u, v] = project(invert(map), x, y);
    expect([u, v]).toEqual([expect.closeTo(321, 6), expect.closeTo(456, 6)]);
  });

  it('puts the stated body colour where the photo truth says the bar is', async () => {
    const { svg, truth } = drawChart(plainSpec('photo colours'));
    const taken = await capture('photo', await renderSvg(svg), truth, createRandom('shot'));
    const { data, info } = await sharp(taken.file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const coloured = (x: number, y: number): number => {
      const at = (Math.floor(y) * info.width + Math.floor(x)) * 3;
      return (data[at] ?? 0) - (data[at + 1] ?? 0);
    };
    // Bars whose middle, where the photo truth gives its column, lies inside the body.
    const sure = taken.truth.candles.filter((c) => {
      const middle = ((c.h ?? 0) + (c.l ?? 0)) / 2;
      const [top, bottom] = [Math.max(c.o ?? 0, c.c), Math.min(c.o ?? 0, c.c)];
      return (
        Math.min(rowOf(truth, middle) - rowOf(truth, top), rowOf(truth, bottom) - rowOf(truth, middle)) > 4
      );
    });
    expect(sure.length).toBeGreaterThan(5);
    const half = taken.truth.bar_spacing_px / 2;
    for (const c of sure) {
      const lean = c.c >= (c.o ?? 0) ? -1 : 1;
      const at = (shift: number): number => lean * coloured(c.x_px + shift, c.y_mid_px ?? 0);
      expect(at(0)).toBeGreaterThan(60);
      // The same colour on both sides of the column: it is the middle, not an edge.
      expect(Math.min(at(-half * 0.3), at(half * 0.3))).toBeGreaterThan(40);
    }
  });
});

describe('pictures that are no charts', () => {
  it('draws every kind, each deterministically', async () => {
    for (const kind of notChartKinds) expect(drawNotChart(kind, 'seed')).toEqual(drawNotChart(kind, 'seed'));
    const meta = await sharp(await renderSvg(drawNotChart('maze', 'seed').svg)).metadata();
    expect(meta.format).toBe('png');
  });
});

describe('whole screens', () => {
  const specs = (program: string, count: number): ChartSpec[] =>
    Array.from({ length: count }, (_, i) => sampleSpec('x', program, `screens:${program}:${i}`));

  it('say what times their labels tell', () => {
    const shown = (changes: Partial<ChartSpec['look']>): string | undefined =>
      drawChart({ ...plainSpec('times', changes), timeframe: '1D' }).truth.times_shown;
    expect(shown({ dateFormat: 'iso' })).toBe('year');
    expect(shown({ dateFormat: 'day-month', language: 'ru' })).toBe('date');
    expect(shown({ dateFormat: 'clock' })).toBe('none');
    expect(shown({ dateFormat: 'iso', kind: 'renko' })).toBe('none');
  });

  it('name the furniture on them, and leave the truth of the bars alone', () => {
    const bare = drawChart(plainSpec('furnished'));
    const full = drawChart(plainSpec('furnished', { furniture: ['signals', 'cloud', 'dialog', 'alerts'] }));
    expect(full.truth.furniture).toEqual(['signals', 'cloud', 'dialog', 'alerts']);
    expect(full.truth.candles.map(({ hidden: _, ...c }) => c)).toEqual(bare.truth.candles);
    expect(full.svg).not.toBe(bare.svg);
  });

  it('write the numbers of orders and panels as they write their prices', () => {
    for (let i = 0; i < 6; i++) {
      const spec = plainSpec(`marks:${i}`, { furniture: ['alerts', 'dashboard', 'popup'] });
      const format = { ...spec.look.format, comma: true, thousands: '' as const };
      const texts = [
        ...drawChart({ ...spec, look: { ...spec.look, format } }).svg.matchAll(/>([^<>]+)<\/text>/g),
      ];
      expect(texts.map((m) => m[1]).filter((t) => /\d\.\d/.test(t!))).toEqual([]);
    }
  });

  it('say which bars lie under a window, by their bodies', () => {
    const { svg, truth } = drawChart(plainSpec('covered', { furniture: ['dialog'] }));
    const ratio = plainSpec('covered').look.ratio;
    // The shadow is drawn first, then the window itself.
    const [, box] = [
      ...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"[^>]*rx="4"/g),
    ];
    const [x, y, w, h] = box!.slice(1).map((v) => Number(v) * ratio) as [number, number, number, number];
    const [a, b] = truth.axis.y_pixel_of_two_prices;
    const rowOf = (price: number): number =>
      a.y_px + ((price - a.price) * (b.y_px - a.y_px)) / (b.price - a.price);
    const isUnder = (c: (typeof truth.candles)[number]): boolean =>
      c.x_px > x && c.x_px < x + w && [c.o!, c.c].some((p) => rowOf(p) > y && rowOf(p) < y + h);
    const hidden = truth.candles.filter((c) => c.hidden);
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden).toEqual(truth.candles.filter(isUnder));
  });

  it('say which bars lie under the labels of a planned trade', () => {
    const charts = Array.from({ length: 8 }, (_, i) =>
      drawChart(plainSpec(`trade:${i}`, { furniture: ['position'] })),
    );
    const ratio = plainSpec('trade:0').look.ratio;
    const hidden = charts.flatMap(({ svg, truth }) => {
      const boxes = [
        ...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"[^>]*rx="3"/g),
      ].map((m) => m.slice(1).map((v) => Number(v) * ratio) as [number, number, number, number]);
      const isBeside = (x: number): boolean => boxes.every(([left, , w]) => x < left || x > left + w);
      expect(truth.candles.filter((c) => c.hidden && isBeside(c.x_px))).toEqual([]);
      return truth.candles.filter((c) => c.hidden);
    });
    expect(hidden.length).toBeGreaterThan(0);
  });

  it('print labels on a page that is as dark as the chart on it', () => {
    const page = (dark: boolean): string[] =>
      Array.from({ length: 12 }, (_, i) => {
        const spec = plainSpec(`page:${i}`, { chrome: ['margin'] });
        const [bg, plot] = dark ? ['#131722', '#131722'] : ['#ffffff', '#ffffff'];
        const theme = { ...spec.look.theme, dark, bg, plot };
        const fills = [
          ...drawChart({ ...spec, look: { ...spec.look, theme } }).svg.matchAll(/fill="(#\w+)"/g),
        ];
        return fills[1]![1]!;
      });
    expect(page(false).filter((fill) => fill.startsWith('#1'))).toEqual([]);
    expect(page(true).filter((fill) => fill.startsWith('#f'))).toEqual([]);
  });

  it('draw letters without grey only where they are large enough to keep their strokes', () => {
    const drawn = (size: number, ratio: number): string => {
      const svg = new Svg(100, 40, ratio, 'sans-serif', true);
      svg.text(2, 20, '1700.65', { size, fill: '#000000' });
      return svg.toString();
    };
    expect(drawn(9, 1)).not.toContain('optimizeSpeed');
    expect(drawn(12, 1)).toContain('optimizeSpeed');
    expect(drawn(9, 1.5)).toContain('optimizeSpeed');
  });

  it('draw at the wanted distance of bars', () => {
    for (const spec of specs('stubs', 6)) {
      const { truth } = drawChart(spec);
      expect(truth.bar_spacing_px / ((spec.look.spacing ?? 1) * 1)).toBeGreaterThan(0.8);
    }
  });

  it('use programs and fonts in the held set that no other set uses', () => {
    const fonts = (names: readonly string[]): string[] =>
      names.flatMap((n) => specs(n, 5).map((s) => s.look.font));
    const others = new Set(fonts(Object.keys(programs)));
    expect(fonts(Object.keys(heldPrograms)).filter((font) => others.has(font))).toEqual([]);
    expect(Object.keys(heldPrograms).filter((name) => name in programs)).toEqual([]);
  });
});

describe('a text of a header', () => {
  it('takes hardly more width than it is given, so that the next one does not run into it', async () => {
    for (const font of ['Liberation Sans, sans-serif', 'DejaVu Sans, sans-serif', 'Inter, sans-serif'])
      for (const weight of [400, 700])
        for (const text of ['DOGE/USDT', '0.11715', 'Reliance Industries (RELIANCE)', '+0.18%']) {
          const svg = new Svg(800, 60, 1, font, false);
          svg.rect(0, 0, 800, 60, '#ffffff');
          svg.text(0, 30, text, { size: 20, fill: '#000000', weight });
          const { data, width } = await pixelsOf(svg.toString());
          let end = 0;
          for (let i = 0; i < data.length; i += 3) if (data[i]! < 200) end = Math.max(end, (i / 3) % width);
          expect(end).toBeLessThan(1.05 * writtenWidth(text, 20, font, weight));
        }
  });
});

describe('bars of other kinds', () => {
  const { visible } = plainSpec('kinds');

  it('average prices for Heikin-Ashi', () => {
    const [first, second] = heikinAshi(visible, 8);
    const c = visible[1];
    if (!first || !second || !c) throw new Error('no bars');
    expect(second.open).toBeCloseTo((first.open + first.close) / 2, 6);
    expect(second.close).toBeCloseTo((c.open + c.high + c.low + c.close) / 4, 6);
  });

  it('move by whole bricks and turn by two', () => {
    const bricks = renko(visible, 8);
    const size = Math.abs((bricks[0]?.close ?? 0) - (bricks[0]?.open ?? 0));
    for (const [i, b] of bricks.entries()) {
      expect(Math.abs(b.close - b.open)).toBeCloseTo(size, 6);
      const before = bricks[i - 1];
      if (before) expect([before.close, before.open]).toContainEqual(expect.closeTo(b.open, 6));
    }
  });
});

describe('price charts without a price', () => {
  it('have no label of a price, or none of the axis', () => {
    for (let i = 0; i < 5; i++) {
      const drawn = drawHardNegative(i, 'hard test');
      expect(drawHardNegative(i, 'hard test')).toEqual(drawn);
      expect(drawn.width).toBeGreaterThan(100);
    }
    expect(drawHardNegative(2, 'a').svg).toMatch(/>-?\d+\.\d\d%</);
  });
});
