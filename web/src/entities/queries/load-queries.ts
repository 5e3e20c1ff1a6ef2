/** The client of queries comes after the landing page's first view: the page can be taken over without it. docs/decisions/0453. */
import { useSyncExternalStore } from 'react';
import type * as queries from './queries.tsx';

type Queries = typeof queries;

let loaded: Queries | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const current = (): Queries | null => loaded;

export async function loadQueries(): Promise<void> {
  const module = await import('./queries.tsx');
  if (loaded) return;
  loaded = module;
  for (const listener of listeners) listener();
}

/** Null until they are loaded. */
export const useLoadedQueries = (): Queries | null => useSyncExternalStore(subscribe, current, current);

/** For a part that asks the api and may be shown on the landing page: its code is there only once it has a client to ask with. */
export const withQueries =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> =>
    (await Promise.all([load(), loadQueries()]))[0];
