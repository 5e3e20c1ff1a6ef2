import { numberText } from './formatting.ts';

/** A number and what it counts, in singular or plural: '1 order', '1,200 orders'. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${numberText(count)} ${count === 1 ? one : many}`;

/** The total of a list and what it counts; 'more than 1,000 orders' where not all were counted. */
export const totalOf = (
  { total, total_is_exact: isExact }: { total: number; total_is_exact: boolean },
  one: string,
): string => (isExact ? countOf(total, one) : `more than ${countOf(total, one)}`);
