import Stripe from 'stripe';
import type { ChargeTaken } from '../../../domain/ordering/charge-proof.ts';
import type { Clock } from '../../../ports/shared/clock.ts';
import type { Log } from '../../../ports/shared/log.ts';
import type {
  Charge,
  ChargeRequest,
  GatewayEvent,
  GatewayRefund,
  PaymentGateway,
  Reversals,
} from '../../../ports/payments/payment-gateway.ts';
import { challengeWindowMs } from '../challenge-window.ts';
import { findIntent } from './find-intent.ts';
import { findRefund, refundOf } from './stripe-refund.ts';
import { intentIdOf, reversalEvents, reversalsOf } from './stripe-reversals.ts';
import { takenOf } from './stripe-taken.ts';
import { stripeAmount } from './stripe-amount.ts';
import { chargeOf, declineCodeOf } from './stripe-charge.ts';

interface Deps {
  secretKey: string;
  webhookSecret: string;
  /** Another address that speaks Stripe's protocol; Stripe's own when not set. */
  apiUrl?: string | undefined;
  /** How long one try of a request may take. */
  timeoutMs?: number;
  clock: Clock;
  log: Log;
}

type RefundAsked = Parameters<PaymentGateway['refund']>[0];

/** What is waited for of the charge alone; besides, `reversalEvents`. Everything else that Stripe reports is ignored. */
const awaited = new Set([
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
]);
const nowhere: Charge = { state: 'declined', reference: null, code: 'processing_error', card: null };

/**
 * Stripe Payment Intents, one per charge key, confirmed as they are made. The card never comes here: the browser gives it to
 * Stripe's own form and sends the payment method's id. No state is stored on our side.
 */
