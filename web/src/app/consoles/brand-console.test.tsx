import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FakeCall } from '../../api/testing/fake-network.ts';
import { TOKEN_KEY } from '../../api/token.ts';
import {
  orderPage,
  sampleAnalytics,
  sampleBrand,
  sampleMonths,
  sampleStats,
} from '../../features/partners/dashboard/testing/samples.ts';
import { toast } from '../../ui/toast/toasts.ts';
import { at, operator, partner, startApp } from '../testing/start-app.tsx';

const PROFILE = 'GET /brand/profile';
const routes = {
  [PROFILE]: { body: { brand: sampleBrand } },
  'GET /brand/dashboard/stats': { body: { stats: sampleStats } },
  'GET /brand/orders': { body: orderPage([]) },
  'GET /brand/analytics': { body: sampleAnalytics },
  'GET /brand/statements': { body: sampleMonths },
};

let app: ReturnType<typeof startApp>;
let logged: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  window.localStorage.setItem(TOKEN_KEY, 'a-token');
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  app.server.close();
  logged.mockRestore();
  window.localStorage.clear();
  toast.list().forEach(({ id }) => toast.dismiss(id));
});

const sections = () => screen.findByRole('navigation', { name: 'Sections' });

describe('the brand dashboard', () => {
  it('[O-041] has five sections, each at its own address', async () => {
    app = startApp('/brand-dashboard', partner, routes);
    const links = within(await sections()).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Dashboard',
      'Orders',
      'Analytics',
      'Commission',
      'Profile',
    ]);
    for (const [nth, heading] of ['Dashboard', 'My Orders', 'Analytics', 'Commission', 'Profile'].entries()) {
      fireEvent.click(within(await sections()).getAllByRole('link')[nth]!);
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    }
    expect(window.location.pathname).toBe('/brand-dashboard/profile');
  });

  it('[O-042] [O-107] names the brand once it is known, asked for with cookie and token', async () => {
    let release = (): void => undefined;
    let seen: FakeCall | undefined;
    app = startApp('/brand-dashboard', partner, {
      ...routes,
      [PROFILE]: async (request) => {
        seen = request;
        await new Promise<void>((resolve) => (release = resolve));
        return { body: { brand: sampleBrand } };
      },
    });
    const identity = await screen.findByRole('region', { name: 'Signed in as' });
    expect(within(identity).getByText('Brand Partner')).toBeInTheDocument();
    expect(within(identity).getByText('Loading...')).toBeInTheDocument();
    await waitFor(() => expect(seen?.headers.get('Authorization')).toBe('Bearer a-token'));
    expect(seen?.withCredentials).toBe(true);
    release();
    expect(await within(identity).findByText('Northgate Traders')).toBeInTheDocument();
    expect(within(identity).getByText('hello@northgate.example')).toBeInTheDocument();
  });

  it('[O-043] ends the session, forgets the token and goes to the login', async () => {
    app = startApp('/brand-dashboard', partner, routes);
    fireEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    await at('/login');
    expect(app.server.count('POST /auth/logout')).toBe(1);
    expect(window.localStorage.getItem(TOKEN_KEY)).toBeNull();
  });

  it.each([
    ['partners', '/brand-dashboard', partner],
    ['operators', '/admin-dashboard', operator],
  ])('[O-063] says things to %s in a toast', async (_, path, me) => {
    app = startApp(path, me, {
      ...routes,
      'POST /auth/logout': { status: 500, body: { error: 'Later, please.' } },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('The server did not end your session')).toBeInTheDocument();
  });

  it('[O-058] opens the contact form from Contact Support', async () => {
    app = startApp('/brand-dashboard/commission', partner, routes);
    fireEvent.click(await screen.findByRole('button', { name: 'Contact Support' }));
    expect(await screen.findByRole('dialog', { name: 'Contact us' })).toBeInTheDocument();
  });
});
