/** The product as something to install, and what it shows without a network: in a real browser, on the real product. */
import type { Browser, Page } from 'playwright-core';
import { axeFindings } from './support/axe.ts';
import { openBrowser, visit } from './support/browser.ts';
import type { Visit } from './support/browser.ts';
import { overflowOf } from './support/look.ts';
import { sharedProduct } from './support/shared-product.ts';
import type { SharedProduct } from './support/shared-product.ts';

let product: SharedProduct;
let browser: Browser;
let guest: Visit;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
  guest = await visit(browser, product.url, { viewport: { width: 390, height: 844 }, colorScheme: 'light' });
  page = guest.page;
  await page.goto('/login');
});
afterAll(async () => {
  await browser?.close();
});

/** What DevTools tell of a manifest that its types leave out. */
interface ReadManifest {
  name: string;
  startUrl: string;
  scope: string;
  display: string;
  preferRelatedApplications: boolean;
  icons: { url: string; sizes: string; type: string }[];
}

const sizeOf = (address: string): Promise<string> =>
  page.evaluate(
    `(async () => {
      const icon = new Image();
      icon.src = ${JSON.stringify(address)};
      await icon.decode();
      return icon.naturalWidth + 'x' + icon.naturalHeight;
    })()`,
  );

it('can be installed: the browser reads in its manifest all that Chromium asks of a site to be installed', async () => {
  const devtools = await page.context().newCDPSession(page);
  const answer = await devtools.send('Page.getAppManifest');
  expect(answer).toMatchObject({ url: `${product.url}/site.webmanifest`, errors: [] });
  const { manifest } = answer as typeof answer & { manifest: ReadManifest };
  expect(manifest).toMatchObject({
    name: 'Wickwise',
    startUrl: `${product.url}/dashboard`,
    scope: `${product.url}/`,
    display: 'kStandalone',
    preferRelatedApplications: false,
  });
  expect(await page.evaluate('isSecureContext')).toBe(true);
  const icons = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { url, sizes } of icons) expect(await sizeOf(url)).toBe(sizes);
});

describe('without a network', () => {
  const background = () =>
    page.evaluate<string>('getComputedStyle(document.documentElement).backgroundColor');
  const paper = 'rgb(251, 250, 247)';
  const graphite = 'rgb(14, 17, 22)';
  const noConnection = () =>
    page.getByRole('heading', { name: 'There is no connection.', exact: true }).waitFor();

  beforeAll(async () => {
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await page.context().setOffline(true);
    await page.goto('/pricing');
  });

  it.each([
    ['light', 'null', paper],
    ['dark', 'null', graphite],
    ['light', '"dark"', graphite],
    ['dark', '"light"', paper],
  ] as const)(
    'says so in the theme of a %s system, or the one chosen: %s',
    async (colorScheme, chosen, colour) => {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(
        `${chosen} ? localStorage.setItem('wickwise.theme', ${chosen}) : localStorage.removeItem('wickwise.theme')`,
      );
      await page.reload();
      await noConnection();
      expect(await background()).toBe(colour);
      expect(await axeFindings(page)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
    },
  );

  it('goes on by itself to the page that was asked for when the network is back', async () => {
    await page.context().setOffline(false);
    await page.getByRole('heading', { name: 'Pricing', exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/pricing');
    expect([guest.errors, guest.foreignRequests]).toEqual([[], []]);
  });
});
