/** The first view: drop a chart, browse for one, paste one, or take a photo of one. */
import { CaptureWindow } from '../../../entities/analysis/capture-window.tsx';
import { PREPARES_READER } from '../../../entities/analysis/preview/preview-reader.ts';
import { usePastedPictures } from '../../../entities/analysis/use-pasted-pictures.ts';
import { DropArea } from '../../../ui/drop-area.tsx';
import { ShortcutKeys } from '../../../ui/kbd.tsx';
import { Grid, chakra } from '../../../ui/layout.ts';
import { CameraOption } from '../../../entities/analysis/camera/camera-option.tsx';

interface Props {
  onFiles: (files: ArrayLike<File> | null) => void;
}

export function UploadView({ onFiles }: Props) {
  usePastedPictures(onFiles);
  return (
    <Grid
      templateColumns={{ base: '1fr', lg: 'minmax(0, 2.2fr) minmax(0, 1fr)' }}
      gap="4"
      {...PREPARES_READER}
    >
      <DropArea
        heading
        multiple
        label="Chart picture"
        note={
          <>
            <CaptureWindow onFile={(picture) => onFiles([picture])} />
            <chakra.p textStyle="caption" color="fg.muted" hideBelow="md">
              or paste with <ShortcutKeys keys={['mod', 'V']} />. Up to 20 pictures at once.
            </chakra.p>
          </>
        }
        onFiles={onFiles}
      />
      <CameraOption onFiles={onFiles} />
    </Grid>
  );
}
