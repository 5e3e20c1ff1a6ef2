import { TOPICS, type Lesson } from '../lesson.ts';
import { analysisQuestions, type MeasuredChart } from './analysis-questions.ts';
import { computedQuestions } from './computed-questions.ts';
import { figureQuestion } from './lesson-questions.ts';
import { chartQuiz, lessonQuiz } from './make-quiz.ts';
import { isRight, number, rightText, type Question } from './question.ts';
import { grade, inOrder } from './quiz.ts';
import { seeded } from './random.ts';
import { directionOf } from '../../analysis/trend.ts';

const bar = (open: number, high: number, low: number, close: number) => ({ open, high, low, close });

function lesson(id: string, words: string[]): Lesson {
  return {
    id,
    topic: TOPICS[0],
    position: 1,
    title: id,
    summary: id,
    minutes: 3,
    terms: words.map((term) => ({ term, meaning: `what one says of ${[...term].toReversed().join('')}` })),
    blocks: [
      {
        kind: 'figure',
        figure: {
          kind: 'candles',
          caption: 'Three bars',
          bars: [bar(10, 12, 9, 11), bar(11, 15, 10, 14), bar(14, 14.5, 8, 9)],
        },
      },
    ],
  };
}

const lessons = [
  lesson('rsi', ['gain', 'loss', 'mean']),
  lesson('backtesting', ['leak', 'fill', 'cost']),
  lesson('order', ['bid', 'ask', 'depth']),
];

describe('[D-099] a quiz about lessons', () => {
  it('is decided by its seed, and asks nothing twice', () => {
    const quiz = lessonQuiz(lessons, 8, 'a seed');
    expect(quiz).toEqual(lessonQuiz(lessons, 8, 'a seed'));
    expect(quiz).not.toEqual(lessonQuiz(lessons, 8, 'another seed'));
    expect(quiz).toHaveLength(8);
    expect(new Set(quiz.map(({ prompt }) => prompt)).size).toBe(8);
    expect(lessonQuiz([], 5, 'a seed')).toEqual([]);
  });

  it('holds for every seed: one right option among four different ones, or a number', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      for (const question of lessonQuiz(lessons, 6, String(seed))) {
        expect(isRight(question, question.right)).toBe(true);
        if (question.kind === 'number') expect(Number.isFinite(Number(question.right))).toBe(true);
        else {
          expect(new Set(question.options.map(({ text }) => text)).size).toBe(4);
          const wrong = question.options.filter(({ id }) => id !== question.right);
          expect(wrong.filter(({ id }) => isRight(question, id))).toEqual([]);
        }
      }
    }
  });

  it('asks for the lesson’s own definition', () => {
    const meanings = Array.from({ length: 40 }, (_, seed) => lessonQuiz(lessons, 5, `${seed}`))
      .flat()
      .filter(({ key }) => key.startsWith('meaning:'));
    expect(meanings.length).toBeGreaterThan(10);
    for (const question of meanings) {
      const term = question.key.split(':')[2] ?? '';
      expect(rightText(question)).toBe(`what one says of ${[...term].toReversed().join('')}`);
    }
  });

  it('reads figures right', () => {
    const right: Record<string, string> = {
      'bars-above': '2',
      'bars-below': '1',
      'highest high': '2',
      'lowest low': '3',
    };
    const [first] = lessons;
    const kinds = new Set<string>();
    for (let seed = 0; seed < 30 && first; seed += 1) {
      const question = figureQuestion(first, seeded(`${seed}`));
      const kind = question?.key.split(':')[0] ?? '';
      kinds.add(kind);
      expect(question?.right).toBe(right[kind]);
    }
    expect([...kinds].sort()).toEqual(Object.keys(right).sort());
  });
});

describe('[D-099] computed questions', () => {
  const drawn = Object.entries(computedQuestions).flatMap(([id, makers]) =>
    makers.flatMap((make) =>
      Array.from({ length: 25 }, (_, seed) => [id, make(seeded(`${id}${seed}`))] as const),
    ),
  );
  const asked = (kind: string) =>
    drawn.map(([, question]) => question).filter(({ key }) => key.startsWith(`${kind}:`));
  const numbersOf = ({ key }: Question) => key.split(':').slice(1).map(Number);

  it('belong to the lesson they are listed under and show no broken decimals', () => {
    for (const [id, { lessonId, prompt, explanation }] of drawn) {
      expect(lessonId).toBe(id);
      expect(`${prompt} ${explanation}`).not.toMatch(/\d\.\d{6,}|NaN|undefined/);
    }
  });

  it('have the answers that a second computation gives', () => {
    for (const question of asked('ratio')) {
      const [, risk = NaN, reward = NaN] = numbersOf(question);
      expect(Number(question.right)).toBeCloseTo(reward / risk, 2);
    }
    for (const question of asked('recovery')) {
      const [loss = NaN] = numbersOf(question);
      expect((1 - loss / 100) * (1 + Number(question.right) / 100)).toBeCloseTo(1, 2);
    }
    for (const question of asked('lots')) {
      const [balance = NaN, percent = NaN, stop = NaN] = numbersOf(question);
      expect(Number(question.right) * stop * 10).toBeCloseTo((balance * percent) / 100, -1.7);
    }
    for (const question of asked('rsi')) {
      const [gain = NaN, loss = NaN] = numbersOf(question);
      expect(Number(question.right)).toBeCloseTo(100 - 100 / (1 + gain / loss), 1);
    }
    for (const question of asked('true-range')) {
      const [close = NaN, low = NaN, high = NaN] = numbersOf(question);
      expect(Number(question.right)).toBe(Math.max(high, close) - Math.min(low, close));
    }
  });
});

