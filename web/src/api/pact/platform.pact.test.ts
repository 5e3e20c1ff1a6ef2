import { getPublicSettings } from '../generated/client/platform/platform.ts';
import { provider, publicSettings, useServer } from './consumer.ts';

it('reads the public settings', () =>
  provider()
    .addInteraction()
    .uponReceiving('a question for the public settings')
    .withRequest('GET', '/api/settings/public')
    .willRespondWith(200, (response) => response.jsonBody(publicSettings))
    .executeTest(async ({ url }) => {
      useServer(url);
      expect((await getPublicSettings()).platform_name).toBe('Wickwise');
    }));
