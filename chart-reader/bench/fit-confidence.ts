/**
 * `node chart-reader/bench/fit-confidence.ts --set NAME=DIR…` fits what the reader claims, field by field, to whether it
 * was right on pictures with known truth, pictures without prices included, and writes ../confidence/weights.ts.
 * Each picture's claim in the printed table comes from a fit that did not see the picture (five folds).
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as prettier from 'prettier';
import type { FieldModel, Measures } from '../confidence/field-model.ts';
import { claimFor } from '../confidence/claim.ts';
import type { Field } from '../confidence/measures.ts';
import { FIELDS } from '../confidence/measures.ts';
import { decodePicture } from '../decode.ts';
import { toPrediction } from '../prediction.ts';
import { readChart } from '../read-chart.ts';
import { createTextRecogniser } from '../text/index.ts';
import type { ClaimedField } from './claims.ts';
import { claimsOf } from './claims.ts';
import { picturesOfFolder } from './pictures.ts';
import { risingCurve } from './score/monotone.ts';
import { calibrationError, fitLogistic, predictLogistic } from './score/reliability.ts';
import { scorePicture } from './score/score.ts';

const FOLDS = 5;
/** Some dozens of measures on a few hundred answers: unseen answers are told best with about this much. */
const SHRINKAGE = 10;
const CLAIMED: Record<ClaimedField, Field> = {
  reading: 'reading',
  axis: 'axis',
  kind: 'kind',
  'last price': 'last_price',
  symbol: 'symbol',
  'time frame': 'timeframe',
  times: 'time_axis',
};

interface Answer {
  measures: Measures;
  right: boolean;
  name: string;
}

const { values: options } = parseArgs({ options: { set: { type: 'string', multiple: true, default: [] } } });

/** Every claim that the reader would make, also those below the floor under which it refuses. */
async function collect(): Promise<Map<Field, Answer[]>> {
  const recogniser = createTextRecogniser();
  const answers = new Map<Field, Answer[]>(FIELDS.map((f) => [f, []]));
  for (const set of options.set) {
    const [label = '', folder = ''] = set.split('=');
    for await (const { file, truth, name } of picturesOfFolder(label, folder)) {
      const outcome = readChart(await decodePicture(file), recogniser, { floor: 0 });
      const measures = outcome.outcome === 'read' ? outcome.reading.measures : outcome.refusal.found.measures;
      for (const claim of claimsOf(outcome, truth, scorePicture(truth, toPrediction(outcome, 0)))) {
        const field = CLAIMED[claim.field];
        const figures = measures?.[field];
        if (figures) answers.get(field)!.push({ measures: figures, right: claim.right, name });
      }
    }
  }
  return answers;
}

/** Of each measure over the answers that have it: lines and bars have measures of their own. */
function usualOf(answers: readonly Answer[], names: readonly string[]): number[] {
  return names.map((n) => {
    const known = answers.flatMap((a) => a.measures[n] ?? []);
    return known.reduce((sum, v) => sum + v, 0) / Math.max(1, known.length);
  });
}

function namesOf(answers: readonly Answer[]): string[] {
  return [...new Set(answers.flatMap((a) => Object.keys(a.measures)))];
}

function regression(answers: readonly Answer[], names: string[]) {
  const usual = usualOf(answers, names);
  return fitLogistic(
    names,
    answers.map((a) => names.map((n, k) => a.measures[n] ?? usual[k]!)),
    answers.map((a) => a.right),
    SHRINKAGE,
  );
}

const rounded = (values: readonly number[]): number[] => values.map((v) => Number(v.toPrecision(5)));

/** The model of one field, and its error on pictures that a fold did not see. */
function modelOf(answers: readonly Answer[]): {
  model: FieldModel;
  held: { score: number; right: boolean }[];
} {
  const names = namesOf(answers);
  const unseen: { probability: number; right: boolean }[] = [];
  const held: { score: number; right: boolean }[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const fit = regression(
      answers.filter((_, i) => i % FOLDS !== fold),
      names,
    );
    for (const a of answers.filter((_, i) => i % FOLDS === fold))
      unseen.push({
        probability: predictLogistic(
          fit,
          names.map((n, k) => a.measures[n] ?? fit.means[k]!),
        ),
        right: a.right,
      });
  }
  for (let fold = 0; fold < FOLDS; fold++) {
    const curve = risingCurve(unseen.filter((_, i) => i % FOLDS !== fold));
    const line: FieldModel = { names: [], means: [], deviations: [], weights: [], constant: 0, curve };
    for (const u of unseen.filter((_, i) => i % FOLDS === fold)) {
      const z = Math.log(u.probability / (1 - u.probability));
      held.push({ score: claimFor({ ...line, constant: z }, {}), right: u.right });
    }
  }
  const fit = regression(answers, names);
  const model: FieldModel = {
    names,
    means: rounded(fit.means),
    deviations: rounded(fit.deviations),
    weights: rounded(fit.weights),
    constant: Number(fit.constant.toPrecision(5)),
    curve: risingCurve(unseen).map(([x, y]) => rounded([x, y]) as [number, number]),
  };
  return { model, held };
}

async function write(models: Record<string, FieldModel>): Promise<void> {
  const file = path.join(import.meta.dirname, '../confidence/weights.ts');
  const source = `/** Written by bench/fit-confidence.ts from answers with known truth; do not edit. */
import type { FieldModel } from './field-model.ts';
import type { Field } from './measures.ts';

export const FIELD_MODELS: Record<Field, FieldModel> = ${JSON.stringify(models)};
`;
  const style = await prettier.resolveConfig(file);
  await fs.writeFile(file, await prettier.format(source, { ...style, parser: 'typescript' }));
}

const models: Record<string, FieldModel> = {};
for (const [field, answers] of await collect()) {
  const { model, held } = modelOf(answers);
  models[field] = model;
  const wrong = held.filter((h) => !h.right);
  const bold = wrong.filter((h) => h.score > 0.9).length;
  process.stdout.write(
    `${field}: ${answers.length} answers, ${wrong.length} wrong, calibration error ` +
      `${(calibrationError(held) ?? 0).toFixed(3)}, wrong ones claiming over 0.9: ${bold}\n`,
  );
}
await write(models);
