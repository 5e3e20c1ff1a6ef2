import { Portal, Tooltip as ChakraTooltip } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';

/** Pointer rests this long before a tooltip opens (milliseconds). */
export const TOOLTIP_DELAY_MS = 700;

export interface TooltipProps {
  content: ReactNode;
  /** One element that can take the focus. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
  disabled?: boolean;
}

/** A short explanation; never the only source of information. */
export function Tooltip({ content, children, side = 'bottom', disabled = false }: TooltipProps) {
  return (
    <ChakraTooltip.Root
      openDelay={TOOLTIP_DELAY_MS}
      closeDelay={80}
      disabled={disabled}
      lazyMount
      unmountOnExit
      positioning={{ placement: side, gutter: 6 }}
    >
      <ChakraTooltip.Trigger asChild>{children}</ChakraTooltip.Trigger>
      <Portal>
        <ChakraTooltip.Positioner>
          <ChakraTooltip.Content>{content}</ChakraTooltip.Content>
        </ChakraTooltip.Positioner>
      </Portal>
    </ChakraTooltip.Root>
  );
}
