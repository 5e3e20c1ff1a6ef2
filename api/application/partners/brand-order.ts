import { commissionOf, commissionStatus, type CommissionStatus } from '../../domain/partners/commission.ts';
import { readOrderSearch } from '../../domain/partners/order-search.ts';
import { money, type Money } from '../../domain/shared-with-web/money.ts';
import type {
  ReferredOrderFilter,
  ReferredOrderRow,
  ReferredStatus,
} from '../../ports/partners/brand-sales.ts';

export interface BrandOrder extends ReferredOrderRow {
  commissionAmount: Money;
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

export function withCommission(order: ReferredOrderRow, now: Date): BrandOrder {
  const { commission } = order;
  return {
    ...order,
    commissionAmount: commission ? commissionOf(commission) : money(0, order.total.currency),
    commissionStatus: commission && commissionStatus(commission, now),
  };
}
