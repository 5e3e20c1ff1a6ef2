/** `node chart-reader/bench/draw/cli.ts --out DIR [--seed NAME] [--charts N] [--mirrors N] [--captures N] [--not-charts N]` */
import { parseArgs } from 'node:util';
import { drawSet, writePicture } from './set.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    seed: { type: 'string', default: 'bench' },
    charts: { type: 'string', default: '60' },
    mirrors: { type: 'string', default: '6' },
    captures: { type: 'string', default: '15' },
    'not-charts': { type: 'string', default: '20' },
  },
});

if (!values.out) throw new Error('--out DIR is needed');
const plan = {
  seed: values.seed,
  charts: Number(values.charts),
  mirrors: Number(values.mirrors),
  captures: Number(values.captures),
  notCharts: Number(values['not-charts']),
};
let count = 0;
for await (const picture of drawSet(plan)) {
  await writePicture(values.out, picture);
  count++;
}
process.stdout.write(`${count} pictures in ${values.out}\n`);
