import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while a part of a page drawn beforehand is taken over, true from then on and wherever nothing was drawn. What the server
 * has said meanwhile is not in the drawing, so a part that shows it has to begin without it.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
