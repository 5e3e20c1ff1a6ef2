import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExportedCorrection } from '../../ports/analysis/exported-correction.ts';

/** Names of files of ours: nothing else in the folder is touched. */
const OURS = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(?:png|jpg|webp|json)$/;

/**
 * Writes corrections as `images/` and `truth/` into a folder, and removes those of earlier exports that are not kept any more.
 * @returns how many there are now, and how many were removed
 */
export async function writeCorrections(
  folder: string,
  corrections: AsyncIterable<ExportedCorrection>,
): Promise<{ written: number; removed: number }> {
  const [images, truths] = [join(folder, 'images'), join(folder, 'truth')];
  for (const each of [images, truths]) await mkdir(each, { recursive: true });
  const written = new Set<string>();
  for await (const { name, image, bytes, truth } of corrections) {
    await writeFile(join(images, image), bytes);
    await writeFile(join(truths, `${name}.json`), `${JSON.stringify(truth, null, 2)}\n`);
    written.add(image).add(`${name}.json`);
  }
  let removed = 0;
  for (const each of [images, truths])
    for (const file of await readdir(each)) {
      if (!OURS.test(file) || written.has(file)) continue;
      await rm(join(each, file));
      if (each === truths) removed++;
    }
  return { written: written.size / 2, removed };
}
