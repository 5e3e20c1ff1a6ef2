import { useState } from 'react';
import type { FormEvent } from 'react';
import { ApiError } from '../../../api/errors.ts';
import { useBrandActions } from '../../../api/partners-admin.ts';
import type { Brand } from '../../../api/partners-admin.ts';
import { focusFirstError } from '../../../entities/form/check-fields.ts';
import type { FieldErrors } from '../../../entities/form/check-fields.ts';
import { asSlug, brandDraft, brandFailureMessage, brandValues, checkBrand } from './brand-values.ts';
import type { BrandField } from './brand-values.ts';

/** The form of a partner: values, what is wrong with them, and saving. `brand` null: a new one. */
export function useBrandForm(brand: Brand | null, onSaved: (saved: Brand) => void) {
  const { create, update } = useBrandActions();
  const [initial] = useState(() => brandValues(brand));
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors<BrandField>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const set = (name: BrandField, value: string): void => {
    setValues({ ...values, [name]: name === 'slug' ? asSlug(value) : value });
    setErrors({ ...errors, [name]: undefined });
  };
  const refuse = (form: HTMLFormElement, wrong: FieldErrors<BrandField>): void => {
    setErrors(wrong);
    focusFirstError(form, wrong);
  };
  const send = async (form: HTMLFormElement): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const data = brandDraft(values);
      const answer = brand ? await update(brand.id, data) : await create({ data });
      onSaved(answer.brand);
    } catch (error) {
      setFailure(brandFailureMessage(error));
      if (error instanceof ApiError) refuse(form, error.fieldErrors as FieldErrors<BrandField>);
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    const wrong = checkBrand(values);
    if (Object.keys(wrong).length > 0) return refuse(event.currentTarget, wrong);
    void send(event.currentTarget);
  };
  const dirty = (Object.keys(initial) as BrandField[]).some((name) => initial[name] !== values[name]);
  return { values, errors, failure, busy, dirty, set, onSubmit };
}

export type BrandForm = ReturnType<typeof useBrandForm>;

/** What an input needs of the form. */
export const inputOf = (form: BrandForm, name: Exclude<BrandField, 'status'>) => ({
  name,
  value: form.values[name],
  error: form.errors[name],
  onChange: (event: { currentTarget: { value: string } }) => form.set(name, event.currentTarget.value),
});
