/**
 * Runs every bench, one after the other, and prints one table: figure, limit, what it is compared with, ratio. A bench that gives no
 * figures of its own counts with whether it kept its limits. Fails when one of them is past a limit, or broke.
 *
 *   run.ts [--only checkout,requests]
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cellsOf, type Figure } from './figure.ts';

const BENCHES: Record<string, string[]> = {
  requests: ['tools/bench-requests/run.ts'],
  checkout: ['tools/bench-checkout/run.ts'],
  analysis: ['tools/bench-analysis/run.ts'],
  burst: ['tools/bench-burst/run.ts'],
  preview: ['tools/bench-preview/run.ts'],
  'first view': ['tools/bench-pages/first-view-size.ts'],
  pages: ['tools/bench-pages/run.ts'],
  web: ['tools/bench-web/run.ts'],
  api: ['tools/bench-api/run.ts'],
  reader: ['chart-reader/bench/run.ts', '--targets'],
};

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = values.only?.split(',') ?? Object.keys(BENCHES);
const unknown = wanted.filter((name) => !(name in BENCHES));
if (unknown.length > 0)
  throw new Error(`There is no bench ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}.`);

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const rows: string[][] = [['figure', 'measured', 'limit', 'compared with', 'ratio', '']];
try {
  for (const name of wanted) {
    console.log(`\n--- ${name}`);
    const file = join(folder, name);
    const env = { ...process.env, BENCH_FIGURES: file };
    const { status } = spawnSync(process.execPath, BENCHES[name] ?? [], { env, stdio: 'inherit' });
    const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
    const figures = lines.map((line) => cellsOf(JSON.parse(line) as Figure));
    rows.push(...figures.map(([figure = '', ...rest]) => [`${name}: ${figure}`, ...rest]));
    if (figures.length === 0 || (status !== 0 && figures.every((cells) => cells.at(-1) === '')))
      rows.push([
        name,
        status === 0 ? 'within its limits' : 'failed',
        '',
        '',
        '',
        status === 0 ? '' : 'see above',
      ]);
    if (status !== 0) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
console.log('');
for (const row of rows)
  console.log(
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
