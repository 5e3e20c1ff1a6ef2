import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  ada,
  at,
  dashboard,
  menu,
  noAnalyses,
  NOBODY,
  ME,
  signedInAs,
  startApp,
} from './testing/start-app.tsx';

let app: ReturnType<typeof startApp>;

beforeEach(() => {
  window.localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:chart';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  app.server.close();
  jest.restoreAllMocks();
});

async function signIn(): Promise<void> {
  app.server.routes['POST /auth/login'] = () => {
    app.server.routes[ME] = signedInAs();
    return { body: { user: ada, token: 'opaque' } };
  };
  await app.user.type(await screen.findByLabelText('Email'), 'ada@example.com');
  await app.user.type(screen.getByLabelText('Password'), 'measured');
  await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
}

/** The server forgets the session. */
function loseSession(): void {
  const refused = { status: 401, body: { error: 'Please sign in.', code: 'access.not_signed_in' } };
  app.server.routes[ME] = refused;
  app.server.routes['GET /chart/analyses'] = refused;
}

describe('[W-202] a session that ended', () => {
  it('is noticed by the first refused call, and the login leads back to the same page', async () => {
    app = startApp('/history?q=btc#latest', signedInAs());
    const search = await screen.findByLabelText(/Search/);
    loseSession();
    await app.user.type(search, 'x');
    await at('/login');
    app.server.routes['GET /chart/analyses'] = { body: noAnalyses };
    await signIn();
    await at('/history');
    expect(window.location.search).toContain('q=btc');
  });

  it('leads back through registration as well', async () => {
    app = startApp('/credits', NOBODY);
    await at('/login');
    await app.user.click(await screen.findByRole('link', { name: 'Create an account' }));
    await at('/register');
    await app.user.click(await screen.findByRole('link', { name: 'Log in' }));
    await at('/login');
    await signIn();
    await at('/credits');
  });
});

describe('[W-203] a chart that waits for its owner to sign in', () => {
  const pickChart = async () => {
    const area = await screen.findByTestId('drop-area');
    fireEvent.drop(area, {
      dataTransfer: { files: [new File(['p'], 'btc-daily.png', { type: 'image/png' })] },
    });
    expect((await screen.findAllByText('btc-daily.png'))[0]).toBeInTheDocument();
  };

  it('is still there after the login', async () => {
    app = startApp('/chart-analysis', NOBODY);
    await pickChart();
    await app.user.click(screen.getAllByRole('link', { name: 'Log in' })[0]!);
    await at('/login');
    await signIn();
    await at('/chart-analysis');
    expect((await screen.findAllByText('btc-daily.png'))[0]).toBeInTheDocument();
  });

  it('is gone after a logout', async () => {
    app = startApp('/chart-analysis', signedInAs());
    await pickChart();
    await app.user.click(screen.getByRole('button', { name: /Account of Ada Lovelace/ }));
    await screen.findByRole('menuitem', { name: 'Logout' });
    await app.user.keyboard('{End}{Enter}');
    await at('/');
    await screen.findByRole('link', { name: 'Login' });
    window.history.pushState(null, '', '/chart-analysis');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(await screen.findByTestId('drop-area')).toBeInTheDocument();
    expect(screen.queryByText('btc-daily.png')).toBeNull();
  });
});

describe('[W-205] an address that names no page', () => {
  it.each(['/nowhere', '/dashboard/deep/er', '/historical', '/history/cut-off', '/orders/5d1f7c0e'])(
    '%s says so, whoever asks',
    async (path) => {
      app = startApp(path, NOBODY);
      expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
      expect(screen.getByText(path)).toBeInTheDocument();
      expect(window.location.pathname).toBe(path);
      await waitFor(() => expect(document.title).toBe('Page not found · Wickwise'));
    },
  );

  it('leads those who are signed in to their dashboard', async () => {
    app = startApp('/nowhere', signedInAs());
    await app.user.click(await screen.findByRole('link', { name: 'Go to your dashboard' }));
    await at('/dashboard');
    await dashboard();
  });

  it('[V-018] is none whose last segment names a page of the menu', async () => {
    app = startApp('/x/History', signedInAs());
    expect(await screen.findByRole('heading', { level: 1, name: 'Analysis History' })).toBeInTheDocument();
    expect(await menu()).toBeInTheDocument();
  });
});
