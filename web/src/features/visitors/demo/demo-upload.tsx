import { CameraOption } from '../../../entities/analysis/camera/camera-option.tsx';
import { CaptureWindow } from '../../../entities/analysis/capture-window.tsx';
import { PREPARES_READER } from '../../../entities/analysis/preview/preview-reader.ts';
import { usePastedPictures } from '../../../entities/analysis/use-pasted-pictures.ts';
import { SampleCharts } from '../../../entities/analysis/samples/sample-charts.tsx';
import { sampleFile } from '../../../entities/analysis/samples/samples.ts';
import type { Sample } from '../../../entities/analysis/samples/samples.ts';
import { DropArea } from '../../../ui/drop-area.tsx';
import { toast } from '../../../ui/toast/toasts.ts';
import { Grid, Stack, chakra } from '../../../ui/layout.ts';

/** Where a visitor's chart goes in, and what becomes of it. */
export function DemoUpload({ onFiles }: { onFiles: (files: ArrayLike<File> | null) => void }) {
  usePastedPictures(onFiles);
  const pickSample = async (sample: Sample) => {
    try {
      onFiles([await sampleFile(sample)]);
    } catch {
      toast.error('The sample chart could not be loaded', 'Check your connection and try again.');
    }
  };
  return (
    <Stack gap="4" {...PREPARES_READER}>
      <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 2.2fr) minmax(0, 1fr)' }} gap="4">
        <DropArea
          label="Chart picture for the demo"
          note={
            <>
              <CaptureWindow onFile={(picture) => onFiles([picture])} />
              <chakra.p textStyle="caption" color="fg.muted" mt="2" maxW="48ch" textWrap="balance">
                Your chart is measured and forgotten: neither it nor the analysis is stored.
              </chakra.p>
            </>
          }
          onFiles={onFiles}
        />
        <CameraOption level="h4" onFiles={onFiles} />
      </Grid>
      <SampleCharts onSample={(sample) => void pickSample(sample)}>
        What it shows is read on this device at once; analyzing it counts as one of your free analyses.
      </SampleCharts>
    </Stack>
  );
}
