import { lessons } from './curriculum.ts';
import { computed, given, undeclared } from './testing/lesson-numbers.ts';
import { fundamentalsNumbers } from './testing/numbers/fundamentals.ts';
import { portfolioNumbers } from './testing/numbers/portfolio.ts';
import { psychologyNumbers } from './testing/numbers/psychology.ts';
import { riskNumbers } from './testing/numbers/risk.ts';
import { strategyNumbers } from './testing/numbers/strategy.ts';
import { technicalNumbers } from './testing/numbers/technical.ts';

const numbers = {
  ...technicalNumbers,
  ...riskNumbers,
  ...psychologyNumbers,
  ...portfolioNumbers,
  ...fundamentalsNumbers,
  ...strategyNumbers,
};

describe('numbers in the text of lessons', () => {
  it.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
    '%s: every number is computed, stands in a recomputed example, or is declared as stated',
    (id, lesson) => {
      expect(undeclared(lesson, numbers[id] ?? [])).toEqual([]);
    },
  );

  it('are declared for lessons that exist', () => {
    const ids = new Set(lessons.map(({ id }) => id));
    expect(Object.keys(numbers).filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe('the comparison of numbers with their declarations', () => {
  const lesson = {
    id: 'sample',
    topic: 'Risk Management' as const,
    position: 1,
    title: 'A sample',
    summary: 'One sentence.',
    minutes: 1,
    terms: [],
    blocks: [{ kind: 'paragraph' as const, text: 'It lies 4.75 below, a tenth of the way, after 14 bars.' }],
  };

  it('finds a bare number', () => {
    expect(undeclared(lesson, [computed('lies # below', 4.75), computed('# of the way', 0.1)])).toEqual([
      '“14” in “It lies 4.75 below, a tenth of the way, after 14 bars.”',
    ]);
  });

  it('finds a number that is not what was computed, and a declaration of what is no longer said', () => {
    const rest = given('custom', 'a tenth of the way, after 14 bars');
    expect(undeclared(lesson, [computed('lies # below', 4.7), ...rest])).toEqual([
      '“lies 4.75 below” should say 4.700',
    ]);
    expect(undeclared(lesson, [...given('custom', '4.75 below', '9 above'), ...rest])).toEqual([
      'no longer said: “9 above”',
    ]);
  });
});
