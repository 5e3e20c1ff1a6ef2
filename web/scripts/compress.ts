/** Compressed copies beside every file of the build that gets smaller so, so that the server never compresses. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const LEAST = 512;

/** Writes file.br and file.gz where they are smaller than the file; returns how many files got them. */
export function compress(directory: string): number {
  let count = 0;
  for (const file of globSync('**/*.{js,css,html,svg,json,webmanifest,txt,bin}', { cwd: directory })) {
    const path = join(directory, file);
    const bytes = readFileSync(path);
    if (bytes.length < LEAST) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    count++;
  }
  return count;
}
