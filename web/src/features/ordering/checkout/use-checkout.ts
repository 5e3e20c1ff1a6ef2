import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CREDITS_REQUIRED, storedCart } from '../../../../../api/domain/shared-with-web/cart.ts';
import type { Cart } from '../../../../../api/domain/shared-with-web/cart.ts';
import { decimalNumber } from '../../../../../api/domain/shared-with-web/money.ts';
import type { Money } from '../../../../../api/domain/shared-with-web/money.ts';
import { askWhatBecame, checkout, useKeepOrder, useRefreshPrices } from '../../../api/ordering.ts';
import type { CheckoutRequest, CheckoutResult } from '../../../api/ordering.ts';
import { useCart } from '../../../entities/cart/cart-store.tsx';
import { pendingUser } from '../../../entities/session/pending-user.ts';
import { useSession } from '../../../entities/session/session.tsx';
import { orderPath } from '../orders/order-path.ts';
import { toast } from '../../../ui/toast/toasts.ts';
import { closeCheckout, keepCheckout, keepClaim } from '../orders/stored-orders.ts';
import { createAttempts } from './attempts.ts';
import { billingDetails, checkPayment, emptyPayment, paymentDetails, typedOf } from './payment-values.ts';
import type { PaymentErrors, PaymentField, PaymentValues, Typed } from './payment-values.ts';
import { purchaseFailure } from './purchase-failure.ts';
import type { PurchaseFailure } from './purchase-failure.ts';
import type { CardTaker } from './stripe-card.tsx';

const sameMoney = (one: Money, other: Money) => one.minor === other.minor && one.currency === other.currency;

/** 'Ada King Lovelace' is Ada, and King Lovelace. */
function namesOf(fullName: string): Pick<PaymentValues, 'firstName' | 'lastName'> {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

function requestOf(
  cart: Cart,
  total: Money,
  details: Pick<CheckoutRequest, 'paymentDetails' | 'billing'>,
): CheckoutRequest {
  return {
    items: storedCart(cart).items.map(({ id, type, quantity, name, price }) => ({
      id,
      type,
      quantity,
      name,
      price,
    })),
    totalAmount: decimalNumber(total),
    currency: total.currency,
    ...details,
  };
}

interface Failed extends PurchaseFailure {
  /** What the cart said when it failed: a new total stands only as long as the cart does. */
  cartTotal: Money;
}

/** What is typed, and from the press of *Pay* to the page of the order. */
export function useCheckout(withCard: boolean, typed: Typed = {}, today: () => Date = () => new Date()) {
  const cart = useCart();
  const { user } = useSession();
  const navigate = useNavigate();
  const keepOrder = useKeepOrder();
  const refreshPrices = useRefreshPrices();
  const [values, setValues] = useState<PaymentValues>(() => {
    const known = user ?? pendingUser();
    return { ...emptyPayment, email: known?.email ?? '', ...namesOf(known?.full_name ?? ''), ...typed };
  });
  const [errors, setErrors] = useState<PaymentErrors>({});
  const [failure, setFailure] = useState<Failed | null>(null);
  const [busy, setBusy] = useState(false);
  const taker = useRef<CardTaker | null>(null);
  const signedIn = user !== null;
  const [attempts] = useState(() => ({
    guest: createAttempts((request, key) => checkout(request, { key, signedIn: false })),
    own: createAttempts((request, key) => checkout(request, { key, signedIn: true })),
  }));

  const newTotal =
    failure?.newTotal && sameMoney(failure.cartTotal, cart.totalAmount) ? failure.newTotal : null;
  const payable = newTotal ?? cart.totalAmount;
  const free = payable.minor === 0;

  async function pay(): Promise<CheckoutResult> {
    const payer = { ...values, email: user?.email ?? values.email };
    const means = free ? 'nothing' : withCard ? 'card' : { token: await cardToken(taker.current, payer) };
    const send = signedIn ? attempts.own : attempts.guest;
    return send(
      requestOf(cart, payable, { paymentDetails: paymentDetails(payer, means), ...billingDetails(payer) }),
    );
  }

  /** Where the result leads: the bank's page, the bank's question here, or the order. */
  async function follow(result: CheckoutResult): Promise<void> {
    keepCheckout(result);
    const { order, order_token, challenge } = result;
    if (order.payment_status === 'pending' && challenge?.client_secret && taker.current) {
      await taker.current.approve(challenge.client_secret);
      const after = await askWhatBecame(order.order_id, order_token);
      keepClaim(after);
      keepOrder(after.order, order_token);
    } else keepOrder(order, order_token);
    const bank = order.payment_status === 'pending' ? challenge?.url : null;
    if (bank?.startsWith('/')) await navigate(bank, { state: { typed: typedOf(values) } });
    else if (bank) window.location.assign(bank);
    else await navigate(orderPath(order.order_id), { replace: true });
  }

  async function submit(): Promise<void> {
    if (cart.requiresCredits) {
      toast.error(CREDITS_REQUIRED.title, CREDITS_REQUIRED.text);
      return;
    }
    const wrong = checkPayment({ ...values, email: user?.email ?? values.email }, withCard && !free, today());
    setErrors(wrong);
    if (busy || Object.keys(wrong).length > 0) return;
    setBusy(true);
    setFailure(null);
    try {
      await follow(await pay());
    } catch (error) {
      const failed = purchaseFailure(error);
      closeCheckout();
      setErrors(failed.fields);
      setFailure({ ...failed, cartTotal: cart.totalAmount });
      if (failed.newTotal) void refreshPrices();
    } finally {
      setBusy(false);
    }
  }

  return {
    values,
    errors,
    failure,
    busy,
    payable,
    /** Nothing is charged, so no card is asked for. */
    free,
    newTotal: failure?.newTotal ?? null,
    submit: () => void submit(),
    setValue: <F extends PaymentField>(field: F, value: PaymentValues[F]) => {
      setValues((before) => ({ ...before, [field]: value }));
      setErrors((before) => ({ ...before, [field]: undefined }));
    },
    setTaker: (next: CardTaker | null) => {
      taker.current = next;
    },
  };
}

function cardToken(taker: CardTaker | null, payer: PaymentValues): Promise<string> {
  if (!taker) throw new Error('The card form is not ready yet.');
  return taker.takeCard({
    email: payer.email.trim(),
    name: `${payer.firstName} ${payer.lastName}`.trim(),
    zip: payer.zip.trim(),
  });
}
