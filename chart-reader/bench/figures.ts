/** The small file of figures that web pages quote. Every figure says what it means and how many it rests on. */
import type { Examined } from './examine.ts';
import type { Summary } from './score/aggregate.ts';
import { summarise, summariseMirrors } from './score/aggregate.ts';
import { coverageOf, joinDeviations } from './score/coverage.ts';
import { median } from './score/numbers.ts';
import { brierScore, calibrationError, reliabilityTable } from './score/reliability.ts';
import type { Speed } from './speed.ts';
import { answeredWrong, sampleOf } from './targets.ts';
import { hasSeries, isChart } from './truth.ts';

const rounded = (value: number | null, digits: number): number | null =>
  value === null ? null : Number(value.toFixed(digits));
const percent = (part: number, whole: number): number | null =>
  whole ? rounded((100 * part) / whole, 1) : null;

const share = (value: number | null): number | null => rounded(value === null ? null : 100 * value, 1);

const variantOf = (e: Examined): string => e.truth.variant;
export const isClean = (e: Examined): boolean => variantOf(e) === 'clean' || variantOf(e) === 'mirror';
export const isCapture = (e: Examined): boolean => hasSeries(e.truth) && !isClean(e);

function counts(summary: Summary) {
  return {
    pictures: summary.pictures,
    right_percent: percent(summary.right, summary.pictures),
    wrong_percent: percent(summary.wrong, summary.pictures),
    refused_percent: percent(summary.refused, summary.pictures),
  };
}

/** Readings that claim a probability, with whether they were right. */
export const judgedOf = (examined: readonly Examined[]) =>
  examined.flatMap((e) => (e.quality === null ? [] : [{ score: e.quality, right: e.score.right }]));

/** How the stated errors compare with the true ones, over readings that are right. */
export const deviationsOfRight = (examined: readonly Examined[]) =>
  joinDeviations(examined.flatMap((e) => (e.deviations && e.score.right ? [e.deviations] : [])));

/** Real screenshots: what was answered and right, and the bars that were measured by hand. */
function realFigures(examined: readonly Examined[]) {
  const real = examined.filter((e) => isChart(e.truth) && !hasSeries(e.truth));
  const answered = real.filter((e) => !e.score.refused);
  const sample = sampleOf(real);
  return {
    definition:
      'Real screenshots from public repositories, labelled by hand. Of the readings given, the percentage whose price axis and kind of chart are right: the axis within 0.5% of the labelled range or 1.5 pixels.',
    pictures: real.length,
    readings: answered.length,
    right: answered.filter((e) => !answeredWrong(e)).length,
    precision_percent: percent(answered.filter((e) => !answeredWrong(e)).length, answered.length),
    right_percent: percent(real.filter((e) => e.score.right && !answeredWrong(e)).length, real.length),
    axis_found_percent: percent(real.filter((e) => e.score.axisFound).length, real.length),
    wrong_percent: percent(real.filter(answeredWrong).length, real.length),
    refused_percent: percent(real.length - answered.length, real.length),
    bars: {
      measured: sample.bars,
      found_percent: share(sample.found),
      median_error_percent: rounded(sample.medianError, 3),
      direction_percent: share(sample.direction),
    },
  };
}

/** Key order is fixed, so that two runs can be compared line by line. */
export function buildFigures(examined: readonly Examined[], measuredOn: string, speed: Speed | null) {
  const charts = examined.filter((e) => isChart(e.truth));
  const clean = examined.filter(isClean);
  const screenshots = summarise(clean.map((e) => e.score));
  const captures = summarise(examined.filter(isCapture).map((e) => e.score));
  const others = examined.filter((e) => !isChart(e.truth));
  const mirrors = summariseMirrors(
    charts.map((e) => e.truth),
    charts.map((e) => e.score),
  );
  const errorBars = coverageOf(Object.values(deviationsOfRight(examined)).flat());
  const judged = judgedOf(examined);
  return {
    measured_on: measuredOn,
    precision: {
      definition:
        'Of the readings given of clean screenshots, the percentage that is right: price axis within 0.5% of the visible range, at least 95% of the bars found and 95% of those given real, median price error at most 0.5% of the range.',
      value: percent(screenshots.right, screenshots.right + screenshots.wrong),
      readings: screenshots.right + screenshots.wrong,
      right: screenshots.right,
    },
    median_time_ms: {
      definition:
        'Median processor time to decode and read a picture; on an idle core this is the waiting time.',
      value: rounded(speed?.development ?? median(examined.map((e) => e.cpuMs)), 0),
      elapsed_ms: rounded(summarise(examined.map((e) => e.score)).medianMs, 0),
    },
    median_price_error_percent: {
      definition:
        'Median error of open, high, low and close, percent of the visible price range, clean screenshots that were read.',
      value: rounded(screenshots.medianError, 3),
    },
    indicators: { definition: 'Indicators computed from a recovered series.', value: null as number | null },
    screenshots: counts(screenshots),
    captures: counts(captures),
    not_charts: {
      pictures: others.length,
      refused: others.filter((e) => e.score.refused).length,
      refused_percent: percent(others.filter((e) => e.score.refused).length, others.length),
    },
    real: realFigures(examined),
    mirror_pairs: { pairs: mirrors.pairs, answered: mirrors.answered, flipped: mirrors.flipped },
    calibration: {
      readings: judged.length,
      mean_error: rounded(calibrationError(judged), 3),
      brier: rounded(brierScore(judged), 3),
      bins: reliabilityTable(judged).map((b) => ({
        from: b.from,
        to: b.to,
        readings: b.readings,
        mean_score: rounded(b.meanScore, 3),
        right_percent: rounded(100 * b.shareRight, 1),
      })),
    },
    error_bars: {
      prices: errorBars.prices,
      within_one_sigma_percent: share(errorBars.withinOne),
      within_two_sigma_percent: share(errorBars.withinTwo),
    },
    speed: {
      definition:
        'Processor milliseconds to decode and read, median; megabytes that a process holds at most to read 40 million pixels.',
      development_ms: rounded(speed?.development ?? null, 0),
      full_hd_ms: rounded(speed?.fullHd ?? null, 0),
      ultra_hd_ms: rounded(speed?.ultraHd ?? null, 0),
      megabytes_at_40_megapixels: speed?.megabytesAt40 ?? null,
    },
    sample: Object.fromEntries(
      [...new Set(examined.map((e) => e.set))].map((set) => [
        set,
        examined.filter((e) => e.set === set).length,
      ]),
    ),
  };
}

export type Figures = ReturnType<typeof buildFigures>;

/** Keeps what others have filled in: the number of indicators comes from the analysis, not from here. */
export function keepIndicators(figures: Figures, before: unknown): Figures {
  const value = (before as Partial<Figures> | null)?.indicators?.value;
  return typeof value === 'number' ? { ...figures, indicators: { ...figures.indicators, value } } : figures;
}
