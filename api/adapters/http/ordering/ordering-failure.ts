import { declineAdvice } from '../../../domain/ordering/decline-reason.ts';
import type { FieldFault, OrderingError } from '../../../domain/ordering/errors.ts';
import { isInForce, type OrderStatus } from '../../../domain/ordering/order-status.ts';
import { decimalNumber, decimalText } from '../../../domain/shared-with-web/money.ts';
import type { Failure } from '../problem.ts';

/** An error of the ordering context as a failure, with what the customer needs to go on. */
export function orderingFailure(error: OrderingError): { failure: Failure } {
  switch (error.code) {
    case 'ordering.invalid_checkout':
    case 'ordering.invalid_refund':
    case 'ordering.invalid_order':
      return {
        failure: { code: error.code, detail: `Please check: ${listOf(error.faults)}.`, errors: error.faults },
      };
    case 'ordering.total_changed': {
      const { total } = error;
      const { minor: total_minor, currency } = total;
      return {
        failure: { code: error.code, extensions: { total: decimalNumber(total), total_minor, currency } },
      };
    }
    case 'ordering.declined': {
      const extensions = { decline_code: error.reason, order_id: error.orderId };
      return { failure: { code: error.code, detail: declineAdvice(error.reason), extensions } };
    }
    case 'ordering.refund_too_large': {
      const message = `must be at most ${decimalText(error.left)} ${error.left.currency}`;
      return { failure: { code: error.code, errors: [{ field: 'amount', message }] } };
    }
    case 'ordering.in_progress':
    case 'ordering.throttled':
      return { failure: { code: error.code, retryAfterSeconds: error.retryAfterSeconds } };
    case 'ordering.wrong_transition':
      return { failure: { code: error.code, detail: transitionText(error.from, error.to) } };
    case 'ordering.refund_refused':
      return { failure: { code: error.code, detail: `The refund was refused: ${error.reason}` } };
    default:
      return { failure: { code: error.code } };
  }
}

const statusLabels: Readonly<Record<OrderStatus, string>> = {
  pending: 'pending',
  paid: 'paid',
  partly_refunded: 'partly refunded',
  refunded: 'refunded',
  cancelled: 'cancelled',
};

function transitionText(from: OrderStatus, to: OrderStatus): string {
  const hint =
    isInForce(from) && to !== 'pending' ? ' Refund it instead: name the amount, or give back all of it.' : '';
  return `This order is ${statusLabels[from]} and cannot become ${statusLabels[to]}.${hint}`;
}

function listOf(faults: readonly FieldFault[]): string {
  return faults.map(({ field, message }) => `${field} ${message}`).join('; ');
}
