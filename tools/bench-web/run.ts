/**
 * Scores the landing page with Lighthouse as a phone sees it, on our own server.
 *
 *   node tools/bench-web/run.ts [http://127.0.0.1:3000]     the address of a running product; without it one is started
 *
 * Looks five times, as one look depends on what else the machine does, and prints the middle of each score, the lowest and the
 * highest, how far anything moved while the page loaded, and how long scripts and layout took. Fails past a limit.
 */
import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { report } from '../bench/figure.ts';
import { atProduct } from '../bench/product.ts';

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>;
}

/** Its seventy packages are needed by nobody else, and installed by this bench alone. */
const lighthouse = join(import.meta.dirname, 'node_modules/.bin/lighthouse');

const LOOKS = 5;

/** Least scores. Performance is a matter of the machine too. */
const LEAST: Readonly<Record<string, number>> = {
  performance: 90,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
/** Most that anything may move while the page loads. */
const SHIFT = 0.02;

const flags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking';

/** The product lives partly in this process, which does not stand still meanwhile. */
async function look(address: string): Promise<Report> {
  const directory = mkdtempSync(join(tmpdir(), 'wickwise-lighthouse-'));
  const file = join(directory, 'report.json');
  try {
    const options = [address, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`];
    const env = { CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', ...process.env };
    const done = once(execFile(lighthouse, options, { env }), 'exit');
    const [status] = (await done) as [number];
    if (status !== 0) throw new Error(`Lighthouse ended with ${status}.`);
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** The middle of what was seen, its lowest and its highest. */
function middleOf(values: readonly number[]): { value: number; unit: string } {
  const sorted = values.toSorted((one, other) => one - other);
  const [low = NaN, value = NaN, high = NaN] = [
    sorted[0],
    sorted[Math.floor(sorted.length / 2)],
    sorted.at(-1),
  ];
  return { value, unit: low === high ? '' : `(${low.toPrecision(3)} to ${high.toPrecision(3)})` };
}

execFileSync(join(import.meta.dirname, '../bootstrap/install.sh'), ['tools/bench-web'], { stdio: 'inherit' });
await atProduct(process.argv[2], async (address) => {
  const reports: Report[] = [];
  while (reports.length < LOOKS) reports.push(await look(address));
  const audited = (name: string) => reports.map(({ audits }) => audits[name]?.numericValue ?? NaN);
  for (const name of Object.keys(reports[0]?.categories ?? {})) {
    const scores = reports.map(({ categories }) => Math.round(100 * (categories[name]?.score ?? NaN)));
    const least = LEAST[name];
    report({ name, ...middleOf(scores), ...(least === undefined ? {} : { limit: { least } }) });
  }
  report({ name: 'layout shift', ...middleOf(audited('cumulative-layout-shift')), limit: { most: SHIFT } });
  report({ name: 'main thread, ms', ...middleOf(audited('mainthread-work-breakdown')) });
  report({ name: 'of which scripts, ms', ...middleOf(audited('bootup-time')) });
});
