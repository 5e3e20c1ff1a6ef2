import { jest } from '@jest/globals';
import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../../../ui/ui-provider.tsx';
import { CameraOption } from './camera-option.tsx';

/** The live view is loaded when it is first asked for; nothing here is about speed. */
configure({ asyncUtilTimeout: 15_000 });

type GetUserMedia = (wish: MediaStreamConstraints) => Promise<MediaStream>;

/** Gives the browser a camera, or takes it away. */
function withCamera(getUserMedia: GetUserMedia | null) {
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: getUserMedia ? { getUserMedia } : undefined,
  });
}

function renderOption() {
  const onFiles = jest.fn();
  render(
    <UiProvider>
      <CameraOption onFiles={onFiles} />
    </UiProvider>,
  );
  return { onFiles, mouse: userEvent.setup() };
}

describe('the camera option', () => {
  it('[V-061] has its texts and asks a live camera for the one that faces away', async () => {
    const stop = jest.fn();
    const stream = { getTracks: () => [{ stop }] } as unknown as MediaStream;
    const getUserMedia = jest.fn<GetUserMedia>(() => Promise.resolve(stream));
    withCamera(getUserMedia);
    const { mouse } = renderOption();
    expect(screen.getByText('Use Camera')).toBeInTheDocument();
    await mouse.click(screen.getByRole('button', { name: 'Open Camera' }));
    await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(1));
    expect(getUserMedia.mock.calls[0]![0].video).toMatchObject({ facingMode: 'environment' });
    expect(await screen.findByRole('button', { name: 'Capture' })).toBeDisabled();
    fireEvent.loadedData(screen.getByLabelText('Live view of the camera'));
    expect(screen.getByRole('button', { name: 'Capture' })).toBeEnabled();
    await mouse.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(stop).toHaveBeenCalled());
  });

  it("[V-061] else opens the device's own camera, the rear one", async () => {
    withCamera(null);
    const { mouse, onFiles } = renderOption();
    const input = screen.getByLabelText<HTMLInputElement>('Photo of a chart');
    expect(input).toHaveAttribute('capture', 'environment');
    const opened = jest.spyOn(input, 'click');
    await mouse.click(screen.getByRole('button', { name: 'Open Camera' }));
    expect(opened).toHaveBeenCalledTimes(1);
    await mouse.upload(input, new File(['x'], 'photo.jpg', { type: 'image/jpeg' }));
    expect(onFiles).toHaveBeenCalledTimes(1);
  });

  it('says why the camera stays closed and offers a photo instead', async () => {
    withCamera(() => Promise.reject(Object.assign(new Error(), { name: 'NotAllowedError' })));
    const { mouse } = renderOption();
    await mouse.click(screen.getByRole('button', { name: 'Open Camera' }));
    expect(await screen.findByText(/The browser may not use the camera/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose a photo instead' })).toBeInTheDocument();
  });
});
