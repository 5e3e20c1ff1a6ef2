/** API calls for what admins do about orders. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getGetAdminOrderQueryKey,
  getGetOrderAuditQueryKey,
  getListAdminOrdersQueryKey,
  listAdminOrders,
  useCreateAdminOrder,
  useDeleteAdminOrder,
  useGetAdminOrder,
  useGetOrderAudit,
  usePlaySandboxEvent,
  useRefundOrder,
  useResendOrderEmail,
  useUpdateAdminOrder,
} from './generated/client/ordering/ordering.ts';
import type {
  AdminOrderList,
  ListAdminOrdersParams,
  OrderChange,
  OrderDraft,
  OrderEmailAgain,
  RefundOrder,
  SandboxEventEvent,
} from './generated/model';
import { downloadCsv } from './download.ts';
import { attemptKey } from './http.ts';

export type {
  AdminOrder,
  AdminOrderLine,
  AdminOrderList,
  OrderAuditEntry,
  OrderChange,
  OrderDraft,
  OrderEmailAgainKind,
  OrderItemDraft,
  SandboxEventEvent,
} from './generated/model';

/** A page of all orders; the page before stays until the next one is here. */
export function useAdminOrders(params: ListAdminOrdersParams) {
  return useQuery({
    queryKey: getListAdminOrdersQueryKey(params),
    // Without a wish for CSV the call answers JSON.
    queryFn: async ({ signal }) => (await listAdminOrders(params, signal)) as AdminOrderList,
    placeholderData: keepPreviousData,
  });
}

/** One order, always fetched again: it is about to be looked at closely or changed. Null asks nothing. */
export const useAdminOrder = (id: string | null) =>
  useGetAdminOrder(id ?? '', { query: { enabled: id !== null, staleTime: 0, gcTime: 0, retry: false } });

/** What was done to an order, newest first. */
export const useOrderTrail = (id: string) => useGetOrderAudit(id, { query: { staleTime: 0, retry: false } });

/** Everything that is filtered, as a file. */
export const downloadOrders = (filter: object): Promise<Blob> => downloadCsv('/admin/orders', filter);

/**
 * Enters, changes, refunds and deletes orders; what is shown of them is fetched again. `key` names an attempt: sent again
 * with the same body it happens once.
 */
export function useOrderActions() {
  const client = useQueryClient();
  const changed = async (id?: string): Promise<void> => {
    const keys = [
      getListAdminOrdersQueryKey(),
      ...(id ? [getGetAdminOrderQueryKey(id), getGetOrderAuditQueryKey(id)] : []),
    ];
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
  const relist = (): Promise<void> => changed();
  const changedOne = (_answer: unknown, { orderId }: { orderId: string }): Promise<void> => changed(orderId);
  const create = useCreateAdminOrder({ mutation: { onSuccess: relist } });
  const update = useUpdateAdminOrder({ mutation: { onSuccess: changedOne } });
  const remove = useDeleteAdminOrder({ mutation: { onSuccess: relist } });
  const refund = useRefundOrder({ mutation: { onSuccess: changedOne } });
  const play = usePlaySandboxEvent({ mutation: { onSuccess: changedOne } });
  const again = useResendOrderEmail({ mutation: { onSuccess: changedOne } });
  return {
    create: (data: OrderDraft, key: string) => create.mutateAsync({ data, headers: attemptKey(key) }),
    update: (orderId: string, data: OrderChange) => update.mutateAsync({ orderId, data }),
    remove: (orderId: string) => remove.mutateAsync({ orderId }),
    play: (orderId: string, event: SandboxEventEvent) => play.mutateAsync({ orderId, data: { event } }),
    resendEmail: (orderId: string, data: OrderEmailAgain, key: string) =>
      again.mutateAsync({ orderId, data, headers: attemptKey(key) }),
    refund: (orderId: string, data: RefundOrder, key: string) =>
      refund.mutateAsync({ orderId, data, headers: attemptKey(key) }),
  };
}
