import {
  getCurrentUser,
  logIn,
  logOut,
  registerUser,
  updateCurrentUser,
} from '../generated/client/accounts/accounts.ts';
import { ApiError } from '../errors.ts';
import { TOKEN, bearer, refuse, provider, string, useServer, user, uuid } from './consumer.ts';

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

  it('is told in words that the password is wrong', () =>
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
        response.jsonBody({ user: { ...user, id: uuid('6f9c2f2e-4a53-4a0b-9b1e-0d5f5f1d2a11') } }),
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
