import { useState } from 'react';
import { decimalText, parseMoney } from '../../../../../api/domain/shared-with-web/money.ts';
import { errorMessage } from '../../../api/errors.ts';
import { useOrderActions } from '../../../api/ordering-admin.ts';
import type { AdminOrder } from '../../../api/ordering-admin.ts';
import { newUuid } from '../../../lib/new-uuid.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Stack, chakra } from '../../../ui/layout.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast/toasts.ts';
import { FrameActions } from './order-frame.tsx';
import { amountOf } from './order-text.ts';

export interface RefundFormProps {
  order: AdminOrder;
  onClose: () => void;
}

interface Typed {
  share: 'whole' | 'part';
  amount: string;
  reason: string;
}

/** The amount to give back in minor units, or what is wrong with it. */
function amountFault(order: AdminOrder, { share, amount }: Typed): { minor: number } | { fault: string } {
  if (share === 'whole') return { minor: order.refundable_minor };
  const money = parseMoney(amount, order.currency);
  if (!money || money.minor <= 0) return { fault: `Type an amount of ${order.currency}` };
  const most = order.refundable_minor;
  return money.minor > most ? { fault: `At most ${amountOf(order, most)} is left` } : { minor: money.minor };
}

function useRefund(order: AdminOrder, onClose: () => void) {
  const { refund } = useOrderActions();
  const [typed, setTyped] = useState<Typed>({ share: 'whole', amount: '', reason: '' });
  const [key, setKey] = useState(newUuid);
  const [faults, setFaults] = useState<{ amount?: string; reason?: string }>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  function type(part: Partial<Typed>): void {
    setTyped({ ...typed, ...part });
    setFaults({});
    // Another refund needs another name; the same one, sent again after a failure, moves money once.
    setKey(newUuid());
  }

  async function send(): Promise<void> {
    const amount = amountFault(order, typed);
    const reason = typed.reason.trim();
    const missing = reason === '' ? 'Say in a few words why' : undefined;
    if ('fault' in amount || missing)
      return setFaults({ amount: 'fault' in amount ? amount.fault : undefined, reason: missing });
    setBusy(true);
    setFailure(null);
    try {
      const part =
        typed.share === 'part'
          ? { amount: Number(decimalText({ ...amount, currency: order.currency })) }
          : {};
      const answer = await refund(order.order_id, { reason, ...part }, key);
      const done = answer.refund.status === 'succeeded';
      const returned = amountOf(order, answer.refund.amount_minor);
      toast.success(done ? `${returned} refunded` : `${returned} being refunded`, `Order ${order.number}`);
      onClose();
    } catch (error) {
      setFailure(errorMessage(error));
      setBusy(false);
    }
  }
  return { typed, type, faults, failure, busy, send };
}

/** Gives money back, all that is left or a part, with a reason; says what goes with it. */
export function RefundForm({ order, onClose }: RefundFormProps) {
  const { typed, type, faults, failure, busy, send } = useRefund(order, onClose);
  const left = amountOf(order, order.refundable_minor);
  return (
    <Stack gap="4">
      <SegmentedControl
        label="How much to refund"
        options={[
          { value: 'whole', label: `All of it, ${left}` },
          { value: 'part', label: 'A part' },
        ]}
        value={typed.share}
        onValue={(share) => type({ share })}
      />
      {typed.share === 'part' && (
        <TextField
          label={`Amount (${order.currency})`}
          type="number"
          min="0"
          step="any"
          value={typed.amount}
          error={faults.amount}
          onChange={(event) => type({ amount: event.currentTarget.value })}
        />
      )}
      <TextArea
        label="Reason"
        required
        rows={3}
        maxLength={1000}
        value={typed.reason}
        error={faults.reason}
        onChange={(event) => type({ reason: event.currentTarget.value })}
      />
      <chakra.p textStyle="caption" color="fg.muted">
        The unused credits of the order and the partner’s commission go back in the same share; with the last
        of the money the plan goes too. The customer gets an email.
      </chakra.p>
      {failure && <Alert>{failure}</Alert>}
      <FrameActions>
        <Button variant="outline" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button variant="danger" busy={busy} busyLabel="Refunding…" onClick={() => void send()}>
          Refund
        </Button>
      </FrameActions>
    </Stack>
  );
}
