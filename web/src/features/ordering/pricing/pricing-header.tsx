import { useSession } from '../../../entities/session/session.tsx';
import { CurrencySelector } from '../../../entities/currency/currency-selector.tsx';
import { paths } from '../../../lib/paths.ts';
import { usePlatformName } from '../../../lib/platform-name.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Flex, HStack } from '../../../ui/layout.ts';
import { Anchor } from '../../../ui/link.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { CartButton } from '../cart/cart-button.tsx';

/** Start, currency, cart, and the way in. */
export function PricingHeader() {
  const { user, status } = useSession();
  return (
    <Flex
      as="header"
      align="center"
      justify="space-between"
      py={{ base: '3', md: '5' }}
      gap={{ base: '1', md: '3' }}
    >
      <Anchor href={paths.home} aria-label={`${usePlatformName()}, start`}>
        <Logo size={24} />
      </Anchor>
      <HStack gap={{ base: '0.5', md: '2' }}>
        <CurrencySelector />
        <CartButton size="md" />
        {user && <LinkButton href={paths.dashboard}>Dashboard</LinkButton>}
        {status === 'signed-out' && (
          <LinkButton href={paths.login} variant="quiet">
            Log in
          </LinkButton>
        )}
      </HStack>
    </Flex>
  );
}
