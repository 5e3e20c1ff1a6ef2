import { blockRecogniser } from '../testing/block-font.ts';
import { drawChart, PLAIN, roundLabels, walk } from '../testing/draw-chart.ts';
import { readChart } from '../read-chart.ts';
import { notesOf } from './notes.ts';

let state = 7;
const values = Array.from({ length: 4 * 70 }, () => (state = (state * 16807) % 2147483647) / 2147483647);
const series = walk(values, 100, 3);
const { labels, decimals } = roundLabels(series, 7);
const outcome = readChart(drawChart(series, labels, decimals, PLAIN).raster, blockRecogniser, { floor: 0 });
if (outcome.outcome === 'refused') throw new Error(outcome.refusal.reason);
const { reading } = outcome;

describe('the notes on a reading', () => {
  it('say what was weak and what was not found', () => {
    const bars = reading.series.value.bars.filter((_, i) => i % 7 < 5);
    const series = { ...reading.series, value: { ...reading.series.value, bars } };
    const notes = notesOf(
      { ...reading, series, symbol: null, last_price: null },
      { timed: null, hinted: [] },
    );
    expect(notes).toContain('No symbol was read.');
    expect(notes).toContain('No last price was found.');
    expect(notes).toContain('The time axis has gaps without bars, such as weekends.');
  });

  it('say that newer bars may be hidden where the last price is plainly not the last close', () => {
    const { bars } = reading.series.value;
    const close = bars.at(-1)!.close;
    const notesWith = (price: number, kind = reading.series.value.kind) => {
      const series = { ...reading.series, value: { ...reading.series.value, kind } };
      return notesOf(
        { ...reading, series, last_price: { value: { ...close, price }, confidence: 1, evidence: [] } },
        { timed: null, hinted: [] },
      ).filter((note) => note.includes('newer bars may be hidden'));
    };
    expect(notesWith(close.price + close.sigma)).toEqual([]);
    const steps = bars.slice(1).map((bar, i) => Math.abs(bar.close.price - bars[i]!.close.price));
    const step = steps.sort((a, b) => a - b)[Math.floor(steps.length / 2)]!;
    expect(step).toBeGreaterThan(20 * close.sigma);
    expect(notesWith(close.price + 10 * close.sigma)).toEqual([]);
    const far = close.price + 1.5 * step;
    expect(notesWith(far)).toHaveLength(1);
    expect([...notesWith(far, 'heikin_ashi'), ...notesWith(far, 'renko')]).toEqual([]);
  });

  it.each([
    [1, 'One bar is partly hidden and less certain.', 'One bar has no certain time.'],
    [2, '2 bars are partly hidden and less certain.', '2 bars have no certain time.'],
  ])(
    'count %i bars that are hidden or have no time in the number that grammar asks for',
    (count, ...said) => {
      const bars = reading.series.value.bars.map((bar, i) => (i < count ? { ...bar, confidence: 0.4 } : bar));
      const times = bars.map((_, i) =>
        i < count ? null : `2026-01-${String(1 + (i % 28)).padStart(2, '0')}`,
      );
      const timed = { times } as unknown as Parameters<typeof notesOf>[1]['timed'];
      const series = { ...reading.series, value: { ...reading.series.value, bars } };
      expect(notesOf({ ...reading, series }, { timed, hinted: [] })).toEqual(expect.arrayContaining(said));
    },
  );
});
