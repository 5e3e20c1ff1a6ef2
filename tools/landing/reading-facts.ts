/** What the landing page shows of one reading, small enough to travel with the page. */
import { toReadout } from '../../chart-reader/readout.ts';
import { priceAt, readingToSeries } from '../../api/application/analysis/reading-to-series.ts';
import { analyseSeries } from '../../api/domain/analysis/analyse-series.ts';
import type { Analysis, IndicatorReading } from '../../api/domain/analysis/types.ts';
import type { Reading } from '../../chart-reader/index.ts';

const round = (value: number, decimals = 2): number => Number(value.toFixed(decimals));
const boxed = ({ x0, y0, x1, y1 }: { x0: number; y0: number; x1: number; y1: number }) =>
  [x0, y0, x1, y1].map((edge) => round(edge, 1));

/** Shown on the page; the analysis computes more. */
const shownIndicators = ['rsi_14', 'stochastic_14_3_3', 'cci_20', 'adx_14', 'atr_14', 'supertrend_10_3'];

function indicatorFacts({ label, outputs, bias, unit }: IndicatorReading) {
  const [first] = outputs;
  if (!first || first.value === null || first.sigma === null) return [];
  return [{ label, value: round(first.value), sigma: round(first.sigma), bias, unit }];
}

function planFacts({ plan }: Analysis) {
  if (plan.direction === 'none') throw new Error('The example needs a plan.');
  const level = ({ price, sigma, projected }: typeof plan.entry) => ({
    price: round(price),
    sigma: round(sigma),
    projected,
  });
  return {
    direction: plan.direction,
    entry: level(plan.entry),
    stop: level(plan.stop),
    target1: level(plan.takeProfit1),
    target2: level(plan.takeProfit2),
    riskReward: round(plan.riskReward.value),
    riskRewardSigma: round(plan.riskReward.sigma),
    reasons: plan.reasons.map(({ text }) => text),
  };
}

function analysisFacts(analysis: Analysis) {
  const { trend, volatility, narrative } = analysis;
  return {
    trend: {
      direction: trend.direction,
      z: round(trend.whole.z.value),
      driftlessPercent: Math.max(1, round(trend.whole.driftlessShare * 100, 0)),
      ...trend.structure,
      structureBias: trend.structureBias,
    },
    volatility: {
      class: volatility.class,
      atr: round(volatility.averageTrueRange.value),
      sigma: round(volatility.averageTrueRange.sigma),
      expansion: round(volatility.expansion ?? 1),
      percentOfPrice: round(volatility.shareOfPrice * 100),
    },
    indicators: analysis.indicators.filter(({ id }) => shownIndicators.includes(id)).flatMap(indicatorFacts),
    patterns: analysis.patterns.map(({ name, direction, certain }) => ({ name, direction, certain })),
    reasons: planFacts(analysis).reasons,
    strategy: narrative.strategy,
    summary: narrative.summary,
  };
}

/** The prices that are drawn on the picture. */
function priceFacts(analysis: Analysis) {
  const { reasons: _, ...plan } = planFacts(analysis);
  return {
    levels: analysis.levels.map(({ type, strength, price, sigma, touches, firstTouchBar }) => ({
      type,
      strength,
      price: round(price),
      sigma: round(sigma),
      touches,
      firstTouchBar,
    })),
    plan,
  };
}

/** What is drawn goes with the first view, the facts with the parts below it. Bars as rows [x, open, high, low, close, sigma of the close]; pixels of the picture, prices of its axis. */
export function readingFacts(reading: Reading) {
  const readout = toReadout(reading);
  const pane = readout.price_pane;
  const analysis = analyseSeries(readingToSeries(readout, null));
  const drawn = {
    size: reading.size,
    symbol: readout.symbol?.text ?? '',
    timeframe: readout.timeframe?.text ?? '',
    pane: boxed(pane),
    axis: {
      top: round(priceAt(readout.axis, pane.y0), 4),
      bottom: round(priceAt(readout.axis, pane.y1), 4),
      residualPx: round(readout.axis.residual_px),
      sigma: round(readout.axis.sigma),
      decimals: readout.axis.decimals,
      used: readout.axis.labels_used,
      found: readout.axis.labels_found,
    },
    labels: readout.labels
      .filter(({ inlier }) => inlier)
      .map(({ box, y_px, text }) => ({ box: boxed(box), y: round(y_px, 1), text })),
    spacing: round(readout.bar_spacing_px),
    bars: readout.bars.map(({ x_px, open, high, low, close, close_sigma }) => [
      round(x_px, 1),
      ...[open ?? close, high ?? close, low ?? close, close, close_sigma].map((p) => round(p)),
    ]),
    quality: round(readout.quality.score),
    ...priceFacts(analysis),
  };
  return { drawn, facts: analysisFacts(analysis) };
}
