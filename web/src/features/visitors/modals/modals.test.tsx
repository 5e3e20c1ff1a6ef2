import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PENDING_USER_KEY } from '../../../entities/session/pending-user.ts';
import { buildUser } from '../../../entities/session/testing/build-user.ts';
import { renderVisitor, noting } from '../testing/render-visitor.tsx';
import { ContactModal } from './contact-modal.tsx';
import { DemoModal } from './demo-modal.tsx';
import { LoginModal, REDIRECT_AFTER_MS } from './login-modal.tsx';
import { PaymentModal } from './payment-modal.tsx';

const ada = buildUser();
const nothing = (): void => undefined;

let view: ReturnType<typeof renderVisitor>;
beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.useRealTimers();
  view.server.close();
});

const type = async (label: string, text: string): Promise<void> =>
  view.mouse.type(await screen.findByLabelText(label), text);
const press = (name: string) => view.mouse.click(screen.getByRole('button', { name }));

describe('the login modal', () => {
  it("[V-103] [V-174] asks for both: 'Please enter email and password'", async () => {
    view = renderVisitor(<LoginModal open onClose={nothing} />);
    expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeInTheDocument();
    await press('Sign in');
    expect(screen.getByRole('alert')).toHaveTextContent(/^Please enter email and password$/);
    await type('Email', 'ada@example.com');
    await press('Sign in');
    expect(screen.getByRole('alert')).toHaveTextContent(/^Please enter email and password$/);
    expect(view.server.count('POST /auth/login')).toBe(0);
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  it('[V-028] says that it worked, and goes to the dashboard half a second later', async () => {
    view = renderVisitor(<LoginModal open onClose={nothing} />, {
      routes: { 'POST /auth/login': { body: { user: ada, token: 'a token' } } },
    });
    await type('Email', 'ada@example.com');
    await type('Password', 'measured');
    expect(REDIRECT_AFTER_MS).toBe(500);
    jest.useFakeTimers();
    await act(async () => {
      fireEvent.submit(screen.getByRole('form', { name: 'Log in' }));
      await jest.advanceTimersByTimeAsync(499);
    });
    expect(view.server.count('POST /auth/login')).toBe(1);
    expect(view.address.current).toBe('/');
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(view.address.current).toBe('/dashboard');
  });

  it('shows why the server refused', async () => {
    view = renderVisitor(<LoginModal open onClose={nothing} />, {
      routes: { 'POST /auth/login': { status: 401, body: { error: 'Wrong email or password' } } },
    });
    await type('Email', 'ada@example.com');
    await type('Password', 'measured');
    await press('Sign in');
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong email or password');
    expect(view.address.current).toBe('/');
  });

  it('has a tab to register in', async () => {
    view = renderVisitor(<LoginModal open onClose={nothing} />);
    await view.mouse.click(await screen.findByRole('tab', { name: 'Register' }));
    expect(screen.getByRole('dialog', { name: 'Create an account' })).toBeInTheDocument();
    expect(within(screen.getByRole('tabpanel')).getByLabelText('Full name')).toBeInTheDocument();
  });
});

describe('the payment modal', () => {
  const fillIn = async (): Promise<void> => {
    await type('Email', 'ada@example.com');
    await type('First name', 'Ada');
    await type('Last name', 'Lovelace');
  };

  it("[V-103] needs email and both names: 'Email is required'", async () => {
    view = renderVisitor(<PaymentModal open onClose={nothing} />);
    await screen.findByRole('dialog', { name: 'Who is buying?' });
    await press('Continue');
    for (const text of ['Email is required', 'First name is required', 'Last name is required'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(view.server.count('POST /users')).toBe(0);
  });

  it('[V-195] makes the user, keeps it in local storage, and leads on to the plans', async () => {
    const sent: unknown[] = [];
    view = renderVisitor(
      <PaymentModal open onClose={nothing} plan={{ name: 'Professional', code: 'pro' }} />,
      { routes: { 'POST /users': noting(sent, { status: 201, body: { user: ada } }) } },
    );
    await fillIn();
    await press('Continue');
    expect(await screen.findByText(/We have sent a link to ada@example.com/)).toBeInTheDocument();
    expect(sent).toEqual([{ email: 'ada@example.com', full_name: 'Ada Lovelace', plan: 'pro' }]);
    expect(JSON.parse(localStorage.getItem(PENDING_USER_KEY) ?? '')).toEqual(ada);
    expect(localStorage.getItem('wickwise.token')).toBeNull();
    expect(screen.getByRole('link', { name: 'Choose a plan' })).toHaveAttribute('href', '/pricing');
  });

  it('[W-225] goes on with the plan that was pressed', async () => {
    const went: string[] = [];
    view = renderVisitor(
      <PaymentModal
        open
        onClose={() => went.push('closed')}
        onGoOn={() => went.push('on')}
        plan={{ name: 'Professional', code: 'pro' }}
      />,
      { routes: { 'POST /users': { status: 201, body: { user: ada } } } },
    );
    await fillIn();
    await press('Continue');
    await screen.findByText(/We have sent a link/);
    await press('Go to Checkout');
    expect(went).toEqual(['closed', 'on']);
  });

  it("says 'Failed to complete purchase: …' with the reason", async () => {
    view = renderVisitor(<PaymentModal open onClose={nothing} />, {
      routes: { 'POST /users': { status: 429, body: { error: 'Too many tries.' } } },
    });
    await fillIn();
    await press('Continue');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Failed to complete purchase: Too many tries\.$/,
    );
    expect(localStorage.getItem(PENDING_USER_KEY)).toBeNull();
  });
});

describe('the other modals', () => {
  it('[V-103] the demo shows a reading, and leads to the own chart', async () => {
    let tried = 0;
    view = renderVisitor(<DemoModal open onClose={nothing} onTry={() => (tried += 1)} />);
    const demo = within(await screen.findByRole('dialog', { name: 'See a reading' }));
    expect(demo.getByRole('img')).toHaveAttribute('src', '/reading.webp');
    await press('Try it with your chart');
    expect(tried).toBe(1);
  });

  it('[V-103] contact holds the form, and gives the focus to it', async () => {
    view = renderVisitor(<ContactModal open onClose={nothing} message="A question" />);
    const contact = within(await screen.findByRole('dialog', { name: 'Contact us' }));
    expect(contact.getByLabelText('Message')).toHaveValue('A question');
    const dialog = screen.getByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  });
});
