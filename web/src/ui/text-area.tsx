import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, describedBy, inputStyles } from './field.tsx';
import type { FieldFrame } from './field.tsx';

export type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'color' | 'height' | 'width'> &
  FieldFrame & { ref?: Ref<HTMLTextAreaElement> };

const Area = chakra('textarea', { base: { ...inputStyles, height: 'auto', py: '2.5', resize: 'vertical' } });

/** A field for more than one line. */
export function TextArea({ label, hint, error, optional, hideLabel, id, rows = 4, ...rest }: TextAreaProps) {
  const ownId = useId();
  const areaId = id ?? ownId;
  return (
    <Field id={areaId} label={label} hint={hint} error={error} optional={optional} hideLabel={hideLabel}>
      <Area
        id={areaId}
        rows={rows}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(areaId, { hint, error })}
        {...rest}
      />
    </Field>
  );
}
