/**
 * How much JavaScript the first view of each screen loads, gzipped, by the build's manifest: what the entry
 * imports and what the screen imports. Parts that are loaded when they are first asked for (toasts, dialogs) do not count.
 *
 *   node web/scripts/first-view-size.ts [--limit 250]     exits with 1 when a screen is over the limit (kB)
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: string[];
}

const dist = join(import.meta.dirname, '../dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

const always = ['index.html'];
const shell = 'src/app/shell/shell.tsx';

const screens: Record<string, string[]> = {
  '/': ['src/features/visitors/landing/landing-screen.tsx'],
  '/login': ['src/features/accounts/login-screen.tsx'],
  '/pricing': ['src/features/ordering/pricing/pricing-screen.tsx'],
  '/credits': [shell, 'src/features/credits/statement-screen.tsx'],
  '/dashboard': [shell, 'src/features/insights/dashboard-screen.tsx'],
  '/chart-analysis': [shell, 'src/features/analysis/chart-analysis-screen.tsx'],
  '/history': [shell, 'src/features/analysis/analysis-history-screen.tsx'],
};

/** Every script file that a list of modules needs before it can run. */
function files(modules: string[], found = new Set<string>()): Set<string> {
  for (const module of modules) {
    const chunk = manifest[module];
    if (!chunk) throw new Error(`The manifest does not know ${module}; build the web first.`);
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    files(chunk.imports ?? [], found);
  }
  return found;
}

const gzipped = (file: string): number => gzipSync(readFileSync(join(dist, file))).length;
const { values } = parseArgs({ options: { limit: { type: 'string', default: '250' } } });
const limit = Number(values.limit) * 1000;
let over = 0;

for (const [path, modules] of Object.entries(screens)) {
  const parts = [...files([...always, ...modules])];
  const bytes = parts.reduce((sum, file) => sum + gzipped(file), 0);
  if (bytes > limit) over++;
  console.log(`${path.padEnd(18)} ${(bytes / 1000).toFixed(1).padStart(6)} kB gzip in ${parts.length} files`);
}

console.log(over === 0 ? `All within ${values.limit} kB.` : `${over} over ${values.limit} kB.`);
process.exitCode = over === 0 ? 0 : 1;
