import { numberText } from './formatting.ts';

/** A number and what it counts, in singular or plural: '1 order', '1,200 orders'. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${numberText(count)} ${count === 1 ? one : many}`;
