import { useRef, useState } from 'react';
import { useOrderActions } from '../../../api/ordering-admin.ts';
import type { AdminOrder } from '../../../api/ordering-admin.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast/toasts.ts';
import { amountOf, reasonOf } from './order-text.ts';

export interface DeleteOrderDialogProps {
  order: AdminOrder;
  /** Called when the dialog has closed; `refund` when a refund is wanted instead. */
  onClosed: (answer: 'refund' | null) => void;
}

/** Asks before an order is deleted; one that money came in for leads to a refund instead. */
export function DeleteOrderDialog({ order, onClosed }: DeleteOrderDialogProps) {
  const { remove } = useOrderActions();
  const [open, setOpen] = useState(true);
  const answer = useRef<'refund' | null>(null);
  const common = { open, onOpenChange: setOpen, onClosed: () => onClosed(answer.current) };
  if (order.refundable_minor > 0)
    return (
      <ConfirmDialog
        {...common}
        harmless
        title={`Order ${order.number} has been paid`}
        description="A paid order stays in the books, so it cannot be deleted. You can refund it instead, in part or in whole."
        confirm="Refund instead"
        keep="Keep order"
        onConfirm={() => {
          answer.current = 'refund';
        }}
      />
    );
  return (
    <ConfirmDialog
      {...common}
      title={`Delete order ${order.number}?`}
      description={`${order.email}, ${amountOf(order, order.total_minor)}. This cannot be undone; the audit log keeps that it was deleted.`}
      confirm="Delete order"
      busyLabel="Deleting…"
      onConfirm={async () => {
        try {
          await remove(order.order_id);
          toast.success(`Order ${order.number} deleted`);
        } catch (error) {
          toast.error(`❌ Failed to delete order: ${reasonOf(error, 'Failed to delete order')}`);
          throw error;
        }
      }}
    />
  );
}
