import { defineSlotRecipe } from '@chakra-ui/react';

export const tabsRecipe = defineSlotRecipe({
  slots: ['root', 'trigger', 'list', 'content', 'contentGroup', 'indicator'],
  base: {
    list: { display: 'flex', gap: '5', borderBottomWidth: '1px', overflowX: 'auto', position: 'relative' },
    trigger: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      height: '10',
      textStyle: 'label',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      borderBottomWidth: '2px',
      borderColor: 'transparent',
      mb: '-1px',
      _hover: { color: 'fg' },
      _selected: { color: 'fg', borderColor: 'accent.solid' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    content: { pt: '5' },
  },
});
