/** The screenshot of the fixture as it would have been taken some bars earlier. */
import sharp from 'sharp';

/** What of a fixture's ground truth is needed to paint its last bars over. */
export interface Painted {
  theme: { bg: string };
  axis: { plot: { x0: number; y0: number; x1: number; y1: number } };
  bar_spacing_px: number;
  candles: { x_px: number }[];
}

/** @returns PNG bytes; everything in the price pane from the last `bars` candles on has the colour of the background */
export async function earlierPicture(picture: Buffer, truth: Painted, bars: number): Promise<Buffer> {
  const first = truth.candles.at(-bars);
  if (!first) throw new Error(`The picture shows fewer than ${bars} bars.`);
  const { plot } = truth.axis;
  const left = Math.floor(first.x_px - truth.bar_spacing_px / 2);
  const size = { width: plot.x1 - left, height: plot.y1 - plot.y0 };
  const paint = { create: { ...size, channels: 3 as const, background: truth.theme.bg } };
  return sharp(picture)
    .composite([{ input: paint, left, top: plot.y0 }])
    .png()
    .toBuffer();
}
