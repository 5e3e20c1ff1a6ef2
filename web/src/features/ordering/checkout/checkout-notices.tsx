import { CREDITS_REQUIRED } from '../../../../../api/domain/shared-with-web/cart.ts';
import { useFormatMoney } from '../../../entities/currency/currencies.ts';
import { paths } from '../../../lib/paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { orderPath } from '../orders/order-path.ts';
import type { PurchaseFailure } from './purchase-failure.ts';

/** What became of the last press of *Pay*, when it was not a purchase. */
export function FailureNotice({
  failure,
}: {
  failure: Pick<PurchaseFailure, 'message' | 'advice' | 'newTotal'>;
}) {
  const format = useFormatMoney();
  const { message, advice, newTotal } = failure;
  if (newTotal) {
    return (
      <Alert tone="warning" title={`The total is now ${format(newTotal)}`}>
        {message} Nothing was charged. Pay again to accept the new total.
      </Alert>
    );
  }
  return <Alert title={message}>{advice ?? 'What you typed is still here: correct it and pay again.'}</Alert>;
}

/** A plan alone cannot be bought. */
export function CreditsMissing() {
  return (
    <Alert
      title={CREDITS_REQUIRED.title}
      action={
        <LinkButton size="sm" variant="outline" href={paths.chooseCredits}>
          Choose credits
        </LinkButton>
      }
    >
      {CREDITS_REQUIRED.text}
    </Alert>
  );
}

/** The cart has become an order whose payment is not settled: paying again would be a second order. */
export function StillOpen({ orderId }: { orderId: string }) {
  return (
    <Alert tone="warning" title="This cart is already being paid for">
      The payment of your last attempt is still being confirmed.{' '}
      <TextLink href={orderPath(orderId)}>See how it stands</TextLink> before you pay again.
    </Alert>
  );
}
