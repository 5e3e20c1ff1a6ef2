import { useLocation } from 'react-router-dom';
import { useSession } from '../entities/session/session.tsx';
import { paths } from '../lib/paths.ts';
import { LinkButton } from '../ui/button.tsx';
import { Box, Flex, chakra } from '../ui/layout.ts';
import { TextLink } from '../ui/link.tsx';
import { Logo } from '../ui/logo.tsx';
import { homeOf } from './session-rules.ts';

/** For an address that names no page: says so, repeats the address, and offers the ways on. */
export function NotFoundScreen() {
  const { pathname } = useLocation();
  const { user } = useSession();
  return (
    <Flex as="main" minH="100dvh" direction="column" align="center" justify="center" p="6" gap="8">
      <Logo />
      <Box maxW="34rem" width="full" borderTopWidth="2px" borderColor="accent.solid" pt="6">
        <chakra.h1 textStyle="heading">Page not found</chakra.h1>
        <chakra.p textStyle="reading" color="fg.muted" mt="2" overflowWrap="anywhere">
          There is no page at <chakra.code textStyle="code">{pathname}</chakra.code>. Check the address, or go
          on from here.
        </chakra.p>
        <Flex gap="3" mt="6" flexWrap="wrap" align="center">
          <LinkButton href={user ? homeOf(user) : paths.home}>
            {user ? 'Go to your dashboard' : 'Go to the start page'}
          </LinkButton>
          <LinkButton variant="outline" href={paths.pricing}>
            Pricing
          </LinkButton>
          <TextLink href={paths.faq}>Questions and answers</TextLink>
        </Flex>
      </Box>
    </Flex>
  );
}
