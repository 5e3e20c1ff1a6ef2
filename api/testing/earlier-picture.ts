import sharp from 'sharp';
import type { ChartReadout } from '../ports/analysis/chart-reading.ts';

/** The same screenshot taken `bars` bars earlier: the last ones are painted over with the background. */
export async function earlierPicture(picture: Buffer, readout: ChartReadout, bars: number): Promise<Buffer> {
  const { price_pane: pane, bar_spacing_px: spacing } = readout;
  const first = readout.bars.at(-bars);
  const last = readout.bars.at(-1);
  if (!first || !last) throw new Error(`The picture shows fewer than ${bars} bars.`);
  const left = Math.floor(first.x_px - spacing / 2);
  const width = Math.min(pane.x1, Math.ceil(last.x_px + spacing / 2)) - left;
  const height = pane.y1 - pane.y0;
  const background = await backgroundOf(picture, readout);
  return sharp(picture)
    .composite([{ input: { create: { width, height, channels: 3, background } }, left, top: pane.y0 }])
    .png()
    .toBuffer();
}

/** The commonest colour of the price pane. */
async function backgroundOf(picture: Buffer, { price_pane: { x0, y0, x1, y1 } }: ChartReadout) {
  const { data } = await sharp(picture)
    .removeAlpha()
    .extract({ left: x0, top: y0, width: x1 - x0, height: y1 - y0 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<number, number>();
  for (let at = 0; at + 2 < data.length; at += 3) {
    const colour = data.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const [colour = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return { r: colour >> 16, g: (colour >> 8) & 255, b: colour & 255 };
}
