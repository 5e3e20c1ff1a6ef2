import {
  CONFIDENCE_PERCENT,
  leastPercent,
  type Tally,
} from '../../../api/domain/shared-with-web/least-share.ts';
import figures from '../../../chart-reader/bench/figures.json' with { type: 'json' };

/**
 * What the benchmark of the chart reader measured. The file is written by the benchmark and read when the web is built: no
 * claim about the reader is typed anywhere in the web.
 */
export const benchmark = {
  measuredOn: figures.measured_on,
  /** Of the readings given of clean screenshots, drawn with known prices, how many are right. */
  drawn: { right: figures.precision.right, of: figures.precision.readings },
  /** Median processor time to decode and read a picture, in milliseconds. */
  medianTimeMs: figures.median_time_ms.value,
  medianPriceErrorPercent: figures.median_price_error_percent.value,
  indicators: figures.indicators.value,
  pictures: figures.screenshots.pictures + figures.captures.pictures + figures.not_charts.pictures,
  screenshots: figures.screenshots,
  notCharts: figures.not_charts,
  /** Screenshots that people made and published, labelled by hand. */
  real: {
    pictures: figures.real.pictures,
    right: figures.real.right,
    of: figures.real.readings,
    refusedPercent: figures.real.refused_percent,
  },
  calibration: figures.calibration.bins,
} as const;

/** What is said beside a share that so many readings prove. */
export const confidenceText = `with ${CONFIDENCE_PERCENT}% confidence`;

/** '≥ 93.1%': what so many right readings prove of the share. */
const least = (tally: Tally): string => `≥ ${leastPercent(tally)}%`;

/** Readings of drawn screenshots that are right. */
export const precisionText = least(benchmark.drawn);

/** The same of real screenshots: axis and kind right, of the readings given. */
export const realPrecisionText = least(benchmark.real);

/** Pictures without prices that are refused. */
export const refusedOthersText = least({
  right: figures.not_charts.refused,
  of: figures.not_charts.pictures,
});

/** '0.17 s': the median time in seconds, to hundredths. */
export const medianTimeText = `${(benchmark.medianTimeMs / 1000).toFixed(2)} s`;

/** How many indicators an analysis computes. */
export const indicatorsText = String(benchmark.indicators);
