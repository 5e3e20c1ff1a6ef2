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

/** Every truth file under the folder with its picture, in the order of their names. */
export async function* picturesOfFolder(set: string, folder: string): AsyncGenerator<BenchPicture> {
  const entries = await fs.readdir(folder, { recursive: true });
  for (const entry of entries.filter((e) => e.endsWith('.json')).sort()) {
    const truth = JSON.parse(await fs.readFile(path.join(folder, entry), 'utf8')) as Truth;
    if (!truth.image) continue;
    const name = path.join(folder, path.dirname(entry), truth.image);
    yield { set, name, file: await fs.readFile(name), truth };
  }
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
