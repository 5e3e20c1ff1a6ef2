/**
 * `node chart-reader/bench/fit-errors.ts --drawn SEED… --held SEED…` fits the errors of bars' edges to how far the edges of drawn charts
 * truly lie off, and writes ../stages/edge-weights.ts. Only readings that are right count: others have no errors of measuring.
 * `--held` draws pictures that the fit never sees, and says how often the errors hold on them.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { decodePicture } from '../decode.ts';
import { toPrediction } from '../prediction.ts';
import { readChart } from '../read-chart.ts';
import type { BarEvidence } from '../shapes.ts';
import type { EdgeModel } from '../stages/edge-model.ts';
import { createTextRecogniser } from '../text/index.ts';
import { inHouseStyle } from './house-style.ts';
import { picturesUnder } from './pictures.ts';
import { coverageOf } from './score/coverage.ts';
import type { EdgeSamples } from './score/edge-samples.ts';
import { edgeSamplesOf } from './score/edge-samples.ts';
import { deviationsBy, fitEdges } from './score/fit-edges.ts';
import { scorePicture } from './score/score.ts';
import { hasSeries } from './truth.ts';

const list = { type: 'string', multiple: true, default: [] as string[] } as const;
const { values: options } = parseArgs({ options: { drawn: list, held: list } });
const overlap = options.held.filter((seed) => options.drawn.includes(seed));
if (overlap.length) throw new Error(`Held back and fitted at once: ${overlap.join(', ')}.`);

async function collect(seeds: readonly string[]): Promise<EdgeSamples> {
  const recogniser = createTextRecogniser();
  const all: EdgeSamples = { wick: [], body: [] };
  for (const seed of seeds)
    for await (const { file, truth } of picturesUnder(seed)) {
      if (!hasSeries(truth) || truth.envelope) continue;
      let evidence: readonly BarEvidence[] = [];
      const onEdges = (bars: readonly BarEvidence[]): void => {
        evidence = bars;
      };
      const outcome = readChart(await decodePicture(file), recogniser, { onEdges });
      if (outcome.outcome !== 'read' || !scorePicture(truth, toPrediction(outcome, 0)).right) continue;
      const { wick, body } = edgeSamplesOf(truth, outcome.reading, evidence);
      for (const sample of wick) all.wick.push(sample);
      for (const sample of body) all.body.push(sample);
    }
  return all;
}

const percent = (share: number | null): string => `${(100 * (share ?? 0)).toFixed(1)} %`;

function say(name: string, model: EdgeModel, samples: EdgeSamples['wick']): void {
  const { prices, withinOne, withinTwo, withinFive } = coverageOf(deviationsBy(model, samples));
  const shares = [withinOne, withinTwo, withinFive].map(percent).join(' / ');
  process.stdout.write(`${name}: ${shares} of ${prices} within 1 / 2 / 5 errors\n`);
}

async function write(models: Record<keyof EdgeSamples, EdgeModel>): Promise<void> {
  const file = path.join(import.meta.dirname, '../stages/edge-weights.ts');
  const source = `/** Written by bench/fit-errors.ts from drawn charts; do not edit. */
import type { EdgeModel } from './edge-model.ts';

export const EDGE_MODELS: Record<'wick' | 'body', EdgeModel> = ${JSON.stringify(models)};
`;
  await fs.writeFile(file, await inHouseStyle(file, source));
}

const fitted = await collect(options.drawn);
const held = options.held.length > 0 ? await collect(options.held) : null;
const models = { wick: fitEdges(fitted.wick), body: fitEdges(fitted.body) };
for (const part of ['wick', 'body'] as const) {
  say(`${part}, fitted`, models[part], fitted[part]);
  if (held) say(`${part}, held back`, models[part], held[part]);
}
await write(models);
