import { commissionOf, commissionStatus, type CommissionStatus } from '../../domain/partners/commission.ts';
import { readOrderSearch } from '../../domain/partners/order-search.ts';
import type { KeyedHash } from '../../ports/shared/keyed-hash.ts';
import { customerLabel } from './customer-label.ts';
import { money, type Money } from '../../domain/shared-with-web/money.ts';
import type {
  ReferredOrderFilter,
  ReferredOrderRow,
  ReferredStatus,
} from '../../ports/partners/brand-sales.ts';

export interface BrandOrder extends ReferredOrderRow {
  commissionAmount: Money;
  /** The same for all orders of a customer; null while an order without an account is not paid. */
  customerLabel: string | null;
  /** Null when it earned none, or is not paid. */
  commissionStatus: CommissionStatus | null;
}

export interface BrandOrderQuery {
  q?: string | undefined;
  status?: ReferredStatus | undefined;
  order?: 'asc' | 'desc' | undefined;
}

/** Whoever asks for paid orders means all that were: a refund later does not hide them. */
function statusesOf(status: ReferredStatus | undefined): ReferredStatus[] {
  if (status === undefined) return [];
  return status === 'paid' ? ['paid', 'partly_refunded', 'refunded'] : [status];
}

/** Which of the referred orders are asked for, and in which order. */
export function filterOf({ q, status, order }: BrandOrderQuery): ReferredOrderFilter {
  return { search: readOrderSearch(q), statuses: statusesOf(status), newestFirst: order !== 'asc' };
}

export function asPartnersSee(
  order: ReferredOrderRow,
  { brandId, hash, now }: { brandId: string; hash: KeyedHash; now: Date },
): BrandOrder {
  const { commission, customerId } = order;
  return {
    ...order,
    customerLabel: customerId && customerLabel(hash, brandId, customerId),
    commissionAmount: commission ? commissionOf(commission) : money(0, order.total.currency),
    commissionStatus: commission && commissionStatus(commission, now),
  };
}
