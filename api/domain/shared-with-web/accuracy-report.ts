/** What is known of the product's accuracy, as the page /accuracy and docs/accuracy.md say it. Every figure comes from a generated file. */

import { CONFIDENCE_PERCENT, leastPercent } from './least-share.ts';

/** A part of a hundred: drawn as a bar beside its number. */
export interface Share {
  percent: number;
}
export type FigureCell = string | Share;

export interface FigureTable {
  caption: string;
  columns: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly [string, ...FigureCell[]])[];
}

export interface AccuracyPart {
  id: string;
  heading: string;
  text: readonly string[];
  table?: FigureTable;
}

interface Answers {
  pictures: number;
  right_percent: number;
  wrong_percent: number;
  refused_percent: number;
}

/** What is quoted of chart-reader/bench/figures.json. */
export interface BenchFigures {
  measured_on: string;
  precision: { definition: string; readings: number; right: number };
  median_price_error_percent: { value: number };
  screenshots: Answers;
  captures: Answers;
  not_charts: { pictures: number; refused_percent: number };
  real: Answers & {
    definition: string;
    readings: number;
    right: number;
    bars: { measured: number; median_error_percent: number };
  };
  mirror_pairs: { pairs: number; answered: number; flipped: number };
  calibration: {
    readings: number;
    mean_error: number;
    brier: number;
    bins: readonly {
      from: number;
      to: number;
      readings: number;
      mean_score: number;
      right_percent: number;
    }[];
  };
  error_bars: { prices: number; within_one_sigma_percent: number; within_two_sigma_percent: number };
}

/** What is quoted of pattern-figures.json. */
export interface PatternFigures {
  series: number;
  bars: number;
  after_bars: number;
  patterns: Readonly<
    Record<string, { found: number; per_100_bars: number; higher_after: number; low: number; high: number }>
  >;
  drawn: { series: number; patterns: Readonly<Record<string, { recall: number; precision: number }>> };
}

/** What is quoted of range-figures.json. */
export interface RangeFigures {
  pictures: number;
  /** By bars ahead. */
  held: Readonly<Record<string, number>>;
}

/** What is quoted of mirror-figures.json. */
export interface MirrorFigures {
  pairs: number;
  certain: { named: number; again: number };
  within_error: { named: number; again: number };
}

/** What is quoted of extreme-figures.json. */
export interface ExtremeFigures {
  pictures: number;
  /** Of the last, highest and lowest price and of the swing pivots: how many there were, and the share within so many stated errors. */
  within: Readonly<Record<string, Readonly<Record<string, number>> & { prices: number }>>;
}

/** '1,234' */
const count = (value: number): string => value.toLocaleString('en-US');
/** To a tenth, as the files have it. */
const tenth = (value: number): number => Math.round(value * 10) / 10;
const percentOf = (share: number): number => tenth(share * 100);
export const percentText = (percent: number): string => `${percent}%`;

export function accuracyReport(
  bench: BenchFigures,
  patterns: PatternFigures,
  range: RangeFigures,
  extremes: ExtremeFigures,
  mirrored: MirrorFigures,
): AccuracyPart[] {
  return [
    reading(bench),
    claims(bench),
    errors(bench),
    extremeErrors(extremes),
    mirrors(bench, mirrored),
    rangeHeld(range),
    baseRates(patterns),
  ];
}

