import { fixed, priceDecimalsOf } from '../../domain/shared-with-web/fixed-number.ts';
import type { AnalysisJson, PlanLevelJson } from '../../domain/analysis/analysis-json-types.ts';
import type { ChartReadout } from '../../ports/analysis/chart-reading.ts';
import { barPath, boxPath, linePath, rowOf } from './overlay-shapes.ts';
import { strokeText, strokeWidthOf } from './stroke-text.ts';

/** Middle tones: on white they are dark enough, on black bright enough; the halo does the rest. */
const TONES = { rising: '#12a150', falling: '#e5484d', neutral: '#8b8d98', accent: '#3b82f6' } as const;
type Tone = keyof typeof TONES;

const PLAN = [
  { key: 'entry', label: 'Entry', tone: 'accent' },
  { key: 'stop', label: 'Stop', tone: 'falling' },
  { key: 'take_profit_1', label: 'TP1', tone: 'rising' },
  { key: 'take_profit_2', label: 'TP2', tone: 'rising' },
] as const;

/** Least distance between two labels, in units. */
const TAG_GAP = 18;
/** Bars that the plan's zones reach back over. */
const ZONE_BARS = 8;

interface Sheet {
  readout: ChartReadout;
  json: AnalysisJson;
  /** Thickness and text sizes grow with the picture. */
  unit: number;
}

/**
 * What was measured as an SVG of the picture's size: pane and axis ticks, every bar outlined, levels with their error
 * bands, and the plan's zones and lines. The drawing vocabulary is the one of the web's overlay.
 */
