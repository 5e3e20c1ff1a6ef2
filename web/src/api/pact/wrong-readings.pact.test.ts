import { getTour, leaveTour } from '../generated/client/accounts/accounts.ts';
import {
  getLearningConsent,
  getReportedReadings,
  readAgain,
  reportReading,
  setLearningConsent,
} from '../generated/client/analysis/analysis.ts';
import {
  ANALYSIS_ID,
  TOKEN,
  bearer,
  boolean,
  integer,
  moment,
  provider,
  regex,
  string,
  refuse,
  useServer,
} from './consumer.ts';

const analysed = ['Ada has one completed analysis', { token: TOKEN, analysis_id: ANALYSIS_ID }] as const;
const at = `/api/chart/analyses/${ANALYSIS_ID}`;

describe('readings that are wrong, as the web uses them', () => {
  it('reports one, and is told what becomes of its credit', () =>
    provider()
      .addInteraction()
      .given(...analysed)
      .uponReceiving('a report that a reading is wrong')
      .withRequest('POST', `${at}/reading-report`, (request) =>
        request.headers(bearer).jsonBody({ wrong: ['scale'], note: 'The labels are cut.' }),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({
          report: {
            reported_at: moment,
            wrong: ['scale'],
            credit: regex('^(returned|limit_reached|too_late|none_spent)$', 'returned'),
            kept: boolean(false),
          },
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        const { report } = await reportReading(ANALYSIS_ID, {
          wrong: ['scale'],
          note: 'The labels are cut.',
        });
        expect(report.credit).toBe('returned');
      }));

  it('says that the same reader would read the same', () =>
    provider()
      .addInteraction()
      .given(...analysed)
      .uponReceiving('a picture to read again by the same reader')
      .withRequest('POST', `${at}/read-again`, (request) => request.headers(bearer))
      .willRespondWith(409, refuse(409, 'analysis.reader_unchanged'))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        await expect(readAgain(ANALYSIS_ID)).rejects.toMatchObject({ code: 'analysis.reader_unchanged' });
      }));

  it('asks whether corrections are kept', () =>
    provider()
      .addInteraction()
      .given(...analysed)
      .uponReceiving('a question for the consent to learn')
      .withRequest('GET', '/api/chart/learning', (request) => request.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          consented: false,
          since: null,
          current_policy_version: string('2026-11-24'),
          kept: integer(0),
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await getLearningConsent()).consented).toBe(false);
      }));

  it('gives consent', () =>
    provider()
      .addInteraction()
      .given(...analysed)
      .uponReceiving('the consent to learn')
      .withRequest('PUT', '/api/chart/learning', (request) =>
        request.headers(bearer).jsonBody({ consented: true }),
      )
      .willRespondWith(200, (response) => response.jsonBody({ consented: true, since: moment }))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await setLearningConsent({ consented: true })).consented).toBe(true);
      }));

  it('shows everybody how many were reported', () =>
    provider()
      .addInteraction()
      .given(...analysed)
      .uponReceiving('a question for the reported readings')
      .withRequest('GET', '/api/chart/reported')
      .willRespondWith(200, (response) =>
        response.jsonBody({
          analyses: integer(1),
          reported: integer(0),
          wrong: { scale: integer(0), bars: integer(0), symbol: integer(0) },
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url);
        expect((await getReportedReadings()).reported).toBe(0);
      }));
});

describe('the tour, as the web uses it', () => {
  const signedIn = ['Ada is signed in', { token: TOKEN }] as const;

  it('is offered', () =>
    provider()
      .addInteraction()
      .given(...signedIn)
      .uponReceiving('a question for the tour')
      .withRequest('GET', '/api/auth/me/tour', (request) => request.headers(bearer))
      .willRespondWith(200, (response) => response.jsonBody({ left: false }))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await getTour()).left).toBe(false);
      }));

  it('is left', () =>
    provider()
      .addInteraction()
      .given(...signedIn)
      .uponReceiving('word that the tour is left')
      .withRequest('DELETE', '/api/auth/me/tour', (request) => request.headers(bearer))
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        await leaveTour();
      }));
});
