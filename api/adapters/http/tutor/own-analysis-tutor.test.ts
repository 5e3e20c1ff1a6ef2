import { analyze, charts, dataUrlOf, type Bearer } from '../../../testing/chart-fixtures.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function explain(bearer: Bearer, analysis_id?: string, content = 'Explain my analysis, please.') {
  const path = '/api/tutor/conversations';
  const begun = await api.request.post(path).set(bearer).send({ title: 'Mine', topic: 'General' });
  const { id } = begun.body.conversation;
  const question = { content, analysis_id };
  return (await api.request.post(`${path}/${id}/messages`).set(bearer).send(question)).body.assistant_message
    .content as string;
}

const number = (text: string | undefined) => Number(text?.replaceAll(',', ''));

it('[D-018] [D-098] the built-in tutor explains the own last analysis by its measured values, and nobody else sees them', async () => {
  const { bearer } = await api.signIn();
  const { body } = await analyze(api, bearer, {
    image_data_url: dataUrlOf(charts.hourly),
    symbol: 'LTCUSDT',
  });
  const json = body.analysis.analysis_json;

  const answer = await explain(bearer);
  expect(answer).toContain('LTCUSDT');
  expect(answer).toContain(`Trend: ${json.trend_direction}`);
  const [, price, error] = /Last price: ([\d,.]+) \(± ([\d.]+)\)/.exec(answer) ?? [];
  expect(number(price)).toBeCloseTo(json.last_price.value, 1);
  expect(number(error)).toBeCloseTo(json.last_price.sigma, 1);
  expect(answer).toContain(`${json.bar_count} bars measured`);

  const { bearer: other } = await api.signIn();
  const theirs = await explain(other);
  expect(theirs).not.toContain('LTCUSDT');
  expect(theirs).toContain('no completed analysis');
});

it('[D-098] the tutor explains the analysis that is asked about, if it is the asker’s own', async () => {
  const { bearer } = await api.signIn();
  const older = await analyze(api, bearer, { image_data_url: dataUrlOf(charts.hourly), symbol: 'OLDER' });
  api.clock.pass({ minutes: 1 });
  await analyze(api, bearer, { image_data_url: dataUrlOf(charts.daily), symbol: 'LATEST' });
  const { id } = older.body.analysis;
  const answer = await explain(bearer, id);
  expect(answer).toContain('OLDER');
  expect(answer).not.toContain('LATEST');

  const { bearer: other } = await api.signIn();
  expect(await explain(other, id)).not.toContain('OLDER');
});

it('[D-098] the tutor tells what was measured of a bar of the own analysis, and nothing of a bar of others', async () => {
  const { bearer } = await api.signIn();
  const { body } = await analyze(api, bearer, { image_data_url: dataUrlOf(charts.hourly) });
  const { id, analysis_json: json } = body.analysis;
  const bar = json.reading.bars[4];
  const answer = await explain(bearer, id, 'What was measured of bar 5 of my chart?');
  const [, close] = /bar 5\b.*?close ([\d,]*\d(?:\.\d+)?)/i.exec(answer) ?? [];
  expect(number(close)).toBeCloseTo(bar.close, 0);
  expect(await explain(bearer, id, 'What was measured of bar 999 of my chart?')).toContain(
    `Bar 999: there is none; the chart has bars 1 to ${json.reading.bars.length}.`,
  );
  const { bearer: other } = await api.signIn();
  expect(await explain(other, id, 'What was measured of bar 5 of my chart?')).not.toContain('Bar 5');
});
