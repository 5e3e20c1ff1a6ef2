import { errorMessage } from '../../../api/errors.ts';
import { useAdminOrders } from '../../../api/ordering-admin.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { chakra } from '../../../ui/layout.ts';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { ExplainedOrder } from './explained-order.tsx';

/** Why the order with this number (`WW-3F0A91C27B`) earned commission or not. */
export function FoundOrder({ number }: { number: string }) {
  const { data, error, refetch, isFetching } = useAdminOrders({ q: number, page: 1 });
  if (error && !data)
    return <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <SkeletonText lines={5} />;
  const order = data.orders.find((one) => one.number === number);
  if (order) return <ExplainedOrder orderId={order.order_id} />;
  return <chakra.p textStyle="body">No order has this number.</chakra.p>;
}
