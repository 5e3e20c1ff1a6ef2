/** A picture of another window, at its own pixels: no screenshot has to be taken, saved and found again. */
import { useState } from 'react';
import { AppWindow } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Stack, chakra } from '../../ui/layout.ts';

interface Props {
  onFile: (picture: File) => void;
}

/** Offered only where the browser can do it; phones cannot. */
export function CaptureWindow({ onFile }: Props) {
  const [trouble, setTrouble] = useState('');
  if (typeof navigator.mediaDevices?.getDisplayMedia !== 'function') return null;
  const capture = async () => {
    setTrouble('');
    try {
      onFile(await pictureOfWindow());
    } catch (error) {
      setTrouble(troubleMessage(error));
    }
  };
  return (
    <Stack gap="1" align="center">
      <Button variant="outline" icon={AppWindow} onClick={() => void capture()}>
        Capture a window
      </Button>
      <chakra.p role="status" textStyle="caption" color="danger.fg" maxW="40ch">
        {trouble}
      </chakra.p>
    </Stack>
  );
}

/** Lets the person choose a window and takes one frame of it; the browser shows it for no longer than that. */
async function pictureOfWindow(): Promise<File> {
  const stream = await navigator.mediaDevices.getDisplayMedia({ video: { displaySurface: 'window' } });
  try {
    const video = document.createElement('video');
    video.muted = true;
    video.srcObject = stream;
    await video.play();
    return await frameOf(video);
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

async function frameOf(video: HTMLVideoElement): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('The window gave no picture.');
  return new File([blob], 'window.png', { type: 'image/png' });
}

function troubleMessage(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError') return 'No window was chosen, or the browser may not capture one.';
  return 'The window could not be captured. Take a screenshot of it instead.';
}
