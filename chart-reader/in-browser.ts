/** The reader for a worker of a browser: the same stages, the browser's decoder, and the network's numbers from a file of their own. */
import { CTC_MODEL } from './text/ctc-model.ts';
import { createModelRecogniser } from './text/ctc-recogniser.ts';
import { unpack } from './text/weights.ts';
import type { TextRecogniser } from './types.ts';

export type { Raster, Refusal as RefusedReading } from './types.ts';
export { decodeInBrowser } from './decode-in-browser.ts';
export { hintProblems } from './hints/problems.ts';
export { UnreadablePicture } from './picture-file.ts';
export { readChart } from './read-chart.ts';
export { toReadout, toRefusal } from './readout.ts';

/** Where the numbers of the text network lie, as the build of the web names the file. */
const NUMBERS = new URL('./text/ctc-model.bin', import.meta.url);

/** The text recogniser, once its numbers are here; rejects when they cannot be had. */
export async function fetchTextRecogniser(): Promise<TextRecogniser> {
  const answer = await fetch(NUMBERS);
  if (!answer.ok) throw new Error(`The numbers of the text network cannot be had: ${answer.status}`);
  return createModelRecogniser(unpack(CTC_MODEL, new Uint8Array(await answer.arrayBuffer())));
}
