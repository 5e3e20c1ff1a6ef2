import { drawNotChart } from './draw/not-charts.ts';
import { renderSvg } from './draw/render.ts';
import { examineAll } from './lanes.ts';
import type { BenchPicture } from './pictures.ts';
import type { NotChartTruth } from './truth.ts';

async function* pictures(): AsyncGenerator<BenchPicture> {
  for (const kind of ['form', 'blank sheet', 'calendar', 'maze']) {
    const image = `${kind}.png`;
    const truth: NotChartTruth = {
      is_chart: false,
      note: kind,
      expect: 'refusal',
      image,
      part: 'A',
      variant: 'notchart',
      renderer: 'none',
      size: [1, 1],
    };
    yield { set: 'test', name: image, file: await renderSvg(drawNotChart(kind, 'lanes').svg), truth };
  }
}

it('two lanes answer as one does, in the order of the pictures', async () => {
  const answers = async (lanes: number) => {
    const read: string[] = [];
    const examined = await examineAll(pictures(), lanes, (_, { name }) => {
      read.push(name);
      return Promise.resolve();
    });
    expect(read.toSorted()).toEqual(['blank sheet.png', 'calendar.png', 'form.png', 'maze.png']);
    return examined.map(({ name, refusal, score }) => ({ name, refusal, right: score.right }));
  };
  expect(await answers(2)).toEqual(await answers(1));
}, 120_000);
