import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FakeCall } from '../../../api/testing/fake-network.ts';
import { renderShop } from '../../../entities/catalog/testing/render-shop.tsx';
import { sampleAdmin } from '../../../entities/session/testing/build-user.ts';
import { buildAdminUser, buildUserList, someSessions, someUsers } from '../testing/build-admin-user.ts';
import { AdminUsersScreen } from './admin-users-screen.tsx';

jest.setTimeout(60_000);

const LIST = 'GET /admin/users';
const AT = '/admin-dashboard/users';
const grace = buildAdminUser();
const ONE = `/admin/users/${grace.id}`;
const quiet = {
  [LIST]: { body: buildUserList(someUsers) },
  [`GET ${ONE}/sessions`]: { body: { sessions: someSessions } },
};

type Routes = NonNullable<NonNullable<Parameters<typeof renderShop>[1]>['routes']>;
let shop: ReturnType<typeof renderShop>;
const sent: { params: unknown; body: unknown; key: unknown }[] = [];
/** Keeps what a call sent, and answers. */
const caught = (answer: { status?: number; body?: unknown }) => (request: FakeCall) => {
  const body: unknown = typeof request.data === 'string' ? JSON.parse(request.data) : request.data;
  sent.push({ params: request.params, body, key: request.headers.get('Idempotency-Key') });
  return answer;
};

async function show(routes: Routes = {}): Promise<void> {
  sent.length = 0;
  shop = renderShop(<AdminUsersScreen />, { at: AT, user: sampleAdmin, routes: { ...quiet, ...routes } });
  await screen.findAllByText(/Grace Hopper|could not be loaded|No users? /);
}
/** Found by its text: a query by role would look at every cell of the table. */
const click = (name: string) => {
  const named = (one: HTMLButtonElement) => (one.getAttribute('aria-label') ?? one.textContent) === name;
  const button = [...document.querySelectorAll('button')].reverse().find(named);
  if (!button) throw new Error(`There is no button '${name}'.`);
  fireEvent.click(button);
};
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const tierOf = (name: string) => screen.getByLabelText<HTMLSelectElement>(`Subscription tier of ${name}`);
const shown = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeInTheDocument());

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  shop.server.close();
  jest.restoreAllMocks();
});

describe('the list of users', () => {
  it('[O-015] [O-017] shows the figures, the columns and what an account can spend', async () => {
    await show();
    expect(screen.getByText('Add User')).toBeInTheDocument();
    const figures = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(figures).toEqual(['Total', 'Starter', 'Pro', 'Expert']);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '1,204',
      '610',
      '95',
      '12',
    ]);
    const heads = screen.getAllByRole('columnheader', { hidden: true }).map((head) => head.textContent);
    expect(heads).toEqual(['User', 'Email', 'Role', 'Subscription Tier', 'Credits', 'Created']);
    for (const text of ['1,250', 'Unlimited', 'No password yet'])
      expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('[O-016] [D-111] asks the server for what is searched for', async () => {
    await show({ [LIST]: caught({ body: buildUserList(someUsers) }) });
    expect(sent.at(-1)?.params).toEqual({ page: 1, sort: 'created_at', order: 'desc' });
    type('Search by name or email', 'grace@');
    fireEvent.submit(screen.getByRole('search'));
    await waitFor(() => expect(sent.at(-1)?.params).toMatchObject({ q: 'grace@', page: 1 }));
    fireEvent.change(screen.getByLabelText('Tier'), { target: { value: 'pro' } });
    await waitFor(() => expect(sent.at(-1)?.params).toMatchObject({ q: 'grace@', tier: 'pro' }));
    expect(shop.address.current).toBe(`${AT}?q=grace%40&tier=pro`);
  });

  it('[O-115] falls back to /users when /admin/users fails', async () => {
    await show({ [LIST]: { status: 500 }, 'GET /users': { body: buildUserList(someUsers) } });
    expect(screen.getByText('grace@example.com')).toBeInTheDocument();
    expect(shop.server.calls.filter((call) => call.endsWith('users'))).toEqual([LIST, 'GET /users']);
  });

  it('[D-112] says what went wrong, with Retry, when both fail', async () => {
    const away = { status: 503, body: { error: 'The database is away.' } };
    await show({ [LIST]: away, 'GET /users': away });
    expect(screen.getByText('The database is away.')).toBeInTheDocument();
    shop.server.routes[LIST] = { body: buildUserList(someUsers) };
    click('Retry');
    await shown('grace@example.com');
  });
});

