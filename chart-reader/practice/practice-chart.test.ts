import { practise } from '../in-browser.ts';
import { createTextRecogniser } from '../text/index.ts';
import { readChart } from '../read-chart.ts';
import type { TextRecogniser } from '../types.ts';
import { practiceChart } from './practice-chart.ts';

const recogniser = createTextRecogniser();

/** The recogniser, and how many lines it has read. */
function counted(): { lines: () => number; recogniser: TextRecogniser } {
  let lines = 0;
  return {
    lines: () => lines,
    recogniser: {
      recognise: (crops, charset) => {
        lines += crops.length;
        return recogniser.recognise(crops, charset);
      },
    },
  };
}

describe('the chart to practise on', () => {
  it('is read whole, so that each stage is practised', () => {
    const read = readChart(practiceChart(), recogniser);
    if (read.outcome !== 'read') throw new Error(read.refusal.reason);
    const { kind, series, labels, time_axis, overlays } = read.reading;
    expect(kind.value).toBe('candles');
    expect(series.value.bars).toHaveLength(80);
    expect(labels.map(({ price }) => price)).toEqual([125, 120, 115, 110, 105, 100, 95]);
    expect(time_axis).not.toBeNull();
    expect(overlays.length).toBeGreaterThan(0);
  });

  it('is read until something else is wanted', async () => {
    const { lines, recogniser: counting } = counted();
    await practise(counting, () => lines() > 0);
    const once = lines();
    await practise(counting, () => false);
    expect(lines()).toBe(4 * once);
    await practise(counting, () => true);
    expect(lines()).toBe(4 * once);
  });
});
