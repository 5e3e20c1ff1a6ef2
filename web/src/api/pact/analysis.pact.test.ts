import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storePicture } from '../analysis.ts';
import {
  analyzeChart,
  deleteAnalysis,
  expectPicture,
  getAnalysis,
  getAnalysisStats,
  getIndicatorCurves,
  listAnalyses,
  uploadChart,
} from '../generated/client/analysis/analysis.ts';
import {
  ANALYSIS_ID,
  FILE_ID,
  TOKEN,
  analysisCounts,
  analysisInList,
  bearer,
  eachLike,
  integer,
  like,
  refuse,
  provider,
  regex,
  string,
  useServer,
  uuid,
  wholeAnalysis,
} from './consumer.ts';

/** A whole PNG of one white pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==';
const dataUrl = `data:image/png;base64,${PIXEL}`;
const storedAddress = regex('/api/files/.+', `/api/files/${FILE_ID}`);

describe('analyses, as the web uses them', () => {
  it('reads the counts', () =>
    provider()
      .addInteraction()
      .given('Ada has one completed analysis', { token: TOKEN, analysis_id: ANALYSIS_ID })
      .uponReceiving('a question for the counts')
      .withRequest('GET', '/api/chart/stats', (request) => request.headers(bearer))
      .willRespondWith(200, (response) => response.jsonBody(analysisCounts))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await getAnalysisStats()).analyses).toBe(1);
      }));

  it('lists the analyses', () =>
    provider()
      .addInteraction()
      .given('Ada has one completed analysis', { token: TOKEN, analysis_id: ANALYSIS_ID })
      .uponReceiving('a question for the latest analyses')
      .withRequest('GET', '/api/chart/analyses', (request) => request.headers(bearer).query({ limit: '50' }))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          analyses: eachLike(analysisInList),
          meta: {
            total: integer(1),
            limit: integer(50),
            offset: integer(0),
            history_window: regex('30_days|6_months|unlimited', '30_days'),
            hidden: integer(0),
          },
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await listAnalyses({ limit: 50 })).analyses[0]?.id).toBe(ANALYSIS_ID);
      }));

  it('opens one analysis with its reading', () =>
    provider()
      .addInteraction()
      .given('Ada has one completed analysis', { token: TOKEN, analysis_id: ANALYSIS_ID })
      .uponReceiving('a question for one analysis')
      .withRequest('GET', `/api/chart/analyses/${ANALYSIS_ID}`, (request) => request.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({ analysis: { ...wholeAnalysis, id: string(ANALYSIS_ID) } }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await getAnalysis(ANALYSIS_ID)).analysis.status).toBe('completed');
      }));

  it('asks for the indicators over all bars', () =>
    provider()
      .addInteraction()
      .given('Ada has one completed analysis', { token: TOKEN, analysis_id: ANALYSIS_ID })
      .uponReceiving('a question for the indicators of one analysis')
      .withRequest('GET', `/api/chart/analyses/${ANALYSIS_ID}/indicators`, (request) =>
        request.headers(bearer),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({
          indicators: eachLike({
            id: string('sma_20'),
            label: string('SMA (20)'),
            lines: eachLike({ name: string('value'), values: like([]) }),
          }),
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await getIndicatorCurves(ANALYSIS_ID)).indicators[0]?.id).toBe('sma_20');
      }));

  it('says that a picture is expected', () =>
    provider()
      .addInteraction()
      .given('Ada has one completed analysis', { token: TOKEN, analysis_id: ANALYSIS_ID })
      .uponReceiving('word that a picture will be sent')
      .withRequest('POST', '/api/chart/expected', (request) => request.headers(bearer))
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        await expect(expectPicture()).resolves.not.toThrow();
      }));

  it('deletes an analysis', () =>
    provider()
      .addInteraction()
      .given('Ada has one completed analysis', { token: TOKEN, analysis_id: ANALYSIS_ID })
      .uponReceiving('a wish to delete one analysis')
      .withRequest('DELETE', `/api/chart/analyses/${ANALYSIS_ID}`, (request) => request.headers(bearer))
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        await expect(deleteAnalysis(ANALYSIS_ID)).resolves.not.toThrow();
      }));

  it('stores the original of a picture', () =>
    provider()
      .addInteraction()
      .given('Ada is signed in', { token: TOKEN })
      .uponReceiving('an original picture')
      .withRequest('POST', '/api/files', (request) =>
        request.headers(bearer).query({ copy: 'false' }).multipartBody('image/png', pictureFile(), 'file'),
      )
      .willRespondWith(201, (response) =>
        response.jsonBody({
          file_id: uuid(FILE_ID),
          file_url: storedAddress,
          mime_type: regex('^image/(png|jpeg|webp)$', 'image/png'),
          width: integer(1),
          height: integer(1),
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        const file = new Blob([Buffer.from(PIXEL, 'base64')], { type: 'image/png' });
        expect((await storePicture(file)).file_url).toContain('/api/files/');
      }));

  it('hosts a picture given as a data URL', () =>
    provider()
      .addInteraction()
      .given('Ada is signed in', { token: TOKEN })
      .uponReceiving('a picture as a data URL')
      .withRequest('POST', '/api/chart/upload', (request) =>
        request.headers(bearer).jsonBody({ file_data_url: dataUrl, folder: 'charts' }),
      )
      .willRespondWith(201, (response) => response.jsonBody({ image_url: storedAddress }))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await uploadChart({ file_data_url: dataUrl, folder: 'charts' })).image_url).toContain(
          '/api/files/',
        );
      }));

  it('has a stored chart analysed', () =>
    provider()
      .addInteraction()
      .given('Ada has stored a readable chart', { token: TOKEN, file_id: FILE_ID })
      .uponReceiving('a wish to analyse a stored chart')
      .withRequest('POST', '/api/chart/analyze', (request) =>
        request.headers(bearer).jsonBody({ image_url: `/api/files/${FILE_ID}`, symbol: 'BTCUSDT' }),
      )
      .willRespondWith(200, (response) => response.jsonBody({ analysis: wholeAnalysis }))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        const answer = await analyzeChart({ image_url: `/api/files/${FILE_ID}`, symbol: 'BTCUSDT' });
        expect(answer).toMatchObject({ analysis: { analysis_json: { confidence_level: 0.87 } } });
      }));

  it('receives the reason why a picture was refused', () =>
    provider()
      .addInteraction()
      .given('Ada has stored a picture without a chart', { token: TOKEN, file_id: FILE_ID })
      .uponReceiving('a wish to analyse a picture without a chart')
      .withRequest('POST', '/api/chart/analyze', (request) =>
        request.headers(bearer).jsonBody({ image_url: `/api/files/${FILE_ID}`, symbol: 'Unknown' }),
      )
      .willRespondWith(
        422,
        refuse(422, 'analysis.refused', {
          refusal: like({
            code: 'no_price_axis',
            reason: 'No price axis was found.',
            advice: 'Include the prices.',
          }),
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        await expect(
          analyzeChart({ image_url: `/api/files/${FILE_ID}`, symbol: 'Unknown' }),
        ).rejects.toMatchObject({
          status: 422,
          problem: { refusal: { reason: 'No price axis was found.' } },
        });
      }));
});

/** The pixel as a file, for the part named `file`. */
function pictureFile(): string {
  const path = join(mkdtempSync(join(tmpdir(), 'pact-')), 'pixel.png');
  writeFileSync(path, Buffer.from(PIXEL, 'base64'));
  return path;
}
