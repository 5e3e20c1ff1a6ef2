/**
 * `node chart-reader/bench/ablation.ts --set NAME=DIR… [--stage NAME]… [--every 1]` reads the sets once whole and once without
 * each stage that can be left out, and prints what each of them buys: what becomes right and wrong without it. `--every 3`
 * reads every third picture.
 */
import { parseArgs } from 'node:util';
import { OPTIONAL_STAGES } from '../types.ts';
import type { OptionalStage } from '../types.ts';
import { createTextRecogniser } from '../text/index.ts';
import { examine } from './examine.ts';
import type { Examined } from './examine.ts';
import type { BenchPicture } from './pictures.ts';
import { picturesOfFolder } from './pictures.ts';
import { percent, table } from './tables.ts';
import { answeredWrong } from './targets.ts';
import { hasSeries, isChart } from './truth.ts';

const { values: options } = parseArgs({
  options: {
    set: { type: 'string', multiple: true, default: [] },
    stage: { type: 'string', multiple: true, default: [...OPTIONAL_STAGES] },
    every: { type: 'string', default: '1' },
  },
});

const isStage = (name: string): name is OptionalStage => OPTIONAL_STAGES.some((stage) => stage === name);
const stages = options.stage.map((name) => {
  if (!isStage(name)) throw new Error(`--stage ${name}: one of ${OPTIONAL_STAGES.join(', ')}`);
  return name;
});

async function pictures(): Promise<BenchPicture[]> {
  const all: BenchPicture[] = [];
  for (const set of options.set) {
    const [name = '', folder = ''] = set.split('=');
    for await (const picture of picturesOfFolder(name, folder)) all.push(picture);
  }
  return all.filter((_, i) => i % Number(options.every) === 0);
}

const recogniser = createTextRecogniser();

async function examineAll(all: readonly BenchPicture[], without: OptionalStage[]): Promise<Examined[]> {
  const examined: Examined[] = [];
  for (const picture of all) examined.push(await examine(picture, recogniser, without));
  return examined;
}

const groups: [string, (e: Examined) => boolean][] = [
  ['clean', ({ truth }) => truth.variant === 'clean'],
  ['worn', ({ truth }) => /jpeg|down|chat|blur|crop/.test(truth.variant)],
  ['photos', ({ truth }) => truth.variant === 'photo'],
  ['lines', ({ truth }) => hasSeries(truth) && /line|area/.test(truth.chart_type)],
  ['real', ({ truth }) => isChart(truth) && truth.part === 'B'],
];

function row(name: string, examined: readonly Examined[]): string[] {
  const others = examined.filter((e) => !isChart(e.truth));
  const cells = groups.flatMap(([, belongs]) => {
    const mine = examined.filter(belongs);
    return [
      percent(mine.filter((e) => e.score.right).length, mine.length),
      String(mine.filter(answeredWrong).length),
    ];
  });
  return [name, ...cells, `${others.filter((e) => e.score.refused).length} of ${others.length}`];
}

const all = await pictures();
const rows = [row('whole', await examineAll(all, []))];
for (const stage of stages) {
  rows.push(row(`without ${stage}`, await examineAll(all, [stage])));
  process.stderr.write(`${stage} done\n`);
}
const head = groups.flatMap(([name]) => [`${name}: right %`, 'wrong']);
process.stdout.write(`${table(['', ...head, 'without prices refused'], rows)}\n`);
