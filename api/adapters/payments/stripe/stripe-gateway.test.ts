import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { money } from '../../../domain/shared-with-web/money.ts';
import { FakeClock } from '../../../testing/fake-clock.ts';
import { recordLog } from '../../../testing/log-lines.ts';
import { buildChargeRequest } from '../testing/build-charge-request.ts';
import { FakeStripe } from '../testing/fake-stripe.ts';
import { StripeGateway } from './stripe-gateway.ts';

const webhookSecret = 'whsec_test';
const visa = { token: 'pm_card_visa' };

let stripe: FakeStripe;
let gateway: StripeGateway;
let clock: FakeClock;
let lines: string[];

beforeEach(async () => {
  stripe = new FakeStripe();
  // Stripe dates intents by its own clock, which is the real one here.
  clock = new FakeClock(new Date().toISOString());
  const recorded = recordLog();
  lines = recorded.lines;
  gateway = new StripeGateway({
    secretKey: 'sk_test_x',
    webhookSecret,
    apiUrl: await stripe.start(),
    timeoutMs: 300,
    clock,
    log: recorded.logger,
  });
});
afterEach(() => stripe.stop());

describe('a charge at Stripe', () => {
  it('makes and confirms an intent that carries order, key and exact amount', async () => {
    const request = buildChargeRequest(visa, { amount: money(30_000, 'CRC') });
    expect(await gateway.charge(request)).toEqual({
      state: 'succeeded',
      reference: 'pi_1',
      card: { brand: 'visa', last4: '4242', fingerprint: 'Fp1' },
    });
    const sent = stripe.requests[0];
    expect(sent).toMatchObject({ line: 'POST /v1/payment_intents', key: request.key });
    expect(Object.fromEntries(sent?.body ?? [])).toMatchObject({
      amount: '3000000',
      currency: 'crc',
      confirm: 'true',
      payment_method: 'pm_card_visa',
      'allowed_payment_method_types[0]': 'card',
      'metadata[order_id]': request.orderId,
      'metadata[charge_key]': request.key,
    });
  });

  it('is made once per key, also when asked again and with another card', async () => {
    const request = buildChargeRequest(visa);
    const first = await gateway.charge(request);
    expect(await gateway.charge(request)).toEqual(first);
    const other = { ...request, means: { kind: 'token' as const, token: 'pm_card_expired' } };
    expect(await gateway.charge(other)).toEqual(first);
    expect(stripe.intents).toHaveLength(1);
  });

  it.each([
    ['pm_card_chargeDeclined', 'card_declined'],
    ['pm_card_insufficient', 'insufficient_funds'],
    ['pm_card_expired', 'expired_card'],
    ['pm_card_incorrectCvc', 'incorrect_cvc'],
  ])('with %s is declined: %s', async (token, code) => {
    const request = buildChargeRequest({ token });
    expect(await gateway.charge(request)).toMatchObject({ state: 'declined', reference: 'pi_1', code });
    expect(await gateway.find(request.key)).toMatchObject({ state: 'declined', reference: 'pi_1', code });
  });

  it('that asks for the customer hands on the secret for Stripe’s script', async () => {
    const request = buildChargeRequest({ token: 'pm_card_threeDSecureRequired' });
    const charge = { state: 'challenge', reference: 'pi_1', url: null, clientSecret: 'pi_1_secret_x' };
    expect(await gateway.charge(request)).toEqual(charge);
    expect(await gateway.find(request.key)).toEqual(charge);
    Object.assign(stripe.intents[0] ?? {}, { status: 'succeeded' });
    expect(await gateway.find(request.key)).toMatchObject({ state: 'succeeded', reference: 'pi_1' });
  });

  it('that is still being processed is not known', async () => {
    expect(await gateway.charge(buildChargeRequest({ token: 'pm_card_processing' }))).toEqual({
      state: 'unknown',
    });
  });

  it('that Stripe could not carry out at all is declined, and logged without its content', async () => {
    const request = buildChargeRequest({ token: 'pm_made_up' });
    expect(await gateway.charge(request)).toMatchObject({ state: 'declined', code: 'processing_error' });
    expect(lines.join()).toContain('resource_missing');
    expect(lines.join()).not.toContain('pm_made_up');
  });

  it.each([
    ['a typed card', buildChargeRequest({ card: '4242424242424242' })],
    ['an amount that Stripe cannot take', buildChargeRequest(visa, { amount: money(18_123, 'KWD') })],
  ])('of %s is never asked for', async (_what, request) => {
    expect(await gateway.charge(request)).toMatchObject({ state: 'declined', code: 'processing_error' });
    expect(stripe.requests).toEqual([]);
    expect(lines.join()).not.toContain('4242424242424242');
  });
});

