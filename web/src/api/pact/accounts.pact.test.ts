import {
  claimAccount,
  confirmEmail,
  deleteOwnAccount,
  exportOwnData,
  getCurrentUser,
  getPreferences,
  logIn,
  logOut,
  registerUser,
  requestEmailConfirmation,
  requestPasswordReset,
  resetPassword,
  savePreferences,
  updateCurrentUser,
} from '../generated/client/accounts/accounts.ts';
import { ApiError } from '../errors.ts';
import {
  TOKEN,
  bearer,
  eachLike,
  integer,
  like,
  moment,
  provider,
  refuse,
  regex,
  string,
  useServer,
  user,
  usualPreferences,
  uuid,
} from './consumer.ts';

/** The secret of an emailed link, as the states of `pacts/README.md` give it out. */
const LINK = 'pact-link-of-ada';
/** All of them chosen. */
const PREFERENCES = {
  currency: 'EUR',
  time_zone: 'Asia/Tokyo',
  number_format: 'point-comma',
  candle_colours: 'blue-orange',
} as const;
const session = { user, token: string(TOKEN) };

describe('accounts, as the web uses them', () => {
  it('registers an account', () =>
    provider()
      .addInteraction()
      .given('nobody is registered as new@example.com')
      .uponReceiving('a registration')
      .withRequest('POST', '/api/auth/register', (request) =>
        request.jsonBody({ email: 'new@example.com', full_name: 'Ada Lovelace', password: 'measure twice' }),
      )
      .willRespondWith(201, (response) => response.jsonBody(session))
      .executeTest(async ({ url }) => {
        useServer(url);
        const made = await registerUser({
          email: 'new@example.com',
          full_name: 'Ada Lovelace',
          password: 'measure twice',
        });
        expect(made.token).toBe(TOKEN);
      }));

  it('logs in', () =>
    provider()
      .addInteraction()
      .given('Ada is registered', { email: 'ada@example.com', password: 'measure twice' })
      .uponReceiving('a log-in with the right password')
      .withRequest('POST', '/api/auth/login', (request) =>
        request.jsonBody({ email: 'ada@example.com', password: 'measure twice' }),
      )
      .willRespondWith(200, (response) => response.jsonBody(session))
      .executeTest(async ({ url }) => {
        useServer(url);
        expect((await logIn({ email: 'ada@example.com', password: 'measure twice' })).user.role).toBe('user');
      }));

  it('receives a message that the password is wrong', () =>
    provider()
      .addInteraction()
      .given('Ada is registered', { email: 'ada@example.com', password: 'measure twice' })
      .uponReceiving('a log-in with a wrong password')
      .withRequest('POST', '/api/auth/login', (request) =>
        request.jsonBody({ email: 'ada@example.com', password: 'measure once' }),
      )
      .willRespondWith(401, refuse(401, 'accounts.wrong_credentials'))
      .executeTest(async ({ url }) => {
        useServer(url);
        const refused = logIn({ email: 'ada@example.com', password: 'measure once' });
        await expect(refused).rejects.toMatchObject({ status: 401, message: 'A sentence for people.' });
        await expect(refused).rejects.toBeInstanceOf(ApiError);
      }));

  it('asks who is signed in', () =>
    provider()
      .addInteraction()
      .given('Ada is signed in', { token: TOKEN })
      .uponReceiving('a session check')
      .withRequest('GET', '/api/auth/me', (request) => request.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          user: {
            ...user,
            id: uuid('6f9c2f2e-4a53-4a0b-9b1e-0d5f5f1d2a11'),
            credits_expiring: {
              credits: integer(10),
              expires_at: moment,
              source: regex('^(trial|purchase|admin_grant|reading_wrong)$', 'trial'),
            },
          },
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await getCurrentUser()).user.full_name).toBe('Ada Lovelace');
      }));

  it('is nobody without a token', () =>
    provider()
      .addInteraction()
      .uponReceiving('a session check without a token')
      .withRequest('GET', '/api/auth/me')
      .willRespondWith(401, refuse(401, 'accounts.not_signed_in'))
      .executeTest(async ({ url }) => {
        useServer(url);
        await expect(getCurrentUser()).rejects.toMatchObject({ status: 401 });
      }));

  it('changes the own name', () =>
    provider()
      .addInteraction()
      .given('Ada is signed in', { token: TOKEN })
      .uponReceiving('a change of the name')
      .withRequest('PATCH', '/api/auth/me', (request) =>
        request.headers(bearer).jsonBody({ full_name: 'Countess Lovelace' }),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({ user: { ...user, full_name: 'Countess Lovelace' } }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await updateCurrentUser({ full_name: 'Countess Lovelace' })).user.full_name).toBe(
          'Countess Lovelace',
        );
      }));

  it('[W-332] keeps preferences', () =>
    provider()
      .addInteraction()
      .given('Ada is signed in', { token: TOKEN })
      .uponReceiving('her preferences')
      .withRequest('PUT', '/api/auth/me/preferences', (request) =>
        request.headers(bearer).jsonBody(PREFERENCES),
      )
      .willRespondWith(200, (response) => response.jsonBody(PREFERENCES))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect(await savePreferences(PREFERENCES)).toEqual(PREFERENCES);
      }));

  it('[W-332] asks for the preferences of an account that never chose any', () =>
    provider()
      .addInteraction()
      .given('Ada is signed in', { token: TOKEN })
      .uponReceiving('a request for her preferences')
      .withRequest('GET', '/api/auth/me/preferences', (request) => request.headers(bearer))
      .willRespondWith(200, (response) => response.jsonBody(usualPreferences))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await getPreferences()).number_format).toBe('comma-point');
      }));

  it('asks for a link that sets a new password', () =>
    provider()
      .addInteraction()
      .given('Ada is registered', { email: 'ada@example.com', password: 'measure twice' })
      .uponReceiving('a request for a new password')
      .withRequest('POST', '/api/auth/password-reset', (request) =>
        request.jsonBody({ email: 'ada@example.com' }),
      )
      .willRespondWith(202)
      .executeTest(async ({ url }) => {
        useServer(url);
        await expect(requestPasswordReset({ email: 'ada@example.com' })).resolves.not.toThrow();
      }));

  it('sets a new password with an emailed link', () =>
    provider()
      .addInteraction()
      .given('Ada was sent a link', { purpose: 'reset', link: LINK })
      .uponReceiving('a new password with a link')
      .withRequest('POST', '/api/auth/password-reset/confirm', (request) =>
        request.jsonBody({ token: LINK, password: 'measure thrice' }),
      )
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        useServer(url);
        await expect(resetPassword({ token: LINK, password: 'measure thrice' })).resolves.not.toThrow();
      }));

  it('receives a message that a link is no longer valid', () =>
    provider()
      .addInteraction()
      .given('nobody is registered as new@example.com')
      .uponReceiving('a new password with a dead link')
      .withRequest('POST', '/api/auth/password-reset/confirm', (request) =>
        request.jsonBody({ token: LINK, password: 'measure thrice' }),
      )
      .willRespondWith(422, refuse(422, 'accounts.dead_link'))
      .executeTest(async ({ url }) => {
        useServer(url);
        await expect(resetPassword({ token: LINK, password: 'measure thrice' })).rejects.toMatchObject({
          status: 422,
          message: 'A sentence for people.',
        });
      }));

  it('claims an account', () =>
    provider()
      .addInteraction()
      .given('Ada was sent a link', { purpose: 'claim', link: LINK })
      .uponReceiving('a claim with a link')
      .withRequest('POST', '/api/auth/claim', (request) =>
        request.jsonBody({ token: LINK, password: 'measure thrice' }),
      )
      .willRespondWith(200, (response) => response.jsonBody(session))
      .executeTest(async ({ url }) => {
        useServer(url);
        expect((await claimAccount({ token: LINK, password: 'measure thrice' })).token).toBe(TOKEN);
      }));

  it('confirms an address', () =>
    provider()
      .addInteraction()
      .given('Ada was sent a link', { purpose: 'confirm', link: LINK })
      .uponReceiving('a confirmation of an address with the password')
      .withRequest('POST', '/api/auth/email-confirmation', (request) =>
        request.jsonBody({ token: LINK, password: 'measure twice' }),
      )
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        useServer(url);
        await expect(confirmEmail({ token: LINK, password: 'measure twice' })).resolves.not.toThrow();
      }));

  it('asks for another link that confirms an address', () =>
    provider()
      .addInteraction()
      .given('Ada is signed in', { token: TOKEN })
      .uponReceiving('a request for a link that confirms the own address')
      .withRequest('POST', '/api/auth/me/email-confirmation', (request) => request.headers(bearer))
      .willRespondWith(202)
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        await expect(requestEmailConfirmation()).resolves.not.toThrow();
      }));

  it('takes the own data along', () =>
    provider()
      .addInteraction()
      .given('Ada is signed in', { token: TOKEN })
      .uponReceiving('a request for the own data')
      .withRequest('GET', '/api/auth/me/export', (request) => request.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({ user, sections: eachLike({ name: string('sessions'), records: like([]) }) }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await exportOwnData()).user.email).toBe('ada@example.com');
      }));

  it('receives a message that the password for deleting is wrong', () =>
    provider()
      .addInteraction()
      .given('Ada is signed in', { token: TOKEN })
      .uponReceiving('a deletion with a wrong password')
      .withRequest('DELETE', '/api/auth/me', (request) =>
        request.headers(bearer).jsonBody({ password: 'measure once' }),
      )
      .willRespondWith(422, refuse(422, 'accounts.wrong_password'))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        await expect(deleteOwnAccount({ password: 'measure once' })).rejects.toMatchObject({ status: 422 });
      }));

  it('logs out', () =>
    provider()
      .addInteraction()
      .given('Ada is signed in', { token: TOKEN })
      .uponReceiving('a log-out')
      .withRequest('POST', '/api/auth/logout', (request) => request.headers(bearer))
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        await expect(logOut()).resolves.not.toThrow();
      }));
});
