import { useState } from 'react';
import { ApiError, errorMessage } from '../../../api/errors.ts';
import { useSaveTaxSettings, useTaxSettings } from '../../../api/taxes.ts';
import type { TaxSettings } from '../../../api/taxes.ts';
import { Alert } from '../../../ui/alert.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast/toasts.ts';
import { ratesOf, ratesText } from './rates-text.ts';
import { SettingsPart } from './settings-part.tsx';

const REGISTERED = [
  { value: 'no', label: 'Not registered' },
  { value: 'yes', label: 'Registered' },
] as const;

/** Where the seller is registered for VAT, and which rate holds for which country. */
export function TaxesForm() {
  const { data, error } = useTaxSettings();
  if (error && !data) return <Alert>{`The tax settings could not be loaded: ${errorMessage(error)}`}</Alert>;
  return data ? <Form key={data.settings.version} stored={data.settings} /> : null;
}

const draftOf = (stored: TaxSettings) => ({
  registered: stored.registered ? 'yes' : 'no',
  country: stored.country,
  vat_number: stored.vat_number,
  address: stored.address,
  rates: ratesText(stored.rates),
});

function Form({ stored }: { stored: TaxSettings }) {
  const [draft, setDraft] = useState(() => draftOf(stored));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { mutateAsync, isPending } = useSaveTaxSettings();
  const set = (change: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...change }));
  const text = (name: 'country' | 'vat_number' | 'address') => ({
    name,
    value: draft[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });

  async function save(): Promise<void> {
    const { country, vat_number, address } = draft;
    const rates = ratesOf(draft.rates);
    if (typeof rates === 'string') return setErrors({ rates });
    setErrors({});
    const change = { registered: draft.registered === 'yes', vat_number, address, rates };
    try {
      await mutateAsync({
        data: { ...change, country: country.trim().toUpperCase(), version: stored.version },
      });
      toast.success('Tax settings saved');
    } catch (failure) {
      const fields = failure instanceof ApiError ? failure.fieldErrors : {};
      const rate = Object.entries(fields).find(([name]) => name.startsWith('rates'));
      setErrors({ ...fields, ...(rate && { rates: `${rate[0].slice(6)} ${rate[1]}` }) });
      toast.error('The tax settings were not saved', errorMessage(failure));
    }
  }

  return (
    <SettingsPart
      title="Taxes"
      lead={`Prices include tax. A registered seller charges the rate of the customer's country, and nothing where the table has none; a business in another EU country accounts for it itself. The default is the table of standard rates of ${stored.standard_rates_date}.`}
      save="Save tax settings"
      dirty={JSON.stringify(draft) !== JSON.stringify(draftOf(stored))}
      busy={isPending}
      onSave={() => void save()}
    >
      <SegmentedControl
        label="VAT registration"
        options={REGISTERED}
        value={draft.registered as (typeof REGISTERED)[number]['value']}
        onValue={(registered) => set({ registered })}
      />
      <TextField
        label="Country of the seller"
        hint="Two letters, such as DE."
        maxLength={2}
        {...text('country')}
      />
      <TextField label="VAT number of the seller" maxLength={30} {...text('vat_number')} />
      <TextField
        label="Address on invoices"
        hint="Left empty, the registered address of the company is printed."
        maxLength={500}
        {...text('address')}
      />
      <TextArea
        label="Rates in percent"
        hint="One country in a line, such as DE 19."
        rows={10}
        value={draft.rates}
        error={errors['rates']}
        onChange={(event) => set({ rates: event.target.value })}
      />
    </SettingsPart>
  );
}
