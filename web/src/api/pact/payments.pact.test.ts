import {
  answerSandboxChallenge,
  getPaymentSettings,
  getSandboxChallenge,
} from '../generated/client/payments/payments.ts';
import { eachLike, integer, number, provider, regex, string, useServer } from './consumer.ts';

const reference = 'sbx_ch_waits-for-approval';
const path = `/api/payments/sandbox/challenges/${reference}`;
const waiting = "a charge waits for the customer's approval";

/** What the bank's page reads. */
const challenge = (state: string) => ({
  reference: string(reference),
  order_id: string('0b9f3c66-6c1e-4d43-9d0e-9c2f1c8b7a55'),
  merchant: string('Wickwise Ltd'),
  amount: number(59),
  amount_minor: integer(5900),
  currency: regex('^[A-Z]{3}$', 'USD'),
  state: regex(`^${state}$`, state),
});

describe('how payments are taken, as the web uses it', () => {
  it('reads who takes payments, and the test numbers', () =>
    provider()
      .addInteraction()
      .uponReceiving('a question for how payments are taken')
      .withRequest('GET', '/api/checkout/settings')
      .willRespondWith(200, (response) =>
        response.jsonBody({
          provider: regex('^sandbox$', 'sandbox'),
          test_cards: eachLike({
            number: regex('^\\d{15,16}$', '4242424242424242'),
            meaning: string('Succeeds'),
          }),
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url);
        expect((await getPaymentSettings()).provider).toBe('sandbox');
      }));

  it('reads what the bank asks about', () =>
    provider()
      .addInteraction()
      .given(waiting, { reference })
      .uponReceiving('a question for what the bank asks')
      .withRequest('GET', path)
      .willRespondWith(200, (response) => response.jsonBody(challenge('waiting')))
      .executeTest(async ({ url }) => {
        useServer(url);
        expect((await getSandboxChallenge(reference)).state).toBe('waiting');
      }));

  it('approves', () =>
    provider()
      .addInteraction()
      .given(waiting, { reference })
      .uponReceiving('an approval at the bank')
      .withRequest('POST', path, (request) => request.jsonBody({ outcome: 'approve' }))
      .willRespondWith(200, (response) => response.jsonBody(challenge('approved')))
      .executeTest(async ({ url }) => {
        useServer(url);
        expect((await answerSandboxChallenge(reference, { outcome: 'approve' })).state).toBe('approved');
      }));
});
