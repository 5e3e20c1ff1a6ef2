import { act, renderHook, waitFor } from '@testing-library/react';
import type { ChartHints } from '../../../api/generated/model';
import { FakePreviewWorker, readPreview, refusedPreview } from '../testing/fake-preview-worker.ts';
import { shownOf, useChartPreview } from './use-chart-preview.ts';

const first = new File(['first'], 'first.png', { type: 'image/png' });
const second = new File(['second'], 'second.png', { type: 'image/png' });
let putAway: (() => void) | undefined;

afterEach(() => {
  putAway?.();
  putAway = undefined;
});

const render = (file: File | null) =>
  renderHook(({ picture }: { picture: File | null }) => useChartPreview(picture), {
    initialProps: { picture: file },
  });

it('starts no worker before a picture is chosen', () => {
  putAway = FakePreviewWorker.putUp();
  expect(render(null).result.current).toBeNull();
  expect(FakePreviewWorker.started).toEqual([]);
});

it('hands the file to the worker as it is, and gives what it answers', async () => {
  putAway = FakePreviewWorker.putUp();
  const { result } = render(first);
  expect(result.current).toEqual({ state: 'reading' });
  await waitFor(() => expect(result.current).toEqual({ state: 'done', result: readPreview }));
  expect(FakePreviewWorker.started[0]?.asked[0]?.file).toBe(first);
});

it('another picture stops the worker of the one before, whose answer is lost', async () => {
  putAway = FakePreviewWorker.putUp((name) => (name === 'first.png' ? undefined : readPreview));
  const { result, rerender } = render(first);
  rerender({ picture: second });
  const [old] = FakePreviewWorker.started;
  expect(old?.running).toBe(false);
  act(() => old?.say({ id: 1, result: null }));
  await waitFor(() => expect(result.current).toEqual({ state: 'done', result: readPreview }));
});

it('leaving stops the worker', () => {
  putAway = FakePreviewWorker.putUp(() => undefined);
  const { unmount } = render(first);
  expect(FakePreviewWorker.started[0]?.running).toBe(true);
  unmount();
  expect(FakePreviewWorker.started[0]?.running).toBe(false);
});

it('says that there is no preview where the reader could not be loaded, broke down or cannot run', async () => {
  putAway = FakePreviewWorker.putUp(() => undefined);
  const { result } = render(first);
  act(() => void FakePreviewWorker.started[0]?.dispatchEvent(new Event('error')));
  await waitFor(() => expect(result.current).toEqual({ state: 'unavailable' }));
  expect(FakePreviewWorker.started[0]?.running).toBe(false);
  putAway();
  putAway = FakePreviewWorker.putUp(() => null);
  const broken = render(second);
  await waitFor(() => expect(broken.result.current).toEqual({ state: 'unavailable' }));
  putAway();
  putAway = undefined;
  expect(render(first).result.current).toEqual({ state: 'unavailable' });
});

describe('other hints', () => {
  const kind: ChartHints = { kind: 'line' };
  const area: ChartHints = { kind: 'area' };
  const renderHinted = () =>
    renderHook(
      ({ hints }: { hints: ChartHints | null }) => {
        const preview = useChartPreview(first, hints);
        return { preview, shown: shownOf(preview) };
      },
      { initialProps: { hints: null as ChartHints | null } },
    );
  const asked = () => FakePreviewWorker.started.map((worker) => worker.asked.map(({ hints }) => hints));

  it('read the picture again in the same worker, and what was read stays shown meanwhile', async () => {
    putAway = FakePreviewWorker.putUp((_, hints) => (hints ? readPreview : refusedPreview));
    const { result, rerender } = renderHinted();
    await waitFor(() => expect(result.current.shown).toBe(refusedPreview));
    rerender({ hints: kind });
    expect(result.current).toEqual({
      preview: { state: 'reading', result: refusedPreview },
      shown: refusedPreview,
    });
    await waitFor(() => expect(result.current.preview).toEqual({ state: 'done', result: readPreview }));
    expect(asked()).toEqual([[null, kind]]);
  });

  it('wait for the reading under way, and of several only the newest are read', async () => {
    const line = { kind: 'line' } as const;
    putAway = FakePreviewWorker.putUp((_, hints) => (hints === area ? readPreview : undefined));
    const { result, rerender } = renderHinted();
    for (const hints of [kind, line, area]) rerender({ hints });
    expect(asked()).toEqual([[null]]);
    act(() => FakePreviewWorker.started[0]?.say({ id: 1, result: refusedPreview }));
    await waitFor(() => expect(result.current.preview).toEqual({ state: 'done', result: readPreview }));
    expect(asked()).toEqual([[null, area]]);
  });
});
