/** The reader gives the same in a browser and on Node: pictures drawn by the benchmark, read by the built worker and by the command line. */
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { openBrowser } from './support/browser.ts';
import { serveFolder } from './support/serve-folder.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'web/dist');
const node = (...args: string[]): string =>
  execFileSync('node', args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
    maxBuffer: 1e9,
  });

interface Label {
  price: number | null;
}
interface OnNode {
  outcome: string;
  reading?: {
    kind: { value: string };
    series: { value: { bars: unknown[] } };
    axis: { value: { scale: string } };
    labels: Label[];
  };
  refusal?: { code: string; reason: string };
}
interface InBrowser {
  outcome: string;
  reading?: { kind: string; bars: unknown[]; axis: { scale: string }; labels: Label[] };
  refusal?: { code: string; reason: string };
}

/** Kind, bars, scale and labels of a reading, or code and reason of a refusal. */
const said = (kind: string, bars: unknown[], scale: string, labels: Label[]): string =>
  `${bars.length} ${kind}, ${scale}, ${labels.map(({ price }) => price).join(' ')}`;

function saidOnNode({ reading, refusal }: OnNode): string {
  if (!reading) return `${refusal?.code}: ${refusal?.reason}`;
  const { kind, series, axis, labels } = reading;
  return said(kind.value, series.value.bars, axis.value.scale, labels);
}

function saidInBrowser({ reading, refusal }: InBrowser): string {
  return reading
    ? said(reading.kind, reading.bars, reading.axis.scale, reading.labels)
    : `${refusal?.code}: ${refusal?.reason}`;
}

async function readInBrowser(files: readonly string[]): Promise<string[]> {
  const [served, browser] = await Promise.all([serveFolder(dist), openBrowser()]);
  try {
    const page = await browser.newPage();
    await page.goto(`${served.url}/icon.svg`);
    const [script] = globSync('assets/chart-preview-worker-*.js', { cwd: dist });
    await page.evaluate(`window.reader = new Worker('/${script}', { type: 'module' })`);
    const outcomes: string[] = [];
    for (const file of files) {
      const base64 = readFileSync(file).toString('base64');
      const answer = await page.evaluate<InBrowser>(`new Promise((done) => {
        const bytes = Uint8Array.from(atob('${base64}'), (letter) => letter.charCodeAt(0));
        reader.onmessage = ({ data }) => done(data.result);
        reader.postMessage({ id: 1, file: new Blob([bytes]) });
      })`);
      outcomes.push(saidInBrowser(answer));
    }
    return outcomes;
  } finally {
    await browser.close();
    served.close();
  }
}

it('reads the same kind, bars, scale and labels, or refuses for the same reason, in 98 of 100 pictures', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wickwise-parity-'));
  try {
    node('chart-reader/bench/draw/fixed-sets.ts', folder, '--only', 'drawn,not', '--share', '0.05');
    const drawn = globSync('**/*.{png,jpg,webp}', { cwd: folder }).map((name) => join(folder, name));
    const files = [
      ...drawn.sort(),
      ...globSync('e2e/fixtures/*.png', { cwd: root }).map((name) => join(root, name)),
    ];
    expect(files.length).toBeGreaterThan(15);
    const lines = readOnNode(files);
    const mine = await readInBrowser(files);
    const different = files.flatMap((file, index) =>
      mine[index] === lines[index]
        ? []
        : [`${basename(file)}: ${mine[index]} in the browser, ${lines[index]} on Node`],
    );
    if (different.length > 0.02 * files.length) throw new Error(different.join('\n'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('[W-383] refuses a picture of more than 40 megapixels by the same rule on both sides, before it is decoded', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wickwise-parity-'));
  try {
    const file = join(folder, 'vast.png');
    const flat = { width: 8001, height: 5000, channels: 3, background: '#fff' } as const;
    await sharp({ create: flat }).png().toFile(file);
    const refusal = ['too_large: The picture has too many pixels.'];
    expect(readOnNode([file])).toEqual(refusal);
    expect(await readInBrowser([file])).toEqual(refusal);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** The command line ends with 1 when some were refused, which is an answer all the same. */
function readOnNode(files: readonly string[]): string[] {
  let lines: string;
  try {
    lines = node('chart-reader/cli/read-chart.ts', '--json', ...files);
  } catch (error) {
    lines = (error as { stdout: string }).stdout;
  }
  return lines
    .trim()
    .split('\n')
    .map((line) => saidOnNode(JSON.parse(line) as OnNode));
}
