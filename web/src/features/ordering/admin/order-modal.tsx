import { useEffect, useMemo, useState } from 'react';
import { useAdminOrder } from '../../../api/ordering-admin.ts';
import type { AdminOrder } from '../../../api/ordering-admin.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { chakra } from '../../../ui/layout.ts';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast/toasts.ts';
import { useUnsavedChanges } from '../../../ui/unsaved-changes.tsx';
import { OrderDetails } from './order-details.tsx';
import { OrderEditor } from './order-editor.tsx';
import { OrderFrameContext } from './order-frame.tsx';
import { amountOf } from './order-text.ts';
import { RefundForm } from './refund-form.tsx';

export type OrderModalState = { mode: 'create' } | { mode: 'view' | 'edit' | 'refund'; id: string };

export interface OrderModalProps {
  state: OrderModalState;
  /** Another mode of the same order; null closes it. Stable. */
  onState: (state: OrderModalState | null) => void;
}

/** One modal for looking at an order, changing it, entering a new one, and giving money back. */
export function OrderModal({ state, onState }: OrderModalProps) {
  const { data, error } = useAdminOrder(state.mode === 'create' ? null : state.id);
  const [footer, setFooter] = useState<Element | null>(null);
  const [dirty, setDirty] = useState(false);
  const { leave, dialog } = useUnsavedChanges(dirty);
  const frame = useMemo(() => ({ footer, leave, setDirty }), [footer, leave]);
  useEffect(() => {
    if (!error) return;
    toast.error('❌ Failed to load order details');
    onState(null);
  }, [error, onState]);
  const order = data?.order;
  const close = () => onState(null);
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && leave(close)}
        size={state.mode === 'refund' ? 'md' : 'lg'}
        {...labelsFor(state, order)}
        footer={<chakra.div ref={setFooter} display="contents" />}
      >
        <OrderFrameContext value={frame}>
          {state.mode === 'create' ? (
            <OrderEditor order={null} onClose={close} />
          ) : order ? (
            <Mode state={state} order={order} onState={onState} />
          ) : (
            <SkeletonText lines={6} />
          )}
        </OrderFrameContext>
      </Dialog>
      {dialog}
    </>
  );
}

function labelsFor(
  { mode }: OrderModalState,
  order: AdminOrder | undefined,
): { title: string; description?: string } {
  if (mode === 'create')
    return {
      title: 'Add order',
      description: 'For an order that was paid, or will be, in another way than by card.',
    };
  if (!order) return { title: 'Order' };
  if (mode === 'edit') return { title: `Edit order ${order.number}` };
  if (mode === 'view') return { title: `Order ${order.number}`, description: order.order_id };
  const [paid, left] = [order.total_minor, order.refundable_minor].map((minor) => amountOf(order, minor));
  return {
    title: `Refund order ${order.number}`,
    description: `${order.email}. Paid ${paid}, ${left} left to refund.`,
  };
}

function Mode({
  state,
  order,
  onState,
}: OrderModalProps & { state: Exclude<OrderModalState, { mode: 'create' }>; order: AdminOrder }) {
  const close = () => onState(null);
  const to = (mode: 'view' | 'edit' | 'refund') => () => onState({ mode, id: state.id });
  if (state.mode === 'edit') return <OrderEditor order={order} onClose={close} onRefund={to('refund')} />;
  if (state.mode === 'refund') return <RefundForm order={order} onClose={close} />;
  return <OrderDetails order={order} onClose={close} onEdit={to('edit')} onRefund={to('refund')} />;
}
