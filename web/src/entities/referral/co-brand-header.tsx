import { useCurrentReferral } from '../../api/referrals.ts';
import type { BrandCard } from '../../api/referrals.ts';
import { Flex, chakra } from '../../ui/layout.ts';
import { solidColour, textOn } from './brand-colours.ts';
import { BrandLogo } from './brand-logo.tsx';

type Shown = Pick<BrandCard, 'name' | 'logo_url' | 'primary_color' | 'secondary_color'>;

/** A band in the partner's colours: who sent the visitor, and that the partner earns by it. */
export function CoBrandBand({ brand }: { brand: Shown }) {
  const background = solidColour(brand.primary_color);
  const line = solidColour(brand.secondary_color);
  const colours = background
    ? { backgroundColor: background, color: textOn(background), borderBottomColor: line ?? background }
    : undefined;
  return (
    <chakra.aside
      aria-label={`In partnership with ${brand.name}`}
      data-print="none"
      bg="bg.subtle"
      borderBottomWidth="3px"
      style={colours}
    >
      <Flex
        maxW="page"
        mx="auto"
        px={{ base: '4', md: '6', xl: '10' }}
        py="2.5"
        align="center"
        gap="3"
        flexWrap="wrap"
      >
        {brand.logo_url && <BrandLogo url={brand.logo_url} name={brand.name} />}
        <chakra.span textStyle="subtitle">{brand.name}</chakra.span>
        <chakra.span textStyle="caption">
          sent you here and earns a commission on what you buy. Your price is the same.
        </chakra.span>
      </Flex>
    </chakra.aside>
  );
}

/** The header of the partner that this visitor is attributed to; nothing without one, or when it cannot be loaded. */
export function CoBrandHeader() {
  const { data } = useCurrentReferral();
  return data?.brand ? <CoBrandBand brand={data.brand} /> : null;
}
