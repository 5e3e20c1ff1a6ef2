/** The fields of each calculator: labels, units and sample values. The formulas are the server's. */
import type { CalculatorName } from '../../../api/generated/model';

export interface CalculatorField {
  /** As the server calls it. */
  name: string;
  label: string;
  /** Shown at the end of the field. */
  unit?: string;
  hint?: string;
  /** What stands in the field at first. */
  sample: string;
  /** Text instead of a number. */
  text?: boolean;
  optional?: boolean;
}

/** A way to give the same calculator its inputs. */
export interface CalculatorMode {
  id: string;
  label: string;
  fields: readonly CalculatorField[];
}

export interface CalculatorForm {
  title: string;
  summary: string;
  modes: readonly [CalculatorMode, ...CalculatorMode[]];
}

const balance: CalculatorField = { name: 'account_balance', label: 'Account balance', sample: '10,000' };
const risk: CalculatorField = {
  name: 'risk_percent',
  label: 'Risk',
  unit: '%',
  hint: 'The part of the balance that this trade may lose.',
  sample: '1',
};
const entry: CalculatorField = { name: 'entry_price', label: 'Entry price', sample: '102' };
const stop: CalculatorField = { name: 'stop_price', label: 'Stop price', sample: '100' };

export const calculators: Record<CalculatorName, CalculatorForm> = {
  'position-size': {
    title: 'Position size',
    summary: 'How large a position your stop and your risk allow.',
    modes: [
      { id: 'prices', label: 'From prices', fields: [balance, risk, entry, stop] },
      {
        id: 'pips',
        label: 'From pips',
        fields: [
          balance,
          risk,
          { name: 'stop_pips', label: 'Distance to the stop', unit: 'pips', sample: '40' },
          {
            name: 'pip_value_per_lot',
            label: 'Value of a pip of one lot',
            hint: '10 when the quote currency is that of your account.',
            sample: '10',
            optional: true,
          },
        ],
      },
    ],
  },
  'risk-reward': {
    title: 'Risk/reward',
    summary: 'What a plan may win for what it risks, and how often it must be right.',
    modes: [
      {
        id: 'plan',
        label: 'Plan',
        fields: [
          entry,
          stop,
          { name: 'target_price', label: 'Target price', sample: '108' },
          {
            name: 'win_rate_percent',
            label: 'Win rate',
            unit: '%',
            hint: 'With it, the expectancy is computed too.',
            sample: '40',
            optional: true,
          },
        ],
      },
    ],
  },
  'pip-value': {
    title: 'Pip value',
    summary: 'What one pip of a currency position is worth in your own currency.',
    modes: [
      {
        id: 'position',
        label: 'Position',
        fields: [
          { name: 'pair', label: 'Pair', sample: 'EUR/USD', text: true },
          {
            name: 'units',
            label: 'Size',
            unit: 'units',
            hint: 'A standard lot is 100,000.',
            sample: '100,000',
          },
          { name: 'account_currency', label: 'Currency of your account', sample: 'USD', text: true },
          { name: 'pips', label: 'Distance to value', unit: 'pips', sample: '1', optional: true },
          {
            name: 'price',
            label: 'Price of the pair',
            hint: 'Needed when your account is in the base currency.',
            sample: '',
            optional: true,
          },
          {
            name: 'conversion_rate',
            label: 'Value of one quote unit',
            hint: 'In the currency of your account; needed when it is neither of the pair.',
            sample: '',
            optional: true,
          },
        ],
      },
    ],
  },
  compounding: {
    title: 'Compounding',
    summary: 'What a balance grows or shrinks to at a constant rate.',
    modes: [
      {
        id: 'growth',
        label: 'Growth',
        fields: [
          { name: 'start_balance', label: 'Starting balance', sample: '10,000' },
          {
            name: 'rate_percent',
            label: 'Growth of one period',
            unit: '%',
            hint: 'May be negative.',
            sample: '2',
          },
          { name: 'periods', label: 'Periods', sample: '12' },
          {
            name: 'contribution',
            label: 'Added at the end of each period',
            sample: '',
            optional: true,
          },
        ],
      },
    ],
  },
  drawdown: {
    title: 'Drawdown',
    summary: 'How deep a loss is, and the gain that makes it good.',
    modes: [
      {
        id: 'peak',
        label: 'From peak to trough',
        fields: [
          { name: 'peak_balance', label: 'Highest balance', sample: '12,000' },
          { name: 'trough_balance', label: 'Lowest balance after it', sample: '9,000' },
        ],
      },
      {
        id: 'losses',
        label: 'From losses in a row',
        fields: [
          { name: 'start_balance', label: 'Starting balance', sample: '10,000' },
          { name: 'loss_percent', label: 'Loss of one trade', unit: '%', sample: '2' },
          { name: 'losses', label: 'Losses in a row', sample: '10' },
        ],
      },
    ],
  },
};

export const calculatorNames = Object.keys(calculators) as CalculatorName[];

export const isCalculator = (id: string): id is CalculatorName => Object.hasOwn(calculators, id);
