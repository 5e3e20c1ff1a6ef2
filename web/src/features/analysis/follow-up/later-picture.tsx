/** A later screenshot, read on this device first; the plan is graded when its owner says so. */
import { Suspense, useRef, useState } from 'react';
import { ImageUp } from 'lucide-react';
import { CaptureWindow } from '../../../entities/analysis/capture-window.tsx';
import { PREPARES_READER } from '../../../entities/analysis/preview/preview-reader.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { HStack, Stack, chakra } from '../../../ui/layout.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** What reads a picture and corrects what was read is fetched when there is one. */
const ChosenPicture = lazyComponent(
  async () => (await import('./chosen-picture.tsx')).ChosenPicture,
  'in-place',
);

export function LaterPicture({ analysisId, first }: { analysisId: string; first: boolean }) {
  const [file, setFile] = useState<File | null>(null);
  const [difference, setDifference] = useState<string | null>(null);
  const choose = (chosen: File | null) => {
    setDifference(null);
    setFile(chosen);
  };
  return (
    <Stack gap="3" align="start" data-print="none">
      <chakra.p textStyle="body" color="fg.muted" maxW="prose">
        {first && 'Not graded yet. '}
        Take a later screenshot of the same market and time frame, with some of these bars still in view. Its
        bars are laid over the analysed ones, and bar by bar it is decided which level price reached first. It
        costs no credit.
      </chakra.p>
      {difference && <Alert tone="info">{difference}</Alert>}
      {file ? (
        <Suspense fallback={<Skeleton h="24rem" />}>
          <ChosenPicture
            key={`${file.name} ${file.lastModified}`}
            analysisId={analysisId}
            file={file}
            onReset={() => choose(null)}
            onGraded={(notice) => {
              setFile(null);
              setDifference(notice);
            }}
          />
        </Suspense>
      ) : (
        <ChoosePicture onFile={choose} />
      )}
    </Stack>
  );
}

function ChoosePicture({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <HStack gap="2" align="start" flexWrap="wrap" {...PREPARES_READER}>
      <Button variant="outline" icon={ImageUp} onClick={() => input.current?.click()}>
        Add a later screenshot
      </Button>
      <CaptureWindow onFile={onFile} />
      <chakra.input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/*"
        aria-label="Later screenshot"
        srOnly
        tabIndex={-1}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </HStack>
  );
}
