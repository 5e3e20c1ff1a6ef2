import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  NOBODY,
  at,
  dashboard,
  menu,
  noAnalyses,
  operator,
  partner,
  settings,
  signedInAs,
  startApp,
} from '../testing/start-app.tsx';
import { buildAnalysis } from '../../features/analysis/fixtures/analyses.ts';
import { DISCLAIMER } from '../../entities/platform/legal.tsx';
import { TOOLTIP_DELAY_MS } from '../../ui/tooltip.tsx';
import { beAsUser } from '../../entities/session/as-user.ts';
import { SIDEBAR_WIDTH_MOBILE } from './sidebar-state.ts';

let app: ReturnType<typeof startApp>;
const start = (...what: Parameters<typeof startApp>): void => {
  app = startApp(...what);
};

/** A window of this width, for the media queries that ask for a greatest width. */
function setWidth(width: number): void {
  window.matchMedia = ((media: string) => ({
    media,
    matches: width <= Number(/max-width: (\d+)px/.exec(media)?.[1] ?? -1),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
}
const sidebar = () => document.getElementById('sidebar');

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.cookie = 'sidebar_state=; max-age=0; path=/';
  setWidth(1280);
});
afterEach(() => {
  app.server.close();
  beAsUser(false);
});

describe('what the shell shows', () => {
  it('[V-030] a menu of four pages, each with title, address and icon', async () => {
    start('/history', signedInAs());
    const links = within(await menu()).getAllByRole('link');
    expect(within(await menu()).getByText('Menu')).toBeInTheDocument();
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dashboard', '/dashboard'],
      ['Chart Analysis', '/chart-analysis'],
      ['AI Assistant', '/ai-tutor'],
      ['Analysis History', '/history'],
    ]);
    for (const link of links) expect(link.querySelector('svg')).toBeInTheDocument();
  });

  it('[V-001] [V-007] the disclaimer and the company as the settings have it, below every page', async () => {
    start('/history', signedInAs());
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.getByText(DISCLAIMER)).toBeInTheDocument();
    expect(DISCLAIMER).toContain('no financial or investment advice');
    expect(await footer.findByText(settings.company.name)).toBeInTheDocument();
    expect(footer.getByText(/company number 01234567/)).toBeInTheDocument();
    expect(footer.getByText(/1 Example Street, London, United Kingdom/)).toBeInTheDocument();
  });

  it.each([
    ['/dashboard', 'Insights Dashboard', 'V-012'],
    ['/chart-analysis', 'Chart Analysis', 'V-013'],
    ['/chartanalysis', 'Chart Analysis', 'V-013'],
  ])('[V-012] [V-013] %s is %s (%s)', async (path, title) => {
    start(path, signedInAs());
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(await menu()).toBeInTheDocument();
  });

  it.each([
    ['/ai-tutor', 'AI Education Assistant', 'V-014'],
    ['/aitutor', 'AI Education Assistant', 'V-014'],
    ['/history', 'Analysis History', 'V-015'],
  ])('[V-014] [V-015] %s is %s (%s)', async (path, title) => {
    start(path, signedInAs());
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(await menu()).toBeInTheDocument();
  });

  it.each(['/', '/login', '/pricing', '/checkout'])('[V-020] [V-008] nothing around %s', async (path) => {
    start(path, NOBODY);
    expect((await screen.findAllByRole('heading', { level: 1 }))[0]).toBeInTheDocument();
    expect(window.location.pathname).toBe(path);
    expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
  });
});

describe('the command palette', () => {
  it('[W-016] opens by Ctrl K and leads to an analysis by its symbol, by keyboard alone', async () => {
    const analyses = [buildAnalysis({ id: 'a1', symbol: 'BTC/USDT' })];
    start('/history', signedInAs(), {
      'GET /chart/analyses': { body: { ...noAnalyses, analyses } },
      'GET /tutor/lessons': { body: { lessons: [], total: 0 } },
    });
    await menu();
    await app.user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: 'Page, symbol, lesson, calculator or action' });
    const list = within(screen.getByRole('listbox', { name: 'What fits' }));
    expect(list.getAllByRole('option')[0]).toHaveTextContent('Dashboard');
    await app.user.type(field, 'calculators posit');
    expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Position sizeCalculators',
    ]);
    await app.user.clear(field);
    await app.user.type(field, 'btcusdt');
    expect(await list.findByRole('option', { name: /BTC\/USDT/ })).toHaveAttribute('aria-selected', 'true');
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/history/a1'));
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