describe('when Stripe does not answer', () => {
  it('in time, the charge is unknown, and found later', async () => {
    stripe.trouble = 'silence';
    const request = buildChargeRequest(visa);
    expect(await gateway.charge(request)).toEqual({ state: 'unknown' });
    stripe.trouble = 'none';
    expect(await gateway.find(request.key)).toMatchObject({ state: 'succeeded', reference: 'pi_1' });
    expect(stripe.intents).toHaveLength(1);
  });

  it('but fails, the charge is unknown, and was never made', async () => {
    stripe.trouble = 'error';
    const request = buildChargeRequest(visa);
    expect(await gateway.charge(request)).toEqual({ state: 'unknown' });
    expect(await gateway.find(request.key)).toBeNull();
  });

  it('a refund is unknown, and given once when asked again', async () => {
    await gateway.charge(buildChargeRequest(visa));
    stripe.trouble = 'silence';
    const refund = { key: 'refund-1', reference: 'pi_1', amount: money(5900, 'USD') };
    expect(await gateway.refund(refund)).toEqual({ state: 'unknown' });
    stripe.trouble = 'none';
    expect(await gateway.refund(refund)).toMatchObject({ state: 'succeeded' });
    expect(stripe.intents[0]?.refunded).toBe(5900);
  });

  it('to find, the charge is unknown, not absent', async () => {
    await stripe.stop();
    expect(await gateway.find('any')).toEqual({ state: 'unknown' });
  });
});

describe('finding a charge', () => {
  it('does not wait for the search to catch up: the newest are listed, page by page', async () => {
    const requests = [visa, visa, visa, visa, visa].map((means) => buildChargeRequest(means));
    for (const request of requests) await gateway.charge(request);
    stripe.indexed = false;
    stripe.pageSize = 2;
    expect(await gateway.find(requests[0]?.key ?? '')).toMatchObject({ reference: 'pi_1' });
    expect(await gateway.find('never')).toBeNull();
  });

  it('does not say that there is none when the list was not read to its end', async () => {
    for (let i = 0; i < 22; i++) await gateway.charge(buildChargeRequest(visa));
    stripe.indexed = false;
    stripe.pageSize = 1;
    expect(await gateway.find('never')).toEqual({ state: 'unknown' });
  });

  it('withdraws a challenge that was not answered in half an hour', async () => {
    const request = buildChargeRequest({ token: 'pm_card_threeDSecureRequired' });
    await gateway.charge(request);
    clock.pass({ minutes: 31 });
    expect(await gateway.find(request.key)).toMatchObject({
      state: 'declined',
      code: 'authentication_failed',
    });
    expect(stripe.intents[0]?.status).toBe('canceled');
  });
});

describe('a refund at Stripe', () => {
  it('is given in part, and never above the charge', async () => {
    await gateway.charge(buildChargeRequest(visa));
    const refund = { key: 'r1', reference: 'pi_1', amount: money(4000, 'USD') };
    expect(await gateway.refund(refund)).toMatchObject({ state: 'succeeded' });
    expect(await gateway.refund(refund)).toMatchObject({ state: 'succeeded' });
    expect(await gateway.refund({ ...refund, key: 'r2' })).toEqual({
      state: 'refused',
      reason: 'charge_already_refunded',
    });
    expect(stripe.intents[0]?.refunded).toBe(4000);
  });
});

describe('a refund asked for again', () => {
  const refund = { key: 'r1', reference: 'pi_1', amount: money(2000, 'USD') };

  beforeEach(() => gateway.charge(buildChargeRequest(visa)));

  it('is found by its key when Stripe has forgotten the idempotency key', async () => {
    const first = await gateway.refund(refund);
    stripe.forgetKeys();
    expect(await gateway.refund(refund)).toEqual(first);
    expect(stripe.intents[0]?.refunded).toBe(2000);
  });

  it('is unknown while Stripe calls it pending, then succeeds', async () => {
    stripe.refundStatus = 'pending';
    expect(await gateway.refund(refund)).toEqual({ state: 'unknown' });
    Object.assign(stripe.refunds[0] ?? {}, { status: 'succeeded' });
    expect(await gateway.refund(refund)).toMatchObject({ state: 'succeeded' });
    expect(stripe.intents[0]?.refunded).toBe(2000);
  });

  it('is found by its key among more than Stripe lists at once', async () => {
    const first = await gateway.refund(refund);
    const [own] = stripe.refunds;
    const others = Array.from({ length: 150 }, (_, nth) => ({ ...own, id: `re_${nth}`, metadata: {} }));
    stripe.refunds.unshift(...(others as typeof stripe.refunds));
    stripe.forgetKeys();
    expect(await gateway.refund(refund)).toEqual(first);
    expect(stripe.intents[0]?.refunded).toBe(2000);
  });

  it('is refused with Stripe’s reason when a pending one failed', async () => {
    stripe.refundStatus = 'pending';
    await gateway.refund(refund);
    Object.assign(stripe.refunds[0] ?? {}, { status: 'failed', failure_reason: 'expired_or_canceled_card' });
    expect(await gateway.refund(refund)).toEqual({ state: 'refused', reason: 'expired_or_canceled_card' });
  });
});

