import { useReferralCapture } from './use-referral-capture.ts';

/** Nothing to see: reports the partner link that led here. Apart, so that only visits with such a link load it. */
export function ReferralCapture({ search }: { search: string }) {
  useReferralCapture(search);
  return null;
}
