import { constants } from 'node:fs';
import { mkdir, open, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { decodePicture, UnreadablePicture } from '../decode.ts';
import { createTextRecogniser, InvalidHints, readChart } from '../index.ts';
import type { Raster, ReadHints, ReadOutcome } from '../index.ts';
import { toPrediction } from '../prediction.ts';
import { HINT_OPTIONS, HINT_USAGE, hintsOf, problemOf } from './hint-arguments.ts';
import { drawOverlay } from './overlay.ts';
import { summarise } from './summary.ts';

const USAGE = `Reads price charts out of pictures. Needs no server, no database and no network.

  npm run read-chart -- picture.png… [--json] [--overlay DIR] [--predictions DIR]

  --json             print one JSON document per picture (one line each)
  --overlay DIR      write <name>.overlay.png: the picture with axis, labels and bars drawn on it
  --predictions DIR  write <name>.json in the format of the scorer

What is known of a picture beside its pixels (one picture only; it is checked against what can be read):

${HINT_USAGE}

Exit code: 0 every picture was read, 1 some were refused, 2 some files could not be read, 64 wrong use.
`;

interface Options {
  json: boolean;
  overlay: string | undefined;
  predictions: string | undefined;
  hints: ReadHints | null;
}

interface Result {
  file: string;
  outcome: ReadOutcome;
  raster: Raster | null;
  elapsedMs: number;
}

const recogniser = createTextRecogniser();

async function readFileAsChart(file: string, hints: ReadHints | null): Promise<Result> {
  const begun = performance.now();
  let raster: Raster | null = null;
  let outcome: ReadOutcome;
  try {
    raster = await decodePicture(await contentOf(file));
    outcome = readChart(raster, recogniser, hints ? { hints } : {});
  } catch (error) {
    if (error instanceof InvalidHints) throw error;
    outcome = { outcome: 'refused', refusal: unreadable(error, performance.now() - begun) };
  }
  return { file, outcome, raster, elapsedMs: performance.now() - begun };
}

/** As many bytes as an upload may have. */
const MOST_BYTES = 10 * 1024 * 1024;

/** Neither a plain file nor one of a picture's size: a device or a pipe might never end. */
class NotAPictureFile extends Error {}

async function contentOf(file: string): Promise<Buffer> {
  const handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const info = await handle.stat();
    if (!info.isFile()) throw new NotAPictureFile('This is not a plain file.');
    if (info.size > MOST_BYTES) throw new NotAPictureFile('The file is larger than 10 MiB.');
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

function unreadable(error: unknown, ms: number): Extract<ReadOutcome, { outcome: 'refused' }>['refusal'] {
  const stages = [{ stage: 'decode' as const, ms }];
  if (error instanceof UnreadablePicture)
    return {
      code: error.code,
      reason: error.reason,
      advice: error.advice,
      stage: 'decode',
      found: {},
      stages,
    };
  if (error instanceof NotAPictureFile)
    return {
      code: 'unreadable_file',
      reason: error.message,
      advice: 'Name a picture of at most 10 MiB.',
      stage: 'decode',
      found: {},
      stages,
    };
  const missing = error instanceof Error && 'code' in error;
  if (!missing) throw error;
  return {
    code: 'unreadable_file',
    reason: `The file could not be opened (${String((error as NodeJS.ErrnoException).code)}).`,
    advice: 'Check the name of the file.',
    stage: 'decode',
    found: {},
    stages,
  };
}

async function report(result: Result, options: Options): Promise<void> {
  const { file, outcome, raster, elapsedMs } = result;
  const name = basename(file, extname(file));
  if (options.json)
    process.stdout.write(`${JSON.stringify({ file, elapsed_ms: Math.round(elapsedMs), ...outcome })}\n`);
  else process.stdout.write(`${file}\n${summarise(outcome, elapsedMs)}\n`);
  if (options.predictions)
    await writeFile(
      join(options.predictions, `${name}.json`),
      `${JSON.stringify(toPrediction(outcome, elapsedMs))}\n`,
    );
  if (options.overlay && raster)
    await writeFile(join(options.overlay, `${name}.overlay.png`), await drawOverlay(raster, outcome));
}

function exitCode(results: Result[]): number {
  const decodeFailed = results.some(
    (r) => r.outcome.outcome === 'refused' && r.outcome.refusal.stage === 'decode',
  );
  if (decodeFailed) return 2;
  return results.some((r) => r.outcome.outcome === 'refused') ? 1 : 0;
}

const argumentsGiven = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean' },
      overlay: { type: 'string' },
      predictions: { type: 'string' },
      help: { type: 'boolean' },
      ...HINT_OPTIONS,
    },
  });

type Values = ReturnType<typeof argumentsGiven>['values'];

function wrongUse(message: string): number {
  process.stderr.write(`${message}\n\n${USAGE}`);
  return 64;
}

async function main(): Promise<number> {
  let files: string[];
  let options: Options;
  let values: Values;
  try {
    const given = argumentsGiven();
    ({ values, positionals: files } = given);
    if (values.help) {
      process.stdout.write(USAGE);
      return 0;
    }
    const { json = false, overlay, predictions } = values;
    options = { json, overlay, predictions, hints: hintsOf(values) };
    if (files.length === 0) throw new Error('Name at least one picture.');
    if (options.hints && files.length > 1)
      throw new Error('What is known of a picture holds for it alone: name one picture.');
  } catch (error) {
    return wrongUse(error instanceof Error ? error.message : String(error));
  }
  try {
    return await readAll(files, options);
  } catch (error) {
    if (!(error instanceof InvalidHints)) throw error;
    return wrongUse(error.problems.map((problem) => problemOf(problem, values)).join('\n'));
  }
}

async function readAll(files: string[], options: Options): Promise<number> {
  for (const dir of [options.overlay, options.predictions]) if (dir) await mkdir(dir, { recursive: true });
  const results: Result[] = [];
  for (const file of files) {
    const result = await readFileAsChart(file, options.hints);
    await report(result, options);
    results.push({ ...result, raster: null });
  }
  return exitCode(results);
}

process.exitCode = await main();
