import { lessonLink } from '../../../application/tutor/lesson-link.ts';
import type { LessonLibrary } from '../../../ports/tutor/lesson-library.ts';
import { calculatorLessons, type Calculated } from '../../../domain/tutor/calculators/calculation.ts';
import { compounding } from '../../../domain/tutor/calculators/compounding.ts';
import { drawdownFromLosses, drawdownFromPeak } from '../../../domain/tutor/calculators/drawdown.ts';
import { pipValue } from '../../../domain/tutor/calculators/pip-value.ts';
import { positionSizeByPips, positionSizeByPrice } from '../../../domain/tutor/calculators/position-size.ts';
import { riskReward } from '../../../domain/tutor/calculators/risk-reward.ts';
import type { components } from '../generated/contract.ts';
import type { Handlers } from '../handler.ts';
import type { Failure } from '../problem.ts';
import { presentCalculation } from './learning-presenters.ts';

const DEFAULT_PIP_VALUE = 10;

/** Answers of the calculators: they compute on what is sent and keep nothing. */
export function calculatorHandlers(library: LessonLibrary) {
  return {
    calculatePositionSize: async ({ body }) => answer(library, positionSize(body)),
    async calculateRiskReward({ body }) {
      const { entry_price: entry, stop_price: stop, target_price: target } = body;
      return answer(library, riskReward({ entry, stop, target, winRatePercent: body.win_rate_percent }));
    },
    async calculatePipValue({ body }) {
      const pair = body.pair.replace('/', '').toUpperCase();
      return answer(
        library,
        pipValue({
          base: pair.slice(0, 3),
          quote: pair.slice(3),
          units: body.units,
          accountCurrency: body.account_currency.toUpperCase(),
          price: body.price,
          conversionRate: body.conversion_rate,
          pips: body.pips,
        }),
      );
    },
    async calculateCompounding({ body }) {
      const { start_balance: start, rate_percent: ratePercent, periods, contribution } = body;
      return answer(library, compounding({ start, ratePercent, periods, contribution }));
    },
    calculateDrawdown: async ({ body }) => answer(library, drawdown(body)),
  } satisfies Partial<Handlers>;
}

type Schemas = components['schemas'];

function positionSize(body: Schemas['PositionSizeInput']): Calculated {
  const account = { balance: body.account_balance, riskPercent: body.risk_percent };
  if ('stop_pips' in body) {
    const pipValuePerLot = body.pip_value_per_lot ?? DEFAULT_PIP_VALUE;
    return positionSizeByPips({ ...account, stopPips: body.stop_pips, pipValuePerLot });
  }
  return positionSizeByPrice({ ...account, entry: body.entry_price, stop: body.stop_price });
}

function drawdown(body: Schemas['DrawdownInput']): Calculated {
  if ('peak_balance' in body) {
    return drawdownFromPeak({ peak: body.peak_balance, trough: body.trough_balance });
  }
  const { start_balance: start, loss_percent: lossPercent, losses } = body;
  return drawdownFromLosses({ start, lossPercent, losses });
}

function answer(
  library: LessonLibrary,
  outcome: Calculated,
): { status: 200; body: Schemas['Calculation'] } | { failure: Failure } {
  if (!outcome.ok) {
    const { code, field, reason } = outcome.error;
    return { failure: { code, errors: [{ field, message: reason }] } };
  }
  const lesson = lessonLink(library.find(calculatorLessons[outcome.value.calculator]));
  if (lesson === null) throw new Error(`No lesson explains ${outcome.value.calculator}`);
  return { status: 200, body: presentCalculation(outcome.value, lesson) };
}
