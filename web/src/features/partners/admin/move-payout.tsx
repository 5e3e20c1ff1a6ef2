import { useState } from 'react';
import { errorMessage } from '../../../api/errors.ts';
import { usePayoutActions } from '../../../api/partners-admin.ts';
import type { Payout } from '../../../api/partners-admin.ts';
import { useFormatMoney } from '../../../entities/currency/currencies.ts';
import { formatMonth } from '../../../lib/format-date.ts';
import { newUuid } from '../../../lib/new-uuid.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast/toasts.ts';
import { toPay } from './payout-values.ts';

interface Props {
  /** Null: nothing is asked. */
  payout: Payout | null;
  onClose: () => void;
}

/** Asks before a payout is approved, or said to be paid: neither can be taken back. */
export function MovePayout({ payout, onClose }: Props) {
  const { approve, markPaid } = usePayoutActions();
  const format = useFormatMoney();
  const [attempt] = useState(newUuid);
  if (!payout) return null;
  const { id, month, status } = payout;
  const draft = status === 'draft';
  const monthName = formatMonth(month);
  const sum =
    toPay(payout)
      .map((each) => format(each))
      .join(' and ') || 'Nothing';
  const act = async (): Promise<void> => {
    try {
      await (draft ? approve(id) : markPaid(id, `${attempt}-${id}`));
      toast.success(draft ? `Payout of ${monthName} approved` : `Payout of ${monthName} marked as paid`);
    } catch (error) {
      toast.error('The payout could not be changed', errorMessage(error));
      throw error;
    }
  };
  return (
    <ConfirmDialog
      harmless
      open
      onOpenChange={onClose}
      title={draft ? `Approve the payout of ${monthName}?` : `Mark the payout of ${monthName} as paid?`}
      description={
        draft
          ? `${sum} will wait to be paid to partners. This cannot be undone.`
          : `${sum} has gone out to partners; their commission will show as paid. This cannot be undone.`
      }
      confirm={draft ? 'Approve payout' : 'Mark as paid'}
      busyLabel="Saving..."
      onConfirm={act}
    />
  );
}
