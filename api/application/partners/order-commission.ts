import { commissionOf, holdEnd, reversalOf } from '../../domain/partners/commission.ts';
import { maskEmail } from '../../domain/partners/mask-email.ts';
import { judgeReferral, needsReview } from '../../domain/partners/self-referral.ts';
import { emailIdentity } from '../../domain/shared/email-identity.ts';
import type { CommissionLedger } from '../../ports/partners/commission-ledger.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { KeyedHash } from '../../ports/shared/keyed-hash.ts';
import type { ReferralClicks } from '../../ports/partners/referral-clicks.ts';
import type { Transaction } from '../../ports/shared/unit-of-work.ts';
import type { CommissionableOrder, CommissionEffects } from '../../ports/ordering/order-effects.ts';

interface Deps {
  commissionLedger: CommissionLedger;
  clicks: ReferralClicks;
  hash: KeyedHash;
  ids: IdSource;
}

/** Books commission when an order is paid, and takes it back as far as the order is refunded. */
export class OrderCommission implements CommissionEffects {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** Writes down for whom the order counts, commission or not, so that it can be explained. Twice is once. */
  async book(tx: Transaction, order: CommissionableOrder): Promise<void> {
    const found = order.clickId === null ? null : await this.deps.clicks.find(order.clickId, tx);
    const brand = found?.brand ?? null;
    const cardKey = order.paymentFingerprint === null ? null : this.cardKey(order.paymentFingerprint);
    // Sums count customers by their id: an order that belongs to nobody counts as a customer of its own.
    const customerId = order.customerId ?? order.orderId;
    const outcome = brand
      ? judgeReferral({ ...order, customerId, cardOfPartner: await this.isCardOf(tx, cardKey, brand) }, brand)
      : 'no_click';
    const fresh = await this.deps.commissionLedger.attribute(tx, {
      orderId: order.orderId,
      brandId: brand?.id ?? null,
      clickId: found?.click.id ?? null,
      outcome,
      flaggedForReview: needsReview(outcome),
      customerId,
      emailMasked: maskEmail(order.email),
      emailKey: this.emailKey(order.email),
      cardKey,
      netPaid: order.netPaid,
      paidAt: order.at,
    });
    if (!fresh || !brand || outcome !== 'earned') return;
    const facts = {
      rateTenths: brand.rateTenths,
      netPaidMinor: order.netPaid.minor,
      refundedMinor: 0,
      currency: order.netPaid.currency,
      payableAt: holdEnd(order.at),
      onHold: false,
      paidAt: null,
    };
    await this.deps.commissionLedger.open(tx, {
      orderId: order.orderId,
      brandId: brand.id,
      facts,
      amount: commissionOf(facts),
      entryId: this.deps.ids.next(),
      at: order.at,
    });
  }

  async assign(
    tx: Transaction,
    { orderId, customerId }: { orderId: string; customerId: string },
  ): Promise<void> {
    await this.deps.commissionLedger.assign(tx, orderId, customerId);
  }

  async reverse(tx: Transaction, refund: Parameters<CommissionEffects['reverse']>[1]): Promise<void> {
    const change = await this.changeBy(tx, refund, refund.refunded.minor);
    if (change) await this.deps.commissionLedger.reverse(tx, change);
  }

  async undoReversal(tx: Transaction, refund: Parameters<CommissionEffects['reverse']>[1]): Promise<void> {
    const change = await this.changeBy(tx, refund, -refund.refunded.minor);
    if (change) await this.deps.commissionLedger.restore(tx, change);
  }

  hold(tx: Transaction, orderId: string): Promise<void> {
    return this.deps.commissionLedger.hold(tx, orderId);
  }

  release(tx: Transaction, orderId: string): Promise<void> {
    return this.deps.commissionLedger.release(tx, orderId);
  }

  /** What `refundMinor` more going back takes off the commission of an order; null when it has none. */
  private async changeBy(
    tx: Transaction,
    { orderId, refundId, refunded, at }: Parameters<CommissionEffects['reverse']>[1],
    refundMinor: number,
  ): Promise<Parameters<CommissionLedger['reverse']>[1] | null> {
    const facts = await this.deps.commissionLedger.lock(tx, orderId);
    if (!facts) return null;
    if (refunded.currency !== facts.currency)
      throw new Error(`Order ${orderId} was paid in ${facts.currency}, not in ${refunded.currency}.`);
    const amount = reversalOf(facts, refundMinor);
    const entryId = this.deps.ids.next();
    return { orderId, refundId, refundedMinor: refunded.minor, amount, entryId, at };
  }

  private async isCardOf(
    tx: Transaction,
    cardKey: Buffer | null,
    brand: { userId: string; email: string },
  ): Promise<boolean> {
    if (cardKey === null) return false;
    return this.deps.commissionLedger.isCardOf(tx, cardKey, {
      userId: brand.userId,
      emailKey: this.emailKey(brand.email),
    });
  }

  private emailKey(email: string): Buffer {
    return this.deps.hash.of('order-email', emailIdentity(email));
  }

  private cardKey(fingerprint: string): Buffer {
    return this.deps.hash.of('order-card', fingerprint);
  }
}
