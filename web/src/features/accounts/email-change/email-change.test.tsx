import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { fakeServer } from '../../../api/testing/fake-server.ts';
import type { FakeServer } from '../../../api/testing/fake-server.ts';
import { FixedSession } from '../../../entities/session/session.tsx';
import type { Session } from '../../../entities/session/session.tsx';
import { UiProvider } from '../../../ui/ui-provider.tsx';
import { ChangeEmail } from './change-email.tsx';
import { ConfirmNewEmailScreen } from './confirm-new-email-screen.tsx';
import { KeepEmailScreen } from './keep-email-screen.tsx';

const user = userEvent.setup();
const signedOut: Session = { status: 'signed-out', user: null, left: false, refresh: async () => undefined };
const pending = {
  email: 'new@example.com',
  requested_at: '2026-11-01T10:00:00.000Z',
  expires_at: '2026-11-02T10:00:00.000Z',
};
let server: FakeServer;

function show(what: ReactNode, at: string, routes: FakeServer['routes'], enabled = false): void {
  const factor = { enabled, required: false, enabled_at: null, recovery_codes_left: 8 };
  server = fakeServer({ 'GET /auth/me/two-factor': { body: factor }, ...routes });
  render(
    <UiProvider>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[at]}>
          <FixedSession session={signedOut}>{what}</FixedSession>
        </MemoryRouter>
      </QueryClientProvider>
    </UiProvider>,
  );
}

/** Routes of an account whose change is asked for and cancelled; what was sent. */
function changing(): { routes: FakeServer['routes']; sent: unknown[] } {
  const sent: unknown[] = [];
  let waits: typeof pending | null = null;
  return {
    sent,
    routes: {
      'GET /auth/me/email-change': () => ({ body: { pending: waits } }),
      'POST /auth/me/email-change': ({ data }: { data?: unknown }) => {
        sent.push(JSON.parse(String(data)));
        waits = pending;
        return { status: 202, body: pending };
      },
      'DELETE /auth/me/email-change': () => {
        waits = null;
        return { status: 204 };
      },
    },
  };
}

afterEach(() => server.close());

describe('[W-331] the own email address', () => {
  it('is asked to change with the password; what waits is shown and can be cancelled', async () => {
    const { routes, sent } = changing();
    show(<ChangeEmail />, '/account', routes);
    await user.click(await screen.findByRole('button', { name: 'Change email address' }));
    await user.type(screen.getByLabelText('New email address'), 'new@');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(screen.getByText(/Enter the new email address/)).toBeInTheDocument();
    expect(screen.queryByLabelText('Code')).toBeNull();
    await user.type(screen.getByLabelText('New email address'), 'example.com');
    await user.type(screen.getByLabelText('Password'), 'secret words');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText('Waiting for new@example.com')).toBeInTheDocument();
    expect(sent).toEqual([{ email: 'new@example.com', password: 'secret words' }]);
    await user.click(screen.getByRole('button', { name: 'Cancel the change' }));
    expect(await screen.findByRole('button', { name: 'Change email address' })).toBeInTheDocument();
  });

  it('asks for a code where the second factor is on', async () => {
    const { routes, sent } = changing();
    show(<ChangeEmail />, '/account', routes, true);
    await user.click(await screen.findByRole('button', { name: 'Change email address' }));
    await user.type(await screen.findByLabelText('Code'), '123 456');
    await user.type(screen.getByLabelText('New email address'), 'new@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret words');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    await screen.findByText('Waiting for new@example.com');
    expect(sent).toEqual([{ email: 'new@example.com', password: 'secret words', totp_code: '123 456' }]);
  });

  it('is confirmed by the link and the password, and says why it is not', async () => {
    let free = false;
    show(<ConfirmNewEmailScreen />, '/confirm-new-email#token=s3cret', {
      'POST /auth/email-change/confirm': () =>
        free
          ? { status: 204 }
          : { status: 409, body: { error: 'There is already an account with this email address.' } },
    });
    await user.type(screen.getByLabelText('Password'), 'secret words');
    await user.click(screen.getByRole('button', { name: 'Use the new address' }));
    expect(await screen.findByText(/There is already an account/)).toBeInTheDocument();
    free = true;
    await user.click(screen.getByRole('button', { name: 'Use the new address' }));
    expect(await screen.findByRole('heading', { name: 'Your email address is changed' })).toBeInTheDocument();
  });

  it('is kept by the link in the notice to the old address', async () => {
    show(<KeepEmailScreen />, '/keep-email#token=s3cret', {
      'POST /auth/email-change/undo': { body: { moved_back: true } },
    });
    await user.click(screen.getByRole('button', { name: 'Keep this address' }));
    expect(await screen.findByText(/back at this address/)).toBeInTheDocument();
  });

  it('needs the whole link', () => {
    show(<KeepEmailScreen />, '/keep-email', {});
    expect(screen.getByRole('heading', { name: 'Open the link in your email' })).toBeInTheDocument();
  });
});
