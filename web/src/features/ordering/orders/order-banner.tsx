import type { Order } from '../../../api/ordering.ts';
import { paths } from '../../../lib/paths.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { whatIsBought } from './order-text.ts';

export interface OrderBannerProps {
  order: Pick<Order, 'payment_status' | 'email' | 'refund_request' | 'items'>;
  /** A guest's order whose account waits to be claimed. */
  claim: boolean;
  signedIn: boolean;
  checking: boolean;
  /** What the last look at the gateway said, when it said no. */
  failure: string | null;
  /** The bank's page, while it waits for the customer. */
  bank: string | null;
  onCheck: () => void;
}

function Pending({ checking, failure, bank, onCheck }: OrderBannerProps) {
  if (bank) {
    return (
      <Alert
        tone="warning"
        title="Your bank waits for your approval"
        action={
          <LinkButton size="sm" href={bank}>
            Go to the bank
          </LinkButton>
        }
      >
        Nothing is charged until you approve the payment there.
      </Alert>
    );
  }
  return (
    <Alert
      tone="info"
      title="The payment is being confirmed"
      action={
        <Button size="sm" variant="outline" busy={checking} busyLabel="Checking…" onClick={onCheck}>
          Check now
        </Button>
      }
    >
      The bank has not answered yet. This page checks again every few seconds and updates the order by itself;
      you do not need to pay again.{failure && ` The last check failed: ${failure}`}
    </Alert>
  );
}

function Paid({ order, claim, signedIn }: OrderBannerProps) {
  if (signedIn) {
    return (
      <Alert
        tone="success"
        title="Thank you. Your order is paid"
        action={
          <LinkButton size="sm" href={paths.chartAnalysis}>
            Analyze a chart
          </LinkButton>
        }
      >
        {whatIsBought(order.items, 'Your')} on your account. The receipt is on its way to {order.email}.
      </Alert>
    );
  }
  return (
    <Alert tone="success" title="Thank you. Your order is paid">
      {claim
        ? `We sent a link to ${order.email}. Open it to set a password: ${whatIsBought(order.items, 'your')} waiting in that account.`
        : `What you bought is on the account of ${order.email}. Log in with it to use your credits; the receipt is on its way there.`}
    </Alert>
  );
}

/** How the order stands, in a sentence, and the one thing to do next. */
export function OrderBanner(props: OrderBannerProps) {
  const { order, failure } = props;
  if (order.refund_request?.status === 'requested') {
    return (
      <Alert tone="info" title="Refund requested">
        Asked on {formatMoment(order.refund_request.created_at)}. The answer goes to {order.email}.
      </Alert>
    );
  }
  switch (order.payment_status) {
    case 'pending':
      return <Pending {...props} />;
    case 'paid':
      return <Paid {...props} />;
    case 'disputed':
      return (
        <Alert tone="warning" title="The payment of this order is disputed">
          Its unused credits are frozen until your bank has decided.
        </Alert>
      );
    case 'cancelled':
      return (
        <Alert
          title="This order was cancelled"
          action={
            <LinkButton size="sm" variant="outline" href={paths.checkout}>
              Back to checkout
            </LinkButton>
          }
        >
          Nothing was charged. {failure}
        </Alert>
      );
    default:
      return (
        <Alert tone="info" title={order.payment_status === 'refunded' ? 'Refunded' : 'Partly refunded'}>
          The money goes back to the card that paid; banks take a few days to show it.
        </Alert>
      );
  }
}
