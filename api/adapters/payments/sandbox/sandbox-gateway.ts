import { randomBytes } from 'node:crypto';
import { DAY_MS } from '../../../domain/shared-with-web/time.ts';
import { money } from '../../../domain/shared-with-web/money.ts';
import { cardBrand } from '../../../domain/shared-with-web/card.ts';
import type { ChargeTaken } from '../../../domain/ordering/charge-proof.ts';
import type { Clock } from '../../../ports/shared/clock.ts';
import type { KeyedHash } from '../../../ports/shared/keyed-hash.ts';
import type {
  CardSeen,
  Charge,
  ChargeRequest,
  GatewayRefund,
  PaymentGateway,
  Reversals,
} from '../../../ports/payments/payment-gateway.ts';
import {
  AT_PROVIDER,
  type SandboxCharge,
  type SandboxCharges,
  type SandboxRefund,
} from '../../../ports/payments/sandbox-charges.ts';
import { challengeWindowMs } from '../challenge-window.ts';
import { courseOf, type TestCardCourse } from './test-cards.ts';

/** How long a charge that timed out is still being processed. */
const processingMs = 2_000;

interface Deps {
  charges: SandboxCharges;
  hash: KeyedHash;
  clock: Clock;
}

/**
 * Behaves like the test mode of a card gateway, with books of its own and the documented numbers of `testCards`. No money
 * moves. Nothing of a card outlives the call but brand, last four and a keyed hash.
 */
export class SandboxGateway implements PaymentGateway {
  readonly provider = 'sandbox';
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async charge(request: ChargeRequest): Promise<Charge> {
    if (request.means.kind !== 'card')
      return { state: 'declined', reference: null, code: 'processing_error', card: null };
    const { number } = request.means.card;
    const course = courseOf(number);
    if (course.to === 'timeout' && course.then === 'lost') return { state: 'unknown' };

    const stored = await this.deps.charges.keep({
      key: request.key,
      reference: freshReference('sbx_ch'),
      orderId: request.orderId,
      amount: request.amount,
      ...beginningOf(course),
      card: this.seen(number),
      createdAt: this.deps.clock.now(),
    });
    return answerOf(stored);
  }

  async find(key: string): Promise<Charge | null> {
    const charge = await this.deps.charges.findByKey(key);
    if (!charge) return null;
    const age = this.deps.clock.now().getTime() - charge.createdAt.getTime();
    const { state, reference, declineCode } = charge;
    if (state === 'processing' && age >= processingMs)
      return answerOf((await this.deps.charges.end(reference, 'processing', declineCode)) ?? charge);
    if (state === 'challenge' && age >= challengeWindowMs)
      return answerOf(
        (await this.deps.charges.end(reference, 'challenge', 'authentication_failed')) ?? charge,
      );
    return answerOf(charge);
  }

  named(reference: string): boolean {
    return reference.startsWith('sbx_');
  }

  taken(since: Date): Promise<ChargeTaken[]> {
    return this.deps.charges.taken(since);
  }

  async refund(request: Parameters<PaymentGateway['refund']>[0]): Promise<GatewayRefund> {
    const { charges, clock } = this.deps;
    const charge = await charges.findByReference(request.reference);
    if (charge?.refundCourse === 'refused')
      return { state: 'refused', reason: 'The bank takes nothing back on this card.' };
    const stored = await charges.keepRefund({
      key: request.key,
      reference: freshReference('sbx_re'),
      charge: request.reference,
      amount: request.amount,
      state: charge?.refundCourse === 'succeeds' ? 'succeeded' : 'pending',
      at: clock.now(),
    });
    if (stored.state !== 'stored') return { state: 'refused', reason: refusals[stored.state] };
    return refundAnswer(await this.grown(stored.refund, charge));
  }

