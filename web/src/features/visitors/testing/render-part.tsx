/** A part of the landing page with what the app puts around it, for somebody who is not signed in. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { fakeServer } from '../../../api/testing/fake-server.ts';
import type { FakeServer } from '../../../api/testing/fake-server.ts';
import { FixedSession } from '../../../entities/session/session.tsx';
import { UiProvider } from '../../../ui/ui-provider.tsx';

configure({ asyncUtilTimeout: 15_000 });

export function renderPart(part: ReactNode, routes: FakeServer['routes']) {
  const server = fakeServer(routes);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const session = {
    status: 'signed-out' as const,
    user: null,
    left: false,
    refresh: () => Promise.resolve(),
  };
  const view = render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <FixedSession session={session}>{part}</FixedSession>
        </MemoryRouter>
      </QueryClientProvider>
    </UiProvider>,
  );
  return { ...view, server, mouse: userEvent.setup({ applyAccept: false }) };
}

/** An answer that comes when it is told to. */
export function later<T>(answer: T) {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  return { route: () => gate.then(() => answer), release: () => release() };
}
