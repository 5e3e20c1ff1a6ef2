import { chakra } from '@chakra-ui/react';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface CheckBoxProps {
  label: string;
  checked: boolean;
  onChecked: (checked: boolean) => void;
  /** Said, not shown: where what it belongs to is seen. */
  hideLabel?: boolean;
}

/** A box to tick, with its label behind it; a finger hits the whole of it. */
export function CheckBox({ label, checked, onChecked, hideLabel = false }: CheckBoxProps) {
  return (
    <chakra.label display="inline-flex" alignItems="center" gap="2" minH="8" minW="8" cursor="pointer">
      <chakra.input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChecked(event.currentTarget.checked)}
      />
      {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </chakra.label>
  );
}
