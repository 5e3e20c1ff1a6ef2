import { usePublicSettings } from '../../api/platform.ts';
import { PRODUCT, usePlatformName } from '../../lib/platform-name.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { chakra } from '../../ui/layout.ts';
import { TextLink } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The notice at the foot of every screen. */
export const DISCLAIMER =
  'Wickwise is a technological research and education tool. It gives no financial or investment advice; what it measures on a picture is not a recommendation to buy or sell.';

/** The same with the platform's name in force. */
export const useDisclaimer = (): string => DISCLAIMER.replace(PRODUCT, usePlatformName());

/** Company, number and registered address, as the operator has set them. */
function Company() {
  const { data, isPending } = usePublicSettings();
  const hydrated = useHydrated();
  if (isPending || !hydrated) return <Skeleton w="14rem" h="0.75rem" />;
  if (!data) return null;
  const { company, support_email: email } = data;
  return (
    <chakra.address fontStyle="normal">
      <chakra.span color="fg" fontWeight="550">
        {company.name}
      </chakra.span>
      {`, company number ${company.number}`}
      <br />
      {company.address}
      <br />
      <TextLink href={`mailto:${email}`}>{email}</TextLink>
    </chakra.address>
  );
}

/** Company block and disclaimer, below the content of every screen. */
export function LegalFooter() {
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
      <Company />
      <chakra.p maxW="measure">{useDisclaimer()}</chakra.p>
    </chakra.footer>
  );
}
