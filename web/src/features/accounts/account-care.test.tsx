import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { START, startRoute } from '../../api/testing/start-route.ts';
import { fakeServer } from '../../api/testing/fake-server.ts';
import type { FakeServer } from '../../api/testing/fake-server.ts';
import { keepToken } from '../../api/token.ts';
import { CurrencyProvider } from '../../entities/currency/currency-store.tsx';
import { SessionProvider } from '../../entities/session/session.tsx';
import { buildUser } from '../../entities/session/testing/build-user.ts';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { AccountScreen } from './account-screen.tsx';
import { ClaimScreen } from './claim-screen.tsx';
import { ConfirmEmailScreen } from './confirm-email-screen.tsx';
import { LoginScreen } from './login-screen.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

const ada = buildUser({ email_confirmed: false, credits_balance: 10 });
const user = userEvent.setup();
let server: FakeServer;

function show(what: ReactNode, at: string, routes: FakeServer['routes']): void {
  server = fakeServer({ 'GET /auth/me': { body: { user: ada } }, ...routes });
  server.routes[START] = startRoute(server.routes);
  render(
    <UiProvider>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[at]}>
          <SessionProvider path={at}>
            <CurrencyProvider>{what}</CurrencyProvider>
          </SessionProvider>
        </MemoryRouter>
      </QueryClientProvider>
    </UiProvider>,
  );
}

/** What the body of the latest such call was. */
const noting = (sent: unknown[], answer: object) => (request: { data?: unknown }) => {
  sent.push(JSON.parse(String(request.data)));
  return answer;
};

beforeEach(() => localStorage.clear());
afterEach(() => server.close());

