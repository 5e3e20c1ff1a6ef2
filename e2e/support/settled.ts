/** When a page stands still: nothing is on its way to it, and it has drawn what came. */
import type { Page, Request } from 'playwright-core';
import { PATIENCE_S } from './until.ts';

const underWay = new WeakMap<Page, Set<Request>>();

/** From here on it is known what a page waits for. */
export function countRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => {
    // What the page before it waited for is not always told to be over.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.clear();
    requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** Two frames later React has rendered what came, and its effects have asked for what they need. */
const TWO_FRAMES = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';
/** Every screen has a heading: until it stands there, its code is on its way, or it is still asked who is signed in. */
const LOADING = `document.readyState !== 'complete' || document.querySelector('h1') === null
  || document.querySelector('main [aria-busy=true]') !== null`;
/** A script that arrives brings in another one, that a screen, and the screen asks for its rows: so often it must be still. */
const STILL = 4;

/**
 * Until a page that was loaded, or changed without being loaded, has all that it asked for. Frames are counted, not time:
 * on a busy machine they come later, as everything else does.
 */
export async function settled(page: Page): Promise<void> {
  const end = Date.now() + 1000 * PATIENCE_S;
  // Of a page that is loaded; one that changed without being loaded has been idle since.
  await page.waitForLoadState('networkidle');
  for (let still = 0; still < STILL;) {
    await page.evaluate(TWO_FRAMES);
    const waits = underWay.get(page)!.size > 0 || (await page.evaluate<boolean>(LOADING));
    still = waits ? 0 : still + 1;
    if (Date.now() > end)
      throw new Error(
        `Still loading: ${[...underWay.get(page)!].map((request) => request.url()).join(', ')}`,
      );
  }
}
