/**
 * Draws the sample charts where the web finds them.
 *
 *   node tools/samples/draw-samples.ts
 */
import { join } from 'node:path';
import sharp from 'sharp';
import { SAMPLES, drawSample } from './sample-charts.ts';

const folder = join(import.meta.dirname, '../../web/src/entities/analysis/samples');
for (const [name, sample] of Object.entries(SAMPLES))
  await sharp(await drawSample(sample))
    .webp({ lossless: true, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
