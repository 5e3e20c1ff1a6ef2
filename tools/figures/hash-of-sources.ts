/** A hash that changes when the code of some sources does: figures that were counted with them carry it. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Without comments, spaces and trailing commas; `files` are paths in `folder`. */
export function hashOfSources(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of [...files].sort()) {
    const text = readFileSync(join(folder, file), 'utf8');
    hash.update(text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').replaceAll(/[\s,]+/g, ''));
  }
  return hash.digest('hex').slice(0, 16);
}
