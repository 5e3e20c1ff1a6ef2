/** What every simulated chart of ours has: the market, the dark theme and a plain look of a trading program. */
import { noExtras } from '../chart-reader/bench/draw/looks/base.ts';
import type { Look, Theme } from '../chart-reader/bench/draw/look.ts';
import type { Instrument } from '../chart-reader/bench/draw/market.ts';

/** No market of this name exists, so nothing is said about a real one. */
export const simulatedMarket: Instrument = {
  symbol: 'SIMUSD',
  display: 'SIM/USD',
  name: 'Simulated market',
  venue: 'SIM',
  market: 'crypto',
  price: 240,
  decimals: 2,
};

const graphite: Theme = {
  name: 'graphite',
  dark: true,
  bg: '#0e1116',
  plot: '#0e1116',
  up: '#2fb57d',
  down: '#ee5f57',
  grid: '#1a1f27',
  text: '#b4b6ba',
  line: '#2a303a',
  accent: '#86b6ff',
};

export const plainLook: Look = {
  ...noExtras,
  program: 'svg-tradingview',
  theme: graphite,
  width: 880,
  height: 560,
  ratio: 1,
  font: 'Roboto, Arial, sans-serif',
  labelSize: 13,
  labelWeight: 400,
  kind: 'candles',
  hollow: 'up',
  side: 'right',
  scale: 'linear',
  bars: 80,
  emptyRight: 5,
  trueTime: false,
  bodyRatio: 0.64,
  crisp: true,
  wickWidth: 1,
  border: false,
  wickColour: null,
  padTop: 0.16,
  padBottom: 0.08,
  tickSpacing: 58,
  tickStyle: 'nice',
  format: { decimals: 'fixed', thousands: ',', prefix: '', short: 'none' },
  grid: 'horizontal',
  gridDash: '',
  frame: 'separator',
  tickMarks: false,
  labelsInside: false,
  header: 'tradingview',
  headerInside: true,
  lastPrice: 'box-line',
  volume: 'none',
  subPanes: [],
  overlays: [],
  drawings: [],
  crosshair: false,
  watermark: false,
  chrome: [],
  dateFormat: 'day-month',
};
