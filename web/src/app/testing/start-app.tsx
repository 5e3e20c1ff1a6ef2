/** The whole app on a server of the test's own. */
import { jest } from '@jest/globals';
import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { User } from '../../api/accounts.ts';
import { fakeServer } from '../../api/testing/fake-server.ts';
import type { FakeServer } from '../../api/testing/fake-server.ts';
import { START, startRoute } from '../../api/testing/start-route.ts';
import { buildStats } from '../../entities/analysis/testing/build-stats.ts';
import { buildUser } from '../../entities/session/testing/build-user.ts';
import { App } from '../app.tsx';

/** A whole app on a busy machine takes its time; nothing here is about speed. */
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });

export const ada = buildUser();

const pulse = {
  sample: true,
  analyses: 0,
  needed: 20,
  days: 7,
  sentiment: 'Upward',
  volatility: 'Moderate',
  data_index: 65,
  bullish: 0,
  bearish: 0,
  sideways: 0,
};

export const noAnalyses = {
  analyses: [],
  meta: { total: 0, limit: 10, offset: 0, history_window: '30_days', hidden: 0 },
};

export const settings = {
  platform_name: 'Wickwise',
  company: { name: 'Wickwise Ltd', number: '01234567', address: '1 Example Street, London, United Kingdom' },
  support_email: 'support@example.com',
  limits: {
    upload_bytes: 10_485_760,
    upload_pixels: 40_000_000,
    daily_analyses: { none: 10, starter: 10, pro: 50, expert: null },
  },
};

export const ME = 'GET /auth/me';
export const NOBODY = { status: 401, body: { error: 'Please log in.' } };
export const signedInAs = (part: Partial<User> = {}) => ({ body: { user: { ...ada, ...part } } });
export const operator = signedInAs({ role: 'admin', user_type: 'admin' });
export const partner = signedInAs({ role: 'brand', user_type: 'brand' });

/** Opens the app at a path. The server's answers may be changed later through `server.routes`. */
export function startApp(path: string, me: FakeServer['routes'][string], routes: FakeServer['routes'] = {}) {
  window.scrollTo = () => undefined;
  window.history.replaceState(null, '', path);
  const server: FakeServer = fakeServer({
    [ME]: me,
    'GET /chart/stats': { body: buildStats({ analyses: 42, accuracyPct: 84, with_plan: 27 }) },
    'GET /chart/analyses': { body: noAnalyses },
    'GET /tutor/conversations': { body: { conversations: [] } },
    'GET /insights/market-pulse': { body: pulse },
    'GET /chart/reminders': { body: { reminders: [] } },
    'GET /auth/me/tour': { body: { left: true } },
    'GET /settings/public': { body: settings },
    'POST /auth/logout': () => {
      // From here on, not before: a check that is still on its way finds the user signed in.
      server.routes[ME] = NOBODY;
      return { status: 204 };
    },
    ...routes,
  });
  server.routes[START] ??= startRoute(server.routes);
  const user = userEvent.setup();
  render(<App />);
  return { server, user };
}

/** How often it was asked who is signed in. */
export const sessionChecks = ({ count }: FakeServer): number => count(START) + count(ME);

/** Waits until the app shows a path. */
export const at = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));
export const dashboard = () => screen.findByRole('heading', { name: 'Insights Dashboard' });
export const menu = () => screen.findByRole('navigation', { name: 'Menu' });
