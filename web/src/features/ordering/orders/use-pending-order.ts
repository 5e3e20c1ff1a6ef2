import { errorMessage } from '../../../api/errors.ts';
import { useWhatBecame } from '../../../api/ordering.ts';
import type { Order } from '../../../api/ordering.ts';
import { keepClaim } from './stored-orders.ts';

/** What the gateway says of an order while it is pending: asked on arrival, again and again, and by *Check now*. */
export function usePendingOrder(order: Order | undefined, token: string | null) {
  const pendingId = order?.payment_status === 'pending' ? order.order_id : null;
  const { data, error, isFetching, refetch } = useWhatBecame(pendingId, token, keepClaim);
  return {
    busy: isFetching,
    failure: error ? errorMessage(error) : null,
    bank: data?.challenge?.url ?? null,
    check: () => void refetch(),
  };
}
