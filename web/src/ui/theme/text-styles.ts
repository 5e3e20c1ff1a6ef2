import { defineTextStyles } from '@chakra-ui/react';

const tabular = 'tabular-nums';

/** Few steps. Consoles speak `body`, prose speaks `reading`, numbers speak `price`. */
export const textStyles = defineTextStyles({
  caption: { value: { fontSize: '12px', lineHeight: '16px' } },
  label: { value: { fontSize: '13px', lineHeight: '20px', fontWeight: '550' } },
  body: { value: { fontSize: '14px', lineHeight: '20px' } },
  reading: { value: { fontSize: '16px', lineHeight: '26px' } },
  subtitle: { value: { fontSize: '16px', lineHeight: '24px', fontWeight: '600', letterSpacing: '-0.005em' } },
  title: { value: { fontSize: '20px', lineHeight: '28px', fontWeight: '600', letterSpacing: '-0.01em' } },
  heading: { value: { fontSize: '26px', lineHeight: '32px', fontWeight: '600', letterSpacing: '-0.015em' } },
  /** Headings of a page that is read from top to bottom. */
  headline: {
    value: {
      fontSize: { base: '29px', md: '36px', xl: '42px' },
      lineHeight: { base: '34px', md: '42px', xl: '48px' },
      fontWeight: '600',
      letterSpacing: '-0.022em',
    },
  },
  /** The sentence below such a heading. */
  lead: { value: { fontSize: { base: '17px', md: '19px' }, lineHeight: { base: '27px', md: '30px' } } },
  /** A figure that is the content. */
  figure: {
    value: {
      fontSize: { base: '32px', md: '40px', xl: '48px' },
      lineHeight: '1.1',
      fontWeight: '550',
      letterSpacing: '-0.03em',
      fontVariantNumeric: tabular,
    },
  },
  display: {
    value: {
      fontSize: { base: '38px', md: '48px', xl: '60px' },
      lineHeight: { base: '42px', md: '52px', xl: '62px' },
      fontWeight: '600',
      letterSpacing: '-0.025em',
    },
  },
  price: {
    value: {
      fontFamily: 'mono',
      fontSize: '14px',
      lineHeight: '20px',
      fontWeight: '500',
      fontVariantNumeric: tabular,
    },
  },
  priceLarge: {
    value: {
      fontFamily: 'mono',
      fontSize: '22px',
      lineHeight: '28px',
      fontWeight: '500',
      letterSpacing: '-0.02em',
      fontVariantNumeric: tabular,
    },
  },
  code: { value: { fontFamily: 'mono', fontSize: '13px', lineHeight: '20px' } },
});
