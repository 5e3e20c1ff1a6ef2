import { useState } from 'react';
import type { ChangeEvent, FormEvent } from 'react';
import { ApiError, errorMessage } from '../../api/errors.ts';
import { focusFirstError } from './check-fields.ts';
import type { FieldErrors } from './check-fields.ts';

export interface FormRules<F extends string> {
  initial: Record<F, string>;
  check: (values: Record<F, string>) => FieldErrors<F> | Promise<FieldErrors<F>>;
  submit: (values: Record<F, string>) => Promise<unknown>;
  /** Shown when the failure has no message. */
  fallback: string;
  /** One message for the whole form instead of one at each field. */
  refusal?: string;
}

/** Values, errors and sending of a small form. Errors of a field go away when the field is changed. */
export function useForm<F extends string>({ initial, check, submit, fallback, refusal }: FormRules<F>) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors<F>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  function refuse(form: HTMLFormElement, wrong: FieldErrors<F>): void {
    setErrors(wrong);
    focusFirstError(form, wrong);
  }

  function refuseUnsent(form: HTMLFormElement, wrong: FieldErrors<F>): void {
    if (refusal === undefined) return refuse(form, wrong);
    setFailure(refusal);
    focusFirstError(form, wrong);
  }

  async function wrongIn(): Promise<FieldErrors<F>> {
    try {
      return await check(values);
    } catch {
      // The check could not be fetched. The server checks too, and says when it cannot be reached.
      return {};
    }
  }

  async function send(form: HTMLFormElement): Promise<void> {
    setBusy(true);
    const wrong = await wrongIn();
    if (Object.keys(wrong).length > 0) {
      setBusy(false);
      return refuseUnsent(form, wrong);
    }
    setFailure(null);
    try {
      await submit(values);
    } catch (error) {
      const fieldErrors = error instanceof ApiError ? (error.fieldErrors as FieldErrors<F>) : {};
      const known = Object.fromEntries(
        Object.entries(fieldErrors).filter(([field]) => field in values),
      ) as FieldErrors<F>;
      const message = errorMessage(error, fallback);
      // What stands at a field is not said a second time below the form.
      setFailure(Object.values(known).includes(message) ? null : message);
      setBusy(false);
      refuse(form, known);
    }
  }

  return {
    busy,
    failure,
    field: (name: F) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        setValues({ ...values, [name]: event.target.value });
        setErrors({ ...errors, [name]: undefined });
      },
    }),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!busy) void send(event.currentTarget);
    },
  };
}
