import { useState } from 'react';
import { errorMessage } from '../../../api/errors.ts';
import { useAskForRefund } from '../../../api/ordering.ts';
import type { Order } from '../../../api/ordering.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Stack, chakra } from '../../../ui/layout.ts';
import { TextArea } from '../../../ui/text-area.tsx';

const MAX_REASON = 1000;

export interface RefundDialogProps {
  order: Pick<Order, 'order_id' | 'number' | 'refund_request_until'>;
  /** Opens a guest's order. */
  token: string | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks for the money back: until when that can be done, what it means, and why it is asked. */
export function RefundDialog({ order, token, open, onOpenChange }: RefundDialogProps) {
  const ask = useAskForRefund(order.order_id, token);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function send(): Promise<void> {
    if (reason.trim() === '') return setError('Say in a few words why');
    setBusy(true);
    setFailure(null);
    try {
      await ask(reason.trim());
      onOpenChange(false);
    } catch (thrown) {
      setFailure(errorMessage(thrown));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Ask for a refund"
      description={`Order ${order.number}`}
      footer={
        <>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            Keep the order
          </Button>
          <Button busy={busy} busyLabel="Sending…" onClick={() => void send()}>
            Ask for a refund
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <chakra.p textStyle="body">
          Within 30 days of paying you can have your money back
          {order.refund_request_until && `: for this order until ${formatMoment(order.refund_request_until)}`}
          . The plan and the unused credits of this order are taken back with it.
        </chakra.p>
        <TextArea
          label="Reason"
          required
          maxLength={MAX_REASON}
          value={reason}
          error={error}
          onChange={(event) => {
            setReason(event.target.value);
            setError(undefined);
          }}
        />
        {failure && <Alert>{failure}</Alert>}
      </Stack>
    </Dialog>
  );
}
