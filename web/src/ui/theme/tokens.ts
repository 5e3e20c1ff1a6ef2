/** Every name of a length, a colour, a font. Documents carry their values: the build leaves this file out of the scripts (`ready-tokens.ts`). */
import { semanticColors } from './semantic-colors.ts';

/** The 4-point grid: the token `n` is n × 4 px, in rem so that it follows the reader's own text size. */
const steps = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64,
];
const grid = Object.fromEntries(steps.map((step) => [String(step), { value: `${step / 4}rem` }]));

const fallback = 'ui-sans-serif, system-ui, "Segoe UI", Helvetica, Arial, sans-serif';

export const tokens = {
  spacing: grid,
  sizes: { ...grid, full: { value: '100%' }, measure: { value: '68ch' }, page: { value: '1440px' } },
  radii: { control: { value: '6px' }, none: { value: '0' }, full: { value: '9999px' } },
  fonts: {
    body: { value: `"Instrument Sans Variable", "Instrument Sans Fallback", ${fallback}` },
    heading: { value: `"Instrument Sans Variable", "Instrument Sans Fallback", ${fallback}` },
    mono: { value: '"Geist Mono Variable", ui-monospace, "SF Mono", Menlo, Consolas, monospace' },
  },
  durations: { fast: { value: '120ms' }, moderate: { value: '180ms' } },
  easings: { settle: { value: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } },
  zIndex: {
    docked: { value: 10 },
    sticky: { value: 20 },
    overlay: { value: 100 },
    popover: { value: 110 },
    toast: { value: 120 },
    tooltip: { value: 130 },
    skip: { value: 140 },
  },
};

export const semanticTokens = {
  colors: semanticColors,
  shadows: {
    overlay: {
      value: {
        base: '0 1px 2px rgb(20 24 31 / 0.06), 0 12px 32px -8px rgb(20 24 31 / 0.18)',
        _dark: '0 1px 2px rgb(0 0 0 / 0.5), 0 16px 40px -8px rgb(0 0 0 / 0.7)',
      },
    },
  },
};
