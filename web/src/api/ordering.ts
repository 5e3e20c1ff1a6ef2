/** API calls for checkout and orders. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { getListPublicPackagesQueryKey } from './generated/client/catalog/catalog.ts';
import { getListPublicCurrenciesQueryKey } from './generated/client/currencies/currencies.ts';
import {
  checkoutAsGuest,
  checkoutCart,
  confirmOrder,
  getGetOrderQueryKey,
  getListOrdersQueryKey,
  useGetOrder,
  getListOwnPlansQueryKey,
  useListOrders,
  useListOwnPlans,
  useRequestRefund,
} from './generated/client/ordering/ordering.ts';
import type { CheckoutRequest, CheckoutResult, Order } from './generated/model';
import { ApiError } from './errors.ts';
import { attemptKey } from './http.ts';

export type {
  CheckoutRequest,
  CheckoutResult,
  Order,
  OrderLine,
  OrderRefund,
  OrderStatus,
  OwnPlan,
  PaymentDetails,
} from './generated/model';

/** How often a pending order is looked at again (milliseconds). */
export const PENDING_POLL_MS = 2_500;

const [LISTS] = getListOrdersQueryKey();

/**
 * Buys what is in the cart, signed in or as a guest. `key` names the attempt: the same key with the same body charges once,
 * however often it is sent. Rejects with `ApiError`.
 */
export function checkout(
  request: CheckoutRequest,
  { key, signedIn }: { key: string; signedIn: boolean },
): Promise<CheckoutResult> {
  return (signedIn ? checkoutCart : checkoutAsGuest)(request, attemptKey(key));
}

const withToken = (token: string | null) => (token === null ? undefined : { order_token: token });

/** Asks the gateway, through the server, what became of a pending order. Rejects with `ApiError` (402: declined). */
export function askWhatBecame(orderId: string, token: string | null): Promise<CheckoutResult> {
  return confirmOrder(orderId, withToken(token));
}

/** One order, polled while it is pending. `token` opens a guest's order. */
export function useOrder(orderId: string, token: string | null) {
  return useGetOrder(orderId, withToken(token), {
    query: {
      retry: false,
      refetchInterval: ({ state }) =>
        state.data?.order.payment_status === 'pending' ? PENDING_POLL_MS : false,
    },
  });
}

/** The own plans in force; asks nothing while nobody is signed in. */
export function useOwnPlans(signedIn: boolean) {
  return useListOwnPlans({ query: { enabled: signedIn } });
}

/** The own orders, newest first. */
export function useOrders(params: { limit: number; offset: number }) {
  return useListOrders(params, { query: { placeholderData: (before) => before } });
}

function keepOrder(client: QueryClient, order: Order, token: string | null): Promise<void> {
  client.setQueryData(getGetOrderQueryKey(order.order_id, withToken(token)), { order });
  void client.invalidateQueries({ queryKey: getListOwnPlansQueryKey() });
  return client.invalidateQueries({ queryKey: [LISTS] });
}

/** How often the gateway is asked about a pending order (milliseconds). */
const GATEWAY_POLL_MS = 10_000;

/**
 * What the gateway says of a pending order, polled while it is pending; the answer is cached as the order.
 * @param orderId null asks nothing
 * @param onAnswer called with each answer before the order changes
 */
export function useWhatBecame(
  orderId: string | null,
  token: string | null,
  onAnswer: (result: CheckoutResult) => void,
) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['what became', orderId],
    enabled: orderId !== null,
    retry: false,
    staleTime: 0,
    refetchInterval: GATEWAY_POLL_MS,
    queryFn: async () => {
      try {
        const result = await askWhatBecame(orderId ?? '', token);
        onAnswer(result);
        await keepOrder(client, result.order, token);
        return result;
      } catch (error) {
        // Declined: the order is another one now, too.
        if (error instanceof ApiError && error.status === 402)
          await client.invalidateQueries({ queryKey: getGetOrderQueryKey(orderId ?? '', withToken(token)) });
        throw error;
      }
    },
  });
}

/** Puts an order from an answer into the cache. */
export function useKeepOrder() {
  const client = useQueryClient();
  return (order: Order, token: string | null): void => void keepOrder(client, order, token);
}

/** Asks for the money back; the order then carries the request. */
export function useAskForRefund(orderId: string, token: string | null) {
  const client = useQueryClient();
  const { mutateAsync } = useRequestRefund({
    mutation: { onSuccess: ({ order }) => keepOrder(client, order, token) },
  });
  return (reason: string) => mutateAsync({ orderId, data: { reason }, params: withToken(token) });
}

/** Asks for prices and currencies again, e.g. when the server has said that they are not what was shown. */
export function useRefreshPrices() {
  const client = useQueryClient();
  return async (): Promise<void> => {
    const [packages] = getListPublicPackagesQueryKey();
    const [currencies] = getListPublicCurrenciesQueryKey();
    await Promise.all([packages, currencies].map((key) => client.invalidateQueries({ queryKey: [key] })));
  };
}
