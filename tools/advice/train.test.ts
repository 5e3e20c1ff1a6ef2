import model from '../../api/domain/shared/advice-weights.json' with { type: 'json' };
import { corpus } from './corpus.ts';
import { learn } from './learn.ts';
import { packed } from './packed.ts';

it('the stored weights are what the families, the corpus and the lessons give', () => {
  const { weights, bias } = learn(corpus(() => true, 'all'));
  expect(packed(weights)).toEqual(model.weights);
  expect(Number(bias.toFixed(3))).toBe(model.bias);
});
