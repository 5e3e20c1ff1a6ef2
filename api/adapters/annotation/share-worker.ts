import sharp from 'sharp';
import type { SharePainting } from '../../ports/analysis/share-painter.ts';
import type { SharePictures } from '../../ports/analysis/share-store.ts';
import type { PoolWork } from '../../ports/shared/worker-pool.ts';
import { strokeText, strokeWidthOf } from './stroke-text.ts';

/** What sites that show previews ask for. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 48;
/** The picture lies below the title and the figures. */
const PICTURE_TOP = 184;
const PICTURE_HEIGHT = HEIGHT - PICTURE_TOP - 32;

const GROUND = '#101214';
const INK = '#f4f4f5';
const MUTED = '#a1a1aa';

/** Of the picture on the page; a screen shows no more of it. */
const LONGEST_SIDE = 2400;
const QUALITY = 82;

sharp.cache(false);
sharp.concurrency(1);

const paint: PoolWork<SharePainting, SharePictures> = async (painting) => {
  const { picture } = painting;
  const layers = [{ input: Buffer.from(wordsOf(painting)), top: 0, left: 0 }];
  if (picture !== null) {
    const box = { width: WIDTH - 2 * MARGIN, height: PICTURE_HEIGHT, fit: 'inside' } as const;
    const { data, info } = await sharp(picture).resize(box).png().toBuffer({ resolveWithObject: true });
    layers.push({ input: data, top: PICTURE_TOP, left: Math.round((WIDTH - info.width) / 2) });
  }
  const ground = { width: WIDTH, height: HEIGHT, channels: 3 as const, background: GROUND };
  const preview = await sharp({ create: ground }).composite(layers).png().toBuffer();
  return { preview, picture: picture && (await shrunk(picture)) };
};

const shrunk = (picture: Uint8Array) =>
  sharp(picture)
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();

/** Title and figures as strokes: beside a picture in two lines above it, alone in larger ones, one below the other. */
function wordsOf({ title, figures, picture }: SharePainting): string {
  const room = WIDTH - 2 * MARGIN;
  const lines =
    picture === null
      ? [
          stroked(title, 150, fitting(title, 96, room), INK, 7),
          ...figures.map((text, index) => stroked(text, 320 + index * 68, fitting(text, 36, room), MUTED, 3)),
        ]
      : [
          stroked(title, MARGIN, fitting(title, 52, room), INK, 5),
          stroked(figures.join('   '), 128, fitting(figures.join('   '), 24, room), MUTED, 2.5),
        ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="none" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</svg>`;
}

/** The size of a text that has at most this room. */
const fitting = (text: string, size: number, room: number): number =>
  Math.min(size, (size * room) / Math.max(1, strokeWidthOf(text, size)));

const stroked = (text: string, top: number, size: number, colour: string, width: number): string =>
  `<path d="${strokeText(text, MARGIN, top, size)}" stroke="${colour}" stroke-width="${width}"/>`;

export default paint;
