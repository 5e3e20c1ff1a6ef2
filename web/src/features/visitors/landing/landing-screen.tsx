import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';
import type { PlanOnOffer } from '../../../entities/catalog/on-offer.ts';
import { paths } from '../../../lib/paths.ts';
import { chakra } from '../../../ui/layout.ts';
import { About } from './about.tsx';
import { AfterFirstView } from './after-first-view.tsx';
import { Audiences } from './audiences.tsx';
import { Closing } from './closing.tsx';
import { Contact } from './contact.tsx';
import { Faq } from './faq.tsx';
import { Features } from './features/features.tsx';
import { Guarantees } from './guarantees.tsx';
import { Hero } from './hero/hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Measured } from './measured.tsx';
import { Places } from './places.tsx';
import { Pricing } from './pricing/pricing.tsx';
import { Privacy } from './privacy.tsx';
import { Refusals } from './refusals.tsx';
import { ResultSheet } from './result-sheet.tsx';
import { SiteNav } from './site-nav.tsx';
import { Testimonials } from './testimonials.tsx';
import { useLanding } from './use-landing.ts';

const SupportChat = lazy(async () => ({
  default: (await import('../support/support-chat.tsx')).SupportChat,
}));

export interface LandingScreenProps {
  /** Leads from a plan to the checkout: the chooser of credits and the confirmation. */
  Selection: ComponentType<{ plan: PlanOnOffer; onDone: () => void }>;
}

/** The landing page: fifteen parts, one below the other. */
export function LandingScreen({ Selection }: LandingScreenProps) {
  const landing = useLanding();
  return (
    <>
      <SiteNav trialHref={paths.register} onLogin={() => landing.show('login')} />
      <chakra.main overflowX="clip">
        <Hero trialHref={paths.register} onTry={landing.tryIt} />
        <Measured />
        <Features chosen={landing.feature} onChoose={landing.chooseFeature} />
        <ResultSheet />
        <HowItWorks onDemo={() => landing.show('demo')} />
        <Refusals />
        <Audiences onLearn={landing.startLearning} onContact={() => landing.show('contact')} />
        <Pricing onAdd={landing.addToCart} onBuy={landing.buy} />
        <Guarantees />
        <Testimonials onAll={() => landing.show('reviews')} />
        <About onMore={() => landing.show('about')} />
        <Privacy />
        <Faq />
        <Contact />
      </chakra.main>
      <Closing />
      <Places
        open={landing.open}
        opened={landing.opened}
        plan={landing.buying}
        onClose={landing.close}
        onStartFreeTrial={landing.startFreeTrial}
        onTry={landing.tryIt}
      />
      {landing.choosing && (
        <Suspense>
          <Selection plan={landing.choosing} onDone={landing.chosen} />
        </Suspense>
      )}
      <AfterFirstView>
        <SupportChat />
      </AfterFirstView>
    </>
  );
}
