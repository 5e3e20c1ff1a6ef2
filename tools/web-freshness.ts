/** Whether the built web is still what its sources give. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'web/src/**/*',
  'web/public/**/*',
  'web/*.{ts,html,json}',
  'web/scripts/*.ts',
  'chart-reader/bench/figures.json',
  // The reader is built in by its door, with everything but the benchmark, the training and the command line.
  'chart-reader/*.ts',
  'chart-reader/{confidence,hints,image,photo,stages,text}/**/*',
  'api/domain/shared-with-web/**/*',
  'package-lock.json',
  'tools/web-{build,freshness}.ts',
];

/** Every file that the build reads, relative to the root of the repository. Tests and stories are not built. */
export function builtFrom(root: string): string[] {
  return globSync(SOURCES, { cwd: root })
    .filter((file) => statSync(join(root, file)).isFile() && !/\.(test|stories)\.tsx?$/.test(file))
    .sort();
}

/** A hash over the names and contents of everything the build reads. */
function sourcesHash(root: string): string {
  const hash = createHash('sha256');
  for (const file of builtFrom(root))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.update(process.env.VITE_API_BASE ?? '').digest('hex');
}

/** Builds into web/dist, unless it was built from exactly these sources; tells whether it did. */
export function buildWhenStale(root: string, build: () => void): boolean {
  const stamp = join(root, 'web/dist/.built-from');
  const hash = sourcesHash(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  build();
  writeFileSync(stamp, hash);
  return true;
}
