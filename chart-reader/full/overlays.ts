import type { Layout, Overlay } from '../types.ts';
import type { Ink } from '../image/ink.ts';
import { median } from '../image/numbers.ts';
import type { Picture } from '../image/picture.ts';
import type { TextScan } from '../image/words.ts';
import type { AxisFit } from '../stages/axis-fit.ts';
import { priceAt } from '../stages/axis-fit.ts';
import { isCurve } from '../stages/is-curve.ts';
import type { LineTrace } from '../stages/line-trace.ts';
import { joinWords } from '../stages/text-lines.ts';
import type { LineReader } from '../stages/text-lines.ts';

/** A text in the upper part of the pane with the colour of its letters. */
export interface LegendText {
  text: string;
  colour: [number, number, number];
}

const MOST_POINTS = 300;
const LEAST_SPAN = 0.15;
/** Ink over that of a plain line: outside this the path ran through candles or text. */
const EVEN = { least: 0.8, most: 1.2 };
const LEAST_SEEN = 0.6;
/** Rows of the thickest level. */
const MOST_ROWS = 4;
const LEVEL = { height: 2, span: 0.3, seen: 0.3 };
/** Grid lines are grey; levels that people or programs draw over them are not. */
const LEAST_CHROMA = 40;
const SAME_COLOUR = 48;

/** Where curves and levels are drawn, and how their rows are prices. */
interface Drawn {
  traces: LineTrace[];
  ink: Ink;
  fit: Pick<AxisFit, 'scale' | 'base' | 'slope'>;
}

/** Curves and levels of the pane in prices, by the names that its legend prints in their colours. */
export function overlaysIn(
  reader: LineReader,
  text: TextScan,
  layout: Layout,
  { traces, ink, fit }: Drawn,
): Overlay[] {
  const legend = traces.some(isCurve) ? legendTexts(reader, text, layout) : [];
  return [...overlaysOf(traces, ink, fit, legend), ...levelsOf(reader.picture, ink, fit)];
}

/** Curves and levels among the traces as overlays in prices; `legend` names those of its colours. */
export function overlaysOf(
  traces: LineTrace[],
  ink: Ink,
  fit: Pick<AxisFit, 'scale' | 'base' | 'slope'>,
  legend: LegendText[],
): Overlay[] {
  return traces.flatMap((line): Overlay[] => {
    const shape = shapeOf(line);
    if (!shape) return [];
    const columns = shape === 'level' ? endsOf(line) : columnsOf(line);
    const points = columns.map((x) => {
      const y = ink.box.y0 + line.y[x]!;
      return { x_px: ink.box.x0 + x + 0.5, y_px: y, price: priceAt(fit, y) };
    });
    return [{ shape, name: nameOf(line.colour, legend), colour: line.colour, points, seen: line.seen }];
  });
}

/** Coloured lines across the pane, solid or broken, that were taken away with its grid. */
export function levelsOf(
  picture: Picture,
  ink: Ink,
  fit: Pick<AxisFit, 'scale' | 'base' | 'slope'>,
): Overlay[] {
  const rows = [...new Set([...ink.lineRows, ...ink.dashRows])].sort((a, b) => a - b);
  const out: Overlay[] = [];
  for (let n = 0; n < rows.length; n++) {
    const first = rows[n]!;
    while (rows[n + 1] === rows[n]! + 1) n++;
    if (rows[n]! - first > MOST_ROWS) continue;
    const level = levelIn(picture, ink, (first + rows[n]!) >> 1);
    if (!level) continue;
    const y = ink.box.y0 + (first + rows[n]! + 1) / 2;
    const at = (x: number): Overlay['points'][number] => ({
      x_px: ink.box.x0 + x,
      y_px: y,
      price: priceAt(fit, y),
    });
    const { colour, from, to, seen } = level;
    out.push({ shape: 'level', name: null, colour, points: [at(from), at(to)], seen });
  }
  return out;
}

