/** The first view: drop a chart, browse for one, paste one, or take a photo of one. */
import { useEffect, useRef } from 'react';
import { DropArea } from '../../../ui/drop-area.tsx';
import { ShortcutKeys } from '../../../ui/kbd.tsx';
import { Grid, chakra } from '../../../ui/layout.ts';
import { CameraOption } from './camera-option.tsx';
import { pastedPicture } from './pick-picture.ts';

interface Props {
  onFiles: (files: ArrayLike<File> | null) => void;
}

export function UploadView({ onFiles }: Props) {
  usePaste((file) => onFiles([file]));
  return (
    <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 2.2fr) minmax(0, 1fr)' }} gap="4">
      <DropArea
        heading
        label="Chart picture"
        note={
          <chakra.p textStyle="caption" color="fg.muted" mt="3" hideBelow="md">
            or paste a picture with <ShortcutKeys keys={['mod', 'V']} />
          </chakra.p>
        }
        onFiles={onFiles}
      />
      <CameraOption onFiles={onFiles} />
    </Grid>
  );
}

/** A picture pasted anywhere on the page. */
function usePaste(onPicture: (file: File) => void): void {
  const latest = useRef(onPicture);
  useEffect(() => {
    latest.current = onPicture;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = pastedPicture(event.clipboardData);
      if (!file) return;
      event.preventDefault();
      latest.current(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
