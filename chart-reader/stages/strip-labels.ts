import type { Box, GreyImage } from '../types.ts';
import type { Picture } from '../image/picture.ts';
import { toneAlong, toneOf } from '../image/background.ts';
import type { Tone } from '../image/background.ts';
import { componentsOf, labelRuns, runsOf } from '../image/runs.ts';
import { groupWords } from '../image/words.ts';
import { median } from '../image/numbers.ts';
import type { Strip } from './strips.ts';

/** A printed line in the axis strip, not yet read. */
export interface LabelShape {
  box: Box;
  /** Middle of the digits. */
  y: number;
  height: number;
  /** Colour behind the text when it is not the strip's own (last-price and crosshair boxes). */
  plate: Tone | null;
}

const SIDE = 3;

/**
 * Lines of text in the strip's columns, from top to bottom of the picture. The background is taken row by row, so the
 * text in coloured boxes is found like any other.
 */
export function shapesInStrip(
  picture: Picture,
  strip: Strip,
): { shapes: LabelShape[]; tone: Tone; region: Box } {
  const region = {
    x0: Math.max(0, strip.box.x0 - SIDE),
    y0: 0,
    x1: Math.min(picture.width, strip.box.x1 + SIDE),
    y1: picture.height,
  };
  const width = region.x1 - region.x0;
  const tone = toneOf(picture, region);
  const bins = new Int32Array(256);
  const tones: Tone[] = [];
  for (let y = 0; y < region.y1; y++)
    tones.push(toneAlong(picture, y * picture.width + region.x0, 1, width, bins));
  const plates = plateRows(tones, tone);
  const mask = new Uint8Array(width * region.y1);
  const least = textContrast(picture, strip, tone);
  for (let y = 0; y < region.y1; y++) {
    const back = plates[y] ?? (Math.abs(tones[y]!.luma - tone.luma) <= 8 ? tones[y]! : tone);
    const base = y * picture.width + region.x0;
    for (let x = 0; x < width; x++)
      if (Math.abs(picture.luma[base + x]! - back.luma) >= least) mask[y * width + x] = 1;
  }
  const runs = runsOf(mask, width, region.y1, true);
  const parts = componentsOf(runs, labelRuns(runs, region.y1, true), region.y1);
  const usual = median(strip.words.map((w) => w.height));
  const glyphs = parts.filter((c) => c.y1 - c.y0 <= 1.5 * usual + 2 && c.x1 - c.x0 <= 8 * usual);
  const words = groupWords(glyphs).filter((w) => Math.abs(w.height - usual) <= Math.max(2.1, 0.28 * usual));
  const shapes = words.map((w): LabelShape => ({
    box: { x0: region.x0 + w.box.x0, y0: w.box.y0, x1: region.x0 + w.box.x1, y1: w.box.y1 },
    y: w.middle,
    height: w.height,
    plate: plates[Math.round(w.middle)] ?? null,
  }));
  return { shapes: alignedOnly(shapes, strip).sort((a, b) => a.y - b.y), tone, region };
}

/** Rows that lie inside a coloured box: a tone unlike the strip's over at least seven rows. */
function plateRows(tones: Tone[], strip: Tone): (Tone | null)[] {
  const out: (Tone | null)[] = tones.map(() => null);
  const differs = (t: Tone): boolean =>
    t.coverage >= 0.3 && (Math.abs(t.luma - strip.luma) > 12 || chroma(t, strip) > 30);
  let y = 0;
  while (y < tones.length) {
    if (!differs(tones[y]!)) {
      y++;
      continue;
    }
    let end = y + 1;
    while (end < tones.length && differs(tones[end]!)) end++;
    if (end - y >= 7 && end - y <= 60) {
      const middle = median(tones.slice(y, end).map((t) => t.luma));
      const model = tones.slice(y, end).find((t) => Math.abs(t.luma - middle) <= 2) ?? tones[y]!;
      for (let k = y; k < end; k++) out[k] = model;
    }
    y = end;
  }
  return out;
}

function chroma(a: Tone, b: Tone): number {
  return Math.max(Math.abs(a.r - b.r), Math.abs(a.g - b.g), Math.abs(a.b - b.b));
}

/** Half of the contrast that the strip's known words have, at most 38: thin strokes in pale grey count too. */
function textContrast(picture: Picture, strip: Strip, tone: Tone): number {
  const peaks = strip.words.map((w) => {
    let peak = 0;
    for (let y = w.box.y0; y < w.box.y1; y++)
      for (let x = w.box.x0; x < w.box.x1; x++)
        peak = Math.max(peak, Math.abs(picture.luma[y * picture.width + x]! - tone.luma));
    return peak;
  });
  return Math.max(14, Math.min(38, 0.4 * median(peaks)));
}

/** Drops shapes that share neither edge nor middle with the strip's words. */
function alignedOnly(shapes: LabelShape[], strip: Strip): LabelShape[] {
  const left = median(strip.words.map((w) => w.box.x0));
  const right = median(strip.words.map((w) => w.box.x1));
  const middle = (left + right) / 2;
  return shapes.filter((s) => {
    const near = (a: number, b: number): boolean => Math.abs(a - b) <= 5;
    return near(s.box.x0, left) || near(s.box.x1, right) || near((s.box.x0 + s.box.x1) / 2, middle);
  });
}

/** Brightness of a box with a margin, for the recogniser. */
export function greyCrop(picture: Picture, box: Box, margin: number): GreyImage {
  const x0 = Math.max(0, box.x0 - margin);
  const y0 = Math.max(0, box.y0 - margin);
  const x1 = Math.min(picture.width, box.x1 + margin);
  const y1 = Math.min(picture.height, box.y1 + margin);
  const data = new Uint8Array((x1 - x0) * (y1 - y0));
  for (let y = y0; y < y1; y++)
    data.set(picture.luma.subarray(y * picture.width + x0, y * picture.width + x1), (y - y0) * (x1 - x0));
  return { width: x1 - x0, height: y1 - y0, data };
}
