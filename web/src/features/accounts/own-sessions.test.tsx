import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { fakeServer } from '../../api/testing/fake-server.ts';
import type { FakeServer } from '../../api/testing/fake-server.ts';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

const here = {
  id: '6f9c2f2e-4a53-4a0b-9b1e-0d5f5f1d2a11',
  created_at: '2026-11-01T10:00:00Z',
  last_used_at: '2026-11-02T10:00:00Z',
  device: 'Firefox on Linux',
  current: true,
};
const phone = {
  ...here,
  id: '6f9c2f2e-4a53-4a0b-9b1e-0d5f5f1d2a12',
  device: 'Safari on iOS',
  current: false,
};
const user = userEvent.setup();
let server: FakeServer;

function show(what: ReactNode, routes: FakeServer['routes']): void {
  server = fakeServer(routes);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <UiProvider>
      <QueryClientProvider client={client}>{what}</QueryClientProvider>
    </UiProvider>,
  );
}

afterEach(() => server.close());

describe('the signed-in devices', () => {
  it('are listed with this one marked, and signed out one by one', async () => {
    let sessions = [here, phone];
    show(<SessionsPanel />, {
      'GET /auth/sessions': () => ({ body: { sessions } }),
      [`DELETE /auth/sessions/${phone.id}`]: () => {
        sessions = [here];
        return { status: 204 };
      },
    });
    const row = (await screen.findByText('Firefox on Linux')).closest('li')!;
    expect(within(row).getByText('This device')).toBeInTheDocument();
    expect(within(row).queryByRole('button')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sign out Safari on iOS' }));
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).not.toBeInTheDocument();
  });

  it('are signed out together', async () => {
    let sessions = [here, phone];
    show(<SessionsPanel />, {
      'GET /auth/sessions': () => ({ body: { sessions } }),
      'DELETE /auth/sessions': () => {
        sessions = [here];
        return { status: 204 };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).not.toBeInTheDocument());
  });

  it('can be asked for again', async () => {
    show(<SessionsPanel />, { 'GET /auth/sessions': { status: 500, body: { error: 'Broken.' } } });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.routes['GET /auth/sessions'] = { body: { sessions: [here] } };
    await user.click(retry);
    expect(await screen.findByText('Firefox on Linux')).toBeInTheDocument();
  });
});

describe('changing the password', () => {
  it('wants both, sends them, and says what became of it', async () => {
    const sent: unknown[] = [];
    show(<PasswordPanel />, {
      'POST /auth/me/password': (request: { data?: unknown }) => {
        sent.push(JSON.parse(String(request.data)));
        return { status: 204 };
      },
    });
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Enter your current password.')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Current password'), 'difference engine');
    await user.type(screen.getByLabelText('New password'), 'analytical engine');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText(/Your password is changed/)).toBeInTheDocument();
    expect(sent).toEqual([{ current_password: 'difference engine', new_password: 'analytical engine' }]);
    expect(screen.getByLabelText('Current password')).toHaveValue('');
  });

  it('shows the server’s message at the field it is about', async () => {
    show(<PasswordPanel />, {
      'POST /auth/me/password': {
        status: 422,
        body: {
          error: 'That is not your password.',
          errors: [{ field: 'current_password', message: 'is not yours' }],
        },
      },
    });
    await user.type(screen.getByLabelText('Current password'), 'guess');
    await user.type(screen.getByLabelText('New password'), 'analytical engine');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('That is not your password.')).toBeInTheDocument();
    expect(screen.getByLabelText('Current password')).toHaveAttribute('aria-invalid', 'true');
  });
});
