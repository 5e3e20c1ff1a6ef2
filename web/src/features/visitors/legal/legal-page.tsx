import type { ReactNode } from 'react';
import { LegalFooter } from '../../../entities/platform/legal.tsx';
import { paths } from '../../../lib/paths.ts';
import { usePlatformName } from '../../../lib/platform-name.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Flex, chakra } from '../../../ui/layout.ts';
import { Anchor, TextLink } from '../../../ui/link.tsx';
import { Logo } from '../../../ui/logo.tsx';

/** A paragraph, or a list. */
type Block = string | readonly string[];

export interface LegalSection {
  id: string;
  heading: string;
  blocks: readonly Block[];
  /** Stands below the text. */
  extra?: ReactNode;
}

/** The static pages, in the order in which pages list them. */
const legalLinks = [
  { href: paths.terms, label: 'Terms' },
  { href: paths.privacy, label: 'Privacy' },
  { href: paths.cookiePolicy, label: 'Cookie policy' },
  { href: paths.refundPolicy, label: 'Refund policy' },
  { href: paths.acceptableUse, label: 'Acceptable use' },
  { href: paths.faq, label: 'Questions' },
] as const;

interface ReadingPageProps {
  title: string;
  /** What is on the page, by anchor. */
  parts: readonly { id: string; heading: string }[];
  children: ReactNode;
}

/** A page outside the shell that is there to be read: a heading, a text, and the other pages of its kind. */
export function ReadingPage({ title, parts, children }: ReadingPageProps) {
  return (
    <Flex direction="column" minH="100dvh" maxW="page" mx="auto" px={{ base: '5', md: '10' }}>
      <Flex as="header" align="center" justify="space-between" gap="4" py={{ base: '4', md: '6' }}>
        <Anchor href={paths.home} aria-label={`${usePlatformName()}, start page`}>
          <Logo size={24} />
        </Anchor>
        <TextLink quiet href={paths.home}>
          Start page
        </TextLink>
      </Flex>
      <chakra.main
        flex="1"
        width="full"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 46rem) minmax(0, 1fr)' }}
        columnGap="20"
        pt={{ base: '6', md: '10' }}
        pb="16"
      >
        <chakra.div minW="0">
          <chakra.h1 textStyle="display" fontSize={{ base: '34px', md: '44px' }}>
            {title}
          </chakra.h1>
          {children}
        </chakra.div>
        <OnThisPage parts={parts} />
      </chakra.main>
      <chakra.nav aria-label="Legal" borderTopWidth="1px" py="5">
        <chakra.ul
          listStyleType="none"
          display="flex"
          flexWrap="wrap"
          columnGap="6"
          rowGap="2"
          textStyle="body"
        >
          {legalLinks.map(({ href, label }) => (
            <li key={href}>
              <TextLink quiet href={href}>
                {label}
              </TextLink>
            </li>
          ))}
        </chakra.ul>
      </chakra.nav>
      <LegalFooter />
    </Flex>
  );
}

/** The parts of a long text, beside it where there is room. */
function OnThisPage({ parts }: Pick<ReadingPageProps, 'parts'>) {
  return (
    <chakra.nav
      aria-labelledby="on-this-page"
      display={{ base: 'none', lg: 'block' }}
      position="sticky"
      top="10"
      alignSelf="start"
      maxW="20rem"
      justifySelf="end"
      borderStartWidth="1px"
      ps="6"
      textStyle="body"
    >
      <chakra.h2 id="on-this-page" textStyle="label" mb="2">
        On this page
      </chakra.h2>
      <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="1.5">
        {parts.map(({ id, heading }) => (
          <li key={id}>
            <TextLink quiet href={`#${id}`}>
              {heading}
            </TextLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}

export interface LegalPageProps {
  title: string;
  /** In one sentence: what the page settles. */
  lead: string;
  /** Day of the last change, as people read it. */
  updated: string;
  sections: readonly LegalSection[];
}

/** A legal text. It says of itself that a lawyer has not read it yet. */
export function LegalPage({ title, lead, updated, sections }: LegalPageProps) {
  return (
    <ReadingPage title={title} parts={sections}>
      <chakra.p textStyle="reading" color="fg.muted" mt="4">
        {lead}
      </chakra.p>
      <chakra.p textStyle="caption" color="fg.muted" mt="3" mb="5">
        Last changed on {updated}
      </chakra.p>
      <Alert tone="warning" title="Awaiting a lawyer’s review">
        This text describes what the software does. A lawyer has not reviewed it yet.
      </Alert>
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </ReadingPage>
  );
}

function Section({ section: { id, heading, blocks, extra } }: { section: LegalSection }) {
  return (
    <chakra.section aria-labelledby={id} mt="10">
      <chakra.h2 id={id} textStyle="title" scrollMarginTop="6">
        {heading}
      </chakra.h2>
      {blocks.map((block) =>
        typeof block === 'string' ? (
          <chakra.p key={block} textStyle="reading" mt="3">
            {block}
          </chakra.p>
        ) : (
          <chakra.ul key={block[0]} textStyle="reading" mt="3" ps="5" listStyleType="disc">
            {block.map((item) => (
              <chakra.li key={item} mt="1.5">
                {item}
              </chakra.li>
            ))}
          </chakra.ul>
        ),
      )}
      {extra && <chakra.div mt="4">{extra}</chakra.div>}
    </chakra.section>
  );
}
