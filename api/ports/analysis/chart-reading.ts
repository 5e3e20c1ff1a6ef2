import type { Result } from '../../domain/shared/result.ts';
import type { ChartHints } from './chart-hints.ts';
import type { Testimony, ToldField } from './chart-witness.ts';

/** Axis-parallel box in pixels, x0 <= x < x1, y0 <= y < y1. */
export interface PixelBox {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface ScalePoint {
  y_px: number;
  price: number;
  x_px?: number;
}

/** One bar as measured; `*_sigma` is one standard deviation in price units. Open, high, low are null on line charts, open in an envelope. */
export interface ReadBar {
  slot: number;
  /**
   * Begin of the bar on the chart's own clock, ISO 8601 as far as the picture prints it (`2024-03-12T14:30`, `--03-12`,
   * `T14:30`); null where it cannot be determined, missing on readings stored before times were read.
   */
  time?: string | null;
  x_px: number;
  open: number | null;
  open_sigma: number | null;
  high: number | null;
  high_sigma: number | null;
  low: number | null;
  low_sigma: number | null;
  close: number;
  close_sigma: number;
  direction: 'up' | 'down' | 'flat';
  confidence: number;
  /** The bar was set by hand. */
  by_hand?: true;
}

export interface PrintedText {
  text: string;
  confidence: number;
  /** Null where it was given as a hint and is not printed. */
  box: PixelBox | null;
}

export interface ReadLabel {
  box: PixelBox;
  y_px: number;
  text: string;
  price: number | null;
  probability: number;
  inlier: boolean;
}

/** The stages of reading, in the order they run. */
export const READING_STAGES = [
  'decode',
  'kind',
  'layout',
  'labels',
  'calibration',
  'candles',
  'last-price',
  'header',
  'time-axis',
  'quality',
] as const;

export type ReadingStage = (typeof READING_STAGES)[number];

/** What of a reading came from hints. `set`: the scale rests on given prices alone; `confirmed`: labels agree with them. */
export interface HintsUsed {
  axis: 'set' | 'confirmed' | null;
  pane: boolean;
  kind: boolean;
  symbol: boolean;
  timeframe: boolean;
  bars_removed: number;
  bars_set: number;
  /** What a model told and the pixels confirmed; missing where no model helped. */
  from_model?: ToldField[];
}

/** What was measured on a picture, as it is stored and answered. Pixels have the orientation applied. */
export interface ChartReadout {
  size: { width: number; height: number };
  kind: 'candles' | 'hollow' | 'heikin_ashi' | 'bars' | 'line' | 'area' | 'renko';
  /** The likeliest kind after `kind`; missing on readings stored before it was reported. */
  kind_runner_up?: { kind: ChartReadout['kind']; probability: number };
  /**
   * `envelope`: the bars could not be told apart, each entry is the range of one pixel column; `samples`: readings of a curve at even
   * distances. Missing on readings stored before it was reported.
   */
  resolution?: 'bars' | 'envelope' | 'samples';
  price_pane: PixelBox;
  axis_strip: PixelBox;
  axis_side: 'left' | 'right';
  other_panes: PixelBox[];
  /** price(y): linear between a and b in the price, or in its logarithm when scale is log. */
  axis: {
    scale: 'linear' | 'log';
    a: ScalePoint;
    b: ScalePoint;
    residual_px: number;
    sigma: number;
    decimals: number;
    labels_used: number;
    labels_found: number;
  };
  labels: ReadLabel[];
  /** Missing without hints. */
  hints?: HintsUsed;
  bar_spacing_px: number;
  bars: ReadBar[];
  /** Curves and levels drawn on the chart, by name as its legend prints it. Missing on readings stored before it was reported. */
  overlays?: { shape: 'curve' | 'level'; name: string | null; colour: number[]; price: number | null }[];
  last_price: { price: number; y_px: number; sigma: number; confidence: number } | null;
  symbol: PrintedText | null;
  timeframe: PrintedText | null;
  quality: { score: number; verdict: 'good' | 'fair' | 'poor'; notes: string[] };
  stages: { stage: ReadingStage; confidence: number; evidence: string[] }[];
}

export type ReadingRefusalCode =
  | 'unreadable_file'
  | 'too_small'
  | 'too_large'
  | 'not_a_chart'
  | 'no_price_axis'
  | 'axis_uncertain'
  | 'no_series'
  | 'series_uncertain'
  | 'unsupported_kind'
  | 'category_chart'
  | 'heat_map'
  | 'order_book'
  | 'table'
  | 'account_curve'
  | 'percent_axis'
  | 'photo_unsupported'
  | 'hints_contradicted'
  | 'time_limit';

/** What could be read of a picture whose series was refused; each part by itself, null where it was not found. */
export interface PartialReadout {
  /** By the highest and the lowest label it rests on. */
  axis: {
    scale: 'linear' | 'log';
    top: ScalePoint;
    bottom: ScalePoint;
    decimals: number;
    labels_used: number;
    confidence: number;
  } | null;
  last_price: { price: number; sigma: number; confidence: number } | null;
  symbol: PrintedText | null;
  timeframe: PrintedText | null;
}

/** Why no reading is given: two sentences for the person who sent the picture. */
export interface ReadingRefusal {
  code: ReadingRefusalCode;
  reason: string;
  advice: string;
  stage: ReadingStage;
  /** Missing where nothing of the picture could be read, and on refusals from before it was stored. */
  found?: PartialReadout;
}

export type ReadingOutcome = { read: true; readout: ChartReadout } | { read: false; refusal: ReadingRefusal };

/**
 * Measures chart pictures. Time and memory of one reading are bounded: past them the outcome is a refusal. `busy` means
 * that too many wait already and nothing was begun. `onStage` is called when each stage truly begins. `hints`
 * are checked against the picture; what is wrong with them in themselves is `HintCheck`'s. `testimony` counts only for what is not found
 * without it, and where the pixels confirm it.
 */
export interface ChartReading {
  read(
    fetch: FetchPicture,
    onStage: (stage: ReadingStage) => void,
    hints?: ChartHints,
    testimony?: Testimony,
  ): Promise<Result<ReadingOutcome, { code: 'busy' | 'no_picture' }>>;
  /** Somebody may send a picture in a moment: makes ready what has rested since the last one. Nobody waits for it. */
  expectPicture(): void;
}

/** Called when it is the picture's turn, so that pictures that wait are not in memory; null when it cannot be had. */
export type FetchPicture = () => Promise<Uint8Array | null>;
