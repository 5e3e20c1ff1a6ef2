import { sampleSpec } from '../bench/draw/spec.ts';
import { capture } from '../bench/draw/capture.ts';
import { drawChart } from '../bench/draw/chart.ts';
import { renderSvg } from '../bench/draw/render.ts';
import { createRandom } from '../bench/random.ts';
import { scorePicture } from '../bench/score/score.ts';
import { decodePicture } from '../decode.ts';
import { toPrediction } from '../prediction.ts';
import { readChart } from '../read-chart.ts';
import { createTextRecogniser } from '../text/index.ts';

const recogniser = createTextRecogniser();

describe('a photo of a screen', () => {
  it.each(['photo-4', 'photo-5', 'photo-8'])('%s is measured in the pixels of the photo', async (seed) => {
    const drawn = drawChart(sampleSpec(seed, 'tradingview', `${seed}:tradingview`));
    const taken = await capture('photo', await renderSvg(drawn.svg), drawn.truth, createRandom(seed));
    // What is measured counts here, not how sure the reader is of it.
    const outcome = readChart(await decodePicture(taken.file), recogniser, { floor: 0 });
    if (outcome.outcome === 'refused') throw new Error(outcome.refusal.reason);
    expect(outcome.reading.straightened).not.toBeNull();
    expect(outcome.reading.size).toEqual({ width: taken.truth.size[0], height: taken.truth.size[1] });
    expect(scorePicture(taken.truth, toPrediction(outcome, 0))).toMatchObject({ axisRight: true });
  });
});
