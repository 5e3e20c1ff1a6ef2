/** `node chart-reader/bench/draw/browser/cli.ts --out DIR [--seed NAME] [--each N]`: needs Chromium. */
import { parseArgs } from 'node:util';
import { writePicture } from '../set.ts';
import { browserPrograms } from './browser-charts.ts';
import { drawBrowserSet } from './browser-set.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    seed: { type: 'string', default: 'bench' },
    each: { type: 'string', default: '20' },
  },
});
if (!values.out) throw new Error('--out DIR is needed');
const each = Number(values.each);
const plan = {
  seed: values.seed,
  each,
  mirrorsEach: Math.floor(each / 10),
  capturesEach: Math.floor(each / 4),
};
let count = 0;
for await (const picture of drawBrowserSet(plan, browserPrograms, (why) =>
  process.stderr.write(`skipped ${why}\n`),
)) {
  await writePicture(values.out, picture);
  count++;
}
process.stdout.write(`${count} pictures in ${values.out}\n`);
