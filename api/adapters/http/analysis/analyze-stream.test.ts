import { once } from 'node:events';
import { request } from 'node:http';
import { ANALYSIS_STAGES } from '../../../application/analysis/analysis-stage.ts';
import { charts, dataUrlOf, upload, type Bearer } from '../../../testing/chart-fixtures.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { validatorsOf } from '../contract/validators.ts';
import { tokens } from '../../../composition/tokens.ts';

let api: TestApi;
let bearer: Bearer;
beforeAll(async () => {
  api = await startTestApi();
  bearer = (await api.signIn()).bearer;
});
afterAll(() => api.close());

function stream(body: object, on = api, who = bearer) {
  return on.request.post('/api/chart/analyze').set(who).set('Accept', 'text/event-stream').send(body);
}

interface Event {
  event: string;
  data: Record<string, unknown>;
}

function eventsIn(text: string): Event[] {
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [event = '', data = ''] = block.split('\n').map((line) => line.slice(line.indexOf(': ') + 2));
      return { event, data: JSON.parse(data) as Record<string, unknown> };
    });
}

describe('an analysis as a stream', () => {
  it('tells every stage as it begins, in order, then the result', async () => {
    const answer = await stream({ image_url: await upload(api, bearer, charts.hourly) });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toContain('text/event-stream');
    const events = eventsIn(answer.text);
    expect(events.map(({ event }) => event)).toEqual([...ANALYSIS_STAGES.map(() => 'stage'), 'result']);
    expect(events.slice(0, -1).map(({ data }) => data)).toEqual(
      ANALYSIS_STAGES.map((stage, index) => ({ stage, index, of: ANALYSIS_STAGES.length })),
    );
    const check = validatorsOf(api.container.get(tokens.contract))
      .get('analyzeChart')
      ?.response(200, 'application/json');
    expect(check?.(events.at(-1)?.data)).toBeNull();
  });

  it('tells a refusal as a problem, with the record it left', async () => {
    const answer = await stream({ image_data_url: dataUrlOf(charts.texture, 'image/jpeg') });
    const last = eventsIn(answer.text).at(-1);
    expect(last).toMatchObject({ event: 'problem', data: { status: 422, code: 'analysis.refused' } });
    const found = await api.request.get(`/api/chart/analyses/${String(last?.data.analysis_id)}`).set(bearer);
    expect(found.body.analysis.status).toBe('failed');
  });

  it('goes straight to the result of a known picture', async () => {
    const answer = await stream({ image_url: await upload(api, bearer, charts.hourly) });
    const events = eventsIn(answer.text);
    expect(events.map(({ event }) => event)).toEqual(['stage', 'result']);
    expect(events[1]?.data.reused).toBe(true);
  });

  it('answers an error of the request itself as an ordinary problem', async () => {
    const answer = await stream({ image_url: 'https://example.com/chart.png' });
    expect(answer.status).toBe(422);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect((await stream({})).status).toBe(422);
  });

  it('is finished and stored when the client leaves in the middle', async () => {
    const image_url = await upload(api, bearer, charts.daily);
    const body = JSON.stringify({ image_url });
    const headers = { ...bearer, Accept: 'text/event-stream', 'Content-Type': 'application/json' };
    const leaving = request(`${api.origin}/api/chart/analyze`, { method: 'POST', headers });
    leaving.on('error', () => undefined);
    leaving.end(body);
    const [answer] = (await once(leaving, 'response')) as [NodeJS.ReadableStream];
    await once(answer, 'data');
    leaving.destroy();
    const again = await api.request.post('/api/chart/analyze').set(bearer).send({ image_url });
    expect(again.body).toMatchObject({ reused: true, analysis: { status: 'completed' } });
  });
});

describe('a bug in the middle of a stream', () => {
  it('is answered with a bare problem and leaves a failed record', async () => {
    const broken = await startTestApi({
      rebind(container) {
        const reading = {
          read: () => Promise.reject(new Error('select secret from somewhere')),
          expectPicture: () => undefined,
        };
        container.rebind(tokens.reading).toConstantValue(reading);
      },
    });
    const who = (await broken.signIn()).bearer;
    const answer = await stream({ image_data_url: dataUrlOf(charts.hourly) }, broken, who);
    expect(eventsIn(answer.text).at(-1)).toMatchObject({
      event: 'problem',
      data: { code: 'platform.unexpected' },
    });
    expect(answer.text).not.toContain('secret');
    const { body } = await broken.request.get('/api/chart/analyses').set(who);
    const whole = await broken.request.get(`/api/chart/analyses/${body.analyses[0].id}`).set(who);
    expect(whole.body.analysis).toMatchObject({
      status: 'failed',
      refusal: null,
      notices: [{}, { code: 'analysis_failed' }],
    });
    const plain = await broken.request
      .post('/api/chart/analyze')
      .set(who)
      .send({ image_data_url: dataUrlOf(charts.hourly) });
    expect(plain.status).toBe(500);
    await broken.close();
  });
});
