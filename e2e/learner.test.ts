/** A learner asks the assistant, reads the lesson it quotes, computes and is quizzed: in a real browser, on the real product. */
import type { Browser, Page } from 'playwright-core';
import { openBrowser, visit } from './support/browser.ts';
import type { Visit } from './support/browser.ts';
import { registerByApi, somebody } from './support/people.ts';
import { sharedProduct } from './support/shared-product.ts';
import type { SharedProduct } from './support/shared-product.ts';
import { eventually } from './support/until.ts';

const MESSAGES = '**/api/tutor/conversations/*/messages';
const LOCKED = 'This topic is available for Pro and Expert plans. Please upgrade your package.';

let product: SharedProduct;
let browser: Browser;
let learner: Visit;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
});
beforeEach(async () => {
  learner = await visit(browser, product.url);
  page = learner.page;
  await registerByApi(page, somebody());
});
afterEach(() => learner.close());

const ask = async (question: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Your question', exact: true }).fill(question);
  await page.keyboard.press('Enter');
};

it('[V-014] opens the assistant under its other address too', async () => {
  await page.goto('/aitutor');
  await page.getByRole('heading', { name: 'Welcome to your AI Education Assistant', exact: true }).waitFor();
  await eventually(
    () => page.getByRole('link', { name: 'AI Assistant', exact: true }).getAttribute('aria-current'),
    (seen) => expect(seen).toBe('page'),
  );
});

it('[V-155][D-096] asks, is answered with a lesson, follows it to its calculator and to a quiz', async () => {
  await page.goto('/ai-tutor');
  const streamed = page.waitForResponse(
    (response) => response.url().endsWith('/messages') && response.request().method() === 'POST',
  );
  await page.getByRole('heading', { name: 'Welcome to your AI Education Assistant', exact: true }).waitFor();
  await ask('How large is my position with a balance of 10,000, 1% risk, entry 102 and stop 100?');
  expect((await streamed).headers()['content-type']).toContain('text/event-stream');
  const said = page.getByRole('region', { name: 'Conversation', exact: true });
  await said.getByText('Position size: 50 units').waitFor();
  await eventually(
    () => page.getByRole('textbox', { name: 'Your question', exact: true }).isEnabled(),
    (seen) => expect(seen).toBe(true),
  );

  await said.getByRole('link', { name: /^Position sizing/ }).click();
  await page.waitForURL('**/ai-tutor/lessons/position-sizing');
  await page.getByRole('img').first().waitFor();
  await page.getByRole('link', { name: 'Try it with your own numbers', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Position size', exact: true }).waitFor();
  await page.getByLabel('Risk (%)', { exact: true }).fill('2');
  await page.getByText('100 units', { exact: true }).waitFor();

  await page.getByRole('link', { name: 'Practice', exact: true }).click();
  await page.getByRole('button', { name: 'Start quiz', exact: true }).click();
  await takeQuiz();
  await eventually(
    () => page.getByRole('heading', { level: 1 }).textContent(),
    (seen) => expect(seen).toMatch(/^\d of 5 right$/),
  );
  await page.goto('/ai-tutor/practice');
  await page.getByText('1 day, today included.', { exact: true }).waitFor();
  expect(learner.errors).toEqual([]);
  expect(learner.foreignRequests).toEqual([]);
});

/** Answers every question with whatever comes first. */
async function takeQuiz(): Promise<void> {
  for (let number = 1; number <= 5; number += 1) {
    await page.getByRole('heading', { name: new RegExp(`question ${number} of 5$`) }).waitFor();
    const digits = page.getByRole('textbox');
    if (await digits.count()) await digits.fill('1');
    else await page.keyboard.press('1');
    await page.getByRole('button', { name: number < 5 ? 'Next' : 'Finish', exact: true }).click();
  }
  await page.getByRole('heading', { name: /right$/ }).waitFor();
}

it('[D-097][V-172] stops an answer, asks again after a failure, and learns which topics are locked', async () => {
  await page.goto('/ai-tutor');
  await page.route(MESSAGES, (route) => (route.request().method() === 'POST' ? undefined : route.continue()));
  await ask('What is a stop loss?');
  await page.getByText('Thinking…').waitFor();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByText('You stopped this answer.').waitFor();
  await page.unroute(MESSAGES);
  await page.route(
    MESSAGES,
    (route) => route.fulfill({ status: 500, json: { status: 500, error: 'Something broke.' } }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Answer again', exact: true }).click();
  await page.getByRole('alert').getByText('Something broke.').waitFor();
  await page.getByRole('button', { name: 'Retry', exact: true }).click();
  await page.getByText('From the lessons').waitFor();
  await eventually(
    () => page.getByRole('article', { name: 'You', exact: true }).count(),
    (seen) => expect(seen).toBe(1),
  );

  await page.getByRole('button', { name: /^Strategy Development/ }).click();
  await page.getByRole('alertdialog').getByText(LOCKED).waitFor();
});
