import type { ChartTruth, Prediction, RealTruth } from '../truth.ts';
import { summarise, summariseMirrors } from './aggregate.ts';
import { matchColumns } from './match.ts';
import { normaliseSymbol, normaliseTimeframe, normaliseTrend } from './normalise.ts';
import { scorePicture } from './score.ts';

/** Twenty rising bars, ten pixels apart; 100 at the top row 100, 50 at row 600. */
function truthOf(scale: 'linear' | 'log' = 'linear'): ChartTruth {
  const closes = Array.from({ length: 20 }, (_, i) => 50 + (50 * i) / 19);
  const candles = closes.map((c, i) => ({
    x_px: 50 + 10 * i,
    t: '2024-01-01T00:00:00.000Z',
    o: i ? (closes[i - 1] ?? c) : 50,
    h: Math.min(100, c + 0.5),
    l: Math.max(50, c - 3),
    c,
  }));
  return {
    image: 'chart.png',
    part: 'A',
    variant: 'clean',
    renderer: 'test',
    chart_type: 'candles',
    theme: { name: 'plain', dark: false, bg: '#ffffff', up: '#008000', down: '#800000', hollow_up: false },
    size: [300, 700],
    symbol: 'BTCUSDT',
    symbol_shown: true,
    timeframe: '1h',
    timeframe_shown: true,
    axis: {
      side: 'right',
      scale,
      decimals: 2,
      y_pixel_of_two_prices: [
        { y_px: 100, price: 100 },
        { y_px: 600, price: 50 },
      ],
    },
    bar_spacing_px: 10,
    candles,
    last_price: 100,
    last_price_shown: true,
    trend_by_rule: 'bullish',
    trend_score: 1,
    overlays: [],
    volume: false,
    sub_pane: null,
    drawing: null,
    crosshair: false,
    data_source: 'test',
  };
}

/** The same bars a pixel and a half apart, and the range of every pixel column that they stand in. */
function denseOf(): { truth: ChartTruth; answer: Prediction } {
  const truth = truthOf();
  const candles = truth.candles.map((c, i) => ({ ...c, x_px: 50.5 + 1.5 * i }));
  const columns = candles.map((c) => ({ ...c, x_px: Math.floor(c.x_px) + 0.5, o: null }));
  const dense: ChartTruth = { ...truth, candles, bar_spacing_px: 1.5, envelope: true };
  return { truth: dense, answer: { ...perfect(dense), candles: columns } };
}

function perfect(truth: ChartTruth): Prediction {
  const [a, b] = truth.axis.y_pixel_of_two_prices;
  return {
    axis: { scale: truth.axis.scale, a, b },
    candles: truth.candles,
    symbol: 'BTC/USDT',
    timeframe: 'H1',
    trend_direction: 'bullish',
    last_price: 100,
    elapsed_ms: 5,
  };
}

describe('kind of the chart', () => {
  const kindRight = (up: string): boolean | null => {
    const truth = truthOf();
    const drawn = { ...truth, theme: { ...truth.theme, up } };
    return scorePicture(drawn, { ...perfect(drawn), kind: 'hollow' }).kindRight;
  };

  it('lets candles pass as hollow where bodies have the colour of the ground, and nowhere else', () => {
    expect(kindRight('#ffffff')).toBe(true);
    expect(kindRight('#008000')).toBe(false);
  });
});

describe('bars closer than two pixels', () => {
  const { truth, answer } = denseOf();
  const rightOf = (candles: Prediction['candles']): boolean =>
    scorePicture(truth, { ...answer, candles }).right;

  it('are right as the ranges of their pixel columns', () => {
    expect(rightOf(answer.candles)).toBe(true);
  });

  it('are wrong with opens, with other ranges, and where a third of the series is missing', () => {
    expect(rightOf(answer.candles?.map((c) => ({ ...c, o: c.c })))).toBe(false);
    expect(rightOf(answer.candles?.map((c) => ({ ...c, h: (c.h ?? 0) + 2, l: (c.l ?? 0) + 2 })))).toBe(false);
    expect(rightOf(answer.candles?.slice(7))).toBe(false);
  });
});

