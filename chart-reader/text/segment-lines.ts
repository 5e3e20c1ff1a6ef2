import type { Box, GreyImage } from '../types.ts';
import { connectedPatches, type Patch } from './components.ts';
import { eraseLines, type Mask } from './erase-lines.ts';
import { strokeContrast, strokeMask, strongestNearby, type Plane } from './stroke-mask.ts';

/** How to look for text. Lengths in pixels. */
export interface SegmentOptions {
  /** Thickest stroke of a letter; more for text taller than about 40 pixels. Default 8. */
  stroke?: number;
  /** Least and greatest height of a line of text. Defaults 5 and 48. */
  minHeight?: number;
  maxHeight?: number;
  /** Grey levels a stroke must stand out by. Default 12. */
  contrast?: number;
  /** Widest gap inside one line, in text heights. Default 1; with `words` 0.45, which splits at spaces. */
  gap?: number;
  words?: boolean;
}

/** Copies a region of the picture; parts outside the picture are left out. */
function cut(grey: GreyImage, region: Box): { plane: Plane; x: number; y: number } {
  const x = Math.max(0, Math.floor(region.x0));
  const y = Math.max(0, Math.floor(region.y0));
  const width = Math.max(0, Math.min(grey.width, Math.ceil(region.x1)) - x);
  const height = Math.max(0, Math.min(grey.height, Math.ceil(region.y1)) - y);
  const data = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    const start = (y + row) * grey.width + x;
    data.set(grey.data.subarray(start, start + width), row * width);
  }
  return { plane: { width, height, data }, x, y };
}

/** Patch `small` stands on the line of `tall`: its middle lies within, or a little below as a comma does. */
function onLine(tall: Box, small: Box): boolean {
  const height = tall.y1 - tall.y0;
  const middle = (small.y0 + small.y1) / 2;
  return middle > tall.y0 - 0.1 * height && middle < tall.y1 + 0.25 * height;
}

/** Groups patches into lines: neighbours on one line whose gap is at most `gap` times the taller one's height. */
function group(patches: Patch[], gap: number): Patch[] {
  let lines = [...patches].sort((a, b) => a.x0 - b.x0);
  for (let merged = true; merged;) {
    merged = false;
    const next: Patch[] = [];
    for (const patch of lines) {
      const host = next.findLast((line) => {
        const [tall, small] = line.y1 - line.y0 >= patch.y1 - patch.y0 ? [line, patch] : [patch, line];
        const distance = Math.max(patch.x0 - line.x1, line.x0 - patch.x1);
        return onLine(tall, small) && distance <= gap * (tall.y1 - tall.y0);
      });
      if (!host) {
        next.push({ ...patch });
        continue;
      }
      merged = true;
      host.x0 = Math.min(host.x0, patch.x0);
      host.y0 = Math.min(host.y0, patch.y0);
      host.x1 = Math.max(host.x1, patch.x1);
      host.y1 = Math.max(host.y1, patch.y1);
      host.area += patch.area;
    }
    lines = next;
  }
  return lines;
}

/** A line of strokes of one polarity. */
interface Candidate extends Patch {
  light: boolean;
}

/** Lines of light or of dark strokes that have the size and density of text. */
function candidates(
  mask: Mask,
  light: boolean,
  gap: number,
  minHeight: number,
  maxHeight: number,
): Candidate[] {
  const patches = connectedPatches(eraseLines(mask, 22, 34)).filter(
    (patch) => patch.area > 1 && patch.y1 - patch.y0 <= maxHeight,
  );
  return group(patches, gap)
    .filter((line) => {
      const height = line.y1 - line.y0;
      const density = line.area / ((line.x1 - line.x0) * height);
      return height >= minHeight && height <= maxHeight && line.area >= 6 && density > 0.12;
    })
    .map((line) => ({ ...line, light }));
}

