/** How one chart is drawn. A look is sampled once; clean and mirrored pictures share it. */
import type { ChartKind } from '../../types.ts';

export interface Theme {
  name: string;
  dark: boolean;
  bg: string;
  /** Ground of the price pane where it differs from the page. */
  plot: string;
  up: string;
  down: string;
  grid: string;
  text: string;
  line: string;
  accent: string;
}

export interface LabelFormat {
  /** `step` prints as few decimals as the steps need; `fixed` those of the instrument; `whole` none, which rounds the labels. */
  decimals: 'fixed' | 'step' | 'whole';
  thousands: '' | ',' | ' ' | '.' | "'";
  prefix: string;
  /** 12.5K, 1.25M, 0.0₄232, 0.0{4}232 */
  short: 'none' | 'kilo' | 'subscript' | 'braces';
  /** 12,5 instead of 12.5. */
  comma?: boolean;
  /** The last digit smaller and higher, as forex programs do. */
  raised?: boolean;
  /** Labels of plotting libraries without their common part, which stands above the axis: 1e-5, +1.08. */
  offset?: 'power' | 'sum';
}

/** Labels that tell no price: left out, in percent of the first close, or rounded until all are equal. */
export type LabelMode = 'prices' | 'none' | 'percent' | 'equal';

/** The second price axis on the far side of the pane. */
export type FarAxis = 'none' | 'same' | 'percent' | 'other';

/** What real screens show over, under and beside the series. */
export type Furniture =
  | 'channel'
  | 'rays'
  | 'pitchfork'
  | 'shapes'
  | 'brush'
  | 'callouts'
  | 'notes'
  | 'position'
  | 'elliott'
  | 'signals'
  | 'figures'
  | 'bubbles'
  | 'cloud'
  | 'supertrend'
  | 'sessions'
  | 'stripes'
  | 'profile'
  | 'countdown'
  | 'quotes'
  | 'name-tag'
  | 'alerts'
  | 'study-tags'
  | 'dashboard'
  | 'legend'
  | 'popup'
  | 'context-menu'
  | 'dialog'
  | 'data-window'
  | 'trade-buttons'
  | 'vignette'
  | 'day-lines'
  | 'extremes';

export type Overlay = 'sma' | 'ema' | 'bands' | 'sar' | 'ribbon';
export type Drawing = 'levels' | 'trendline' | 'fib' | 'zone' | 'markers' | 'orders';
export type SubPane = 'rsi' | 'macd' | 'stochastic' | 'range' | 'rival';
export type HeaderKind =
  | 'tradingview'
  | 'metatrader'
  | 'exchange'
  | 'yahoo'
  | 'title'
  | 'terminal'
  | 'broker'
  | 'snapshot'
  | 'futures'
  | 'study'
  | 'platform'
  | 'plain'
  | 'app'
  | 'quote'
  | 'report'
  | 'none';
export type ChromePart =
  | 'top-bar'
  | 'left-tools'
  | 'watch-list'
  | 'bottom-tabs'
  | 'phone'
  | 'menu'
  | 'order-panel'
  | 'window'
  | 'task-bar'
  | 'order-book'
  | 'ladder'
  | 'positions'
  | 'title-bar'
  | 'status-bar'
  | 'navigator'
  | 'news'
  | 'notebook'
  | 'margin'
  | 'panel';

export type DateFormat =
  | 'day-month'
  | 'clock'
  | 'iso'
  | 'metatrader'
  | 'calendar'
  | 'american'
  | 'slashes'
  | 'asian'
  | 'german';

export type Language = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'ru' | 'tr' | 'ja' | 'zh' | 'ko' | 'pl';

export interface Look {
  program: string;
  theme: Theme;
  width: number;
  height: number;
  ratio: number;
  font: string;
  labelSize: number;
  labelWeight: number;
  kind: ChartKind;
  hollow: 'up' | 'none';
  side: 'left' | 'right';
  scale: 'linear' | 'log';
  /** Bars shown, and empty slots after the last one. */
  bars: number;
  emptyRight: number;
  /** Bars at their true time: closed days leave empty slots. */
  trueTime: boolean;
  bodyRatio: number;
  crisp: boolean;
  wickWidth: number;
  border: boolean;
  /** Wicks and outlines in one colour, whatever the direction. */
  wickColour: string | null;
  padTop: number;
  padBottom: number;
  tickSpacing: number;
  tickStyle: 'nice' | 'decade' | 'pixels';
  format: LabelFormat;
  grid: 'none' | 'horizontal' | 'both';
  gridDash: string;
  frame: 'none' | 'separator' | 'box';
  tickMarks: boolean;
  /** Tick marks reach up to the digits. */
  stubs: boolean;
  /** Labels drawn over the pane, as phone programs do. */
  labelsInside: boolean;
  header: HeaderKind;
  headerInside: boolean;
  lastPrice: 'none' | 'box' | 'line' | 'box-line';
  volume: 'none' | 'overlay' | 'pane';
  subPanes: SubPane[];
  overlays: Overlay[];
  drawings: Drawing[];
  crosshair: boolean;
  watermark: boolean;
  chrome: ChromePart[];
  dateFormat: DateFormat;
  furniture: Furniture[];
  /** Letters without grey edges, on whole pixels, as old programs draw them. */
  aliased: boolean;
  lineStyle: 'solid' | 'step' | 'markers' | 'rounded';
  areaFill: 'gradient' | 'flat' | 'half' | 'strong' | 'baseline';
  farAxis: FarAxis;
  /** Indicator panes above the price instead of below. */
  panesAbove: boolean;
  labels: LabelMode;
  /** Fewer labels than usual: two to four. */
  fewLabels: boolean;
  /** Names of times and buttons in this language. */
  language: Language;
  /** Wanted distance of neighbouring bars in device pixels; as many bars as fit. */
  spacing: number | null;
}
