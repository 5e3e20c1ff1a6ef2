import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import type { PlanOnOffer } from '../../../entities/catalog/on-offer.ts';
import { paths } from '../../../lib/paths.ts';
import { chakra } from '../../../ui/layout.ts';
import { actOf } from './actions.ts';
import { AfterFirstView } from './after-first-view.tsx';
import { Closing } from './closing.tsx';
import { Contact } from './contact.tsx';
import { Features } from './features/features.tsx';
import { Hero } from './hero/hero.tsx';
import { LandingOverlays } from './landing-overlays.tsx';
import { Pricing } from './pricing/pricing.tsx';
import { SiteNav } from './site-nav.tsx';
import {
  About,
  Audiences,
  Faq,
  Guarantees,
  HowItWorks,
  Measured,
  Privacy,
  Refusals,
  ResultSheet,
  Testimonials,
} from './prerendered-parts.tsx';
import { useLanding } from './use-landing.ts';

const SupportChat = lazyComponent(async () => (await import('../support/support-chat.tsx')).SupportChat);

export interface LandingScreenProps {
  /** Leads from a plan to the checkout: the chooser of credits and the confirmation. */
  Selection: ComponentType<{ plan: PlanOnOffer; onDone: () => void }>;
}

/** Taken over by itself, between two frames, or first when somebody uses it. */
const Part = Suspense;

/** The landing page: fifteen parts, one below the other. */
export function LandingScreen({ Selection }: LandingScreenProps) {
  const landing = useLanding();
  return (
    <>
      <Part>
        <SiteNav
          help={
            <AfterFirstView>
              <SupportChat />
            </AfterFirstView>
          }
          trialHref={paths.register}
          onLogin={() => landing.show('login')}
        />
      </Part>
      <chakra.main overflowX="clip" onClick={(event) => landing.act(actOf(event.target))}>
        <Part>
          <Hero />
        </Part>
        <Measured />
        <Part>
          <Features chosen={landing.feature} onChoose={landing.chooseFeature} />
        </Part>
        <ResultSheet />
        <HowItWorks />
        <Refusals />
        <Audiences />
        <Part>
          <Pricing onAdd={landing.addToCart} onBuy={landing.buy} />
        </Part>
        <Guarantees />
        <Testimonials />
        <About />
        <Privacy />
        <Faq />
        <Part>
          <Contact />
        </Part>
      </chakra.main>
      <Part>
        <Closing />
      </Part>
      <LandingOverlays
        open={landing.open}
        opened={landing.opened}
        plan={landing.buying}
        onClose={landing.close}
        onStartFreeTrial={landing.startFreeTrial}
        onTry={landing.tryIt}
        onGoOn={landing.goOn}
      />
      {landing.choosing && (
        <Suspense>
          <Selection plan={landing.choosing} onDone={landing.chosen} />
        </Suspense>
      )}
    </>
  );
}
