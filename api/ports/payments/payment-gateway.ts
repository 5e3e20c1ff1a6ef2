import type { ChargeTaken } from '../../domain/ordering/charge-proof.ts';
import type { SeenDispute, SeenWarning } from '../../domain/ordering/dispute.ts';
import type { SeenRefund } from '../../domain/ordering/seen-refund.ts';
import type { Money } from '../../domain/shared-with-web/money.ts';

/** What may be stored of a card. */
export interface CardSeen {
  brand: string;
  last4: string;
  /** The same for the same card, never the number; null when the gateway does not say. */
  fingerprint: string | null;
}

/** A card as typed into the form of the source; exists in memory only while a charge is made. */
export interface CardTyped {
  number: string;
  expiryMonth: number;
  /** Four digits. */
  expiryYear: number;
  cvc: string;
  zip: string;
}

/** How the customer pays: a typed card (sandbox), or a token that the gateway's own form made (Stripe). */
export type PaymentMeans = { kind: 'card'; card: CardTyped } | { kind: 'token'; token: string };

export interface ChargeRequest {
  /** Names the charge: asked again with the same key, the gateway answers the same charge and charges once. */
  key: string;
  orderId: string;
  amount: Money;
  email: string;
  means: PaymentMeans;
}

export type DeclineCode =
  | 'card_declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'authentication_failed'
  | 'processing_error';

/** Where a charge stands. `reference` is the gateway's own name of it. */
export type Charge =
  | { state: 'succeeded'; reference: string; card: CardSeen | null }
  | { state: 'declined'; reference: string | null; code: DeclineCode; card: CardSeen | null }
  /**
   * The bank wants to see the customer: `url` is the path of our page to send them to (sandbox: `/checkout/challenge/…`),
   * `clientSecret` is for Stripe's own script.
   */
  | { state: 'challenge'; reference: string; url: string | null; clientSecret: string | null }
  /** The gateway did not answer in time, or is still at it: ask again with `find`. */
  | { state: 'unknown' };

export type GatewayRefund =
  | { state: 'succeeded'; reference: string }
  | { state: 'refused'; reason: string }
  | { state: 'unknown' };

/** What went back of a charge, or may: everything that the gateway knows of it now. */
export interface Reversals {
  refunds: SeenRefund[];
  disputes: SeenDispute[];
  warnings: SeenWarning[];
}

/** A message from the gateway whose signature was right. */
export interface GatewayEvent {
  /** The gateway's id of it: processed once. */
  id: string;
  /** The key and the order of the charge request that it is about. */
  key: string;
  orderId: string;
  charge: Charge;
  /** Null when the message was about the charge alone. */
  reversals: Reversals | null;
}

/** Takes money and gives it back. No method throws for what a gateway may answer; `unknown` is never a success. */
export interface PaymentGateway {
  readonly provider: 'sandbox' | 'stripe';
  charge(request: ChargeRequest): Promise<Charge>;
  /**
   * The charge made under this key; null when the gateway never received one. A request that is still on its way counts as
   * not received: ask again a minute after the charge before null is believed.
   */
  find(key: string): Promise<Charge | null>;
  /** Gives back part or all of a charge; the same `key` refunds once. */
  refund(request: { key: string; reference: string; amount: Money }): Promise<GatewayRefund>;
  /** What went back of a charge, or may; null when the gateway does not say now. */
  reversals(reference: string): Promise<Reversals | null>;
  /** Whether a charge has a reference as this gateway gives them; another may have taken payments before. */
  named(reference: string): boolean;
  /** Every charge of ours since then that went through; null when the gateway does not say now. */
  taken(since: Date): Promise<ChargeTaken[] | null>;
  /**
   * Reads a webhook; `'ignored'` when it is of a kind that nobody here waits for, null when the signature is not right. The
   * charge is reported as it stands now where the gateway can be asked, else as the event says. What goes back is always asked
   * for anew, so that events which come late or out of order say the same; `'unavailable'` when the gateway does not answer:
   * it will send the event again.
   */
  readEvent(rawBody: Buffer, signature: string): Promise<GatewayEvent | 'ignored' | 'unavailable' | null>;
}
