/**
 * How much JavaScript the first view of each screen loads, gzipped, by the build's manifest: what the entry
 * imports and what the screen imports. Parts that are loaded when they are first asked for (toasts, dialogs) do not count.
 *
 * Then what reading a picture in the browser loads, once one is chosen.
 *
 *   node web/scripts/first-view-size.ts [--limit 250]     exits with 1 when a screen or the reader is over the limit (kB)
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

import { LANDING, filesOf, readManifest } from './manifest.ts';

const dist = join(import.meta.dirname, '../dist');
const manifest = readManifest(dist);

const always = ['index.html'];
const shell = 'src/app/shell/shell.tsx';

const screens: Record<string, string[]> = {
  '/': [LANDING],
  '/login': ['src/features/accounts/login-screen.tsx'],
  '/pricing': ['src/app/pricing-page.tsx'],
  '/credits': [shell, 'src/features/credits/statement-screen.tsx'],
  '/dashboard': [shell, 'src/features/insights/dashboard-screen.tsx'],
  '/chart-analysis': [shell, 'src/features/analysis/chart-analysis-screen.tsx'],
  '/history': [shell, 'src/features/analysis/analysis-history-screen.tsx'],
};

/** Tighter than the common limit, in kB: the landing page has to be taken over while a phone is still loading it. */
const tighter: Readonly<Record<string, number>> = { '/': 165 };

const gzipped = (file: string): number => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
const { values } = parseArgs({ options: { limit: { type: 'string', default: '250' } } });
let over = 0;

for (const [path, modules] of Object.entries(screens)) {
  const parts = [...filesOf(manifest, [...always, ...modules])];
  const bytes = parts.reduce((sum, file) => sum + gzipped(file), 0);
  const limit = Math.min(Number(values.limit), tighter[path] ?? Infinity);
  if (bytes > limit * 1000) over++;
  console.log(
    `${path.padEnd(18)} ${(bytes / 1000).toFixed(1).padStart(6)} kB gzip of ${limit} in ${parts.length} files`,
  );
}

/** The thread that reads pictures and the numbers of its text network; docs/decisions/0275 says why this much. */
const READER_LIMIT = 195;
const reader = globSync('assets/{chart-preview-worker-*.js,ctc-model-*.bin}', { cwd: dist });
const readerBytes = reader.reduce((sum, file) => sum + gzipped(file), 0);
if (reader.length !== 2 || readerBytes > READER_LIMIT * 1000) over++;
console.log(
  `a picture chosen   ${(readerBytes / 1000).toFixed(1).padStart(6)} kB gzip of ${READER_LIMIT} in ${reader.length} files`,
);

console.log(over === 0 ? 'All within their limits.' : `${over} over the limit.`);
process.exitCode = over === 0 ? 0 : 1;
