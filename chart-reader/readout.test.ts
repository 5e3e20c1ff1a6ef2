import type { Bar, Reading, Refusal } from './types.ts';
import { namedOverlays } from './full/named-overlays.ts';
import { toReadout, toRefusal } from './readout.ts';

const refusal: Refusal = {
  code: 'series_uncertain',
  stage: 'candles',
  reason: 'Too many slots are empty.',
  advice: 'Zoom in.',
  found: {},
  stages: [],
};

describe('a refusal', () => {
  it('carries nothing further where nothing could be read', () => {
    expect(toRefusal(refusal)).toEqual({
      code: 'series_uncertain',
      stage: 'candles',
      reason: 'Too many slots are empty.',
      advice: 'Zoom in.',
    });
  });

  it('carries axis, last price and symbol, each with its confidence, and null for what was not found', () => {
    const axis = {
      scale: 'linear' as const,
      a: { y_px: 300, price: 90 },
      b: { y_px: 20, price: 110 },
      residual_px: 0.2,
      sigma: 0.01,
      decimals: 2,
      labels_used: 5,
      labels_found: 6,
    };
    const { found } = toRefusal({
      ...refusal,
      found: {
        axis: { value: axis, confidence: 0.9, evidence: [] },
        last_price: { value: { price: 101, y_px: 150, sigma: 0.02 }, confidence: 0.8, evidence: [] },
        symbol: {
          value: { text: 'SPY', box: { x0: 1, y0: 2, x1: 3, y1: 4 } },
          confidence: 0.95,
          evidence: [],
        },
      },
    });
    expect(found).toEqual({
      axis: {
        scale: 'linear',
        top: { y_px: 20, price: 110 },
        bottom: { y_px: 300, price: 90 },
        decimals: 2,
        labels_used: 5,
        confidence: 0.9,
      },
      last_price: { price: 101, sigma: 0.02, confidence: 0.8 },
      symbol: { text: 'SPY', confidence: 0.95, box: { x0: 1, y0: 2, x1: 3, y1: 4 } },
      timeframe: null,
    });
  });
});

describe('a reading', () => {
  const bar = (slot: number, time: string | null): Bar => ({
    x_px: 10 * slot,
    slot,
    open: null,
    high: null,
    low: null,
    close: { price: 1, y_px: 1, sigma: 0.1 },
    direction: 'flat',
    confidence: 1,
    time,
  });
  const box = { x0: 0, y0: 0, x1: 9, y1: 9 };
  const stage = <T>(value: T) => ({ value, confidence: 0.9, evidence: ['seen'] });
  const reading: Reading = {
    size: { width: 9, height: 9 },
    kind: stage('line' as const),
    kind_runner_up: { kind: 'area', probability: 0.06 },
    layout: stage({ price_pane: box, axis_strip: box, axis_side: 'right' as const, other_panes: [] }),
    labels: [],
    axis: stage({
      scale: 'linear' as const,
      a: { y_px: 1, price: 2 },
      b: { y_px: 2, price: 1 },
      residual_px: 0,
      sigma: 0.1,
      decimals: 0,
      labels_used: 4,
      labels_found: 4,
    }),
    series: stage({
      kind: 'line' as const,
      bars: [bar(0, '2024-03-12'), bar(1, null)],
      bar_spacing_px: 10,
      resolution: 'bars' as const,
    }),
    last_price: null,
    symbol: null,
    timeframe: null,
    time_axis: stage({ labels: [], timeframe: '1D', bars_timed: 1 }),
    overlays: [],
    straightened: null,
    hints: null,
    quality: { score: 1, verdict: 'good', notes: [] },
    measures: {},
    stages: [],
  };

  it('carries the likeliest other kind, and whether single bars were told apart', () => {
    const readout = toReadout(reading);
    expect(readout.kind_runner_up).toEqual({ kind: 'area', probability: 0.06 });
    expect(readout.resolution).toBe('bars');
  });

  it('[W-305] names curves and levels, but not the line of the last price, the grid or what is grey', () => {
    const at = (y_px: number, price: number) => ({ x_px: 5, y_px, price });
    const drawn = { colour: [200, 90, 30] as [number, number, number], seen: 1 };
    const overlays = namedOverlays({
      ...reading,
      labels: [{ y_px: 80 } as Reading['labels'][number]],
      last_price: stage({ price: 20, y_px: 40, sigma: 0.1 }),
      overlays: [
        { ...drawn, shape: 'curve', name: 'SMA 20', points: [at(10, 30), at(12, 29)] },
        { ...drawn, shape: 'level', name: null, points: [at(60, 15), at(60, 15)] },
        { ...drawn, shape: 'level', name: null, points: [at(41, 19.9), at(41, 19.9)] },
        { ...drawn, shape: 'level', name: null, points: [at(81, 10), at(81, 10)] },
        { ...drawn, colour: [90, 90, 95], shape: 'curve', name: null, points: [at(10, 30), at(12, 29)] },
      ],
    });
    expect(overlays).toEqual([
      { shape: 'curve', name: 'SMA 20', colour: [200, 90, 30], price: null },
      { shape: 'level', name: null, colour: [200, 90, 30], price: 15 },
    ]);
    expect(toReadout(reading, overlays).overlays).toEqual(overlays);
  });

  it('carries the time of each bar, and how sure the time axis is', () => {
    const readout = toReadout(reading);
    expect(readout.bars.map(({ time }) => time)).toEqual(['2024-03-12', null]);
    expect(readout.stages).toContainEqual({ stage: 'time-axis', confidence: 0.9, evidence: ['seen'] });
  });
});
