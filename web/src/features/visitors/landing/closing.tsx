import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { LegalFooter } from '../../../entities/platform/legal.tsx';
import { chakra } from '../../../ui/layout.ts';
import { Logo } from '../../../ui/logo.tsx';
import { WhenNear } from '../../../ui/when-near.tsx';
import { Room } from './features/room.tsx';
import { Container } from './section.tsx';
import { FooterLinks } from './prerendered-parts.tsx';

const NewsletterBox = lazyComponent(
  async () => (await import('../contact/newsletter-box.tsx')).NewsletterBox,
);

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
              <WhenNear
                waiting={<Room height="7rem" />}
                withoutScript="The newsletter box needs JavaScript in your browser."
              >
                <NewsletterBox />
              </WhenNear>
            </chakra.div>
            <FooterLinks />
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
