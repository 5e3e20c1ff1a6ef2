/**
 * Draws the sample charts where the web finds them.
 *
 *   node tools/samples/draw-samples.ts [--small]     only what a page shows of them, from the files that are there
 */
import { join } from 'node:path';
import sharp from 'sharp';
import { SAMPLES, drawSample } from './sample-charts.ts';

const folder = join(import.meta.dirname, '../../web/src/entities/analysis/samples');
const fileOf = (name: string): string => join(folder, `${name}.webp`);

if (!process.argv.includes('--small'))
  for (const [name, sample] of Object.entries(SAMPLES))
    await sharp(await drawSample(sample))
      .webp({ lossless: true, effort: 6 })
      .toFile(fileOf(name));

/** All three small, one below the other, so that a page that shows them asks for one picture. */
const [width, height] = [440, 280];
const small = await Promise.all(
  Object.keys(SAMPLES).map((name) => sharp(fileOf(name)).resize(width, height).png().toBuffer()),
);
await sharp({ create: { width, height: height * small.length, channels: 3, background: '#fff' } })
  .composite(small.map((input, nth) => ({ input, left: 0, top: nth * height })))
  .webp({ quality: 60, effort: 6 })
  .toFile(fileOf('small'));
