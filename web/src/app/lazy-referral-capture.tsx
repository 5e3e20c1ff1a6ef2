import { Suspense } from 'react';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { useLocation } from 'react-router-dom';

const ReferralCapture = lazyComponent(
  async () => (await import('../entities/referral/referral-capture.tsx')).ReferralCapture,
);

/** Records a partner's referral on any page; its code is loaded only when the address carries a referral. */
export function LazyReferralCapture() {
  const { search } = useLocation();
  if (!new URLSearchParams(search).has('ref')) return null;
  return (
    <Suspense>
      <ReferralCapture search={search} />
    </Suspense>
  );
}
