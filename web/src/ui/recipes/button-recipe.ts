import { defineRecipe } from '@chakra-ui/react';

/** Ink on paper; amber stays reserved for measurements and focus. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'control',
    textStyle: 'label',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    transition: 'background-color {durations.fast}, border-color {durations.fast}, color {durations.fast}',
    '&:disabled, &[aria-disabled=true]': { cursor: 'not-allowed', opacity: '0.55' },
    '& svg': { flexShrink: '0' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'bg.inverted',
        color: 'fg.inverted',
        _hover: { bg: 'color-mix(in srgb, {colors.bg.inverted} 86%, {colors.bg})' },
        _active: { bg: 'color-mix(in srgb, {colors.bg.inverted} 76%, {colors.bg})' },
      },
      outline: {
        bg: 'bg.panel',
        color: 'fg',
        borderColor: 'border.strong',
        _hover: { bg: 'bg.subtle', borderColor: 'border.control' },
        _active: { bg: 'bg.muted' },
      },
      quiet: { bg: 'transparent', color: 'fg', _hover: { bg: 'bg.muted' }, _active: { bg: 'bg.muted' } },
      danger: {
        bg: 'danger.subtle',
        color: 'danger.fg',
        borderColor: 'danger.border',
        _hover: { borderColor: 'danger.fg' },
      },
    },
    size: {
      sm: { height: '8', px: '3' },
      md: { height: '10', px: '4' },
      lg: { height: '12', px: '6', fontSize: '15px' },
    },
    square: { true: { px: '0', aspectRatio: '1' } },
    block: { true: { width: 'full' } },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});
