import sharp from 'sharp';
import type { Box, Raster, ReadOutcome } from '../types.ts';

const box = (b: Box, colour: string): string =>
  `<rect x="${b.x0}" y="${b.y0}" width="${b.x1 - b.x0}" height="${b.y1 - b.y0}" fill="none" stroke="${colour}"/>`;

const escape = (text: string): string =>
  text.replace(/[<>&]/g, (c) => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;' })[c]!);

/** The picture with what was read drawn over it, as PNG bytes. Also shows what was found before a refusal. */
export async function drawOverlay(raster: Raster, outcome: ReadOutcome): Promise<Uint8Array> {
  const parts: string[] = [];
  const found = outcome.outcome === 'read' ? outcome.reading : outcome.refusal.found;
  if (found.layout) {
    parts.push(box(found.layout.value.price_pane, '#ff00ff'), box(found.layout.value.axis_strip, '#00a0ff'));
    for (const pane of found.layout.value.other_panes) parts.push(box(pane, '#808080'));
  }
  for (const label of found.labels ?? []) {
    const colour = label.inlier ? '#00c000' : '#ff8000';
    parts.push(box(label.box, colour));
    parts.push(
      `<text x="${label.box.x0}" y="${label.box.y0 - 1}" font-size="9" fill="${colour}">${escape(label.text)}</text>`,
    );
  }
  if (outcome.outcome === 'read')
    for (const { points, colour } of outcome.reading.overlays)
      // Beside the curve's own colour its complement is seen on any background.
      parts.push(
        `<polyline points="${points.map((p) => `${p.x_px},${p.y_px}`).join(' ')}" fill="none" stroke="rgb(${colour.map((v) => 255 - v).join()})" stroke-dasharray="3 3"/>`,
      );
  if (outcome.outcome === 'read')
    for (const bar of outcome.reading.series.value.bars) {
      const open = bar.open?.y_px ?? bar.close.y_px;
      const top = Math.min(open, bar.close.y_px);
      const height = Math.max(1, Math.abs(open - bar.close.y_px));
      const half = 0.3 * outcome.reading.series.value.bar_spacing_px;
      const colour = bar.direction === 'up' ? '#00ffff' : bar.direction === 'down' ? '#ffff00' : '#ff00ff';
      parts.push(
        `<line x1="${bar.x_px}" x2="${bar.x_px}" y1="${bar.high?.y_px ?? top}" y2="${bar.low?.y_px ?? top}" stroke="${colour}"/>`,
        `<rect x="${bar.x_px - half}" y="${top}" width="${2 * half}" height="${height}" fill="none" stroke="${colour}"/>`,
      );
    }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${raster.width}" height="${raster.height}">${parts.join('')}</svg>`;
  return sharp(raster.data, { raw: { width: raster.width, height: raster.height, channels: 4 } })
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer();
}
