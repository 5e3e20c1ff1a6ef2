import type { Dispute, SeenWarning } from '../../../domain/ordering/dispute.ts';
import { money } from '../../../domain/shared-with-web/money.ts';

/** Rows as the driver gives them: bigint columns arrive as text. */
export interface DisputeRow {
  reference: string;
  order_id: string;
  status: Dispute['status'];
  amount_minor: string | number;
  currency: string;
  reason: string;
  fee_minor: string | number | null;
  fee_currency: string | null;
  opened_at: Date;
  respond_by: Date | null;
  closed_at: Date | null;
}

export interface WarningRow extends SeenWarning {
  order_id: string;
}

export function disputeOf(row: DisputeRow): Dispute {
  const { fee_minor: fee, fee_currency: feeCurrency } = row;
  return {
    reference: row.reference,
    orderId: row.order_id,
    status: row.status,
    amount: money(Number(row.amount_minor), row.currency),
    reason: row.reason,
    fee: fee === null || feeCurrency === null ? null : money(Number(fee), feeCurrency),
    openedAt: row.opened_at,
    respondBy: row.respond_by,
    closedAt: row.closed_at,
  };
}

export function disputeRowOf(dispute: Dispute): DisputeRow {
  return {
    reference: dispute.reference,
    order_id: dispute.orderId,
    status: dispute.status,
    amount_minor: dispute.amount.minor,
    currency: dispute.amount.currency,
    reason: dispute.reason,
    fee_minor: dispute.fee?.minor ?? null,
    fee_currency: dispute.fee?.currency ?? null,
    opened_at: dispute.openedAt,
    respond_by: dispute.respondBy,
    closed_at: dispute.closedAt,
  };
}

export function warningOf({ reference, reason, actionable, at }: WarningRow): SeenWarning {
  return { reference, reason, actionable, at };
}
