/** The reader for a worker of a browser: the same stages, the browser's decoder, and the network's numbers from a file of their own. */
import type { HintProblem, ReadHints } from './hints/types.ts';
import type { Parts } from './parts.ts';
import { readStages } from './read-stages.ts';
import { CTC_MODEL } from './text/ctc-model.ts';
import { createModelRecogniser } from './text/ctc-recogniser.ts';
import { vectorKernels } from './text/kernels.ts';
import type { Kernels } from './text/kernels.ts';
import { unpack } from './text/weights.ts';
import type { Raster, ReadOptions, ReadOutcome, TextRecogniser } from './types.ts';

export type { Raster, Refusal as RefusedReading } from './types.ts';
export { decodeInBrowser } from './decode-in-browser.ts';
export { UnreadablePicture } from './picture-file.ts';
export { toReadout, toRefusal } from './readout.ts';

/** Where the numbers of the text network lie, as the build of the web names the file. */
const NUMBERS = new URL('./text/ctc-model.bin', import.meta.url);

/** The text recogniser, once its numbers are here; rejects when they cannot be had. */
export async function fetchTextRecogniser(): Promise<TextRecogniser> {
  const answer = await fetch(NUMBERS);
  if (!answer.ok) throw new Error(`The numbers of the text network cannot be had: ${answer.status}`);
  const kernelsFor = await kernelsAtHand();
  return createModelRecogniser(unpack(CTC_MODEL, new Uint8Array(await answer.arrayBuffer())), kernelsFor);
}

/** The loops on vectors; those in plain JavaScript are loaded only where there are none. */
async function kernelsAtHand(): Promise<(numbers: number) => Kernels> {
  if (vectorKernels(1)) return (numbers) => vectorKernels(numbers)!;
  const { plainKernels } = await import('./text/plain-kernels.ts');
  return plainKernels;
}

const parts: Partial<Parts> = {};

const load = {
  closer: async () => (parts.closer ??= await import('./closer/closer-part.ts')),
  hints: async () => (parts.hints ??= await import('./hints/hints-part.ts')),
  lines: async () => (parts.lines ??= await import('./stages/lines-part.ts')),
  mark: async () => (parts.mark ??= await import('./stages/mark-part.ts')),
  photo: async () => (parts.photo ??= await import('./photo/photo-part.ts')),
  refused: async () => (parts.refused ??= await import('./refused/refused-part.ts')),
};

/** Loads what few pictures need, so that it is there without a network. */
export async function loadParts(): Promise<void> {
  await Promise.all(Object.values(load).map((part) => part()));
}

/** What is wrong with hints in themselves. */
export async function hintProblems(hints: ReadHints, raster: Raster): Promise<HintProblem[]> {
  const part = await load.hints();
  return part.hintProblems(hints, raster);
}

let before: Promise<unknown> = Promise.resolve();

/**
 * Reads a picture once those asked for before are read; a part that it needs is loaded on the way. No model has spoken of it, and what only a
 * record shows is not asked for.
 */
export function readChart(
  raster: Raster,
  recogniser: TextRecogniser,
  options: Omit<ReadOptions, 'testimony'>,
): Promise<ReadOutcome> {
  const reading = before.then(() => read(raster, recogniser, options));
  before = reading.catch(() => null);
  return reading;
}

async function read(
  raster: Raster,
  recogniser: TextRecogniser,
  options: Omit<ReadOptions, 'testimony'>,
): Promise<ReadOutcome> {
  const reading = readStages(parts, raster, recogniser, { ...options, inFull: false });
  try {
    for (;;) {
      const { done, value } = reading.next();
      if (done) return value;
      if (value !== 'witness' && value !== 'full') await load[value]();
    }
  } finally {
    // Where a part cannot be had, the reading gives back its memory.
    reading.return(undefined as never);
  }
}

/** How often the practice chart is read; what a fourth time would save is less than it takes. */
const ROUNDS = 3;

/**
 * Reads a chart that is drawn for it, so that the first picture finds the code compiled; pauses before each time, and ends once
 * `isWanted` says that there is something else to do.
 */
export async function practise(recogniser: TextRecogniser, isWanted: () => boolean): Promise<void> {
  const { practiceChart } = await import('./practice/practice-chart.ts');
  for (let round = 0; round < ROUNDS; round++) {
    await new Promise<void>((done) => {
      setTimeout(done);
    });
    if (isWanted()) return;
    await readChart(practiceChart(), recogniser, {});
  }
}
