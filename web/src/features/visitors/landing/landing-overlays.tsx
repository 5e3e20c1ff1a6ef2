import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import type { PlanOnOffer } from '../../../entities/catalog/on-offer.ts';
import { planCode } from './pricing/landing-plans.ts';

const ReviewsOverlay = lazyComponent(
  async () => (await import('../overlays/reviews-overlay.tsx')).ReviewsOverlay,
);
const AboutOverlay = lazyComponent(async () => (await import('../overlays/about-overlay.tsx')).AboutOverlay);
const LoginModal = lazyComponent(async () => (await import('../modals/login-modal.tsx')).LoginModal);
const DemoModal = lazyComponent(async () => (await import('../modals/demo-modal.tsx')).DemoModal);
const PaymentModal = lazyComponent(async () => (await import('../modals/payment-modal.tsx')).PaymentModal);
const ContactModal = lazyComponent(async () => (await import('../modals/contact-modal.tsx')).ContactModal);

/** The overlays and modals of the landing page; only one is open at a time. */
export type OverlayName = 'reviews' | 'about' | 'login' | 'demo' | 'payment' | 'contact';

interface Props {
  open: OverlayName | null;
  /** Those that were ever open stay mounted, so that they can close with their animation. */
  opened: ReadonlySet<OverlayName>;
  plan: PlanOnOffer | null;
  onClose: () => void;
  onStartFreeTrial: () => void;
  onTry: () => void;
  /** On to the checkout with the plan that is being bought. */
  onGoOn: () => void;
}

/** Overlays and modals; the code of each is loaded when it is first opened. */
export function LandingOverlays({ open, opened, plan, onClose, onStartFreeTrial, onTry, onGoOn }: Props) {
  const lazily = (name: OverlayName, content: ReactNode): ReactNode =>
    opened.has(name) && <Suspense key={name}>{content}</Suspense>;
  const at = (name: OverlayName) => ({ open: open === name, onClose });
  return (
    <>
      {lazily('reviews', <ReviewsOverlay {...at('reviews')} />)}
      {lazily('about', <AboutOverlay {...at('about')} onStartFreeTrial={onStartFreeTrial} />)}
      {lazily('login', <LoginModal {...at('login')} />)}
      {lazily('demo', <DemoModal {...at('demo')} onTry={onTry} />)}
      {lazily(
        'payment',
        <PaymentModal
          {...at('payment')}
          onGoOn={onGoOn}
          plan={plan ? { name: plan.name, code: planCode(plan.id) } : undefined}
        />,
      )}
      {lazily('contact', <ContactModal {...at('contact')} />)}
    </>
  );
}
