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
  /** `step` prints as few decimals as the steps need; `fixed` those of the instrument. */
  decimals: 'fixed' | 'step';
  thousands: '' | ',' | ' ' | '.';
  prefix: string;
  /** 12.5K, 0.0₄232 */
  short: 'none' | 'kilo' | 'subscript';
}

export type Overlay = 'sma' | 'ema' | 'bands' | 'sar' | 'ribbon';
export type Drawing = 'levels' | 'trendline' | 'fib' | 'zone' | 'markers' | 'orders';
export type SubPane = 'rsi' | 'macd' | 'stochastic';
export type HeaderKind =
  'tradingview' | 'metatrader' | 'exchange' | 'yahoo' | 'title' | 'terminal' | 'broker' | 'none';
export type ChromePart =
  'top-bar' | 'left-tools' | 'watch-list' | 'bottom-tabs' | 'phone' | 'menu' | 'order-panel' | 'window';

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
  dateFormat: 'day-month' | 'clock' | 'iso' | 'metatrader';
}
