import { readPreview, refusedPreview } from '../../testing/fake-preview-worker.ts';
import { reading } from '../../testing/sample-analysis.ts';
import type { ChartPreview } from '../use-chart-preview.ts';
import { NO_BARS, barAt, barHints, barsOf, withBar, withClose, withEdge, withoutBar } from './bars-draft.ts';
import {
  NOTHING,
  bindsPixels,
  errorsOf,
  hintsOf,
  openTool,
  toolOf,
  unfinished,
  unfinishedText,
} from './corrections.ts';
import { foundPane, withSide } from './pane-draft.ts';

const { size } = reading;
const done = (problems: { field: string; message: string }[]): ChartPreview => ({
  state: 'done',
  result: { ...readPreview, problems },
});
const all = barsOf(reading, NO_BARS);

describe('corrections become hints', () => {
  it('of what is whole, and none where nothing was given', () => {
    expect(hintsOf(NOTHING)).toBeNull();
    const pane = { x0: 1, y0: 2, x1: 300, y1: 400 };
    expect(hintsOf({ ...NOTHING, pane, kind: 'line', symbol: ' DOT ', timeframe: '4h' })).toEqual({
      pane,
      kind: 'line',
      symbol: 'DOT',
      timeframe: '4h',
    });
  });

  it('which belong to the pixels of the picture, but for its kind and names', () => {
    expect(bindsPixels({ kind: 'line', symbol: 'DOT', timeframe: '4h' })).toBe(false);
    expect(bindsPixels({ remove_bars: [5] })).toBe(true);
    expect(bindsPixels({ pane: { x0: 1, y0: 2, x1: 300, y1: 400 } })).toBe(true);
  });
});

describe('messages at the fields', () => {
  it('are those of the reader, of what was given', () => {
    const problems = [{ field: 'timeframe', message: 'must be a time frame such as 15m, 4h or 1D' }];
    expect(errorsOf({ ...NOTHING, timeframe: 'soon' }, done(problems))).toEqual({
      timeframe: 'Must be a time frame such as 15m, 4h or 1D.',
    });
    expect(errorsOf(NOTHING, done(problems))).toEqual({});
  });

  it('do not count for sending while the picture is read again', () => {
    const result = { ...readPreview, problems: [{ field: 'timeframe', message: 'must be one' }] };
    expect(unfinished({ ...NOTHING, timeframe: '4h' }, { state: 'reading', result })).toEqual({});
  });

  it('stand each at its tool, and the sentence above names the scale where it is the scale', () => {
    expect(
      ['axis.points.0.price', 'pane.x0', 'symbol', 'set_bars.0.x_px', 'remove_bars'].map(toolOf),
    ).toEqual(['scale', 'pane', 'names', 'bars', 'bars']);
    expect(unfinishedText({ 'axis.points.0.price': 'No.' })).toBe('Finish the scale you set, or remove it.');
    expect(unfinishedText({ kind: 'No.' })).toBe('Mend what you corrected, or remove it.');
  });
});

it('a picture without a scale asks for it, unless it was closed', () => {
  const refused: ChartPreview = { state: 'done', result: refusedPreview };
  expect(openTool(NOTHING, refused)).toBe('scale');
  expect(openTool({ ...NOTHING, tool: 'closed' }, refused)).toBeNull();
  expect(openTool({ ...NOTHING, tool: 'pane' }, refused)).toBe('pane');
  expect(openTool(NOTHING, done([]))).toBeNull();
});

describe('the frame of the pane', () => {
  it('begins at the one that was found, on half pixels', () => {
    const found = foundPane(readPreview, size);
    expect(found.x1).toBeCloseTo(reading.price_pane.x1, 0);
    expect(foundPane(null, { width: 1000, height: 500 })).toEqual({ x0: 50, y0: 50, x1: 850, y1: 450 });
  });

  it('keeps each edge in the picture and away from the opposite one', () => {
    const pane = { x0: 100, y0: 100, x1: 300, y1: 300 };
    expect(withSide(pane, 'x0', 120.3, size).x0).toBe(120.5);
    expect(withSide(pane, 'x0', 290, size).x0).toBe(220);
    expect(withSide(pane, 'y1', 110, size).y1).toBe(160);
    expect(withSide(pane, 'x1', 99_999, size).x1).toBe(size.width);
    expect(withSide(pane, 'y0', -4, size).y0).toBe(0);
  });
});

describe('bars', () => {
  const bar = all[5]!;

  it('stand where they were read, with their edges in order', () => {
    expect(all).toHaveLength(reading.bars.length);
    for (const { high_y_px, low_y_px, open_y_px, close_y_px } of all) {
      expect(high_y_px).toBeLessThanOrEqual(Math.min(open_y_px, close_y_px));
      expect(low_y_px).toBeGreaterThanOrEqual(Math.max(open_y_px, close_y_px));
    }
  });

  it('are removed by their middles, and not walked to any more', () => {
    const without = withoutBar(NO_BARS, bar);
    expect(barHints(without)).toEqual({ remove_bars: [bar.x_px] });
    expect(barsOf(reading, without)).toHaveLength(all.length - 1);
  });

  it('are set by an edge, once each however often it moves', () => {
    const once = withBar(NO_BARS, withEdge(bar, 'high', bar.high_y_px - 7, size));
    const twice = withBar(once, withEdge(once.selected!, 'high', bar.high_y_px - 9, size));
    const { added: _, ...edges } = bar;
    expect(barHints(twice)).toEqual({ set_bars: [{ ...edges, high_y_px: bar.high_y_px - 9 }] });
    expect(barsOf(reading, twice)).toHaveLength(all.length);
  });

  it('keep their wicks outside their bodies', () => {
    const body = Math.min(bar.open_y_px, bar.close_y_px);
    expect(withEdge(bar, 'high', body + 50, size).high_y_px).toBe(body);
    expect(withEdge(bar, 'open', 1, size)).toMatchObject({ open_y_px: 1, high_y_px: 1 });
    const { height } = size;
    expect(withEdge(bar, 'close', height + 9, size)).toMatchObject({ close_y_px: height, low_y_px: height });
    expect(withClose(bar, 30, size)).toMatchObject({
      open_y_px: 30,
      high_y_px: 30,
      low_y_px: 30,
      close_y_px: 30,
    });
  });

  it('are chosen by a press near them; beyond the last, one is begun a whole distance on', () => {
    expect(barAt(reading, NO_BARS, { x: bar.x_px + 0.3 * reading.bar_spacing_px, y: 9 }, size)).toEqual(bar);
    const last = all.at(-1)!;
    const begun = barAt(reading, NO_BARS, { x: last.x_px + 1.2 * reading.bar_spacing_px, y: 200 }, size)!;
    expect(begun).toMatchObject({ added: true, high_y_px: 190, low_y_px: 210 });
    expect(begun.x_px).toBeCloseTo(last.x_px + reading.bar_spacing_px, 0);
    expect(barHints(withoutBar(withBar(NO_BARS, begun), begun))).toEqual({});
  });
});
