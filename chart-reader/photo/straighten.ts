/** Turns the photo of a screen into a picture like a screenshot: level, upright, evenly lit, cut to the screen. */
import type { Box, Matrix3, Raster } from '../types.ts';
import { clamp } from '../image/numbers.ts';
import { invert, multiply, project, translation } from '../image/homography.ts';
import { evenOutLight } from './light.ts';
import type { Frame } from './frame.ts';
import { findFrame } from './frame.ts';
import type { Plane } from './plane.ts';
import { screenInFrame } from './bezel.ts';
import { screenBox } from './screen.ts';
import { findTilt } from './tilt.ts';
import type { Lines, Tilt } from './tilt.ts';

export interface Straightened {
  raster: Raster;
  /** Takes a point of `raster` to the photo. */
  toPhoto: Matrix3;
  /** The picture may stand level as it is. */
  doubtful: boolean;
}

/** Longest side, in pixels, of the plane in which the tilt is sought. */
const SEARCH_SIDE = 1000;
/** Most that a line may leave its row or column over the whole picture, in pixels, for the picture to count as level. */
const LEVEL_WITHIN = 2.5;
const CLEAR_GAIN = 1.6;
/** Up to here a frame's tilt may be an error, and all lines of the picture are asked. */
const NEARLY_LEVEL = 8;

/** The brightness of a raster, shrunk by a whole factor: each pixel the mean of a square. */
function shrunkLuma(raster: Raster): Plane & { factor: number } {
  const factor = Math.max(1, Math.ceil(Math.max(raster.width, raster.height) / SEARCH_SIDE));
  const width = Math.floor(raster.width / factor);
  const height = Math.floor(raster.height / factor);
  const luma = new Float32Array(width * height);
  for (let y = 0; y < height * factor; y++) {
    const base = Math.floor(y / factor) * width;
    for (let x = 0; x < width * factor; x++) {
      const i = 4 * (y * raster.width + x);
      luma[base + Math.floor(x / factor)]! +=
        0.299 * raster.data[i]! + 0.587 * raster.data[i + 1]! + 0.114 * raster.data[i + 2]!;
    }
  }
  for (let i = 0; i < luma.length; i++) luma[i]! /= factor * factor;
  return { width, height, luma, factor };
}

/**
 * The map from the straightened screen to the photo: the two points in which level and upright lines meet go to
 * infinity; scale and position stay as they are in the middle of the photo.
 */
function mapOf(tilt: Tilt, width: number, height: number): Matrix3 {
  const { level, upright } = tilt;
  const turned: Matrix3 = [
    [1, upright.slope, 0],
    [level.slope, 1, 0],
    [-level.fan / height, -upright.fan / width, 1],
  ];
  return multiply(translation(width / 2, height / 2), multiply(turned, translation(-width / 2, -height / 2)));
}

/** By how much lines leave their row or column over the whole picture, in pixels. */
const off = ({ slope, fan }: Lines, extent: number): number => (Math.abs(slope) + Math.abs(fan) / 2) * extent;

/**
 * Whether the picture stands level. Level lines (grid, text, frames) tell: upright ones are short in a chart and may be
 * missing, so they count only when they gain much by being straightened.
 */
function isLevel({ level, upright }: Tilt, width: number, height: number): boolean {
  return (
    off(level, width) <= LEVEL_WITHIN && (upright.gain < CLEAR_GAIN || off(upright, height) <= LEVEL_WITHIN)
  );
}

/** Whether all lines of the picture say that it stands level, although a frame in it is slanted a little: the frame may be none of a screen. */
function isDoubtful({ tilt }: Frame, plane: Plane): boolean {
  const { width, height } = plane;
  return off(tilt.level, width) <= NEARLY_LEVEL && isLevel(findTilt(plane), width, height);
}

