/** Volume and indicator panes with their own little axes. */
import type { Box } from '../../types.ts';
import { labelPosition } from './axes.ts';
import type { Frame } from './frame.ts';
import type { SubPane } from './look.ts';
import { chooseTicks, formatNumber, formatPrice, formatVolume, priceScale, stepDecimals } from './scale.ts';
import { exponentialAverage, macd, relativeStrength, stochastic } from './studies.ts';

const closesOf = (frame: Frame): number[] =>
  [...frame.spec.history, ...frame.spec.visible].map((c) => c.close);

/** The values that belong to visible bars. */
export const visiblePart = (frame: Frame, values: readonly number[]): number[] =>
  values.slice(-frame.spec.visible.length);

/** A line through the defined values. */
export function drawValues(
  frame: Frame,
  values: readonly number[],
  y: (v: number) => number,
  colour: string,
  width = 1,
): void {
  const points = values.flatMap((v, i) => (Number.isFinite(v) ? [[frame.xs[i] ?? 0, y(v)] as const] : []));
  if (points.length > 1) frame.svg.polyline(points, colour, { width });
}

/** Volume bars at the foot of `box`, in the colours of the candles. */
function drawVolumeBars(frame: Frame, box: Box, opacity: number): void {
  const { svg, look, spec, xs, spacing } = frame;
  const most = Math.max(...spec.visible.map((c) => c.volume));
  const wide = Math.max(1 / svg.ratio, svg.snap(spacing * look.bodyRatio));
  spec.visible.forEach((c, i) => {
    const tall = Math.max(1, svg.snap(((box.y1 - box.y0) * c.volume) / most));
    const colour = c.close >= c.open ? look.theme.up : look.theme.down;
    const fill = colour === look.theme.plot ? look.theme.line : colour;
    svg.rect(svg.snap((xs[i] ?? 0) - wide / 2), box.y1 - tall, wide, tall, fill, {
      opacity,
      crisp: look.crisp,
    });
  });
}

function label(frame: Frame, y: number, text: string): void {
  const { x, anchor } = labelPosition(frame);
  frame.svg.text(x, y, text, { size: frame.look.labelSize, fill: frame.look.theme.text, anchor });
}

export function drawVolume(frame: Frame): void {
  const { look, pane, volumePane, spec, svg } = frame;
  if (look.volume === 'overlay') {
    drawVolumeBars(frame, { ...pane, y0: pane.y1 - (pane.y1 - pane.y0) * 0.16 }, 0.5);
    return;
  }
  if (!volumePane) return;
  drawVolumeBars(frame, { ...volumePane, y0: volumePane.y0 + 12 }, 1);
  const most = Math.max(...spec.visible.map((c) => c.volume));
  for (const share of [1, 0.5])
    label(
      frame,
      volumePane.y1 - (volumePane.y1 - volumePane.y0 - 12) * share,
      formatVolume(most * share, look.format),
    );
  svg.text(
    volumePane.x0 + 6,
    volumePane.y0 + 8,
    `Vol ${formatVolume(spec.visible.at(-1)?.volume ?? 0, look.format)}`,
    {
      size: look.labelSize,
      fill: look.theme.text,
    },
  );
}

function drawOscillator(frame: Frame, box: Box, lines: number[][], name: string, levels: number[]): void {
  const { svg, look } = frame;
  const y = (v: number): number => box.y1 - ((box.y1 - box.y0) * v) / 100;
  for (const level of levels) {
    svg.hairH(box.x0, box.x1, y(level), look.theme.line, { dash: '4 3' });
    label(frame, y(level), formatNumber(level, look.tickMarks ? 0 : 2, look.format));
  }
  const colours = ['#7e57c2', '#ff9800'];
  lines.forEach((values, i) => drawValues(frame, values, y, colours[i] ?? '#7e57c2', 1.2));
  const last = lines[0]?.at(-1) ?? 50;
  svg.text(box.x0 + 6, box.y0 + 9, `${name} ${formatNumber(last, 2, look.format)}`, {
    size: look.labelSize,
    fill: look.theme.text,
  });
}

