import { chakra } from '../../../ui/layout.ts';

interface Props {
  pressed: boolean;
  onToggle: () => void;
  children: string;
}

/** Switches something on the chart on and off. */
export function ToggleChip({ pressed, onToggle, children }: Props) {
  return (
    <chakra.button
      type="button"
      aria-pressed={pressed}
      onClick={onToggle}
      textStyle="caption"
      px="2"
      minH="7"
      flexShrink="0"
      borderWidth="1px"
      borderRadius="control"
      color="fg.muted"
      cursor="pointer"
      _hover={{ bg: 'bg.subtle' }}
      css={{ '&[aria-pressed=true]': { color: 'fg', bg: 'bg.subtle', borderColor: 'border.control' } }}
    >
      {children}
    </chakra.button>
  );
}
