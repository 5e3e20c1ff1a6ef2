import { text } from 'node:stream/consumers';
import type { ReadBar } from '../../../ports/analysis/chart-reading.ts';
import { buildReadBar } from '../../../testing/build-readout.ts';
import { csvAnswer } from '../csv.ts';
import { seriesColumns } from './series-columns.ts';

const seriesOf = (bars: ReadBar[], scaleSetByHand = false) => ({
  analysisId: 'a',
  symbol: 'BTCUSDT',
  timeFrame: '1h',
  scale: 'linear' as const,
  scaleSetByHand,
  bars,
});

describe('the series as CSV', () => {
  it('says of every row whether the scale, and the bar itself, was set by hand', async () => {
    const bars = [buildReadBar({}), buildReadBar({ slot: 1, by_hand: true })];
    const table = (set: boolean) =>
      text(csvAnswer('series.csv', seriesColumns(seriesOf(bars, set)), bars).stream);
    const [head = '', ...rows] = (await table(true)).trim().split('\r\n');
    expect(head).toMatch(/,by_hand,scale_set_by_hand$/);
    expect(rows.map((row) => row.split(',').slice(-2))).toEqual([
      ['no', 'yes'],
      ['yes', 'yes'],
    ]);
  });

  it('has the time of each bar as far as it is known, and an empty cell where it is not', async () => {
    const bars = [
      buildReadBar({ time: '2024-03-12T14:30' }),
      buildReadBar({ slot: 1, time: '--03-12' }),
      buildReadBar({ slot: 2, time: null }),
      buildReadBar({ slot: 3 }),
    ];
    const series = seriesOf(bars);
    const rows = (await text(csvAnswer('series.csv', seriesColumns(series), bars).stream))
      .trim()
      .split('\r\n');
    expect(rows[0]).toMatch(/^symbol,time_frame,slot,time,/);
    expect(rows.slice(1).map((row) => row.split(',')[3])).toEqual(['2024-03-12T14:30', "'--03-12", '', '']);
  });
});
