import { downloadStatement } from '../credits.ts';
import { getCreditStatement } from '../generated/client/credits/credits.ts';
import type { CreditStatement } from '../generated/model';
import {
  TOKEN,
  bearer,
  boolean,
  eachLike,
  integer,
  moment,
  provider,
  regex,
  string,
  useServer,
  uuid,
} from './consumer.ts';

const id = '0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2d11';

describe('the statement of credits, as the web uses it', () => {
  it('reads the entries, the lots and the day', () =>
    provider()
      .addInteraction()
      .given('Ada has her trial credits', { token: TOKEN })
      .uponReceiving('a question for the statement of credits')
      .withRequest('GET', '/api/credits/statement', (request) =>
        request.headers(bearer).query({ limit: '10000' }),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({
          as_of: moment,
          balance: integer(10),
          unlimited: boolean(false),
          reserved: integer(0),
          frozen: integer(0),
          owed: integer(0),
          opening_balance: integer(0),
          closing_balance: integer(10),
          entries: eachLike({
            id: uuid(id),
            at: moment,
            kind: regex('^[a-z_]+$', 'trial'),
            description: string('Trial: 10 credits for 7 days.'),
            credits: integer(10),
            balance_after: integer(10),
          }),
          lots: eachLike({
            id: uuid(id),
            source: regex('^(trial|purchase|admin_grant)$', 'trial'),
            granted: integer(10),
            remaining: integer(10),
            granted_at: moment,
            expires_at: moment,
          }),
          daily_usage: { used: integer(0), limit: integer(10), resets_at: moment },
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        const statement = (await getCreditStatement({ limit: 10_000 })) as CreditStatement;
        expect(statement.entries[0]?.kind).toBe('trial');
      }));

  it('downloads it as CSV', () =>
    provider()
      .addInteraction()
      .given('Ada has her trial credits', { token: TOKEN })
      .uponReceiving('a wish for the statement as CSV')
      .withRequest('GET', '/api/credits/statement', (request) =>
        request.headers({ ...bearer, Accept: 'text/csv' }).query({ limit: '10000' }),
      )
      .willRespondWith(200, (response) =>
        response.headers({ 'Content-Type': regex('^text/csv.*', 'text/csv; charset=utf-8') }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        await expect(downloadStatement('csv')).resolves.toBeDefined();
      }));
});
