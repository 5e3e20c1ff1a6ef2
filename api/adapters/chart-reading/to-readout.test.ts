import type { Refusal } from '../../../chart-reader/types.ts';
import { toRefusal } from './to-readout.ts';

const refusal: Refusal = {
  code: 'series_uncertain',
  stage: 'candles',
  reason: 'Too many places are empty.',
  advice: 'Zoom in.',
  found: {},
  stages: [],
};

describe('a refusal', () => {
  it('carries nothing further where nothing could be read', () => {
    expect(toRefusal(refusal)).toEqual({
      code: 'series_uncertain',
      stage: 'candles',
      reason: 'Too many places are empty.',
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
