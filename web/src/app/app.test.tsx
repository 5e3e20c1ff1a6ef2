import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { FakeServer } from '../api/testing/fake-server.ts';
import { TOKEN_KEY } from '../api/token.ts';
import { toast } from '../ui/toast/toasts.ts';
import {
  ME,
  sessionChecks,
  NOBODY,
  ada,
  at,
  dashboard,
  noAnalyses,
  settings,
  signedInAs,
  startApp,
} from './testing/start-app.tsx';

let server: FakeServer;
let user: ReturnType<typeof startApp>['user'];

function start(path: string, me: FakeServer['routes'][string]): void {
  ({ server, user } = startApp(path, me));
}

const signedIn = signedInAs();
const logError = jest.spyOn(console, 'error');

beforeEach(() => {
  window.localStorage.clear();
  logError.mockImplementation(() => undefined);
});
afterEach(() => {
  server.close();
  toast.list().forEach(({ id }) => toast.dismiss(id));
});

describe('the session', () => {
  it("[V-022] shows 'Loading...' until the server has said who is signed in", async () => {
    let answer: (value: typeof signedIn) => void = () => undefined;
    start('/dashboard', () => new Promise((resolve) => (answer = resolve)));
    expect(await screen.findByText('Loading...')).toBeInTheDocument();
    await waitFor(() => expect(sessionChecks(server)).toBe(1));
    act(() => answer(signedIn));
    await dashboard();
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  });

  it('[V-023] is checked once at the start and once on every change of the path', async () => {
    start('/dashboard', signedIn);
    await dashboard();
    expect(sessionChecks(server)).toBe(1);
    await user.click(screen.getByRole('link', { name: 'Analysis History' }));
    await at('/history');
    await waitFor(() => expect(sessionChecks(server)).toBe(2));
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await dashboard();
    await waitFor(() => expect(sessionChecks(server)).toBe(3));
  });

  it.each([401, 500])(
    '[V-191] is nobody when the check fails with %d, and goes to /login',
    async (status) => {
      start('/history', { status, body: { error: 'No.' } });
      await at('/login');
      expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
    },
  );

  it('[V-009] finds the login outside the shell', async () => {
    start('/login', NOBODY);
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
  });

  it('[V-025] sends who is signed in from /login to /dashboard', async () => {
    start('/login', signedIn);
    await at('/dashboard');
    expect(screen.queryByRole('heading', { name: 'Welcome back' })).not.toBeInTheDocument();
  });

  it('[V-148] keeps the token of a login and forgets it at logout', async () => {
    start('/login', NOBODY);
    server.routes['POST /auth/login'] = { body: { user: ada, token: 'opaque' } };
    await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
    await user.type(screen.getByLabelText('Password'), 'measured');
    server.routes[ME] = signedIn;
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await at('/dashboard');
    expect(window.localStorage.getItem(TOKEN_KEY)).toBe('opaque');
    await dashboard();
    await logOut();
    await at('/');
    expect(window.localStorage.getItem(TOKEN_KEY)).toBeNull();
  });
});

async function logOut(): Promise<void> {
  await user.click(screen.getByRole('button', { name: /Account of Ada Lovelace/ }));
  await screen.findByRole('menuitem', { name: 'Logout' });
  await user.keyboard('{End}{Enter}');
}

describe('logging out', () => {
  it('[V-026] revokes, clears cookies and token, and goes to the start page', async () => {
    document.cookie = 'seen=yes; path=/';
    window.localStorage.setItem(TOKEN_KEY, 'opaque');
    start('/dashboard', signedIn);
    await dashboard();
    await logOut();
    await at('/');
    expect(server.count('POST /auth/logout')).toBe(1);
    expect(window.localStorage.getItem(TOKEN_KEY)).toBeNull();
    expect(document.cookie).not.toContain('seen');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Login' })).toBeInTheDocument());
  });

  it('[D-120] says and logs it when the server failed to log out', async () => {
    start('/dashboard', signedIn);
    await dashboard();
    server.routes['POST /auth/logout'] = { status: 500, body: { error: 'The database is away.' } };
    await logOut();
    await at('/');
    expect(await screen.findByText('The database is away.')).toBeInTheDocument();
    expect(logError).toHaveBeenCalledWith('Change failed: ["logOut"]', expect.anything());
  });
});

