/** One edge beside its picture: the pixels there, where it is, and buttons that move it by half a pixel. */
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { HStack, Stack, chakra } from '../../../../ui/layout.ts';
import { Magnifier } from '../scale/magnifier.tsx';
import type { Size } from '../scale/scale-draft.ts';

interface Props {
  src: string;
  size: Size;
  at: { x: number; y: number };
  way: 'x' | 'y';
  title: string;
  /** As its buttons say it: 'Move height 1 up by half a pixel'. */
  name: string;
  placed?: boolean;
  error?: string | undefined;
  /** Its magnifier above its buttons instead of beside them. */
  narrow?: boolean;
  onNudge: (by: number) => void;
}

const BUTTONS = {
  x: [
    [ChevronLeft, 'left', -0.5],
    [ChevronRight, 'right', 0.5],
  ],
  y: [
    [ChevronUp, 'up', -0.5],
    [ChevronDown, 'down', 0.5],
  ],
} as const;

export function EdgeControl({
  src,
  size,
  at,
  way,
  title,
  name,
  placed = true,
  error,
  narrow = false,
  onNudge,
}: Props) {
  return (
    <Stack gap="2" minW="0">
      <HStack
        gap={narrow ? '1' : '3'}
        flexDirection={narrow ? 'column' : 'row'}
        align={narrow ? 'start' : 'center'}
      >
        <Magnifier src={src} size={size} way={way} width={narrow ? 100 : 120} {...at} />
        <Stack gap="0" minW="0">
          <chakra.span textStyle="label">{title}</chakra.span>
          <chakra.span textStyle="caption" color="fg.muted" fontVariantNumeric="tabular-nums">
            {placed ? `${way === 'y' ? 'Row' : 'Column'} ${at[way].toFixed(1)} px` : 'Not set yet'}
          </chakra.span>
          <HStack gap="0" ms="-2">
            {BUTTONS[way].map(([icon, where, by]) => (
              <IconButton
                key={where}
                size="sm"
                icon={icon}
                label={`Move ${name} ${where} by half a pixel`}
                onClick={() => onNudge(by)}
              />
            ))}
          </HStack>
        </Stack>
      </HStack>
      {error && (
        <chakra.p role="alert" textStyle="caption" color="danger.fg">
          {title}: {error}
        </chakra.p>
      )}
    </Stack>
  );
}
