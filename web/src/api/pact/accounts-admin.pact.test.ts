import {
  adjustUserCredits,
  changeUserTier,
  createUser,
  getTwoFactor,
  listUserSessions,
  listUsers,
  logIn,
  revokeUserSessions,
  startTwoFactor,
} from '../generated/client/accounts/accounts.ts';
import { attemptKey } from '../http.ts';
import type { UserList } from '../generated/model';
import {
  TOKEN,
  bearer,
  boolean,
  eachLike,
  integer,
  moment,
  nullValue,
  provider,
  refuse,
  string,
  useServer,
  user,
} from './consumer.ts';

const GRACE = '0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2d77';
const USERS = '/api/admin/users';
const listed = {
  ...user,
  created_at: moment,
  claimed: boolean(true),
  two_factor: boolean(false),
  suspended_at: nullValue(),
  suspension_reason: nullValue(),
};

/** Ada as an admin, and Grace with an account of her own. */
const asAdmin = (what: string) =>
  provider()
    .addInteraction()
    .given('Ada is signed in', { token: TOKEN })
    .given('Ada is an admin')
    .given('Grace has an account', { user_id: GRACE })
    .uponReceiving(what);

describe('accounts, as the admin console uses them', () => {
  it('lists them', () =>
    asAdmin('a question for the users')
      .withRequest('GET', USERS, (request) =>
        request.headers(bearer).query({ q: 'ada@', page: '1', sort: 'full_name', order: 'asc' }),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({
          users: eachLike(listed),
          meta: { page: integer(1), pages: integer(1), total: integer(1), total_is_exact: boolean(true) },
          stats: { total: integer(2), starter: integer(0), pro: integer(0), expert: integer(0) },
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        const list = await listUsers({ q: 'ada@', page: 1, sort: 'full_name', order: 'asc' });
        expect((list as UserList).users[0]?.full_name).toBe('Ada Lovelace');
      }));

  it('makes one', () => {
    const draft = {
      full_name: 'Alan Turing',
      email: 'alan@example.com',
      password: 'enigma machine',
      user_type: 'user',
      plan: 'pro',
      credits_balance: 50,
      credits_unlimited: false,
    } as const;
    return asAdmin('a new user')
      .withRequest('POST', USERS, (request) => request.headers(bearer).jsonBody(draft))
      .willRespondWith(201, (response) =>
        response.jsonBody({ user: { ...listed, full_name: string('Alan Turing') } }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await createUser(draft)).user.full_name).toBe('Alan Turing');
      });
  });

  it('changes a tier', () =>
    asAdmin('a change of a tier')
      .withRequest('PATCH', `${USERS}/${GRACE}`, (request) =>
        request.headers(bearer).jsonBody({ plan: 'pro' }),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({ user: { ...listed, subscription_tier: 'pro' } }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await changeUserTier(GRACE, { plan: 'pro' })).user.subscription_tier).toBe('pro');
      }));

  it('receives an error when too many credits would be taken', () =>
    asAdmin('the taking of too many credits')
      .withRequest('POST', `${USERS}/${GRACE}/credits`, (request) =>
        request
          .headers({ ...bearer, 'Idempotency-Key': 'pact-too-many' })
          .jsonBody({ credits: -5, reason: 'Typed twice' }),
      )
      .willRespondWith(402, refuse(402, 'credits.insufficient'))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        const change = { credits: -5, reason: 'Typed twice' };
        const refused = adjustUserCredits(GRACE, change, attemptKey('pact-too-many'));
        await expect(refused).rejects.toMatchObject({ status: 402 });
      }));

  it('sees where somebody is signed in', () =>
    asAdmin('a question for the sessions of somebody')
      .withRequest('GET', `${USERS}/${GRACE}/sessions`, (request) => request.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          sessions: eachLike({
            id: string('6f9c2f2e-4a53-4a0b-9b1e-0d5f5f1d2a31'),
            created_at: moment,
            last_used_at: moment,
            device: string('Safari on iOS'),
            current: boolean(false),
          }),
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await listUserSessions(GRACE)).sessions[0]?.device).toBe('Safari on iOS');
      }));

  it('signs somebody out everywhere', () =>
    asAdmin('the end of all sessions of somebody')
      .withRequest('DELETE', `${USERS}/${GRACE}/sessions`, (request) => request.headers(bearer))
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        await revokeUserSessions(GRACE);
      }));
});

describe('two-factor sign-in, as the web uses it', () => {
  it('asks how it stands', () =>
    asAdmin('a question for the own second factor')
      .withRequest('GET', '/api/auth/me/two-factor', (request) => request.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          enabled: boolean(false),
          required: boolean(false),
          enabled_at: nullValue(),
          recovery_codes_left: integer(0),
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await getTwoFactor()).enabled).toBe(false);
      }));

  it('begins to set it up', () =>
    asAdmin('the begin of a second factor')
      .withRequest('POST', '/api/auth/me/two-factor', (request) =>
        request.headers(bearer).jsonBody({ password: 'measure twice' }),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({ secret: string('JBSWY3DPEHPK3PXP'), otpauth_url: string('otpauth://totp/x') }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await startTwoFactor({ password: 'measure twice' })).secret).toBe('JBSWY3DPEHPK3PXP');
      }));

  it('is asked for a code at log-in', () => {
    const credentials = { email: 'ada@example.com', password: 'measure twice' };
    return provider()
      .addInteraction()
      .given('Ada is signed in', { token: TOKEN })
      .given('Ada is an admin')
      .given('Ada signs in with a second factor')
      .uponReceiving('a log-in without the second factor')
      .withRequest('POST', '/api/auth/login', (request) => request.jsonBody(credentials))
      .willRespondWith(401, (response) => {
        // The web tells it from a wrong password by this code.
        refuse(401, 'accounts.totp_required', { code: 'accounts.totp_required' })(response);
      })
      .executeTest(async ({ url }) => {
        useServer(url);
        await expect(logIn(credentials)).rejects.toMatchObject({ code: 'accounts.totp_required' });
      });
  });
});
