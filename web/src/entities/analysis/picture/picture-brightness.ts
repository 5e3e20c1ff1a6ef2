/**
 * Whether a picture is dark, so that what is drawn over it can be seen: the chart in it has a theme of its own,
 * which need not be the page's. Light when it cannot be measured.
 */
export function isDarkPicture(image: HTMLImageElement): boolean {
  const side = 24;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  try {
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    if (!pen) return false;
    pen.drawImage(image, 0, 0, side, side);
    return isDark(pen.getImageData(0, 0, side, side).data);
  } catch {
    // A picture from another origin may be shown but not read.
    return false;
  }
}

/** Pixels that are looked at, at most: they say as much as all of them. */
const SAMPLES = 4096;

/** Whether RGBA bytes are dark on average. */
export function isDark(rgba: ArrayLike<number>): boolean {
  const step = 4 * Math.max(1, Math.floor(rgba.length / 4 / SAMPLES));
  return meanLuma(rgba, step) < 128;
}

/** Mean of Rec. 601 luma, 0 to 255, over RGBA bytes. */
function meanLuma(rgba: ArrayLike<number>, step: number): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at + 3 < rgba.length; at += step) {
    sum += 0.299 * rgba[at]! + 0.587 * rgba[at + 1]! + 0.114 * rgba[at + 2]!;
    count++;
  }
  return sum / Math.max(1, count);
}
