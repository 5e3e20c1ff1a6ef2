import { ok, type Result } from '../../shared/result.ts';
import { digits, isExactAt, readable, type Exact, type Rounding } from '../exact.ts';

export const CALCULATORS = ['position-size', 'risk-reward', 'pip-value', 'compounding', 'drawdown'] as const;

export type CalculatorName = (typeof CALCULATORS)[number];

/** The lesson that explains each calculator, by its id. */
export const calculatorLessons: Readonly<Record<CalculatorName, string>> = {
  'position-size': 'position-sizing',
  'risk-reward': 'risk-reward-and-expectancy',
  'pip-value': 'pips-lots-and-leverage',
  compounding: 'compounding',
  drawdown: 'drawdown-and-recovery',
};

/** One computed value with the way to it. */
export interface CalculationLine {
  label: string;
  /** Rounded as in `text`. */
  value: number;
  /** Such as `lots`, `%`, `R` or a currency; empty for a bare number or one in the unit of the inputs. */
  unit: string;
  /** The value with its unit, for reading. */
  text: string;
  formula: string;
  /** The formula with its numbers. */
  steps: string[];
}

export interface Calculation {
  calculator: CalculatorName;
  title: string;
  results: CalculationLine[];
}

/** An input that is a number but has no sense here. */
export interface InputRefused {
  code: 'tutor.calculator_input';
  field: string;
  reason: string;
}

export type Calculated = Result<Calculation, InputRefused>;

/** A refusal of one input. */
export function refuse(field: string, reason: string): { ok: false; error: InputRefused } {
  return { ok: false, error: { code: 'tutor.calculator_input', field, reason } };
}

/** Beyond it a JSON number does not carry every digit before the point. */
const LARGEST = 1e15;

/** The calculation, unless a result is too large; then a refusal of the input that makes results grow. */
export function calculated(growsWith: string, calculation: Calculation): Calculated {
  const fits = calculation.results.every(({ value }) => Math.abs(value) <= LARGEST);
  return fits
    ? ok(calculation)
    : refuse(growsWith, 'makes a result larger than 10^15, the most that is computed');
}

interface LineSource {
  label: string;
  value: Exact;
  unit?: string;
  /** Decimals shown at most; 2 when left out. */
  decimals?: number;
  rounding?: Rounding;
  formula: string;
  /** The numbers in the formula, without the equals sign and the value: those are added here. */
  step: string;
  /** Steps before it. */
  before?: string[];
}

/** A line whose value, text and last step are one and the same rounded number. */
export function line(source: LineSource): CalculationLine {
  const { label, value, unit = '', decimals = 2, rounding = 'half-up', formula, step, before = [] } = source;
  const shown = readable(value, decimals, rounding);
  const sign = isExactAt(value, decimals) ? '=' : '≈';
  return {
    label,
    value: Number(digits(value, decimals, rounding)),
    unit,
    text: withUnit(shown, unit),
    formula,
    steps: [...before, `${step} ${sign} ${withUnit(shown, unit)}`],
  };
}

/** `2.5 %` reads as `2.5%`; other units stand apart. */
function withUnit(shown: string, unit: string): string {
  if (unit === '') return shown;
  return unit === '%' ? `${shown}%` : `${shown} ${unit}`;
}

/** A number as the caller typed it, for a step. */
export function typed(value: Exact): string {
  return readable(value, 10);
}
