import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import type { ComponentType, ReactNode } from 'react';
import { CartProvider } from '../entities/cart/cart-store.tsx';
import { CurrencyProvider } from '../entities/currency/currency-store.tsx';
import { SessionProvider } from '../entities/session/session.tsx';
import { LinkProvider } from '../ui/link.tsx';
import { UiProvider } from '../ui/ui-provider.tsx';
import { LazyCartDrawer } from './lazy-cart-drawer.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { makeQueryClient } from '../api/query-client.ts';
import { LazyProofDialog } from './lazy-proof-dialog.tsx';
import { LazyReferralCapture } from './lazy-referral-capture.tsx';
import { RouterLink } from './router-link.tsx';
import { Routes } from './routes.tsx';

function SessionOfPath({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <SessionProvider path={pathname}>{children}</SessionProvider>;
}

export interface AppProps {
  /** Another router, where there is no browser. */
  Router?: ComponentType<{ children: ReactNode }>;
}

/** The whole app: what surrounds every screen, in the order in which it is needed. */
export function App({ Router = BrowserRouter }: AppProps) {
  const [client] = useState(makeQueryClient);
  return (
    <UiProvider>
      <ErrorBoundary>
        <QueryClientProvider client={client}>
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
        </QueryClientProvider>
      </ErrorBoundary>
    </UiProvider>
  );
}
