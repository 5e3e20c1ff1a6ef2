import {
  annotateAnalysis,
  deleteAnalyses,
  getWatchlist,
  unwatchSymbol,
  watchSymbol,
} from '../generated/client/analysis/analysis.ts';
import {
  ANALYSIS_ID,
  TOKEN,
  analysisInList,
  bearer,
  eachLike,
  integer,
  moment,
  provider,
  string,
  useServer,
} from './consumer.ts';

const read = ['Ada has one completed analysis', { token: TOKEN, analysis_id: ANALYSIS_ID }] as const;
const watched = { symbol: string('BTCUSDT'), added_at: moment, analyses: integer(1), latest: analysisInList };

describe('the history, as the web uses it', () => {
  it('[W-010] writes tags and a note', () =>
    provider()
      .addInteraction()
      .given(...read)
      .uponReceiving('tags and a note for an analysis')
      .withRequest('PATCH', `/api/chart/analyses/${ANALYSIS_ID}`, (request) =>
        request.headers(bearer).jsonBody({ tags: ['weekly'], note: 'Taken at the open.' }),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({ analysis: { id: ANALYSIS_ID, tags: ['weekly'], note: 'Taken at the open.' } }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        const { analysis } = await annotateAnalysis(ANALYSIS_ID, {
          tags: ['weekly'],
          note: 'Taken at the open.',
        });
        expect(analysis.tags).toEqual(['weekly']);
      }));

  it('[W-011] deletes several at once', () =>
    provider()
      .addInteraction()
      .given(...read)
      .uponReceiving('analyses to delete')
      .withRequest('POST', '/api/chart/deletions', (request) =>
        request.headers(bearer).jsonBody({ ids: [ANALYSIS_ID] }),
      )
      .willRespondWith(200, (response) => response.jsonBody({ ids: [ANALYSIS_ID] }))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await deleteAnalyses({ ids: [ANALYSIS_ID] })).ids).toEqual([ANALYSIS_ID]);
      }));

  it('[W-013] puts a symbol on the watch list, with its latest analysis', () =>
    provider()
      .addInteraction()
      .given(...read)
      .uponReceiving('a symbol to watch')
      .withRequest('PUT', '/api/chart/watchlist/BTCUSDT', (request) => request.headers(bearer))
      .willRespondWith(200, (response) => response.jsonBody({ symbols: eachLike(watched) }))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await watchSymbol('BTCUSDT')).symbols[0]?.symbol).toBe('BTCUSDT');
      }));

  it('[W-013] takes one off', () =>
    provider()
      .addInteraction()
      .given(...read)
      .uponReceiving('a symbol that is not watched any more')
      .withRequest('DELETE', '/api/chart/watchlist/BTCUSDT', (request) => request.headers(bearer))
      .willRespondWith(200, (response) => response.jsonBody({ symbols: [] }))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await unwatchSymbol('BTCUSDT')).symbols).toEqual([]);
      }));

  it('[W-013] asks for the watch list', () =>
    provider()
      .addInteraction()
      .given(...read)
      .uponReceiving('a question for the watch list')
      .withRequest('GET', '/api/chart/watchlist', (request) => request.headers(bearer))
      .willRespondWith(200, (response) => response.jsonBody({ symbols: [] }))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await getWatchlist()).symbols).toEqual([]);
      }));
});
