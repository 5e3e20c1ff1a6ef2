/** Grid, price labels, time labels, last-price box and crosshair. */
import type { Frame } from './frame.ts';
import { formatNumber, formatPrice, stepDecimals } from './scale.ts';
import { textWidth } from './svg.ts';
import { timeLabels } from './time-labels.ts';

/** Grid lines of the price pane, under the series. */
export function drawGrid(frame: Frame): void {
  const { svg, look, pane, ticks, scale, xs } = frame;
  const style = { dash: look.gridDash };
  if (look.grid === 'none') return;
  for (const price of ticks.prices) svg.hairH(pane.x0, pane.x1, scale.y(price), look.theme.grid, style);
  if (look.grid !== 'both') return;
  for (const { i } of timeLabels(frame)) svg.hairV(xs[i] ?? 0, pane.y0, pane.y1, look.theme.grid, style);
}

/** x and anchor of the price labels. */
export function labelPosition(frame: Frame): { x: number; anchor: 'start' | 'end' } {
  const { look, pane } = frame;
  const off = look.stubs ? 5 : 6 + (look.tickMarks ? 4 : 0);
  if (look.labelsInside)
    return look.side === 'right' ? { x: pane.x1 - 4, anchor: 'end' } : { x: pane.x0 + 4, anchor: 'start' };
  return look.side === 'right' ? { x: pane.x1 + off, anchor: 'start' } : { x: pane.x0 - off, anchor: 'end' };
}

/** Text of a label on the strip of prices; labels that tell no price stand for it where the look wants that. */
function labelText(frame: Frame, price: number): string {
  const { look, decimals, spec } = frame;
  const first = spec.visible[0]?.close ?? price;
  switch (look.labels) {
    case 'percent':
      return `${formatNumber(100 * (price / first - 1), 2, look.format)}%`;
    case 'equal':
      return `${Math.round(first / 1000)}K`;
    case 'none':
      return '';
    case 'prices':
      return formatPrice(price, decimals, look.format);
  }
}

/** Range of the labels over their sum up to which plotting libraries count from one. */
const LARGEST_RANGE = 0.1;

interface Offset {
  /** Printed above the axis. */
  head: string;
  text: (price: number) => string;
}

/** Labels without their common part, as plotting libraries print narrow ranges of long numbers. */
function offsetOf(frame: Frame): Offset | null {
  const { look, ticks } = frame;
  if (!look.format.offset || look.scale === 'log') return null;
  const power = Math.floor(Math.log10(ticks.step) + 1e-9);
  const unit = 10 ** power;
  if (look.format.offset === 'power') {
    const large = Math.floor(Math.log10(Math.max(...ticks.prices)));
    const digits = stepDecimals(ticks.step / 10 ** large);
    return { head: `1e${String(large).replace('-', '−')}`, text: (p) => (p / 10 ** large).toFixed(digits) };
  }
  const base = Number(Math.min(...ticks.prices).toPrecision(3));
  // They count from a sum only where that saves figures.
  if (Math.max(...ticks.prices) - base > LARGEST_RANGE * base) return null;
  // Some programs put blanks around the sign.
  const sign = frame.spec.instrument.symbol.length % 2 ? ' + ' : '+';
  return {
    head: `${power === 0 ? '' : `1e${String(power).replace('-', '−')}`}${sign}${base}`.trim(),
    text: (p) => ((p - base) / unit).toFixed(1),
  };
}

/** Fewest decimals of which the last one, a tenth of a pip, is raised. */
const RAISED_FROM = 3;

/** One price label; the last digit smaller and higher where the program does that. */
function drawLabel(frame: Frame, x: number, y: number, text: string, anchor: 'start' | 'end'): void {
  const { svg, look } = frame;
  const style = { size: look.labelSize, fill: look.theme.text, weight: look.labelWeight };
  if (!look.format.raised || frame.decimals < RAISED_FROM || text.length < 4) {
    svg.text(x, y, text, { ...style, anchor });
    return;
  }
  const [head, last] = [text.slice(0, -1), text.slice(-1)];
  const wide = textWidth(head, look.labelSize);
  const small = look.labelSize * 0.72;
  const left = anchor === 'start' ? x : x - wide - small * 0.6;
  svg.text(left + wide, y, head, { ...style, anchor: 'end' });
  svg.text(left + wide, y - look.labelSize * 0.2, last, { ...style, size: small });
}

/** Price labels with their tick marks; labels too near the ends are left out, as programs do. */
export function drawPriceLabels(frame: Frame): void {
  const { svg, look, pane, ticks, scale } = frame;
  const { x, anchor } = labelPosition(frame);
  const edge = look.labelSize * (look.frame === 'box' ? -0.2 : 0.5);
  const offset = offsetOf(frame);
  if (offset && look.labels === 'prices')
    svg.text(look.side === 'left' ? pane.x0 : pane.x1, pane.y0 - look.labelSize * 0.7, offset.head, {
      size: look.labelSize,
      fill: look.theme.text,
      anchor: look.side === 'left' ? 'start' : 'end',
    });
  for (const price of ticks.prices) {
    const y = scale.y(price);
    if (y < pane.y0 + edge || y > pane.y1 - edge) continue;
    const shift = look.labelsInside ? -look.labelSize * 0.62 : 0;
    const text = look.labels === 'prices' && offset ? offset.text(price) : labelText(frame, price);
    drawLabel(frame, x, y + shift, text, anchor);
    if (!look.tickMarks) continue;
    const end = look.side === 'right' ? pane.x1 : pane.x0 - 4;
    svg.hairH(end, end + 4, y, look.theme.text);
  }
  drawFarAxis(frame);
}

