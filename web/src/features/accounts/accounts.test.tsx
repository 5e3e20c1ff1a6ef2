import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { fakeServer } from '../../api/testing/fake-server.ts';
import type { FakeServer } from '../../api/testing/fake-server.ts';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { LoginScreen } from './login-screen.tsx';
import { RegisterScreen } from './register-screen.tsx';

let server: FakeServer;
const user = userEvent.setup();

function show(screenToShow: ReactNode, routes: FakeServer['routes']): void {
  server = fakeServer(routes);
  render(
    <UiProvider>
      <QueryClientProvider client={new QueryClient()}>{screenToShow}</QueryClientProvider>
    </UiProvider>,
  );
}

async function fillIn(): Promise<void> {
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'measured');
}

afterEach(() => server.close());

describe('the login screen', () => {
  it("[V-121] says 'Welcome back', 'Sign in', and 'Signing in…' while it waits", async () => {
    show(<LoginScreen />, { 'POST /auth/login': () => new Promise(() => undefined) });
    expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeInTheDocument();
    await fillIn();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('button', { name: 'Signing in…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('[V-173] needs both, in a field of the type email', async () => {
    show(<LoginScreen />, {});
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByText('Enter your email address.')).toBeInTheDocument();
    expect(screen.getByText('Enter your password.')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(server.calls).toEqual([]);
  });

  it("[V-222] [O-153] shows the server's message under the form, or 'Login failed'", async () => {
    show(<LoginScreen />, {
      'POST /auth/login': { status: 401, body: { error: 'Email or password is not right.' } },
    });
    await fillIn();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Email or password is not right.');
    const button = screen.getByRole('button', { name: 'Sign in' });
    expect(button.compareDocumentPosition(alert) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();

    server.routes['POST /auth/login'] = () => Promise.reject(new Error(''));
    await user.click(button);
    expect(await screen.findByText('Login failed')).toBeInTheDocument();
  });
});

describe('the registration', () => {
  it('puts what the server says about a field at the field', async () => {
    const taken = {
      error: 'There is such an account.',
      errors: [{ field: 'email', message: 'Use another address.' }],
    };
    show(<RegisterScreen />, { 'POST /auth/register': { status: 409, body: taken } });
    await user.type(screen.getByLabelText('Full name'), 'Ada');
    await fillIn();
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('Use another address.')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('There is such an account.');
    expect(screen.getByLabelText('Email')).toBeInvalid();
  });

  it('asks for at least 6 characters before it asks the server', async () => {
    show(<RegisterScreen />, {});
    await user.type(screen.getByLabelText('Full name'), 'Ada');
    await user.type(screen.getByLabelText('Email'), 'ada@example.com');
    await user.type(screen.getByLabelText('Password'), 'abcde');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(screen.getByText('Use at least 6 characters.')).toBeInTheDocument();
    expect(server.calls).toEqual([]);
  });
});