describe('an event of Stripe', () => {
  const signer = new Stripe('sk_test_x');
  const orderId = randomUUID();

  function event(type: string, intent: object): string {
    const metadata = { order_id: orderId, charge_key: 'charge-1' };
    const object = { id: 'pi_9', object: 'payment_intent', metadata, latest_charge: 'ch_9', ...intent };
    return JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  }

  function read(payload: string, secret = webhookSecret, signed = payload, timestamp?: number) {
    const options = { payload: signed, secret, ...(timestamp ? { timestamp } : {}) };
    const header = signer.webhooks.generateTestHeaderString(options);
    return gateway.readEvent(Buffer.from(payload), header);
  }

  it('tells where the charge of an order stands', async () => {
    expect(await read(event('payment_intent.succeeded', { status: 'succeeded' }))).toEqual({
      id: 'evt_1',
      key: 'charge-1',
      orderId,
      charge: { state: 'succeeded', reference: 'pi_9', card: null },
      reversals: null,
    });
    const failed = { status: 'requires_payment_method', last_payment_error: { code: 'expired_card' } };
    expect(await read(event('payment_intent.payment_failed', failed))).toMatchObject({
      charge: { state: 'declined', code: 'expired_card' },
    });
  });

  it('tells of a charge that Stripe still knows how it stands now, and its card', async () => {
    const request = buildChargeRequest({ token: 'pm_card_threeDSecureRequired' });
    await gateway.charge(request);
    Object.assign(stripe.intents[0] ?? {}, { status: 'succeeded' });
    const late = { id: 'pi_1', status: 'requires_payment_method', last_payment_error: null };
    expect(await read(event('payment_intent.payment_failed', late))).toMatchObject({
      charge: { state: 'succeeded', reference: 'pi_1', card: { last4: '4242', fingerprint: 'Fp1' } },
    });
  });

  it('is not believed with a wrong secret, another body, an old date or no signature', async () => {
    const payload = event('payment_intent.succeeded', { status: 'succeeded' });
    expect(await read(payload, 'whsec_other')).toBeNull();
    expect(await read(payload.replace('evt_1', 'evt_2'), webhookSecret, payload)).toBeNull();
    expect(await read(payload, webhookSecret, payload, Math.floor(Date.now() / 1000) - 3600)).toBeNull();
    expect(await gateway.readEvent(Buffer.from(payload), 'nonsense')).toBeNull();
  });

  describe('about money that went back', () => {
    const refundEvent = (object: object, type = 'refund.updated') =>
      JSON.stringify({ id: 'evt_2', object: 'event', type, data: { object } });

    async function refunded() {
      const request = buildChargeRequest(visa);
      await gateway.charge(request);
      await gateway.refund({ key: 'r1', reference: 'pi_1', amount: money(2000, 'USD') });
      return request;
    }

    it.each([
      'refund.created',
      'refund.updated',
      'refund.failed',
      'charge.refund.updated',
      'charge.refunded',
    ])('(%s) tells all that Stripe knows of the charge now, whatever the event says', async (type) => {
      const { orderId, key } = await refunded();
      const own = stripe.refunds[0];
      stripe.refunds.push({ ...own, id: 're_console', metadata: {}, amount: 100 } as never);
      Object.assign(own ?? {}, { status: 'failed', failure_reason: 'lost_or_stolen_card' });
      const late = { id: own?.id, payment_intent: 'pi_1', status: 'succeeded' };
      expect(await read(refundEvent(late, type))).toMatchObject({
        id: 'evt_2',
        orderId,
        key,
        charge: { state: 'succeeded', reference: 'pi_1' },
        reversals: {
          refunds: expect.arrayContaining([
            {
              reference: own?.id,
              key: 'r1',
              amount: money(2000, 'USD'),
              state: 'failed',
              reason: 'lost_or_stolen_card',
            },
            {
              reference: 're_console',
              key: null,
              amount: money(100, 'USD'),
              state: 'succeeded',
              reason: null,
            },
          ]),
        },
      });
    });

    it.each<[string, string]>([
      ['warning_needs_response', 'inquiry'],
      ['warning_closed', 'won'],
      ['needs_response', 'open'],
      ['under_review', 'open'],
      ['won', 'won'],
      ['lost', 'lost'],
    ])('tells of a dispute that is %s: %s, with its fee and until when to answer', async (status, known) => {
      await gateway.charge(buildChargeRequest(visa));
      const created = 1_772_441_613;
      const shared = { id: 'dp_1', object: 'dispute', payment_intent: 'pi_1', reason: 'fraudulent', created };
      stripe.disputes.push({
        ...shared,
        status,
        amount: 5900,
        currency: 'usd',
        evidence_details: { due_by: created + 60 },
        balance_transactions: [{ amount: -5900, fee: 1500, currency: 'eur' }],
      } as never);
      const event = refundEvent({ id: 'dp_1', payment_intent: 'pi_1' }, 'charge.dispute.updated');
      expect(await read(event)).toMatchObject({
        reversals: {
          disputes: [
            {
              reference: 'dp_1',
              status: known,
              amount: money(5900, 'USD'),
              reason: 'fraudulent',
              fee: money(1500, 'EUR'),
              openedAt: new Date(created * 1000),
              respondBy: new Date((created + 60) * 1000),
            },
          ],
        },
      });
    });

    it('tells of every refund, dispute and warning, however many pages they fill', async () => {
      await gateway.charge(buildChargeRequest(visa));
      const many = <T extends object>(each: T) =>
        Array.from({ length: 205 }, (_, nth) => ({
          ...each,
          id: `x_${nth}`,
          payment_intent: 'pi_1',
          created: 1_772_441_613,
        })) as never[];
      stripe.refunds.push(...many({ amount: 10, currency: 'usd', status: 'succeeded', metadata: {} }));
      stripe.warnings.push(...many({ fraud_type: 'misc', actionable: true }));
      const open = { status: 'needs_response', amount: 10, currency: 'usd', balance_transactions: [] };
      stripe.disputes.push(...many({ ...open, reason: 'general', evidence_details: { due_by: null } }));
      const seen = await gateway.reversals('pi_1');
      for (const list of [seen?.refunds, seen?.disputes, seen?.warnings])
        expect(new Set(list?.map(({ reference }) => reference)).size).toBe(205);
    });

    it('tells of an early warning of fraud', async () => {
      await gateway.charge(buildChargeRequest(visa));
      const warning = {
        id: 'issfr_1',
        payment_intent: 'pi_1',
        fraud_type: 'made_with_lost_card',
        actionable: true,
      };
      stripe.warnings.push({ ...warning, created: 1_772_441_613 } as never);
      const event = refundEvent(warning, 'radar.early_fraud_warning.created');
      expect(await read(event)).toMatchObject({
        reversals: {
          disputes: [],
          warnings: [{ reference: 'issfr_1', reason: 'made_with_lost_card', actionable: true }],
        },
      });
    });

    it('asks to be sent again when Stripe does not answer', async () => {
      await refunded();
      await stripe.stop();
      expect(await read(refundEvent({ id: 're_1', payment_intent: 'pi_1' }))).toBe('unavailable');
      expect(await gateway.reversals('pi_1')).toBeNull();
    });

    it('is ignored when the charge is none of ours', async () => {
      await refunded();
      Object.assign(stripe.intents[0] ?? {}, { metadata: {} });
      expect(await read(refundEvent({ id: 're_1', payment_intent: 'pi_1' }))).toBe('ignored');
      expect(await read(refundEvent({ id: 're_1', payment_intent: null }))).toBe('ignored');
    });
  });

  it.each([
    ['no id', { id: undefined }],
    ['an id that is no text', { id: [1] }],
    ['an id beyond what is stored', { id: 'e'.repeat(300) }],
    ['no object', { data: 'now' }],
    ['no data', { data: null }],
    ['an object without metadata', { data: { object: { id: 'pi_9', object: 'payment_intent' } } }],
  ])('is ignored when it is signed and has %s', async (_what, part) => {
    for (const type of ['payment_intent.succeeded', 'charge.dispute.created']) {
      const whole = JSON.parse(event(type, { status: 'succeeded', payment_intent: null })) as object;
      expect(await read(JSON.stringify({ ...whole, ...part }))).toBe('ignored');
    }
  });

  it('is ignored when it is about a payment that Stripe does not know', async () => {
    expect(await read(event('charge.dispute.created', { payment_intent: 'pi_unknown' }))).toBe('ignored');
  });

  it('is ignored when its kind is not handled, or it is about a foreign charge', async () => {
    expect(await read(event('customer.created', {}))).toBe('ignored');
    expect(await read(event('payment_intent.succeeded', { status: 'succeeded', metadata: {} }))).toBe(
      'ignored',
    );
  });
});
