import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { CaptureWindow } from './capture-window.tsx';

type GetDisplayMedia = (wish: DisplayMediaStreamOptions) => Promise<MediaStream>;

function renderOption(getDisplayMedia: GetDisplayMedia | null) {
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: getDisplayMedia ? { getDisplayMedia } : {},
  });
  const onFile = jest.fn<(picture: File) => void>();
  render(
    <UiProvider>
      <CaptureWindow onFile={onFile} />
    </UiProvider>,
  );
  return { onFile, mouse: userEvent.setup() };
}

const button = () => screen.getByRole('button', { name: 'Capture a window' });

afterEach(() => jest.restoreAllMocks());

it('is offered only where the browser can do it', () => {
  renderOption(null);
  expect(screen.queryByRole('button')).toBeNull();
});

it('[W-401] takes one frame at its own pixels and stops the stream at once', async () => {
  const stop = jest.fn();
  const stream = { getTracks: () => [{ stop }] } as unknown as MediaStream;
  const sizes: [number, number][] = [];
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => Promise.resolve());
  jest.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(2560);
  jest.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(1440);
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
  ) {
    sizes.push([this.width, this.height]);
    expect(stop).not.toHaveBeenCalled();
    done(new Blob(['frame'], { type: 'image/png' }));
  });
  const { onFile, mouse } = renderOption(() => Promise.resolve(stream));
  await mouse.click(button());
  await waitFor(() => expect(onFile).toHaveBeenCalledTimes(1));
  expect(sizes).toEqual([[2560, 1440]]);
  expect(onFile.mock.calls[0]?.[0]).toMatchObject({ name: 'window.png', type: 'image/png' });
  expect(stop).toHaveBeenCalledTimes(1);
});

it.each([
  ['NotAllowedError', 'No window was chosen, or the browser may not capture one.'],
  ['NotReadableError', 'The window could not be captured. Take a screenshot of it instead.'],
])('says what went wrong after %s', async (name, message) => {
  const { onFile, mouse } = renderOption(() => Promise.reject(new DOMException('no', name)));
  await mouse.click(button());
  expect(await screen.findByText(message)).toBeVisible();
  expect(onFile).not.toHaveBeenCalled();
});
