/**
 * Draws the installable app's icons from the product's mark.
 *
 *   node tools/landing/icons.ts
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const directory = join(import.meta.dirname, '../../web/public/icons');

/** The mark on graphite; `inset` is the room around it, as a share of the side (maskable icons are cut to any shape). */
function icon(side: number, inset: number): Buffer {
  const scale = (1 - 2 * inset) / 24;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 1 1">
    <rect width="1" height="1" fill="#14181F"/>
    <g transform="translate(${inset} ${inset}) scale(${scale})" stroke-linecap="round" fill="none">
      <path d="M8 2v20" stroke="#E9E6DF" stroke-width="2"/><rect x="3" y="7" width="10" height="11" rx="1.5" fill="#E9E6DF"/>
      <path d="M20 3v18" stroke="#E9E6DF" stroke-width="2" opacity=".35"/><path d="M13 8H23" stroke="#F2A93B" stroke-width="2.5"/>
    </g></svg>`);
}

const icons = [
  { name: 'icon-192.png', side: 192, inset: 0.18 },
  { name: 'icon-512.png', side: 512, inset: 0.18 },
  { name: 'maskable-512.png', side: 512, inset: 0.26 },
  { name: 'apple-touch-icon.png', side: 180, inset: 0.18 },
];

mkdirSync(directory, { recursive: true });
for (const { name, side, inset } of icons) {
  await sharp(icon(side, inset)).png({ compressionLevel: 9, palette: true }).toFile(join(directory, name));
}
