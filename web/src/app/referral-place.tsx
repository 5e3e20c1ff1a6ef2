import { Suspense } from 'react';
import { lazyComponent } from '../lib/lazy-component.ts';
import { useLocation } from 'react-router-dom';

const ReferralCapture = lazyComponent(
  async () => (await import('../entities/referral/referral-capture.tsx')).ReferralCapture,
);

/** Any page may be reached through a partner's link. */
export function ReferralPlace() {
  const { search } = useLocation();
  if (!new URLSearchParams(search).has('ref')) return null;
  return (
    <Suspense>
      <ReferralCapture search={search} />
    </Suspense>
  );
}