describe('scoring one picture', () => {
  it('gives a perfect prediction full marks', () => {
    const score = scorePicture(truthOf(), perfect(truthOf()));
    expect(score).toMatchObject({
      right: true,
      refused: false,
      axisError: 0,
      symbolRight: true,
      timeframeRight: true,
      trendRight: true,
      lastError: 0,
    });
    expect(score.bars).toMatchObject({
      recall: 1,
      precision: 1,
      medianError: 0,
      directionsRight: score.bars?.directions,
    });
  });

  it('fails an axis shifted by more than half a percent of the range and forgives less', () => {
    const shifted = (by: number): Prediction => ({
      ...perfect(truthOf()),
      axis: { scale: 'linear', a: { y_px: 100, price: 100 + by }, b: { y_px: 600, price: 50 + by } },
    });
    expect(scorePicture(truthOf(), shifted(0.3))).toMatchObject({ right: false, axisRight: false });
    expect(scorePicture(truthOf(), shifted(0.2))).toMatchObject({ right: true, axisRight: true });
  });

  it('fails a logarithmic axis read as linear by its middle', () => {
    const truth = truthOf('log');
    const [a, b] = truth.axis.y_pixel_of_two_prices;
    const score = scorePicture(truth, { ...perfect(truth), axis: { scale: 'linear', a, b } });
    expect(score.axisRight).toBe(false);
    expect(score.axisError).toBeGreaterThan(0.05);
  });

  it('needs 95 percent of the bars: one missing of twenty passes, two do not', () => {
    const truth = truthOf();
    const without = (n: number): Prediction => ({ ...perfect(truth), candles: truth.candles.slice(n) });
    expect(scorePicture(truth, without(1))).toMatchObject({
      right: true,
      bars: { recall: 0.95, precision: 1 },
    });
    expect(scorePicture(truth, without(2)).right).toBe(false);
  });

  it('counts hidden bars as no miss where the answer says so or ends before them, and seen ones that it calls hidden', () => {
    const truth = truthOf();
    const under = (from: number, to: number): ChartTruth => ({
      ...truth,
      candles: truth.candles.map((c, i) => (i >= from && i < to ? { ...c, hidden: true as const } : c)),
    });
    const blank = { o: null, h: null, l: null, c: null };
    const saying = (from: number, to: number): Prediction => ({
      ...perfect(truth),
      candles: truth.candles.map((c, i) => (i >= from && i < to ? { ...c, ...blank } : c)),
    });
    const silent = { ...perfect(truth), candles: truth.candles.filter((_, i) => i < 8 || i >= 12) };
    expect(scorePicture(under(8, 12), saying(8, 12))).toMatchObject({
      right: true,
      bars: { truths: 16, predicted: 16 },
    });
    expect(scorePicture(truth, saying(8, 12)).right).toBe(false);
    expect(scorePicture(under(8, 12), silent).right).toBe(false);
    const early = { ...perfect(truth), candles: truth.candles.slice(0, 16) };
    expect(scorePicture(under(16, 20), early).right).toBe(true);
    expect(scorePicture(truth, early).right).toBe(false);
  });

  it('needs 95 percent of the given bars to be real', () => {
    const truth = truthOf();
    const extra = (n: number) =>
      Array.from({ length: n }, (_, i) => ({ x_px: 400 + 10 * i, o: 60, h: 60, l: 60, c: 60 }));
    const padded = (n: number): Prediction => ({
      ...perfect(truth),
      candles: [...truth.candles, ...extra(n)],
    });
    expect(scorePicture(truth, padded(1)).right).toBe(true);
    expect(scorePicture(truth, padded(2))).toMatchObject({ right: false, bars: { recall: 1 } });
  });

  it('fails prices off by more than half a percent in the median, and missing ones', () => {
    const truth = truthOf();
    const moved = (by: number): Prediction => ({
      ...perfect(truth),
      candles: truth.candles.map((c) => ({
        ...c,
        o: (c.o ?? 0) + by,
        h: (c.h ?? 0) + by,
        l: (c.l ?? 0) + by,
        c: c.c + by,
      })),
    });
    expect(scorePicture(truth, moved(0.26)).right).toBe(false);
    expect(scorePicture(truth, moved(0.24)).right).toBe(true);
    const blank = {
      ...perfect(truth),
      candles: truth.candles.map((c) => ({ x_px: c.x_px, o: null, h: null, l: null, c: c.c })),
    };
    expect(scorePicture(truth, blank).bars?.medianError).toBe(100);
  });

  it('judges line charts by their closes alone', () => {
    const truth = truthOf();
    const line = { ...truth, candles: truth.candles.map((c) => ({ ...c, o: null, h: null, l: null })) };
    expect(scorePicture(line, perfect(line))).toMatchObject({ right: true, bars: { directions: 0 } });
  });

  it('lets a trend near a threshold pass as its neighbour, but never as the opposite', () => {
    const near: ChartTruth = { ...truthOf(), trend_score: 0.16 };
    const says = (trend_direction: string): boolean =>
      scorePicture(near, { ...perfect(near), trend_direction }).trendRight;
    expect([says('bullish'), says('sideways'), says('bearish')]).toEqual([true, true, false]);
  });

  it('takes refusals as refusals, and a refused picture that is no chart as right', () => {
    expect(scorePicture(truthOf(), { refused: 'too small' })).toMatchObject({
      refused: true,
      right: false,
      trendRight: false,
    });
    expect(scorePicture(truthOf(), undefined)).toMatchObject({ refused: true, right: false });
    const maze = {
      is_chart: false,
      note: 'maze',
      expect: 'refusal',
      image: 'maze.png',
      part: 'A',
      variant: 'notchart',
      renderer: 'none',
      size: [9, 9],
    } as const;
    const none = { ...maze, size: [9, 9] as [number, number] };
    expect(scorePicture(none, { refused: 'no chart' }).right).toBe(true);
    expect(scorePicture(none, perfect(truthOf())).right).toBe(false);
    expect(scorePicture(none, undefined).right).toBe(false);
  });

  it('counts what was made up where the picture shows nothing', () => {
    const silent = { ...truthOf(), symbol_shown: false, timeframe_shown: false };
    expect(scorePicture(silent, { ...perfect(silent), timeframe: '4h' })).toMatchObject({
      symbolRight: null,
      symbolInvented: true,
      timeframeInvented: true,
    });
  });
});