/** The axis on the other side: the same prices, the change in percent, or the prices of something else. */
function drawFarAxis(frame: Frame): void {
  const { svg, look, pane, ticks, scale, spec } = frame;
  if (look.farAxis === 'none') return;
  const first = spec.visible[0]?.close ?? 1;
  const style = { size: look.labelSize, fill: look.theme.text } as const;
  const right = look.side === 'left';
  for (const price of ticks.prices) {
    const y = scale.y(price) + (look.farAxis === 'other' ? look.labelSize * 1.1 : 0);
    if (y < pane.y0 + 6 || y > pane.y1 - 6) continue;
    const text = {
      same: labelText(frame, price),
      percent: `${formatNumber(100 * (price / first - 1), 2, look.format)}%`,
      other: formatNumber(120 + (price / first - 1) * 340, 2, look.format),
    }[look.farAxis];
    svg.text(right ? pane.x1 + 6 : pane.x0 - 6, y, text, { ...style, anchor: right ? 'start' : 'end' });
  }
}

/** Separators or a box around the panes. */
export function drawFrameLines(frame: Frame): void {
  const { svg, look, pane, volumePane, subPanes } = frame;
  const colour = look.theme.line;
  for (const box of [pane, volumePane, ...subPanes]) {
    if (!box || look.frame === 'none') continue;
    const left = look.side === 'right' && !look.labelsInside ? pane.x1 : pane.x0;
    if (look.frame === 'box')
      svg.rect(box.x0, box.y0, box.x1 - box.x0, box.y1 - box.y0, 'none', { stroke: colour, crisp: true });
    else {
      svg.hairH(frame.inner.x0, frame.inner.x1, box.y1, colour);
      svg.hairV(left, box.y0, box.y1, colour);
    }
  }
}

/** A coloured box with a price on the strip. */
export function drawPriceBox(frame: Frame, price: number, fill: string, ink: string): void {
  const { svg, look, strip, scale, pane } = frame;
  const y = scale.y(price);
  const tall = look.labelSize + 6;
  const text = formatPrice(price, frame.spec.instrument.decimals, look.format);
  const wide = look.labelsInside ? textWidth(text, look.labelSize) + 10 : strip.x1 - strip.x0 - 2;
  const x = look.labelsInside ? (look.side === 'right' ? pane.x1 - wide : pane.x0) : strip.x0 + 1;
  svg.rect(x, y - tall / 2, wide, tall, fill, { radius: look.crisp ? 0 : 2 });
  const label = labelPosition(frame);
  svg.text(label.x, y, text, {
    size: look.labelSize,
    fill: ink,
    anchor: label.anchor,
    weight: look.labelWeight,
  });
}

/** Line and box at the last close. */
export function drawLastPrice(frame: Frame): void {
  const { svg, look, pane, scale, spec } = frame;
  const last = spec.visible.at(-1);
  if (!last || look.lastPrice === 'none') return;
  const { theme } = look;
  const colour = last.close >= last.open ? theme.up : theme.down;
  const fill = colour === theme.plot ? theme.text : colour;
  if (look.lastPrice !== 'box')
    svg.hairH(pane.x0, pane.x1, scale.y(last.close), fill, { dash: look.gridDash || '1 2' });
  if (look.lastPrice !== 'line') drawPriceBox(frame, last.close, fill, inkOn(fill));
}

/** Black or white, whichever reads better on the ground. */
export function inkOn(ground: string): string {
  const value = Number.parseInt(ground.slice(1), 16);
  const luma = 0.299 * (value >> 16) + 0.587 * ((value >> 8) & 255) + 0.114 * (value & 255);
  return luma > 150 ? '#000000' : '#ffffff';
}

/** Crosshair with its own price box, somewhere inside the pane. */
export function drawCrosshair(frame: Frame): void {
  const { svg, look, pane, xs, scale, random } = frame;
  if (!look.crosshair) return;
  const x = xs[random.int(0, xs.length - 1)] ?? pane.x0;
  const y = random.between(pane.y0 + (pane.y1 - pane.y0) * 0.15, pane.y0 + (pane.y1 - pane.y0) * 0.8);
  const colour = look.theme.dark ? '#9598a1' : '#787b86';
  svg.hairV(x, pane.y0, pane.y1, colour, { dash: '4 4' });
  svg.hairH(pane.x0, pane.x1, y, colour, { dash: '4 4' });
  const fill = look.theme.dark ? '#4c525e' : '#131722';
  drawPriceBox(frame, scale.price(y), fill, '#ffffff');
}