describe('the tier of a user', () => {
  it('[O-077] is any of none, starter, pro and expert', async () => {
    await show();
    const values = [...tierOf('Grace Hopper').options].map(({ value }) => value);
    expect(values).toEqual(['none', 'starter', 'pro', 'expert']);
  });

  it('[O-078] [O-116] is sent as the plan, and is disabled until the answer', async () => {
    let answer: (value: object) => void = () => undefined;
    await show({
      [`PATCH ${ONE}`]: (request) =>
        new Promise((resolve) => {
          caught({})(request);
          answer = resolve;
        }),
    });
    const select = tierOf('Grace Hopper');
    fireEvent.change(select, { target: { value: 'pro' } });
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ plan: 'pro' });
    expect(select).toBeDisabled();
    expect(tierOf('Ada Lovelace')).toBeEnabled();
    answer({ body: { user: { ...grace, plan: 'pro', subscription_tier: 'pro' } } });
    shop.server.routes[LIST] = {
      body: buildUserList([{ ...grace, plan: 'pro', subscription_tier: 'pro' }]),
    };
    await waitFor(() => expect(select).toBeEnabled());
    expect(select).toHaveValue('pro');
  });

  it('[O-079] [O-141] is not sent when unchanged, and a failure is said', async () => {
    await show({ [`PATCH ${ONE}`]: { status: 500 } });
    fireEvent.change(tierOf('Grace Hopper'), { target: { value: 'starter' } });
    expect(shop.server.count(`PATCH ${ONE}`)).toBe(0);
    fireEvent.change(tierOf('Grace Hopper'), { target: { value: 'expert' } });
    await shown('Failed to update user tier');
    expect(tierOf('Grace Hopper')).toHaveValue('starter');
    expect(tierOf('Grace Hopper')).toBeEnabled();
  });
});

