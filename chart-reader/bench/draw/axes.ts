/** Grid, price labels, time labels, last-price box and crosshair. */
import type { Frame } from './frame.ts';
import { formatPrice } from './scale.ts';
import { textWidth } from './svg.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (value: number): string => String(value).padStart(2, '0');

/** A time as the program prints it under the chart. */
function formatTime(frame: Frame, time: number): string {
  const d = new Date(time);
  const clock = `${two(d.getUTCHours())}:${two(d.getUTCMinutes())}`;
  const day = `${d.getUTCDate()} ${months[d.getUTCMonth()]}`;
  const intraday = /[mh]$/.test(frame.spec.timeframe);
  switch (frame.look.dateFormat) {
    case 'metatrader':
      return intraday ? `${day} ${clock}` : `${day} ${d.getUTCFullYear()}`;
    case 'iso':
      return intraday
        ? `${two(d.getUTCMonth() + 1)}-${two(d.getUTCDate())} ${clock}`
        : `${d.getUTCFullYear()}-${two(d.getUTCMonth() + 1)}-${two(d.getUTCDate())}`;
    case 'clock':
      return intraday ? clock : `${d.getUTCDate()}`;
    default:
      return intraday ? clock : `${months[d.getUTCMonth()]} ${d.getUTCDate()}`;
  }
}

/** Every how many bars a time label stands. */
function timeStride(frame: Frame): number {
  const widest = textWidth(formatTime(frame, frame.spec.visible[0]?.time ?? 0), frame.look.labelSize);
  return Math.max(1, Math.ceil((widest * 1.9) / frame.spacing));
}

/** Grid lines of the price pane, under the series. */
export function drawGrid(frame: Frame): void {
  const { svg, look, pane, ticks, scale, xs } = frame;
  const style = { dash: look.gridDash };
  if (look.grid === 'none') return;
  for (const price of ticks.prices) svg.hairH(pane.x0, pane.x1, scale.y(price), look.theme.grid, style);
  if (look.grid !== 'both') return;
  const stride = timeStride(frame);
  xs.forEach((x, i) => {
    if (i % stride === Math.floor(stride / 2)) svg.hairV(x, pane.y0, pane.y1, look.theme.grid, style);
  });
}

/** x and anchor of the price labels. */
export function labelPlace(frame: Frame): { x: number; anchor: 'start' | 'end' } {
  const { look, pane } = frame;
  const off = 6 + (look.tickMarks ? 4 : 0);
  if (look.labelsInside)
    return look.side === 'right' ? { x: pane.x1 - 4, anchor: 'end' } : { x: pane.x0 + 4, anchor: 'start' };
  return look.side === 'right' ? { x: pane.x1 + off, anchor: 'start' } : { x: pane.x0 - off, anchor: 'end' };
}

/** Price labels with their tick marks; labels too near the ends are left out, as programs do. */
export function drawPriceLabels(frame: Frame): void {
  const { svg, look, pane, ticks, scale, decimals } = frame;
  const { x, anchor } = labelPlace(frame);
  const edge = look.labelSize * (look.frame === 'box' ? -0.2 : 0.5);
  for (const price of ticks.prices) {
    const y = scale.y(price);
    if (y < pane.y0 + edge || y > pane.y1 - edge) continue;
    const shift = look.labelsInside ? -look.labelSize * 0.62 : 0;
    svg.text(x, y + shift, formatPrice(price, decimals, look.format), {
      size: look.labelSize,
      fill: look.theme.text,
      anchor,
      weight: look.labelWeight,
    });
    if (!look.tickMarks) continue;
    const end = look.side === 'right' ? pane.x1 : pane.x0 - 4;
    svg.hairH(end, end + 4, y, look.theme.text);
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

export function drawTimeLabels(frame: Frame): void {
  const { svg, look, xs, spec, timeRow, pane } = frame;
  const stride = timeStride(frame);
  xs.forEach((x, i) => {
    if (i % stride !== Math.floor(stride / 2)) return;
    const candle = spec.visible[i];
    if (!candle || x > pane.x1 - 20) return;
    const anchor = look.dateFormat === 'metatrader' ? 'start' : 'middle';
    svg.text(x, timeRow, formatTime(frame, candle.time), {
      size: look.labelSize,
      fill: look.theme.text,
      anchor,
    });
  });
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
  const place = labelPlace(frame);
  svg.text(place.x, y, text, {
    size: look.labelSize,
    fill: ink,
    anchor: place.anchor,
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
