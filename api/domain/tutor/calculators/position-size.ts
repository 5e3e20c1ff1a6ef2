import { absolute, compare, divide, exact, multiply, subtract, type Exact } from '../exact.ts';
import { calculated, line, refuse, typed, type Calculated, type CalculationLine } from './calculation.ts';

/** What may be lost: a part of the balance, or an amount of money. */
type Risked =
  | {
      /** In the currency of the account. */
      balance: number;
      /** Part of the balance that may be lost, in percent: above 0, at most 100. */
      riskPercent: number;
    }
  | { amountAtRisk: number };

/** The stop as a price: the answer is in units (shares, coins, contracts worth one point each). */
export type PositionByPrice = Risked & { entry: number; stop: number };

/** The stop as a distance in pips: the answer is in standard lots. */
export type PositionByPips = Risked & {
  stopPips: number;
  /** What a pip of one lot is worth in the currency of the account: 10 where the quote currency is the account's. */
  pipValuePerLot: number;
};

const TITLE = 'Position size';

/**
 * Fixed-fractional sizing: the position whose loss at the stop is a set part of the balance.
 * `units = balance × risk ÷ |entry − stop|`, rounded down so that the risk is never exceeded.
 */
export function positionSizeByPrice(input: PositionByPrice): Calculated {
  const refused = refuseRisk(input);
  if (refused) return refused;
  const entry = exact(input.entry);
  const stop = exact(input.stop);
  if (compare(entry, stop) === 0) return refuse('stop_price', 'must differ from the entry price');
  const distance = absolute(subtract(entry, stop));
  const { risk, riskLine } = amountAtRisk(input);
  const units = divide(risk, distance);
  const side =
    compare(entry, stop) > 0 ? `${typed(entry)} − ${typed(stop)}` : `${typed(stop)} − ${typed(entry)}`;
  return calculated('account_balance', {
    calculator: 'position-size',
    title: TITLE,
    results: [
      riskLine,
      line({
        label: 'Risk per unit',
        value: distance,
        decimals: 8,
        formula: 'risk per unit = distance from entry to stop',
        step: side,
      }),
      line({
        label: 'Position size',
        value: units,
        unit: 'units',
        decimals: 4,
        rounding: 'down',
        formula: 'units = amount at risk ÷ risk per unit, rounded down',
        step: `${typed(risk)} ÷ ${typed(distance)}`,
      }),
      line({
        label: 'Position value',
        value: multiply(units, entry),
        formula: 'position value = units × entry price',
        step: `${typed(risk)} ÷ ${typed(distance)} × ${typed(entry)}`,
      }),
    ],
  });
}

/** `lots = balance × risk ÷ (stop in pips × value of a pip per lot)`, rounded down to hundredths of a lot. */
export function positionSizeByPips(input: PositionByPips): Calculated {
  const refused = refuseRisk(input);
  if (refused) return refused;
  const { risk, riskLine } = amountAtRisk(input);
  const pips = exact(input.stopPips);
  const pipValue = exact(input.pipValuePerLot);
  const perLot = multiply(pips, pipValue);
  if (compare(perLot, exact(0)) <= 0)
    return refuse('stop_pips', 'must be above 0, and so must the value of a pip');
  const lots = divide(risk, perLot);
  return calculated('account_balance', {
    calculator: 'position-size',
    title: TITLE,
    results: [
      riskLine,
      line({
        label: 'Risk per lot',
        value: perLot,
        formula: 'risk per lot = stop in pips × value of a pip per lot',
        step: `${typed(pips)} × ${typed(pipValue)}`,
      }),
      line({
        label: 'Position size',
        value: lots,
        unit: 'lots',
        rounding: 'down',
        formula: 'lots = amount at risk ÷ risk per lot, rounded down to 0.01',
        step: `${typed(risk)} ÷ ${typed(perLot)}`,
      }),
    ],
  });
}

function refuseRisk(input: Risked): ReturnType<typeof refuse> | null {
  if ('amountAtRisk' in input) {
    return input.amountAtRisk > 0 ? null : refuse('amount_at_risk', 'must be above 0');
  }
  if (!(input.balance > 0)) return refuse('account_balance', 'must be above 0');
  return input.riskPercent > 0 && input.riskPercent <= 100
    ? null
    : refuse('risk_percent', 'must be above 0 and at most 100');
}

function amountAtRisk(input: Risked): { risk: Exact; riskLine: CalculationLine } {
  const label = 'Amount at risk';
  if ('amountAtRisk' in input) {
    const risk = exact(input.amountAtRisk);
    const riskLine = line({ label, value: risk, formula: 'as you named it', step: typed(risk) });
    return { risk, riskLine };
  }
  const whole = exact(input.balance);
  const percent = exact(input.riskPercent);
  const risk = divide(multiply(whole, percent), exact(100));
  const riskLine = line({
    label,
    value: risk,
    formula: 'amount at risk = balance × risk ÷ 100',
    step: `${typed(whole)} × ${typed(percent)} ÷ 100`,
  });
  return { risk, riskLine };
}
