import { useLayoutEffect, useRef } from 'react';
import type { ChangeEvent } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import type { TextFieldProps } from '../../../ui/text-field.tsx';
import { caretAfter, digitsBefore } from './card-format.ts';

export type FormattedFieldProps = Omit<TextFieldProps, 'onChange' | 'value'> & {
  value: string;
  format: (text: string) => string;
  onText: (text: string) => void;
};

/** A field of digits that sets its own gaps; the caret stays behind the digit it stood behind. */
export function FormattedField({ value, format, onText, ...rest }: FormattedFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [value]);

  function change(event: ChangeEvent<HTMLInputElement>): void {
    const { value: typed, selectionStart } = event.target;
    const formatted = format(typed);
    const at = selectionStart ?? typed.length;
    caret.current = at >= typed.length ? formatted.length : caretAfter(formatted, digitsBefore(typed, at));
    onText(formatted);
  }

  return <TextField ref={input} value={value} onChange={change} inputMode="numeric" mono {...rest} />;
}
