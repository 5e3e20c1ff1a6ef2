import { useReferralCapture } from './use-referral-capture.ts';

/** Renders nothing: reports the partner link of the visit. A module of its own, so that only such visits load it. */
export function ReferralCapture({ search }: { search: string }) {
  useReferralCapture(search);
  return null;
}
