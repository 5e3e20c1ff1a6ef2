/** Reads pictures in a thread of its own. The only file of the web that knows the chart reader, by its one door. */
import {
  UnreadablePicture,
  decodeInBrowser,
  fetchTextRecogniser,
  readChart,
  toReadout,
  toRefusal,
} from '../../../../../chart-reader/in-browser.ts';
import type { Raster, RefusedReading } from '../../../../../chart-reader/in-browser.ts';
import { isDark } from '../picture/picture-brightness.ts';
import type { PreviewAnswer, PreviewOutcome, PreviewRefused, PreviewRequest } from './preview-messages.ts';

/** A picture that takes longer is refused here; the server has a limit of its own. */
const TIME_LIMIT_MS = 20_000;

const recogniser = fetchTextRecogniser();

async function read(file: Blob): Promise<PreviewOutcome> {
  try {
    const raster = await decodeInBrowser(new Uint8Array(await file.arrayBuffer()));
    const read = readChart(raster, await recogniser, { timeLimitMs: TIME_LIMIT_MS });
    if (read.outcome === 'refused') return refused(read.refusal, raster);
    return { outcome: 'read', reading: toReadout(read.reading), dark: isDark(raster.data) };
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error;
    const { code, reason, advice } = error;
    return { outcome: 'refused', refusal: { code, reason, advice, stage: 'decode' }, picture: null };
  }
}

function refused(refusal: RefusedReading, { width, height, data }: Raster): PreviewRefused {
  const { layout, labels = [] } = refusal.found;
  const { price_pane = null, axis_side = 'right' } = layout?.value ?? {};
  const picture = { width, height, dark: isDark(data), price_pane, axis_side, labels };
  return { outcome: 'refused', refusal: toRefusal(refusal), picture };
}

async function answer({ id, file }: PreviewRequest): Promise<PreviewAnswer> {
  try {
    return { id, result: await read(file) };
  } catch (error) {
    console.error(error);
    return { id, result: null };
  }
}

addEventListener('message', ({ data }: MessageEvent<PreviewRequest>) => {
  void answer(data).then((said) => postMessage(said));
});
