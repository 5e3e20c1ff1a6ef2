/**
 * The two file formats of the benchmark. Pixels are those of the picture file, origin at the top
 * left, continuous (pixel row r covers r..r+1); prices are in the units printed on the axis.
 */
import type { ChartKind, Matrix3 } from '../types.ts';

export interface PricePoint {
  y_px: number;
  price: number;
  x_px?: number;
}

export interface PlotBox {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface TruthCandle {
  x_px: number;
  t: string;
  o: number | null;
  h: number | null;
  l: number | null;
  c: number;
  y_mid_px?: number;
  /** A window lies over its opening or closing price, so that no reader can see it. */
  hidden?: true;
}

export interface TruthAxis {
  side: 'left' | 'right';
  scale: 'linear' | 'log';
  y_pixel_of_two_prices: [PricePoint, PricePoint];
  plot?: PlotBox;
  /** Printed decimals; not labelled on real screenshots. */
  decimals?: number;
  flat?: {
    size: [number, number];
    y_pixel_of_two_prices: [PricePoint, PricePoint];
    plot: PlotBox;
    axis_x: number;
  };
  homography_flat_to_image?: Matrix3;
  tol_frac?: number;
  plot_quad?: [number, number][];
}

export type Trend = 'bullish' | 'bearish' | 'sideways';
export type Variant =
  | 'clean'
  | 'mirror'
  | 'photo'
  | 'jpeg'
  | 'down'
  | 'blur'
  | 'chat'
  | 'crop'
  | 'notchart'
  | 'wild';

/** The most that the labels of the time axis tell: with them a bar's time is known to its year, its date, its clock, or not at all. */
export type TimesShown = 'year' | 'date' | 'clock' | 'none';

interface ThemeTruth {
  name: string;
  dark: boolean;
  bg: string;
  up: string;
  down: string;
  hollow_up: boolean;
}

/** What a drawn picture of a chart truly shows. */
export interface ChartTruth {
  is_chart?: true;
  image: string;
  part: 'A';
  variant: Variant;
  mirror_of?: string;
  source_image?: string;
  renderer: string;
  chart_type: ChartKind;
  theme: ThemeTruth;
  size: [number, number];
  symbol: string;
  symbol_shown: boolean;
  timeframe: string;
  timeframe_shown: boolean;
  axis: TruthAxis;
  bar_spacing_px: number;
  candles: TruthCandle[];
  last_price: number;
  last_price_shown: boolean;
  trend_by_rule: Trend;
  trend_score: number;
  overlays: string[];
  volume: boolean;
  sub_pane: string | null;
  drawing: string | null;
  crosshair: boolean;
  data_source: string;
  capture?: Record<string, number | string>;
  /** Kinds that also pass, where the picture cannot tell them apart. */
  chart_type_ok?: ChartKind[];
  symbol_ok?: string[];
  times_shown?: TimesShown;
  /** Bars are closer than two pixels: axis and the range of each pixel column are judged. */
  envelope?: true;
  /** Things drawn around and over the chart. */
  furniture?: string[];
}

/** A bar measured by hand: its column, and the middle of the outermost rows of body and wick. */
export interface SampledBar {
  x_px: number;
  open_y: number;
  high_y: number;
  low_y: number;
  close_y: number;
}

/** A real screenshot labelled by hand: the axis, what is printed, and at most a few bars. */
export interface RealTruth {
  is_chart: true;
  image: string;
  part: 'B';
  variant: 'wild';
  renderer: 'wild';
  program: string;
  chart_type: ChartKind;
  chart_type_ok?: ChartKind[];
  size: [number, number];
  symbol: string | null;
  symbol_ok?: string[] | null;
  symbol_shown: boolean;
  timeframe: string | null;
  timeframe_shown: boolean;
  axis: TruthAxis;
  candles: null;
  ohlc_sample?: SampledBar[];
  last_price: number | null;
  last_price_shown: boolean;
  trend: Trend;
  trend_ok?: Trend[];
  note: string;
}

/** A picture that is no price chart; the only right answer is a refusal. */
export interface NotChartTruth {
  is_chart: false;
  note: string;
  expect: 'refusal';
  image: string;
  part: 'A' | 'B';
  variant: 'notchart';
  renderer: string;
  size: [number, number];
  /** That of a chart of which no price can be read but this one, which its header prints. */
  last_price?: number;
}

export type Truth = ChartTruth | RealTruth | NotChartTruth;

/** One reader's answer for one picture. Everything may be missing: answers come from files. */
export interface Prediction {
  image?: string;
  refused?: string;
  /** What was found although the series was refused; people are shown it. */
  found?: {
    axis?: { scale: 'linear' | 'log'; a: PricePoint; b: PricePoint };
    symbol?: string | null;
    timeframe?: string | null;
    last_price?: number | null;
  };
  kind?: string;
  axis?: { scale: 'linear' | 'log'; a: PricePoint; b: PricePoint };
  candles?: {
    x_px: number;
    o: number | null;
    h: number | null;
    l: number | null;
    /** Null where the answer says that the bar is hidden. */
    c: number | null;
    t?: string | null;
  }[];
  symbol?: string | null;
  timeframe?: string | null;
  trend_direction?: string;
  last_price?: number | null;
  elapsed_ms?: number;
}

export const isChart = (truth: Truth): truth is ChartTruth | RealTruth => truth.is_chart !== false;

/** A chart whose every bar is known, as in all drawn ones. */
export const hasSeries = (truth: Truth): truth is ChartTruth => isChart(truth) && truth.candles !== null;
