import { lazy, useState } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { thisPage } from '../lib/this-page.ts';
import { MissingPart } from './missing-part.tsx';

export interface LazyComponent<P> extends LazyExoticComponent<ComponentType<P>> {
  /** Fetches the code before the component is shown; a failure is left to the moment when it is. */
  preload: () => void;
}

/** Where it is said that the code of a component did not come: at the edge of the window, where it would stand, nowhere. */
type Missing = 'at-edge' | 'in-place' | 'unseen';

/**
 * Stands in for a component whose code did not come: offline, or replaced by a newer release. *Retry* fetches it again; where
 * that fails the page is loaded anew, which then names the files that there are. Offline it is not: nothing would come of it but the
 * loss of what stands on the page.
 */
function standIn<P extends object>(
  load: () => Promise<ComponentType<P>>,
  missing: Missing,
): ComponentType<P> {
  let found: ComponentType<P> | null = null;
  return function StandIn(props: P) {
    const [Part, setPart] = useState(() => found);
    if (Part) return <Part {...props} />;
    if (missing === 'unseen' || ('open' in props && props.open === false)) return null;
    const retry = async (): Promise<'done' | 'offline'> => {
      try {
        found = await load();
        setPart(() => found);
      } catch {
        if (!navigator.onLine) return 'offline';
        thisPage.reload();
      }
      return 'done';
    };
    return <MissingPart inPlace={missing === 'in-place'} onRetry={retry} />;
  };
}

/** A component whose code comes when it is first shown; show it inside `Suspense`. */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  missing: Missing = 'at-edge',
): LazyComponent<P> {
  const component = lazy(async () => ({ default: await load().catch(() => standIn(load, missing)) }));
  return Object.assign(component, { preload: () => void load().catch(() => undefined) });
}
