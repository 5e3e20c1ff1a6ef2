import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { usePlatformName } from '../../lib/platform-name.ts';
import { Box, Flex, chakra } from '../../ui/layout.ts';
import { Anchor } from '../../ui/link.tsx';
import { Logo } from '../../ui/logo.tsx';
import { PriceScale } from './price-scale.tsx';

export interface AuthLayoutProps {
  heading: string;
  lead: string;
  children: ReactNode;
  /** The other way in, under the form. */
  aside: ReactNode;
}

/** A form against a price scale: no shell, no sidebar. */
export function AuthLayout({ heading, lead, children, aside }: AuthLayoutProps) {
  return (
    <Flex minH="100dvh">
      <Flex direction="column" flex="1" minW="0" px={{ base: '5', md: '10' }} py={{ base: '5', md: '8' }}>
        <Box>
          <Anchor href={paths.home} aria-label={`${usePlatformName()}, start page`}>
            <Logo size={24} />
          </Anchor>
        </Box>
        <Flex
          as="main"
          flex="1"
          direction="column"
          justify={{ base: 'flex-start', sm: 'center' }}
          pt={{ base: '12', sm: '0' }}
        >
          <Box width="full" maxW="24rem" mx={{ base: '0', sm: 'auto' }}>
            <chakra.h1 textStyle="heading">{heading}</chakra.h1>
            <chakra.p textStyle="reading" color="fg.muted" mt="1" mb="8">
              {lead}
            </chakra.p>
            {children}
            {aside && (
              <chakra.div mt="8" pt="5" borderTopWidth="1px" textStyle="body" color="fg.muted">
                {aside}
              </chakra.div>
            )}
          </Box>
        </Flex>
      </Flex>
      <PriceScale />
    </Flex>
  );
}
