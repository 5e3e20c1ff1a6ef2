import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beAsUser } from '../../entities/session/as-user.ts';
import {
  buildAnalytics,
  buildOverview,
  buildQuietAnalytics,
  buildRecentOrder,
} from '../../features/insights/admin/testing/samples.ts';
import { toast } from '../../ui/toast/toasts.ts';
import {
  NOBODY,
  sessionChecks,
  at,
  dashboard,
  operator,
  partner,
  signedInAs,
  startApp,
} from '../testing/start-app.tsx';

const OVERVIEW = 'GET /admin/analytics/overview';
const ANALYTICS = 'GET /admin/analytics';

let app: ReturnType<typeof startApp>;
function start(path: string, me: Parameters<typeof startApp>[1] = operator): void {
  app = startApp(path, me, {
    [OVERVIEW]: { body: buildOverview() },
    [ANALYTICS]: ({ params }) => ({ body: buildAnalytics((params as { days: number }).days) }),
  });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function setWidth(width: number): void {
  window.matchMedia = ((media: string) => ({
    media,
    matches: width <= Number(/max-width: (\d+)px/.exec(media)?.[1] ?? -1),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
}

beforeEach(() => {
  window.localStorage.clear();
  setWidth(1280);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  app.server.close();
  beAsUser(false);
  toast.list().forEach(({ id }) => toast.dismiss(id));
});

const sections = () => screen.findByRole('navigation', { name: 'Sections' });
const loaded = () => screen.findByText('$128,430.50');

describe('the consoles', () => {
  it.each([
    ['a user', signedInAs(), '/admin-dashboard', '/dashboard'],
    ['a partner', partner, '/admin-dashboard/orders', '/brand-dashboard'],
    ['nobody', NOBODY, '/admin-dashboard', '/login'],
    ['a user', signedInAs(), '/brand-dashboard', '/dashboard'],
    ['an operator', operator, '/brand-dashboard', '/admin-dashboard'],
    ['a failed check', { status: 500, body: {} }, '/brand-dashboard/orders', '/login'],
  ])('[O-082] [O-083] send %s away', async (_, me, from, to) => {
    start(from, me);
    await at(to);
    expect(sessionChecks(app.server)).toBeGreaterThan(0);
  });

  it('[V-016] [O-002] show operators their name and address, without the shell', async () => {
    start('/Admin-Dashboard');
    await sections();
    expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
    const who = within(screen.getByRole('region', { name: 'Signed in as' }));
    expect(who.getByText('Ada Lovelace')).toBeInTheDocument();
    expect(who.getByText('ada@example.com')).toBeInTheDocument();
  });

  it.each([
    ['support', ['Orders', 'Users', 'Inbox', 'Wrong readings']],
    ['finance', ['Orders', 'Payouts']],
  ] as const)('[W-212] show %s what the contract opens to them, and begin there', async (role, labels) => {
    start('/dashboard', signedInAs({ role, user_type: role }));
    await at('/admin-dashboard');
    const menu = within(await sections());
    expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(labels);
    expect(await screen.findByRole('heading', { level: 1, name: 'Order Management' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add Order' })).toBeNull();
    window.history.pushState(null, '', '/admin-dashboard/settings');
    fireEvent.popState(window);
    await at('/admin-dashboard/orders');
  });

  it('[W-332] say in which zone their times are', async () => {
    start('/admin-dashboard');
    expect((await sections()).parentElement).toHaveTextContent('Dates and times are in UTC.');
  });

  it('[O-003] lead an operator to the sections', async () => {
    start('/Admin-Dashboard');
    const menu = within(await sections());
    expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Dashboard',
      'Orders',
      'Users',
      'Brands',
      'Packages',
      'Currencies',
      'Analytics',
      'Payouts',
      'Inbox',
      'Wrong readings',
      'Settings',
      'System health',
      'Audit log',
    ]);
    expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    fireEvent.click(menu.getByRole('link', { name: 'Analytics' }));
    await at('/admin-dashboard/analytics');
    expect(await screen.findByRole('heading', { name: 'Analytics' })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Analytics · Admin Dashboard · Wickwise'));
    expect(menu.getByRole('link', { name: 'Analytics' })).toHaveAttribute('aria-current', 'page');
  });

  it('[V-017] show a partner the sections, without the shell', async () => {
    start('/brand-dashboard', partner);
    const menu = within(await sections());
    expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
    expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Dashboard',
      'Orders',
      'Analytics',
      'Commission',
      'Profile',
    ]);
  });

  it('lead to the first section from an address that is none', async () => {
    start('/admin-dashboard/nowhere');
    await at('/admin-dashboard/dashboard');
    await loaded();
  });

  it('[O-002] open and close their menu on small screens', async () => {
    setWidth(390);
    start('/admin-dashboard');
    await loaded();
    expect(screen.queryByRole('navigation', { name: 'Sections' })).not.toBeInTheDocument();
    press('Open the menu');
    const sheet = await screen.findByRole('dialog', { name: 'Menu' });
    expect(within(sheet).getByText('ada@example.com')).toBeInTheDocument();
    fireEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    press('Open the menu');
    const again = await screen.findByRole('dialog', { name: 'Menu' });
    fireEvent.click(within(again).getByRole('link', { name: 'Analytics' }));
    await at('/admin-dashboard/analytics');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument());
  });
});

describe('the overview', () => {
  const card = (label: string) => within(screen.getByText(label).parentElement!);

  it('[O-004] [O-154] shows four totals, money with two decimals and a sign', async () => {
    start('/admin-dashboard');
    await loaded();
    expect(card('Total Revenue').getByText('$128,430.50')).toBeInTheDocument();
    expect(card('Active Users').getByText('1,204')).toBeInTheDocument();
    expect(card('Active Users').getByText('in 30 days, of 1,630 accounts')).toBeInTheDocument();
    for (const label of ['Total Orders', 'Credits Used']) expect(screen.getByText(label)).toBeInTheDocument();
  });

  it('[D-106] compares each total with the days before', async () => {
    start('/admin-dashboard');
    await loaded();
    expect(card('Total Revenue').getByText('Up 25% in 30 days')).toBeInTheDocument();
    expect(card('Active Users').getByText('Down 33.3% in 30 days')).toBeInTheDocument();
    expect(card('Total Orders').getByText('As in the 30 days before')).toBeInTheDocument();
    expect(card('Credits Used').getByText('310 in 30 days')).toBeInTheDocument();
  });

  it('[O-005] lists the first 5 orders as recent activity, each in its own currency', async () => {
    start('/admin-dashboard');
    const orders = Array.from({ length: 7 }, (_, n) => buildRecentOrder(n));
    orders[2] = buildRecentOrder(2, { currency: 'JPY', total_amount: 8_900, total_minor: 8_900 });
    app.server.routes[OVERVIEW] = { body: buildOverview({ recent_orders: orders }) };
    await loaded();
    const [, ...rows] = within(screen.getByRole('table', { name: 'Recent activity' })).getAllByRole('row');
    expect(rows).toHaveLength(5);
    expect(rows[0]).toHaveTextContent('WW-3F0A91C210');
    expect(rows[0]).toHaveTextContent('$179.00');
    expect(rows[0]).toHaveTextContent('Completed');
    expect(rows[2]).toHaveTextContent('¥8,900');
  });

  it('[O-006] is loaded anew by Refresh, and leaves for the dashboard of users', async () => {
    start('/admin-dashboard');
    await loaded();
    app.server.routes[OVERVIEW] = {
      body: buildOverview({ totals: { revenue: 1, users: 2, active_users: 2, orders: 3, credits_used: 4 } }),
    };
    press('Refresh');
    expect(await screen.findByText('$1.00')).toBeInTheDocument();
    expect(app.server.count(OVERVIEW)).toBe(2);
    press('Switch to User Dashboard');
    await at('/dashboard');
    await dashboard();
  });

  it('[D-107] is exported as CSV; a failure is said', async () => {
    start('/admin-dashboard');
    await loaded();
    const saved: string[] = [];
    window.URL.createObjectURL = () => 'blob:csv';
    window.URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click');
    click.mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    let accept: unknown;
    app.server.routes[OVERVIEW] = ({ headers }) => {
      accept = headers.get('Accept');
      return { body: new Blob(['figure']) };
    };
    press('Export CSV');
    await waitFor(() => expect(saved).toEqual(['wickwise-overview.csv']));
    expect(accept).toBe('text/csv');
    click.mockRestore();
    app.server.routes[OVERVIEW] = { status: 500, body: { error: 'Not today.' } };
    press('Export CSV');
    expect(await screen.findByText('The export failed')).toBeInTheDocument();
    expect(screen.getByText('Not today.')).toBeInTheDocument();
  });

  it('[D-112] says what went wrong, with Retry', async () => {
    start('/admin-dashboard');
    app.server.routes[OVERVIEW] = { status: 400, body: { error: 'Not today.' } };
    expect(await screen.findByText('Not today.')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    app.server.routes[OVERVIEW] = { body: buildOverview() };
    press('Retry');
    await loaded();
  });
});

describe('the analytics', () => {
  it('[O-039] [D-108] change with the period; every chart is a table too', async () => {
    start('/admin-dashboard/analytics');
    const period = await screen.findByRole('combobox', { name: 'Period' });
    expect(
      within(period)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['30 days', '90 days', 'Year']);
    expect(
      await screen.findByRole('img', { name: /^Revenue of 30 days: \$48,210\.50 from 312/ }),
    ).toBeInTheDocument();
    expect(
      screen.getByRole('img', { name: /^Credits of 30 days: 9,000 granted, 6,210 used/ }),
    ).toBeInTheDocument();
    expect(
      screen.getByRole('img', { name: /^Charts of 30 days: 5,980 read, 431 refused/ }),
    ).toBeInTheDocument();
    const packages = screen.getByRole('table', { name: /^What was sold/ });
    expect(within(packages).getAllByRole('row')[1]).toHaveTextContent('Professional');
    expect(within(packages).getAllByRole('row')[1]).toHaveTextContent('$24,510.0050.4%');
    const conversion = screen.getByRole('table', { name: /^Steps of the accounts/ });
    expect(within(conversion).getAllByRole('row')[4]).toHaveTextContent('Paid11828.1%');

    press('Credits as a table');
    const credits = await screen.findByRole('table', { name: 'Credits' });
    expect(within(credits).getAllByRole('row')).toHaveLength(31);
    expect(within(credits).getAllByRole('row')[1]).toHaveTextContent('21 Nov 2026');
    press('Credits as a chart');

    fireEvent.change(period, { target: { value: '90' } });
    await waitFor(() => expect(window.location.search).toBe('?days=90'));
    expect(await screen.findByRole('img', { name: /^Revenue of 90 days/ })).toBeInTheDocument();
  });

  it('say so where nothing happened, and when they could not be loaded', async () => {
    start('/admin-dashboard/analytics');
    app.server.routes[ANALYTICS] = { status: 400, body: { error: 'Not today.' } };
    expect(await screen.findByText('Not today.')).toBeInTheDocument();
    app.server.routes[ANALYTICS] = { body: buildQuietAnalytics() };
    act(() => void press('Retry'));
    expect(await screen.findByText('Nothing was paid or refunded in this period.')).toBeInTheDocument();
    expect(screen.getByText('Nothing was sold in this period.')).toBeInTheDocument();
    expect(screen.getByText('No account was opened in this period.')).toBeInTheDocument();
    expect(screen.getByText('No chart was analysed in this period.')).toBeInTheDocument();
    expect(screen.getByText('N/A')).toBeInTheDocument();
  });
});
