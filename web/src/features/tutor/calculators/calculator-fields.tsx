import { Stack, chakra } from '../../../ui/layout.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { CalculatorField } from './calculators.ts';
import type { FormValues } from './read-form.ts';

interface CalculatorFieldsProps {
  fields: readonly CalculatorField[];
  values: FormValues;
  /** By the name of the field. */
  errors: Readonly<Record<string, string>>;
  onValue: (name: string, value: string) => void;
}

/** The inputs of a calculator; numbers align and carry their unit. */
export function CalculatorFields({ fields, values, errors, onValue }: CalculatorFieldsProps) {
  return (
    <chakra.form noValidate onSubmit={(event) => event.preventDefault()}>
      <Stack gap="4">
        {fields.map(({ name, label, unit, hint, text, optional }) => (
          <TextField
            key={name}
            name={name}
            label={unit ? `${label} (${unit})` : label}
            hint={hint}
            error={sentence(label, errors[name])}
            optional={optional}
            mono
            inputMode={text ? 'text' : 'decimal'}
            autoComplete="off"
            value={values[name] ?? ''}
            onChange={(event) => onValue(name, event.target.value)}
          />
        ))}
      </Stack>
    </chakra.form>
  );
}

/** The server says what is wrong with a field without naming it: 'must be > 0'. */
function sentence(label: string, error: string | undefined): string | undefined {
  return error && /^\p{Ll}/u.test(error) ? `${label} ${error.replace(/\.?$/, '.')}` : error;
}
