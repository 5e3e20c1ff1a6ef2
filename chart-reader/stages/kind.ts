import type { Picture } from '../image/picture.ts';
import { Refused } from './refuse.ts';

const MIN_WIDTH = 240;
const MIN_HEIGHT = 160;
const MAX_PIXELS = 40e6;

/** How flat a picture is: the share of neighbouring pixels that are (almost) equal, on every third row. */
export function flatness(picture: Picture): number {
  const { luma, width, height } = picture;
  let same = 0;
  let n = 0;
  for (let y = 1; y < height; y += 3)
    for (let i = y * width, end = i + width - 1; i < end; i++) {
      if (Math.abs(luma[i]! - luma[i + 1]!) <= 1) same++;
      n++;
    }
  return same / Math.max(1, n);
}

/** Share of the pixels that have one of the picture's two most frequent tones (within two grey levels). */
export function dominance(picture: Picture): number {
  const bins = new Int32Array(256);
  for (let i = 0; i < picture.luma.length; i += 7) bins[picture.luma[i]!]!++;
  const near = (v: number): number => {
    let sum = 0;
    for (let k = Math.max(0, v - 2); k <= Math.min(255, v + 2); k++) sum += bins[k]!;
    return sum;
  };
  let first = 0;
  for (let v = 1; v < 256; v++) if (near(v) > near(first)) first = v;
  let second = -1;
  for (let v = 0; v < 256; v++)
    if (Math.abs(v - first) > 5 && (second < 0 || near(v) > near(second))) second = v;
  return (
    (near(first) + near(second)) /
    Math.max(
      1,
      bins.reduce((a, b) => a + b, 0),
    )
  );
}

/** Refuses pictures whose size rules out a reading. */
export function checkSize(picture: Picture): void {
  if (picture.width < MIN_WIDTH || picture.height < MIN_HEIGHT)
    throw new Refused(
      'too_small',
      'kind',
      `The picture is only ${picture.width} by ${picture.height} pixels.`,
      'Send the original screenshot instead of a thumbnail; 800 pixels or more in width work best.',
    );
  if (picture.width * picture.height > MAX_PIXELS)
    throw new Refused(
      'too_large',
      'kind',
      'The picture has more than 40 million pixels.',
      'Send a screenshot of the chart alone.',
    );
}

/**
 * Refuses pictures that no program drew: a screenshot has plain areas in a few tones, a photo of a screen or of
 * anything else does not. (Area charts with a gradient are less uniform, but flat.)
 */
export function checkDrawn(picture: Picture): void {
  const uniform = dominance(picture);
  if (uniform >= 0.62 || (uniform >= 0.4 && flatness(picture) > 0.92)) return;
  throw new Refused(
    'photo_unsupported',
    'kind',
    'This looks like a photo rather than a screenshot, and prices cannot be measured on it reliably.',
    'Take a screenshot on the device that shows the chart (on a phone: power and volume-down keys) and send that.',
  );
}
