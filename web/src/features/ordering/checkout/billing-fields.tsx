import { useId, useState } from 'react';
import { countryCodes, isInEu } from '../../../../../api/domain/shared-with-web/countries.ts';
import { Flex, Stack, chakra } from '../../../ui/layout.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { BillingValues, PaymentErrors } from './payment-values.ts';

const names = new Intl.DisplayNames(['en'], { type: 'region' });
const countries = countryCodes
  .map((value) => ({ value, label: names.of(value) ?? value }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
const options = [{ value: '', label: 'Choose a country' }, ...countries];

export interface BillingFieldsProps {
  values: BillingValues;
  errors: PaymentErrors;
  /** Of the list of countries. */
  hint?: string;
  /** Of the box that opens the fields of a business. */
  businessLabel?: string;
  onValue: (field: keyof BillingValues, value: string) => void;
  busy: boolean;
}

/** Where the customer is, and for which business they buy, as far as a VAT number can be given there. */
export function BillingFields({
  values,
  errors,
  hint,
  businessLabel = 'I buy for a business with a VAT number',
  onValue,
  busy,
}: BillingFieldsProps) {
  const id = useId();
  const [business, setBusiness] = useState(values.vatNumber !== '');
  const text = (name: 'company' | 'vatNumber' | 'address') => ({
    name,
    value: values[name],
    error: errors[name],
    readOnly: busy,
    onChange: (event: { target: { value: string } }) => onValue(name, event.target.value),
  });
  const takesNumber = isInEu(values.country) || values.country === 'GB';

  function choose(country: string): void {
    onValue('country', country);
    if (!isInEu(country) && country !== 'GB') onValue('vatNumber', '');
  }

  function forBusiness(checked: boolean): void {
    setBusiness(checked);
    if (!checked) for (const field of ['company', 'vatNumber', 'address'] as const) onValue(field, '');
  }

  return (
    <Stack gap="4">
      <SelectField
        label="Country"
        name="country"
        options={options}
        value={values.country}
        error={errors.country}
        hint={hint}
        disabled={busy}
        onValue={choose}
      />
      {takesNumber && (
        <Flex gap="3" align="center">
          <chakra.input
            id={id}
            type="checkbox"
            checked={business}
            disabled={busy}
            onChange={(event) => forBusiness(event.target.checked)}
          />
          <chakra.label htmlFor={id} textStyle="body" cursor="pointer">
            {businessLabel}
          </chakra.label>
        </Flex>
      )}
      {takesNumber && business && (
        <>
          <TextField label="VAT number" autoComplete="off" {...text('vatNumber')} />
          <TextField label="Business name" autoComplete="organization" {...text('company')} />
          <TextField label="Business address" autoComplete="street-address" {...text('address')} />
        </>
      )}
    </Stack>
  );
}
