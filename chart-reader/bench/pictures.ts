/** Where the benchmark's pictures come from: folders in the development set's layout, and own drawings. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { browserPrograms, chromiumPath } from './draw/browser/browser-charts.ts';
import type { BrowserPlan } from './draw/browser/browser-set.ts';
import { drawBrowserSet } from './draw/browser/browser-set.ts';
import type { SetPlan } from './draw/set.ts';
import { drawSet } from './draw/set.ts';
import type { Truth } from './truth.ts';

export interface BenchPicture {
  set: string;
  /** File name, or the name that the picture would have on disk. */
  name: string;
  file: Buffer;
  truth: Truth;
}

const isTruth = (value: unknown): value is Truth =>
  typeof value === 'object' && value !== null && 'image' in value && ('axis' in value || 'is_chart' in value);

/** Pictures lie beside their truth, or in `images` beside a folder `truth`. */
function pictureOf(folder: string, entry: string, image: string): string {
  const own = path.join(folder, path.dirname(entry));
  return path.basename(own) === 'truth' ? path.join(own, '../images', image) : path.join(own, image);
}

/**
 * Every truth file under the folder with its picture, in the order of their names.
 * Throws, naming the folder, when there is none.
 */
export async function* picturesOfFolder(set: string, folder: string): AsyncGenerator<BenchPicture> {
  const entries = await fs.readdir(folder, { recursive: true });
  let found = 0;
  for (const entry of entries.filter((e) => e.endsWith('.json')).sort()) {
    const truth: unknown = JSON.parse(await fs.readFile(path.join(folder, entry), 'utf8'));
    if (!isTruth(truth)) continue;
    const name = pictureOf(folder, entry, truth.image);
    yield { set, name, file: await fs.readFile(name), truth };
    found++;
  }
  if (!found) throw new Error(`The set ${set} has no truth files: none was found under ${folder}.`);
}

/** The bench's own drawings; nothing touches the disk. */
export async function* picturesDrawn(set: string, plan: SetPlan): AsyncGenerator<BenchPicture> {
  for await (const { file, truth } of drawSet(plan)) yield { set, name: truth.image, file, truth };
}

/** Charts by real programs; nothing, and a word on it, where there is no Chromium. */
export async function* picturesOfPrograms(set: string, plan: BrowserPlan): AsyncGenerator<BenchPicture> {
  const say = (text: string): void => void process.stderr.write(`${text}\n`);
  const there = await fs.access(chromiumPath()).then(
    () => true,
    () => false,
  );
  if (!there) {
    say(`No Chromium at ${chromiumPath()}: charts drawn by real programs are left out.`);
    return;
  }
  for await (const { file, truth } of drawBrowserSet(plan, browserPrograms, say))
    yield { set, name: truth.image, file, truth };
}

export const folderExists = (folder: string): Promise<boolean> =>
  fs.stat(folder).then(
    (s) => s.isDirectory(),
    () => false,
  );

/** What a whole run of the benchmark draws: its own charts and those by real programs, under a seed. */
export async function* picturesUnder(seed: string): AsyncGenerator<BenchPicture> {
  yield* picturesDrawn('drawn', { seed, charts: 180, mirrors: 18, captures: 48, notCharts: 40 });
  yield* picturesOfPrograms('programs', { seed, each: 20, mirrorsEach: 2, capturesEach: 5 });
}
