import {
  getPlanSeal,
  getRecord,
  listRecordEntries,
  listRecordPlans,
} from '../generated/client/analysis/analysis.ts';
import {
  ANALYSIS_ID,
  TOKEN,
  bearer,
  eachLike,
  integer,
  moment,
  provider,
  regex,
  string,
  useServer,
} from './consumer.ts';

const HASH = '3f5a1c0e9b7d2468ace013579bdf2468ace013579bdf2468ace013579bdf2468';
const hash = regex('^[0-9a-f]{64}$', HASH);
const sealed = ['Ada has one sealed plan', { token: TOKEN, analysis_id: ANALYSIS_ID }] as const;

describe('the record of plans, as the web uses it', () => {
  it('reads its head and its counts', () =>
    provider()
      .addInteraction()
      .given(...sealed)
      .uponReceiving('a question for the record')
      .withRequest('GET', '/api/record')
      .willRespondWith(200, (response) =>
        response.jsonBody({
          head: { sequence: integer(1), hash, sealed_at: moment },
          plans: integer(1),
          sealed_late: integer(0),
          graded: { hits: integer(0), misses: integer(0), open: integer(0) },
          all: { hits: integer(0), misses: integer(0), open: integer(1) },
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url);
        expect((await getRecord()).head?.hash).toBe(HASH);
      }));

  it('reads the entries, to compute their hashes again', () =>
    provider()
      .addInteraction()
      .given(...sealed)
      .uponReceiving('a question for the entries of the record')
      .withRequest('GET', '/api/record/entries', (request) => request.query({ after: '0' }))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          entries: eachLike({
            sequence: integer(1),
            kind: regex('^(plan|grade)$', 'plan'),
            made_at: moment,
            sealed_at: moment,
            previous: hash,
            hash,
          }),
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url);
        expect((await listRecordEntries({ after: 0 })).entries[0]?.hash).toBe(HASH);
      }));

  it('lists the plans with what became of them', () =>
    provider()
      .addInteraction()
      .given(...sealed)
      .uponReceiving('a question for the sealed plans')
      .withRequest('GET', '/api/record/plans', (request) => request.query({ page: '1', pageSize: '20' }))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          plans: eachLike({ sequence: integer(1), made_at: moment, sealed_at: moment }),
          meta: { page: integer(1), pages: integer(1), total: integer(1) },
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url);
        expect((await listRecordPlans({ page: 1, pageSize: 20 })).meta.total).toBe(1);
      }));

  it('reads the seal of an own plan', () =>
    provider()
      .addInteraction()
      .given(...sealed)
      .uponReceiving('a question for the seal of a plan')
      .withRequest('GET', `/api/chart/analyses/${ANALYSIS_ID}/seal`, (request) => request.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          seal: { sequence: integer(1), sealed_at: moment, commitment: hash, text: string('{"plan":{}}') },
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await getPlanSeal(ANALYSIS_ID)).seal?.sequence).toBe(1);
      }));
});