export function drawOverlay(readout: ChartReadout, json: AnalysisJson): string {
  const { width, height } = readout.size;
  const sheet: Sheet = { readout, json, unit: Math.max(1, Math.max(width, height) / 1400) };
  const parts = [axis(sheet), levels(sheet), bars(sheet), plan(sheet)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none">${parts.join('')}</svg>`;
}

/** A path twice: a wide, faint line of the opposite lightness under the coloured one keeps it apart from any ground. */
function stroke(path: string, tone: Tone, width: number, dash = ''): string {
  if (path === '') return '';
  const dashes = dash === '' ? '' : ` stroke-dasharray="${dash}"`;
  const line = (colour: string, opacity: number, wide: number): string =>
    `<path d="${path}" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${wide.toFixed(2)}"${dashes}/>`;
  return line('#ffffff', 0.4, width * 2.6) + line('#000000', 0.4, width * 1.7) + line(TONES[tone], 1, width);
}

function axis({ readout, unit }: Sheet): string {
  const { price_pane: pane, axis_side: side, labels } = readout;
  const edge = side === 'right' ? pane.x1 : pane.x0;
  const inwards = (side === 'right' ? -8 : 8) * unit;
  const used = labels.filter((label) => label.inlier);
  const ticks = used.map((label) => linePath(edge, edge + inwards, label.y_px)).join('');
  const boxes = used.map((label) => boxPath(label.box)).join('');
  return (
    stroke(boxPath(pane), 'accent', 0.6 * unit, '2 5') +
    stroke(boxes, 'accent', 0.6 * unit) +
    stroke(ticks, 'accent', 1.6 * unit)
  );
}

function bars({ readout, unit }: Sheet): string {
  const of = (direction: string): string =>
    readout.bars
      .filter((bar) => bar.direction === direction)
      .map((bar) => barPath(readout, bar))
      .join('');
  const thin = 0.9 * unit;
  return (
    stroke(of('up'), 'rising', thin) +
    stroke(of('down'), 'falling', thin) +
    stroke(of('flat'), 'neutral', thin)
  );
}

function levels(sheet: Sheet): string {
  const { x0, x1 } = sheet.readout.price_pane;
  return sheet.json.key_levels
    .map((level) => {
      const tone = level.type === 'support' ? 'rising' : 'falling';
      return band(sheet, level, x0, tone) + rule(sheet, level.price, x0, x1, tone, 1.1);
    })
    .join('');
}

function plan(sheet: Sheet): string {
  const { readout, json, unit } = sheet;
  const { entry, stop, take_profit_2: far } = json.plan;
  if (entry === null || stop === null || far === null) return '';
  const { price_pane: pane, bars: all, bar_spacing_px: spacing } = readout;
  const from = Math.max(pane.x0, (all.at(-1)?.x_px ?? pane.x1) - ZONE_BARS * spacing);
  const zones =
    zone(sheet, entry.price, stop.price, from, 'falling') +
    zone(sheet, entry.price, far.price, from, 'rising');
  const shown = PLAN.flatMap(({ key, label, tone }) => {
    const level: PlanLevelJson | null = json.plan[key];
    if (level === null || !isInside(sheet, level.price)) return [];
    return [{ level, tone, text: `${label} ${fixed(level.price, priceDecimalsOf(readout.axis.decimals))}` }];
  });
  const lines = shown.map(({ level, tone }) => {
    const dash = level.projected ? `${6 * unit} ${4 * unit}` : '';
    return band(sheet, level, from, tone) + rule(sheet, level.price, pane.x0, pane.x1, tone, 1.6, dash);
  });
  const rows = apart(
    shown.map(({ level }) => rowOf(readout.axis, level.price)),
    TAG_GAP * unit,
  );
  const tags = shown.map(({ text, tone }, index) => tag(sheet, text, rows[index] ?? 0, tone));
  return [zones, ...lines, ...tags].join('');
}

/** Rows moved down as little as needed so that neighbours lie `gap` apart, in the order given. */
function apart(rows: number[], gap: number): number[] {
  const placed = [...rows];
  const downwards = rows.map((_row, index) => index).sort((a, b) => (rows[a] ?? 0) - (rows[b] ?? 0));
  let free = Number.NEGATIVE_INFINITY;
  for (const index of downwards) {
    const row = Math.max(placed[index] ?? 0, free);
    placed[index] = row;
    free = row + gap;
  }
  return placed;
}

function isInside({ readout }: Sheet, price: number): boolean {
  const row = rowOf(readout.axis, price);
  return row >= readout.price_pane.y0 && row <= readout.price_pane.y1;
}

function rule(
  sheet: Sheet,
  price: number,
  x0: number,
  x1: number,
  tone: Tone,
  width: number,
  dash = '',
): string {
  if (!isInside(sheet, price)) return '';
  return stroke(linePath(x0, x1, rowOf(sheet.readout.axis, price)), tone, width * sheet.unit, dash);
}

/** The rows that a price covers within one standard deviation. */
function band(
  sheet: Sheet,
  { price, sigma }: { price: number; sigma: number },
  from: number,
  tone: Tone,
): string {
  const { axis: scale, price_pane: pane } = sheet.readout;
  const [top, bottom] = [rowOf(scale, price + sigma), rowOf(scale, price - sigma)];
  if (!isInside(sheet, price) || !(bottom > top)) return '';
  return area({ x0: from, x1: pane.x1, y0: top, y1: bottom }, tone, 0.22);
}

function zone(sheet: Sheet, a: number, b: number, from: number, tone: Tone): string {
  const { axis: scale, price_pane: pane } = sheet.readout;
  const clamped = (price: number): number => Math.min(pane.y1, Math.max(pane.y0, rowOf(scale, price)));
  const [y0, y1] = [Math.min(clamped(a), clamped(b)), Math.max(clamped(a), clamped(b))];
  return area({ x0: from, x1: pane.x1, y0, y1 }, tone, 0.12);
}

function area(box: { x0: number; y0: number; x1: number; y1: number }, tone: Tone, opacity: number): string {
  return `<path d="${boxPath(box)}" fill="${TONES[tone]}" fill-opacity="${opacity}"/>`;
}

/** A label on its own ground, at the pane's edge away from the axis. */
function tag({ readout, unit }: Sheet, text: string, row: number, tone: Tone): string {
  const { price_pane: pane, axis_side: side } = readout;
  const [size, pad] = [9 * unit, 4 * unit];
  const width = strokeWidthOf(text, size) + 2 * pad;
  const x0 = side === 'right' ? pane.x0 + pad : pane.x1 - pad - width;
  const y0 = row - size / 2 - pad;
  const ground = boxPath({ x0, y0, x1: x0 + width, y1: y0 + size + 2 * pad });
  const letters = strokeText(text, x0 + pad, y0 + pad, size);
  return (
    `<path d="${ground}" fill="${TONES[tone]}" stroke="#ffffff" stroke-width="${(0.8 * unit).toFixed(2)}"/>` +
    `<path d="${letters}" stroke="#ffffff" stroke-width="${(1.4 * unit).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"/>`
  );
}