describe('adding a user', () => {
  const POST = 'POST /admin/users';
  async function open(routes: Routes = {}): Promise<void> {
    await show(routes);
    click('Add User');
    await screen.findByRole('dialog', { name: 'Add User' });
  }
  const fill = (fields: Record<string, string> = {}): void => {
    const all = { 'Full name': 'Alan Turing', Email: 'alan@example.com', Password: 'enigma machine' };
    for (const [label, value] of Object.entries({ ...all, ...fields })) type(label, value);
  };

  it('[O-090] [O-091] asks for name, email and a password of at least 6 characters', async () => {
    await open({ [POST]: { status: 500 } });
    for (const label of ['Full name', 'Email', 'Password']) {
      fill({ [label]: '' });
      click('Create User');
      expect(screen.getByLabelText(label)).toHaveFocus();
    }
    expect(screen.getAllByText('Please fill in all required fields')).not.toHaveLength(0);
    fill({ Password: 'abcde' });
    click('Create User');
    await shown('Password must be at least 6 characters');
    expect(shop.server.count(POST)).toBe(0);
  });

  it('[O-093] has the role of a user or of an admin, or one below it', async () => {
    await open();
    const roles = screen.getAllByLabelText<HTMLSelectElement>('Role').at(-1);
    expect([...(roles?.options ?? [])].map(({ value }) => value)).toEqual([
      'user',
      'admin',
      'support',
      'finance',
    ]);
  });

  it('[O-092] [O-143] sends no credits beside unlimited ones, and says that it is done', async () => {
    await open({
      [POST]: caught({ status: 201, body: { user: buildAdminUser({ full_name: 'Alan Turing' }) } }),
    });
    fill({ 'Initial credits': '50' });
    type('Subscription tier', 'pro');
    fireEvent.click(screen.getByLabelText('Unlimited credits'));
    expect(screen.getByLabelText('Initial credits')).toBeDisabled();
    click('Create User');
    await shown('✅ User "Alan Turing" created successfully!');
    expect(sent.at(-1)?.body).toEqual({
      full_name: 'Alan Turing',
      email: 'alan@example.com',
      password: 'enigma machine',
      user_type: 'user',
      plan: 'pro',
      credits_balance: 0,
      credits_unlimited: true,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('[O-142] says why it failed, and keeps what was typed until that is thrown away', async () => {
    await open({ [POST]: { status: 409, body: { error: 'There is such an account.' } } });
    fill({ 'Initial credits': '1.5' });
    click('Create User');
    await shown('Initial credits must be a whole number from 0 to 1,000,000');
    type('Initial credits', '1');
    click('Create User');
    await shown('❌ Failed to create user: There is such an account.');
    shop.server.routes[POST] = { status: 500 };
    click('Create User');
    await shown('❌ Failed to create user: Failed to create user');
    click('Cancel');
    expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeInTheDocument();
  });
});

describe('one user', () => {
  async function open(routes: Routes = {}): Promise<void> {
    await show(routes);
    click('Grace Hopper');
    await screen.findByText('Safari on iOS');
  }

  it('is given credits, each attempt once, and asked about before some are taken', async () => {
    const path = `POST ${ONE}/credits`;
    await open({ [path]: caught({ status: 503, body: { error: 'Please try again.' } }) });
    type('Credits to give or take', '10');
    click('Apply');
    await shown('Say why: the reason is written to the audit log.');
    type('Reason', 'Made good');
    click('Apply');
    await shown('Please try again.');
    shop.server.routes[path] = caught({ body: { user: { ...grace, credits_balance: 1260 } } });
    click('Apply');
    await shown('10 credits given');
    expect(sent.map(({ body }) => body)).toEqual(Array(2).fill({ credits: 10, reason: 'Made good' }));
    expect(sent[1]?.key).toBe(sent[0]?.key);

    type('Credits to give or take', '-1');
    type('Reason', 'Typed twice');
    click('Apply');
    expect(await screen.findByText('Take 1 credit from Grace Hopper?')).toBeInTheDocument();
    click('Take credits');
    await shown('1 credit taken');
    expect(sent.at(-1)).toMatchObject({ body: { credits: -1, reason: 'Typed twice' } });
    expect(sent.at(-1)?.key).not.toBe(sent[0]?.key);
  });

  it('is signed out of one device, and of all after a question', async () => {
    const phone = `DELETE ${ONE}/sessions/${someSessions[0]?.id}`;
    const all = `DELETE ${ONE}/sessions`;
    await open({ [phone]: { status: 204 }, [all]: { status: 204 } });
    shop.server.routes[`GET ${ONE}/sessions`] = { body: { sessions: someSessions.slice(1) } };
    click('Sign out Safari on iOS');
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).not.toBeInTheDocument());
    expect(shop.server.count(phone)).toBe(1);
    shop.server.routes[`GET ${ONE}/sessions`] = { body: { sessions: [] } };
    click('Sign out everywhere');
    const question = await screen.findByRole('alertdialog');
    expect(shop.server.count(all)).toBe(0);
    fireEvent.click(within(question).getByRole('button', { name: 'Sign out everywhere' }));
    await shown('Signed in nowhere.');
  });
  it('is suspended with a reason, and reinstated with one', async () => {
    const suspend = `POST ${ONE}/suspend`;
    const reinstate = `POST ${ONE}/reinstate`;
    const shutOut = { ...grace, suspended_at: '2026-11-02T09:00:00Z', suspension_reason: 'Stolen cards.' };
    await open({ [suspend]: caught({ status: 503, body: { error: 'Please try again.' } }) });
    click('Suspend account');
    const question = await screen.findByRole('alertdialog', { name: 'Suspend Grace Hopper’s account?' });
    const confirm = () => fireEvent.click(within(question).getByRole('button', { name: 'Suspend account' }));
    confirm();
    await shown('Say why: the reason is written to the audit log.');
    expect(sent).toEqual([]);
    fireEvent.change(within(question).getByLabelText('Reason'), { target: { value: ' Stolen cards. ' } });
    confirm();
    await shown('Please try again.');
    shop.server.routes[suspend] = caught({ body: { user: shutOut } });
    shop.server.routes[LIST] = { body: buildUserList([shutOut]) };
    confirm();
    await shown('Grace Hopper is suspended');
    expect(sent.at(-1)?.body).toEqual({ reason: 'Stolen cards.' });
    await shown('Suspended');
    await waitFor(() => expect(screen.getByText(/^Suspended since .*: Stolen cards\.$/)).toBeInTheDocument());

    shop.server.routes[reinstate] = caught({ body: { user: grace } });
    shop.server.routes[LIST] = { body: buildUserList(someUsers) };
    click('Reinstate account');
    const again = await screen.findByRole('alertdialog', { name: 'Reinstate Grace Hopper’s account?' });
    fireEvent.change(within(again).getByLabelText('Reason'), { target: { value: 'A mistake.' } });
    fireEvent.click(within(again).getByRole('button', { name: 'Reinstate account' }));
    await shown('Grace Hopper can sign in again');
    expect(sent.at(-1)?.body).toEqual({ reason: 'A mistake.' });
  });
});