/** Samples the photo along the map, bilinearly; what lies outside the photo repeats its edge. */
function resample(photo: Raster, map: Matrix3, width: number, height: number): Raster {
  const data = new Uint8ClampedArray(width * height * 4);
  const [[a, b, c], [d, e, f], [g, h, k]] = map;
  const maxX = photo.width - 1.001;
  const maxY = photo.height - 1.001;
  const stride = 4 * photo.width;
  for (let y = 0, o = 0; y < height; y++)
    for (let x = 0; x < width; x++, o += 4) {
      const [px, py] = [x + 0.5, y + 0.5];
      const w = g * px + h * py + k;
      const u = clamp((a * px + b * py + c) / w - 0.5, 0, maxX);
      const v = clamp((d * px + e * py + f) / w - 0.5, 0, maxY);
      const i = 4 * ((v | 0) * photo.width + (u | 0));
      const [s, t] = [u - (u | 0), v - (v | 0)];
      for (let n = 0; n < 3; n++) {
        const top = photo.data[i + n]! * (1 - s) + photo.data[i + n + 4]! * s;
        const low = photo.data[i + n + stride]! * (1 - s) + photo.data[i + n + stride + 4]! * s;
        data[o + n] = top * (1 - t) + low * t;
      }
      data[o + 3] = 255;
    }
  return { width, height, data };
}

function crop(raster: Raster, box: Box): Raster {
  const width = box.x1 - box.x0;
  const height = box.y1 - box.y0;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    const from = 4 * ((box.y0 + y) * raster.width + box.x0);
    data.set(raster.data.subarray(from, from + 4 * width), 4 * y * width);
  }
  return { width, height, data };
}

/** Bounds of the photo's corners on the straightened plane, no larger than half again the photo. */
function flatBounds(photo: Raster, toPhoto: Matrix3): Box {
  const back = invert(toPhoto);
  const corners = [
    [0, 0],
    [photo.width, 0],
    [0, photo.height],
    [photo.width, photo.height],
  ].map(([x = 0, y = 0]) => project(back, x, y));
  const xs = corners.map(([x]) => x).sort((p, q) => p - q);
  const ys = corners.map(([, y]) => y).sort((p, q) => p - q);
  // Between the outer and the inner pair: corners that show no screen cost time only.
  return {
    x0: Math.floor(Math.max((xs[0]! + xs[1]!) / 2, -0.25 * photo.width)),
    x1: Math.ceil(Math.min((xs[2]! + xs[3]!) / 2, 1.25 * photo.width)),
    y0: Math.floor(Math.max((ys[0]! + ys[1]!) / 2, -0.25 * photo.height)),
    y1: Math.ceil(Math.min((ys[2]! + ys[3]!) / 2, 1.25 * photo.height)),
  };
}

/** The sides of the frame on the straightened plane. */
function frameOn({ corners }: Frame, toPhoto: Matrix3, factor: number): Box {
  const back = invert(toPhoto);
  // A point of the plane is the middle of its pixel.
  const [a, b, c, d] = corners.map(([x, y]) => project(back, (x + 0.5) * factor, (y + 0.5) * factor)) as [
    [number, number],
    [number, number],
    [number, number],
    [number, number],
  ];
  return {
    x0: Math.round((a[0] + c[0]) / 2),
    x1: Math.round((b[0] + d[0]) / 2),
    y0: Math.round((a[1] + b[1]) / 2),
    y1: Math.round((c[1] + d[1]) / 2),
  };
}

/**
 * The straightened screen of a photo, or null when the picture already stands level and needs no straightening.
 * Prices are read off rows, so only rows and columns have to become straight: their scales may differ.
 */
export function straighten(photo: Raster): Straightened | null {
  const plane = shrunkLuma(photo);
  const frame = findFrame(plane);
  const tilt = frame?.tilt ?? findTilt(plane);
  if (isLevel(tilt, plane.width, plane.height)) return null;
  const map = mapOf(tilt, photo.width, photo.height);
  const bounds = flatBounds(photo, map);
  const toPhoto = multiply(map, translation(bounds.x0, bounds.y0));
  const flat = resample(photo, toPhoto, bounds.x1 - bounds.x0, bounds.y1 - bounds.y0);
  const screen = frame
    ? screenInFrame(flat, frameOn(frame, toPhoto, plane.factor), frame.ends)
    : screenBox(flat);
  const raster = crop(flat, screen);
  evenOutLight(raster);
  const doubtful = frame !== null && isDoubtful(frame, plane);
  return { raster, toPhoto: multiply(toPhoto, translation(screen.x0, screen.y0)), doubtful };
}
