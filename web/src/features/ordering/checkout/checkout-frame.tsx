import type { ReactNode } from 'react';
import { CoBrandHeader } from '../../../entities/referral/co-brand-header.tsx';
import { paths } from '../../../lib/paths.ts';
import { usePlatformName } from '../../../lib/platform-name.ts';
import { Box, Flex, chakra } from '../../../ui/layout.ts';
import { Anchor, TextLink } from '../../../ui/link.tsx';
import { Logo } from '../../../ui/logo.tsx';

export interface CheckoutFrameProps {
  title: string;
  lead?: ReactNode;
  /** Where the link at the top leads back to. */
  back: { href: string; label: string };
  children: ReactNode;
}

/** Pages around a payment: outside the shell, nothing to lead away from the one thing to do. */
export function CheckoutFrame({ title, lead, back, children }: CheckoutFrameProps) {
  return (
    <Flex direction="column" minH="100dvh">
      <CoBrandHeader />
      <chakra.header data-print="none" borderBottomWidth="1px">
        <Flex
          maxW="page"
          mx="auto"
          px={{ base: '4', md: '6', xl: '10' }}
          height="14"
          align="center"
          justify="space-between"
        >
          <Anchor href={paths.home} aria-label={`${usePlatformName()}, start page`}>
            <Logo size={22} />
          </Anchor>
          <TextLink quiet href={back.href}>
            {back.label}
          </TextLink>
        </Flex>
      </chakra.header>
      <Box
        as="main"
        width="full"
        maxW="64rem"
        mx="auto"
        px={{ base: '4', md: '6', xl: '10' }}
        py={{ base: '6', md: '10' }}
      >
        <chakra.h1 textStyle="heading">{title}</chakra.h1>
        {lead && (
          <chakra.p textStyle="body" color="fg.muted" mt="1" maxW="measure">
            {lead}
          </chakra.p>
        )}
        <Box mt={{ base: '6', md: '8' }}>{children}</Box>
      </Box>
    </Flex>
  );
}
