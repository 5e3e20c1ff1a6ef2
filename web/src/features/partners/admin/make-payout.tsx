import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../api/errors.ts';
import { usePayoutActions } from '../../../api/partners-admin.ts';
import { formatMonth } from '../../../lib/format-date.ts';
import { newUuid } from '../../../lib/new-uuid.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast/toasts.ts';
import { payoutPaths } from './payout-values.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** As '2026-10'. */
  month: string;
}

/** Asks before the payout of a month is put together. Tried again after a failure it is the same attempt, so it is made once. */
export function MakePayout({ open, onOpenChange, month }: Props) {
  const { create } = usePayoutActions();
  const navigate = useNavigate();
  const [attempt] = useState(newUuid);
  const monthName = formatMonth(month);
  const make = async (): Promise<void> => {
    try {
      await create(month, `${attempt}-${month}`);
      toast.success(`Payout of ${monthName} made`, 'It is a draft: look at it, then approve it.');
      void navigate(payoutPaths.batches);
    } catch (error) {
      toast.error('The payout could not be made', errorMessage(error));
      throw error;
    }
  };
  return (
    <ConfirmDialog
      harmless
      open={open}
      onOpenChange={onOpenChange}
      title={`Make the payout of ${monthName}?`}
      description="It collects everything that is payable by the end of that month, once: there is one payout a month. No money moves until you pay it."
      confirm="Make payout"
      busyLabel="Making..."
      onConfirm={make}
    />
  );
}
