/** A chart is read on the visitor's own device before anything is sent. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, visit } from './support/browser.ts';
import { earlierPicture } from './support/earlier-picture.ts';
import type { Painted } from './support/earlier-picture.ts';
import { faults, look } from './support/look.ts';
import type { Finding } from './support/look.ts';
import { analyze, choosePicture, registerByApi, somebody } from './support/people.ts';
import { sharedProduct } from './support/shared-product.ts';
import type { SharedProduct } from './support/shared-product.ts';
import { until } from './support/until.ts';

const fixture = (name: string): string => join(import.meta.dirname, 'fixtures', name);
const chart = fixture('daily-candles.png');
const text = fixture('page-of-text.png');
const truth = JSON.parse(readFileSync(fixture('daily-candles.json'), 'utf8')) as Painted;

let product: SharedProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
});

/** The addresses that a page sends something to, or fetches the reader from, from now on. */
function watched(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The page says when it opens that a picture is expected, and nothing of any picture.
    if (pathname === '/api/chart/expected' && request.postData() === null) return;
    if (request.method() !== 'GET' || /preview-worker|\.bin$/.test(pathname)) seen.push(pathname);
  });
  return seen;
}

const readable = (page: Page) => page.getByText(/^Readable, \d+% sure$/).waitFor();

it.each([
  ['a desktop', { width: 1280, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
])(
  '[W-380] on %s a chart is read before it is sent, offline too, and then analysed; no thread stays when it is put away',
  async (_, viewport) => {
    const person = await visit(browser, product.url, { viewport });
    const { page } = person;
    const seen: Finding[] = [];
    await registerByApi(page, somebody());
    await page.goto('/chart-analysis');
    await page.getByRole('button', { name: 'Browse Files', exact: true }).waitFor();
    const requests = watched(page);
    expect(requests).toEqual([]);

    const rest = page.waitForResponse(/hints-part-.+\.js$/);
    await page.getByLabel('Chart picture', { exact: true }).setInputFiles(chart);
    await readable(page);
    await page.getByText(/^\d+ candles, and \d+ price labels from .+ on a linear scale\.$/).waitFor();
    await page.locator('.ov-bars path').nth(2).waitFor({ state: 'attached' });
    expect(requests).toEqual([
      expect.stringMatching(/chart-preview-worker-.+\.js$/),
      expect.stringMatching(/ctc-model-.+\.bin$/),
    ]);
    seen.push(await look(page, 'a preview'));

    // What was loaded once is cached: another picture is read, and corrected, without a network.
    await (await rest).finished();
    await page.context().setOffline(true);
    const [reader] = page.workers();
    const ended = reader!.waitForEvent('close');
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await ended;
    await page.getByLabel('Chart picture', { exact: true }).setInputFiles(chart);
    await readable(page);
    await page.getByRole('button', { name: 'Correct kind and names', exact: true }).click();
    await page.getByLabel('Time frame', { exact: true }).fill('soon');
    await page.getByText('Must be a time frame such as 15m, 4h or 1D.').waitFor();
    await page.getByLabel('Time frame', { exact: true }).fill('');
    await readable(page);
    await page.context().setOffline(false);

    const over = page.workers()[0]!.waitForEvent('close');
    await analyze(page);
    await page.getByText('Analysis Complete').waitFor();
    await over;
    const messages = await page.getByRole('status').allInnerTexts();
    expect(messages.join()).not.toContain('otherwise than the preview');
    expect(faults(seen)).toEqual([]);
    expect([person.errors, person.foreignRequests]).toEqual([[], []]);
    await person.close();
  },
);

it('[W-400] a picture that would be refused says so before it is sent, and may be sent all the same', async () => {
  const person = await visit(browser, product.url);
  const { page } = person;
  await registerByApi(page, somebody());
  const requests = watched(page);
  await choosePicture(page, text);
  await page.getByText('This picture would be refused').waitFor();
  expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([]);
  const finding = await look(page, 'a refused preview');
  await analyze(page);
  await page.getByText(/^Nothing was charged/).waitFor();
  expect(faults([finding])).toEqual([]);
  expect(person.errors).toEqual([]);
  await person.close();
});

it('[W-402] several pictures make a list: refused ones are known before, the rest is analysed one after another', async () => {
  const person = await visit(browser, product.url, { viewport: { width: 390, height: 844 } });
  const { page } = person;
  await registerByApi(page, somebody());
  await page.goto('/chart-analysis');
  const requests = watched(page);
  const earlier = {
    name: 'earlier.png',
    mimeType: 'image/png',
    buffer: await earlierPicture(readFileSync(chart), truth, 12),
  };
  const of = (path: string) => ({ name: basename(path), mimeType: 'image/png', buffer: readFileSync(path) });
  await page.getByLabel('Chart picture', { exact: true }).setInputFiles([of(chart), of(text), earlier]);
  await page.getByText('2 charts to analyse. 1 picture cannot be read.').waitFor();
  expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([]);
  const seen = [await look(page, 'a list of pictures')];
  await page.getByRole('button', { name: 'Start Analysis', exact: true }).click();
  await page.getByText('2 analysed. 1 picture cannot be read.').waitFor();
  seen.push(await look(page, 'an analysed list'));
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV', exact: true }).click();
  const csv = readFileSync(await (await downloading).path(), 'utf8');
  const pictures = new Set(
    csv
      .trim()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(',')[0]),
  );
  expect([...pictures]).toEqual(['daily-candles.png', 'earlier.png']);
  await page.goto('/history');
  await page.getByRole('article').nth(1).waitFor();
  expect(faults(seen)).toEqual([]);
  expect(person.errors).toEqual([]);
  await person.close();
});

/** Puts a window that shows a picture in place of the browser's own picker. */
async function offerWindow(page: Page, path: string): Promise<void> {
  const address = `data:image/png;base64,${readFileSync(path).toString('base64')}`;
  await page.addInitScript(`navigator.mediaDevices.getDisplayMedia = async () => {
    const image = new Image();
    image.src = '${address}';
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.naturalWidth, height: image.naturalHeight });
    const pen = canvas.getContext('2d');
    const draw = () => { pen.drawImage(image, 0, 0); requestAnimationFrame(draw); };
    draw();
    return (window.shared = canvas.captureStream());
  }`);
}

it('a captured window is read before a try of the demo is spent, and its stream has ended', async () => {
  const guest = await visit(browser, product.url);
  const { page } = guest;
  await offerWindow(page, chart);
  await page.goto('/');
  await page.locator('#features').scrollIntoViewIfNeeded();
  await page.getByRole('tab', { name: /Chart Analysis/ }).click();
  await page.getByLabel('Chart picture for the demo', { exact: true }).setInputFiles(text);
  await page.getByText('This picture would be refused').waitFor();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await page.getByRole('button', { name: 'Capture a window', exact: true }).click();
  await readable(page);
  await until(page, `window.shared.getTracks().every(({ readyState }) => readyState === 'ended')`);
  await page.getByText('3 of 3 free analyses left').waitFor();
  await analyze(page);
  await page.getByText('2 of 3 free analyses left').waitFor();
  await page.getByText('Analysis Complete').waitFor();
  expect([guest.errors, guest.foreignRequests]).toEqual([[], []]);
  await guest.close();
});
