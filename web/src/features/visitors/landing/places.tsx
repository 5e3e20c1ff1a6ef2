import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { lazyComponent } from '../../../lib/lazy-component.ts';
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

/** What lies over the page: one at a time, so the two overlays are never open together. */
export type Place = 'reviews' | 'about' | 'login' | 'demo' | 'payment' | 'contact';

interface Props {
  open: Place | null;
  /** Those that were ever open: they stay, so that they can close with their movement. */
  opened: ReadonlySet<Place>;
  plan: PlanOnOffer | null;
  onClose: () => void;
  onStartFreeTrial: () => void;
  onTry: () => void;
}

/** Overlays and modals; the code of each is loaded when it is first opened. */
export function Places({ open, opened, plan, onClose, onStartFreeTrial, onTry }: Props) {
  const place = (name: Place, content: ReactNode): ReactNode =>
    opened.has(name) && <Suspense key={name}>{content}</Suspense>;
  const at = (name: Place) => ({ open: open === name, onClose });
  return (
    <>
      {place('reviews', <ReviewsOverlay {...at('reviews')} />)}
      {place('about', <AboutOverlay {...at('about')} onStartFreeTrial={onStartFreeTrial} />)}
      {place('login', <LoginModal {...at('login')} />)}
      {place('demo', <DemoModal {...at('demo')} onTry={onTry} />)}
      {place(
        'payment',
        <PaymentModal
          {...at('payment')}
          plan={plan ? { name: plan.name, code: planCode(plan.id) } : undefined}
        />,
      )}
      {place('contact', <ContactModal {...at('contact')} />)}
    </>
  );
}
