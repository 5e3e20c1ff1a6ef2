import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fakeServer } from '../../api/testing/fake-server.ts';
import type { FakeCall } from '../../api/testing/fake-network.ts';
import type { FakeServer } from '../../api/testing/fake-server.ts';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { LoginScreen } from './login-screen.tsx';
import { TwoFactorPanel } from './two-factor/two-factor-panel.tsx';

jest.setTimeout(60_000);

const OWN = '/auth/me/two-factor';
const off = { enabled: false, required: false, enabled_at: null, recovery_codes_left: 0 };
const on = { enabled: true, required: false, enabled_at: '2026-11-01T10:00:00Z', recovery_codes_left: 2 };
const codes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];
const sent: unknown[] = [];
const caught = (answer: { status?: number; body?: unknown }) => (request: FakeCall) => {
  sent.push(JSON.parse(String(request.data)));
  return answer;
};
let server: FakeServer;

function show(what: ReactNode, routes: FakeServer['routes']): void {
  sent.length = 0;
  server = fakeServer(routes);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <UiProvider>
      <QueryClientProvider client={client}>{what}</QueryClientProvider>
    </UiProvider>,
  );
}
afterEach(() => server.close());

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('signing in with a second factor', () => {
  const LOGIN = 'POST /auth/login';
  const asks = { status: 401, body: { error: 'Enter the code.', code: 'accounts.totp_required' } };

  async function passFirstStep(): Promise<void> {
    show(<LoginScreen />, { [LOGIN]: caught(asks) });
    type('Email', 'ada@example.com');
    type('Password', 'measured');
    click('Sign in');
    await screen.findByLabelText('Code from your authenticator app');
  }

  it('[D-043] asks for the code in a second step, and sends it with email and password', async () => {
    await passFirstStep();
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    click('Verify');
    expect(await screen.findByText('Enter the six digits.')).toBeInTheDocument();
    server.routes[LOGIN] = caught({ status: 401, body: { error: 'This code is wrong.' } });
    type('Code from your authenticator app', '123 456');
    click('Verify');
    expect(await screen.findByText('This code is wrong.')).toBeInTheDocument();
    expect(sent.at(-1)).toEqual({ email: 'ada@example.com', password: 'measured', totp_code: '123 456' });
  });

  it('[D-043] takes a recovery code instead, and leads back', async () => {
    await passFirstStep();
    click('Use a recovery code');
    server.routes[LOGIN] = caught({ status: 401, body: { error: 'This code is wrong.' } });
    type('Recovery code', 'aaaa-bbbb');
    click('Verify');
    await screen.findByText('This code is wrong.');
    expect(sent.at(-1)).toMatchObject({ recovery_code: 'aaaa-bbbb' });
    click('Back');
    expect(screen.getByLabelText('Password')).toBeInTheDocument();
  });
});

describe('two-factor sign-in on the account page', () => {
  it('[D-043] is set up with password, app and code, and shows the recovery codes once', async () => {
    show(<TwoFactorPanel />, {
      [`GET ${OWN}`]: { body: { ...off, required: true } },
      [`POST ${OWN}`]: caught({
        body: { secret: 'ABCDEFGH', otpauth_url: 'otpauth://totp/W:a?secret=ABCDEFGH' },
      }),
      [`POST ${OWN}/confirm`]: caught({ body: { recovery_codes: codes } }),
    });
    expect(
      await screen.findByText(/Everybody who works in the admin console signs in with a second factor here/),
    ).toBeInTheDocument();
    click('Set up two-factor sign-in');
    await screen.findByLabelText('Your password');
    click('Continue');
    expect(await screen.findByText('Enter your password.')).toBeInTheDocument();
    type('Your password', 'measured');
    click('Continue');
    expect(
      await screen.findByRole('img', { name: 'QR code for your authenticator app' }),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Key for the app')).toHaveTextContent('ABCD EFGH');
    server.routes[`GET ${OWN}`] = { body: on };
    type('Code that the app shows', '123456');
    click('Switch on');
    expect(await screen.findByText(codes[1] ?? '')).toBeInTheDocument();
    expect(sent).toEqual([{ password: 'measured' }, { totp_code: '123456' }]);
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    click('I have saved them');
    await waitFor(() => expect(screen.queryByText(codes[1] ?? '')).not.toBeInTheDocument());
    expect(await screen.findByText(/2 recovery codes left/)).toBeInTheDocument();
    expect(screen.getByText(/Make new recovery codes/)).toBeInTheDocument();
  });

  it('[D-043] gives new recovery codes, and is switched off, with password and a code', async () => {
    show(<TwoFactorPanel />, {
      [`GET ${OWN}`]: { body: on },
      [`POST ${OWN}/recovery-codes`]: caught({ body: { recovery_codes: codes } }),
      [`POST ${OWN}/disable`]: caught({ status: 422, body: { error: 'This code is wrong.' } }),
    });
    await screen.findByText('On');
    click('New recovery codes');
    await screen.findByLabelText('Your password');
    type('Your password', 'measured');
    type('Code', '123456');
    click('Make new codes');
    await screen.findByText(codes[0] ?? '');
    expect(sent.at(-1)).toEqual({ password: 'measured', totp_code: '123456' });
    click('I have saved them');
    await waitFor(() => expect(screen.queryByText(codes[0] ?? '')).not.toBeInTheDocument());

    click('Switch off');
    await screen.findByLabelText('Your password');
    type('Your password', 'measured');
    type('Code', codes[0] ?? '');
    fireEvent.submit(screen.getByRole('form', { name: 'Switch off' }));
    expect(await screen.findByText('This code is wrong.')).toBeInTheDocument();
    expect(sent.at(-1)).toEqual({ password: 'measured', recovery_code: codes[0] });
  });
});
