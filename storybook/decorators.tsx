import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { RouterLink } from '../web/src/app/router-link.tsx';
import { CartProvider } from '../web/src/entities/cart/cart-store.tsx';
import { CurrencyProvider } from '../web/src/entities/currency/currency-store.tsx';
import { FixedSession } from '../web/src/entities/session/session.tsx';
import type { Session } from '../web/src/entities/session/session.tsx';
import { sessionOf } from '../web/src/entities/session/testing/build-user.ts';
import { LinkProvider } from '../web/src/ui/link.tsx';
import { setCandles, setTheme } from '../web/src/ui/theme/appearance.ts';
import type { CandleColours } from '../web/src/ui/theme/appearance.ts';
import { UiProvider } from '../web/src/ui/ui-provider.tsx';
import { sampleUser } from './handlers.ts';

const signedIn: Session = sessionOf(sampleUser);

function FreshQueries({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/**
 * What the app puts around a screen, standing still. A story may set `parameters.route` (where it is) and
 * `parameters.session` (who is signed in; by default a user of the Pro plan).
 */
export const withSurroundings: Decorator = (Story, { parameters }) => (
  <UiProvider>
    <FreshQueries>
      <MemoryRouter initialEntries={[(parameters['route'] as string | undefined) ?? '/']}>
        <LinkProvider link={RouterLink}>
          <FixedSession session={(parameters['session'] as Session | undefined) ?? signedIn}>
            <CurrencyProvider>
              <CartProvider>
                <Story />
              </CartProvider>
            </CurrencyProvider>
          </FixedSession>
        </LinkProvider>
      </MemoryRouter>
    </FreshQueries>
  </UiProvider>
);

function Appearance({ theme, candles, children }: { theme: string; candles: string; children: ReactNode }) {
  useEffect(() => {
    setTheme(theme === 'dark' ? 'dark' : 'light');
    setCandles(candles as CandleColours);
  }, [theme, candles]);
  return children;
}

export const withAppearance: Decorator = (Story, { globals }) => (
  <Appearance theme={String(globals['theme'])} candles={String(globals['candles'])}>
    <Story />
  </Appearance>
);