describe('matching bars', () => {
  it('pairs one to one, nearest first, within half a spacing', () => {
    expect(matchColumns([10, 20, 30], [11, 19, 21, 36])).toEqual(
      expect.arrayContaining([
        [0, 0],
        [1, 1],
      ]),
    );
    expect(matchColumns([10, 20, 30], [11, 19, 21, 36])).toHaveLength(2);
    expect(matchColumns([10, 20, 30], [35, 25, 15])).toHaveLength(3);
    expect(matchColumns([10, 20, 30], [null, 16.1])).toEqual([[1, 1]]);
  });
});

describe('one way of writing', () => {
  it.each([
    ['H1', '1h'],
    ['60', '1h'],
    ['240', '4h'],
    ['M15', '15m'],
    ['1m', '1m'],
    ['1M', '1M'],
    ['Daily', '1D'],
    ['D', '1D'],
    ['1wk', '1W'],
    ['MN', '1M'],
    ['15 min', '15m'],
    ['4 hours', '4h'],
    ['', ''],
  ])('writes the time frame %s as %s', (text, name) => expect(normaliseTimeframe(text)).toBe(name));

  it('writes symbols and trends alike', () => {
    expect(normaliseSymbol('BINANCE:BTC/USDT.P'.replace('.P', ''))).toBe('BTCUSDT');
    expect(normaliseSymbol('ethusdtperp')).toBe('ETHUSDT');
    expect(['Up', 'short', 'ranging', ''].map(normaliseTrend)).toEqual([
      'bullish',
      'bearish',
      'sideways',
      '',
    ]);
  });
});

describe('summing up', () => {
  it('counts right, wrong and refused apart', () => {
    const truth = truthOf();
    const scores = [perfect(truth), { ...perfect(truth), candles: [] }, { refused: 'no' }].map((p) =>
      scorePicture(truth, p),
    );
    expect(summarise(scores)).toMatchObject({ pictures: 3, right: 1, wrong: 1, refused: 1, medianMs: 5 });
  });

  it('counts mirror pairs that flip, and a bias that does not', () => {
    const plain = truthOf();
    const mirrored: ChartTruth = {
      ...plain,
      image: 'chart__mirror.png',
      variant: 'mirror',
      mirror_of: 'chart.png',
      trend_by_rule: 'bearish',
      trend_score: -1,
    };
    const scores = (trend: string) => [
      scorePicture(plain, perfect(plain)),
      scorePicture(mirrored, { ...perfect(mirrored), trend_direction: trend }),
    ];
    expect(summariseMirrors([plain, mirrored], scores('bearish'))).toMatchObject({
      pairs: 1,
      answered: 1,
      flipped: 1,
      bothBullish: 0,
    });
    expect(summariseMirrors([plain, mirrored], scores('bullish'))).toMatchObject({
      flipped: 0,
      bothBullish: 1,
    });
  });
});

