/** A later screenshot that was chosen: what was read of it on this device, and how it is sent. */
import { useState } from 'react';
import { RotateCcw, ScanLine } from 'lucide-react';
import { ApiError, errorMessage } from '../../../api/errors.ts';
import { useGrading } from '../../../api/follow-ups.ts';
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
import { Box, HStack, Stack } from '../../../ui/layout.ts';

/** Bars decide the grade, so they are only read. */
const TOOLS: readonly Tool[] = ['scale', 'pane', 'names'];

interface Props {
  analysisId: string;
  file: File;
  onReset: () => void;
  /** With what to say where the server read the picture otherwise. */
  onGraded: (difference: string | null) => void;
}

export function ChosenPicture({ analysisId, file, onReset, onGraded }: Props) {
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
