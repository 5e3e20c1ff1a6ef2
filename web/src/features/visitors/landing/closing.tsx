import { lazy } from 'react';
import { LegalFooter } from '../../../entities/platform/legal.tsx';
import { paths } from '../../../lib/paths.ts';
import { chakra } from '../../../ui/layout.ts';
import { TextLink } from '../../../ui/link.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { WhenNear } from './features/when-near.tsx';
import { Container } from './section.tsx';

const NewsletterBox = lazy(async () => ({
  default: (await import('../contact/newsletter-box.tsx')).NewsletterBox,
}));

const columns = [
  {
    title: 'Product',
    links: [
      ['Features', '#features'],
      ['How It Works', '#how-it-works'],
      ['Pricing', paths.pricing],
      ['Questions and answers', paths.faq],
    ],
  },
  {
    title: 'Company',
    links: [
      ['About', '#about'],
      ['Contact', '#contact'],
      ['Privacy', '#privacy'],
    ],
  },
  {
    title: 'Legal',
    links: [
      ['Terms', paths.terms],
      ['Privacy policy', paths.privacy],
      ['Cookie policy', paths.cookiePolicy],
      ['Refund policy', paths.refundPolicy],
      ['Acceptable use', paths.acceptableUse],
    ],
  },
] as const;

function Links() {
  return (
    <chakra.nav
      aria-label="Footer"
      display="grid"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' }}
      gap="8"
    >
      {columns.map(({ title, links }) => (
        <div key={title}>
          <chakra.h3 textStyle="label" mb="3">
            {title}
          </chakra.h3>
          <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="2" textStyle="body">
            {links.map(([name, href]) => (
              <li key={href}>
                <TextLink href={href} quiet>
                  {name}
                </TextLink>
              </li>
            ))}
          </chakra.ul>
        </div>
      ))}
    </chakra.nav>
  );
}

/** The fifteenth part: newsletter and static pages; the company block and the disclaimer stand below it. */
export function Closing() {
  return (
    <>
      <chakra.section
        id="footer"
        data-section="footer"
        aria-labelledby="footer-title"
        bg="bg.subtle"
        borderTopWidth="1px"
      >
        <Container>
          <chakra.div
            py={{ base: '12', md: '16' }}
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' }}
            columnGap="20"
            rowGap="12"
          >
            <chakra.div maxW="26rem">
              <Logo size={26} />
              <chakra.h2 id="footer-title" textStyle="body" color="fg.muted" mt="3" mb="6">
                A technological research and education tool for people who read charts.
              </chakra.h2>
              <WhenNear height="7rem" withoutScript="The newsletter box needs JavaScript in your browser.">
                <NewsletterBox />
              </WhenNear>
            </chakra.div>
            <Links />
          </chakra.div>
        </Container>
      </chakra.section>
      <chakra.div bg="bg.subtle">
        <Container>
          <LegalFooter />
        </Container>
      </chakra.div>
    </>
  );
}
