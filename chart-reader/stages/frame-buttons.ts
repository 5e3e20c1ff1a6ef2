import type { Picture } from '../image/picture.ts';
import { median } from '../image/numbers.ts';
import type { LineReader, Segment } from './text-lines.ts';
import { parseTimeframe } from './timeframe-text.ts';
import type { Vote } from './votes.ts';

/** Buttons that choose a period to show, not the time frame of the bars. */
const PERIOD = /^(ytd|max|all|[1-9]0?y|5d|6m)$/i;
/** Least difference of colour, 0..255 a channel summed, by which the pressed button stands out from the others. */
const OTHER_COLOUR = 90;

/** Whether the text is one that stands on a button, or on several in a row, for a time frame or a period. */
export function isButton(text: string): boolean {
  const whole = text.trim();
  if (parseTimeframe(whole) !== null) return true;
  const words = whole.split(/\s+/);
  return words.every((w) => parseTimeframe(w) !== null || PERIOD.test(w));
}

/** Buttons in a row; those that stand close are one stretch of text. */
export function buttonCount(row: readonly Segment[]): number {
  const texts = row.map((s) => s.read.text.trim()).filter(isButton);
  return texts.reduce((n, text) => n + (parseTimeframe(text) ? 1 : text.split(/\s+/).length), 0);
}

type Colour = [number, number, number];

/** Mean colour of the strokes: pixels far from the box's most frequent brightness. */
function strokeColour(picture: Picture, { box }: Segment): Colour {
  const { luma, rgba, width } = picture;
  const bins = new Int32Array(256);
  for (let y = box.y0; y < box.y1; y++) for (let x = box.x0; x < box.x1; x++) bins[luma[y * width + x]!]!++;
  const back = bins.indexOf(Math.max(...bins));
  let most = 0;
  for (let v = 0; v < 256; v++) if (bins[v]! > 0) most = Math.max(most, Math.abs(v - back));
  const sum: Colour = [0, 0, 0];
  let n = 0;
  for (let y = box.y0; y < box.y1; y++)
    for (let x = box.x0; x < box.x1; x++) {
      const i = y * width + x;
      if (Math.abs(luma[i]! - back) < 0.7 * most) continue;
      for (let c = 0; c < 3; c++) sum[c]! += rgba[4 * i + c]!;
      n++;
    }
  return sum.map((s) => s / Math.max(1, n)) as Colour;
}

/** How many times taller than the other buttons a plate is. */
const PLATE = 1.6;

/** The buttons of a row; a plate that was taken for letters is read as what stands on it. */
function buttonsIn(reader: LineReader, row: readonly Segment[]): Segment[] {
  const plain = row.filter((s) => isButton(s.read.text));
  const tall = PLATE * median(plain.map((s) => s.height));
  const plates = row.filter((s) => s.height >= tall && !plain.includes(s));
  const read = reader.read(plates.map((s) => ({ ...s, plated: true })));
  return [...plain, ...read.filter((s) => isButton(s.read.text))];
}

/** The time frame whose button in a row of at least three is pressed: on a plate of its own, or written in another colour. */
export function pressedFrame(reader: LineReader, row: readonly Segment[]): Vote | null {
  const buttons = buttonsIn(reader, row);
  const frames = buttons.filter((s) => parseTimeframe(s.read.text.trim()));
  if (buttons.length < 3 || frames.length < 3 || buttons.some((s) => PERIOD.test(s.read.text.trim())))
    return null;
  const plated = buttons.filter((s) => s.plated);
  const only =
    plated.length === 1 ? plated[0]! : plated.length === 0 ? otherColour(reader.picture, buttons) : null;
  const frame = only && parseTimeframe(only.read.text);
  if (!frame) return null;
  const p = (only.plated ? 0.9 : 0.75) * (0.5 + 0.5 * only.read.probability);
  return { text: frame, p, box: only.box, why: 'the pressed button of a row' };
}

function otherColour(picture: Picture, buttons: readonly Segment[]): Segment | null {
  const colours = buttons.map((b) => strokeColour(picture, b));
  const usual = [0, 1, 2].map((c) => median(colours.map((colour) => colour[c]!)));
  const off = colours.map((colour) => colour.reduce((sum, v, c) => sum + Math.abs(v - usual[c]!), 0));
  const others = buttons.filter((_, i) => off[i]! >= OTHER_COLOUR);
  return others.length === 1 ? others[0]! : null;
}
