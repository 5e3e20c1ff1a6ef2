import {
  askSupport,
  confirmNewsletter,
  sendContactMessage,
  subscribeNewsletter,
  unsubscribeNewsletter,
} from '../generated/client/visitors/visitors.ts';
import type { ApiError } from '../errors.ts';
import { boolean, eachLike, like, provider, refuse, regex, string, useServer } from './consumer.ts';

/** The secret in the email that the state of `pacts/README.md` speaks of. */
const LINK = 'pact-link-of-the-newsletter';
const message = { name: 'Ada', email: 'ada@example.com', subject: 'Refund', message: 'How do I ask?' };

describe('contact, newsletter and support, as the web uses them', () => {
  it('sends a message', () =>
    provider()
      .addInteraction()
      .uponReceiving('a message from the contact form')
      .withRequest('POST', '/api/contact', (request) => request.jsonBody(message))
      .willRespondWith(202)
      .executeTest(async ({ url }) => {
        useServer(url);
        await sendContactMessage(message);
      }));

  it('asks for the newsletter', () =>
    provider()
      .addInteraction()
      .uponReceiving('a wish for the newsletter')
      .withRequest('POST', '/api/newsletter', (request) => request.jsonBody({ email: 'ada@example.com' }))
      .willRespondWith(202)
      .executeTest(async ({ url }) => {
        useServer(url);
        await subscribeNewsletter({ email: 'ada@example.com' });
      }));

  it('confirms the address', () =>
    provider()
      .addInteraction()
      .given('somebody asked for the newsletter', { link: LINK })
      .uponReceiving('the link of the first newsletter email')
      .withRequest('POST', '/api/newsletter/confirm', (request) => request.jsonBody({ token: LINK }))
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        useServer(url);
        await confirmNewsletter({ token: LINK });
      }));

  it('hears that a link is used up', () =>
    provider()
      .addInteraction()
      .uponReceiving('a used link that ends the newsletter')
      .withRequest('POST', '/api/newsletter/unsubscribe', (request) => request.jsonBody({ token: 'used' }))
      .willRespondWith(422, refuse(422, 'visitors.dead_newsletter_link'))
      .executeTest(async ({ url }) => {
        useServer(url);
        const refused = await unsubscribeNewsletter({ token: 'used' }).catch((error: unknown) => error);
        expect((refused as ApiError).code).toBe('visitors.dead_newsletter_link');
      }));

  it('asks the support chat', () =>
    provider()
      .addInteraction()
      .uponReceiving('a question that the site answers')
      .withRequest('POST', '/api/support/ask', (request) =>
        request.jsonBody({ question: 'Can I get a refund?' }),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({
          answer: string('Yes, within 30 days.'),
          sources: eachLike({
            kind: regex('^(faq|lesson)$', 'faq'),
            title: string('Can I have my money back?'),
            href: string('/faq#refunds'),
          }),
          handover: boolean(false),
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url);
        expect((await askSupport({ question: 'Can I get a refund?' })).sources).toHaveLength(1);
      }));

  it('hears that nothing fits', () =>
    provider()
      .addInteraction()
      .uponReceiving('a question that the site does not answer')
      .withRequest('POST', '/api/support/ask', (request) =>
        request.jsonBody({ question: 'What is the weather in Paris?' }),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({ answer: string('A person can help.'), sources: like([]), handover: true }),
      )
      .executeTest(async ({ url }) => {
        useServer(url);
        expect((await askSupport({ question: 'What is the weather in Paris?' })).handover).toBe(true);
      }));
});
