/**
 * Scores the landing page with Lighthouse as a phone sees it, on our own server.
 *
 *   node tools/bench-web/run.ts http://127.0.0.1:3000     the address of a running product
 *
 * Prints the four scores and whether anything moved while the page loaded.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>;
}

const address = process.argv[2] ?? 'http://127.0.0.1:3000';
const directory = mkdtempSync(join(tmpdir(), 'wickwise-lighthouse-'));
const file = join(directory, 'report.json');
const flags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking';

execFileSync(
  'lighthouse',
  [address, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`],
  { stdio: ['ignore', 'ignore', 'inherit'], env: { CHROME_PATH: '/usr/bin/chromium', ...process.env } },
);
const { categories, audits } = JSON.parse(readFileSync(file, 'utf8')) as Report;
rmSync(directory, { recursive: true });

for (const [name, { score }] of Object.entries(categories)) {
  console.log(`${name.padEnd(16)} ${score === null ? '–' : Math.round(score * 100)}`);
}
const shift = audits['cumulative-layout-shift']?.numericValue ?? NaN;
console.log(`layout shift     ${shift.toFixed(3)}`);