describe('real screenshots', () => {
  const real: RealTruth = {
    is_chart: true,
    image: 'real.png',
    part: 'B',
    variant: 'wild',
    renderer: 'wild',
    program: 'a program',
    chart_type: 'hollow',
    chart_type_ok: ['hollow', 'candles'],
    size: [300, 700],
    symbol: 'ES 09-23',
    symbol_ok: ['ES'],
    symbol_shown: true,
    timeframe: null,
    timeframe_shown: false,
    axis: {
      side: 'right',
      scale: 'linear',
      y_pixel_of_two_prices: [
        { y_px: 100, price: 100 },
        { y_px: 600, price: 50 },
      ],
      tol_frac: 0.02,
    },
    candles: null,
    ohlc_sample: [{ x_px: 80.5, open_y: 300, high_y: 200, low_y: 400, close_y: 250 }],
    last_price: 75,
    last_price_shown: true,
    trend: 'bullish',
    trend_ok: ['bullish', 'sideways'],
    note: '',
  };
  const answer: Prediction = {
    axis: { scale: 'linear', a: { y_px: 100, price: 100.5 }, b: { y_px: 600, price: 50 } },
    kind: 'candles',
    candles: [
      { x_px: 80, o: 80, h: 90, l: 70, c: 85 },
      { x_px: 90, o: 1, h: 2, l: 0, c: 1 },
    ],
    symbol: 'ES',
    last_price: 75.1,
    trend_direction: 'sideways',
  };

  it('are right when the axis is within their own tolerance, and count what was measured by hand', () => {
    const score = scorePicture(real, answer);
    expect(score).toMatchObject({ right: true, kindRight: true, symbolRight: true, trendRight: true });
    expect(score.sample).toMatchObject({ bars: 1, found: 1, directionsRight: 1 });
    expect(score.sample?.errors).toEqual({ o: [0], h: [0], l: [0], c: [0] });
    expect(score.bars).toBeNull();
    expect(score.lastError).toBeCloseTo(0.2, 6);
  });

  it('count an axis that was found although the series was refused', () => {
    const score = scorePicture(real, { refused: 'no series', found: { axis: answer.axis } });
    expect(score).toMatchObject({ right: false, axisRight: false, axisFound: true, refused: true });
    expect(scorePicture(real, { refused: 'no axis' }).axisFound).toBe(false);
  });

  it('tell a lost decimal point from an inexact axis', () => {
    const axis = { scale: 'linear', a: { y_px: 100, price: 1000 }, b: { y_px: 600, price: 500 } } as const;
    expect(scorePicture(real, { ...answer, axis }).scaleFactor).toBeCloseTo(10, 6);
    expect(scorePicture(real, answer).scaleFactor).toBeLessThan(1.02);
  });
});

describe('times of bars', () => {
  const timed = (shift: number): Prediction => ({
    ...perfect(truthOf()),
    candles: truthOf().candles.map((c) => ({
      ...c,
      t: new Date(Date.parse(c.t) + shift).toISOString().slice(0, 19),
    })),
  });
  const hour = 3_600_000;

  it('are right within half a bar, and to the part that the labels tell', () => {
    const truth = truthOf();
    expect(scorePicture(truth, timed(0.4 * hour)).times).toEqual({ bars: 20, timed: 20, right: 20 });
    expect(scorePicture(truth, timed(0.6 * hour)).times?.right).toBe(0);
    expect(scorePicture(truth, timed(365 * 24 * hour)).times?.right).toBe(20);
    expect(scorePicture({ ...truth, times_shown: 'year' }, timed(365 * 24 * hour)).times?.right).toBe(0);
    expect(scorePicture({ ...truth, times_shown: 'clock' }, timed(24 * hour)).times?.right).toBe(20);
    expect(scorePicture({ ...truth, times_shown: 'none' }, timed(0)).times).toBeNull();
  });

  it('count bars without a time as not right', () => {
    expect(scorePicture(truthOf(), { ...perfect(truthOf()), candles: [] }).times).toEqual({
      bars: 20,
      timed: 0,
      right: 0,
    });
  });
});

describe('what is said beside a refused series', () => {
  it('counts, because people are shown it', () => {
    const shown = { ...truthOf(), last_price_shown: true, symbol_shown: true, timeframe_shown: true };
    const { symbol, timeframe, last_price } = shown;
    const score = scorePicture(shown, { refused: 'no', found: { symbol, timeframe, last_price } });
    expect(score).toMatchObject({ refused: true, lastError: 0, symbolRight: true, timeframeRight: true });
    const wrong = scorePicture(shown, { refused: 'no', found: { last_price: 2 * last_price } });
    expect(wrong.lastError).toBeGreaterThan(0.5);
    expect(wrong.symbolRight).toBe(false);
  });
});
