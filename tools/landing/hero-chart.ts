/** The chart of the landing page: a simulated market, drawn like a trading program draws it. The same seed, the same picture. */
import { drawChart } from '../../chart-reader/bench/draw/chart.ts';
import type { ChartSpec } from '../../chart-reader/bench/draw/frame.ts';
import type { Look } from '../../chart-reader/bench/draw/look.ts';
import { simulateMarket } from '../../chart-reader/bench/draw/market.ts';
import { renderSvg } from '../../chart-reader/bench/draw/render.ts';
import { createRandom } from '../../chart-reader/bench/random.ts';
import { plainLook, simulatedMarket } from '../simulated-chart.ts';

const instrument = { ...simulatedMarket, price: 3120 };

const look: Look = { ...plainLook, width: 820, height: 620, ratio: 2, bars: 72, padTop: 0.2 };

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
