/**
 * Draws what pages show of the sample charts: all three small, from the stored files.
 *
 *   node tools/samples/draw-samples.ts [--anew]
 *
 * The stored charts themselves are not drawn again: the product knows them by their hashes, and the drawing has changed since. With
 * `--anew` they are replaced by what is drawn today, and the hashes are printed that `api/domain/analysis/sample-charts.ts` needs then.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { cleanPicture } from '../../api/adapters/images/clean-picture.ts';
import { SAMPLES, drawSample } from './sample-charts.ts';

const folder = join(import.meta.dirname, '../../web/src/entities/analysis/samples');
const fileOf = (name: string): string => join(folder, `${name}.webp`);

if (process.argv.includes('--anew'))
  for (const [name, sample] of Object.entries(SAMPLES)) {
    const drawn = await sharp(await drawSample(sample))
      .webp({ lossless: true, effort: 6 })
      .toBuffer();
    const clean = cleanPicture(drawn);
    if (!clean.ok) throw new Error(clean.fault);
    writeFileSync(fileOf(name), drawn);
    console.log(`  ${name}: '${createHash('sha256').update(clean.file.bytes).digest('hex')}',`);
  }

/** One below the other, so that a page that shows them asks for one picture. */
const [width, height] = [440, 280];
const small = await Promise.all(
  Object.keys(SAMPLES).map((name) =>
    sharp(readFileSync(fileOf(name)))
      .resize(width, height)
      .png()
      .toBuffer(),
  ),
);
await sharp({ create: { width, height: height * small.length, channels: 3, background: '#fff' } })
  .composite(small.map((input, nth) => ({ input, left: 0, top: nth * height })))
  .webp({ quality: 60, effort: 6 })
  .toFile(fileOf('small'));
