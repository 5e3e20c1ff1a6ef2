import { chakra } from '@chakra-ui/react';
import { useId } from 'react';

export interface Segment<V extends string = string> {
  value: V;
  label: string;
  /** How many items lie behind it. */
  count?: number;
}

export interface SegmentedControlProps<V extends string> {
  /** Said by screen readers; also the question the control answers. */
  label: string;
  options: readonly Segment<V>[];
  value: V;
  onValue: (value: V) => void;
}

const Choice = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    height: '8',
    px: '3',
    textStyle: 'label',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    borderRadius: '4px',
    transition: 'background-color {durations.fast}, color {durations.fast}',
    _hover: { color: 'fg' },
    '&:has(input:checked)': { bg: 'bg.panel', color: 'fg', boxShadow: '0 0 0 1px {colors.border.strong}' },
    '&:has(input:focus-visible)': { outline: '2px solid {colors.focus.ring}', outlineOffset: '1px' },
  },
});

/** One of a few, all visible: filters and views. Radio buttons underneath, so arrow keys work. */
export function SegmentedControl<V extends string>({
  label,
  options,
  value,
  onValue,
}: SegmentedControlProps<V>) {
  const name = useId();
  return (
    <chakra.div
      role="radiogroup"
      aria-label={label}
      display="inline-flex"
      maxW="full"
      overflowX="auto"
      gap="1"
      p="1"
      bg="bg.muted"
      borderRadius="control"
    >
      {options.map((option) => (
        <Choice key={option.value}>
          <chakra.input
            type="radio"
            position="absolute"
            opacity="0"
            pointerEvents="none"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValue(option.value)}
          />
          {option.label}
          {option.count !== undefined && (
            <chakra.span fontVariantNumeric="tabular-nums" fontWeight="400">
              {option.count}
            </chakra.span>
          )}
        </Choice>
      ))}
    </chakra.div>
  );
}
