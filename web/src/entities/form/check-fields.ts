import type { ZodType } from 'zod';

export type FieldErrors<F extends string> = Partial<Record<F, string>>;

/** The error message of each field; the contract's check only finds the field. */
export type FieldMessages<F extends string> = Record<F, (value: string) => string>;

/**
 * Checks values against the contract and gives each failing field its message.
 * @param check on its way
 * @returns an error per wrong field; empty when all is right
 */
export async function checkFields<F extends string>(
  check: Promise<ZodType>,
  values: Record<F, string>,
  messages: FieldMessages<F>,
): Promise<FieldErrors<F>> {
  const result = (await check).safeParse(values);
  if (result.success) return {};
  const wrong = new Set(result.error.issues.map((issue) => String(issue.path[0])));
  const errors: FieldErrors<F> = {};
  for (const field of Object.keys(values) as F[])
    if (wrong.has(field)) errors[field] = messages[field](values[field]);
  return errors;
}

export const emailMessage = (value: string): string =>
  value === '' ? 'Enter your email address.' : 'Enter an email address like name@example.com.';

/** Puts the cursor where the first mistake is. */
export function focusFirstError<F extends string>(form: HTMLFormElement, errors: FieldErrors<F>): void {
  for (const element of form.elements) {
    const takesText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    if (takesText && element.name in errors) return element.focus();
  }
}
