import { QueryClientContext } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import type { ComponentType, ReactNode } from 'react';
import { CartProvider } from '../entities/cart/cart-store.tsx';
import { CurrencyProvider } from '../entities/currency/currency-store.tsx';
import { loadQueries, useLoadedQueries } from '../entities/queries/load-queries.ts';
import { SessionProvider } from '../entities/session/session.tsx';
import { LinkProvider } from '../ui/link.tsx';
import { UiProvider } from '../ui/ui-provider.tsx';
import { LazyCartDrawer } from './lazy-cart-drawer.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { LazyProofDialog } from './lazy-proof-dialog.tsx';
import { LazyReferralCapture } from './lazy-referral-capture.tsx';
import { RouterLink } from './router-link.tsx';
import { Routes } from './routes.tsx';

function SessionOfPath({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <SessionProvider path={pathname} Check={useLoadedQueries()?.AskedFirst}>
      {children}
    </SessionProvider>
  );
}

export interface AppProps {
  /** Another router, where there is no browser. */
  Router?: ComponentType<{ children: ReactNode }>;
}

/** The whole app: what surrounds every screen, in the order in which it is needed. */
export function App({ Router = BrowserRouter }: AppProps) {
  const queries = useLoadedQueries();
  const client = useMemo(() => queries?.makeQueryClient(), [queries]);
  useEffect(() => {
    // Where it does not come, the parts that need it say so.
    loadQueries().catch(() => undefined);
  }, []);
  return (
    <UiProvider>
      <ErrorBoundary>
        <QueryClientContext value={client}>
          <Router>
            <LinkProvider link={RouterLink}>
              <SessionOfPath>
                <CurrencyProvider>
                  <CartProvider>
                    <Routes />
                    <LazyCartDrawer />
                    <LazyReferralCapture />
                    <LazyProofDialog />
                  </CartProvider>
                </CurrencyProvider>
              </SessionOfPath>
            </LinkProvider>
          </Router>
        </QueryClientContext>
      </ErrorBoundary>
    </UiProvider>
  );
}
