import { useEffect } from 'react';
import { useRecordClick } from '../../api/referrals.ts';

/** Session storage key of the slug that this tab has already reported. */
export const REPORTED_KEY = 'wickwise.ref';

function reported(): string | null {
  try {
    return window.sessionStorage.getItem(REPORTED_KEY);
  } catch {
    return null;
  }
}

function remember(slug: string): void {
  try {
    window.sessionStorage.setItem(REPORTED_KEY, slug);
  } catch {
    // The next page of this tab reports it again; the server binds the visitor once.
  }
}

/**
 * Reports the `ref` of a partner link, once per tab and link. A report that fails is not the visitor's trouble: it is
 * logged, and the next page with the link tries again.
 * @param search the query of the address, e.g. '?ref=acme'
 */
export function useReferralCapture(search: string): void {
  const record = useRecordClick();
  const slug = new URLSearchParams(search).get('ref')?.trim() ?? '';
  useEffect(() => {
    if (slug === '' || slug.length > 200 || reported() === slug) return;
    remember(slug);
    record({ data: { slug } }).catch(() => remember(''));
  }, [slug, record]);
}