export class StripeGateway implements PaymentGateway {
  readonly provider = 'stripe';
  private readonly stripe: Stripe;
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
    this.stripe = new Stripe(deps.secretKey, {
      ...hostOf(deps.apiUrl),
      timeout: deps.timeoutMs ?? 15_000,
      // Safe, as every write carries an idempotency key.
      maxNetworkRetries: 1,
      telemetry: false,
    });
  }

  async charge(request: ChargeRequest): Promise<Charge> {
    const amount = stripeAmount(request.amount);
    if (request.means.kind !== 'token' || amount === null) {
      this.deps.log.error({ order_id: request.orderId, amount: request.amount }, 'Not chargeable at Stripe');
      return nowhere;
    }
    try {
      const intent = await this.stripe.paymentIntents.create(
        {
          amount,
          currency: request.amount.currency.toLowerCase(),
          payment_method: request.means.token,
          allowed_payment_method_types: ['card'],
          automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
          confirm: true,
          description: `Order ${request.orderId}`,
          metadata: { order_id: request.orderId, charge_key: request.key },
          expand: ['latest_charge'],
        },
        { idempotencyKey: request.key },
      );
      return chargeOf(intent);
    } catch (error) {
      return this.refusedCharge(error, request.key);
    }
  }

  async find(key: string): Promise<Charge | null> {
    try {
      const intent = await findIntent(this.stripe, key, this.deps.clock.now());
      if (intent === null) return null;
      if (intent === 'unsure') return { state: 'unknown' };
      return chargeOf(this.isOverdue(intent) ? await this.withdraw(intent) : intent);
    } catch (error) {
      this.note(error);
      return { state: 'unknown' };
    }
  }

  async refund(request: RefundAsked): Promise<GatewayRefund> {
    const amount = stripeAmount(request.amount);
    if (amount === null) return { state: 'refused', reason: 'Stripe cannot give back exactly this amount.' };
    try {
      // Looked up first: Stripe forgets idempotency keys after a day.
      const sent = await findRefund(this.stripe, request);
      return refundOf(sent ?? (await this.sendRefund(request, amount)));
    } catch (error) {
      this.note(error);
      if (!(error instanceof Stripe.errors.StripeError) || isUncertain(error)) return { state: 'unknown' };
      return { state: 'refused', reason: error.code ?? error.type };
    }
  }

  private sendRefund({ key, reference }: RefundAsked, amount: number): Promise<Stripe.Refund> {
    const metadata = { refund_key: key };
    return this.stripe.refunds.create(
      { payment_intent: reference, amount, metadata },
      { idempotencyKey: key },
    );
  }

  async reversals(reference: string): Promise<Reversals | null> {
    try {
      return await reversalsOf(this.stripe, reference);
    } catch (error) {
      this.note(error);
      return null;
    }
  }

  named(reference: string): boolean {
    return reference.startsWith('pi_');
  }

  async taken(since: Date): Promise<ChargeTaken[] | null> {
    try {
      return await takenOf(this.stripe, since);
    } catch (error) {
      this.note(error);
      return null;
    }
  }

  async readEvent(
    rawBody: Buffer,
    signature: string,
  ): Promise<GatewayEvent | 'ignored' | 'unavailable' | null> {
    let event: Stripe.Event;
    try {
      event = this.stripe.webhooks.constructEvent(rawBody, signature, this.deps.webhookSecret);
    } catch {
      return null;
    }
    if (!isWhole(event)) return 'ignored';
    if (reversalEvents.has(event.type)) return this.reversalEvent(event);
    if (!awaited.has(event.type)) return 'ignored';
    const intent = event.data.object as Stripe.PaymentIntent;
    const named = namesOf(intent);
    if (!named) return 'ignored';
    return { id: event.id, ...named, charge: chargeOf(await this.latest(intent)), reversals: null };
  }

  /** The payload of the event is not trusted: it may arrive late, so the present state is fetched. */
  private async reversalEvent(event: Stripe.Event): Promise<GatewayEvent | 'ignored' | 'unavailable'> {
    const intentId = intentIdOf(event);
    if (intentId === null) return 'ignored';
    try {
      const intent = await this.stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] });
      const named = namesOf(intent);
      if (!named) return 'ignored';
      const reversals = await reversalsOf(this.stripe, intentId);
      return { id: event.id, ...named, charge: chargeOf(intent), reversals };
    } catch (error) {
      this.note(error);
      // An intent that is not there now will not be when the event comes again.
      const missing = error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404;
      return missing ? 'ignored' : 'unavailable';
    }
  }

  /** An event carries the intent of its own moment, and nothing of the card: both are asked for anew. */
  private async latest(intent: Stripe.PaymentIntent): Promise<Stripe.PaymentIntent> {
    try {
      return await this.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    } catch (error) {
      this.note(error);
      return intent;
    }
  }

  /** What an error of a charge means: certainly not charged, or not known. */
  private async refusedCharge(error: unknown, key: string): Promise<Charge> {
    this.note(error);
    const { errors } = Stripe;
    if (!(error instanceof errors.StripeError)) return { state: 'unknown' };
    if (error instanceof errors.StripeCardError) {
      if (error.payment_intent) return { ...declinedAs(error), reference: error.payment_intent.id };
      return { ...declinedAs(error), reference: null };
    }
    // The key was used with other parameters: what stands under it is the charge.
    if (error instanceof errors.StripeIdempotencyError) return (await this.find(key)) ?? { state: 'unknown' };
    return isUncertain(error) ? { state: 'unknown' } : nowhere;
  }

  private isOverdue(intent: Stripe.PaymentIntent): boolean {
    const age = this.deps.clock.now().getTime() - intent.created * 1000;
    return intent.status === 'requires_action' && age >= challengeWindowMs;
  }

  /** Cancels an intent that the customer has not approved in time; one approved meanwhile is answered as it stands. */
  private async withdraw(intent: Stripe.PaymentIntent): Promise<Stripe.PaymentIntent> {
    try {
      return await this.stripe.paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' });
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      return this.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    }
  }

  /** Logs what kind of failure it was. Stripe's own sentence stays out: it may quote what was sent. */
  private note(error: unknown): void {
    if (!(error instanceof Stripe.errors.StripeError)) {
      this.deps.log.error({ err: error }, 'Unexpected failure at Stripe');
      return;
    }
    const { type, code, decline_code, requestId, statusCode } = error;
    const fields = { type, code, decline_code, stripe_request: requestId, status: statusCode };
    if (error instanceof Stripe.errors.StripeCardError) this.deps.log.info(fields, 'Stripe declined a card');
    else this.deps.log.error(fields, 'Stripe refused a request');
  }
}

/** What a charge of ours is called here; null when others charged through the same Stripe account. */
function namesOf({ metadata }: Stripe.PaymentIntent): { orderId: string; key: string } | null {
  const { order_id: orderId, charge_key: key } = (metadata ?? {}) as Stripe.Metadata;
  return orderId && key ? { orderId, key } : null;
}

/** Longest id of an event that is stored. */
const EVENT_ID_CHARS = 255;

/** Whether an event has the shape that all events of Stripe have; its signature says who sent it, not what it holds. */
function isWhole({ id, data }: { id?: unknown; data?: { object?: unknown } | null }): boolean {
  const hasId = typeof id === 'string' && id !== '' && id.length <= EVENT_ID_CHARS;
  return hasId && typeof data?.object === 'object' && data.object !== null;
}

function declinedAs(error: InstanceType<typeof Stripe.errors.StripeCardError>) {
  return { state: 'declined' as const, code: declineCodeOf(error), card: null };
}

/** Whether the request may have been carried out all the same. */
function isUncertain(error: InstanceType<typeof Stripe.errors.StripeError>): boolean {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeIdempotencyError } =
    Stripe.errors;
  const unclear = [StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeIdempotencyError];
  return unclear.some((kind) => error instanceof kind) || error.statusCode === 409;
}

function hostOf(apiUrl: string | undefined): { host?: string; port?: string; protocol?: 'http' | 'https' } {
  if (apiUrl === undefined) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  const isHttp = protocol === 'http:';
  return { host: hostname, port: port || (isHttp ? '80' : '443'), protocol: isHttp ? 'http' : 'https' };
}
