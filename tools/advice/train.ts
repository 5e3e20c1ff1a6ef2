/** `node tools/advice/train.ts [--write]`: learns the weights, measures them on held-out groups, and writes the files. */
import { writeFileSync } from 'node:fs';
import { byRules } from '../../api/domain/shared/advice-guard.ts';
import { adviceStyles, permittedStyles } from '../../api/domain/shared/testing/styles.ts';
import { corpus, type Sentence } from './corpus.ts';
import { learn, scoreBy } from './learn.ts';
import { packed } from './packed.ts';

const FOLDS = 10;
/** Share of plain prose, held out from learning, that the weights may drop. */
const DROPPED = 0.03;

const all = corpus();

/** Every sentence with its score by a model that has seen nothing of its group. */
function scoredApart(): (Sentence & { score: number })[] {
  const groups = [...new Set(all.map(({ group }) => group))];
  const foldOf = new Map(groups.map((group, at) => [group, at % FOLDS]));
  return Array.from({ length: FOLDS }, (_, fold) => {
    const model = learn(all.filter(({ group }) => foldOf.get(group) !== fold));
    return all
      .filter(({ group }) => foldOf.get(group) === fold)
      .map((one) => ({ ...one, score: scoreBy(model, one.text) }));
  }).flat();
}

const apart = scoredApart();
const prose = apart.filter(
  ({ advice, group }) => !advice && (group in permittedStyles || /^fine (?:fresh|heldOut)/.test(group)),
);
const threshold =
  prose.map(({ score }) => score).toSorted((a, b) => b - a)[Math.floor(DROPPED * prose.length)] ?? 0;

function report(name: string, which: (one: Sentence) => boolean): void {
  const some = apart.filter(which);
  const share = (flagged: number) => `${((100 * flagged) / some.length).toFixed(1).padStart(5)} %`;
  const ruled = some.filter(({ text }) => byRules(text)).length;
  const both = some.filter(({ text, score }) => byRules(text) || score > threshold).length;
  process.stdout.write(
    `${name.padEnd(36)} ${String(some.length).padStart(5)}  rules ${share(ruled)}  both ${share(both)}\n`,
  );
}

process.stdout.write(`taken for advice, groups held out, threshold ${threshold.toFixed(2)}\n`);
report('advice, styles', ({ advice, group }) => advice && group in adviceStyles);
report('advice, lists', ({ group }) => /^advice (?:list|fresh|heldOut)/.test(group));
report('advice, families', ({ group }) => group.startsWith('advice family'));
report('plain, styles', ({ advice, group }) => !advice && group in permittedStyles);
report('plain, lists', ({ group }) => /^fine (?:list|fresh|heldOut)/.test(group));
report('plain, lessons', ({ group }) => group.startsWith('lessons'));
report('plain, narratives', ({ group }) => group.startsWith('narratives'));

if (process.argv.includes('--write')) {
  const model = learn(all);
  const stored = {
    bias: Number(model.bias.toFixed(3)),
    threshold: Number(threshold.toFixed(3)),
    weights: packed(model.weights),
  };
  const write = (name: string, value: unknown) =>
    writeFileSync(new URL(`../../api/domain/shared/${name}`, import.meta.url), `${JSON.stringify(value)}\n`);
  write('advice-weights.json', stored);
  write('taught-words.json', [...model.taught.keys()].toSorted());
}
