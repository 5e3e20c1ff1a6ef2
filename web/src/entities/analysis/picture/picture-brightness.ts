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
    return meanLuma(pen.getImageData(0, 0, side, side).data) < 128;
  } catch {
    // A picture from another origin may be shown but not read.
    return false;
  }
}

/** Mean of Rec. 601 luma, 0 to 255, over RGBA bytes. */
export function meanLuma(rgba: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    sum += 0.299 * rgba[at]! + 0.587 * rgba[at + 1]! + 0.114 * rgba[at + 2]!;
  }
  return sum / Math.max(1, Math.floor(rgba.length / 4));
}
