/** The chart of the landing page: a simulated market, drawn like a trading program draws it. The same seed, the same picture. */
import { drawChart } from '../../chart-reader/bench/draw/chart.ts';
import type { ChartSpec } from '../../chart-reader/bench/draw/frame.ts';
import { noExtras } from '../../chart-reader/bench/draw/looks/base.ts';
import type { Look, Theme } from '../../chart-reader/bench/draw/look.ts';
import { simulateMarket } from '../../chart-reader/bench/draw/market.ts';
import type { Instrument } from '../../chart-reader/bench/draw/market.ts';
import { renderSvg } from '../../chart-reader/bench/draw/render.ts';
import { createRandom } from '../../chart-reader/bench/random.ts';

/** No market of this name exists, so nothing on the page is said about a real one. */
const instrument: Instrument = {
  symbol: 'SIMUSD',
  display: 'SIM/USD',
  name: 'Simulated market',
  venue: 'SIM',
  market: 'crypto',
  price: 3120,
  decimals: 2,
};

const theme: Theme = {
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

const look: Look = {
  ...noExtras,
  program: 'svg-tradingview',
  theme,
  width: 820,
  height: 620,
  ratio: 2,
  font: 'Roboto, Arial, sans-serif',
  labelSize: 13,
  labelWeight: 400,
  kind: 'candles',
  hollow: 'up',
  side: 'right',
  scale: 'linear',
  bars: 72,
  emptyRight: 5,
  trueTime: false,
  bodyRatio: 0.64,
  crisp: true,
  wickWidth: 1,
  border: false,
  wickColour: null,
  padTop: 0.2,
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

/** PNG bytes of the chart that the seed gives. */
export async function drawHeroChart(seed: string): Promise<Buffer> {
  const timeframe = '4h';
  const visible = simulateMarket(createRandom(seed), {
    instrument,
    timeframe,
    count: look.bars,
    liveliness: 1,
  });
  const spec: ChartSpec = { id: 'landing', seed, instrument, timeframe, history: [], visible, look };
  return renderSvg(drawChart(spec).svg);
}
