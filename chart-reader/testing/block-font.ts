import type { GreyImage, RecognisedText, TextRecogniser } from '../types.ts';
import type { Canvas, Colour } from './canvas.ts';

const GLYPHS: Record<string, string> = {
  '0': '111101101101111',
  '1': '010110010010111',
  '2': '111001111100111',
  '3': '111001111001111',
  '4': '101101111001001',
  '5': '111100111001111',
  '6': '111100111101111',
  '7': '111001001001001',
  '8': '111101111101111',
  '9': '111101111001111',
};
const DOT = '.';
const SCALE = 2;
export const TEXT_HEIGHT = 5 * SCALE;

/** Draws digits and full stops in 3 by 5 blocks of two pixels; returns the width in pixels. */
export function drawBlockText(canvas: Canvas, text: string, x: number, y: number, colour: Colour): number {
  let at = x;
  for (const c of text) {
    if (c === DOT) {
      canvas.fill(at, y + 4 * SCALE, at + SCALE, y + 5 * SCALE, colour);
      at += 2 * SCALE;
      continue;
    }
    [...(GLYPHS[c] ?? '')].forEach((bit, i) => {
      const gx = at + (i % 3) * SCALE;
      const gy = y + Math.floor(i / 3) * SCALE;
      if (bit === '1') canvas.fill(gx, gy, gx + SCALE, gy + SCALE, colour);
    });
    at += 4 * SCALE;
  }
  return at - x - SCALE;
}

/** Reads the block font exactly: tests of the geometry do not depend on the trained network. */
export const blockRecogniser: TextRecogniser = {
  recognise: (lines: GreyImage[]): RecognisedText[] =>
    lines.map((line) => {
      const text = readBlocks(line);
      return { text, probability: text.includes('?') ? 0.05 : 0.99, alternatives: [] };
    }),
};

function readBlocks({ width, height, data }: GreyImage): string {
  const back = data[0]!;
  const ink = (x: number, y: number): boolean =>
    x < width && y < height && Math.abs(data[y * width + x]! - back) > 60;
  const columns = Array.from({ length: width }, (_, x) =>
    Array.from({ length: height }, (_, y) => ink(x, y)).some(Boolean),
  );
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => ink(x, y)).some(Boolean),
  );
  const top = rows.indexOf(true);
  let text = '';
  let x = 0;
  while (x < width) {
    if (!columns[x]) {
      x++;
      continue;
    }
    let end = x;
    while (end < width && columns[end]) end++;
    const from = end - x <= SCALE && columnHeight(ink, x, height) > SCALE ? x - SCALE : x;
    if (end - x <= SCALE && columnHeight(ink, x, height) <= SCALE) text += DOT;
    else text += glyphAt(ink, from, top);
    x = Math.max(end, from + 1);
  }
  return text;
}

function columnHeight(ink: (x: number, y: number) => boolean, x: number, height: number): number {
  let n = 0;
  for (let y = 0; y < height; y++) if (ink(x, y)) n++;
  return n;
}

function glyphAt(ink: (x: number, y: number) => boolean, x: number, top: number): string {
  let bits = '';
  for (let r = 0; r < 5; r++)
    for (let c = 0; c < 3; c++) bits += ink(x + c * SCALE, top + r * SCALE) ? '1' : '0';
  return Object.keys(GLYPHS).find((g) => GLYPHS[g] === bits) ?? '?';
}

/** Reads this text as the last price of a header: the font of blocks has no letters. */
export const namingLast = (price: string): TextRecogniser => ({
  recognise: (lines, charset) =>
    blockRecogniser
      .recognise(lines, charset)
      .map((read) => (read.text === price ? { ...read, text: `Last ${price}` } : read)),
});
