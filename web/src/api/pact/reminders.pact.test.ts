import {
  getReminder,
  listDueReminders,
  listOutcomes,
  removeReminder,
  setReminder,
} from '../generated/client/analysis/analysis.ts';
import {
  ANALYSIS_ID,
  TOKEN,
  bearer,
  boolean,
  eachLike,
  integer,
  moment,
  provider,
  string,
  useServer,
  uuid,
} from './consumer.ts';

const at = `/api/chart/analyses/${ANALYSIS_ID}/reminder`;
const reminded = ['Ada waits for a later screenshot', { token: TOKEN, analysis_id: ANALYSIS_ID }] as const;
const DUE_AT = '2027-03-02T09:00:00.000Z';

describe('reminders and outcomes, as the web uses them', () => {
  it('sets one', () =>
    provider()
      .addInteraction()
      .given(...reminded)
      .uponReceiving('a reminder to set')
      .withRequest('PUT', at, (request) => request.headers(bearer).jsonBody({ due_at: DUE_AT }))
      .willRespondWith(200, (response) =>
        response.jsonBody({ reminder: { due_at: moment, is_due: boolean(false), sent_at: null } }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await setReminder(ANALYSIS_ID, { due_at: DUE_AT })).reminder?.is_due).toBe(false);
      }));

  it('shows it with the time that fits the chart', () =>
    provider()
      .addInteraction()
      .given(...reminded)
      .uponReceiving('a question for a reminder')
      .withRequest('GET', at, (request) => request.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          reminder: { due_at: moment, is_due: boolean(true) },
          suggestion: { bars: integer(20), time_frame: string('1D'), due_at: moment, passed: boolean(false) },
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await getReminder(ANALYSIS_ID)).suggestion?.bars).toBe(20);
      }));

  it('turns it off', () =>
    provider()
      .addInteraction()
      .given(...reminded)
      .uponReceiving('a reminder to turn off')
      .withRequest('DELETE', at, (request) => request.headers(bearer))
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        await removeReminder(ANALYSIS_ID);
      }));

  it('lists those that are due', () =>
    provider()
      .addInteraction()
      .given(...reminded)
      .uponReceiving('a question for due reminders')
      .withRequest('GET', '/api/chart/reminders', (request) => request.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({ reminders: eachLike({ analysis_id: uuid(ANALYSIS_ID), due_at: moment }) }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await listDueReminders()).reminders).toHaveLength(1);
      }));

  it('lists followed plans', () =>
    provider()
      .addInteraction()
      .given(...reminded)
      .uponReceiving('a question for followed plans')
      .withRequest('GET', '/api/chart/outcomes', (request) =>
        request.query({ limit: '50', offset: '0' }).headers(bearer),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({
          plans: eachLike({ analysis_id: uuid(ANALYSIS_ID), created_at: moment, direction: string('long') }),
          meta: { total: integer(1), hidden: integer(0) },
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await listOutcomes({ limit: 50, offset: 0 })).plans).toHaveLength(1);
      }));
});
