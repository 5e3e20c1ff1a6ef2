import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while a prerendered part of a page is hydrated, true afterwards and wherever nothing was prerendered. What the server
 * has said meanwhile is not in the drawing, so a part that shows it has to begin without it.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
