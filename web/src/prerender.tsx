import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { loadLanding } from './app/landing.ts';

/** What a page consists of before any script runs. */
export interface Prerendered {
  html: string;
  /** Style elements; the browser's emotion finds its rules in them and adds none twice. */
  styles: string;
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

/** Rules of elements in one style element, global ones in one each: how emotion looks for them. */
function stylesOf({ key, inserted, registered }: EmotionCache): string {
  const rules = Object.entries(inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const isGlobal = (name: string): boolean => registered[`${key}-${name}`] === undefined;
  const global = rules.filter(([name]) => isGlobal(name));
  const scoped = rules.filter(([name]) => !isGlobal(name));
  const names = scoped.map(([name]) => name).join(' ');
  return [
    ...global.map(([name, css]) => `<style data-emotion="${key}-global ${name}">${css}</style>`),
    `<style data-emotion="${key} ${names}">${scoped.map(([, css]) => css).join('')}</style>`,
  ].join('\n');
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
  return { html, styles: stylesOf(cache) };
}
