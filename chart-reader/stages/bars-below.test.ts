import { readChart } from '../read-chart.ts';
import { toPicture } from '../image/picture.ts';
import { blockRecogniser } from '../testing/block-font.ts';
import { drawChart, PLAIN, roundLabels, walk } from '../testing/draw-chart.ts';
import type { Raster, ReadOutcome, Series } from '../types.ts';
import { unreadSlots } from './bars-below.ts';

const GROUND = [18, 22, 30];
let s = 7;
const series = walk(
  Array.from({ length: 4 * 70 }, () => (s = (s * 16807) % 2147483647) / 2147483647),
  100,
  3,
);

/** Seventy candles, with or without volume below them, of which those of these slots were taken away. */
function drawn(
  volume: boolean,
  without: readonly number[],
): { raster: Raster; xOf: (bar: number) => number } {
  const { labels, decimals } = roundLabels(series, 7);
  const { raster, xOf, yOf } = drawChart(series, labels, decimals, { ...PLAIN, volume, grid: false });
  for (const slot of without) {
    const [x0, x1] = [Math.floor(xOf(slot)) - 4, Math.floor(xOf(slot)) + 5];
    for (let y = Math.floor(yOf(series[slot]!.high)) - 2; y < yOf(series[slot]!.low) + 2; y++)
      for (let x = x0; x < x1; x++) raster.data.set(GROUND, 4 * (y * raster.width + x));
  }
  return { raster, xOf };
}

const read = (volume: boolean, without: readonly number[]): ReadOutcome =>
  readChart(drawn(volume, without).raster, blockRecogniser);

const LAST = [65, 66, 67, 68, 69];

describe('bars of which a column stands below and that were not read', () => {
  it('[W-531] refuses a series that ends before the columns of volume below it do, and reads it where no volume tells', () => {
    const told = read(true, LAST);
    expect(told.outcome === 'refused' && told.refusal).toMatchObject({ code: 'series_uncertain' });
    expect(told.outcome === 'refused' && told.refusal.reason).toContain('65 of the 70 bars');
    const alone = read(false, LAST);
    expect(alone.outcome === 'read' && alone.reading.series.value.bars).toHaveLength(65);
  });

  it('[W-531] reads a series that misses no more of the bars than a reading may', () => {
    const whole = read(true, []);
    expect(whole.outcome === 'read' && whole.reading.series.value.bars).toHaveLength(70);
    const nearly = read(true, [68, 69]);
    expect(nearly.outcome === 'read' && nearly.reading.series.value.bars).toHaveLength(68);
  });

  /** The slots that are told to be unread where these were read. */
  function unread(
    slots: readonly number[],
    hidden: readonly number[] = [],
    spacing = 10,
    ends = Infinity,
  ): number[] {
    const { raster, xOf } = drawn(true, []);
    const bars = slots.map((slot) => ({ slot: slot - slots[0]!, x_px: xOf(slot) }));
    const value = {
      ...{ bars, resolution: 'bars', bar_spacing_px: spacing },
      hidden: hidden.map((slot) => ({ slot: slot - slots[0]!, x_px: xOf(slot) })),
    };
    const pane = { x0: 0, x1: Math.min(raster.width, xOf(ends)), y0: 40, y1: 400 };
    return unreadSlots(toPicture(raster), pane, value as unknown as Series).sort((a, b) => a - b);
  }

  it('finds them before the first bar, between the bars, and after the last one', () => {
    const slots = [...Array(70).keys()];
    expect(unread(slots)).toEqual([]);
    expect(unread(slots.slice(3))).toEqual([-3, -2, -1]);
    expect(unread(slots.filter((k) => k < 30 || k > 34))).toEqual([30, 31, 32, 33, 34]);
    expect(unread(slots.slice(0, 66))).toEqual([66, 67, 68, 69]);
  });

  it('finds them under labels that stand in the pane, at which it was taken to end', () => {
    const slots = [...Array(66).keys()];
    expect(unread(slots, [], 10, 66)).toEqual([66, 67, 68, 69]);
  });

  it('does not count those that a window hides, nor any below few bars or bars too close for the ground between to be seen', () => {
    const slots = [...Array(70).keys()];
    const beside = slots.filter((k) => k < 30 || k > 34);
    expect(unread(beside, [30, 31, 32, 33])).toEqual([34]);
    expect(unread(beside, [], 3)).toEqual([]);
    expect(unread(slots.slice(0, 15))).toEqual([]);
  });

  it.each([3, 6])('does not take dashes of %s rows, which keep step with the bars, for columns', (rows) => {
    const { raster, xOf } = drawn(false, []);
    for (const slot of Array(80).keys())
      for (let y = 380; y < 380 + rows; y++)
        for (let x = Math.floor(xOf(slot)) - 2; x < xOf(slot) + 2; x++)
          if (x < raster.width) raster.data.set([200, 60, 60], 4 * (y * raster.width + x));
    const bars = Array.from({ length: 60 }, (_, slot) => ({ slot, x_px: xOf(slot) }));
    const value = { bars, resolution: 'bars', bar_spacing_px: 10 } as unknown as Series;
    expect(unreadSlots(toPicture(raster), { x0: 0, x1: raster.width, y0: 40, y1: 400 }, value)).toEqual([]);
  });
});
