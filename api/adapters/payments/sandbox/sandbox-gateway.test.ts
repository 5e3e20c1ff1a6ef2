import { HmacKeyedHash } from '../../tokens/hmac-keyed-hash.ts';
import { money } from '../../../domain/shared-with-web/money.ts';
import { checkCard, passesLuhn } from '../../../domain/shared-with-web/card.ts';
import { FakeClock } from '../../../testing/fake-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { PostgresSandboxCharges } from '../../postgres/payments/postgres-sandbox-charges.ts';
import { buildChargeRequest } from '../testing/build-charge-request.ts';
import { SandboxGateway } from './sandbox-gateway.ts';
import { testCards } from './test-cards.ts';

const success = '4242424242424242';
const challenge = '4000002760003184';

let database: TestDatabase;
let clock: FakeClock;
let charges: PostgresSandboxCharges;
let gateway: SandboxGateway;

beforeAll(async () => {
  database = await createTestDatabase();
  charges = new PostgresSandboxCharges({ database: database.knex });
});
afterAll(() => database.drop());
beforeEach(() => {
  clock = new FakeClock();
  gateway = new SandboxGateway({ charges, hash: new HmacKeyedHash({ secretKey: 'a secret' }), clock });
});

const withReference = (charge: unknown): string => (charge as { reference: string }).reference;

describe("the sandbox's test numbers", () => {
  it('pass the rules of a card, each once', () => {
    expect(new Set(testCards.map(({ number }) => number)).size).toBe(testCards.length);
    for (const { number } of testCards) {
      const cvc = number.length === 15 ? '1234' : '123';
      expect(passesLuhn(number)).toBe(true);
      expect(checkCard({ number, expiry: '12/30', cvc, zip: '10115' }, clock.now())).toEqual([]);
    }
  });

  it.each([
    [success, 'visa', '4242'],
    ['5555555555554444', 'mastercard', '4444'],
    ['378282246310005', 'amex', '0005'],
  ])('%s succeeds as %s', async (card, brand, last4) => {
    const charge = await gateway.charge(buildChargeRequest({ card }));
    expect(charge).toMatchObject({ state: 'succeeded', card: { brand, last4 } });
  });

  it.each([
    ['4000000000000002', 'card_declined'],
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000000069', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc'],
    ['4000000000000119', 'processing_error'],
    // A number that is no test number.
    ['4111111111111111', 'card_declined'],
  ])('%s is declined: %s', async (card, code) => {
    const request = buildChargeRequest({ card });
    expect(await gateway.charge(request)).toMatchObject({ state: 'declined', code });
    expect(await gateway.find(request.key)).toMatchObject({ state: 'declined', code });
  });

  it.each([
    ['4000000000005043', { state: 'succeeded' }],
    ['4000000000004087', { state: 'declined', code: 'card_declined' }],
  ])('%s gives no answer in time; later it is known', async (card, later) => {
    const request = buildChargeRequest({ card });
    expect(await gateway.charge(request)).toEqual({ state: 'unknown' });
    expect(await gateway.find(request.key)).toEqual({ state: 'unknown' });
    clock.pass({ seconds: 2 });
    expect(await gateway.find(request.key)).toMatchObject(later);
    expect(await gateway.charge(request)).toMatchObject(later);
  });

  it('4000000000004988 gives no answer in time, and never arrived', async () => {
    const request = buildChargeRequest({ card: '4000000000004988' });
    expect(await gateway.charge(request)).toEqual({ state: 'unknown' });
    clock.pass({ minutes: 10 });
    expect(await gateway.find(request.key)).toBeNull();
  });

  it('4000000000005126 succeeds and cannot be refunded', async () => {
    const charge = await gateway.charge(buildChargeRequest({ card: '4000000000005126' }));
    const refund = { key: 'r-5126', reference: withReference(charge), amount: money(100, 'USD') };
    expect(await gateway.refund(refund)).toMatchObject({ state: 'refused' });
  });

  it('are the only means: a token is declined', async () => {
    expect(await gateway.charge(buildChargeRequest({ token: 'pm_1' }))).toMatchObject({
      state: 'declined',
      code: 'processing_error',
    });
  });
});

