import { lazy } from 'react';
import type { ComponentType } from 'react';
import type { LandingScreenProps } from '../features/visitors/landing/landing-screen.tsx';

interface Loaded {
  default: ComponentType<LandingScreenProps>;
}

let loaded: Loaded | null = null;

/** Loads the landing page's code, so that a prerendered page can be taken over in one go. */
export async function loadLanding(): Promise<Loaded> {
  loaded ??= { default: (await import('../features/visitors/landing/landing-screen.tsx')).LandingScreen };
  return loaded;
}

/** Resolved synchronously where the code is already loaded: a component that suspends during hydration would be rendered again. */
const atOnce = (module: Loaded): PromiseLike<Loaded> => ({
  then: ((onLoaded: (value: Loaded) => unknown) => onLoaded(module)) as PromiseLike<Loaded>['then'],
});

export const LandingScreen = lazy(() => (loaded ? atOnce(loaded) : loadLanding()) as Promise<Loaded>);
