import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Field, describedBy, inputStyles } from './field.tsx';
import type { FieldFrame } from './field.tsx';
import { Icon } from './icon.tsx';

type InputAttributes = Omit<InputHTMLAttributes<HTMLInputElement>, 'color' | 'height' | 'width' | 'size'>;

export type TextFieldProps = InputAttributes &
  FieldFrame & {
    mono?: boolean;
    icon?: LucideIcon;
    /** Sits inside the input at its end, e.g. Show/Hide. */
    trailing?: ReactNode;
    ref?: Ref<HTMLInputElement>;
  };

const Input = chakra('input', { base: inputStyles });

export function TextField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  mono,
  icon,
  trailing,
  id,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <Field id={inputId} label={label} hint={hint} error={error} optional={optional} hideLabel={hideLabel}>
      <chakra.div position="relative">
        {icon && (
          <chakra.span
            position="absolute"
            insetStart="3"
            top="50%"
            transform="translateY(-50%)"
            color="fg.subtle"
            pointerEvents="none"
          >
            <Icon as={icon} />
          </chakra.span>
        )}
        <Input
          id={inputId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(inputId, { hint, error })}
          fontFamily={mono ? 'mono' : undefined}
          ps={icon ? '9' : undefined}
          pe={trailing ? '20' : undefined}
          {...rest}
        />
        {trailing && (
          <chakra.div position="absolute" insetEnd="1.5" top="50%" transform="translateY(-50%)">
            {trailing}
          </chakra.div>
        )}
      </chakra.div>
    </Field>
  );
}
