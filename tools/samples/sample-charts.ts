/** How the sample charts of the first steps are drawn: simulated markets, as trading programs draw them. The stored files are older than this drawing. */
import { drawChart } from '../../chart-reader/bench/draw/chart.ts';
import type { ChartSpec } from '../../chart-reader/bench/draw/frame.ts';
import type { Look, Theme } from '../../chart-reader/bench/draw/look.ts';
import { simulateMarket } from '../../chart-reader/bench/draw/market.ts';
import { renderSvg } from '../../chart-reader/bench/draw/render.ts';
import { createRandom } from '../../chart-reader/bench/random.ts';
import { plainLook, simulatedMarket } from '../simulated-chart.ts';

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

export interface Sample {
  seed: string;
  timeframe: string;
  look: Look;
}

/** What the three show: a rise, a fall on another look, and a market without a direction. */
export const SAMPLES: Readonly<Record<'rising' | 'falling' | 'sideways', Sample>> = {
  rising: { seed: 'sample-rising-22', timeframe: '4h', look: { ...plainLook, overlays: ['sma'] } },
  falling: {
    seed: 'sample-falling-4',
    timeframe: '1D',
    look: { ...plainLook, theme: light, kind: 'bars', volume: 'pane' },
  },
  sideways: {
    seed: 'sample-sideways-7',
    timeframe: '1h',
    look: { ...plainLook, theme: light, side: 'left', bars: 90 },
  },
};

/** Bars before the first one that is drawn, so that averages begin at the left edge. */
const BEFORE = 60;

/** PNG bytes of a sample. */
export async function drawSample({ seed, timeframe, look }: Sample): Promise<Buffer> {
  const count = BEFORE + look.bars;
  const all = simulateMarket(createRandom(seed), {
    instrument: simulatedMarket,
    timeframe,
    count,
    liveliness: 1,
  });
  const [history, visible] = [all.slice(0, BEFORE), all.slice(BEFORE)];
  const spec: ChartSpec = {
    id: 'sample',
    seed,
    instrument: simulatedMarket,
    timeframe,
    history,
    visible,
    look,
  };
  return renderSvg(drawChart(spec).svg);
}
