import type { Raster } from '../types.ts';
import { drawBlockText, TEXT_HEIGHT } from './block-font.ts';
import { Canvas } from './canvas.ts';
import type { Colour } from './canvas.ts';

export interface Ohlc {
  open: number;
  high: number;
  low: number;
  close: number;
}

export interface ChartStyle {
  kind: 'candles' | 'hollow' | 'bars' | 'line';
  scale: 'linear' | 'log';
  side: 'left' | 'right';
  dark: boolean;
  spacing: number;
  grid: boolean;
  volume: boolean;
  average: boolean;
  /** Colours of rising and falling bars exchanged. */
  swapped: boolean;
}

export const PLAIN: ChartStyle = {
  kind: 'candles',
  scale: 'linear',
  side: 'right',
  dark: true,
  spacing: 10,
  grid: true,
  volume: false,
  average: false,
  swapped: false,
};

/** A drawn chart and what was drawn: `yOf` gives the row of a price, `xOf` the middle of a bar. */
export interface DrawnChart {
  raster: Raster;
  xOf: (bar: number) => number;
  yOf: (price: number) => number;
}

const STRIP = 90;
const TOP = 40;
const PANE = 360;
const BOTTOM = 50;

/** Draws a chart whose axis runs from `low` to `high` with labels at the given prices. */
export function drawChart(
  series: readonly Ohlc[],
  labels: readonly number[],
  decimals: number,
  style: ChartStyle,
): DrawnChart {
  const width = Math.ceil(series.length * style.spacing) + 20 + STRIP;
  const canvas = new Canvas(width, TOP + PANE + BOTTOM, style.dark ? [18, 22, 30] : [255, 255, 255]);
  const left = style.side === 'left' ? STRIP : 0;
  const right = left + width - STRIP;
  const scaled = (p: number): number => (style.scale === 'log' ? Math.log(p) : p);
  const high = scaled(Math.max(...series.map((b) => b.high), ...labels));
  const low = scaled(Math.min(...series.map((b) => b.low), ...labels));
  const yOf = (p: number): number => TOP + 20 + ((high - scaled(p)) / (high - low)) * (PANE - 40);
  const xOf = (i: number): number => left + 10 + (i + 0.5) * style.spacing;
  const text: Colour = style.dark ? [190, 195, 205] : [60, 60, 70];
  const gridColour: Colour = style.dark ? [36, 42, 52] : [232, 234, 238];
  for (const price of labels) {
    const row = Math.floor(yOf(price));
    if (style.grid) canvas.fill(left, row, right, row + 1, gridColour);
    const x = style.side === 'right' ? right + 10 : 10;
    drawBlockText(canvas, price.toFixed(decimals), x, row - TEXT_HEIGHT / 2, text);
  }
  const up: Colour = style.swapped ? [239, 68, 68] : [38, 200, 120];
  const down: Colour = style.swapped ? [38, 200, 120] : [239, 68, 68];
  if (style.volume) drawVolume(canvas, series, xOf, style.spacing, up, down);
  if (style.kind === 'line')
    canvas.polyline(
      series.map((b, i) => [xOf(i), yOf(b.close)] as const),
      2,
      [80, 140, 250],
    );
  else series.forEach((b, i) => drawBar(canvas, b, xOf(i), yOf, style, b.close >= b.open ? up : down));
  if (style.average) drawAverage(canvas, series, xOf, yOf);
  return { raster: canvas.raster, xOf, yOf };
}

function drawBar(
  canvas: Canvas,
  b: Ohlc,
  x: number,
  yOf: (p: number) => number,
  style: ChartStyle,
  colour: Colour,
): void {
  const half = Math.max(1.5, Math.floor(0.34 * style.spacing) + 0.5);
  const middle = Math.floor(x) + 0.5;
  canvas.fill(middle - 0.5, yOf(b.high), middle + 0.5, yOf(b.low), colour);
  if (style.kind === 'bars') {
    canvas.fill(middle - half, yOf(b.open) - 0.5, middle, yOf(b.open) + 0.5, colour);
    canvas.fill(middle, yOf(b.close) - 0.5, middle + half, yOf(b.close) + 0.5, colour);
    return;
  }
  const top = yOf(Math.max(b.open, b.close)) - 0.5;
  const bottom = yOf(Math.min(b.open, b.close)) + 0.5;
  canvas.fill(middle - half, top, middle + half, bottom, colour);
  if (style.kind === 'hollow' && b.close >= b.open && bottom - top > 3)
    canvas.fill(
      middle - half + 1,
      top + 1,
      middle + half - 1,
      bottom - 1,
      style.dark ? [18, 22, 30] : [255, 255, 255],
    );
}

function drawVolume(
  canvas: Canvas,
  series: readonly Ohlc[],
  xOf: (i: number) => number,
  spacing: number,
  up: Colour,
  down: Colour,
): void {
  const faint = (c: Colour): Colour => [Math.round(c[0] / 2), Math.round(c[1] / 2), Math.round(c[2] / 2)];
  series.forEach((b, i) => {
    const height = 4 + ((i * 7919) % 31);
    const half = Math.floor(0.34 * spacing) + 0.5;
    const middle = Math.floor(xOf(i)) + 0.5;
    canvas.fill(
      middle - half,
      TOP + PANE + 24 - height,
      middle + half,
      TOP + PANE + 24,
      faint(b.close >= b.open ? up : down),
    );
  });
}

function drawAverage(
  canvas: Canvas,
  series: readonly Ohlc[],
  xOf: (i: number) => number,
  yOf: (p: number) => number,
): void {
  const points = series.map((_, i) => {
    const window = series.slice(Math.max(0, i - 9), i + 1);
    return [xOf(i), yOf(window.reduce((s, b) => s + b.close, 0) / window.length)] as const;
  });
  canvas.polyline(points, 1.6, [70, 110, 255]);
}

/** A series from numbers between 0 and 1 (four a bar): each bar opens where the last one closed. */
export function walk(numbers: readonly number[], start: number, step: number): Ohlc[] {
  const out: Ohlc[] = [];
  let last = start;
  for (let i = 0; i + 3 < numbers.length; i += 4) {
    const open = last;
    const close = open + (numbers[i]! - 0.5) * 2 * step;
    const high = Math.max(open, close) + numbers[i + 1]! * 0.8 * step;
    const low = Math.min(open, close) - numbers[i + 2]! * 0.8 * step;
    out.push({ open, high, low, close });
    last = close;
  }
  return out;
}

/** Round prices that span the series, about `count` of them. */
export function roundLabels(series: readonly Ohlc[], count: number): { labels: number[]; decimals: number } {
  const high = Math.max(...series.map((b) => b.high));
  const low = Math.min(...series.map((b) => b.low));
  const raw = (high - low) / count;
  const magnitude = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((m) => m * magnitude).find((s) => s >= raw) ?? raw;
  const labels: number[] = [];
  for (let k = Math.floor(low / step); k <= Math.ceil(high / step); k++) labels.push(k * step);
  return { labels, decimals: Math.max(0, -Math.floor(Math.log10(step) + 1e-9)) };
}
