/** Builds the web into web/dist unless it was built from exactly these sources. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const stamp = join(root, 'web/dist/.built-from');

/** Hash over the names, sizes and contents of everything the build reads. */
function sourcesHash(): string {
  const hash = createHash('sha256');
  const files = globSync(
    [
      'web/src/**/*',
      'web/public/**/*',
      'web/*.{ts,html,json}',
      'web/scripts/*.ts',
      'chart-reader/bench/figures.json',
      'api/domain/{ordering,shared,visitors}/*.ts',
      'package-lock.json',
      'tools/web-build.ts',
    ],
    { cwd: root },
  ).sort();
  for (const file of files) {
    const path = join(root, file);
    if (!statSync(path).isFile() || /\.(test|stories)\.tsx?$/.test(file)) continue;
    hash.update(file).update('\0').update(readFileSync(path));
  }
  return hash.update(process.env.VITE_API_BASE ?? '').digest('hex');
}

const hash = sourcesHash();
if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) process.exit(0);

const started = performance.now();
console.log('Building the web…');
execFileSync('vite', ['build', 'web', '--logLevel', 'warn'], {
  cwd: root,
  stdio: 'inherit',
  // Whatever the caller is testing: what is served is the production build.
  env: { ...process.env, NODE_ENV: 'production' },
});
execFileSync('node', ['web/scripts/prerender.ts'], {
  cwd: root,
  stdio: ['inherit', 'ignore', 'inherit'],
  env: { ...process.env, NODE_ENV: 'production' },
});
writeFileSync(stamp, hash);
console.log(`Built the web in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
