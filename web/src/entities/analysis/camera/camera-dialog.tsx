/** The live view of the rear camera, with a button that takes the picture. */
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { Aperture } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { chakra } from '../../../ui/layout.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  onPhoto: (photo: File) => void;
  /** Called with a message when the camera could not be opened. */
  onTrouble: (message: string) => void;
}

export function CameraDialog({ open, onClose, onPhoto, onTrouble }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [ready, setReady] = useState(false);
  const capture = async () => {
    const photo = video.current && (await photoOf(video.current));
    if (photo) onPhoto(photo);
    else onTrouble('The picture could not be taken.');
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Use Camera"
      description="Fill the view with the chart, price axis included, and hold still."
      size="lg"
      footer={
        <Button icon={Aperture} disabled={!ready} onClick={() => void capture()}>
          Capture
        </Button>
      }
    >
      {open && <LiveView video={video} onReady={setReady} onTrouble={onTrouble} />}
    </Dialog>
  );
}

interface LiveViewProps {
  video: RefObject<HTMLVideoElement | null>;
  onReady: (ready: boolean) => void;
  onTrouble: (message: string) => void;
}

/** Holds the camera for as long as it is on the page. */
function LiveView({ video, onReady, onTrouble }: LiveViewProps) {
  const events = useRef({ onReady, onTrouble });
  useEffect(() => {
    events.current = { onReady, onTrouble };
  });
  useEffect(() => {
    let unmounted = false;
    let stream: MediaStream | undefined;
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment', width: { ideal: 2560 }, height: { ideal: 1440 } } })
      .then((opened) => {
        stream = opened;
        if (unmounted) stop();
        else if (video.current) video.current.srcObject = opened;
      })
      .catch((error: unknown) => !unmounted && events.current.onTrouble(troubleMessage(error)));
    return () => {
      unmounted = true;
      stop();
      events.current.onReady(false);
    };
  }, [video]);
  return (
    <chakra.video
      ref={video}
      aria-label="Live view of the camera"
      autoPlay
      playsInline
      muted
      width="100%"
      aspectRatio="16 / 9"
      objectFit="contain"
      bg="bg.muted"
      borderRadius="control"
      onLoadedData={() => onReady(true)}
    />
  );
}

function troubleMessage(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError')
    return 'The browser may not use the camera. Allow it in the address bar and try again.';
  if (name === 'NotFoundError') return 'No camera was found on this device.';
  return 'The camera could not be opened.';
}

/** The frame now shown, in full resolution, as a JPEG file. */
async function photoOf(video: HTMLVideoElement): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.95));
  return blob && new File([blob], 'photo.jpg', { type: 'image/jpeg' });
}