const chart: MeasuredChart = {
  analysisId: 'a1',
  trend: 'bullish',
  moves: { whole: 1.4, lastThird: 0.2 },
  bars: 60,
  highestHigh: 110,
  lowestLow: 90,
  lastPrice: 105,
  averageTrueRange: 2.1,
  trendRule: {
    words: ['bullish', 'bearish', 'sideways', 'mixed'],
    says: 'By the rule.',
    of: directionOf,
  },
  impulse: { from: 90, to: 110 },
  levels: [{ type: 'support', price: 98, touches: 3 }],
  plan: { direction: 'long', entry: 104, stop: 100, target: 114 },
};

describe('[D-099] a quiz about an own chart', () => {
  const right = (question: Question) => [question.key, rightText(question)];

  it('computes every answer from what was measured', () => {
    expect(Object.fromEntries(analysisQuestions(chart).map(right))).toEqual({
      'plan-ratio:a1': '2.50',
      'plan-break-even:a1': '28.6%',
      'plan-risk:a1': '3.85%',
      'plan-size:a1': '25 units',
      'stop-in-ranges:a1': '1.9',
      'touches:a1:support:98': '3',
      'position-in-range:a1': '75%',
      'atr-share:a1': '2.00%',
      'level-distance:a1': '6.67%',
      'retracement:a1': '100.0000',
      'trend:a1': 'bullish',
    });
  });

  it('asks nothing about a plan where there is none', () => {
    const keys = analysisQuestions({ ...chart, plan: null, levels: [], impulse: null }).map(({ key }) => key);
    expect(keys).toEqual(['position-in-range:a1', 'atr-share:a1', 'trend:a1']);
    expect(chartQuiz(chart, 3, 'seed')).toHaveLength(3);
  });
});

describe('[D-099] sizes in questions', () => {
  it('are rounded down, so that the risk is never exceeded', () => {
    const units = Array.from({ length: 60 }, (_, seed) =>
      (computedQuestions['position-sizing'] ?? []).map((make) => make(seeded(`${seed}`))),
    ).flat();
    for (const { key, right, tolerance } of units) {
      const [kind, balance = 0, percent = 0, stop = 1] = key
        .split(':')
        .map((part, at) => (at === 0 ? part : Number(part))) as [string, number, number, number];
      const perUnit = kind === 'lots' ? stop * 10 : stop;
      const step = kind === 'lots' ? 0.01 : 1;
      expect(Number(right) * perUnit).toBeLessThanOrEqual((balance * percent) / 100 + 1e-9);
      expect((Number(right) + step) * perUnit).toBeGreaterThan((balance * percent) / 100);
      expect(tolerance).toBeLessThan(step);
    }
  });

  it('of an own plan are rounded down too', () => {
    const plan = { direction: 'long' as const, entry: 104, stop: 101, target: 114 };
    const size = analysisQuestions({ ...chart, plan }).find(({ key }) => key.startsWith('plan-size'));
    expect(size && [size.right, isRight(size, '33'), isRight(size, '34')]).toEqual(['33', true, false]);
  });
});

describe('[D-099] questions about the trend of an own chart', () => {
  it.each([
    [1.4, 0.2],
    [1.4, -0.6],
    [-1.1, 0.1],
    [0.3, 1.5],
    [0.3, 0.4],
    [-2, null],
  ])('have the answer of the rule: z %s and %s', (whole, lastThird) => {
    const trend = directionOf(whole, lastThird);
    const question = analysisQuestions({ ...chart, trend, moves: { whole, lastThird } }).at(-1);
    expect(question && rightText(question)).toBe(trend);
    expect(question?.options.map(({ text }) => text)).toEqual(['bearish', 'bullish', 'mixed', 'sideways']);
    expect(question?.prompt).toContain(Math.abs(whole).toFixed(2));
  });
});

describe('[D-099] a quiz about a chart with many levels', () => {
  it('asks one question of each kind before a second of any', () => {
    const levels = [96, 97, 98, 99, 101].map((price) => ({ type: 'support' as const, price, touches: 2 }));
    for (let seed = 0; seed < 40; seed += 1) {
      const kinds = chartQuiz({ ...chart, levels }, 8, `${seed}`).map(({ key }) => key.split(':')[0]);
      expect(new Set(kinds).size).toBe(8);
    }
    expect(chartQuiz({ ...chart, levels }, 20, 'all')).toHaveLength(15);
  });
});

describe('[D-099] grading', () => {
  const about = { key: 'k', prompt: 'How much?', explanation: '', lessonId: null };

  it('takes a number as people write it, within half of its last decimal', () => {
    const question = number({ ...about, value: 1234.567, decimals: 1 });
    for (const given of ['1234.6', ' 1,234.6 ', '1234.57', '+1234.6', '1 234.55'])
      expect([given, isRight(question, given)]).toEqual([given, true]);
    for (const given of ['1234.7', '1234', '', 'abc', '12,34.6', '1e3', 'NaN'])
      expect([given, isRight(question, given)]).toEqual([given, false]);
    expect(isRight(number({ ...about, value: -0.4, decimals: 1 }), '−0.4')).toBe(true);
    expect(isRight(number({ ...about, value: 28.57, decimals: 2, unit: '%' }), '28.57 %')).toBe(true);
  });

  it('counts what was left out as wrong, and the last of two answers', () => {
    const questions = [
      number({ ...about, value: 5, decimals: 0 }),
      number({ ...about, value: 6, decimals: 0 }),
    ];
    const given = inOrder(questions, [
      { questionId: '1', answer: '4' },
      { questionId: '1', answer: '5' },
      { questionId: '9', answer: '6' },
    ]);
    expect(given).toEqual(['5', null]);
    expect(grade(questions, given).map(({ correct }) => correct)).toEqual([true, false]);
  });
});
