import { useEffect } from 'react';
import type { Brand } from '../../../api/partners-admin.ts';
import { ReferralLink } from '../../../entities/referral/referral-link.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Stack, chakra } from '../../../ui/layout.ts';
import { LookFields, TermsFields } from './brand-form-fields.tsx';
import { useBrandForm } from './use-brand-form.ts';

/** What the modal must know of the form in it. */
export interface FormState {
  busy: boolean;
  dirty: boolean;
}

export const IDLE: FormState = { busy: false, dirty: false };

interface Props {
  /** By which the modal's button submits it. */
  id: string;
  /** Null: a new one. */
  brand: Brand | null;
  onSaved: (brand: Brand) => void;
  onState: (state: FormState) => void;
}

/** Makes or changes a partner. Its buttons are the modal's. */
export function BrandForm({ id, brand, onSaved, onState }: Props) {
  const form = useBrandForm(brand, onSaved);
  const { busy, dirty } = form;
  useEffect(() => onState({ busy, dirty }), [busy, dirty, onState]);
  useEffect(() => () => onState(IDLE), [onState]);
  return (
    <chakra.form id={id} noValidate onSubmit={form.onSubmit}>
      <Stack gap="4">
        {form.failure && <Alert>{form.failure}</Alert>}
        {brand && <ReferralLink url={brand.referral_url} />}
        <TermsFields form={form} brand={brand} />
        <LookFields form={form} />
      </Stack>
    </chakra.form>
  );
}
