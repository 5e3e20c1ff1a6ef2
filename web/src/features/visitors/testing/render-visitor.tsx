/** Something a visitor sees, with what the app puts around it and a server in the test's own hands. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { User } from '../../../api/accounts.ts';
import { fakeServer } from '../../../api/testing/fake-server.ts';
import type { FakeServer } from '../../../api/testing/fake-server.ts';
import { CartProvider } from '../../../entities/cart/cart-store.tsx';
import { CurrencyProvider } from '../../../entities/currency/currency-store.tsx';
import { FixedSession } from '../../../entities/session/session.tsx';
import { UiProvider } from '../../../ui/ui-provider.tsx';

configure({ asyncUtilTimeout: 15_000 });

interface Options {
  at?: string;
  user?: User | null;
  routes?: FakeServer['routes'];
}

/** Nothing is for sale unless `routes` says so. */
const quiet: FakeServer['routes'] = {
  'GET /currencies/public': { status: 503, body: { error: 'Closed.' } },
};

export function renderVisitor(screen: ReactNode, { at = '/', user = null, routes = {} }: Options = {}) {
  const server = fakeServer({ ...quiet, ...routes });
  const address = { current: at };
  function Probe() {
    const { pathname, hash } = useLocation();
    address.current = pathname + hash;
    return null;
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const session = {
    status: user ? ('signed-in' as const) : ('signed-out' as const),
    user,
    left: false,
    refresh: () => Promise.resolve(),
  };
  const surround = (content: ReactNode) => (
    <UiProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[at]}>
          <FixedSession session={session}>
            <CurrencyProvider>
              <CartProvider>
                <Probe />
                {content}
              </CartProvider>
            </CurrencyProvider>
          </FixedSession>
        </MemoryRouter>
      </QueryClientProvider>
    </UiProvider>
  );
  const view = render(surround(screen));
  return {
    ...view,
    server,
    address,
    mouse: userEvent.setup(),
    show: (content: ReactNode) => view.rerender(surround(content)),
  };
}

/** What each such call was sent, oldest first. */
export function noting(sent: unknown[], answer: { status?: number; body?: unknown }) {
  return (request: { data?: unknown }) => {
    sent.push(JSON.parse(String(request.data)));
    return answer;
  };
}