describe('the shell', () => {
  it('[V-031] marks the page of the path as active, without minding hyphens', async () => {
    start('/chartanalysis', signedIn);
    const item = await screen.findByRole('link', { name: 'Chart Analysis' });
    expect(item).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
  });

  it('[V-040] folds and unfolds the sidebar with Ctrl+B and with Cmd+B', async () => {
    start('/dashboard', signedIn);
    await dashboard();
    const state = () => document.getElementById('sidebar')?.dataset['state'];
    expect(state()).toBe('expanded');
    await user.keyboard('{Control>}b{/Control}');
    expect(state()).toBe('collapsed');
    expect(document.cookie).toContain('sidebar_state=false');
    await user.keyboard('{Meta>}b{/Meta}');
    expect(state()).toBe('expanded');
  });

  it('shows the shortcuts for ?, but not while somebody types', async () => {
    start('/history', signedIn);
    const search = await screen.findByLabelText(/Search/);
    await user.type(search, '?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => search.blur());
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument();
  });

  it('[V-033] leads from the account to prices, credits panel and logout', async () => {
    start('/dashboard', signedIn);
    await dashboard();
    const account = () => user.click(screen.getByRole('button', { name: /Account of Ada Lovelace/ }));
    await account();
    expect(await screen.findByRole('menuitem', { name: 'Logout' })).toBeInTheDocument();
    expect(screen.getByRole('menuitem', { name: 'Credits panel' })).toBeInTheDocument();
    await user.keyboard('{Home}{ArrowDown}{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Credits' });
    await user.click(within(panel).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    await account();
    await screen.findByRole('menuitem', { name: 'Billing settings' });
    await user.keyboard('{Home}{Enter}');
    await at('/pricing');
    expect(await screen.findByRole('heading', { name: 'Pricing' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
  });

  it('[V-037] has toggle, title, plan and cart in its top bar; the cart opens from there', async () => {
    start('/dashboard', signedIn);
    await dashboard();
    const bar = within(screen.getAllByRole('banner')[0]!);
    expect(bar.getByRole('button', { name: 'Close the sidebar' })).toBeInTheDocument();
    expect(bar.getByRole('link', { name: 'Wickwise, start' })).toBeInTheDocument();
    expect(bar.getByText('No Package')).toBeInTheDocument();
    await user.click(bar.getByRole('button', { name: 'Shopping cart, empty' }));
    expect(await screen.findByRole('dialog', { name: 'Shopping Cart (0)' })).toBeInTheDocument();
  });

  it('[V-032] shows the counts of the server as Quick Stats', async () => {
    start('/dashboard', signedIn);
    const quick = within(await screen.findByRole('region', { name: 'Quick Stats' }));
    expect(await quick.findByText('42')).toBeInTheDocument();
    expect(await quick.findByText('84%')).toBeInTheDocument();
  });

  it('[V-036] [V-034] shows tier and avatar with their fallbacks', async () => {
    start('/dashboard', { body: { user: { ...ada, full_name: '' } } });
    await dashboard();
    expect(screen.getAllByText('No Package')).toHaveLength(2);
    expect(screen.getByText('U')).toBeInTheDocument();
    expect(screen.getByText('User')).toBeInTheDocument();
  });

  it('[D-001] calls the product Wickwise, in the title of the document too', async () => {
    start('/chart-analysis', signedIn);
    await waitFor(() => expect(document.title).toBe('Chart Analysis · Wickwise'));
    expect(screen.getByRole('link', { name: 'Wickwise, start' })).toHaveTextContent('Wickwise');
  });

  it('[D-120] shows and retries a dashboard that failed to load', async () => {
    start('/dashboard', signedIn);
    server.routes['GET /chart/analyses'] = { status: 400, body: { error: 'Not today.' } };
    expect(await screen.findByText('Not today.')).toBeInTheDocument();
    server.routes['GET /chart/analyses'] = { body: noAnalyses };
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No analyses yet')).toBeInTheDocument();
  });

  it('[D-109] calls itself as the admin has set, in the title of the document too', async () => {
    const named = { body: { ...settings, platform_name: 'Chartreuse' } };
    ({ server, user } = startApp('/chart-analysis', signedIn, { 'GET /settings/public': named }));
    await waitFor(() => expect(document.title).toBe('Chart Analysis · Chartreuse'));
    expect(screen.getByRole('link', { name: 'Chartreuse, start' })).toHaveTextContent('Chartreuse');
  });
});
