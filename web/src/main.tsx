import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { prepareToSend } from './api/http.ts';
import { App } from './app/app.tsx';
import { loadLanding } from './app/landing.ts';
import { offerOffline } from './app/offline.ts';
import { cacheOfDrawnPage } from './ui/theme/drawn-rules.ts';

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

/** No `await` outside of a function: with one anywhere the build merges no files. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element #root');
  if (root.hasChildNodes()) {
    // The landing page came as it looks; React takes it over.
    await loadLanding();
    hydrateRoot(root, <CacheProvider value={cacheOfDrawnPage()}>{app}</CacheProvider>);
    // Listened to by public/start.js: from here on React hears what is pressed.
    window.dispatchEvent(new Event('taken-over'));
  } else {
    createRoot(root).render(app);
  }
  offerOffline();
  prepareToSend();
}

void start();
