import { useEffect } from 'react';
import { useAdminOrder } from '../../../api/ordering-admin.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast/toasts.ts';
import { OrderDetails } from './order-details.tsx';
import { OrderEditor } from './order-editor.tsx';
import { RefundOrderDialog } from './refund-order-dialog.tsx';

export type OrderModalState = { mode: 'create' } | { mode: 'view' | 'edit' | 'refund'; id: string };

export interface OrderModalProps {
  state: OrderModalState;
  /** Another mode of the same order; null closes it. Stable. */
  onState: (state: OrderModalState | null) => void;
}

/** One modal for looking at an order, changing it, entering a new one, and giving money back. */
export function OrderModal({ state, onState }: OrderModalProps) {
  const id = state.mode === 'create' ? null : state.id;
  const { data, error } = useAdminOrder(id);
  const close = () => onState(null);
  useEffect(() => {
    if (!error) return;
    console.error('The order could not be loaded', error);
    toast.error('❌ Failed to load order details');
    onState(null);
  }, [error, onState]);
  if (state.mode === 'create') return <OrderEditor order={null} onClose={close} />;
  if (!data)
    return (
      <Dialog open onOpenChange={close} size="lg" title="Order">
        <SkeletonText lines={6} />
      </Dialog>
    );
  const { order } = data;
  const to = (mode: 'view' | 'edit' | 'refund') => () => onState({ mode, id: state.id });
  if (state.mode === 'edit') return <OrderEditor order={order} onClose={close} onRefund={to('refund')} />;
  if (state.mode === 'refund') return <RefundOrderDialog order={order} onClose={close} />;
  return <OrderDetails order={order} onClose={close} onEdit={to('edit')} onRefund={to('refund')} />;
}
