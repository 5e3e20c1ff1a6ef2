import { useId } from 'react';
import { Field, describedBy, inputStyles } from '../../ui/field.tsx';
import { Flex, chakra } from '../../ui/layout.ts';
import { solidColour } from './brand-colours.ts';

interface Props {
  label: string;
  name: string;
  /** Free text: whatever CSS calls a colour. */
  value: string;
  onValue: (value: string) => void;
  /** What the picker shows while the text is no colour, e.g. '#00d4ff'. */
  fallback: string;
  error?: string;
  disabled?: boolean;
}

const Input = chakra('input', { base: inputStyles });

/** A colour, picked or written. */
export function BrandColourField({ label, name, value, onValue, fallback, error, disabled }: Props) {
  const id = useId();
  return (
    <Field id={id} label={label} error={error}>
      <Flex gap="2">
        <Input
          type="color"
          aria-label={`${label} picker`}
          value={(solidColour(value) ?? fallback).toLowerCase()}
          disabled={disabled}
          onChange={(event) => onValue(event.currentTarget.value)}
          width="12"
          flexShrink="0"
          p="1"
          cursor="pointer"
        />
        <Input
          id={id}
          name={name}
          value={value}
          disabled={disabled}
          maxLength={64}
          spellCheck={false}
          autoComplete="off"
          fontFamily="mono"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error })}
          onChange={(event) => onValue(event.currentTarget.value)}
        />
      </Flex>
    </Field>
  );
}
