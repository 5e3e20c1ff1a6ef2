import { leads } from './leads.ts';
import { lesson, retold } from './lessons.ts';
import { foretells, statement } from './measurements.ts';
import { plan } from './plan-facts.ts';
import { either, reads } from './recogniser.ts';
import { tokensOf } from './tokens.ts';

/** Longer sentences are none of the forms; the limit bounds the work. */
const LONGEST = 80;

const measurement = either(statement, plan, retold);

/** Whether a model's sentence has one of the permitted forms. `names` are words that the reader gave, such as the symbol. */
export function isPermitted(sentence: string, names: readonly string[] = []): boolean {
  const tokens = tokensOf(sentence, names);
  if (tokens.length === 0 || tokens.length > LONGEST) return false;
  const text = tokens.join(' ');
  return (reads(measurement, tokens) && !foretells(text)) || (reads(lesson, tokens) && !leads(text));
}
