/** The door to what admins do about orders. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getGetAdminOrderQueryKey,
  getGetOrderAuditQueryKey,
  getListAdminOrdersQueryKey,
  listAdminOrders,
  useDeleteAdminOrder,
  useGetAdminOrder,
  useGetOrderAudit,
  useUpdateAdminOrder,
} from './generated/client/ordering/ordering.ts';
import type {
  AdminOrderEnvelope,
  AdminOrderList,
  ListAdminOrdersParams,
  OrderChange,
  OrderDraft,
  RefundOrder,
  RefundResult,
} from './generated/model';
import { downloadCsv } from './download-csv.ts';
import { http } from './http.ts';

export type {
  AdminOrder,
  AdminOrderLine,
  AdminOrderList,
  OrderAuditEntry,
  OrderChange,
  OrderDraft,
  OrderItemDraft,
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

/** One order, always asked for anew: it is about to be looked at closely or changed. Null asks nothing. */
export const useAdminOrder = (id: string | null) =>
  useGetAdminOrder(id ?? '', { query: { enabled: id !== null, staleTime: 0, gcTime: 0, retry: false } });

/** What was done to an order, newest first. */
export const useOrderTrail = (id: string) => useGetOrderAudit(id, { query: { staleTime: 0, retry: false } });

/** Everything that is filtered, as a file. */
export const downloadOrders = (filter: object): Promise<Blob> => downloadCsv('/admin/orders', filter);

/**
 * Enters, changes, refunds and deletes orders; what is shown of them is asked for anew. `key` names an attempt: sent again
 * with the same body it happens once. By hand where a key is sent, because the generated calls take no headers.
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
  const update = useUpdateAdminOrder();
  const remove = useDeleteAdminOrder();
  const post = <A>(url: string, key: string, data: object): Promise<A> =>
    http<A>({
      url,
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      data,
    });
  return {
    async create(order: OrderDraft, key: string): Promise<AdminOrderEnvelope> {
      const made = await post<AdminOrderEnvelope>('/admin/orders', key, order);
      await changed();
      return made;
    },
    async update(orderId: string, data: OrderChange): Promise<AdminOrderEnvelope> {
      const answer = await update.mutateAsync({ orderId, data });
      await changed(orderId);
      return answer;
    },
    async remove(orderId: string): Promise<void> {
      await remove.mutateAsync({ orderId });
      await changed();
    },
    async refund(orderId: string, refund: RefundOrder, key: string): Promise<RefundResult> {
      const answer = await post<RefundResult>(`/admin/orders/${orderId}/refunds`, key, refund);
      await changed(orderId);
      return answer;
    },
  };
}
