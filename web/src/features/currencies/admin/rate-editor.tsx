import { useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import type { AdminCurrency } from '../../../api/currencies-admin.ts';
import { chakra } from '../../../ui/layout.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';

export interface RateEditorProps {
  currency: AdminCurrency;
  /** Rejects when the rate was not taken; the editor then stays. */
  onSave: (rate: number) => Promise<void>;
  onCancel: () => void;
  onDirty: (dirty: boolean) => void;
  busy: boolean;
}

/** The rate of one currency, edited in its row. Enter saves, Escape cancels. */
export function RateEditor({ currency, onSave, onCancel, onDirty, busy }: RateEditorProps) {
  const before = String(currency.exchange_rate);
  const [typed, setTyped] = useState(before);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const rate = Number(typed);
    if (typed.trim() === '' || !Number.isFinite(rate) || rate <= 0)
      return setError('Enter a number above zero.');
    // What went wrong is said by a toast.
    if (!busy) void onSave(rate).catch(() => undefined);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onCancel();
  };
  return (
    <chakra.form
      noValidate
      onSubmit={submit}
      onKeyDown={onKeyDown}
      aria-label={`Exchange rate of ${currency.code}`}
      display="inline-flex"
      flexWrap={{ base: 'wrap', md: 'nowrap' }}
      alignItems="center"
      justifyContent="flex-end"
      gap="1.5"
    >
      <chakra.div width="6.75rem" textAlign="start">
        <TextField
          type="number"
          step="0.0001"
          min="0"
          inputMode="decimal"
          mono
          autoFocus
          hideLabel
          label={`Exchange rate of ${currency.code}`}
          value={typed}
          error={error}
          onChange={({ target }) => {
            setTyped(target.value);
            setError(undefined);
            onDirty(target.value !== before);
          }}
        />
      </chakra.div>
      <Button type="submit" size="sm" busy={busy} busyLabel="Saving...">
        Save
      </Button>
      <Button variant="outline" size="sm" disabled={busy} onClick={onCancel}>
        Cancel
      </Button>
    </chakra.form>
  );
}
