import patterns from './pattern-figures.json' with { type: 'json' };
import { accuracyReport, type BenchFigures } from './accuracy-report.ts';

const answers = { pictures: 40, right_percent: 60, wrong_percent: 5, refused_percent: 35 };
const bench: BenchFigures = {
  measured_on: '2026-03-02',
  precision: { definition: 'Of the readings given, those that are right.', readings: 271, right: 271 },
  median_price_error_percent: { value: 0.07 },
  screenshots: answers,
  captures: answers,
  not_charts: { pictures: 60, refused_percent: 98.3 },
  real: {
    ...answers,
    definition: 'Real ones.',
    readings: 20,
    right: 19,
    bars: { measured: 85, median_error_percent: 0.119 },
  },
  mirror_pairs: { pairs: 28, answered: 23, flipped: 22 },
  calibration: {
    readings: 312,
    mean_error: 0.043,
    brier: 0.065,
    bins: [{ from: 0.95, to: 1, readings: 133, mean_score: 0.974, right_percent: 99 }],
  },
  error_bars: { prices: 126869, within_one_sigma_percent: 64, within_two_sigma_percent: 84.5 },
};

const some = (one: number) => ({ prices: 1200, 1: one, 2: 0.92, 5: 0.95, 10: 0.96 });
const report = accuracyReport(
  bench,
  patterns,
  { pictures: 64, held: { 1: 0.703, 20: 0.547 } },
  { pictures: 173, within: { last: some(0.9), highest: some(0.7), lowest: some(0.71), pivots: some(0.72) } },
  { pairs: 63, certain: { named: 283, again: 267 }, within_error: { named: 287, again: 215 } },
);
const part = (id: string) => report.find((one) => one.id === id);

it('sets right, wrong and refused side by side, real screenshots first', () => {
  expect(part('right-wrong-refused')?.table?.rows[0]).toEqual([
    'Real screenshots',
    '40',
    { percent: 60 },
    { percent: 5 },
    { percent: 35 },
  ]);
});

it('[W-494] states how many readings were right, and of the share only what so many prove', () => {
  const [, text] = part('right-wrong-refused')?.text ?? [];
  expect(text).toContain(
    'Of 271 readings given of drawn screenshots 271 were right, of 20 given of real ones 19.',
  );
  expect(text).toContain(
    'with 95% confidence at least 98.9% of readings of such drawn screenshots are right, and at least 78.3% of such real ones',
  );
  expect(text).toContain('Clopper and Pearson (1934)');
  expect(text).not.toContain('100%');
});

it('counts a picture without prices as right when it is refused', () => {
  expect(part('right-wrong-refused')?.table?.rows.at(-1)).toEqual([
    'Pictures without prices',
    '60',
    { percent: 98.3 },
    { percent: 1.7 },
    { percent: 98.3 },
  ]);
});

it('sets what was claimed beside what was right, and the errors beside what is expected of them', () => {
  expect(part('how-sure')?.table?.rows).toEqual([['95 to 100%', '133', { percent: 97.4 }, { percent: 99 }]]);
  expect(part('errors')?.table?.rows[1]).toEqual(['Two σ', { percent: 95.4 }, { percent: 84.5 }]);
  expect(part('errors')?.text[1]).toContain('126,869 prices');
});

it('sets how often the errors of the last, highest and lowest price and of the pivots hold beside what is expected', () => {
  const rows = part('extremes')?.table?.rows;
  expect(rows?.map(([name, , one]) => [name, one])).toEqual([
    ['Expected', { percent: 68.3 }],
    ['Last price', { percent: 90 }],
    ['Highest price', { percent: 70 }],
    ['Lowest price', { percent: 71 }],
    ['Swing highs and lows', { percent: 72 }],
  ]);
  expect(rows?.at(-1)).toEqual([
    'Swing highs and lows',
    '1,200',
    { percent: 72 },
    { percent: 92 },
    { percent: 95 },
    { percent: 96 },
  ]);
});

it('says how many pattern names a chart upside down has again', () => {
  expect(part('mirrored')?.text[1]).toContain('267 of 283 pattern names');
});

it('sets how often the range of the coming bars held beside what it says', () => {
  expect(part('coming-bars')?.table?.rows).toEqual([
    ['1', { percent: 68 }, { percent: 70.3 }],
    ['20', { percent: 68 }, { percent: 54.7 }],
  ]);
});

it('has every pattern with its rate on driftless bars', () => {
  const rows = part('patterns')?.table?.rows ?? [];
  expect(rows).toHaveLength(Object.keys(patterns.patterns).length);
  expect(rows.map(([name]) => name)).toContain('Three white soldiers');
  for (const row of rows) expect(row).toHaveLength(6);
});