describe('a forgotten password', () => {
  it('is reached from the login', () => {
    show(<LoginScreen />, '/login', {});
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/reset-password');
  });

  it('asks for a link, and says the same whether or not there is an account', async () => {
    show(<ResetPasswordScreen />, '/reset-password', { 'POST /auth/password-reset': { status: 202 } });
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect(screen.getByText('Enter your email address.')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Email'), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect(await screen.findByText(/If there is an account/)).toBeInTheDocument();
  });

  it('is replaced with the secret of the link', async () => {
    const sent: unknown[] = [];
    show(<ResetPasswordScreen />, '/reset-password#token=s3cret', {
      'POST /auth/password-reset/confirm': noting(sent, { status: 204 }),
    });
    await user.type(screen.getByLabelText('New password'), 'abc');
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    expect(screen.getByText('Use at least 6 characters.')).toBeInTheDocument();
    await user.type(screen.getByLabelText('New password'), 'def ghi');
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    expect(await screen.findByRole('heading', { name: 'Your new password is set' })).toBeInTheDocument();
    expect(sent).toEqual([{ token: 's3cret', password: 'abcdef ghi' }]);
  });

  it('says when the link is dead, and offers another', async () => {
    show(<ResetPasswordScreen />, '/reset-password#token=old', {
      'POST /auth/password-reset/confirm': { status: 422, body: { error: 'This link is too old.' } },
    });
    await user.type(screen.getByLabelText('New password'), 'abc def ghi');
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is too old.');
    expect(screen.getByRole('link', { name: 'Get a new one' })).toHaveAttribute('href', '/reset-password');
  });
});

describe('claiming an account', () => {
  it('chooses a password and signs in', async () => {
    const sent: unknown[] = [];
    show(<ClaimScreen />, '/claim#token=s3cret', {
      'POST /auth/claim': noting(sent, { body: { user: ada, token: 'session' } }),
    });
    await user.type(screen.getByLabelText('Password'), 'abc def');
    await user.click(screen.getByRole('button', { name: 'Claim account' }));
    expect(await screen.findByRole('heading', { name: 'The account is yours' })).toBeInTheDocument();
    expect(sent).toEqual([{ token: 's3cret', password: 'abc def' }]);
    expect(Object.values({ ...localStorage }).join()).toContain('session');
  });

  it('[W-209] says at the field, and only there, what is wrong with the password', async () => {
    const error = 'This password is one of the most common ones. Choose another.';
    show(<ClaimScreen />, '/claim#token=s3cret', {
      'POST /auth/claim': {
        status: 422,
        body: { error, code: 'accounts.weak_password', errors: [{ field: 'password', message: error }] },
      },
    });
    await user.type(screen.getByLabelText('Password'), 'password');
    await user.click(screen.getByRole('button', { name: 'Claim account' }));
    expect(await screen.findAllByText(error)).toHaveLength(1);
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(expect.stringContaining(error));
  });

  it('needs the whole link', () => {
    show(<ClaimScreen />, '/claim', {});
    expect(screen.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute(
      'href',
      '/reset-password',
    );
  });
});

describe('the account screen', () => {
  it('changes the name', async () => {
    const sent: unknown[] = [];
    show(<AccountScreen />, '/account', {
      'PATCH /auth/me': noting(sent, { body: { user: { ...ada, full_name: 'Ada King' } } }),
    });
    const name = await screen.findByLabelText('Full name');
    await user.clear(name);
    expect(screen.getByText('Enter your name.')).toBeInTheDocument();
    await user.type(name, 'Ada King');
    await user.click(screen.getByRole('button', { name: 'Save name' }));
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    expect(sent).toEqual([{ full_name: 'Ada King' }]);
  });

  it('[W-478] asks for the devices and for the choice about the reader once somebody has come near them', async () => {
    const near: (() => void)[] = [];
    class Watched {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        near.push(() => seen([{ isIntersecting: true }]));
      }
      observe(): void {}
      disconnect(): void {}
    }
    Object.assign(globalThis, { IntersectionObserver: Watched });
    try {
      const off = { consented: false, since: null, policy_version: null, kept: 0 };
      show(<AccountScreen />, '/account', {
        'GET /auth/sessions': { body: { sessions: [] } },
        'GET /chart/learning': { body: off },
      });
      await waitFor(() => expect(server.count('GET /auth/me/two-factor')).toBe(1));
      for (const name of ['Signed-in devices', 'Improving the reader'])
        expect(screen.getByRole('region', { name })).toBeInTheDocument();
      const late = ['GET /auth/sessions', 'GET /chart/learning'];
      expect(server.calls.filter((call) => late.includes(call))).toEqual([]);
      act(() => near.forEach((come) => come()));
      for (const call of late) await waitFor(() => expect(server.count(call)).toBeGreaterThan(0));
    } finally {
      Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    }
  });

  it('says when the data could not be collected', async () => {
    show(<AccountScreen />, '/account', {
      'GET /auth/me/export': { status: 503, body: { error: 'Try again in a moment.' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText('Try again in a moment.')).toBeInTheDocument();
  });

  it('[W-391] deletes the account only with its password, says so, and forgets the session then', async () => {
    keepToken('session');
    show(<AccountScreen />, '/account', {
      'DELETE /auth/me': { status: 422, body: { error: 'The password is not right.' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(await dialog.findByText('Enter your password.')).toBeInTheDocument();
    expect(server.count('DELETE /auth/me')).toBe(0);
    await user.type(dialog.getByLabelText('Your password'), 'wrong one');
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(await dialog.findByText('The password is not right.')).toBeInTheDocument();

    server.routes['DELETE /auth/me'] = { status: 204 };
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Account' })).toBeNull());
    await waitFor(() => expect(Object.values({ ...localStorage }).join()).not.toContain('session'));
    expect(await screen.findByText('Your account was deleted')).toBeInTheDocument();
  });
});

describe('confirming the address', () => {
  const confirmed = { name: 'Your email address is confirmed' };

  it('takes one click of whoever is signed in', async () => {
    keepToken('session');
    const sent: unknown[] = [];
    show(<ConfirmEmailScreen />, '/confirm-email#token=s3cret', {
      'POST /auth/email-confirmation': noting(sent, { status: 204 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm address' }));
    expect(await screen.findByRole('heading', confirmed)).toBeInTheDocument();
    expect(sent).toEqual([{ token: 's3cret' }]);
  });

  it('asks anybody else for the password, or lets them choose one of their own', async () => {
    const sent: unknown[] = [];
    show(<ConfirmEmailScreen />, '/confirm-email#token=s3cret', {
      'GET /auth/me': { status: 401 },
      'POST /auth/email-confirmation': noting(sent, { status: 204 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm address' }));
    expect(screen.getByText('Enter your password.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose a password of your own' })).toHaveAttribute(
      'href',
      '/claim#token=s3cret',
    );
    await user.type(screen.getByLabelText('Password'), 'abc def');
    await user.click(screen.getByRole('button', { name: 'Confirm address' }));
    expect(await screen.findByRole('heading', confirmed)).toBeInTheDocument();
    expect(sent).toEqual([{ token: 's3cret', password: 'abc def' }]);
  });

  it('is asked for on the account page, which sends the link again', async () => {
    show(<AccountScreen />, '/account', { 'POST /auth/me/email-confirmation': { status: 202 } });
    await user.click(await screen.findByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText(/A link is on its way to you/)).toBeInTheDocument();
  });

  it('is not asked for again', async () => {
    show(<AccountScreen />, '/account', {
      'GET /auth/me': { body: { user: { ...ada, email_confirmed: true } } },
    });
    await screen.findByLabelText('Full name');
    expect(screen.queryByText(/not confirmed yet/)).toBeNull();
  });
});
