/** Reads pictures in a thread of its own. The only file of the web that knows the chart reader, by its one door. */
import {
  UnreadablePicture,
  decodeInBrowser,
  fetchTextRecogniser,
  hintProblems,
  loadParts,
  practise,
  readChart,
  toReadout,
  toRefusal,
} from '../../../../../chart-reader/in-browser.ts';
import type { Raster, RefusedReading } from '../../../../../chart-reader/in-browser.ts';
import { isDark } from '../picture/picture-brightness.ts';
import { GET_READY } from './preview-messages.ts';
import type { PreviewAnswer, PreviewOutcome, PreviewRefused, PreviewRequest } from './preview-messages.ts';

/** A picture that takes longer is refused here; the server has a limit of its own. */
const TIME_LIMIT_MS = 20_000;

const recogniser = fetchTextRecogniser();

async function read({ file, hints }: PreviewRequest): Promise<PreviewOutcome> {
  try {
    const raster = await decodeInBrowser(new Uint8Array(await file.arrayBuffer()));
    const problems = hints ? await hintProblems(hints, raster) : [];
    const given = hints && problems.length === 0 ? { hints } : {};
    const read = await readChart(raster, await recogniser, { timeLimitMs: TIME_LIMIT_MS, ...given });
    if (read.outcome === 'refused') return { ...refused(read.refusal, raster), problems };
    return { outcome: 'read', reading: toReadout(read.reading), dark: isDark(raster.data), problems };
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

async function answer(request: PreviewRequest): Promise<PreviewAnswer> {
  try {
    return { id: request.id, result: await read(request) };
  } catch (error) {
    console.error(error);
    return { id: request.id, result: null };
  }
}

let asked = false;

/** Practises until a picture comes; the mark says that it has done so. */
async function getReady(): Promise<void> {
  await practise(await recogniser, () => asked);
  performance.mark('ready');
}

addEventListener('message', ({ data }: MessageEvent<PreviewRequest | typeof GET_READY>) => {
  if (data === GET_READY) {
    void getReady().catch(console.error);
    return;
  }
  asked = true;
  void answer(data)
    .then((said) => postMessage(said))
    // So that a scale can be set by hand, and a photo be read, when the network has gone.
    .then(loadParts)
    .catch(console.error);
});
