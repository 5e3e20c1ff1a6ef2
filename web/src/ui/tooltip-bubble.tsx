import { Portal, Tooltip as ChakraTooltip } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { tooltipRecipe } from './recipes/tooltip-recipe.ts';

interface TooltipBubbleProps {
  /** The element that is explained. */
  of: string;
  id: string;
  content: ReactNode;
  side: 'top' | 'right' | 'bottom' | 'left';
  onClose: () => void;
}

/** The explanation itself, beside what it explains. */
export function TooltipBubble({ of, id, content, side, onClose }: TooltipBubbleProps) {
  return (
    <ChakraTooltip.Root
      recipe={tooltipRecipe}
      open
      ids={{ trigger: of, content: id }}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      positioning={{ placement: side, gutter: 6 }}
    >
      <Portal>
        <ChakraTooltip.Positioner>
          <ChakraTooltip.Content>{content}</ChakraTooltip.Content>
        </ChakraTooltip.Positioner>
      </Portal>
    </ChakraTooltip.Root>
  );
}
