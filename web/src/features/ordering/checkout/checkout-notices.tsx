import type { CartItem } from '../../../../../api/domain/shared-with-web/cart.ts';
import { useOwnPlans } from '../../../api/ordering.ts';
import { useFormatMoney } from '../../../entities/currency/currencies.ts';
import { useSession } from '../../../entities/session/session.tsx';
import { formatDay } from '../../../lib/format-date.ts';
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
      title="A plan is bought with credits"
      action={
        <LinkButton size="sm" variant="outline" href={paths.chooseCredits}>
          Choose credits
        </LinkButton>
      }
    >
      One credit pays for one analysis. Nothing is charged before you have chosen how many.
    </Alert>
  );
}

/** The cart holds plans that the account has: buying them again is allowed, and rarely meant. */
export function PlansOwned({ items }: { items: readonly Pick<CartItem, 'id' | 'type'>[] }) {
  const { status } = useSession();
  const { data } = useOwnPlans(status === 'signed-in');
  // The first of a plan is the one that lasts longest.
  const owned = items.flatMap(({ id, type }) =>
    type === 'package' ? (data?.plans.find((plan) => plan.id === id) ?? []) : [],
  );
  return owned.map(({ id, name, ends_at: endsAt }) => (
    <Alert key={id} tone="info" title={`You already have ${name}`}>
      {endsAt === null
        ? 'It is yours for life: buying it again adds nothing.'
        : `It is yours until ${formatDay(endsAt)}. Bought again, it runs from today.`}
    </Alert>
  ));
}

/** The cart has become an order whose payment is not settled: paying again would be a second order. */
export function StillOpen({ orderId }: { orderId: string }) {
  return (
    <Alert tone="warning" title="This cart is already being paid for">
      The payment of your last attempt is still being confirmed.{' '}
      <TextLink href={orderPath(orderId)}>Check its status</TextLink> before you pay again.
    </Alert>
  );
}
