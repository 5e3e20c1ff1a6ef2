/** Builds the web into web/dist unless it was built from exactly these sources. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { buildWhenStale } from './web-freshness.ts';

const root = join(import.meta.dirname, '..');
// The served web is always the production build, also in tests.
const env = { ...process.env, NODE_ENV: 'production' };

const started = performance.now();
const built = buildWhenStale(root, () => {
  console.log('Building the web…');
  execFileSync('vite', ['build', 'web', '--logLevel', 'warn'], { cwd: root, stdio: 'inherit', env });
  execFileSync('node', ['web/scripts/prerender.ts'], {
    cwd: root,
    stdio: ['inherit', 'ignore', 'inherit'],
    env,
  });
});
if (built) console.log(`Built the web in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
