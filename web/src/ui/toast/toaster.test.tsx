import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { UiProvider } from '../ui-provider.tsx';
import { Toaster } from './toaster.tsx';
import { TOAST_DURATION_MS, createToasts, toast } from './toasts.ts';
import { edgeFor } from './use-edge.ts';

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

const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const box = (left: number, top: number) => ({ left, top, bottom: top + 40 });

it.each([
  ['below, where nothing was pressed', undefined, wide, 'bottom'],
  ['below, where what was pressed is on the right', box(900, 740), wide, 'bottom'],
  ['below, where what was pressed is further up', box(300, 100), wide, 'bottom'],
  ['at the top, where what was pressed is below on the left', box(300, 640), wide, 'top'],
  ['at the top of a phone', box(20, 780), phone, 'top'],
  ['at the top of a phone where nothing was pressed', undefined, phone, 'top'],
  ['at the bottom of a phone, where what was pressed is at the top', box(300, 60), phone, 'bottom'],
] as const)('[W-370] toasts stand %s', (_where, pressed, size, edge) => {
  expect(edgeFor(pressed, size)).toBe(edge);
});

it('[W-370] a toast leaves the corner in which its button was pressed, with the button gone or not', async () => {
  const press = (left: number, top: number) => {
    const button = document.body.appendChild(document.createElement('button'));
    button.getBoundingClientRect = () => new DOMRect(left, top, 90, 40);
    act(() => button.click());
    button.remove();
  };
  render(<UiProvider>{null}</UiProvider>);
  const region = screen.getByRole('region', { name: 'Notifications' });
  press(40, innerHeight - 60);
  act(() => void toast.info('Notes saved'));
  await waitFor(() => expect(region).toHaveAttribute('data-edge', 'top'));
  act(() => toast.dismiss(toast.list()[0]?.id ?? 0));
  press(900, innerHeight - 60);
  act(() => void toast.info('Link copied'));
  await waitFor(() => expect(region).toHaveAttribute('data-edge', 'bottom'));
});

it('[W-390] toasts at the bottom of a phone make way for the buttons of a dialog that opens, and of no other', async () => {
  Object.assign(window, { innerWidth: phone.width, innerHeight: phone.height });
  render(<UiProvider>{null}</UiProvider>);
  const region = screen.getByRole('region', { name: 'Notifications' });
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  const button = dialog.appendChild(document.createElement('button'));
  button.getBoundingClientRect = () => new DOMRect(300, 60, 60, 40);
  act(() => button.click());
  act(() => void toast.info('Copied'));
  await waitFor(() => expect(region).toHaveAttribute('data-edge', 'bottom'));
  act(() => button.focus());
  expect(region).toHaveAttribute('data-edge', 'bottom');
  const question = document.body.appendChild(document.createElement('div'));
  question.setAttribute('role', 'alertdialog');
  const answer = question.appendChild(document.createElement('button'));
  act(() => answer.focus());
  await waitFor(() => expect(region).toHaveAttribute('data-edge', 'top'));
  dialog.remove();
  question.remove();
});
