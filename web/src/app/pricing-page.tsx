import { CoBrandHeader } from '../entities/referral/co-brand-header.tsx';
import { PricingScreen } from '../features/ordering/pricing/pricing-screen.tsx';

/** The plans, below the header of the partner who sent the visitor. */
export function PricingPage() {
  return (
    <>
      <CoBrandHeader />
      <PricingScreen />
    </>
  );
}
