import { text } from 'node:stream/consumers';
import type { HintsUsed, ReadBar } from '../../../ports/analysis/chart-reading.ts';
import { buildReadBar } from '../../../testing/build-readout.ts';
import { csvAnswer } from '../csv.ts';
import { seriesColumns } from './series-columns.ts';

const seriesOf = (bars: ReadBar[], scaleSetByHand = false, hints?: HintsUsed) => ({
  analysisId: 'a',
  symbol: 'BTCUSDT',
  timeFrame: '1h',
  scale: 'linear' as const,
  scaleSetByHand,
  hints,
  bars,
});

describe('the series as CSV', () => {
  it('says of every row whether the scale, and the bar itself, was set by hand', async () => {
    const bars = [buildReadBar({}), buildReadBar({ slot: 1, by_hand: true })];
    const table = (set: boolean) =>
      text(csvAnswer('series.csv', seriesColumns(seriesOf(bars, set)), bars).stream);
    const [head = '', ...rows] = (await table(true)).trim().split('\r\n');
    const at = head.split(',').indexOf('by_hand');
    expect(head.split(',')[at + 1]).toBe('scale_set_by_hand');
    expect(rows.map((row) => row.split(',').slice(at, at + 2))).toEqual([
      ['no', 'yes'],
      ['yes', 'yes'],
    ]);
  });

  it('says what else was set by hand, and what a model read', async () => {
    const given = { pane: true, kind: false, symbol: true, timeframe: false, bars_removed: 2, bars_set: 0 };
    const hints: HintsUsed = { axis: null, ...given, from_model: ['axis', 'kind'] };
    const table = async (used?: HintsUsed) => {
      const columns = seriesColumns(seriesOf([buildReadBar({})], false, used));
      const lines = (await text(csvAnswer('series.csv', columns, [buildReadBar({})]).stream))
        .trim()
        .split('\r\n');
      return lines.map((line) => line.split(',').slice(-6));
    };
    const head = [
      'pane_set_by_hand',
      'kind_set_by_hand',
      'symbol_set_by_hand',
      'time_frame_set_by_hand',
      'bars_removed',
      'read_by_model',
    ];
    expect(await table(hints)).toEqual([head, ['yes', 'no', 'yes', 'no', '2', 'axis kind']]);
    expect(await table()).toEqual([head, ['no', 'no', 'no', 'no', '0', '']]);
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
