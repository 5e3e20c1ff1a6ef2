import { defineSlotRecipe } from '@chakra-ui/react';

export const tooltipRecipe = defineSlotRecipe({
  slots: ['trigger', 'arrow', 'arrowTip', 'positioner', 'content'],
  base: {
    content: {
      bg: 'bg.inverted',
      color: 'fg.inverted',
      textStyle: 'caption',
      px: '2',
      py: '1.5',
      maxWidth: '18rem',
      borderRadius: 'control',
      zIndex: 'tooltip',
      _open: { animation: 'fade-in {durations.fast} ease-out' },
    },
  },
});
