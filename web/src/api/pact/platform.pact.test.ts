import { getPublicSettings } from '../generated/client/platform/platform.ts';
import { integer, provider, string, useServer } from './consumer.ts';

it('reads the public settings', () =>
  provider()
    .addInteraction()
    .uponReceiving('a question for the public settings')
    .withRequest('GET', '/api/settings/public')
    .willRespondWith(200, (response) =>
      response.jsonBody({
        platform_name: string('Wickwise'),
        company: {
          name: string('Wickwise Ltd'),
          number: string('01234567'),
          address: string('1 Example Street, London'),
        },
        support_email: string('support@example.com'),
        limits: { upload_bytes: integer(10_485_760), upload_pixels: integer(40_000_000) },
      }),
    )
    .executeTest(async ({ url }) => {
      useServer(url);
      expect((await getPublicSettings()).platform_name).toBe('Wickwise');
    }));
