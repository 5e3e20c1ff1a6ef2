import { useSyncExternalStore } from 'react';

/** What the product is called until the settings in force are here. */
export const PRODUCT = 'Wickwise';

let name = PRODUCT;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** From now on pages call the platform so. */
export function setPlatformName(next: string): void {
  if (next === name) return;
  name = next;
  for (const listener of listeners) listener();
}

/** The platform's name in force, at this moment. */
export const platformName = (): string => name;

/** The same, followed. */
export const usePlatformName = (): string => useSyncExternalStore(subscribe, platformName, () => PRODUCT);
