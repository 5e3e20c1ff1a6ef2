import type { ChartReadout, ScalePoint } from './chart-reading.ts';

/** What a picture truly shows, as far as a person said it: the format of the labelled screenshots on which the reader is scored. */
export interface CorrectionTruth {
  is_chart: true;
  image: string;
  part: 'B';
  variant: 'wild';
  renderer: 'wild';
  program: 'corrected by its owner';
  chart_type: ChartReadout['kind'];
  size: [number, number];
  symbol: string | null;
  symbol_shown: boolean;
  timeframe: string | null;
  timeframe_shown: boolean;
  axis: {
    side: 'left' | 'right';
    scale: 'linear' | 'log';
    y_pixel_of_two_prices: [ScalePoint, ScalePoint];
    plot: { x0: number; y0: number; x1: number; y1: number };
    tol_frac: number;
  };
  candles: null;
  ohlc_sample?: { x_px: number; open_y: number; high_y: number; low_y: number; close_y: number }[];
  last_price: null;
  last_price_shown: false;
  trend: 'sideways';
  /** Any answer passes: nobody was asked. */
  trend_ok: ['bullish', 'bearish', 'sideways'];
  note: string;
}

/** A correction as it leaves the product. */
export interface ExportedCorrection {
  /** Of the files, without ending. */
  name: string;
  /** File name of the picture. */
  image: string;
  bytes: Uint8Array;
  truth: CorrectionTruth;
}
