import { defineSlotRecipe } from '@chakra-ui/react';

/** What stands above the page. */
const surface = {
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border.strong',
  boxShadow: 'overlay',
  outline: '0',
} as const;

const veil = {
  position: 'fixed',
  inset: '0',
  zIndex: 'overlay',
  bg: 'rgb(8 10 14 / 0.5)',
  _open: { animation: 'fade-in {durations.moderate} ease-out' },
  _closed: { animation: 'fade-out {durations.fast} ease-in' },
} as const;

const dialogSlots = [
  'backdrop',
  'positioner',
  'content',
  'title',
  'description',
  'header',
  'body',
  'footer',
  'closeTrigger',
  'trigger',
];

export const dialogRecipe = defineSlotRecipe({
  slots: dialogSlots,
  base: {
    backdrop: veil,
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'overlay',
      display: 'flex',
      alignItems: { base: 'flex-end', sm: 'center' },
      justifyContent: 'center',
      overflowY: 'auto',
      p: { base: '0', sm: '6' },
    },
    content: {
      ...surface,
      position: 'relative',
      width: 'full',
      maxHeight: { base: '92dvh', sm: 'calc(100dvh - 3rem)' },
      display: 'flex',
      flexDirection: 'column',
      borderRadius: 'control',
      _open: { animation: 'rise-in {durations.moderate} {easings.settle}' },
      _closed: { animation: 'fade-out {durations.fast} ease-in' },
    },
    header: { px: '6', pt: '5', pb: '4', pe: '14' },
    title: { textStyle: 'title' },
    description: { textStyle: 'body', color: 'fg.muted', mt: '1' },
    body: { px: '6', pb: '6', overflowY: 'auto', flex: '1' },
    footer: {
      px: '6',
      py: '4',
      borderTopWidth: '1px',
      display: 'flex',
      gap: '3',
      justifyContent: 'flex-end',
      flexWrap: 'wrap',
    },
    closeTrigger: { position: 'absolute', top: '4', insetEnd: '4' },
  },
  variants: {
    size: {
      sm: { content: { maxWidth: '26rem' } },
      md: { content: { maxWidth: '36rem' } },
      lg: { content: { maxWidth: '52rem' } },
    },
  },
  defaultVariants: { size: 'md' },
});

export const drawerRecipe = defineSlotRecipe({
  slots: dialogSlots,
  base: {
    backdrop: veil,
    positioner: { position: 'fixed', inset: '0', zIndex: 'overlay', display: 'flex' },
    content: {
      ...surface,
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      height: '100dvh',
      maxWidth: '92vw',
      borderWidth: '0',
    },
    header: { px: '5', py: '4', pe: '14', borderBottomWidth: '1px' },
    title: { textStyle: 'subtitle' },
    body: { flex: '1', overflowY: 'auto', p: '5' },
    closeTrigger: { position: 'absolute', top: '3', insetEnd: '3' },
  },
});

export const menuRecipe = defineSlotRecipe({
  slots: [
    'trigger',
    'content',
    'item',
    'itemText',
    'itemGroup',
    'itemGroupLabel',
    'separator',
    'itemCommand',
    'positioner',
    'indicator',
    'arrow',
    'arrowTip',
    'contextTrigger',
    'itemIndicator',
    'triggerItem',
  ],
  base: {
    // Out of sight until its position is measured and set on the element: an entry must not be pressed where the menu does not stay.
    positioner: { '--x': '0', '--y': '-100vh' },
    content: {
      ...surface,
      zIndex: 'popover',
      minW: '14rem',
      maxHeight: 'var(--available-height)',
      overflowY: 'auto',
      p: '1',
      borderRadius: 'control',
      _open: { animation: 'rise-in {durations.fast} {easings.settle}' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minHeight: '9',
      px: '2.5',
      borderRadius: 'control',
      textStyle: 'body',
      cursor: 'default',
      userSelect: 'none',
      _highlighted: { bg: 'bg.muted' },
      _disabled: { color: 'fg.subtle' },
    },
    itemText: { flex: '1' },
    itemGroupLabel: { px: '2.5', pt: '2', pb: '1', textStyle: 'caption', color: 'fg.subtle' },
    separator: { height: '1px', bg: 'border', my: '1' },
    itemCommand: { ms: 'auto', textStyle: 'caption', color: 'fg.subtle', fontFamily: 'mono' },
  },
});