function reading({
  measured_on,
  precision,
  screenshots,
  captures,
  real,
  not_charts,
}: BenchFigures): AccuracyPart {
  const row = (name: string, { pictures, right_percent, wrong_percent, refused_percent }: Answers) =>
    [
      name,
      count(pictures),
      { percent: right_percent },
      { percent: wrong_percent },
      { percent: refused_percent },
    ] as const;
  const turnedAway = {
    pictures: not_charts.pictures,
    right_percent: not_charts.refused_percent,
    wrong_percent: tenth(100 - not_charts.refused_percent),
    refused_percent: not_charts.refused_percent,
  };
  return {
    id: 'right-wrong-refused',
    heading: 'Right, wrong, refused',
    text: [
      `Measured on ${measured_on}. A screenshot that cannot be read surely is refused; a wrong answer is worse than none. `,
      `Of ${count(precision.readings)} readings given of drawn screenshots ${count(precision.right)} were right, of ${count(real.readings)} given of real ones ${count(real.right)}. No share is certain after so many: with ${CONFIDENCE_PERCENT}% confidence at least ${percentText(leastPercent({ right: precision.right, of: precision.readings }))} of readings of such drawn screenshots are right, and at least ${percentText(leastPercent({ right: real.right, of: real.readings }))} of such real ones. That is the one-sided lower bound of Clopper and Pearson (1934) for the binomial distribution, with each reading taken as independent of the others.`,
      precision.definition,
      real.definition,
      'A screenshot without prices is right when it is refused.',
    ],
    table: {
      caption: 'Outcome of every screenshot of the benchmark',
      columns: ['Kind of screenshot', 'Screenshots', 'Right', 'Wrong', 'Refused'],
      rows: [
        row('Real screenshots', real),
        row('Drawn screenshots', screenshots),
        row('Photographed, cut out or compressed', captures),
        row('Pictures without prices', turnedAway),
      ],
    },
  };
}

function claims({ calibration: { readings, mean_error, brier, bins } }: BenchFigures): AccuracyPart {
  return {
    id: 'how-sure',
    heading: 'How sure it says it is',
    text: [
      `Every reading says how sure it is to be right. Over ${count(readings)} readings the claim differs from what came by ${tenth(mean_error * 100)} points on average; the Brier score is ${brier} (0 is perfect, 0.25 is what a coin would get).`,
    ],
    table: {
      caption: 'How sure the reader said it was, and how often it was right',
      columns: ['Claim', 'Readings', 'It said', 'It was right'],
      rows: bins.map(({ from, to, readings: of, mean_score, right_percent }) => [
        `${percentOf(from)} to ${percentOf(to)}%`,
        count(of),
        { percent: percentOf(mean_score) },
        { percent: right_percent },
      ]),
    },
  };
}

/** Of a normal distribution, percent. */
const [ONE_SIGMA, TWO_SIGMA] = [68.3, 95.4];

function errors({ error_bars, median_price_error_percent, real }: BenchFigures): AccuracyPart {
  const { within_one_sigma_percent: one, within_two_sigma_percent: two } = error_bars;
  return {
    id: 'errors',
    heading: 'How large the errors are',
    text: [
      `The median error of a price is ${percentText(median_price_error_percent.value)} of the visible range on drawn screenshots, and ${percentText(real.bars.median_error_percent)} over ${count(real.bars.measured)} bars of real screenshots that were measured by hand.`,
      `Every price has an error bar, σ. Were the bars exact and the errors normal, ${percentText(ONE_SIGMA)} of all prices would lie within one σ and ${percentText(TWO_SIGMA)} within two. Measured over ${count(error_bars.prices)} prices; where fewer lie within, the error bars are too short.`,
    ],
    table: {
      caption: 'How many prices lie within their error bars',
      columns: ['Within', 'Expected', 'Measured'],
      rows: [
        ['One σ', { percent: ONE_SIGMA }, { percent: one }],
        ['Two σ', { percent: TWO_SIGMA }, { percent: two }],
      ],
    },
  };
}

const EXTREMES: readonly [string, string][] = [
  ['last', 'Last price'],
  ['highest', 'Highest price'],
  ['lowest', 'Lowest price'],
  ['pivots', 'Swing highs and lows'],
];

