import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { Search } from 'lucide-react';
import { TextField } from './text-field.tsx';

/** How long typing must rest before it is asked for (milliseconds). */
export const SEARCH_PAUSE_MS = 250;

export interface SearchFieldProps {
  /** Also the placeholder. */
  label: string;
  value: string;
  onValue: (value: string) => void;
  maxLength?: number;
}

/** Asks once the typing pauses, or at once with Enter; follows `value` when that changes by other means. */
export function SearchField({ label, value, onValue, maxLength = 100 }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => onValue(typed), SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed !== value) onValue(typed);
  };
  return (
    <chakra.form
      role="search"
      onSubmit={submit}
      flex={{ base: '1 1 100%', lg: '1 1 14rem' }}
      maxW={{ lg: '22rem' }}
      minW="0"
    >
      <TextField
        type="search"
        label={label}
        hideLabel
        placeholder={label}
        icon={Search}
        maxLength={maxLength}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </chakra.form>
  );
}
