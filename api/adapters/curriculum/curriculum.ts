import type { Lesson, Topic } from '../../domain/tutor/lesson.ts';
import { readingCandlesticks } from './lessons/technical-analysis/reading-candlesticks.ts';
import { trendAndStructure } from './lessons/technical-analysis/trend-and-structure.ts';
import { supportAndResistance } from './lessons/technical-analysis/support-and-resistance.ts';
import { movingAverages } from './lessons/technical-analysis/moving-averages.ts';
import { relativeStrengthIndex } from './lessons/technical-analysis/rsi.ts';
import { macdLesson } from './lessons/technical-analysis/macd.ts';
import { volatility } from './lessons/technical-analysis/atr-and-bollinger-bands.ts';
import { chartPatterns } from './lessons/technical-analysis/chart-patterns.ts';
import { fibonacciLevels } from './lessons/technical-analysis/fibonacci-levels.ts';
import { pricesFromAPicture } from './lessons/technical-analysis/prices-from-a-picture.ts';
import { riskRewardAndExpectancy } from './lessons/risk-management/risk-reward-and-expectancy.ts';
import { positionSizing } from './lessons/risk-management/position-sizing.ts';
import { stopPlacement } from './lessons/risk-management/stop-placement.ts';
import { drawdownAndRecovery } from './lessons/risk-management/drawdown-and-recovery.ts';
import { compounding } from './lessons/risk-management/compounding.ts';
import { pipsLotsAndLeverage } from './lessons/risk-management/pips-lots-and-leverage.ts';
import { lossAversion } from './lessons/trading-psychology/loss-aversion.ts';
import { streaksAndRandomness } from './lessons/trading-psychology/streaks-and-randomness.ts';
import { overtradingAndRevenge } from './lessons/trading-psychology/overtrading-and-revenge.ts';
import { tradingJournal } from './lessons/trading-psychology/trading-journal.ts';
import { overconfidence } from './lessons/trading-psychology/overconfidence-and-calibration.ts';
import { diversification } from './lessons/portfolio-management/diversification-and-correlation.ts';
import { allocation } from './lessons/portfolio-management/allocation-and-rebalancing.ts';
import { riskAdjustedReturn } from './lessons/portfolio-management/risk-adjusted-return.ts';
import { portfolioHeat } from './lessons/portfolio-management/portfolio-heat.ts';
import { measuringPerformance } from './lessons/portfolio-management/measuring-performance.ts';
import { orderBook } from './lessons/market-fundamentals/order-book-and-orders.ts';
import { costs } from './lessons/market-fundamentals/spread-liquidity-and-costs.ts';
import { interestRates } from './lessons/market-fundamentals/interest-rates-and-inflation.ts';
import { valuingACompany } from './lessons/market-fundamentals/valuing-a-company.ts';
import { sessionsAndCalendar } from './lessons/market-fundamentals/sessions-and-calendar.ts';
import { fromIdeaToRules } from './lessons/strategy-development/from-idea-to-rules.ts';
import { backtesting } from './lessons/strategy-development/backtesting.ts';
import { overfitting } from './lessons/strategy-development/overfitting-and-out-of-sample.ts';
import { sampleSize } from './lessons/strategy-development/sample-size-and-significance.ts';
import { tradingPlan } from './lessons/strategy-development/trading-plan-and-review.ts';

/** What each topic is about, in one sentence. */
export const descriptions: Readonly<Record<Topic, string>> = {
  'Technical Analysis':
    'Read a chart: bars, trends, levels, indicators and patterns, and what each can and cannot tell.',
  'Risk Management': 'Decide what a trade may lose, size it from the stop, and survive rows of losses.',
  'Trading Psychology':
    'Know the errors that people make with gains and losses, and build habits that prevent them.',
  'Portfolio Management':
    'Put positions together: correlation, allocation, rebalancing and fair measures of performance.',
  'Market Fundamentals':
    'How markets work: order books, orders, costs, interest rates, companies and calendars.',
  'Strategy Development': 'Turn an idea into rules, test it honestly and know when a result is only luck.',
};

/** Every lesson, by topic and position. */
export const lessons: Lesson[] = [
  readingCandlesticks,
  trendAndStructure,
  supportAndResistance,
  movingAverages,
  relativeStrengthIndex,
  macdLesson,
  volatility,
  chartPatterns,
  fibonacciLevels,
  pricesFromAPicture,
  riskRewardAndExpectancy,
  positionSizing,
  stopPlacement,
  drawdownAndRecovery,
  compounding,
  pipsLotsAndLeverage,
  lossAversion,
  streaksAndRandomness,
  overtradingAndRevenge,
  tradingJournal,
  overconfidence,
  diversification,
  allocation,
  riskAdjustedReturn,
  portfolioHeat,
  measuringPerformance,
  orderBook,
  costs,
  interestRates,
  valuingACompany,
  sessionsAndCalendar,
  fromIdeaToRules,
  backtesting,
  overfitting,
  sampleSize,
  tradingPlan,
];
