/** The sample charts of the first steps: simulated markets, drawn like trading programs draw them. The same seed, the same picture. */
import { drawChart } from '../../chart-reader/bench/draw/chart.ts';
import type { ChartSpec } from '../../chart-reader/bench/draw/frame.ts';
import { noExtras } from '../../chart-reader/bench/draw/looks/base.ts';
import type { Look, Theme } from '../../chart-reader/bench/draw/look.ts';
import { simulateMarket } from '../../chart-reader/bench/draw/market.ts';
import type { Instrument } from '../../chart-reader/bench/draw/market.ts';
import { renderSvg } from '../../chart-reader/bench/draw/render.ts';
import { createRandom } from '../../chart-reader/bench/random.ts';

/** No market of this name exists, so nothing is said about a real one. */
const instrument: Instrument = {
  symbol: 'SIMUSD',
  display: 'SIM/USD',
  name: 'Simulated market',
  venue: 'SIM',
  market: 'crypto',
  price: 240,
  decimals: 2,
};

const dark: Theme = {
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

const light: Theme = {
  name: 'paper',
  dark: false,
  bg: '#ffffff',
  plot: '#ffffff',
  up: '#1f8a5b',
  down: '#cf3f38',
  grid: '#eceae4',
  text: '#4b4f57',
  line: '#d5d2ca',
  accent: '#2f6fd0',
};

const look: Look = {
  ...noExtras,
  program: 'svg-tradingview',
  theme: dark,
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

export interface Sample {
  seed: string;
  timeframe: string;
  look: Look;
}

/** What the three show: a rise, a fall on another look, and a market without a direction. */
export const SAMPLES: Readonly<Record<'rising' | 'falling' | 'sideways', Sample>> = {
  rising: { seed: 'sample-rising-22', timeframe: '4h', look: { ...look, overlays: ['sma'] } },
  falling: {
    seed: 'sample-falling-4',
    timeframe: '1D',
    look: { ...look, theme: light, kind: 'bars', volume: 'pane' },
  },
  sideways: {
    seed: 'sample-sideways-7',
    timeframe: '1h',
    look: { ...look, theme: light, side: 'left', bars: 90 },
  },
};

/** Bars before the first one that is drawn, so that averages begin at the left edge. */
const BEFORE = 60;

/** PNG bytes of a sample. */
export async function drawSample({ seed, timeframe, look }: Sample): Promise<Buffer> {
  const count = BEFORE + look.bars;
  const all = simulateMarket(createRandom(seed), { instrument, timeframe, count, liveliness: 1 });
  const [history, visible] = [all.slice(0, BEFORE), all.slice(BEFORE)];
  const spec: ChartSpec = { id: 'sample', seed, instrument, timeframe, history, visible, look };
  return renderSvg(drawChart(spec).svg);
}
