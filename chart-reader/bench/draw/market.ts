/** Simulated markets: a random walk with regimes, volatility clusters, gaps and quiet stretches. */
import type { Random } from '../random.ts';

export interface Candle {
  /** Milliseconds since 1970, UTC. */
  time: number;
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number;
}

type Market = 'crypto' | 'forex' | 'stock' | 'index' | 'commodity';

export interface Instrument {
  symbol: string;
  /** As written by programs that put a slash or a name. */
  display: string;
  name: string;
  venue: string;
  market: Market;
  /** A usual price; simulations start within a factor of two of it. */
  price: number;
  decimals: number;
}

const rows: [string, string, string, string, Market, number, number][] = [
  ['BTCUSDT', 'BTC/USDT', 'Bitcoin', 'BINANCE', 'crypto', 61234, 2],
  ['BTCUSD', 'BTC/USD', 'Bitcoin', 'COINBASE', 'crypto', 97000, 0],
  ['ETHUSDT', 'ETH/USDT', 'Ethereum', 'BINANCE', 'crypto', 3120, 2],
  ['SOLUSDT', 'SOL/USDT', 'Solana', 'BYBIT', 'crypto', 142, 2],
  ['XRPUSDT', 'XRP/USDT', 'Ripple', 'BINANCE', 'crypto', 0.61, 4],
  ['DOGEUSDT', 'DOGE/USDT', 'Dogecoin', 'OKX', 'crypto', 0.123, 5],
  ['SHIBUSDT', 'SHIB/USDT', 'Shiba Inu', 'BINANCE', 'crypto', 0.0000182, 8],
  ['PEPEUSDT', 'PEPE/USDT', 'Pepe', 'BINANCE', 'crypto', 0.0000091, 8],
  ['ADAUSDT', 'ADA/USDT', 'Cardano', 'KRAKEN', 'crypto', 0.452, 4],
  ['LINKUSDT', 'LINK/USDT', 'Chainlink', 'BINANCE', 'crypto', 14.2, 3],
  ['AVAXUSDT', 'AVAX/USDT', 'Avalanche', 'BYBIT', 'crypto', 31.4, 2],
  ['HOTUSDT', 'HOT/USDT', 'Holo', 'BINANCE', 'crypto', 0.00213, 6],
  ['EURUSD', 'EUR/USD', 'Euro vs US Dollar', 'OANDA', 'forex', 1.0842, 5],
  ['GBPUSD', 'GBP/USD', 'Great Britain Pound vs US Dollar', 'FXCM', 'forex', 1.2731, 5],
  ['USDJPY', 'USD/JPY', 'US Dollar vs Japanese Yen', 'OANDA', 'forex', 151.34, 3],
  ['AUDUSD', 'AUD/USD', 'Australian Dollar vs US Dollar', 'OANDA', 'forex', 0.6612, 5],
  ['USDCHF', 'USD/CHF', 'US Dollar vs Swiss Franc', 'FXCM', 'forex', 0.8934, 4],
  ['GBPJPY', 'GBP/JPY', 'Great Britain Pound vs Japanese Yen', 'OANDA', 'forex', 192.11, 3],
  ['USDTRY', 'USD/TRY', 'US Dollar vs Turkish Lira', 'OANDA', 'forex', 32.21, 4],
  ['USDIDR', 'USD/IDR', 'US Dollar vs Rupiah', 'FX', 'forex', 15870, 0],
  ['AAPL', 'AAPL', 'Apple Inc.', 'NASDAQ', 'stock', 189.3, 2],
  ['TSLA', 'TSLA', 'Tesla, Inc.', 'NASDAQ', 'stock', 242.8, 2],
  ['MSFT', 'MSFT', 'Microsoft Corporation', 'NASDAQ', 'stock', 415.1, 2],
  ['GE', 'GE', 'General Electric', 'NYSE', 'stock', 161.5, 2],
  ['F', 'F', 'Ford Motor Company', 'NYSE', 'stock', 12.1, 2],
  ['SIRI', 'SIRI', 'Sirius XM', 'NASDAQ', 'stock', 3.12, 3],
  ['RELIANCE', 'RELIANCE', 'Reliance Industries', 'NSE', 'stock', 2912.4, 2],
  ['SPX', 'SPX', 'S&P 500', 'SP', 'index', 5231, 2],
  ['NAS100', 'NAS100', 'US Tech 100', 'OANDA', 'index', 18211.4, 1],
  ['NI225', 'NI225', 'Nikkei 225', 'TVC', 'index', 39120, 0],
  ['XAUUSD', 'XAU/USD', 'Gold vs US Dollar', 'OANDA', 'commodity', 2331.4, 2],
  ['XAGUSD', 'XAG/USD', 'Silver vs US Dollar', 'FXCM', 'commodity', 28.41, 3],
  ['USOIL', 'USOIL', 'WTI Crude Oil', 'TVC', 'commodity', 78.31, 2],
  ['NATGAS', 'NATGAS', 'Natural Gas', 'NYMEX', 'commodity', 2.431, 3],
];

export const instruments: readonly Instrument[] = rows.map(
  ([symbol, display, name, venue, market, price, decimals]) => ({
    symbol,
    display,
    name,
    venue,
    market,
    price,
    decimals,
  }),
);

/** Minutes in one bar of each time frame that the bench uses. */
export const timeframeMinutes: Readonly<Record<string, number>> = {
  '1m': 1,
  '5m': 5,
  '15m': 15,
  '30m': 30,
  '1h': 60,
  '4h': 240,
  '1D': 1440,
  '1W': 10080,
  '1M': 43200,
};

