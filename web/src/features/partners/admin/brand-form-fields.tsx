import type { Brand } from '../../../api/partners-admin.ts';
import { BrandColourField } from '../../../entities/referral/brand-colour-field.tsx';
import { BrandLogo } from '../../../entities/referral/brand-logo.tsx';
import { Box, Flex, Grid } from '../../../ui/layout.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DEFAULT_PRIMARY, DEFAULT_SECONDARY } from '../dashboard/profile-values.ts';
import { checkBrand } from './brand-values.ts';
import { inputOf } from './use-brand-form.ts';
import type { BrandForm } from './use-brand-form.ts';

const STATUSES = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
] as const;

interface Props {
  form: BrandForm;
  /** Null: a new one. */
  brand: Brand | null;
}

const two = { base: '1fr', sm: '1fr 1fr' } as const;

/** Who the partner is, and what it gets. */
export function TermsFields({ form, brand }: Props) {
  const moved = brand !== null && form.values.slug !== brand.slug;
  return (
    <Grid gridTemplateColumns={two} gap="4">
      <TextField
        label="Brand name"
        required
        maxLength={120}
        hint="As visitors see it."
        {...inputOf(form, 'name')}
      />
      <TextField
        label="Email"
        type="email"
        required
        maxLength={254}
        readOnly={brand !== null}
        hint={brand ? 'Cannot be changed.' : 'The partner signs in with it; it cannot be changed later.'}
        {...inputOf(form, 'email')}
      />
      <TextField
        label="Slug"
        required
        mono
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        hint={
          moved ? 'Links with the old slug stop counting once this is saved.' : 'a–z, 0–9 and hyphens only.'
        }
        {...inputOf(form, 'slug')}
      />
      <TextField
        label="Commission rate (%)"
        type="number"
        required
        min={0}
        max={100}
        step={0.1}
        inputMode="decimal"
        hint="Of what referred orders bring in; counts for orders to come."
        {...inputOf(form, 'commission_rate')}
      />
      <SelectField
        label="Status"
        name="status"
        options={STATUSES}
        value={form.values.status}
        onValue={(status) => form.set('status', status)}
      />
    </Grid>
  );
}

/** What visitors see of the partner. */
export function LookFields({ form }: { form: BrandForm }) {
  const { values, errors } = form;
  const logo = checkBrand(values).logo_url ? '' : values.logo_url;
  const colour = (name: 'primary_color' | 'secondary_color') => ({
    name,
    value: values[name],
    error: errors[name],
    onValue: (value: string) => form.set(name, value),
  });
  return (
    <>
      <Flex gap="4" align="flex-start">
        <Box flex="1" minW="0">
          <TextField
            label="Logo URL"
            type="url"
            optional
            maxLength={500}
            placeholder="https://example.com/logo.png"
            {...inputOf(form, 'logo_url')}
          />
        </Box>
        {logo && (
          <Box pt="6">
            <BrandLogo url={logo} name={values.name} height="9" maxW="32" />
          </Box>
        )}
      </Flex>
      <TextField
        label="Website"
        type="url"
        optional
        maxLength={500}
        placeholder="https://example.com"
        {...inputOf(form, 'website')}
      />
      <Grid gridTemplateColumns={two} gap="4">
        <BrandColourField label="Primary colour" fallback={DEFAULT_PRIMARY} {...colour('primary_color')} />
        <BrandColourField
          label="Secondary colour"
          fallback={DEFAULT_SECONDARY}
          {...colour('secondary_color')}
        />
      </Grid>
      <TextArea label="Description" optional rows={3} maxLength={2000} {...inputOf(form, 'description')} />
    </>
  );
}
