import { useRef, useState } from 'react';
import { useOrderActions } from '../../api/ordering-admin.ts';
import type { OrderEmailAgainKind } from '../../api/ordering-admin.ts';
import { newUuid } from '../../lib/new-uuid.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast/toasts.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ReasonedDialog } from '../form/reasoned-dialog.tsx';

export interface ResendOrderEmailProps {
  orderId: string;
  number: string;
  kind: OrderEmailAgainKind;
}

const texts = {
  receipt: {
    button: 'Send receipt again',
    what: 'The receipt, with a link to the invoice,',
    sent: 'The receipt is on its way',
  },
  refund: {
    button: 'Send refund email again',
    what: 'The email about the last refund, with its credit note,',
    sent: 'The refund email is on its way',
  },
} as const;

/** Sends an email about an order again, with a reason. */
export function ResendOrderEmail({ orderId, number, kind }: ResendOrderEmailProps) {
  const { resendEmail } = useOrderActions();
  const [asking, setAsking] = useState(false);
  // What is sent again after a failure is the same email; with another reason it is another attempt.
  const attempt = useRef({ reason: '', key: '' });
  const { button, what, sent } = texts[kind];
  const act = async (reason: string): Promise<void> => {
    if (attempt.current.reason !== reason) attempt.current = { reason, key: newUuid() };
    await resendEmail(orderId, { kind, reason }, attempt.current.key);
    attempt.current = { reason: '', key: '' };
    toast.success(sent, `Order ${number}`);
  };
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
        {button}
        <VisuallyHidden> of {number}</VisuallyHidden>
      </Button>
      {asking && (
        <ReasonedDialog
          title={`${button}?`}
          description={`${what} of order ${number} goes to the account that the order is in, or to the address that it was placed with while it is in none.`}
          confirm="Send email"
          busy="Sending…"
          harmless
          act={act}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