function extremeErrors({ pictures, within }: ExtremeFigures): AccuracyPart {
  const cell = (share: number | undefined) => ({ percent: percentOf(share ?? NaN) });
  return {
    id: 'extremes',
    heading: 'The last, highest and lowest price',
    text: [
      `On ${count(pictures)} drawn charts that were read right. The error of each is worked out from what is drawn around the bar. What lies outside five σ is no error of measuring: the bar was not found, or something else was read as its end, and nothing around it told.`,
    ],
    table: {
      caption: 'How many of these prices lie within their error bars',
      columns: ['Price', 'Prices', 'One σ', 'Two σ', 'Five σ', 'Ten σ'],
      rows: [
        ['Expected', '–', { percent: ONE_SIGMA }, { percent: TWO_SIGMA }, { percent: 100 }, { percent: 100 }],
        ...EXTREMES.map(([key, name]) => {
          const found = within[key];
          return [
            name,
            count(found?.prices ?? 0),
            cell(found?.['1']),
            cell(found?.['2']),
            cell(found?.['5']),
            cell(found?.['10']),
          ] as const;
        }),
      ],
    },
  };
}

function mirrors(
  { mirror_pairs: { pairs, answered, flipped } }: BenchFigures,
  mirrored: MirrorFigures,
): AccuracyPart {
  return {
    id: 'mirrored',
    heading: 'Mirrored charts',
    text: [
      `A chart turned upside down must be called the opposite, or the product would prefer a direction. Of ${count(pairs)} pairs both charts were read in ${count(answered)}; the trend flipped in ${count(flipped)} of them.`,
      `On ${count(mirrored.pairs)} other pairs, ${count(mirrored.certain.again)} of ${count(mirrored.certain.named)} pattern names came out under their mirror name at the same bar, and ${count(mirrored.within_error.again)} of ${count(mirrored.within_error.named)} of those marked as within the error.`,
    ],
  };
}

function rangeHeld({ pictures, held }: RangeFigures): AccuracyPart {
  return {
    id: 'coming-bars',
    heading: 'The range of the coming bars',
    text: [
      `An analysis shows the range that would hold 68 of 100 continuations without drift. On ${count(pictures)} drawn charts, read and cut before their end, it was counted how often the true close lay in it. Where fewer did, the prices went on further than chance alone would; the range does not know that beforehand.`,
    ],
    table: {
      caption: 'Closes within the range of the coming bars',
      columns: ['Bars ahead', 'Without drift', 'Measured'],
      rows: Object.entries(held).map(([bars, share]) => [
        bars,
        { percent: 68 },
        { percent: percentOf(share) },
      ]),
    },
  };
}

function baseRates({ series, bars, after_bars, patterns, drawn }: PatternFigures): AccuracyPart {
  return {
    id: 'patterns',
    heading: 'Patterns beside chance',
    text: [
      `Counted on ${count(series)} simulated charts of ${bars} bars that move by chance alone: how often each pattern is found, and how often the price stood higher ${after_bars} bars later, with its 95% interval. Where that interval holds 50%, the pattern says nothing there, as it must.`,
      `Found and right: of instances drawn into ${count(drawn.series)} other charts, how many were found, and how many of those found were drawn ones; a mirror pattern counts with its twin.`,
    ],
    table: {
      caption: 'Patterns on bars without drift',
      columns: ['Pattern', 'In 100 bars', 'Higher after', '95% interval', 'Found', 'Right'],
      rows: Object.entries(patterns).map(([id, { per_100_bars, higher_after, low, high }]) => {
        const own = drawn.patterns[id];
        return [
          nameOf(id),
          String(per_100_bars),
          { percent: percentOf(higher_after) },
          `${percentOf(low)} to ${percentOf(high)}%`,
          own ? percentText(percentOf(own.recall)) : '–',
          own ? percentText(percentOf(own.precision)) : '–',
        ];
      }),
    },
  };
}

/** 'three_white_soldiers' becomes 'Three white soldiers'. */
function nameOf(id: string): string {
  const words = id.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How anybody gets the same figures. */
export const REPRODUCE = [
  {
    command: 'make bench-reader',
    what: 'reads every screenshot of the benchmark again and writes its figures',
  },
  { command: 'make pattern-figures', what: 'counts the patterns on driftless bars again' },
  {
    command: 'make drawn-figures',
    what: 'reads drawn charts again and counts how often errors and ranges hold',
  },
  { command: 'make prove-record', what: 'recomputes the chain of sealed plans and their outcomes' },
] as const;
