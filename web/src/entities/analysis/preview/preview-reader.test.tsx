import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { FakePreviewWorker, readPreview } from '../testing/fake-preview-worker.ts';
import { PREPARES_READER, prepareReader, startPreviewReader } from './preview-reader.ts';

const picture = new File(['picture'], 'picture.png', { type: 'image/png' });
let putAway: () => void;

beforeEach(() => {
  putAway = FakePreviewWorker.putUp();
});
afterEach(() => {
  // Takes a worker that still waits.
  if (FakePreviewWorker.started.length > 0) void startPreviewReader().read(picture);
  putAway();
});

const running = () => FakePreviewWorker.started.map((worker) => worker.running);

it.each([
  ['pressing', fireEvent.click],
  ['dragging a file over', fireEvent.dragEnter],
])(
  '[W-490] %s where pictures are chosen prepares one worker, which then reads the picture',
  async (_, act) => {
    render(
      <div {...PREPARES_READER}>
        <button>Browse Files</button>
      </div>,
    );
    act(screen.getByRole('button'));
    act(screen.getByRole('button'));
    expect(FakePreviewWorker.started.map(({ prepared }) => prepared)).toEqual([true]);
    const reader = startPreviewReader();
    expect(await reader.read(picture)).toBe(readPreview);
    expect(FakePreviewWorker.started).toHaveLength(1);
    reader.stop();
    expect(running()).toEqual([false]);
  },
);

it('[W-490] a worker that was prepared in vain ends after a minute', () => {
  jest.useFakeTimers();
  prepareReader();
  jest.advanceTimersByTime(59_000);
  expect(running()).toEqual([true]);
  jest.advanceTimersByTime(2000);
  expect(running()).toEqual([false]);
  jest.useRealTimers();
});

it('the minute of a worker that was taken ends neither it nor the one that is prepared after it', () => {
  jest.useFakeTimers();
  prepareReader();
  const reader = startPreviewReader();
  void reader.read(picture);
  jest.advanceTimersByTime(30_000);
  prepareReader();
  jest.advanceTimersByTime(45_000);
  expect(running()).toEqual([true, true]);
  jest.useRealTimers();
  reader.stop();
});

it('a worker that broke down while it waited is not asked: the picture starts another one', async () => {
  prepareReader();
  FakePreviewWorker.started[0]!.dispatchEvent(new Event('error'));
  expect(await startPreviewReader().read(picture)).toBe(readPreview);
  expect(running()).toEqual([false, true]);
});

it('gives what was read once no button is pressed, as text that appears would move the button away from the pointer', async () => {
  const pressed = document.createElement('button');
  // This page has no pointer.
  const found = jest.spyOn(document, 'querySelector').mockImplementation(() => pressed);
  const reader = startPreviewReader();
  const given: unknown[] = [];
  void reader.read(picture).then((answer) => given.push(answer));
  await waitFor(() => expect(found.mock.calls.length).toBeGreaterThan(2));
  expect(found).toHaveBeenCalledWith('button:active');
  expect(given).toEqual([]);
  found.mockRestore();
  await waitFor(() => expect(given).toEqual([readPreview]));
  reader.stop();
});
