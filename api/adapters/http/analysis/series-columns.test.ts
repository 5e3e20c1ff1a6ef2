import { text } from 'node:stream/consumers';
import { buildReadBar } from '../../../testing/build-readout.ts';
import { csvAnswer } from '../csv.ts';
import { seriesColumns } from './series-columns.ts';

describe('the series as CSV', () => {
  it('has the time of each bar as far as it is known, and an empty cell where it is not', async () => {
    const bars = [
      buildReadBar({ time: '2024-03-12T14:30' }),
      buildReadBar({ slot: 1, time: '--03-12' }),
      buildReadBar({ slot: 2, time: null }),
      buildReadBar({ slot: 3 }),
    ];
    const series = { analysisId: 'a', symbol: 'BTCUSDT', timeFrame: '1h', scale: 'linear' as const, bars };
    const rows = (await text(csvAnswer('series.csv', seriesColumns(series), bars).stream))
      .trim()
      .split('\r\n');
    expect(rows[0]).toMatch(/^symbol,time_frame,slot,time,/);
    expect(rows.slice(1).map((row) => row.split(',')[3])).toEqual(['2024-03-12T14:30', "'--03-12", '', '']);
  });
});
