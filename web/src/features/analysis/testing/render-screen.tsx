/** A screen with what the app puts around it, standing still. */
import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { User } from '../../../api/generated/model';
import { FixedSession } from '../../../entities/session/session.tsx';
import { UiProvider } from '../../../ui/ui-provider.tsx';
import { buildUser } from '../../../entities/session/testing/build-user.ts';

/** A whole screen on a busy machine takes its time; nothing here is about speed. */
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });

interface Options {
  /** Null is signed out. */
  user?: User | null;
  /** Address at the start. */
  at?: string;
  /** Pattern of the screen's route. */
  path?: string;
  /** Further screens, each under the pattern of its route. */
  others?: Record<string, ReactNode>;
}

export function renderScreen(screen: ReactNode, options: Options = {}) {
  const {
    user = buildUser({ plan: 'starter', subscription_tier: 'starter', credits_balance: 12 }),
    at = '/',
    path = '*',
    others = {},
  } = options;
  const refresh = jest.fn(() => Promise.resolve());
  const status = user ? ('signed-in' as const) : ('signed-out' as const);
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });
  const address = { current: '' };
  function Address() {
    const { pathname, search } = useLocation();
    address.current = pathname + search;
    return null;
  }
  const view = render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[at]}>
          <Address />
          <FixedSession session={{ status, user, left: false, refresh }}>
            <Routes>
              <Route path={path} element={screen} />
              {Object.entries(others).map(([pattern, other]) => (
                <Route key={pattern} path={pattern} element={other} />
              ))}
              <Route path="*" element={<p>another page</p>} />
            </Routes>
          </FixedSession>
        </MemoryRouter>
      </QueryClientProvider>
    </UiProvider>,
  );
  return { ...view, refresh, client, address, mouse: userEvent.setup() };
}
