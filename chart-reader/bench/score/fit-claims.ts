/** Fits a field's claims to whether its answers were right, and compares two models on answers that neither has seen. */
import { claimFor } from '../../confidence/claim.ts';
import type { FieldModel, Measures } from '../../confidence/field-model.ts';
import { risingCurve } from './monotone.ts';
import type { Judged } from './reliability.ts';
import { brierScore, calibrationError, fitLogistic, predictLogistic } from './reliability.ts';

const FOLDS = 5;
/** Some dozens of measures on a few hundred answers: unseen answers are told best with about this much. */
const SHRINKAGE = 10;

export interface Answer {
  measures: Measures;
  right: boolean;
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

/** More would change no claim by a hundredth, and a browser has to load them. */
const DIGITS = 3;

const rounded = (values: readonly number[]): number[] => values.map((v) => Number(v.toPrecision(DIGITS)));

/** Means as exact as a tenth of their deviations, and these as two digits: that moves no claim by a hundredth. */
const coarse = (values: readonly number[]): number[] => values.map((v) => Number(v.toPrecision(2)));
const tenths = (means: readonly number[], deviations: readonly number[]): number[] =>
  means.map((v, k) => Number(v.toFixed(Math.max(0, Math.ceil(1 - Math.log10(deviations[k]!))))));

/** Weights of measures in their deviations. */
const hundredths = (values: readonly number[]): number[] => values.map((v) => Number(v.toFixed(2)));

/** The model of one field, and its error on pictures that a fold did not see. */
export function modelOf(answers: readonly Answer[]): {
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
    means: tenths(fit.means, fit.deviations),
    deviations: coarse(fit.deviations),
    weights: hundredths(fit.weights),
    constant: Number(fit.constant.toPrecision(DIGITS)),
    curve: risingCurve(unseen).map(([x, y]) => rounded([x, y]) as [number, number]),
  };
  return { model, held };
}

/**
 * The former regression with its claims set right by a line through their logits (J. Platt 1999): two numbers that a few
 * hundred answers tell well, where dozens of weights would follow their chances.
 */
export function rescaled(former: FieldModel, answers: readonly Answer[]): FieldModel {
  const plain: FieldModel = { ...former, curve: LOGITS_ONLY };
  const logit = ({ measures }: Answer): number => {
    const p = claimFor(plain, measures);
    return Math.log(p / (1 - p));
  };
  const line = fitLogistic(
    ['logit'],
    answers.map((a) => [logit(a)]),
    answers.map((a) => a.right),
  );
  const factor = line.weights[0]! / line.deviations[0]!;
  return {
    ...former,
    weights: hundredths(former.weights.map((w) => factor * w)),
    constant: Number((line.constant + factor * (former.constant - line.means[0]!)).toPrecision(DIGITS)),
    curve: SHORT_OF_CERTAIN,
  };
}

const LOGITS_ONLY: FieldModel['curve'] = [
  [1e-6, 1e-6],
  [1 - 1e-6, 1 - 1e-6],
];
/** No claim reaches 0 or 1 on a few hundred answers. */
const SHORT_OF_CERTAIN: FieldModel['curve'] = [
  [0.015, 0.015],
  [0.985, 0.985],
];

/** From this claim on an answer is shown as a good one; what claims less stays where it is. */
const GOOD = 0.9;
/** How far above it the claims are those of most good answers. */
const RISE = { steep: 0.02, whole: 0.04, last: 0.985 };

/**
 * The former model with the claims of good answers set to the share of them that was right, less the error of that share: no answer becomes a
 * good one by it, and claims keep their order.
 */
export function lifted(former: FieldModel, answers: readonly Answer[]): FieldModel {
  const good = judged(former, answers).filter((c) => c.score > GOOD);
  const share = (good.filter((c) => c.right).length + 1) / (good.length + 2);
  const top = share - Math.sqrt((share * (1 - share)) / (good.length + 2));
  const below = former.curve.filter(([, claim]) => claim <= GOOD);
  if (top <= GOOD + RISE.whole || below.at(-1)?.[1] !== GOOD) return former;
  const begin = below.at(-1)![0];
  const points = [
    [begin + RISE.steep, top - RISE.steep / 2],
    [begin + RISE.whole, top],
    [RISE.last, Math.max(top, RISE.last)],
  ] as const;
  return { ...former, curve: [...below, ...points.map(([x, y]) => rounded([x, y]) as [number, number])] };
}

const judged = (model: FieldModel, answers: readonly Answer[]): Judged[] =>
  answers.map(({ measures, right }) => ({ score: claimFor(model, measures), right }));

export interface Quality {
  /** Mean distance between claim and truth. */
  calibration: number;
  brier: number;
  /** Wrong answers that claim more than 0.9. */
  bold: number;
}

/** How well a model's claims keep their word on these answers. */
export function qualityOf(model: FieldModel, answers: readonly Answer[]): Quality {
  const claims = judged(model, answers);
  return {
    calibration: calibrationError(claims) ?? 0,
    brier: brierScore(claims) ?? 0,
    bold: claims.filter((c) => !c.right && c.score > 0.9).length,
  };
}

/** Whether the new one is nearer to the truth, and neither bolder where it is wrong nor worse at telling right from wrong. */
export const better = (now: Quality, before: Quality): boolean =>
  now.calibration < before.calibration && now.bold <= before.bold && now.brier <= before.brier + BRIER_NOISE;

/** Brier scores of a few hundred answers are known to about this much. */
const BRIER_NOISE = 0.002;
