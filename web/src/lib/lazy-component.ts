import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

export interface LazyComponent<P> extends LazyExoticComponent<ComponentType<P>> {
  /** Fetches the code before the component is shown; a failure is left to the moment when it is. */
  preload: () => void;
}

/** A component whose code comes when it is first shown; show it inside `Suspense`. */
export function lazyComponent<P>(load: () => Promise<ComponentType<P>>): LazyComponent<P> {
  const component = lazy(async () => ({ default: await load() }));
  return Object.assign(component, { preload: () => void load().catch(() => undefined) });
}
