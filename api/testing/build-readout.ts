import type { ChartReadout, ReadBar } from '../ports/analysis/chart-reading.ts';

/** A bar of a readout; say only what the test is about. */
export function buildReadBar(wanted: Partial<ReadBar> = {}): ReadBar {
  return {
    slot: 0,
    x_px: 20,
    open: 120,
    open_sigma: 0.1,
    high: 126,
    high_sigma: 0.1,
    low: 118,
    low_sigma: 0.1,
    close: 124,
    close_sigma: 0.1,
    direction: 'up',
    confidence: 0.95,
    ...wanted,
  };
}

/** A reading of a small picture whose axis runs from 200 at the top to 100 at the bottom of its pane. */
export function buildReadout(wanted: Partial<ChartReadout> = {}): ChartReadout {
  const bars = Array.from({ length: 30 }, (_, slot) => {
    const open = 110 + slot;
    return buildReadBar({ slot, x_px: 15 + slot * 10, open, close: open + 2, high: open + 4, low: open - 3 });
  });
  const label = (price: number, inlier = true) => {
    const y = 300 - (price - 100) * 2.6 - 20;
    return {
      box: { x0: 350, y0: y - 6, x1: 390, y1: y + 6 },
      y_px: y,
      text: `${price}`,
      price,
      probability: 0.99,
      inlier,
    };
  };
  return {
    size: { width: 400, height: 300 },
    kind: 'candles',
    price_pane: { x0: 0, y0: 20, x1: 345, y1: 280 },
    axis_strip: { x0: 345, y0: 20, x1: 400, y1: 280 },
    axis_side: 'right',
    other_panes: [],
    axis: {
      scale: 'linear',
      a: { y_px: 20, price: 200 },
      b: { y_px: 280, price: 100 },
      residual_px: 0.2,
      sigma: 0.1,
      decimals: 2,
      labels_used: 4,
      labels_found: 5,
    },
    labels: [label(180), label(160), label(140), label(120), label(105, false)],
    bar_spacing_px: 10,
    bars,
    last_price: { price: 141, y_px: 173.4, sigma: 0.1, confidence: 0.9 },
    symbol: { text: 'BTCUSDT', confidence: 0.9, box: { x0: 5, y0: 2, x1: 60, y1: 14 } },
    timeframe: { text: '1h', confidence: 0.9, box: { x0: 65, y0: 2, x1: 80, y1: 14 } },
    quality: { score: 0.97, verdict: 'good', notes: [] },
    stages: [{ stage: 'kind', confidence: 0.99, evidence: ['filled bodies with wicks'] }],
    ...wanted,
  };
}
