/**
 * What goes into the reader and what comes out of it.
 *
 * Coordinates are pixels of the picture as decoded (orientation applied), continuous, origin at the
 * top left, y downwards: pixel row r covers r..r+1 and its middle is r + 0.5.
 * Prices are in the units printed on the axis. Every `sigma` is one standard deviation.
 */

import type { ClickError, HintsUsed, ReadHints, Testimony } from './hints/types.ts';
import type { AxisPoint, BarEvidence, Box, ChartKind } from './shapes.ts';

export type { AxisPoint, Box, ChartKind, ReadHints };

/** 8-bit RGBA picture, row major, `data.length === width * height * 4`. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
}

/** What one stage found, how sure it is (0..1), and what that rests on, in plain words. */
export interface Stage<T> {
  value: T;
  confidence: number;
  evidence: string[];
}

export interface KindProbability {
  kind: ChartKind;
  probability: number;
}

export interface Layout {
  /** The pane that holds the price series. */
  price_pane: Box;
  /** The column that holds the price labels, and the side of the pane it lies on. */
  axis_strip: Box;
  axis_side: 'left' | 'right';
  /** Volume and indicator panes below or above the price. */
  other_panes: Box[];
}

/** One printed price label: where it is and what it says. */
export interface AxisLabel {
  box: Box;
  /** y of the tick the label stands for (refined by tick or grid line where there is one). */
  y_px: number;
  text: string;
  /** Value of the text as a price; null when it is no number. */
  price: number | null;
  /** The recogniser's probability of the text, 0..1. */
  probability: number;
  /** Agrees with the fitted axis. */
  inlier: boolean;
}

/** price(y): between a and b linear in the price, or in its logarithm when scale is log. */
export interface PriceAxis {
  scale: 'linear' | 'log';
  a: AxisPoint;
  b: AxisPoint;
  /** Root mean square distance of the labels from the fit. */
  residual_px: number;
  /** One standard deviation of the axis itself at mid-height, in price units. */
  sigma: number;
  /** Decimals printed on the labels. */
  decimals: number;
  labels_used: number;
  labels_found: number;
  /** How the error grows along a scale that was given by hand; `sigma` holds at the middle of it. */
  click_error?: ClickError;
}

/** One price with the row it was read from and its error. */
export interface MeasuredPrice {
  price: number;
  y_px: number;
  /** One standard deviation, price units, axis error included. */
  sigma: number;
}

/** One bar, left to right. On line and area charts open, high and low are null; in an envelope open is, and close is the middle of the range. */
export interface Bar {
  /** Middle of the bar. */
  x_px: number;
  /** Slot number on the comb, from 0; gaps are missing bars. */
  slot: number;
  open: MeasuredPrice | null;
  high: MeasuredPrice | null;
  low: MeasuredPrice | null;
  close: MeasuredPrice;
  direction: 'up' | 'down' | 'flat';
  confidence: number;
  /** The bar was set by hand. */
  by_hand?: true;
  /**
   * Begin of the bar on the chart's own clock, ISO 8601 without a zone, as far as the labels tell it: `2024-03-12T14:30`,
   * `--03-12T14:30` without the year, `---12T14:30` without the month, `T14:30` without the day; no clock from daily bars
   * on. Null where it cannot be told.
   */
  time: string | null;
}

/** A place on the comb at which a window lies over the bar. */
export interface HiddenBar {
  x_px: number;
  slot: number;
}

export interface Series {
  kind: ChartKind;
  bars: Bar[];
  /** Bars between the others that lie under a window, so that nothing of them is known but their places. */
  hidden?: HiddenBar[];
  /** Median distance between neighbouring bars. */
  bar_spacing_px: number;
  /**
   * `bars`: every bar was told apart. `envelope`: bars are closer than two pixels, so each entry is the range of one
   * pixel column and several bars may share it; its close is the middle of the range, with a sigma that holds all of it, and
   * no open, direction or time is given. `samples`: the vertices of a line could not be told, so the entries are
   * readings of the curve at even distances.
   */
  resolution: 'bars' | 'envelope' | 'samples';
}

/** A curve, band or level drawn over the price series, in prices of the chart's axis. */
export interface Overlay {
  shape: 'curve' | 'level';
  /** Name as the legend prints it, or null. */
  name: string | null;
  /** Red, green, blue, 0..255. */
  colour: [number, number, number];
  /** From left to right; a level has two points, its ends. */
  points: { x_px: number; y_px: number; price: number }[];
  /** Share of the columns between its ends in which it was seen, 0..1. */
  seen: number;
}

/** The labels of the time axis and what they say about the bars. */
export interface TimeAxis {
  labels: { text: string; x_px: number; time: string | null }[];
  /** Normalised time frame that the labels imply, or null. */
  timeframe: string | null;
  /** Bars with a time. */
  bars_timed: number;
}

export interface ReadText {
  text: string;
  /** Null where it was given as a hint and is not printed. */
  box: Box | null;
  /** It was given as a hint. */
  by_hand?: true;
}

