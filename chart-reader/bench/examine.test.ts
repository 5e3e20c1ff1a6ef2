import { createTextRecogniser } from '../text/index.ts';
import { drawChart } from './draw/chart.ts';
import { drawNotChart } from './draw/not-charts.ts';
import { renderSvg } from './draw/render.ts';
import { sampleSpec } from './draw/spec.ts';
import { examine } from './examine.ts';
import type { BenchPicture } from './pictures.ts';
import type { NotChartTruth } from './truth.ts';

const recogniser = createTextRecogniser();

async function easyChart(): Promise<BenchPicture> {
  const spec = sampleSpec('easy', 'tradingview', 'easy');
  const look = {
    ...spec.look,
    kind: 'candles' as const,
    scale: 'linear' as const,
    overlays: [],
    drawings: [],
    chrome: [],
    subPanes: [],
    volume: 'none' as const,
    crosshair: false,
    watermark: false,
    width: 860,
    height: 480,
    ratio: 1,
    format: { ...spec.look.format, thousands: '' as const },
  };
  const { svg, truth } = drawChart({ ...spec, visible: spec.visible.slice(-60), look });
  return { set: 'test', name: 'easy.png', file: await renderSvg(svg), truth };
}

describe('examining one picture', () => {
  it('reads an easy chart right and counts its error bars', async () => {
    const examined = await examine(await easyChart(), recogniser);
    expect(examined.score).toMatchObject({ right: true, refused: false });
    expect(examined.quality).toBeGreaterThan(0.5);
    expect(examined.deviations?.h).toHaveLength(60);
    expect(examined.features?.bars_filled).toBeGreaterThan(0.5);
  }, 60_000);

  it('counts the refusal of a page of text as right', async () => {
    const truth: NotChartTruth = {
      is_chart: false,
      note: 'page',
      expect: 'refusal',
      image: 'page.png',
      part: 'A',
      variant: 'notchart',
      renderer: 'none',
      size: [1, 1],
    };
    const file = await renderSvg(drawNotChart('page of text', 'page').svg);
    const examined = await examine({ set: 'test', name: 'page.png', file, truth }, recogniser);
    expect(examined).toMatchObject({ crashed: false, quality: null, score: { right: true, refused: true } });
  }, 60_000);

  it('takes a file that is no picture as a refusal, not as a crash', async () => {
    const picture = { ...(await easyChart()), file: Buffer.from('no picture at all') };
    expect(await examine(picture, recogniser)).toMatchObject({
      crashed: false,
      refusal: 'unreadable_file',
      score: { refused: true, right: false },
    });
  });
});
