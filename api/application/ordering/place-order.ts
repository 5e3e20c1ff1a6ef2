import { normaliseEmail } from '../../domain/accounts/email.ts';
import {
  checkoutByAccount,
  guestCheckoutByAddress,
  guestCheckoutByEmail,
} from '../../domain/accounts/throttle-rules.ts';
import type { User } from '../../domain/accounts/user.ts';
import { offerIn } from '../../domain/catalog/offer.ts';
import { baseOf, currencyInForce } from '../../domain/currencies/currency.ts';
import type { OrderingErrorOf } from '../../domain/ordering/errors.ts';
import { TOO_MUCH, worthInBase } from '../../domain/ordering/order-bounds.ts';
import type { Order, OrderRecord } from '../../domain/ordering/order.ts';
import { priceCart, type PricedCart, type WantedItem } from '../../domain/ordering/price-cart.ts';
import type { Money, Rate } from '../../domain/shared-with-web/money.ts';
import type { OrderTax } from '../../domain/shared-with-web/tax.ts';
import type { TypedBilling } from '../../domain/taxes/order-tax.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { CheckoutTerms, Terms } from '../../ports/ordering/checkout-terms.ts';
import type { OrderStore } from '../../ports/ordering/order-store.ts';
import type { PlacedOrders, Placing } from '../../ports/ordering/placed-orders.ts';
import type { Charge, PaymentGateway, PaymentMeans } from '../../ports/payments/payment-gateway.ts';
import type { ReferralLookup } from '../../ports/partners/referral-lookup.ts';
import type { AttemptKey } from '../../ports/shared/idempotency-keys.ts';
import type { Transaction, UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { Counted, TryCounter } from '../accounts/try-counter.ts';
import type { OrderTaxes } from './order-taxes.ts';
import { checkPayment, type PaymentDetails } from './payment-means.ts';
import { inProgress, type Finish, type Idempotency } from '../shared/idempotency.ts';
import { drawnNumber } from './drawn-number.ts';
import { keyRefused } from './key-refused.ts';
import type { OrderSettlement } from './order-settlement.ts';

/** After this long an attempt that has not answered counts as left behind by a process that died. */
export interface PlaceOrderInput {
  /** Null: without an account. */
  user: User | null;
  idempotencyKey: string;
  items: readonly WantedItem[];
  /** The total that the customer was shown. */
  seenTotal: number;
  currency: string | undefined;
  /** Where the customer is, and for which business they buy. */
  billing: TypedBilling;
  payment: PaymentDetails;
  /** What the partner's cookie holds. */
  referralCookie: string | undefined;
  /** Network address of the caller. */
  address: string;
  /** The whole request, to tell it from another under the same key. */
  request: unknown;
}

/** An order that is paid, or still pending: then `challenge` says where the bank wants to see the customer, if it does. */
export interface PlacedOrder {
  record: OrderRecord;
  challenge: { url: string | null; clientSecret: string | null } | null;
}

export type PlaceOrderError = OrderingErrorOf<
  | 'ordering.invalid_checkout'
  | 'ordering.credits_required'
  | 'ordering.total_changed'
  | 'ordering.declined'
  | 'ordering.key_reused'
  | 'ordering.in_progress'
  | 'ordering.throttled'
>;

interface Deps {
  orders: OrderStore;
  placedOrders: PlacedOrders;
  idempotency: Idempotency;
  checkoutTerms: CheckoutTerms;
  gateway: PaymentGateway;
  referrals: ReferralLookup;
  orderTaxes: OrderTaxes;
  orderSettlement: OrderSettlement;
  tryCounter: TryCounter;
  unitOfWork: UnitOfWork;
  ids: IdSource;
  clock: Clock;
  /** Guests' checkouts an hour from one address. */
  guestsPerAddress: number;
}

const accountGone: PlaceOrderError = {
  code: 'ordering.invalid_checkout',
  faults: [{ field: 'email', message: 'belongs to an account that was deleted' }],
};

interface Checked {
  customerName: string;
  /** Null when there is nothing to pay. */
  means: PaymentMeans | null;
  cart: PricedCart;
  rate: Rate;
  baseTotal: Money;
  tax: OrderTax;
}

/**
 * Buys what is in the cart, once per key: prices it anew, writes the order down, charges outside any transaction, and books
 * what the gateway says. Whatever dies in between, the order is there to ask the gateway about. What costs nothing is paid at once,
 * without a gateway.
 */
export class PlaceOrder {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(input: PlaceOrderInput): Promise<Result<PlacedOrder, PlaceOrderError>> {
    const { clock, gateway } = this.deps;
    const payment = checkPayment(input.payment, gateway.provider, clock.now(), input.seenTotal === 0);
    if (!payment.ok) return err({ code: 'ordering.invalid_checkout', faults: payment.error });

    const scope = input.user ? `checkout:${input.user.id}` : 'checkout';
    const call = { scope, key: input.idempotencyKey, request: input.request };
    const itemIds = input.items.map(({ id }) => id);
    let terms: Terms | undefined;
    return this.deps.idempotency.once<PlacedOrder, PlaceOrderError>(call, {
      begin: async (taking) => {
        const begun = await this.deps.checkoutTerms.begin(taking, itemIds);
        terms = begun.terms;
        return begun.known;
      },
      work: (_attach, finish) =>
        this.attempt(input, payment.value, { attempt: call, finish, terms: terms as Terms }),
      replay: (orderId) => this.replay(orderId),
      refuse: keyRefused,
    });
  }

  private async attempt(
    input: PlaceOrderInput,
    payment: Pick<Checked, 'customerName' | 'means'>,
    { attempt, finish, terms }: { attempt: AttemptKey; finish: Finish; terms: Terms },
  ): Promise<Result<PlacedOrder, PlaceOrderError>> {
    const priced = this.price(input, terms);
    if (!priced.ok) return priced;
    const counted = this.counted(input);
    const order = await this.orderOf(input, { ...payment, ...priced.value });
    const added = await this.add(order, payment.means, counted, attempt);
    if (!added.ok) return added;
    const { id, total, email } = added.value;
    if (!payment.means) return this.replay(id);
    const charge = await this.deps.gateway.charge({
      key: id,
      orderId: id,
      amount: total,
      email,
      means: payment.means,
    });
    return this.settled(id, charge, async (tx) => {
      await finish(tx);
      if (input.user && charge.state !== 'declined')
        for (const each of counted) await this.deps.tryCounter.giveBack(each, tx);
    });
  }

  /**
   * Counts the try and writes the order down, all at once; one try too many is counted, and writes nothing. Numbers are short enough
   * to meet among millions of orders: then the order gets another id, and with it another number.
   */
  private async add(
    order: Order,
    means: PaymentMeans | null,
    counted: Counted[],
    attempt: AttemptKey,
  ): Promise<Result<Order, PlaceOrderError>> {
    const { tryCounter, placedOrders, unitOfWork, orderSettlement } = this.deps;
    const limits = tryCounter.limits(counted);
    const placing = {
      order,
      attempt: { scope: attempt.scope, key: attempt.key },
      limits: limits.map(({ key: counter, rule }) => ({
        key: counter,
        windowMs: rule.windowMs,
        most: rule.limit,
      })),
    };
    const placed: Placing = means
      ? await placedOrders.write(placing)
      : await unitOfWork.run(async (tx) => {
          const free = await placedOrders.write(placing, tx);
          if (free.state === 'written') await orderSettlement.payByHand(order, tx);
          return free;
        });
    if (placed.state === 'account_gone') return err(accountGone);
    if (placed.state === 'taken_over') return err(keyRefused(inProgress));
    if (placed.state === 'written') return ok(order);
    if (placed.state === 'number_taken')
      return this.add({ ...order, ...drawnNumber(this.deps.ids) }, means, counted, attempt);
    const verdict = tryCounter.verdict(limits, placed.counts);
    if (verdict.ok) throw new Error(`Order ${order.id} was refused within its limits.`);
    return err({ ...verdict.error, code: 'ordering.throttled' });
  }

  /** What became of an earlier attempt; the gateway is asked when that is not known yet. */
  private async replay(orderId: string): Promise<Result<PlacedOrder, PlaceOrderError>> {
    const record = await this.deps.orders.find(orderId);
    if (record && record.order.status !== 'pending') return ok({ record, challenge: null });
    return this.settled(orderId, (await this.deps.gateway.find(orderId)) ?? { state: 'unknown' });
  }

  /** `last`: what else belongs into the transaction that books the charge. */
  private async settled(
    orderId: string,
    charge: Charge,
    last?: (tx: Transaction) => Promise<void>,
  ): Promise<Result<PlacedOrder, PlaceOrderError>> {
    const record = await this.deps.orderSettlement.settleCharge(orderId, charge, last);
    if (!record) throw new Error(`Order ${orderId} has vanished.`);
    if (charge.state === 'declined') return err({ code: 'ordering.declined', reason: charge.code, orderId });
    return ok({ record, challenge: charge.state === 'challenge' ? charge : null });
  }

  private price(
    input: PlaceOrderInput,
    { currencies, packages, taxRules }: Terms,
  ): Result<Pick<Checked, 'cart' | 'rate' | 'baseTotal' | 'tax'>, PlaceOrderError> {
    const currency = currencyInForce(currencies, input.currency);
    if (!currency) {
      const faults = [{ field: 'currency', message: 'is not an active currency' }];
      return err({ code: 'ordering.invalid_checkout', faults });
    }
    const offers = input.items.map(({ id }) =>
      offerIn(
        packages.find((item) => item.id === id),
        currency,
      ),
    );
    const wanted = input.items.map(({ id, type, quantity }) => ({ id, type, quantity }));
    const cart = priceCart(wanted, offers, currency.code, input.seenTotal);
    if (!cart.ok) return cart;
    const baseTotal = worthInBase(cart.value.total, currency.rate, baseOf(currencies).code);
    if (!baseTotal)
      return err({ code: 'ordering.invalid_checkout', faults: [{ field: 'items', message: TOO_MUCH }] });
    const tax = this.deps.orderTaxes.decide(input.billing, cart.value.total, taxRules);
    if (!tax.ok) return err({ code: 'ordering.invalid_checkout', faults: tax.error });
    return ok({ cart: cart.value, rate: currency.rate, baseTotal, tax: tax.value });
  }

  private async orderOf(input: PlaceOrderInput, checked: Checked): Promise<Order> {
    const { ids, clock, referrals } = this.deps;
    const { cart, customerName, rate, baseTotal, tax } = checked;
    return {
      ...drawnNumber(ids),
      userId: input.user?.id ?? null,
      email: input.user?.email ?? normaliseEmail(input.payment.email),
      customerName,
      placedBy: input.user ? 'account' : 'guest',
      status: 'pending',
      disputed: false,
      total: cart.total,
      baseTotal,
      tax,
      rate,
      lines: cart.lines.map((line) => ({ id: ids.next(), ...line })),
      card: null,
      paymentReference: null,
      clickId: await referrals.clickIdOf(input.referralCookie),
      placedAt: clock.now(),
      paidAt: null,
      cancelledAt: null,
    };
  }

  private counted({ user, payment, address }: PlaceOrderInput): Counted[] {
    if (user) return [{ rule: checkoutByAccount, subject: user.id }];
    return [
      { rule: guestCheckoutByEmail, subject: normaliseEmail(payment.email) },
      { rule: guestCheckoutByAddress(this.deps.guestsPerAddress), subject: address },
    ];
  }
}
