import { defineGlobalStyles, defineKeyframes } from '@chakra-ui/react';

/** Movements of overlays; everything else moves with framer-motion or not at all. */
export const keyframes = defineKeyframes({
  'fade-in': { from: { opacity: '0' }, to: { opacity: '1' } },
  'fade-out': { from: { opacity: '1' }, to: { opacity: '0' } },
  'rise-in': {
    from: { opacity: '0', transform: 'translateY(6px)' },
    to: { opacity: '1', transform: 'none' },
  },
  'enter-left': { from: { transform: 'translateX(-100%)' }, to: { transform: 'none' } },
  'leave-left': { from: { transform: 'none' }, to: { transform: 'translateX(-100%)' } },
  'enter-right': { from: { transform: 'translateX(100%)' }, to: { transform: 'none' } },
  'leave-right': { from: { transform: 'none' }, to: { transform: 'translateX(100%)' } },
  'enter-bottom': { from: { transform: 'translateY(100%)' }, to: { transform: 'none' } },
  'leave-bottom': { from: { transform: 'none' }, to: { transform: 'translateY(100%)' } },
  breathe: { '0%, 100%': { opacity: '1' }, '50%': { opacity: '0.45' } },
  /** A drawing that draws itself; the element's own style is what it ends with. */
  appear: { from: { opacity: '0' } },
  'draw-line': { from: { strokeDashoffset: '1' } },
  'wipe-right': { from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0 0 0 0)' } },
  spin: { from: { transform: 'rotate(0deg)' }, to: { transform: 'rotate(360deg)' } },
});

export const globalStyles = defineGlobalStyles({
  html: {
    color: 'fg',
    bg: 'bg',
    fontFamily: 'body',
    colorScheme: 'light',
    scrollbarColor: '{colors.border.strong} transparent',
    textRendering: 'optimizeLegibility',
    textSizeAdjust: '100%',
    '&.dark': { colorScheme: 'dark' },
    _print: { colorScheme: 'light', bg: 'white' },
  },
  // On the body: the root's own size is what `rem` means.
  body: { minHeight: '100dvh', bg: 'bg', textStyle: 'body', _print: { bg: 'white' } },
  '*, *::before, *::after': {
    borderColor: 'border',
    borderStyle: 'solid',
    borderWidth: '0',
    // None at all, rather than a very short one: its first frame would still be the hidden one.
    _motionReduce: { animation: 'none !important', transition: 'none !important' },
  },
  '*::selection': { bg: 'accent.solid', color: 'accent.contrast' },
  '*::placeholder': { color: 'fg.subtle', opacity: '1' },
  ':focus-visible': {
    outline: '2px solid {colors.focus.ring}',
    outlineOffset: '2px',
  },
  'input[type=checkbox], input[type=radio]': {
    appearance: 'none',
    display: 'inline-grid',
    placeContent: 'center',
    flexShrink: '0',
    width: '5',
    height: '5',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.control',
    cursor: 'pointer',
    '&[type=checkbox]': { borderRadius: '4px' },
    '&[type=radio]': { borderRadius: 'full' },
    '&[aria-invalid=true]': { borderColor: 'danger.fg' },
    '&:checked': { bg: 'fg', borderColor: 'fg' },
    '&:checked::before': { content: '""', bg: 'bg' },
    '&[type=checkbox]:checked::before': {
      width: '3',
      height: '3',
      clipPath: 'polygon(14% 44%, 0 60%, 42% 100%, 100% 18%, 84% 4%, 40% 68%)',
    },
    '&[type=radio]:checked::before': { width: '2', height: '2', borderRadius: 'full' },
    // Colours chosen by the reader replace ours, and with them the mark: the browser's own is drawn instead.
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
  'h1, h2, h3, h4': { textWrap: 'balance' },
  p: { textWrap: 'pretty' },
  '[data-print=none]': { _print: { display: 'none !important' } },
});
