import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

/** A component whose code comes when it is first shown; show it inside `Suspense`. */
export function lazyComponent<P>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await load() }));
}
