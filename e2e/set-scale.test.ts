/** A person sets the price scale of a chart on which none is to be read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { openBrowser, visit } from './support/browser.ts';
import { faults, look } from './support/look.ts';
import type { Finding } from './support/look.ts';
import { analyze, registerByApi, somebody } from './support/people.ts';
import { sharedProduct } from './support/shared-product.ts';
import type { SharedProduct } from './support/shared-product.ts';

const fixture = (name: string): string => join(import.meta.dirname, 'fixtures', name);
const chart = readFileSync(fixture('daily-candles.png'));

interface Bar {
  x_px: number;
  o: number;
  h: number;
  l: number;
  c: number;
}
const truth = JSON.parse(readFileSync(fixture('daily-candles.json'), 'utf8')) as {
  axis: { y_pixel_of_two_prices: { y_px: number; price: number }[]; plot: { x1: number } };
  candles: Bar[];
};
const [upper, lower] = truth.axis.y_pixel_of_two_prices as [
  { y_px: number; price: number },
  { y_px: number; price: number },
];

let product: SharedProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
});

/** The chart without its price scale. */
async function withoutScale(): Promise<Buffer> {
  const { height = 0 } = await sharp(chart).metadata();
  return sharp(chart).extract({ left: 0, top: 0, width: truth.axis.plot.x1, height }).png().toBuffer();
}

async function choose(page: Page, buffer: Buffer): Promise<void> {
  await page.goto('/chart-analysis');
  const file = { name: 'chart.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Chart picture', { exact: true }).setInputFiles(file);
}

const knob = (page: Page, index: number) =>
  page.getByRole('slider', { name: `Height ${index} of the scale`, exact: true });

/** Presses the picture near a row, and moves the height to the half pixel by keys. */
async function setHeight(page: Page, index: number, row: number): Promise<void> {
  const layer = page.getByTestId('scale-handles');
  const frame = (await layer.boundingBox())!;
  const height = Number(await knob(page, index).getAttribute('aria-valuemax'));
  await layer.click({ position: { x: frame.width / 2, y: (row / height) * frame.height } });
  const goal = Math.round(2 * row) / 2;
  const reached = async () => Number(await knob(page, index).getAttribute('aria-valuenow'));
  for (let at = await reached(); at !== goal; at = await reached())
    await knob(page, index).press(at > goal ? 'ArrowUp' : 'ArrowDown');
}

const price = (page: Page, index: number) => page.getByLabel(`Price at height ${index}`, { exact: true });

async function setScale(page: Page, factor = 1): Promise<void> {
  await setHeight(page, 1, upper.y_px);
  await price(page, 1).fill(String(upper.price * factor));
  await setHeight(page, 2, lower.y_px);
  await price(page, 2).fill(String(lower.price * factor));
}

/** A keyboard takes half of a phone: the picture stays above the field that is typed into. */
async function keepsThePictureInView(page: Page, viewport: { width: number; height: number }): Promise<void> {
  if (viewport.width > 400) return;
  await page.setViewportSize({ ...viewport, height: viewport.height / 2 });
  await price(page, 2).click();
  const picture = (await page.getByRole('img', { name: 'Preview of chart.png', exact: true }).boundingBox())!;
  const field = (await price(page, 2).boundingBox())!;
  expect(picture.y).toBeGreaterThanOrEqual(0);
  expect(picture.y + picture.height).toBeLessThanOrEqual(field.y);
  expect(field.y + field.height).toBeLessThanOrEqual(viewport.height / 2);
  await page.setViewportSize(viewport);
}

type Part = 'open' | 'high' | 'low' | 'close';
type MeasuredBar = { x_px: number } & Record<Part | `${Part}_sigma`, number>;

interface Reading {
  bars: MeasuredBar[];
  hints?: { axis: string | null };
}

const PARTS = [
  ['open', 'o'],
  ['high', 'h'],
  ['low', 'l'],
  ['close', 'c'],
] as const;

/** The reading of the newest analysis. */
async function analysedReading(page: Page): Promise<Reading> {
  const list = await page.request.get('/api/chart/analyses?limit=1');
  const { analyses } = (await list.json()) as { analyses: { id: string }[] };
  const answer = await page.request.get(`/api/chart/analyses/${analyses[0]!.id}`);
  const { analysis } = (await answer.json()) as { analysis: { analysis_json: { reading: Reading } } };
  return analysis.analysis_json.reading;
}

/** Of the prices measured, the share whose truth lies within two standard deviations. */
function shareWithin({ bars }: Reading): number {
  const within = bars.flatMap((bar) => {
    const candle = truth.candles.find(({ x_px }) => Math.abs(x_px - bar.x_px) < 4);
    return PARTS.map(
      ([part, short]) =>
        candle !== undefined && Math.abs(bar[part] - candle[short]) <= 2 * bar[`${part}_sigma`],
    );
  });
  return within.filter(Boolean).length / within.length;
}

