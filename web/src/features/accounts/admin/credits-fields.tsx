import { useId } from 'react';
import { Flex, Stack, chakra } from '../../../ui/layout.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { NewUserValues } from './new-user.ts';

interface CreditsFieldsProps {
  values: NewUserValues;
  onValues: (values: NewUserValues) => void;
}

/** What a new account begins with: a number of credits, or no limit, which puts the number to 0. */
export function CreditsFields({ values, onValues }: CreditsFieldsProps) {
  const id = useId();
  return (
    <Stack gap="2">
      <TextField
        label="Initial credits"
        name="credits"
        type="number"
        inputMode="numeric"
        min={0}
        max={1_000_000}
        step={1}
        hint="They do not expire."
        disabled={values.unlimited}
        value={values.unlimited ? '0' : values.credits}
        onChange={(event) => onValues({ ...values, credits: event.currentTarget.value })}
      />
      <Flex as="label" gap="2" align="center" textStyle="body" cursor="pointer" asChild>
        <label htmlFor={id}>
          <chakra.input
            id={id}
            type="checkbox"
            width="4"
            height="4"
            accentColor="fg"
            checked={values.unlimited}
            onChange={(event) =>
              onValues({ ...values, unlimited: event.currentTarget.checked, credits: '0' })
            }
          />
          Unlimited credits
        </label>
      </Flex>
    </Stack>
  );
}