  async reversals(reference: string): Promise<Reversals> {
    const { charges } = this.deps;
    const charge = await charges.findByReference(reference);
    const refunds = await charges.refundsOf(reference);
    const grown = await Promise.all(refunds.map((refund) => this.grown(refund, charge)));
    return {
      refunds: grown.map(({ reference: name, key, amount, state }) => ({
        reference: name,
        key: key.startsWith(AT_PROVIDER) ? null : key,
        amount,
        state,
        reason: state === 'failed' ? REFUND_FAILED : null,
      })),
      ...(await this.troubleOf(reference, charge)),
    };
  }

  private async troubleOf(
    reference: string,
    charge: SandboxCharge | null,
  ): Promise<Pick<Reversals, 'disputes' | 'warnings'>> {
    if (!charge) return { disputes: [], warnings: [] };
    const [disputes, warnings] = await Promise.all([
      this.deps.charges.disputesOf(reference),
      this.deps.charges.warningsOf(reference),
    ]);
    const shared = { amount: charge.amount, reason: 'fraudulent', fee: money(1500, charge.amount.currency) };
    return {
      disputes: disputes.map(({ reference: name, status, openedAt }) => ({
        ...shared,
        reference: name,
        status,
        openedAt,
        respondBy: new Date(openedAt.getTime() + EVIDENCE_MS),
      })),
      warnings: warnings.map(({ reference: name, at }) => {
        return { reference: name, reason: 'made_with_stolen_card', actionable: disputes.length === 0, at };
      }),
    };
  }

  /** The refund as it stands now: one that waits ends once it is old enough. */
  private async grown(refund: SandboxRefund, charge: SandboxCharge | null): Promise<SandboxRefund> {
    const age = this.deps.clock.now().getTime() - refund.at.getTime();
    if (refund.state !== 'pending' || age < processingMs) return refund;
    const end = charge?.refundCourse === 'waits_and_fails' ? 'failed' : 'succeeded';
    return this.deps.charges.endRefund(refund.key, end);
  }

  /** The sandbox reports nothing on its own account: `find` tells everything. */
  async readEvent(): Promise<null> {
    return null;
  }

  private seen(number: string): CardSeen {
    const fingerprint = this.deps.hash.of('payments.card', number).toString('base64url').slice(0, 22);
    return { brand: cardBrand(number), last4: number.slice(-4), fingerprint };
  }
}

/** How long evidence may be handed in. */
const EVIDENCE_MS = 7 * DAY_MS;
const REFUND_FAILED = 'The bank sent the refund back.';

function refundAnswer({ state, reference }: SandboxRefund): GatewayRefund {
  if (state === 'succeeded') return { state, reference };
  return state === 'failed' ? { state: 'refused', reason: REFUND_FAILED } : { state: 'unknown' };
}

const refusals = {
  no_such_charge: 'There is no such charge in this currency to give back.',
  above_charged: 'That is more than is left of the charge.',
  key_used: 'This key belongs to another refund.',
};

function freshReference(kind: string): string {
  return `${kind}_${randomBytes(24).toString('base64url')}`;
}

type Beginning = Pick<SandboxCharge, 'state' | 'declineCode' | 'challenged' | 'refundCourse'>;

function beginningOf(course: TestCardCourse): Beginning {
  const plain = { declineCode: null, challenged: false, refundCourse: 'succeeds' as const };
  switch (course.to) {
    case 'succeeded':
      return { ...plain, state: 'succeeded', refundCourse: course.refunds ?? 'succeeds' };
    case 'declined':
      return { ...plain, state: 'declined', declineCode: course.code };
    case 'challenge':
      return { ...plain, state: 'challenge', challenged: true };
    case 'timeout': {
      const code = course.then === 'succeeded' || course.then === 'lost' ? null : course.then;
      return { ...plain, state: 'processing', declineCode: code };
    }
  }
}

function answerOf({ state, reference, card, declineCode }: SandboxCharge): Charge {
  switch (state) {
    case 'succeeded':
      return { state, reference, card };
    case 'declined':
      return { state, reference, card, code: declineCode ?? 'card_declined' };
    case 'challenge':
      return { state, reference, url: `/checkout/challenge/${reference}`, clientSecret: null };
    case 'processing':
      return { state: 'unknown' };
  }
}
