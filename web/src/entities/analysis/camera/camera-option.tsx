/** A photo of a chart on another screen, by the rear camera. */
import { Suspense, useRef, useState } from 'react';
import { Camera } from 'lucide-react';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Button, TextButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Box, Flex, chakra } from '../../../ui/layout.ts';

const CameraDialog = lazyComponent(async () => (await import('./camera-dialog.tsx')).CameraDialog);

interface Props {
  /** Of its heading, by what stands above it. */
  level?: 'h2' | 'h4';
  onFiles: (files: ArrayLike<File> | null) => void;
}

/** Opens a live view where the browser has one, else the device's own camera program. */
export function CameraOption({ level = 'h2', onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const [trouble, setTrouble] = useState('');
  const openDeviceCamera = () => input.current?.click();
  const start = (): void => {
    setTrouble('');
    if (!hasLiveCamera()) return openDeviceCamera();
    setOpened(true);
    setOpen(true);
  };
  return (
    <Flex
      direction="column"
      align="center"
      justify="center"
      textAlign="center"
      gap="2"
      p="6"
      borderWidth="1px"
      borderRadius="control"
      bg="bg.panel"
    >
      <Box color="fg.subtle" mb="1">
        <Icon as={Camera} size={28} />
      </Box>
      <chakra.h2 as={level} textStyle="title">
        Use Camera
      </chakra.h2>
      <chakra.p textStyle="body" color="fg.muted" mb="3" maxW="32ch">
        Hold the device straight in front of the screen. A screenshot is always measured more exactly than a
        photo.
      </chakra.p>
      <Button variant="outline" size="lg" icon={Camera} onClick={start}>
        Open Camera
      </Button>
      {trouble && (
        <chakra.p role="status" textStyle="caption" color="danger.fg" maxW="40ch">
          {trouble} <TextButton onClick={openDeviceCamera}>Choose a photo instead</TextButton>
        </chakra.p>
      )}
      <chakra.input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label="Photo of a chart"
        srOnly
        tabIndex={-1}
        onChange={(event) => {
          onFiles(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
      {opened && (
        <Suspense>
          <CameraDialog
            open={open}
            onClose={() => setOpen(false)}
            onPhoto={(photo) => {
              setOpen(false);
              onFiles([photo]);
            }}
            onTrouble={(message) => {
              setOpen(false);
              setTrouble(message);
            }}
          />
        </Suspense>
      )}
    </Flex>
  );
}

function hasLiveCamera(): boolean {
  return typeof navigator.mediaDevices?.getUserMedia === 'function';
}