function drawMacd(frame: Frame, box: Box): void {
  const { svg, look, xs, spacing, spec } = frame;
  const [line = [], signal = [], bars = []] = macd(closesOf(frame)).map((values) =>
    visiblePart(frame, values),
  );
  const most = Math.max(...line.map(Math.abs), ...bars.map(Math.abs)) || 1;
  const middle = (box.y0 + box.y1) / 2;
  const y = (v: number): number => middle - (v / most) * (box.y1 - box.y0) * 0.42;
  bars.forEach((v, i) => {
    const wide = Math.max(1, spacing * 0.6);
    svg.rect(
      (xs[i] ?? 0) - wide / 2,
      Math.min(y(v), middle),
      wide,
      Math.abs(y(v) - middle),
      v >= 0 ? look.theme.up : look.theme.down,
      { opacity: 0.7 },
    );
  });
  drawValues(frame, line, y, '#2962ff', 1.2);
  drawValues(frame, signal, y, '#ff6d00', 1.2);
  for (const v of [most * 0.8, 0, -most * 0.8])
    label(frame, y(v), formatNumber(v, spec.instrument.decimals, look.format));
  svg.text(box.x0 + 6, box.y0 + 9, 'MACD 12 26 close 9', { size: look.labelSize, fill: look.theme.text });
}

/** A line with its own price-like labels: the usual range of a bar, or another instrument. */
function drawOwnScale(frame: Frame, box: Box, values: number[], name: string): void {
  const { svg, look } = frame;
  const known = values.filter(Number.isFinite);
  const scale = priceScale('linear', Math.min(...known), Math.max(...known), box.y0 + 16, box.y1 - 8);
  const { prices, step } = chooseTicks(
    { ...scale, low: scale.price(box.y1), high: scale.price(box.y0), top: box.y0, bottom: box.y1 },
    'nice',
    look.labelSize * 2.4,
    1e-9,
  );
  for (const price of prices) {
    svg.hairH(box.x0, box.x1, scale.y(price), look.theme.grid);
    label(frame, scale.y(price), formatPrice(price, stepDecimals(step), look.format));
  }
  drawValues(frame, values, (v) => scale.y(v), '#26c6da', 1.3);
  svg.text(box.x0 + 6, box.y0 + 9, `${name} ${(known.at(-1) ?? 0).toPrecision(5)}`, {
    size: look.labelSize,
    fill: look.theme.text,
  });
}

function drawSubPane(frame: Frame, box: Box, pane: SubPane): void {
  const { spec } = frame;
  const bars = [...spec.history, ...spec.visible];
  if (pane === 'range') {
    const ranges = exponentialAverage(
      bars.map((c) => c.high - c.low),
      14,
    );
    drawOwnScale(frame, box, visiblePart(frame, ranges), 'ATR 14');
    return;
  }
  if (pane === 'rival') {
    const other = frame.random.fork('rival');
    let price = 40 + 300 * other.next();
    const walk = bars.map(() => (price *= Math.exp(0.008 * other.normal())));
    drawOwnScale(frame, box, visiblePart(frame, walk), other.pick(['DXY', 'SPY', 'ETHBTC', 'VIX']));
    return;
  }
  if (pane === 'macd') drawMacd(frame, box);
  else if (pane === 'rsi')
    drawOscillator(
      frame,
      box,
      [visiblePart(frame, relativeStrength(closesOf(frame), 14))],
      'RSI 14',
      [30, 50, 70],
    );
  else {
    const lines = stochastic([...spec.history, ...spec.visible], 14).map((v) => visiblePart(frame, v));
    drawOscillator(frame, box, lines, 'Stoch 14 1 3', [20, 80]);
  }
}

export function drawSubPanes(frame: Frame): void {
  frame.subPanes.forEach((box, i) => {
    const pane = frame.look.subPanes[i];
    if (pane) drawSubPane(frame, box, pane);
  });
}
