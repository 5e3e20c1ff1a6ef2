import { readFileSync } from 'node:fs';
import { getDemoVisit, getTutorVisit, getVisitorHistory } from '../generated/client/visitors/visitors.ts';
import { analyzeDemo, sendVisitorMessage } from '../visitors.ts';
import {
  eachLike,
  integer,
  like,
  moment,
  number,
  provider,
  refuse,
  regex,
  string,
  useServer,
  uuid,
} from './consumer.ts';

const NOBODY = 'a visitor who has tried nothing';
const USED_UP = 'a visitor who has used up everything';

const chart = readFileSync(new URL('../../../../api/testing/fixtures/candles-daily.png', import.meta.url));
const image_data_url = `data:image/png;base64,${chart.toString('base64')}`;
const anyPicture = 'data:image/png;base64,iVBORw0KGgo=';

describe('the demo, as the web uses it', () => {
  it('tells what is left', () =>
    provider()
      .addInteraction()
      .given(NOBODY)
      .uponReceiving('a question for the demo analyses that are left')
      .withRequest('GET', '/api/demo/visit')
      .willRespondWith(200, (response) => response.jsonBody({ limit: integer(3), demo_tries: integer(0) }))
      .executeTest(async ({ url }) => {
        useServer(url);
        await expect(getDemoVisit()).resolves.toEqual({ limit: 3, demo_tries: 0 });
      }));

  it('measures a picture', () =>
    provider()
      .addInteraction()
      .given(NOBODY)
      .uponReceiving("a visitor's picture to analyse")
      .withRequest('POST', '/api/demo/analyze', (request) =>
        request.jsonBody({ image_data_url, symbol: 'Unknown' }),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({
          analysis: {
            id: uuid('0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2d31'),
            created_at: moment,
            symbol: string('Unknown'),
            notices: like([]),
            analysis_json: {
              trend_direction: regex('^(bullish|bearish|sideways|unknown)$', 'bearish'),
              confidence_level: number(0.87),
              analysis_summary: string('The closes fall over the visible bars.'),
              trading_strategy: string('Wait for a close below the support.'),
              bar_count: integer(60),
              key_levels: like([]),
              last_price: { value: number(64.5), sigma: number(0.4) },
              plan: like({ direction: 'none' }),
              reading: {
                size: { width: integer(1180), height: integer(660) },
                axis: like({ scale: 'linear' }),
                bars: eachLike({ x_px: number(10.5), close: number(64.1), close_sigma: number(0.2) }),
              },
            },
          },
          meta: { limit: integer(3), demo_tries: integer(1) },
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url);
        const { meta } = await analyzeDemo({ image_data_url, symbol: 'Unknown' });
        expect(meta.demo_tries).toBe(1);
      }));

  it('says when nothing is left', () =>
    provider()
      .addInteraction()
      .given(USED_UP)
      .uponReceiving("one more visitor's picture than there may be")
      .withRequest('POST', '/api/demo/analyze', (request) =>
        request.jsonBody({ image_data_url: anyPicture, symbol: 'Unknown' }),
      )
      .willRespondWith(429, refuse(429, 'visitors.demo_limit'))
      .executeTest(async ({ url }) => {
        useServer(url);
        await expect(analyzeDemo({ image_data_url: anyPicture, symbol: 'Unknown' })).rejects.toMatchObject({
          status: 429,
        });
      }));
});

describe("the visitors' tutor, as the web uses it", () => {
  const lesson = { id: string('stop-loss'), topic: string('Risk Management'), title: string('Stops') };

  it('tells what is left', () =>
    provider()
      .addInteraction()
      .given(NOBODY)
      .uponReceiving('a question for the messages that are left')
      .withRequest('GET', '/api/tutor/visit')
      .willRespondWith(200, (response) =>
        response.jsonBody({ limit: integer(20), tutor_messages_used: integer(0) }),
      )
      .executeTest(async ({ url }) => {
        useServer(url);
        await expect(getTutorVisit()).resolves.toEqual({ limit: 20, tutor_messages_used: 0 });
      }));

  it('answers with its lessons', () => {
    const message = 'Where does a stop belong?';
    const previous_messages = [
      { role: 'user' as const, content: 'What is risk?' },
      { role: 'ai' as const, content: 'What you may lose.' },
    ];
    return provider()
      .addInteraction()
      .given(NOBODY)
      .uponReceiving("a visitor's message to the tutor")
      .withRequest('POST', '/api/tutor/send', (request) => request.jsonBody({ message, previous_messages }))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          reply: string('Below the low.'),
          lessons: eachLike(lesson),
          meta: { limit: integer(20), tutor_messages_used: integer(1) },
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url);
        const { lessons } = await sendVisitorMessage({ message, previous_messages });
        expect(lessons).toHaveLength(1);
      });
  });

  it('says when nothing is left', () =>
    provider()
      .addInteraction()
      .given(USED_UP)
      .uponReceiving("one more visitor's message than there may be")
      .withRequest('POST', '/api/tutor/send', (request) =>
        request.jsonBody({ message: 'One more?', previous_messages: [] }),
      )
      .willRespondWith(429, refuse(429, 'visitors.tutor_limit'))
      .executeTest(async ({ url }) => {
        useServer(url);
        const asked = sendVisitorMessage({ message: 'One more?', previous_messages: [] });
        await expect(asked).rejects.toMatchObject({ status: 429 });
      }));

  it('has no history for somebody new', () =>
    provider()
      .addInteraction()
      .given(NOBODY)
      .uponReceiving('a question for what was said')
      .withRequest('GET', '/api/tutor/history')
      .willRespondWith(200, (response) => response.jsonBody({ history: [] }))
      .executeTest(async ({ url }) => {
        useServer(url);
        await expect(getVisitorHistory()).resolves.toEqual({ history: [] });
      }));
});
