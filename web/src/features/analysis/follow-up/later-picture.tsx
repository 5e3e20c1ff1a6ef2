/** A later screenshot, read on this device first; the plan is graded when its owner says so. */
import { useRef, useState } from 'react';
import { ImageUp, RotateCcw, ScanLine } from 'lucide-react';
import { ApiError, errorMessage } from '../../../api/errors.ts';
import { useGrading } from '../../../api/follow-ups.ts';
import { CaptureWindow } from '../../../entities/analysis/capture-window.tsx';
import { PREPARES_READER } from '../../../entities/analysis/preview/preview-reader.ts';
import { PreviewOfPicture } from '../../../entities/analysis/preview/preview-of-picture.tsx';
import {
  NOTHING,
  hintErrors,
  openedAt,
  unfinished,
  unfinishedText,
} from '../../../entities/analysis/preview/correct/corrections.ts';
import type { Tool } from '../../../entities/analysis/preview/correct/corrections.ts';
import { useCorrectedPreview } from '../../../entities/analysis/preview/correct/use-corrected-preview.ts';
import { differenceNotice } from '../../../entities/analysis/preview/describe-preview.ts';
import type { ScaleErrors } from '../../../entities/analysis/preview/scale/scale-draft.ts';
import { useObjectUrl } from '../../../lib/use-object-url.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Box, HStack, Stack, chakra } from '../../../ui/layout.ts';

/** Bars decide the grade, so they are only read. */
const TOOLS: readonly Tool[] = ['scale', 'pane', 'names'];

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
        <Chosen
          key={`${file.name} ${file.lastModified}`}
          analysisId={analysisId}
          file={file}
          onReset={() => choose(null)}
          onGraded={(notice) => {
            setFile(null);
            setDifference(notice);
          }}
        />
      ) : (
        <ChoosePicture onFile={choose} />
      )}
    </Stack>
  );
}

interface ChosenProps {
  analysisId: string;
  file: File;
  onReset: () => void;
  /** With what to say where the server read the picture otherwise. */
  onGraded: (difference: string | null) => void;
}

function Chosen({ analysisId, file, onReset, onGraded }: ChosenProps) {
  const grade = useGrading(analysisId);
  const url = useObjectUrl(file);
  const [corrections, setCorrections] = useState(NOTHING);
  const { preview, hints, errors } = useCorrectedPreview(file, corrections);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ message: string; fields?: ScaleErrors } | null>(null);
  const fail = (message: string, fields: ScaleErrors) => {
    setFailure({ message, fields });
    setCorrections(openedAt(corrections, fields));
  };
  const send = async () => {
    const fields = unfinished(corrections, preview);
    if (Object.keys(fields).length > 0) return fail(unfinishedText(fields), fields);
    setBusy(true);
    setFailure(null);
    try {
      onGraded(differenceNotice(preview, await grade(file, hints)));
    } catch (error) {
      fail(errorMessage(error), error instanceof ApiError ? hintErrors(error.fieldErrors) : {});
      setBusy(false);
    }
  };
  return (
    <Stack gap="3" width="100%">
      {failure && (
        <Alert tone="danger" title="Not graded">
          {failure.message}
        </Alert>
      )}
      {url && (
        <Box borderWidth="1px" borderRadius="control" overflow="clip">
          <PreviewOfPicture
            src={url}
            alt={`Preview of ${file.name}`}
            preview={preview}
            corrections={corrections}
            errors={{ ...errors, ...failure?.fields }}
            refusedCosts="grading costs nothing"
            maxHeight="24rem"
            tools={TOOLS}
            onCorrections={(next) => {
              setFailure(null);
              setCorrections(next);
            }}
          />
        </Box>
      )}
      <HStack gap="2" flexWrap="wrap">
        <Button icon={ScanLine} busy={busy} onClick={() => void send()}>
          {busy ? 'Reading the later picture…' : 'Start Analysis'}
        </Button>
        <Button variant="outline" icon={RotateCcw} disabled={busy} onClick={onReset}>
          Reset
        </Button>
      </HStack>
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
