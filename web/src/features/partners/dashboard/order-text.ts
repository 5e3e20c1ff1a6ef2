import type { BrandOrder } from '../../../api/brand.ts';
import { numberText } from '../../../lib/formatting.ts';

type Item = BrandOrder['items'][number];

const creditsOf = ({ credits, quantity }: Item): string | null => {
  if (credits === null) return null;
  return credits === 'unlimited' ? 'Unlimited' : `${numberText(credits * quantity)} Credits`;
};

/** What was bought: the package, then ' - ' and its credits, 'Unlimited' or '100 Credits'. */
export function packageText({ items }: Pick<BrandOrder, 'items'>): string {
  const plan = items.find(({ type }) => type === 'package');
  const credits = items.filter(({ type }) => type === 'credits').map(creditsOf);
  const parts = [plan && (plan.name || plan.id), credits.filter((text) => text !== null).join(', ')];
  return parts.filter(Boolean).join(' - ') || '—';
}

/** How the commission of an order stands where it has no state of its own. */
export function noCommissionText({ earned, payment_status: status }: BrandOrder): string {
  if (earned === false) return 'None';
  return status === 'pending' ? 'Not paid yet' : '—';
}