describe('the account menu', () => {
  it('[W-350] says when credits expire also where there is time, and nothing of them at the account then', async () => {
    const credits_expiring = { credits: 10, expires_at: '2099-12-03T12:00:00Z', source: 'trial' as const };
    start('/history', signedInAs({ credits_balance: 10, credits_expiring }));
    await menu();
    const account = screen.getByRole('button', { name: /^Account of Ada Lovelace/ });
    expect(account).not.toHaveTextContent(/credits/);
    await app.user.click(account);
    expect(await screen.findByRole('menu')).toHaveTextContent('10 credits left · Trial ends on 3 Dec 2099');
  });

  it('[W-350] says what is left of the credits, at once where it is little, and leads to orders and receipts', async () => {
    const credits_expiring = { credits: 2, expires_at: '2026-11-27T12:00:00Z', source: 'trial' as const };
    start('/history', signedInAs({ credits_balance: 2, credits_expiring }), {
      'GET /orders': { body: { orders: [], meta: { total: 0, page: 1, pages: 1, limit: 20 } } },
    });
    await menu();
    const account = screen.getByRole('button', { name: /^Account of Ada Lovelace/ });
    expect(account).toHaveTextContent('2 credits left');
    await app.user.click(account);
    expect(await screen.findByText(/^2 credits left · Trial ends on 27 Nov 2026$/)).toBeInTheDocument();
    await app.user.click(await screen.findByRole('menuitem', { name: 'Orders and receipts' }));
    await waitFor(() => expect(window.location.pathname).toBe('/orders'));
  });
});

describe('the sidebar', () => {
  it('[V-042] is 16rem wide, 3rem when folded, 18rem as a sheet', async () => {
    start('/history', signedInAs());
    await menu();
    expect(sidebar()).toHaveStyle({ width: '256px' });
    await app.user.keyboard('{Control>}b{/Control}');
    expect(sidebar()).toHaveStyle({ width: '48px' });
    expect(SIDEBAR_WIDTH_MOBILE).toBe('18rem');
  });

  it('[V-041] stands as it was left', async () => {
    document.cookie = 'sidebar_state=false; path=/';
    start('/history', signedInAs());
    await menu();
    expect(sidebar()).toHaveAttribute('data-state', 'collapsed');
  });

  it('[V-043] is a column from 768 px on', async () => {
    setWidth(768);
    start('/history', signedInAs());
    await menu();
    expect(sidebar()).toBeInTheDocument();
  });

  it('[V-043] [V-042] is a sheet of 18rem below 768 px, and closes on the way to a page', async () => {
    setWidth(767);
    start('/history', signedInAs());
    await app.user.click(await screen.findByRole('button', { name: 'Open the sidebar' }));
    const sheet = await screen.findByRole('dialog', { name: 'Menu' });
    expect(sidebar()).not.toBeInTheDocument();
    expect(sheet).toHaveStyle({ width: '288px' });
    await app.user.click(within(sheet).getByRole('link', { name: 'Chart Analysis' }));
    await at('/chart-analysis');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument());
  });

  it('[V-044] names a folded item after the pointer has rested for 700 ms', async () => {
    document.cookie = 'sidebar_state=false; path=/';
    start('/history', signedInAs());
    const item = within(await menu()).getByRole('link', { name: 'Chart Analysis' });
    expect(TOOLTIP_DELAY_MS).toBe(700);
    jest.useFakeTimers();
    try {
      fireEvent.pointerEnter(item, { pointerType: 'mouse' });
      await act(() => jest.advanceTimersByTimeAsync(690));
      expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(20));
    } finally {
      jest.useRealTimers();
    }
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Chart Analysis');
  });
});

describe('those with a console of their own', () => {
  it('[V-056] a partner on the dashboard is sent to the brand dashboard', async () => {
    start('/dashboard', partner);
    await at('/brand-dashboard');
    expect(await screen.findByRole('navigation', { name: 'Sections' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
  });

  it('[V-056] [V-038] an operator is sent to the admin dashboard, may switch over, and comes back by Admin Panel', async () => {
    start('/dashboard', operator);
    await at('/admin-dashboard');
    await app.user.click(await screen.findByRole('button', { name: 'Switch to User Dashboard' }));
    await at('/dashboard');
    await dashboard();
    await app.user.click(screen.getByRole('link', { name: 'Admin Panel' }));
    await at('/admin-dashboard');
  });

  it('[V-038] users see no Admin Panel; a user_type of admin is enough to see it', async () => {
    start('/history', signedInAs());
    await menu();
    expect(screen.queryByRole('link', { name: 'Admin Panel' })).not.toBeInTheDocument();
    app.server.close();
    cleanup();
    start('/history', signedInAs({ user_type: 'admin' }));
    expect(await screen.findByRole('link', { name: 'Admin Panel' })).toHaveAttribute(
      'href',
      '/admin-dashboard',
    );
  });

  it('leaves for the login', async () => {
    start('/brand-dashboard', partner);
    await app.user.click(await screen.findByRole('button', { name: 'Logout' }));
    await at('/login');
  });
});
