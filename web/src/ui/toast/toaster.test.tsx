import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { UiProvider } from '../ui-provider.tsx';
import { Toaster } from './toaster.tsx';
import { TOAST_DURATION_MS, createToasts } from './toasts.ts';

afterEach(() => jest.useRealTimers());

it('a toast’s time begins when it is seen, however long what draws it was on its way', async () => {
  jest.useFakeTimers();
  const toasts = createToasts();
  render(
    <UiProvider>
      <Toaster toasts={toasts} />
    </UiProvider>,
  );
  act(() => void toasts.info('Saved', 'For good.'));
  // Timers run, but the module cannot arrive within one turn of the loop.
  act(() => void jest.advanceTimersByTime(2 * TOAST_DURATION_MS));
  expect(toasts.list()[0]?.open).toBe(true);
  jest.useRealTimers();
  expect(await screen.findByText('For good.')).toBeInTheDocument();
});
