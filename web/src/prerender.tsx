import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { loadLanding } from './app/landing.ts';
import { ELEMENT_RULES, GLOBAL_RULES } from './ui/theme/drawn-rules.ts';

/** What a page consists of before any script runs. */
export interface Prerendered {
  html: string;
  /** A style element with the rules of every page; what it holds is not written a second time. */
  globalRules: string;
  /** One with the rules of this page's elements. */
  elementRules: string;
}

function Home({ children }: { children: ReactNode }) {
  return <StaticRouter location="/">{children}</StaticRouter>;
}

function render(cache: EmotionCache): string {
  return renderToString(
    <StrictMode>
      <CacheProvider value={cache}>
        <App Router={Home} />
      </CacheProvider>
    </StrictMode>,
  );
}

/** Global rules in one style element, those of elements in another, each marked for who takes the page over. */
function stylesOf({ key, inserted, registered }: EmotionCache): Omit<Prerendered, 'html'> {
  const rules = Object.entries(inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const isGlobal = (name: string): boolean => registered[`${key}-${name}`] === undefined;
  const global = rules.filter(([name]) => isGlobal(name));
  const scoped = rules.filter(([name]) => !isGlobal(name));
  const names = scoped.map(([name]) => name).join(' ');
  const text = (of: typeof rules): string => of.map(([, css]) => css).join('');
  return {
    globalRules: `<style ${GLOBAL_RULES}>${text(global)}</style>`,
    elementRules: `<style ${ELEMENT_RULES}="${names}">${text(scoped)}</style>`,
  };
}

/** Draws the landing page. */
export async function prerender(): Promise<Prerendered> {
  const fresh = (): EmotionCache => Object.assign(createCache({ key: 'css' }), { compat: true });
  await loadLanding();
  // Parts that are loaded on demand: the first pass asks for them, the second finds them.
  render(fresh());
  await new Promise((resolve) => setTimeout(resolve, 500));
  const cache = fresh();
  const html = render(cache);
  return { html, ...stylesOf(cache) };
}
