/**
 * `node chart-reader/bench/run.ts [--quick] [--set NAME=DIR]… [--only-sets] [--only REGEX] [--seed NAME] [--keep DIR]
 *  [--predictions DIR] [--failures FILE] [--out DIR]`
 *
 * Reads the development set (folder CHARTS_DIR, by default ../shared/charts beside the repository)
 * with the real screenshots in its folder `wild`, the charts that the bench draws itself, charts by real programs where Chromium is installed, and
 * any further sets, scores them, and writes `figures.json` and `RESULTS.md`. A quick run reads about
 * forty drawn charts and writes nothing.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as prettier from 'prettier';
import { writePicture } from './draw/set.ts';
import { createTextRecogniser } from '../text/index.ts';
import type { Examined } from './examine.ts';
import { examine } from './examine.ts';
import { failureDigest } from './failures.ts';
import type { Figures } from './figures.ts';
import { buildFigures, keepIndicators } from './figures.ts';
import type { BenchPicture } from './pictures.ts';
import { folderExists, picturesDrawn, picturesOfFolder, picturesOfPrograms } from './pictures.ts';
import { buildReport } from './report.ts';

const here = import.meta.dirname;

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    set: { type: 'string', multiple: true, default: [] },
    only: { type: 'string' },
    'only-sets': { type: 'boolean', default: false },
    seed: { type: 'string', default: 'benchmark' },
    keep: { type: 'string' },
    predictions: { type: 'string' },
    failures: { type: 'string' },
    out: { type: 'string' },
  },
});

const fullPlan = { seed: options.seed, charts: 180, mirrors: 18, captures: 48, notCharts: 40 };
const programsPlan = { seed: options.seed, each: 20, mirrorsEach: 2, capturesEach: 5 };
const quickPlan = { seed: options.seed, charts: 26, mirrors: 3, captures: 6, notCharts: 5 };

async function* pictures(): AsyncGenerator<BenchPicture> {
  for (const set of options.set) {
    const [name = '', folder = ''] = set.split('=');
    yield* picturesOfFolder(name, folder);
  }
  if (options['only-sets']) return;
  const charts = process.env.CHARTS_DIR ?? path.join(here, '../../../shared/charts');
  for (const part of ['rendered', 'capture', 'notchart'])
    if (await folderExists(path.join(charts, part)))
      yield* picturesOfFolder('development', path.join(charts, part));
  const real = path.join(charts, 'wild');
  if (await folderExists(real)) yield* picturesOfFolder('real', real);
  yield* picturesDrawn('drawn', options.quick ? quickPlan : fullPlan);
  if (!options.quick) yield* picturesOfPrograms('programs', programsPlan);
}

async function readAll(): Promise<Examined[]> {
  const recogniser = createTextRecogniser();
  const examined: Examined[] = [];
  const only = options.only === undefined ? null : new RegExp(options.only);
  for await (const picture of pictures()) {
    if (only && !only.test(picture.name)) continue;
    // The first picture also pays for loading and warming up: read it once before the clock counts.
    if (!examined.length) await examine(picture, recogniser);
    examined.push(await examine(picture, recogniser));
    if (options.keep) await writePicture(path.join(options.keep, picture.set), picture);
    if (examined.length % 50 === 0) process.stderr.write(`${examined.length} pictures read\n`);
  }
  return examined;
}

async function writePredictions(folder: string, examined: readonly Examined[]): Promise<void> {
  await fs.mkdir(folder, { recursive: true });
  for (const e of examined)
    await fs.writeFile(
      path.join(folder, `${e.truth.image.replace(/\.\w+$/, '')}.json`),
      JSON.stringify(e.prediction),
    );
}

async function previous(file: string): Promise<unknown> {
  return fs.readFile(file, 'utf8').then(
    (text): unknown => JSON.parse(text),
    () => null,
  );
}

async function writeResults(folder: string, figures: Figures, report: string): Promise<void> {
  const file = path.join(folder, 'figures.json');
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(file, `${JSON.stringify(keepIndicators(figures, await previous(file)), null, 2)}\n`);
  const style = await prettier.resolveConfig(file);
  await fs.writeFile(
    path.join(folder, 'RESULTS.md'),
    await prettier.format(report, { ...style, parser: 'markdown' }),
  );
}

const examined = await readAll();
const figures = buildFigures(examined, new Date().toISOString().slice(0, 10));
const report = buildReport(examined, figures);
process.stdout.write(report);
if (options.predictions) await writePredictions(options.predictions, examined);
if (options.failures) await fs.writeFile(options.failures, failureDigest(examined));
const folder = options.out ?? (options.quick || options['only-sets'] ? null : here);
if (folder) await writeResults(folder, figures, report);
