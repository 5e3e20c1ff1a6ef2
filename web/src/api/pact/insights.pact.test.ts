import { getMarketPulse } from '../generated/client/insights/insights.ts';
import { TOKEN, bearer, integer, provider, regex, useServer } from './consumer.ts';

describe('the figures of the dashboard, as the web uses them', () => {
  it('takes the pulse of the market', () =>
    provider()
      .addInteraction()
      .given('Ada has her trial credits', { token: TOKEN })
      .uponReceiving('a question for the market pulse')
      .withRequest('GET', '/api/insights/market-pulse', (request) => request.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          sample: true,
          analyses: integer(0),
          needed: integer(20),
          days: integer(7),
          sentiment: regex('Upward|Downward|Mixed', 'Upward'),
          volatility: regex('Low|Moderate|High', 'Moderate'),
          data_index: integer(65),
          bullish: integer(0),
          bearish: integer(0),
          sideways: integer(0),
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect(await getMarketPulse()).toMatchObject({ sample: true, data_index: 65 });
      }));
});
