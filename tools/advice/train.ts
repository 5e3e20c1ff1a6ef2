/** `node tools/advice/train.ts [--write]`: learns the weights, measures them on held-out families, and writes the file. */
import { writeFileSync } from 'node:fs';
import { byRules } from '../../api/domain/shared/advice-guard.ts';
import { featuresOf, logOdds } from '../../api/domain/shared/advice-score.ts';
import { fresh } from '../../api/domain/shared/testing/advice-fresh.ts';
import { heldOut } from '../../api/domain/shared/testing/advice-held-out.ts';
import { corpus, labelled } from './corpus.ts';
import { learn, type Labelled, type Model } from './learn.ts';
import { packed } from './packed.ts';

const FOLDS = 10;
/** Share of plain sentences that may be dropped by the weights alone. */
const DROPPED = 0.02;

const score = ({ weights, bias }: Model, text: string) => logOdds(featuresOf(text), weights, bias);

/** The score that `DROPPED` of the plain sentences exceed. */
function thresholdFor(scored: { score: number; advice: boolean }[]): number {
  const plain = scored
    .filter(({ advice }) => !advice)
    .map((one) => one.score)
    .toSorted((a, b) => b - a);
  return plain[Math.floor(DROPPED * plain.length)] ?? 0;
}

function held(): { text: string; advice: boolean; score: number }[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const model = learn(corpus((index) => index % FOLDS !== fold, 'learned'));
    const apart = corpus((index) => index % FOLDS === fold, 'held out', 40);
    return apart.map((one) => ({ ...one, score: score(model, one.text) }));
  }).flat();
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} % of ${whole}`;

function report(
  name: string,
  sentences: readonly Labelled[],
  found: (text: string, at: number) => boolean,
): void {
  const flagged = sentences.map(({ text, advice }, at) => ({ advice, flag: found(text, at) }));
  const count = (advice: boolean) => flagged.filter((one) => one.advice === advice);
  const [advice, fine] = [count(true), count(false)];
  const of = (some: { flag: boolean }[]) => percent(some.filter(({ flag }) => flag).length, some.length);
  process.stdout.write(`${name.padEnd(44)} found ${of(advice)}, dropped ${of(fine)}\n`);
}

const apart = held();
const threshold = Math.max(0, thresholdFor(apart));
report('held-out families, rules', apart, byRules);
report('held-out families, weights', apart, (_, at) => (apart[at]?.score ?? 0) > threshold);
report('held-out families, both', apart, (text, at) => byRules(text) || (apart[at]?.score ?? 0) > threshold);

const model = learn(corpus(() => true, 'all'));
for (const [name, set] of [
  ['written after the rules', heldOut],
  ['written after rules and weights', fresh],
] as const) {
  report(`${name}, rules`, labelled(set), byRules);
  report(`${name}, weights`, labelled(set), (text) => score(model, text) > threshold);
  report(`${name}, both`, labelled(set), (text) => byRules(text) || score(model, text) > threshold);
}
if (process.argv.includes('--write')) {
  const file = {
    bias: Number(model.bias.toFixed(3)),
    threshold: Number(threshold.toFixed(3)),
    weights: packed(model.weights),
  };
  writeFileSync(
    new URL('../../api/domain/shared/advice-weights.json', import.meta.url),
    `${JSON.stringify(file)}\n`,
  );
}
