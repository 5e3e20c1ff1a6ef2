/** Something that shows the cart, with all that the app puts around it and a server that sells the samples. */
import { makeQueryClient } from '../../../api/query-client.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, parsePath, useLocation } from 'react-router-dom';
import type { User } from '../../../api/accounts.ts';
import { fakeServer } from '../../../api/testing/fake-server.ts';
import type { FakeServer } from '../../../api/testing/fake-server.ts';
import { UiProvider } from '../../../ui/ui-provider.tsx';
import { CartProvider, useCart } from '../../cart/cart-store.tsx';
import { CurrencyProvider } from '../../currency/currency-store.tsx';
import { FixedSession } from '../../session/session.tsx';
import { sampleCurrencies, samplePackages } from './samples.ts';

interface Options {
  user?: User | null;
  at?: string;
  /** What the address was entered with. */
  state?: unknown;
  routes?: FakeServer['routes'];
}

/** The server's own answers, by the currency that was asked for. */
export const shopRoutes: FakeServer['routes'] = {
  'GET /currencies/public': { body: sampleCurrencies },
  'GET /packages/public': ({ params }) => ({
    body: samplePackages((params as { currency?: string } | undefined)?.currency),
  }),
};

export function renderShop(screen: ReactNode, { user = null, at = '/', state, routes = {} }: Options = {}) {
  const server = fakeServer({ ...shopRoutes, ...routes });
  const client = makeQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  const address = { current: at };
  const held: { cart: ReturnType<typeof useCart> | null } = { cart: null };
  function Probe() {
    const { pathname, search } = useLocation();
    address.current = pathname + search;
    held.cart = useCart();
    return null;
  }
  const status = user ? ('signed-in' as const) : ('signed-out' as const);
  const view = render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[{ ...parsePath(at), state }]}>
          <FixedSession session={{ status, user, left: false, refresh: () => Promise.resolve() }}>
            <CurrencyProvider>
              <CartProvider>
                <Probe />
                {screen}
              </CartProvider>
            </CurrencyProvider>
          </FixedSession>
        </MemoryRouter>
      </QueryClientProvider>
    </UiProvider>,
  );
  const cart = (): ReturnType<typeof useCart> => {
    if (!held.cart) throw new Error('There is no cart.');
    return held.cart;
  };
  return { ...view, server, address, cart, mouse: userEvent.setup() };
}