/** Grey values of the pixels one step outside a box. */
function ringAround({ width, height, data }: Plane, box: Box): number[] {
  const values: number[] = [];
  for (let y = box.y0 - 1; y <= box.y1; y++) {
    if (y < 0 || y >= height) continue;
    const flat = y === box.y0 - 1 || y === box.y1;
    for (let x = box.x0 - 1; x <= box.x1; x += flat ? 1 : box.x1 - box.x0 + 1) {
      if (x >= 0 && x < width) values.push(data[y * width + x]!);
    }
  }
  return values.sort((a, b) => a - b);
}

/**
 * True when the strokes stand on a plain ground: the pixels around the box are alike, and the strokes differ from them
 * in the right direction. The gaps between letters, which look like strokes of the other polarity, fail this.
 */
function onPlainGround(plane: Plane, mask: Mask, line: Candidate): boolean {
  const ring = ringAround(plane, line);
  const ground = ring[ring.length >> 1];
  if (ground === undefined) return false;
  let ink = 0;
  for (let y = line.y0; y < line.y1; y++) {
    for (let x = line.x0; x < line.x1; x++) {
      if (mask.data[y * plane.width + x]) ink += plane.data[y * plane.width + x]! - ground;
    }
  }
  const contrast = ((line.light ? 1 : -1) * ink) / line.area;
  if (contrast < 6) return false;
  const alike = ring.filter((value) => Math.abs(value - ground) < 0.5 * contrast).length;
  return alike >= 0.75 * ring.length;
}

function overlapArea(a: Box, b: Box): number {
  const width = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const height = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Whether `line` gives way to `other`: the filling of a label box to the text in it, a letter's hole to the letter. */
function yields(line: Candidate, other: Candidate): boolean {
  if (line.light === other.light) return false;
  const size = (box: Box): number => (box.x1 - box.x0) * (box.y1 - box.y0);
  if (overlapArea(line, other) < 0.6 * Math.min(size(line), size(other))) return false;
  const [outer, inner] = size(line) >= size(other) ? [line, other] : [other, line];
  const innerIsText =
    inner.x1 - inner.x0 >= 0.55 * (outer.x1 - outer.x0) && inner.y1 - inner.y0 >= 0.3 * (outer.y1 - outer.y0);
  return innerIsText ? line === outer : line === inner;
}

/**
 * Boxes of single text lines inside `region`, top to bottom and left to right, tight around the strokes, in pixels of
 * the picture. Works for dark text on light, light on dark, and for labels in coloured boxes; grid lines, axis lines,
 * ticks and frames are left out. What is found has the size and density of text; whether it is text, the recogniser says.
 */
export function segmentTextLines(grey: GreyImage, region: Box, options: SegmentOptions = {}): Box[] {
  const { stroke = 8, minHeight = 5, maxHeight = 48, contrast = 12 } = options;
  const gap = options.gap ?? (options.words ? 0.45 : 1);
  const { plane, x, y } = cut(grey, region);
  const { width, height } = plane;
  if (width < 3 || height < 3) return [];
  const strokes = strokeContrast(plane, stroke + 1);
  const strongest = strongestNearby(strokes, stroke);
  const found = [strokes.light, strokes.dark].flatMap((contrasts, polarity) => {
    const mask = { width, height, data: strokeMask(contrasts, strongest, contrast, 0.3) };
    return candidates(mask, polarity === 0, gap, minHeight, maxHeight).filter((line) =>
      onPlainGround(plane, mask, line),
    );
  });
  return found
    .filter((line) => !found.some((other) => yields(line, other)))
    .sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0)
    .map((line) => ({ x0: line.x0 + x, y0: line.y0 + y, x1: line.x1 + x, y1: line.y1 + y }));
}

/** The crop of a line for the recogniser: its box with `margin` pixels of surroundings, inside the picture. */
export function cropLine(grey: GreyImage, box: Box, margin = 2): GreyImage {
  const grown = { x0: box.x0 - margin, y0: box.y0 - margin, x1: box.x1 + margin, y1: box.y1 + margin };
  const { plane } = cut(grey, grown);
  return plane;
}
