import { QueryClientContext, useQueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { Suspense, useMemo } from 'react';
import type { ReactNode } from 'react';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { useLoadedQueries, withQueries } from './load-queries.ts';

function WithoutClientAtFirst({ children }: { children: ReactNode }) {
  const queries = useLoadedQueries();
  const client = useMemo(() => queries?.makeQueryClient(), [queries]);
  return (
    <>
      <p>{client ? 'with a client' : 'without a client'}</p>
      <QueryClientContext value={client}>{children}</QueryClientContext>
    </>
  );
}

it('shows a part that asks the api only once there is a client to ask with', async () => {
  const Asking = () => `asks by ${useQueryClient().constructor.name}`;
  const Part = lazyComponent(withQueries(async () => Asking));
  render(
    <WithoutClientAtFirst>
      <Suspense>
        <Part />
      </Suspense>
    </WithoutClientAtFirst>,
  );
  expect(screen.getByText('without a client')).toBeInTheDocument();
  expect(await screen.findByText('asks by QueryClient')).toBeInTheDocument();
  expect(screen.getByText('with a client')).toBeInTheDocument();
});
