import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { ChevronDown } from 'lucide-react';
import { Field, describedBy, inputStyles } from './field.tsx';
import type { FieldFrame } from './field.tsx';
import { Icon } from './icon.tsx';

export interface Option<V extends string = string> {
  value: V;
  label: string;
}

export interface SelectFieldProps<V extends string> extends FieldFrame {
  options: readonly Option<V>[];
  value: V;
  onValue: (value: V) => void;
  name?: string;
  disabled?: boolean;
  /** As high as a line of a table. */
  compact?: boolean;
}

const Select = chakra('select', { base: { ...inputStyles, appearance: 'none', pe: '9', cursor: 'pointer' } });
const dense = { height: '8', textStyle: 'body', ps: '2.5' } as const;

/** The browser's own select: right on a phone, right with a keyboard. */
export function SelectField<V extends string>({
  options,
  value,
  onValue,
  name,
  disabled,
  compact = false,
  ...frame
}: SelectFieldProps<V>) {
  const id = useId();
  const choose = (chosen: string): void => {
    const option = options.find((one) => one.value === chosen);
    if (option) onValue(option.value);
  };
  return (
    <Field id={id} {...frame}>
      <chakra.div position="relative">
        <Select
          {...(compact ? dense : {})}
          id={id}
          name={name}
          disabled={disabled}
          value={value}
          aria-invalid={frame.error ? true : undefined}
          aria-describedby={describedBy(id, frame)}
          onChange={(event) => choose(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
        <chakra.span
          position="absolute"
          insetEnd="3"
          top="50%"
          transform="translateY(-50%)"
          color="fg.muted"
          pointerEvents="none"
        >
          <Icon as={ChevronDown} />
        </chakra.span>
      </chakra.div>
    </Field>
  );
}
