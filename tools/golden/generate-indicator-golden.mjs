/**
 * Writes the golden vectors that the indicators are tested against: what native TA-Lib (C, through the npm package
 * `talib`) answers for a few made-up series. The package compiles for half a minute and is needed only here, so it is
 * no dependency of the product. To regenerate, in an empty folder of your choice:
 *
 *     npm init -y && npm install talib@1.1.6
 *     node <repository>/tools/golden/generate-indicator-golden.mjs "$PWD"
 *
 * Use the Node that compiled the package (plain JavaScript, so that any will do). Indicators that TA-Lib lacks are
 * composed of TA-Lib's own functions (a Keltner channel of EMA and ATR); Supertrend, which cannot be, has a test of its own.
 * Every tenth bar, the first value and the last are written.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = process.argv[2];
if (!folder) throw new Error('usage: generate-indicator-golden.mjs <folder with node_modules/talib>');
const talib = createRequire(join(folder, 'package.json'))('talib');
const OUT = join(dirname(fileURLToPath(import.meta.url)), '../../api/domain/analysis/testing/golden');

/** A fixed stream of numbers in 0..1 (Park and Miller's minimal standard generator). */
function stream(seed) {
  let state = seed;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

/** Bars around `path(i)`; every bar opens at the last close unless there are gaps. */
function series({ name, seed, n, decimals, noise, gap = 0, path }) {
  const next = stream(seed);
  const round = (x) => Number(x.toFixed(decimals));
  const bars = { open: [], high: [], low: [], close: [] };
  let last = path(0);
  for (let i = 0; i < n; i++) {
    const open = round(last + gap * (next() - 0.5));
    const close = round(path(i) + noise * (next() - 0.5) * 2);
    bars.open.push(open);
    bars.close.push(close);
    bars.high.push(round(Math.max(open, close) + noise * next()));
    bars.low.push(round(Math.min(open, close) - noise * next()));
    last = close;
  }
  return { name, ...bars };
}

const SHAPES = [
  series({ name: 'rising', seed: 11, n: 140, decimals: 2, noise: 1.5, path: (i) => 100 + 0.4 * i }),
  series({
    name: 'falling-with-gaps',
    seed: 23,
    n: 120,
    decimals: 2,
    noise: 2,
    gap: 3,
    path: (i) => 240 - 0.7 * i,
  }),
  series({ name: 'waves', seed: 37, n: 160, decimals: 1, noise: 6, path: (i) => 900 + 60 * Math.sin(i / 9) }),
  series({
    name: 'small-prices',
    seed: 41,
    n: 90,
    decimals: 7,
    noise: 2e-5,
    path: (i) => 1e-3 + 3e-6 * i * Math.sin(i / 20),
  }),
  series({
    name: 'turn',
    seed: 59,
    n: 75,
    decimals: 0,
    noise: 120,
    path: (i) => 42000 + 90 * Math.abs(i - 40),
  }),
];

/** Runs a TA-Lib function (every option must be named, or the package aborts); each output as a full-length list with null before its first value. */
function run(name, bars, options = {}, inReal) {
  const length = (inReal ?? bars.close).length;
  const answer = talib.execute({
    name,
    startIdx: 0,
    endIdx: length - 1,
    ...bars,
    inReal: inReal ?? bars.close,
    ...options,
  });
  if (answer.error) throw new Error(`${name}: ${answer.error}`);
  return Object.fromEntries(
    Object.entries(answer.result).map(([key, values]) => {
      const last = values.slice(0, answer.nbElement);
      return [key, [...new Array(length - last.length).fill(null), ...last]];
    }),
  );
}

/** Runs a function over a list that begins with nulls. */
function runOn(name, list, options) {
  const lead = list.findIndex((v) => v !== null);
  const tail = lead < 0 ? [] : list.slice(lead);
  const { outReal } = run(name, {}, options, tail);
  return [...new Array(list.length - tail.length).fill(null), ...outReal];
}

const period = (n) => ({ optInTimePeriod: n });
const zip = (f, ...lists) =>
  lists[0].map((_, i) => (lists.some((l) => l[i] === null) ? null : f(...lists.map((l) => l[i]))));

/** Catalogue id → output name → list. */
function golden(bars) {
  const one = (name, options, input) => ({ value: run(name, bars, options, input).outReal });
  const median = run('MEDPRICE', bars).outReal;
  const tr = run('TRANGE', bars).outReal;
  const sum = (list, n) => runOn('SUM', list, period(n));
  const highest = (n) => run('MAX', bars, period(n), bars.high).outReal;
  const lowest = (n) => run('MIN', bars, period(n), bars.low).outReal;
  const atr10 = run('ATR', bars, period(10)).outReal;
  const ema20 = run('EMA', bars, period(20)).outReal;
  const macd = run('MACD', bars, { optInFastPeriod: 12, optInSlowPeriod: 26, optInSignalPeriod: 9 });
  const stoch = run('STOCH', bars, {
    optInFastK_Period: 14,
    optInSlowK_Period: 3,
    optInSlowK_MAType: 0,
    optInSlowD_Period: 3,
    optInSlowD_MAType: 0,
  });
  const stochRsi = run('STOCHRSI', bars, {
    optInTimePeriod: 14,
    optInFastK_Period: 14,
    optInFastD_Period: 3,
    optInFastD_MAType: 0,
  });
  const bands = run('BBANDS', bars, {
    optInTimePeriod: 20,
    optInNbDevUp: 2,
    optInNbDevDn: 2,
    optInMAType: 0,
  });
  const aroon = run('AROON', bars, period(14));
  const logReturns = runOn('LN', run('ROCR', bars, period(1)).outReal, {});
  const up = bars.high.map((h, i) => (i === 0 ? null : Math.abs(h - bars.low[i - 1])));
  const down = bars.low.map((l, i) => (i === 0 ? null : Math.abs(l - bars.high[i - 1])));
  const hullRaw = zip(
    (a, b) => 2 * a - b,
    run('WMA', bars, period(10)).outReal,
    run('WMA', bars, period(20)).outReal,
  );
  return {
    sma_20: one('SMA', period(20)),
    sma_50: one('SMA', period(50)),
    ema_12: one('EMA', period(12)),
    ema_20: { value: ema20 },
    ema_50: one('EMA', period(50)),
    wma_20: one('WMA', period(20)),
    dema_20: one('DEMA', period(20)),
    tema_20: one('TEMA', period(20)),
    trima_20: one('TRIMA', period(20)),
    kama_10: one('KAMA', period(10)),
    hull_20: { value: runOn('WMA', hullRaw, period(4)) },
    linreg_14: one('LINEARREG', period(14)),
    linreg_slope_14: one('LINEARREG_SLOPE', period(14)),
    adx_14: {
      adx: run('ADX', bars, period(14)).outReal,
      plus_di: run('PLUS_DI', bars, period(14)).outReal,
      minus_di: run('MINUS_DI', bars, period(14)).outReal,
    },
    aroon_14: {
      up: aroon.outAroonUp,
      down: aroon.outAroonDown,
      oscillator: run('AROONOSC', bars, period(14)).outReal,
    },
    vortex_14: {
      plus: zip((a, b) => a / b, sum(up, 14), sum(tr, 14)),
      minus: zip((a, b) => a / b, sum(down, 14), sum(tr, 14)),
    },
    parabolic_sar: one('SAR', { optInAcceleration: 0.02, optInMaximum: 0.2 }),
    ichimoku: {
      conversion: run('MIDPRICE', bars, period(9)).outReal,
      base: run('MIDPRICE', bars, period(26)).outReal,
    },
    rsi_14: one('RSI', period(14)),
    stochastic_14_3_3: { k: stoch.outSlowK, d: stoch.outSlowD },
    stochastic_rsi_14: { k: stochRsi.outFastK, d: stochRsi.outFastD },
    macd_12_26_9: { macd: macd.outMACD, signal: macd.outMACDSignal, histogram: macd.outMACDHist },
    cci_20: one('CCI', period(20)),
    williams_r_14: one('WILLR', period(14)),
    roc_10: one('ROC', period(10)),
    momentum_10: one('MOM', period(10)),
    trix_15: one('TRIX', period(15)),
    ultimate_7_14_28: one('ULTOSC', { optInTimePeriod1: 7, optInTimePeriod2: 14, optInTimePeriod3: 28 }),
    awesome_5_34: {
      value: zip((a, b) => a - b, runOn('SMA', median, period(5)), runOn('SMA', median, period(34))),
    },
    balance_of_power: one('BOP', {}),
    atr_14: one('ATR', period(14)),
    natr_14: one('NATR', period(14)),
    stddev_20: one('STDDEV', { optInTimePeriod: 20, optInNbDev: 1 }),
    historical_volatility_20: {
      value: runOn('STDDEV', logReturns, { optInTimePeriod: 20, optInNbDev: 1 }).map((v) =>
        v === null ? null : 100 * v * Math.sqrt(20 / 19),
      ),
    },
    choppiness_14: {
      value: zip(
        (s, h, l) => (100 * Math.log10(s / (h - l))) / Math.log10(14),
        sum(tr, 14),
        highest(14),
        lowest(14),
      ),
    },
    bollinger_20_2: {
      upper: bands.outRealUpperBand,
      middle: bands.outRealMiddleBand,
      lower: bands.outRealLowerBand,
    },
    keltner_20_2: {
      upper: zip((m, a) => m + 2 * a, ema20, atr10),
      middle: ema20,
      lower: zip((m, a) => m - 2 * a, ema20, atr10),
    },
    donchian_20: {
      upper: highest(20),
      middle: zip((h, l) => (h + l) / 2, highest(20), lowest(20)),
      lower: lowest(20),
    },
  };
}

/** `[bar, value]` of the first value, every tenth bar and the last. */
function sample(list) {
  const first = list.findIndex((v) => v !== null);
  return list
    .map((v, bar) => [bar, v])
    .filter(([bar, v]) => v !== null && (bar === first || bar % 10 === 0 || bar === list.length - 1))
    .map(([bar, v]) => [bar, Number(v.toPrecision(14))]);
}

mkdirSync(OUT, { recursive: true });
for (const { name, ...bars } of SHAPES) {
  const expected = Object.entries(golden(bars)).map(([id, outputs]) => {
    const lines = Object.entries(outputs).map(([line, list]) => `"${line}": ${JSON.stringify(sample(list))}`);
    return `    "${id}": { ${lines.join(', ')} }`;
  });
  const columns = Object.entries(bars).map(([key, list]) => `    "${key}": ${JSON.stringify(list)}`);
  const text = `{\n  "name": "${name}",\n  "bars": {\n${columns.join(',\n')}\n  },\n  "expected": {\n${expected.join(',\n')}\n  }\n}\n`;
  writeFileSync(join(OUT, `${name}.json`), text);
}
