import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildAnalysis } from '../../../entities/analysis/testing/sample-analysis.ts';
import { later } from '../testing/later.ts';
import { renderVisitor } from '../testing/render-visitor.tsx';
import { DemoTab } from './demo-tab.tsx';

// Alone in its file: its clock is the test's own.
afterEach(() => jest.useRealTimers());
const bar = () => Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('[V-153] the progress rises every 300 ms to 95%, jumps to 100% and gives way to the results after 0.4 s', async () => {
  const analysis = buildAnalysis({ image_url: null });
  const slow = later({ body: { analysis, meta: { limit: 3, demo_tries: 1 } } });
  renderVisitor(<DemoTab />, {
    routes: { 'GET /demo/visit': { body: { limit: 3, demo_tries: 0 } }, 'POST /demo/analyze': slow.route },
  });
  const chart = new File(['pixels'], 'chart.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Chart picture for the demo'), chart);
  const analyze = await screen.findByRole('button', { name: 'Analyze Chart' });
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  fireEvent.click(analyze);
  expect(screen.getByRole('progressbar', { name: 'Estimated progress' })).toBeVisible();
  await pass(299);
  expect(bar()).toBe(0);
  await pass(1);
  expect(bar()).toBe(5);
  await pass(300);
  expect(bar()).toBe(10);
  await pass(60_000);
  expect(bar()).toBe(95);
  slow.release();
  await pass(0);
  expect(bar()).toBe(100);
  await pass(399);
  expect(screen.queryByText('Analysis Complete')).toBeNull();
  await pass(1);
  expect(screen.getByText('Analysis Complete')).toBeVisible();
});