it.each([
  ['a desktop', { width: 1280, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
])(
  '[W-403] on %s a chart without a scale is read and analysed with two typed prices',
  async (_, viewport) => {
    const person = await visit(browser, product.url, { viewport });
    const { page } = person;
    await registerByApi(page, somebody());
    await choose(page, await withoutScale());
    await page.getByText('This picture would be refused').waitFor();
    const seen = [await look(page, 'a scale is wanted')];
    await setScale(page);
    await page.getByText(/^Readable, \d+% sure$/).waitFor();
    await page.getByText(/^\d+ candles, on the linear scale that you set\.$/).waitFor();
    seen.push(await look(page, 'a scale was set'));

    await keepsThePictureInView(page, viewport);

    await price(page, 2).fill(String(upper.price));
    await page.getByText('Must differ from the other prices.').waitFor();
    seen.push(await look(page, 'two prices are the same'));
    await price(page, 2).fill('-5');
    await page.getByText('Logarithmic', { exact: true }).click();
    await page.getByText('Must be above zero on a logarithmic scale.').waitFor();
    await page.getByText('Linear', { exact: true }).click();
    await price(page, 2).fill('about 250');
    await page.getByText('Type a number, such as 1234.50.').waitFor();
    await analyze(page);
    await page.getByText('Finish the scale you set, or remove it.').waitFor();
    await price(page, 2).fill(String(lower.price));
    await page.getByText(/ on the linear scale that you set\.$/).waitFor();
    const steps = Math.round((lower.y_px - upper.y_px) / 10);
    for (let i = 0; i < steps; i++) await knob(page, 2).press('Shift+ArrowUp');
    await page.getByText(/Must be at least 10 pixels above or below the other heights\.$/).waitFor();
    for (let i = 0; i < steps; i++) await knob(page, 2).press('Shift+ArrowDown');
    await page.getByText(/ on the linear scale that you set\.$/).waitFor();

    await analyze(page);
    await page.getByText('Analysis Complete').waitFor();
    await page
      .getByText(/scale set by you/)
      .first()
      .waitFor();
    const reading = await analysedReading(page);
    expect(reading.hints?.axis).toBe('set');
    expect(reading.bars.length).toBeGreaterThan(0.95 * truth.candles.length);
    expect(shareWithin(reading)).toBeGreaterThan(0.9);
    expect(faults(seen)).toEqual([]);
    expect([person.errors, person.foreignRequests]).toEqual([[], []]);
    await person.close();
  },
);

it('prices that the labels contradict are said so before and after, and cost nothing', async () => {
  const person = await visit(browser, product.url);
  const { page } = person;
  await registerByApi(page, somebody());
  await choose(page, chart);
  await page.getByText(/^Readable, \d+% sure$/).waitFor();
  await page.getByRole('button', { name: 'Set the scale yourself', exact: true }).click();
  await setScale(page, 10);
  await page.getByText('The picture shows otherwise').waitFor();
  const message = page.getByText(/stands at row \d+, where the prices that were given put/);
  await message.waitFor();
  const seen = [await look(page, 'a contradicted scale')];
  await analyze(page);
  await page.getByText(/^Nothing was charged/).waitFor();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText(/^Readable, \d+% sure$/).waitFor();
  expect(faults(seen)).toEqual([]);
  await person.close();
});

it('[W-405] pane, kind and names are corrected, a bar is taken out, and the record says who gave them', async () => {
  const person = await visit(browser, product.url, { viewport: { width: 390, height: 844 } });
  const { page } = person;
  await registerByApi(page, somebody());
  await choose(page, chart);
  await page.getByText(/^Readable, \d+% sure$/).waitFor();
  const seen: Finding[] = [];
  await page.getByRole('button', { name: 'Set the pane yourself', exact: true }).click();
  const left = page.getByRole('slider', { name: 'The pane’s left edge', exact: true });
  await left.press('Shift+ArrowRight');
  seen.push(await look(page, 'the pane is set'));
  await page.getByRole('button', { name: 'Correct kind and names', exact: true }).click();
  await page.getByLabel('What is drawn', { exact: true }).selectOption({ label: 'Candles' });
  await page.getByLabel('Symbol on the chart', { exact: true }).fill('MSFT.US');
  await page.getByLabel('Time frame', { exact: true }).fill('soon');
  await page.getByText('Must be a time frame such as 15m, 4h or 1D.').waitFor();
  await page.getByLabel('Time frame', { exact: true }).fill('1D');
  await page.getByText('Symbol: MSFT.US. Time frame: 1D.').waitFor();
  seen.push(await look(page, 'names are corrected'));
  await page.getByRole('button', { name: 'Correct bars', exact: true }).click();
  await page.getByRole('button', { name: 'Bar after', exact: true }).click();
  await page.getByRole('button', { name: 'Bar after', exact: true }).click();
  seen.push(await look(page, 'a bar is chosen'));
  await page.getByRole('button', { name: 'Remove this bar', exact: true }).click();
  await page.getByRole('button', { name: /^Take back: Removed at column/ }).waitFor();
  await page.getByText(/^Readable, \d+% sure$/).waitFor();
  await analyze(page);
  await page.getByText('Analysis Complete').waitFor();
  await page.getByText('pane, kind, symbol, time frame, 1 bar removed').waitFor();
  expect(faults(seen)).toEqual([]);
  expect(person.errors).toEqual([]);
  await person.close();
});

it('a visitor sets the scale in the demo, and a try counts once the server has made a reading', async () => {
  const guest = await visit(browser, product.url, { viewport: { width: 390, height: 844 } });
  const { page } = guest;
  await page.goto('/');
  await page.locator('#features').scrollIntoViewIfNeeded();
  await page.getByRole('tab', { name: /Chart Analysis/ }).click();
  await page.getByRole('button', { name: 'Open Camera', exact: true }).waitFor();
  const file = { name: 'chart.png', mimeType: 'image/png', buffer: await withoutScale() };
  await page.getByLabel('Chart picture for the demo', { exact: true }).setInputFiles(file);
  await page.getByText('This picture would be refused').waitFor();
  await analyze(page);
  await page
    .getByText(/This chart did not use up a try/)
    .first()
    .waitFor();
  await page.getByText('3 of 3 free analyses left').waitFor();
  await setScale(page);
  await page.getByText(/ on the linear scale that you set\.$/).waitFor();
  const seen = [await look(page, 'a scale is set in the demo')];
  await analyze(page);
  await page.getByText('2 of 3 free analyses left').waitFor();
  await page.getByText('Analysis Complete').waitFor();
  expect(faults(seen)).toEqual([]);
  await guest.close();
});
