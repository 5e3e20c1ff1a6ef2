import figures from '../../../chart-reader/bench/figures.json' with { type: 'json' };

/**
 * What the benchmark of the chart reader measured. The file is written by the benchmark and read when the web is built: no
 * claim about the reader is typed anywhere in the web.
 */
export const benchmark = {
  measuredOn: figures.measured_on,
  /** Percent of the readings given of clean screenshots, drawn with known prices, that are right. */
  precisionPercent: figures.precision.value,
  precisionReadings: figures.precision.readings,
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
    readings: figures.real.readings,
    precisionPercent: figures.real.precision_percent,
    refusedPercent: figures.real.refused_percent,
  },
  calibration: figures.calibration.bins,
} as const;

/** '93.1%' */
export const precisionText = `${benchmark.precisionPercent}%`;

/** The same of real screenshots: axis and kind right, of the readings given. */
export const realPrecisionText = `${benchmark.real.precisionPercent}%`;

/** '0.17 s': the median time in seconds, to hundredths. */
export const medianTimeText = `${(benchmark.medianTimeMs / 1000).toFixed(2)} s`;

/** How many indicators an analysis computes. */
export const indicatorsText = String(benchmark.indicators);
