/** A screen of the tutor with what the app puts around it, standing still. */
import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { FixedSession } from '../../../entities/session/session.tsx';
import { buildUser } from '../../../entities/session/testing/build-user.ts';
import { UiProvider } from '../../../ui/ui-provider.tsx';

/** A whole screen on a busy machine takes its time; nothing here is about speed. */
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });

const user = buildUser({ plan: 'starter', subscription_tier: 'starter', credits_balance: 3 });

/** @param wide room for the column of chats */
export function renderTutor(screen: ReactNode, { at = '/ai-tutor', path = '*', wide = true } = {}) {
  const query = window.matchMedia('all');
  window.matchMedia = (media) => ({ ...query, media, matches: wide && media.includes('min-width') });
  const refresh = jest.fn(() => Promise.resolve());
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 15_000 }, mutations: { retry: false } },
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
          <FixedSession session={{ status: 'signed-in', user, left: false, refresh }}>
            <Routes>
              <Route path={path} element={screen} />
              <Route path="*" element={<p>another page</p>} />
            </Routes>
          </FixedSession>
        </MemoryRouter>
      </QueryClientProvider>
    </UiProvider>,
  );
  return { ...view, refresh, client, address, mouse: userEvent.setup() };
}
