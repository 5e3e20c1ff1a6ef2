import type { CalculatorMode } from './calculators.ts';
import { parseNumber } from './parse-number.ts';

export type FormValues = Readonly<Record<string, string>>;

export interface ReadForm {
  /** What is sent; null while something is missing or wrong. */
  input: Record<string, number | string> | null;
  /** What is wrong, by the name of the field; a field that is still empty is not wrong yet. */
  errors: Readonly<Record<string, string>>;
}

export const sampleValues = ({ fields }: CalculatorMode): FormValues =>
  Object.fromEntries(fields.map(({ name, sample }) => [name, sample]));

/** Reads what was typed. Whether the numbers make sense is the server's to say. */
export function readForm({ fields }: CalculatorMode, values: FormValues): ReadForm {
  const input: Record<string, number | string> = {};
  const errors: Record<string, string> = {};
  let complete = true;
  for (const { name, text, optional } of fields) {
    const typed = (values[name] ?? '').trim();
    if (typed === '') {
      complete &&= optional === true;
      continue;
    }
    const value = text ? typed : parseNumber(typed);
    if (value === null) errors[name] = 'Enter a number, such as 1250.50.';
    else input[name] = value;
  }
  return { input: complete && Object.keys(errors).length === 0 ? input : null, errors };
}
