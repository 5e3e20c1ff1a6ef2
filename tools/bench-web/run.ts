/**
 * Scores the landing page with Lighthouse as a phone sees it, on our own server.
 *
 *   node tools/bench-web/run.ts http://127.0.0.1:3000     the address of a running product
 *
 * Looks five times, as one look depends on what else the machine does, and prints the middle of each score, the lowest and the
 * highest, and how far anything moved while the page loaded.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>;
}

const LOOKS = 5;

const address = process.argv[2] ?? 'http://127.0.0.1:3000';
const flags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking';

function look(): Report {
  const directory = mkdtempSync(join(tmpdir(), 'wickwise-lighthouse-'));
  const file = join(directory, 'report.json');
  try {
    execFileSync(
      'lighthouse',
      [address, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`],
      { stdio: ['ignore', 'ignore', 'inherit'], env: { CHROME_PATH: '/usr/bin/chromium', ...process.env } },
    );
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } finally {
    rmSync(directory, { recursive: true });
  }
}

const reports = Array.from({ length: LOOKS }, look);

function print(name: string, values: readonly number[], digits: number): void {
  const sorted = values.toSorted((one, other) => one - other);
  const [low = NaN, middle = NaN, high = NaN] = [sorted[0], sorted[Math.floor(LOOKS / 2)], sorted.at(-1)];
  const range = low === high ? '' : `   ${low.toFixed(digits)} to ${high.toFixed(digits)}`;
  console.log(`${name.padEnd(16)} ${middle.toFixed(digits)}${range}`);
}

for (const name of Object.keys(reports[0]?.categories ?? {})) {
  const scores = reports.map(({ categories }) => 100 * (categories[name]?.score ?? NaN));
  print(name, scores, 0);
}
const shifts = reports.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? NaN);
print('layout shift', shifts, 3);
