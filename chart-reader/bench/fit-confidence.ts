/**
 * `node chart-reader/bench/fit-confidence.ts --drawn SEED… --set NAME=DIR… --held SEED…` fits what the reader claims, field
 * by field, to whether it was right on pictures with known truth, pictures without prices included, and writes
 * ../confidence/weights.ts. `--drawn` draws what the benchmark draws under another seed, `--set` reads folders.
 * `--held` draws pictures that the fit never sees: a field keeps its former model unless a new one is better there:
 * one fitted anew, or the former one with its claims set right by two numbers, or with those above 0.9 alone.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { FieldModel } from '../confidence/field-model.ts';
import type { Field } from '../confidence/measures.ts';
import { FIELDS } from '../confidence/measures.ts';
import { FIELD_MODELS } from '../confidence/weights.ts';
import { decodePicture } from '../decode.ts';
import { toPrediction } from '../prediction.ts';
import { readChart } from '../read-chart.ts';
import { createTextRecogniser } from '../text/index.ts';
import type { ClaimedField } from './claims.ts';
import { claimsOf } from './claims.ts';
import { inHouseStyle } from './house-style.ts';
import type { BenchPicture } from './pictures.ts';
import { picturesOfFolder, picturesUnder } from './pictures.ts';
import type { Answer, Quality } from './score/fit-claims.ts';
import { better, lifted, modelOf, qualityOf, rescaled } from './score/fit-claims.ts';
import { calibrationError } from './score/reliability.ts';
import { scorePicture } from './score/score.ts';

const CLAIMED: Record<ClaimedField, Field> = {
  reading: 'reading',
  axis: 'axis',
  kind: 'kind',
  'last price': 'last_price',
  symbol: 'symbol',
  'time frame': 'timeframe',
  times: 'time_axis',
};

const list = { type: 'string', multiple: true, default: [] as string[] } as const;
const { values: options } = parseArgs({ options: { drawn: list, set: list, held: list } });
const overlap = options.held.filter((seed) => options.drawn.includes(seed));
if (overlap.length) throw new Error(`Held back and fitted at once: ${overlap.join(', ')}.`);

async function* toFit(): AsyncGenerator<BenchPicture> {
  for (const set of options.set) {
    const [label = '', folder = ''] = set.split('=');
    yield* picturesOfFolder(label, folder);
  }
  yield* drawnUnder(options.drawn);
}

async function* drawnUnder(seeds: readonly string[]): AsyncGenerator<BenchPicture> {
  for (const seed of seeds) yield* picturesUnder(seed);
}

/** Every claim that the reader would make, also those below the floor under which it refuses. */
async function collect(pictures: AsyncGenerator<BenchPicture>): Promise<Map<Field, Answer[]>> {
  const recogniser = createTextRecogniser();
  const answers = new Map<Field, Answer[]>(FIELDS.map((f) => [f, []]));
  for await (const { file, truth } of pictures) {
    const outcome = readChart(await decodePicture(file), recogniser, { floor: 0 });
    const measures = outcome.outcome === 'read' ? outcome.reading.measures : outcome.refusal.found.measures;
    for (const claim of claimsOf(outcome, truth, scorePicture(truth, toPrediction(outcome, 0)))) {
      const field = CLAIMED[claim.field];
      const figures = measures?.[field];
      if (figures) answers.get(field)!.push({ measures: figures, right: claim.right });
    }
  }
  return answers;
}

async function write(models: Record<string, FieldModel>): Promise<void> {
  const file = path.join(import.meta.dirname, '../confidence/weights.ts');
  const source = `/** Written by bench/fit-confidence.ts from answers with known truth; do not edit. */
import type { FieldModel } from './field-model.ts';
import type { Field } from './measures.ts';

export const FIELD_MODELS: Record<Field, FieldModel> = ${JSON.stringify(models)};
`;
  await fs.writeFile(file, await inHouseStyle(file, source));
}

const said = ({ calibration, brier, bold }: Quality): string =>
  `calibration error ${calibration.toFixed(3)}, Brier score ${brier.toFixed(3)}, wrong ones claiming over 0.9: ${bold}`;

const fitted = await collect(toFit());
const unseen = options.held.length ? await collect(drawnUnder(options.held)) : null;
const models: Record<string, FieldModel> = {};
for (const field of FIELDS) {
  const answers = fitted.get(field)!;
  const { model, held } = modelOf(answers);
  const folds = (calibrationError(held) ?? 0).toFixed(3);
  process.stdout.write(`${field}: ${answers.length} answers, calibration error across folds ${folds}\n`);
  models[field] = model;
  if (!unseen) continue;
  const others = unseen.get(field)!;
  const former = FIELD_MODELS[field];
  const before = qualityOf(former, others);
  process.stdout.write(`  on ${others.length} held back, as it was: ${said(before)}\n`);
  models[field] = former;
  let best = before;
  for (const [name, tried] of [
    ['fitted anew', model],
    ['set right', rescaled(former, answers)],
    ['good ones set right', lifted(former, answers)],
  ] as const) {
    const now = qualityOf(tried, others);
    const taken = better(now, best);
    if (taken) [models[field], best] = [tried, now];
    process.stdout.write(`    ${name}: ${said(now)}${taken ? '; taken' : ''}\n`);
  }
}
await write(models);
