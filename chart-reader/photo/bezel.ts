import type { Box, Raster } from '../types.ts';
import { median } from '../image/numbers.ts';
import type { Frame } from './frame.ts';
import { BLUR, LEAST_STEP, stepAt } from './side-steps.ts';

/** A bezel is at most this share of the frame's shorter side wide, and this many times wider on one side than on another. */
const WIDEST = 0.09;
const UNLIKE = 1.6;
/** The frame's outer edge, blurred, in pixels. */
const OUTER_EDGE = 5;
/** A bezel is plain: hardly any of its pixels differ from those along it by more than noise does. */
const NOISE = 22;
const MOST_MARKED = 0.02;
const CHUNKS = 16;

/**
 * The part of a straightened photo inside the frame, without its bezel. Where the picture goes on beyond a side of the
 * frame, the frame is one on the screen, and the photo is kept up to its border.
 */
export function screenInFrame(raster: Raster, frame: Box, ends: Frame['ends']): Box {
  const all = ends.left && ends.right && ends.top && ends.bottom;
  const inner = all ? withinBezel(raster, frame) : frame;
  return {
    x0: ends.left ? Math.max(0, inner.x0 + BLUR) : 0,
    x1: ends.right ? Math.min(raster.width, inner.x1 - BLUR) : raster.width,
    y0: ends.top ? Math.max(0, inner.y0 + BLUR) : 0,
    y1: ends.bottom ? Math.min(raster.height, inner.y1 - BLUR) : raster.height,
  };
}

/** The frame less its bezel. A bezel runs along all sides: the left and right one have to be alike. */
function withinBezel(raster: Raster, frame: Box): Box {
  const { x0, x1, y0, y1 } = frame;
  const left = bezelAt(raster, 'x', x0, 1, frame);
  const right = bezelAt(raster, 'x', x1, -1, frame);
  if (!left || !right || !areAlike(left, right)) return frame;
  const top = bezelAt(raster, 'y', y0, 1, frame);
  const bottom = bezelAt(raster, 'y', y1, -1, frame);
  return {
    x0: x0 + left,
    x1: x1 - right,
    y0: areAlike(top, left) ? y0 + top : y0,
    y1: areAlike(bottom, left) ? y1 - bottom : y1,
  };
}

const areAlike = (a: number, b: number): boolean => Math.max(a, b) <= UNLIKE * Math.min(a, b);

/** Width of the bezel inside one side of the frame; 0 without one. */
function bezelAt(raster: Raster, axis: 'x' | 'y', side: number, inwards: 1 | -1, frame: Box): number {
  const { x0, x1, y0, y1 } = frame;
  const widest = WIDEST * Math.min(x1 - x0, y1 - y0);
  const [from, to] = axis === 'x' ? [y0, y1] : [x0, x1];
  let width = 0;
  let most = LEAST_STEP;
  for (let k = OUTER_EDGE; k <= widest; k++) {
    const at = side + inwards * k;
    if (at < 2 || at >= (axis === 'x' ? raster.width : raster.height) - 2) break;
    const share = stepAt(raster, axis, at, from, to);
    if (share > most) [width, most] = [k, share];
    else if (width > 0 && k - width > 3) break;
  }
  return width > 0 && isPlain(raster, axis, side + inwards * (width >> 1), from, to) ? width : 0;
}

/** Whether a row or column shows one surface, lit as it may be. */
function isPlain(raster: Raster, axis: 'x' | 'y', at: number, from: number, to: number): boolean {
  const [across, along] = axis === 'x' ? [4, 4 * raster.width] : [4 * raster.width, 4];
  let marked = 0;
  for (let chunk = 0; chunk < CHUNKS; chunk++) {
    const start = Math.round(from + ((to - from) * chunk) / CHUNKS);
    const end = Math.round(from + ((to - from) * (chunk + 1)) / CHUNKS);
    const tones = Float32Array.from(
      { length: end - start },
      (_, k) => raster.data[at * across + (start + k) * along + 1]!,
    );
    const usual = median(tones);
    for (const tone of tones) if (Math.abs(tone - usual) > NOISE) marked++;
  }
  return marked <= MOST_MARKED * (to - from);
}
