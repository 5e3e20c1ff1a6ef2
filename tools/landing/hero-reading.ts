/**
 * Draws the landing page's chart, reads it with our own reader, analyses what was read and writes both where the page
 * finds them. Nothing in the written file is typed by hand.
 *
 *   node tools/landing/hero-reading.ts
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { decodePicture } from '../../chart-reader/decode.ts';
import { createTextRecogniser, readChart } from '../../chart-reader/index.ts';
import type { Reading } from '../../chart-reader/index.ts';
import { drawNotChart } from '../../chart-reader/bench/draw/not-charts.ts';
import { renderSvg } from '../../chart-reader/bench/draw/render.ts';
import { drawHeroChart } from './hero-chart.ts';
import { readingFacts } from './reading-facts.ts';

const content = join(import.meta.dirname, '../../web/src/content');
const SEED = 'landing-214';
/** Pictures that the reader turns away. */
const refused = ['scatter plot', 'landscape', 'order book'] as const;

const recogniser = createTextRecogniser();
const read = async (file: Buffer) => readChart(await decodePicture(file), recogniser);

/** The reading of the picture as it is published: what browsers show is what was measured. */
async function readHero(): Promise<{ webp: Buffer; reading: Reading }> {
  const webp = await sharp(await drawHeroChart(SEED))
    .webp({ quality: 82, effort: 6, smartSubsample: true })
    .toBuffer();
  const outcome = await read(webp);
  if (outcome.outcome === 'refused') throw new Error(`The example was refused: ${outcome.refusal.reason}`);
  return { webp, reading: outcome.reading };
}

async function refusals() {
  return Promise.all(
    refused.map(async (kind, nth) => {
      const png = await renderSvg(drawNotChart(kind, `landing:${kind}`).svg);
      const outcome = await read(png);
      if (outcome.outcome === 'read') throw new Error(`${kind} was not refused`);
      const image = `refused-${nth + 1}.webp`;
      await sharp(png)
        .resize(480, 320, { fit: 'cover', position: 'center' })
        .webp({ quality: 70, effort: 6 })
        .toFile(join(content, image));
      const { code, reason, advice } = outcome.refusal;
      return { kind, code, reason, advice };
    }),
  );
}

/** The right part, as phones show it (see replay.tsx), in the pixels that a phone has for it. */
async function forPhones(whole: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(whole).metadata();
  const part = Math.round(height / 1.02);
  return sharp(whole)
    .extract({ left: width - part, top: 0, width: part, height })
    .resize({ height: 800 })
    .webp({ quality: 70, effort: 6 })
    .toBuffer();
}

const { webp, reading } = await readHero();
writeFileSync(join(content, 'hero-chart.webp'), webp);
writeFileSync(join(content, 'hero-chart-phone.webp'), await forPhones(webp));
const { drawn, facts } = readingFacts(reading);
const write = (name: string, facts: unknown): void =>
  writeFileSync(join(content, name), `${JSON.stringify(facts)}\n`);
write('hero-reading.json', drawn);
write('hero-analysis.json', { ...facts, refusals: await refusals() });
console.log(
  `${drawn.bars.length} bars, ${drawn.axis.used} labels, ${drawn.levels.length} levels; ${webp.length} bytes`,
);
