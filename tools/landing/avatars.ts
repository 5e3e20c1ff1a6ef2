/**
 * Draws the pictures beside the sample reviews: invented people, from simple shapes, so that no stranger's face is used.
 *
 *   node tools/landing/avatars.ts
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { createRandom } from '../../chart-reader/bench/random.ts';
import type { Random } from '../../chart-reader/bench/random.ts';

const directory = join(import.meta.dirname, '../../web/src/content/avatars');
const COUNT = 20;
const SIDE = 112;

const grounds = ['#E9DFC8', '#D9E2DC', '#DCE1EA', '#EADAD2', '#E3DDE8', '#E4E3D4'] as const;
const skins = ['#F2D3B8', '#E7BE98', '#CF9C72', '#A8744C', '#7C5236', '#5B3B28'] as const;
const hairs = ['#1D1A18', '#3A2A20', '#5C4030', '#8A6239', '#B9914F', '#8C8C8C', '#6E2F22'] as const;
const darkHairs = ['#1D1A18', '#2A211C', '#3A2A20', '#8C8C8C'] as const;
const clothes = ['#22344D', '#3E4A3F', '#6B4A36', '#4B3A57', '#2F4F55', '#7A6A3B', '#3A3F47'] as const;

/** Hair behind the head and over it, on a 100-unit square with the head at (50, 46). */
const styles: readonly ((colour: string) => { behind: string; over: string })[] = [
  (c) => ({
    behind: '',
    over: `<path d="M29 44a21 21 0 0 1 42 0c-5-10-12-13-22-13-9 0-16 4-20 13z" fill="${c}"/>`,
  }),
  (c) => ({
    behind: `<path d="M27 46a23 24 0 0 1 46 0v28H27z" fill="${c}"/>`,
    over: `<path d="M30 45c1-13 9-20 20-20s19 7 20 20c-8-3-12-7-15-12-5 7-14 11-25 12z" fill="${c}"/>`,
  }),
  (c) => ({
    behind: '',
    over: `<path d="M30 40c2-12 10-17 20-17 11 0 18 6 20 17-12-6-27-6-40 0z" fill="${c}"/>`,
  }),
  (c) => ({
    behind: `<circle cx="50" cy="20" r="9" fill="${c}"/>`,
    over: `<path d="M29 45a21 22 0 0 1 42 0c-6-9-13-12-21-12s-15 3-21 12z" fill="${c}"/>`,
  }),
  (c) => ({
    behind: `<circle cx="50" cy="40" r="25" fill="${c}"/>`,
    over: `<path d="M32 40c3-9 10-12 18-12s15 3 18 12c-10-5-26-5-36 0z" fill="${c}"/>`,
  }),
  () => ({ behind: '', over: '' }),
];

function beard(random: Random, hair: string): string {
  if (!random.chance(0.3)) return '';
  return `<path d="M31 50c1 14 9 19 19 19s18-5 19-19c-4 6-9 8-19 8s-15-2-19-8z" fill="${hair}"/>`;
}

function glasses(random: Random): string {
  if (!random.chance(0.35)) return '';
  const rims = [42, 58].map((x) => `<circle cx="${x}" cy="46" r="6"/>`).join('');
  return `<g fill="none" stroke="#23272E" stroke-width="1.6">${rims}<path d="M48 46h4"/></g>`;
}

function portrait(seed: string): string {
  const random = createRandom(seed);
  const skin = random.pick(skins);
  const hair = random.pick(skins.indexOf(skin) > 2 ? darkHairs : hairs);
  const { behind, over } = random.pick(styles)(hair);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
    <rect width="100" height="100" fill="${random.pick(grounds)}"/>${behind}
    <path d="M12 104c2-22 18-30 38-30s36 8 38 30z" fill="${random.pick(clothes)}"/>
    <path d="M42 60h16v15c0 5-16 5-16 0z" fill="${skin}"/><path d="M42 66c5 4 11 4 16 0v4c-5 3-11 3-16 0z" opacity=".14"/>
    <ellipse cx="50" cy="46" rx="19" ry="22" fill="${skin}"/>${beard(random, hair)}${over}${glasses(random)}
  </svg>`;
}

mkdirSync(directory, { recursive: true });
for (let nth = 1; nth <= COUNT; nth++) {
  const name = String(nth).padStart(2, '0');
  await sharp(Buffer.from(portrait(`reviewer ${nth}`)))
    .resize(SIDE, SIDE)
    .webp({ quality: 72, effort: 6 })
    .toFile(join(directory, `${name}.webp`));
}
