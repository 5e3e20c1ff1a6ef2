import {
  confirmEmailChange,
  getEmailChange,
  requestEmailChange,
  undoEmailChange,
  withdrawEmailChange,
} from '../generated/client/accounts/accounts.ts';
import { TOKEN, bearer, moment, nullValue, provider, refuse, string, useServer } from './consumer.ts';

/** The secrets of the emails about a change: to the new address and to the old one. */
const CONFIRM = 'pact-link-to-new-address';
const UNDO = 'pact-link-to-old-address';
const waiting = { token: TOKEN, confirm: CONFIRM, undo: UNDO };

describe('another email address, as the web asks for it', () => {
  it('[W-331] asks for another email address, and is told until when it can be confirmed', () =>
    provider()
      .addInteraction()
      .given('Ada is signed in', { token: TOKEN })
      .uponReceiving('another address with her password')
      .withRequest('POST', '/api/auth/me/email-change', (request) =>
        request.headers(bearer).jsonBody({ email: 'countess@example.com', password: 'measure twice' }),
      )
      .willRespondWith(202, (response) =>
        response.jsonBody({ email: 'countess@example.com', expires_at: moment }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        const change = await requestEmailChange({ email: 'countess@example.com', password: 'measure twice' });
        expect(change.email).toBe('countess@example.com');
      }));

  it('[W-331] knows that no other address waits', () =>
    provider()
      .addInteraction()
      .given('Ada is signed in', { token: TOKEN })
      .uponReceiving('a request for the address that waits')
      .withRequest('GET', '/api/auth/me/email-change', (request) => request.headers(bearer))
      .willRespondWith(200, (response) => response.jsonBody({ pending: nullValue() }))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect(await getEmailChange()).toEqual({ pending: null });
      }));

  it('[W-331] shows the address that waits', () =>
    provider()
      .addInteraction()
      .given('Ada waits for another address', waiting)
      .uponReceiving('a request for the address that waits, when one does')
      .withRequest('GET', '/api/auth/me/email-change', (request) => request.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({ pending: { email: string('countess@example.com'), expires_at: moment } }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await getEmailChange()).pending?.email).toBe('countess@example.com');
      }));

  it('[W-331] cancels the change that waits', () =>
    provider()
      .addInteraction()
      .given('Ada waits for another address', waiting)
      .uponReceiving('a wish to keep the address')
      .withRequest('DELETE', '/api/auth/me/email-change', (request) => request.headers(bearer))
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        await expect(withdrawEmailChange()).resolves.not.toThrow();
      }));

  it('[W-331] moves the account by the link, in a browser that is signed in', () =>
    provider()
      .addInteraction()
      .given('Ada waits for another address', waiting)
      .uponReceiving('the link to the new address with her session')
      .withRequest('POST', '/api/auth/email-change/confirm', (request) =>
        request.headers(bearer).jsonBody({ token: CONFIRM }),
      )
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        await expect(confirmEmailChange({ token: CONFIRM })).resolves.not.toThrow();
      }));

  it('[W-331] is asked for the password where nobody is signed in', () =>
    provider()
      .addInteraction()
      .given('Ada waits for another address', waiting)
      .uponReceiving('the link to the new address without a session')
      .withRequest('POST', '/api/auth/email-change/confirm', (request) =>
        request.jsonBody({ token: CONFIRM }),
      )
      .willRespondWith(422, refuse(422, 'accounts.password_required'))
      .executeTest(async ({ url }) => {
        useServer(url);
        await expect(confirmEmailChange({ token: CONFIRM })).rejects.toMatchObject({
          status: 422,
          code: 'accounts.password_required',
        });
      }));

  it('[W-331] is told that a link no longer works', () =>
    provider()
      .addInteraction()
      .given('nobody is registered as new@example.com')
      .uponReceiving('a dead link to a new address')
      .withRequest('POST', '/api/auth/email-change/confirm', (request) =>
        request.jsonBody({ token: CONFIRM, password: 'measure twice' }),
      )
      .willRespondWith(422, refuse(422, 'accounts.dead_link'))
      .executeTest(async ({ url }) => {
        useServer(url);
        const refused = confirmEmailChange({ token: CONFIRM, password: 'measure twice' });
        await expect(refused).rejects.toMatchObject({ status: 422, code: 'accounts.dead_link' });
      }));

  it.each([
    ['cancels a change that waits', 'Ada waits for another address', false],
    ['has an account back that has moved', 'Ada has moved to another address', true],
  ])('[W-331] the old address %s', (_, state, moved) =>
    provider()
      .addInteraction()
      .given(state, waiting)
      .uponReceiving(`the link to the old address: ${state}`)
      .withRequest('POST', '/api/auth/email-change/undo', (request) => request.jsonBody({ token: UNDO }))
      .willRespondWith(200, (response) => response.jsonBody({ moved_back: moved }))
      .executeTest(async ({ url }) => {
        useServer(url);
        expect(await undoEmailChange({ token: UNDO })).toEqual({ moved_back: moved });
      }),
  );
});
