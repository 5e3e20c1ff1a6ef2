/** The id of the highlighted mark: one at a time, shared by the picture and every table around it. */
import { createContext, useContext, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

interface LitStore {
  get(): string | null;
  set(id: string | null): void;
  subscribe(listener: () => void): () => void;
}

function createLitStore(): LitStore {
  let lit: string | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => lit,
    set(id) {
      if (id === lit) return;
      lit = id;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const LitContext = createContext<LitStore | null>(null);

/** Put it around a picture and the tables that speak of it. */
export function LitProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createLitStore);
  return <LitContext.Provider value={store}>{children}</LitContext.Provider>;
}

function useStore(): LitStore {
  const store = useContext(LitContext);
  if (!store) throw new Error('useLit must be used within a LitProvider');
  return store;
}

/** The id of the lit mark, and how to change it. Re-renders on every change: for the picture. */
export function useLit(): { lit: string | null; light: (id: string | null) => void } {
  const store = useStore();
  const lit = useSyncExternalStore(store.subscribe, store.get);
  return { lit, light: store.set };
}

/** Whether this mark is lit, and handlers that light it while hovered or focused. Re-renders only when that changes. */
export function useMark(id: string) {
  const store = useStore();
  const isLit = useSyncExternalStore(store.subscribe, () => store.get() === id);
  const handlers = useMemo(() => {
    const on = () => store.set(id);
    const off = () => store.get() === id && store.set(null);
    return { onMouseEnter: on, onMouseLeave: off, onFocus: on, onBlur: off };
  }, [store, id]);
  return { isLit, handlers };
}
