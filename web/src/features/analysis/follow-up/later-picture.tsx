/** A later screenshot, read on this device first; the plan is graded when its owner says so. */
import { useRef, useState } from 'react';
import { ImageUp, RotateCcw, ScanLine } from 'lucide-react';
import { errorMessage } from '../../../api/errors.ts';
import { useGrading } from '../../../api/follow-ups.ts';
import { CaptureWindow } from '../../../entities/analysis/capture-window.tsx';
import { PreviewFinding } from '../../../entities/analysis/preview/preview-finding.tsx';
import { ReadingPicture } from '../../../entities/analysis/preview/reading-picture.tsx';
import { useChartPreview } from '../../../entities/analysis/preview/use-chart-preview.ts';
import { useObjectUrl } from '../../../lib/use-object-url.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { HStack, Stack, chakra } from '../../../ui/layout.ts';

export function LaterPicture({ analysisId, first }: { analysisId: string; first: boolean }) {
  const grade = useGrading(analysisId);
  const [file, setFile] = useState<File | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const choose = (chosen: File | null) => {
    setFailure(null);
    setFile(chosen);
  };
  const send = async (picture: File) => {
    setBusy(true);
    setFailure(null);
    try {
      await grade(picture);
      setFile(null);
    } catch (error) {
      setFailure(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap="3" align="start" data-print="none">
      <chakra.p textStyle="body" color="fg.muted" maxW="prose">
        {first && 'Not graded yet. '}
        Take a later screenshot of the same market and time frame, with some of these bars still in view. Its
        bars are laid over the analysed ones, and bar by bar it is decided which level price reached first. It
        costs no credit.
      </chakra.p>
      {failure && (
        <Alert tone="danger" title="Not graded">
          {failure}
        </Alert>
      )}
      {file && <Preview file={file} />}
      {file ? (
        <HStack gap="2" flexWrap="wrap">
          <Button icon={ScanLine} busy={busy} onClick={() => void send(file)}>
            {busy ? 'Reading the later picture…' : 'Start Analysis'}
          </Button>
          <Button variant="outline" icon={RotateCcw} disabled={busy} onClick={() => choose(null)}>
            Reset
          </Button>
        </HStack>
      ) : (
        <ChoosePicture onFile={choose} />
      )}
    </Stack>
  );
}

function Preview({ file }: { file: File }) {
  const url = useObjectUrl(file);
  const preview = useChartPreview(file);
  return (
    <Stack gap="3" width="100%">
      {url && (
        <ReadingPicture
          src={url}
          alt={`Preview of ${file.name}`}
          result={preview?.state === 'done' ? preview.result : null}
          maxHeight="24rem"
        />
      )}
      {preview && <PreviewFinding preview={preview} refusedCosts="grading costs nothing" />}
    </Stack>
  );
}

function ChoosePicture({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <HStack gap="2" align="start" flexWrap="wrap">
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