/** Ends, share of columns and usual colour of the coloured pixels of one row; null where they are few. */
function levelIn(
  picture: Picture,
  ink: Ink,
  row: number,
): { colour: [number, number, number]; from: number; to: number; seen: number } | null {
  const { rgba, width } = picture;
  const channels: number[][] = [[], [], []];
  let from = -1;
  let to = 0;
  for (let x = 0; x < ink.width; x++) {
    const p = 4 * ((ink.box.y0 + row) * width + ink.box.x0 + x);
    const [r, g, b] = [rgba[p]!, rgba[p + 1]!, rgba[p + 2]!];
    if (Math.max(r, g, b) - Math.min(r, g, b) < LEAST_CHROMA) continue;
    if (from < 0) from = x;
    to = x + 1;
    [r, g, b].forEach((v, c) => channels[c]!.push(v));
  }
  const n = channels[0]!.length;
  if (n < LEVEL.span * LEVEL.seen * ink.width || n < LEVEL.seen * (to - from)) return null;
  const [r, g, b] = channels.map((v) => Math.round(median(v)));
  return { colour: [r!, g!, b!], from, to, seen: n / (to - from) };
}

function shapeOf(line: LineTrace): Overlay['shape'] | null {
  const chroma = Math.max(...line.colour) - Math.min(...line.colour);
  if (
    line.height <= LEVEL.height &&
    line.span >= LEVEL.span &&
    line.seen >= LEVEL.seen &&
    chroma >= LEAST_CHROMA
  )
    return 'level';
  const even = line.excess >= EVEN.least && line.excess <= EVEN.most;
  return isCurve(line) && even && line.seen >= LEAST_SEEN && line.span >= LEAST_SPAN ? 'curve' : null;
}

function endsOf(line: LineTrace): number[] {
  let last = line.to - 1;
  while (last > line.from && Number.isNaN(line.y[last]!)) last--;
  return [line.from, last];
}

/** Seen columns from end to end, thinned to a few hundred. */
function columnsOf(line: LineTrace): number[] {
  const seen: number[] = [];
  for (let x = line.from; x < line.to; x++) if (!Number.isNaN(line.y[x]!)) seen.push(x);
  const step = Math.max(1, seen.length / MOST_POINTS);
  return Array.from({ length: Math.ceil(seen.length / step) }, (_, k) => seen[Math.floor(k * step)]!);
}

/** The one text of the legend that has the colour; null when none or several have it. */
function nameOf(colour: [number, number, number], legend: LegendText[]): string | null {
  const own = legend.filter((l) => l.colour.every((v, c) => Math.abs(v - colour[c]!) <= SAME_COLOUR));
  return own.length === 1 ? own[0]!.text : null;
}

const LEAST_PROBABILITY = 0.6;

/** The texts of the pane's upper fifth that are printed in a colour, as legends of indicators are. */
function legendTexts(reader: LineReader, text: TextScan, layout: Layout): LegendText[] {
  const { price_pane: pane } = layout;
  const low = pane.y0 + 0.2 * (pane.y1 - pane.y0);
  const words = text.words.filter(
    (w) => w.box.x0 >= pane.x0 && w.box.x1 <= pane.x1 && w.middle > pane.y0 - w.height && w.middle < low,
  );
  const boxes = joinWords(words).filter((b) => inkColour(reader.picture, b.box) !== null);
  return reader.read(boxes.slice(0, 12)).flatMap(({ read, box }) => {
    const colour = inkColour(reader.picture, box);
    const said = read.text.trim();
    return colour && read.probability >= LEAST_PROBABILITY && /[A-Za-z]{2}/.test(said)
      ? [{ text: said, colour }]
      : [];
  });
}

/** Colour of the most colourful pixels of a box; null where all of them are grey. */
function inkColour(
  picture: Picture,
  box: { x0: number; y0: number; x1: number; y1: number },
): [number, number, number] | null {
  const { rgba, width } = picture;
  let most = LEAST_CHROMA;
  let best: [number, number, number] | null = null;
  for (let y = Math.max(0, box.y0); y < Math.min(picture.height, box.y1); y++)
    for (let x = Math.max(0, box.x0); x < Math.min(width, box.x1); x++) {
      const p = 4 * (y * width + x);
      const [r, g, b] = [rgba[p]!, rgba[p + 1]!, rgba[p + 2]!];
      const chroma = Math.max(r, g, b) - Math.min(r, g, b);
      if (chroma > most) [most, best] = [chroma, [r, g, b]];
    }
  return best;
}