export type StageName =
  | 'decode'
  | 'kind'
  | 'layout'
  | 'labels'
  | 'calibration'
  | 'candles'
  | 'last-price'
  | 'header'
  | 'time-axis'
  | 'quality';

export interface StageTiming {
  stage: StageName;
  ms: number;
}

/** Figures by name for each field that makes a claim. */
export type FieldMeasures = Partial<Record<string, Record<string, number>>>;

/** A projective map in the plane, by rows. */
export type Matrix3 = [[number, number, number], [number, number, number], [number, number, number]];

/** Everything that was read, and how good it is. */
export interface Reading {
  size: { width: number; height: number };
  kind: Stage<ChartKind>;
  /** The kind that is the likeliest after `kind`, and the probability that the series is of that kind. */
  kind_runner_up: KindProbability;
  layout: Stage<Layout>;
  labels: AxisLabel[];
  axis: Stage<PriceAxis>;
  series: Stage<Series>;
  last_price: Stage<MeasuredPrice> | null;
  symbol: Stage<ReadText> | null;
  /** One of 1m 5m 15m 30m 1h 4h 1D 1W 1M or the like, normalised. */
  timeframe: Stage<ReadText> | null;
  /** Null where no dates or times were read: bars then have an index only. */
  time_axis: Stage<TimeAxis> | null;
  overlays: Overlay[];
  /** Set for photos: the rows of the matrix that takes a point of the straightened screen to the photo. */
  straightened: { flat_to_photo: Matrix3 } | null;
  /** What came from hints and not from the picture; null without hints. */
  hints: HintsUsed | null;
  quality: Quality;
  /** The figures that the confidences rest on, by field and name; for fitting them. */
  measures: FieldMeasures;
  stages: StageTiming[];
}

/** `score` is the calibrated probability that the reading is right (see bench); `notes` say what was weak or left out. */
export interface Quality {
  score: number;
  verdict: 'good' | 'fair' | 'poor';
  notes: string[];
}

export type RefusalCode =
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

/** What can be said of a picture whose series is refused; each part stands by itself. */
export interface PartialReading {
  layout?: Stage<Layout>;
  labels?: AxisLabel[];
  kind?: Stage<ChartKind>;
  axis?: Stage<PriceAxis>;
  last_price?: Stage<MeasuredPrice>;
  symbol?: Stage<ReadText>;
  timeframe?: Stage<ReadText>;
  measures?: FieldMeasures;
}

/** Why no reading is given. `reason` and `advice` are sentences for the person who sent the picture. */
export interface Refusal {
  code: RefusalCode;
  reason: string;
  advice: string;
  stage: StageName;
  /** What was established before the refusal, for the overlay and for support. */
  found: PartialReading;
  stages: StageTiming[];
}

export type ReadOutcome = { outcome: 'read'; reading: Reading } | { outcome: 'refused'; refusal: Refusal };

/** Called as each stage begins, so that progress shown to people is true. */
export type StageListener = (stage: StageName) => void;

/** Stages that the benchmark leaves out, one at a time, to measure what each of them buys. */
export const OPTIONAL_STAGES = [
  'straightening',
  'grid-lines',
  'axis-offset',
  'header-check',
  'envelope',
  'colour-layers',
  'no-prices',
  'lines',
  'self-check',
  'closer-look',
  'account-check',
  'floor',
] as const;
export type OptionalStage = (typeof OPTIONAL_STAGES)[number];

export interface ReadOptions {
  onStage?: StageListener;
  /** Stop and refuse with `time_limit` once this many milliseconds have gone by. */
  timeLimitMs?: number;
  /** Refuse a reading whose claim to be right is lower; the default is the least that is worth showing. */
  floor?: number;
  /** What is known of the picture beside its pixels; checked against them. Nonsense is an `InvalidHints`. */
  hints?: ReadHints;
  /** What a model says of the picture: used only for what is not found without it, and where the pixels confirm it. */
  testimony?: Testimony;
  /** Told of what the errors of the answered bars rest on; for fitting them. */
  onEdges?: (bars: readonly BarEvidence[]) => void;
  /** Whether all is asked for that a record shows, also curves and levels beside the series and notes; it is where not given. */
  inFull?: boolean;
  /** Stages to leave out; for measuring only. */
  without?: readonly OptionalStage[];
}

/** One recognised line of text. `alternatives` are other readings, best first, without `text` itself. */
export interface RecognisedText {
  text: string;
  probability: number;
  alternatives: { text: string; probability: number }[];
}

/** Grey picture, 0 = ink-free background or not, as the source has it; the recogniser normalises polarity and height. */
export interface GreyImage {
  width: number;
  height: number;
  data: Uint8Array;
}

/**
 * Port for text recognition: crops of single text lines in, texts out, in the same order.
 * `charset` narrows what may come out: `price` allows digits, separators, signs, currency marks and magnitude suffixes.
 */
export interface TextRecogniser {
  recognise(lines: GreyImage[], charset: 'price' | 'any'): RecognisedText[];
}
