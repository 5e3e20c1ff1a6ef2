import { sampleSpec } from '../bench/draw/spec.ts';
import { capture } from '../bench/draw/capture.ts';
import { drawChart } from '../bench/draw/chart.ts';
import { renderSvg } from '../bench/draw/render.ts';
import { createRandom } from '../bench/random.ts';
import { scorePicture } from '../bench/score/score.ts';
import { decodePicture } from '../decode.ts';
import { toPrediction } from '../prediction.ts';
import * as full from '../full/full-part.ts';
import * as hints from '../hints/hints-part.ts';
import * as witness from '../hints/witness-part.ts';
import { readChart } from '../read-chart.ts';
import { atOnce } from '../reads.ts';
import { readStages } from '../read-stages.ts';
import * as refused from '../refused/refused-part.ts';
import * as lines from '../stages/lines-part.ts';
import { blockRecogniser } from '../testing/block-font.ts';
import { drawChart as drawPlain, PLAIN, roundLabels, walk } from '../testing/draw-chart.ts';
import { createTextRecogniser } from '../text/index.ts';
import type { Raster } from '../types.ts';
import * as photo from './photo-part.ts';

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

describe('a picture that may stand level although a frame in it is slanted', () => {
  const random = createRandom('level');
  const series = walk(
    Array.from({ length: 280 }, () => random.between(0, 1)),
    100,
    3,
  );
  const { labels, decimals } = roundLabels(series, 7);
  /** With noise, so that it is not plainly drawn. */
  const chart = noisy(drawPlain(series, labels, decimals, PLAIN).raster);
  const nothing = noisy({ ...chart, data: new Uint8ClampedArray(chart.data.length).fill(90) });

  function noisy(raster: Raster): Raster {
    const noise = createRandom('noise');
    return { ...raster, data: raster.data.map((v, i) => (i % 4 === 3 ? 255 : v + noise.int(-4, 4))) };
  }

  const read = (picture: Raster, straightened: Raster, doubtful: boolean) => {
    const straighten = (): ReturnType<typeof photo.straighten> => ({
      raster: straightened,
      toPhoto: [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
      doubtful,
    });
    const parts = { full, hints, lines, refused, witness, photo: { ...photo, straighten } };
    return atOnce(readStages(parts, picture, blockRecogniser, {}));
  };

  it('is read as it stands, and straightened where that does not do', () => {
    expect(read(chart, nothing, true)).toMatchObject({ outcome: 'read', reading: { straightened: null } });
    expect(read(chart, nothing, false).outcome).toBe('refused');
    const turned = read(nothing, chart, true);
    expect(turned.outcome === 'read' && turned.reading.straightened).toBeTruthy();
  });
});
