import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { fakeServer } from '../../../api/testing/fake-server.ts';
import type { FakeServer } from '../../../api/testing/fake-server.ts';
import { UiProvider } from '../../../ui/ui-provider.tsx';

configure({ asyncUtilTimeout: 15_000 });

/** A screen of the console with a server in the test's own hands. */
export function renderPlatform(screen: ReactNode, routes: FakeServer['routes'], at = '/') {
  const server = fakeServer(routes);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[at]}>
          {screen}
          <a href="/elsewhere">Elsewhere</a>
        </MemoryRouter>
      </QueryClientProvider>
    </UiProvider>,
  );
  return server;
}
