import { CALCULATORS, calculatorLessons } from '../../domain/tutor/calculators/calculation.ts';
import { TOPICS, type Figure, type LessonBlock } from '../../domain/tutor/lesson.ts';
import { descriptions, lessons } from './curriculum.ts';
import { blockText } from './lesson-source.ts';
import { equationsIn, evaluate, holds } from './testing/equations.ts';

const each = lessons.map((lesson) => [lesson.id, lesson] as const);

function blocksOf<K extends LessonBlock['kind']>(blocks: LessonBlock[], kind: K) {
  return blocks.filter((block): block is Extract<LessonBlock, { kind: K }> => block.kind === kind);
}

describe('[D-093] the curriculum', () => {
  it('has the six topics, each described and with at least five lessons in order', () => {
    expect(Object.keys(descriptions)).toEqual([...TOPICS]);
    for (const topic of TOPICS) {
      const positions = lessons.filter((lesson) => lesson.topic === topic).map(({ position }) => position);
      expect({ topic, count: positions.length >= 5 }).toEqual({ topic, count: true });
      expect(positions).toEqual(positions.map((_, index) => index + 1));
    }
  });

  it('has a name of its own for each lesson, fit for an address', () => {
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
    expect(new Set(lessons.map(({ title }) => title)).size).toBe(lessons.length);
    for (const { id } of lessons) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('has the lesson of every calculator, and the lesson offers it', () => {
    for (const name of CALCULATORS) {
      const lesson = lessons.find(({ id }) => id === calculatorLessons[name]);
      expect(blocksOf(lesson?.blocks ?? [], 'calculator').map(({ calculator }) => calculator)).toEqual([
        name,
      ]);
    }
  });

  it.each(each)(
    '%s teaches: 400 to 900 words, an example, a figure and terms',
    (_id, { blocks, terms, minutes }) => {
      const words = blocks.map(blockText).join(' ').split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(400);
      expect(words).toBeLessThanOrEqual(900);
      expect(minutes).toBe(Math.ceil(words / 180));
      expect(blocksOf(blocks, 'example').length).toBeGreaterThan(0);
      expect(blocksOf(blocks, 'figure').length).toBeGreaterThan(0);
      expect(terms.length).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(each)('%s computes right: every equation of its examples holds', (_id, { blocks }) => {
    for (const { title, steps, result } of blocksOf(blocks, 'example')) {
      const equations = [...steps, result].flatMap(equationsIn);
      expect({ title, computed: equations.length > 0 }).toEqual({ title, computed: true });
      const signs = [...steps, result].join(' ').match(/[=≈]/g) ?? [];
      expect({ title, read: equations.length }).toEqual({ title, read: signs.length });
      expect(equations.filter((equation) => !holds(equation))).toEqual([]);
    }
  });

  it.each(each)('%s draws figures that can be drawn', (_id, { blocks }) => {
    for (const { figure } of blocksOf(blocks, 'figure')) expect(faultsOf(figure)).toEqual([]);
  });
});

describe('the reader of equations', () => {
  it('knows the notation of the lessons', () => {
    expect(evaluate('10,000 × 1%')).toBe(100);
    expect(evaluate('(1 − 2%)^2 + √(9) ÷ 3')).toBeCloseTo(1.9604, 12);
    expect(evaluate('−2 × (3 − 5)')).toBe(4);
    expect(equationsIn('Risk per lot: 50 × 10 = 500, then 100 ÷ 500 = 0.2 = 20%.')).toHaveLength(3);
  });

  it('finds what does not add up', () => {
    expect(holds({ left: '2 × 2', sign: '=', right: '5' })).toBe(false);
    expect(holds({ left: '1 ÷ 3', sign: '=', right: '0.33' })).toBe(false);
    expect(holds({ left: '1 ÷ 3', sign: '≈', right: '0.33' })).toBe(true);
    expect(holds({ left: '1 ÷ 3', sign: '≈', right: '33.4%' })).toBe(false);
  });
});

/** What keeps a figure from being drawn, in words. */
function faultsOf(figure: Figure): string[] {
  if (figure.caption === '') return ['has no caption'];
  if (figure.kind === 'curve') {
    const points = figure.series.flatMap((series) => series.points);
    const few = figure.series
      .filter((series) => series.points.length < 2)
      .map(({ label }) => `${label} has no line`);
    return [...few, ...points.filter(({ x, y }) => !Number.isFinite(x + y)).map(() => 'has a point nowhere')];
  }
  const { bars, levels = [], lines = [], notes = [] } = figure;
  const broken = bars.flatMap(({ open, high, low, close }, index) =>
    low > 0 && low <= Math.min(open, close) && high >= Math.max(open, close)
      ? []
      : [`bar ${index} is no bar`],
  );
  const [top, bottom] = [Math.max(...bars.map(({ high }) => high)), Math.min(...bars.map(({ low }) => low))];
  const room = (top - bottom) * 0.6;
  const far = levels.filter(({ price }) => price > top + room || price < bottom - room);
  const usedBars = [...lines.flatMap(({ from, to }) => [from.bar, to.bar]), ...notes.map(({ bar }) => bar)];
  return [
    ...(bars.length < 3 ? ['has too few bars'] : []),
    ...broken,
    ...far.map(({ label }) => `${label} lies far outside`),
    ...usedBars.filter((bar) => !bars[bar]).map((bar) => `there is no bar ${bar}`),
  ];
}
