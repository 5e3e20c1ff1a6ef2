/**
 * How much JavaScript the first view of each screen loads, gzipped, by the build's manifest: what the entry
 * imports and what the screen imports. Parts that are loaded when they are first asked for (toasts, dialogs) do not count.
 *
 * Then what reading a picture in the browser loads, once one is chosen.
 *
 *   node tools/bench-pages/first-view-size.ts [--limit 148]     exits with 1 when a screen or the reader is over the limit (kB)
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

import { report } from '../bench/figure.ts';
import { ENTRY, LANDING, PAGES, filesOf, readManifest } from '../../web/scripts/manifest.ts';

const dist = join(import.meta.dirname, '../../web/dist');
const manifest = readManifest(dist);

const always = [ENTRY];
const page = (module: string): string[] => [...PAGES, module];
const screen = (name: string): string[] => page(`src/features/${name}-screen.tsx`);

const screens: Record<string, string[]> = {
  '/': [LANDING],
  '/login': screen('accounts/login'),
  '/pricing': page('src/app/pricing-page.tsx'),
  '/dashboard': screen('insights/dashboard'),
  '/chart-analysis': screen('analysis/chart-analysis'),
  '/history': screen('analysis/analysis-history'),
  '/history/…': screen('analysis/analysis-detail'),
  '/ai-tutor': screen('tutor/chat/tutor'),
  '/ai-tutor/lessons': screen('tutor/lessons/lessons'),
  '/ai-tutor/practice': screen('tutor/practice/practice'),
  '/orders': screen('ordering/orders/orders'),
  '/credits': screen('credits/statement'),
  '/account': screen('accounts/account'),
  '/integrations': screen('integrations/integrations'),
};

/** Lower limits than the common one, in kB: the landing page has to be taken over while a phone is still loading it, and most arrive at the dashboard. */
const others: Readonly<Record<string, number>> = {
  '/': 120,
  '/dashboard': 132,
};

/** Each file is a request, and a phone waits for each a little. */
const FILES = 10;

const gzipped = (file: string): number => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
const { values } = parseArgs({ options: { limit: { type: 'string', default: '148' } } });
const kB = (bytes: number) => ({ value: Number((bytes / 1000).toFixed(1)), unit: 'kB' });

for (const [path, modules] of Object.entries(screens)) {
  const parts = [...filesOf(manifest, [...always, ...modules])];
  const bytes = parts.reduce((sum, file) => sum + gzipped(file), 0);
  report({ name: path, ...kB(bytes), limit: { most: others[path] ?? Number(values.limit) } });
  report({ name: `${path} in files`, value: parts.length, unit: '', limit: { most: FILES } });
}

/**
 * What stands below the first view of an analysis, and then the chart of its series: they come when somebody is near, the first after
 * four seconds.
 */
const seen = filesOf(manifest, [...always, ...(screens['/history/…'] ?? [])]);
for (const [name, module, most] of [
  ['/history/… below', 'src/features/analysis/result/below.tsx', 17],
  ['/history/… series', 'src/features/analysis/series/series-chart.tsx', 57],
] as const) {
  const parts = [...filesOf(manifest, [module])].filter((file) => !seen.has(file));
  parts.forEach((file) => seen.add(file));
  report({ name, ...kB(parts.reduce((sum, file) => sum + gzipped(file), 0)), limit: { most } });
}

/** The thread that reads pictures and the numbers of its text network; docs/decisions/0359 says why this much. */
const READER_LIMIT = 132;
const reader = globSync('assets/{chart-preview-worker-*.js,ctc-model-*.bin}', { cwd: dist });
const readerBytes = reader.reduce((sum, file) => sum + gzipped(file), 0);
if (reader.length !== 2)
  throw new Error('The build has other files of the reader than its thread and its network.');
report({ name: 'a picture chosen', ...kB(readerBytes), limit: { most: READER_LIMIT } });