describe('a 3-D Secure charge', () => {
  it('waits for the customer on a page of ours that cannot be guessed', async () => {
    const request = buildChargeRequest({ card: challenge });
    const charge = await gateway.charge(request);
    const reference = withReference(charge);
    expect(charge).toEqual({
      state: 'challenge',
      reference: expect.stringMatching(/^sbx_ch_[\w-]{32}$/),
      url: `/checkout/challenge/${reference}`,
      clientSecret: null,
    });
    expect(await gateway.find(request.key)).toEqual(charge);
  });

  it('is withdrawn when it is not answered in half an hour', async () => {
    const request = buildChargeRequest({ card: challenge });
    const reference = withReference(await gateway.charge(request));
    clock.pass({ minutes: 30 });
    const withdrawn = { state: 'declined', code: 'authentication_failed', reference };
    expect(await gateway.find(request.key)).toMatchObject(withdrawn);
    await charges.end(reference, 'challenge', null);
    expect(await gateway.find(request.key)).toMatchObject(withdrawn);
  });
});

describe('a key', () => {
  it('charges once, also when asked fifty times at once', async () => {
    const request = buildChargeRequest({ card: success });
    const answers = await Promise.all(Array.from({ length: 50 }, () => gateway.charge(request)));
    expect(new Set(answers.map(withReference)).size).toBe(1);
    const rows = await database.knex('payments_sandbox_charges').where({ key: request.key });
    expect(rows).toHaveLength(1);
  });

  it('answers the first charge, whatever is asked with it later', async () => {
    const request = buildChargeRequest({ card: '4000000000000002' });
    const first = await gateway.charge(request);
    expect(await gateway.charge({ ...buildChargeRequest({ card: success }), key: request.key })).toEqual(
      first,
    );
  });

  it('that was never used is not found', async () => {
    expect(await gateway.find('never')).toBeNull();
  });
});

describe('a refund', () => {
  const paid = async (): Promise<string> =>
    withReference(await gateway.charge(buildChargeRequest({ card: success })));

  it('is given once per key', async () => {
    const request = { key: 'r-once', reference: await paid(), amount: money(2000, 'USD') };
    const answers = await Promise.all(Array.from({ length: 10 }, () => gateway.refund(request)));
    expect(new Set(answers.map(withReference)).size).toBe(1);
    expect(await gateway.refund({ ...request, amount: money(2001, 'USD') })).toMatchObject({
      state: 'refused',
    });
    const rest = { ...request, key: 'r-rest', amount: money(3900, 'USD') };
    expect(await gateway.refund(rest)).toMatchObject({ state: 'succeeded' });
  });

  it('never exceeds the charge together with others, also at once', async () => {
    const reference = await paid();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        gateway.refund({ key: `r-race-${i}`, reference, amount: money(1000, 'USD') }),
      ),
    );
    expect(answers.filter(({ state }) => state === 'succeeded')).toHaveLength(5);
    const rest = { key: 'r-race-rest', reference, amount: money(901, 'USD') };
    expect(await gateway.refund(rest)).toMatchObject({ state: 'refused' });
  });

  it('is refused in another currency, of a declined charge and of none', async () => {
    const declined = withReference(await gateway.charge(buildChargeRequest({ card: '4000000000000002' })));
    for (const [reference, currency] of [
      [await paid(), 'EUR'],
      [declined, 'USD'],
      ['sbx_ch_none', 'USD'],
    ] as const) {
      const refund = { key: `r-${reference}`, reference, amount: money(1, currency) };
      expect(await gateway.refund(refund)).toMatchObject({ state: 'refused' });
    }
  });
});

describe('of a card', () => {
  it('brand, last four and a keyed hash are stored, nothing else', async () => {
    const first = await gateway.charge(buildChargeRequest({ card: success }));
    const second = await gateway.charge(buildChargeRequest({ card: success }));
    const other = await gateway.charge(buildChargeRequest({ card: '5555555555554444' }));
    const elsewhere = new SandboxGateway({
      charges,
      hash: new HmacKeyedHash({ secretKey: 'another secret' }),
      clock,
    });
    const foreign = await elsewhere.charge(buildChargeRequest({ card: success }));
    const fingerprint = (charge: unknown) => (charge as { card: { fingerprint: string } }).card.fingerprint;
    expect(fingerprint(second)).toBe(fingerprint(first));
    expect(fingerprint(other)).not.toBe(fingerprint(first));
    expect(fingerprint(foreign)).not.toBe(fingerprint(first));

    const stored = JSON.stringify(await database.knex('payments_sandbox_charges'));
    for (const { number } of testCards) expect(stored).not.toContain(number);
    expect(stored).not.toContain('10115');
  });
});
