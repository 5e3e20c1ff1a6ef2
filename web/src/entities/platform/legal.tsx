import type { ReactNode } from 'react';
import { PRODUCT, usePlatformName } from '../../lib/platform-name.ts';
import { chakra } from '../../ui/layout.ts';

/** The notice at the foot of every screen. */
export const DISCLAIMER =
  'Wickwise is a technological research and education tool. It gives no financial or investment advice; what it measures on a picture is not a recommendation to buy or sell.';

/** The same with the platform's name in force. */
export const useDisclaimer = (): string => DISCLAIMER.replace(PRODUCT, usePlatformName());

/** Company block and disclaimer. */
export function LegalFrame({ company }: { company: ReactNode }) {
  return (
    <chakra.footer
      borderTopWidth="1px"
      py="6"
      display="grid"
      gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) minmax(0, 2fr)' }}
      gap={{ base: '3', lg: '10' }}
      textStyle="caption"
      color="fg.muted"
    >
      {company}
      <chakra.p maxW="measure">{useDisclaimer()}</chakra.p>
    </chakra.footer>
  );
}
