import { chakra } from '../../../ui/layout.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { FeatureFields } from './feature-fields.tsx';
import type { FormErrors, PackageForm, PackageType, Tier } from './package-form.ts';
import { PriceFields } from './price-fields.tsx';

export interface PackageFieldsProps {
  form: PackageForm;
  type: PackageType;
  /** Code of the base currency. */
  base: string;
  /** The package exists: its id stays. */
  locked: boolean;
  errors: FormErrors;
  onChange: (changed: Partial<PackageForm>) => void;
}

const TIERS: readonly { value: Tier; label: string }[] = [
  { value: 'starter', label: 'Starter' },
  { value: 'pro', label: 'Pro' },
  { value: 'expert', label: 'Expert' },
];

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
    alignItems: 'start',
  },
});

/** Everything that can be said of a package. */
export function PackageFields(props: PackageFieldsProps) {
  const { form, errors, onChange } = props;
  return (
    <>
      <NameFields {...props} />
      <MoneyFields {...props} />
      <GivesFields {...props} />
      <TextArea
        label="Description"
        optional
        rows={2}
        maxLength={2000}
        value={form.description}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      <FeatureFields features={form.features} onChange={(features) => onChange({ features })} />
      <Pair>
        <ColorField {...props} />
        <chakra.div display="grid" gap="2" pt={{ sm: '7' }}>
          <Check label="Popular" checked={form.popular} onChecked={(popular) => onChange({ popular })} />
          <Check
            label="Active: customers can buy it"
            checked={form.active}
            onChecked={(active) => onChange({ active })}
          />
        </chakra.div>
      </Pair>
      <PriceFields
        prices={form.prices}
        base={props.base}
        price={form.price}
        errors={errors}
        onChange={(prices) => onChange({ prices })}
      />
    </>
  );
}

function NameFields({ form, locked, errors, onChange }: PackageFieldsProps) {
  return (
    <Pair>
      <TextField
        label="ID"
        mono
        name="id"
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        disabled={locked}
        hint={
          locked ? 'The id cannot be changed.' : 'Lower-case letters, digits and hyphens. It never changes.'
        }
        value={form.id}
        error={errors.id}
        onChange={({ target }) => onChange({ id: target.value })}
      />
      <TextField
        label="Name"
        name="name"
        hint="As customers see it."
        maxLength={120}
        value={form.name}
        error={errors.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
    </Pair>
  );
}

function MoneyFields({ form, base, errors, onChange }: PackageFieldsProps) {
  return (
    <Pair>
      <TextField
        label={`Price (${base})`}
        name="price"
        hint="In the base currency."
        mono
        inputMode="decimal"
        value={form.price}
        error={errors.price}
        onChange={({ target }) => onChange({ price: target.value })}
      />
      <TextField
        label={`Original price (${base})`}
        name="original_price"
        optional
        mono
        inputMode="decimal"
        hint="Shown struck through."
        value={form.originalPrice}
        error={errors.original_price}
        onChange={({ target }) => onChange({ originalPrice: target.value })}
      />
    </Pair>
  );
}

/** What the customer gets for it, and for how long. */
function GivesFields({ form, type, errors, onChange }: PackageFieldsProps) {
  return (
    <Pair>
      {type === 'package' ? (
        <SelectField
          label="Tier"
          hint="Sets the daily limit and the history window."
          error={errors.tier}
          options={TIERS}
          value={form.tier}
          onValue={(tier) => onChange({ tier })}
        />
      ) : (
        <chakra.div display="grid" gap="2">
          <TextField
            label="Credits"
            name="credits"
            mono
            disabled={form.unlimited}
            hint="A whole number, or the word unlimited."
            value={form.unlimited ? 'unlimited' : form.credits}
            error={errors.credits}
            onChange={({ target }) => onChange({ credits: target.value })}
          />
          <Check
            label="Unlimited"
            checked={form.unlimited}
            onChecked={(unlimited) => onChange({ unlimited })}
          />
        </chakra.div>
      )}
      <TextField
        label="Valid for (days)"
        name="validity_days"
        optional
        mono
        inputMode="numeric"
        hint="Empty: it never expires."
        value={form.validityDays}
        error={errors.validity_days}
        onChange={({ target }) => onChange({ validityDays: target.value })}
      />
    </Pair>
  );
}

function ColorField({ form, errors, onChange }: PackageFieldsProps) {
  const valid = /^#[0-9a-f]{6}$/i.test(form.color);
  return (
    <chakra.div display="flex" alignItems="flex-start" gap="2">
      <chakra.div flex="1">
        <TextField
          label="Accent colour"
          name="color"
          optional
          mono
          placeholder="#2f7fd6"
          maxLength={7}
          value={form.color}
          error={errors.color}
          onChange={({ target }) => onChange({ color: target.value })}
        />
      </chakra.div>
      <chakra.input
        type="color"
        aria-label="Pick the accent colour"
        mt="7"
        boxSize="10"
        p="1"
        borderWidth="1px"
        borderRadius="control"
        bg="bg.panel"
        cursor="pointer"
        // The picker knows no 'none': without a colour it stands on a neutral one.
        value={valid ? form.color : '#808080'}
        onChange={({ target }) => onChange({ color: target.value })}
      />
    </chakra.div>
  );
}

function Check({
  label,
  checked,
  onChecked,
}: {
  label: string;
  checked: boolean;
  onChecked: (checked: boolean) => void;
}) {
  return (
    <chakra.label display="flex" alignItems="center" gap="2.5" minH="6" cursor="pointer" textStyle="body">
      <input type="checkbox" checked={checked} onChange={({ target }) => onChecked(target.checked)} />
      {label}
    </chakra.label>
  );
}
