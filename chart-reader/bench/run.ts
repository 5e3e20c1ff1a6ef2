/**
 * `node chart-reader/bench/run.ts [--quick] [--set NAME=DIR]… [--only-sets] [--only REGEX] [--seed NAME] [--keep DIR]
 *  [--predictions DIR] [--failures FILE] [--out DIR] [--lanes 2] [--no-speed] [--targets]`
 *
 * Reads the development set (folder CHARTS_DIR, by default ../shared/charts beside the repository)
 * with the real screenshots in its folder `wild`, the charts that the bench draws itself, charts by real programs where Chromium is installed, and
 * any further sets, scores them, and writes `figures.json` and `RESULTS.md`. A quick run reads about
 * forty drawn charts and writes nothing. A run that finds less than every set writes only where `--out` says. `--lanes` reads on so many threads; speed and memory are measured afterwards,
 * on one, unless `--no-speed` or `--only-sets` leaves them out. `--targets` prints only the table of what must hold.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writePicture } from './draw/set.ts';
import type { Examined } from './examine.ts';
import { failureDigest } from './failures.ts';
import type { Figures } from './figures.ts';
import { buildFigures, keepIndicators } from './figures.ts';
import { inHouseStyle } from './house-style.ts';
import type { BenchPicture } from './pictures.ts';
import { folderExists, picturesDrawn, picturesOfFolder, picturesUnder } from './pictures.ts';
import { examineAll } from './lanes.ts';
import { requireMeasured, requireSets } from './published.ts';
import { buildReport, targetTable } from './report.ts';
import type { Speed } from './speed.ts';
import { measureSpeed } from './speed.ts';
import { measureTargets } from './targets.ts';

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
    lanes: { type: 'string', default: '1' },
    'no-speed': { type: 'boolean', default: false },
    targets: { type: 'boolean', default: false },
  },
});

const quickPlan = { seed: options.seed, charts: 26, mirrors: 3, captures: 6, notCharts: 5 };

const charts = process.env.CHARTS_DIR ?? path.join(here, '../../../shared/charts');

async function* allPictures(): AsyncGenerator<BenchPicture> {
  for (const set of options.set) {
    const [name = '', folder = ''] = set.split('=');
    yield* picturesOfFolder(name, folder);
  }
  if (options['only-sets']) return;
  for (const part of ['rendered', 'capture', 'notchart'])
    if (await folderExists(path.join(charts, part)))
      yield* picturesOfFolder('development', path.join(charts, part));
  const real = path.join(charts, 'wild');
  if (await folderExists(real)) yield* picturesOfFolder('real', real);
  yield* options.quick ? picturesDrawn('drawn', quickPlan) : picturesUnder(options.seed);
}

async function* pictures(): AsyncGenerator<BenchPicture> {
  const only = options.only === undefined ? null : new RegExp(options.only);
  for await (const picture of allPictures()) if (!only || only.test(picture.name)) yield picture;
}

function readAll(): Promise<Examined[]> {
  return examineAll(pictures(), Number(options.lanes), async (read, picture) => {
    if (options.keep) await writePicture(path.join(options.keep, picture.set), picture);
    if (read % 50 === 0) process.stderr.write(`${read} pictures read\n`);
  });
}

/** On the clean pictures of the development set, where there is one. */
async function speedOf(): Promise<Speed | null> {
  if (options['no-speed'] || options['only-sets'] || options.quick) return null;
  const folder = path.join(charts, 'rendered');
  const development: Buffer[] = [];
  if (await folderExists(folder))
    for await (const { file } of picturesOfFolder('development', folder)) development.push(file);
  return measureSpeed(development);
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
  const page = path.join(folder, 'RESULTS.md');
  await fs.writeFile(page, await inHouseStyle(page, report));
}

const folder = options.out ?? (options.quick || options['only-sets'] || options.only ? null : here);
// A missing set is said before the minutes that reading takes.
if (folder === here)
  await requireSets(charts, (at) =>
    fs.access(at).then(
      () => true,
      () => false,
    ),
  );
const examined = await readAll();
const speed = await speedOf();
const figures = buildFigures(examined, new Date().toISOString().slice(0, 10), speed);
const targets = measureTargets(examined, speed);
const report = buildReport(examined, figures, targets);
process.stdout.write(options.targets ? targetTable(targets) : report);
if (options.predictions) await writePredictions(options.predictions, examined);
if (options.failures) await fs.writeFile(options.failures, failureDigest(examined));
if (folder === here) requireMeasured(figures);
if (folder) await writeResults(folder, figures, report);