const roundTo = (value: number, decimals: number): number => Number(value.toFixed(decimals));

const MINUTE = 60_000;

/** The time of the next bar in which the market trades. */
function nextTime(time: number, minutes: number, market: Market): number {
  if (minutes === timeframeMinutes['1M']) {
    const date = new Date(time);
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
  }
  let next = time + minutes * MINUTE;
  if (minutes > 1440 || market === 'crypto') return next;
  const closed = (at: number): boolean => {
    const date = new Date(at);
    if (date.getUTCDay() === 0 || date.getUTCDay() === 6) return true;
    if (minutes === 1440 || market !== 'stock') return false;
    const minuteOfDay = date.getUTCHours() * 60 + date.getUTCMinutes();
    return minutes < 240 && (minuteOfDay < 13 * 60 || minuteOfDay >= 20 * 60);
  };
  while (closed(next)) next += minutes * MINUTE;
  return next;
}

interface Regime {
  drift: number;
  volatility: number;
  left: number;
}

const newRegime = (random: Random): Regime => ({
  drift: random.normal() * 0.22 * (random.chance(0.3) ? 0 : 1),
  volatility: Math.exp(random.normal() * 0.45),
  left: random.int(6, 45),
});

interface Step {
  random: Random;
  /** Standard deviation of one bar, as a share of the price. */
  sigma: number;
  decimals: number;
  gapChance: number;
}

/** One bar by a walk of small steps, so that wicks have natural lengths. */
function walkBar(previous: number, regime: Regime, { random, sigma, decimals, gapChance }: Step) {
  const scale = sigma * regime.volatility;
  let price = previous;
  if (random.chance(gapChance)) price *= Math.exp(random.normal() * scale * 0.8);
  const open = roundTo(price, decimals);
  let high = price;
  let low = price;
  const steps = 10;
  const spike = random.chance(0.02) ? 3 : 1;
  for (let i = 0; i < steps; i++) {
    price *= Math.exp(random.normal() * (scale / Math.sqrt(steps)) + (regime.drift * scale) / steps);
    high = Math.max(high, price * (spike > 1 && i === 4 ? 1 + scale * 1.5 : 1));
    low = Math.min(low, price * (spike > 1 && i === 6 ? 1 - scale : 1));
  }
  const close = roundTo(price, decimals);
  return {
    open,
    close,
    high: Math.max(open, close, roundTo(high, decimals)),
    low: Math.max(10 ** -decimals, Math.min(open, close, roundTo(low, decimals))),
  };
}

export interface Simulation {
  instrument: Instrument;
  timeframe: string;
  count: number;
  /** Multiplies the usual range of movement; 1 is an ordinary market. */
  liveliness: number;
  /** How far prices leap over night, in movements of a day. */
  overnight?: number;
}

/** A series of `count` bars, rounded to the decimals of the instrument, every price positive. */
export function simulateMarket(random: Random, simulation: Simulation): Candle[] {
  const { instrument, timeframe, count, liveliness, overnight = 0 } = simulation;
  const minutes = timeframeMinutes[timeframe] ?? 60;
  const daily = { crypto: 0.035, forex: 0.006, stock: 0.018, index: 0.011, commodity: 0.014 }[
    instrument.market
  ];
  const start = instrument.price * random.between(0.6, 1.6);
  // A bar smaller than about three ticks would be all rounding.
  const floor = (3 * 10 ** -instrument.decimals) / start;
  const sigma = Math.min(0.08, Math.max(floor, daily * Math.sqrt(minutes / 1440) * liveliness));
  const gapChance = instrument.market === 'stock' || instrument.market === 'index' ? 0.6 : 0.03;
  const step = { random, sigma, decimals: instrument.decimals, gapChance };
  const epoch = Date.UTC(random.int(2016, 2024), random.int(0, 11), random.int(1, 28));
  let time = nextTime(
    epoch - (epoch % (minutes * MINUTE)) + 14 * 60 * MINUTE * (minutes < 240 ? 1 : 0),
    minutes,
    instrument.market,
  );
  let regime = newRegime(random);
  let previous = start;
  const candles: Candle[] = [];
  while (candles.length < count) {
    if (regime.left-- <= 0) regime = newRegime(random);
    const bar = walkBar(previous, regime, step);
    const surprise = Math.abs(bar.close - bar.open) / (previous * sigma);
    candles.push({
      time,
      ...bar,
      volume: Math.round(1e5 * Math.exp(random.normal() * 0.5 + 0.5 * surprise)),
    });
    previous = bar.close;
    const before = time;
    time = nextTime(time, minutes, instrument.market);
    if (overnight > 0 && new Date(time).getUTCDate() !== new Date(before).getUTCDate())
      previous = roundTo(previous * Math.exp(random.normal() * daily * overnight), instrument.decimals);
  }
  return candles;
}

/** The same market upside down: p becomes high + low - p of the visible part. */
export function reflect(candles: readonly Candle[], visible: readonly Candle[], decimals: number): Candle[] {
  const sum = Math.max(...visible.map((c) => c.high)) + Math.min(...visible.map((c) => c.low));
  const flip = (price: number): number => roundTo(sum - price, decimals);
  return candles.map((c) => ({
    ...c,
    open: flip(c.open),
    high: flip(c.low),
    low: flip(c.high),
    close: flip(c.close),
  }));
}
