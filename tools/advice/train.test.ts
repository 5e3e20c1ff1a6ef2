import model from '../../api/domain/shared/advice-weights.json' with { type: 'json' };
import words from '../../api/domain/shared/taught-words.json' with { type: 'json' };
import { corpus } from './corpus.ts';
import { learn } from './learn.ts';
import { packed } from './packed.ts';

it('the stored weights and words are what the sentences give (node tools/advice/train.ts --write)', () => {
  const learned = learn(corpus());
  expect(packed(learned.weights)).toEqual(model.weights);
  expect(Number(learned.bias.toFixed(3))).toBe(model.bias);
  expect([...learned.taught.keys()].toSorted()).toEqual(words);
});
