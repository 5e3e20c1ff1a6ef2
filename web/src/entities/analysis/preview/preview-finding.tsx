/** What was read on this device, as text: for everybody, and said aloud by screen readers once it is there. */
import { Alert } from '../../../ui/alert.tsx';
import { HStack, Stack, chakra } from '../../../ui/layout.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { roundedPercent } from '../display.ts';
import { foundSentence } from '../partial-reading.ts';
import { readSentences } from './describe-preview.ts';
import type { PreviewRead, PreviewRefused } from './preview-messages.ts';
import { shownOf } from './use-chart-preview.ts';
import type { ChartPreview } from './use-chart-preview.ts';

interface Props {
  preview: ChartPreview;
  /** What a refusal costs, as the end of 'the server decides, and …'. */
  refusedCosts: string;
}

export function PreviewFinding({ preview, refusedCosts }: Props) {
  const result = shownOf(preview);
  return (
    <Stack gap="2">
      <chakra.div role="status" aria-busy={preview.state === 'reading'} textStyle="body">
        {preview.state === 'reading' && !result && <Waiting />}
        {preview.state === 'unavailable' &&
          'This browser cannot read the picture beforehand. The server will read it.'}
        {result?.outcome === 'read' && <Read read={result} />}
      </chakra.div>
      {result?.outcome === 'refused' && <Refused refused={result} refusedCosts={refusedCosts} />}
      <chakra.p textStyle="caption" color="fg.muted">
        Nothing leaves this device until you start the analysis.
      </chakra.p>
    </Stack>
  );
}

function Waiting() {
  return (
    <HStack gap="2" color="fg.muted">
      <Spinner />
      <span>Reading the picture on this device…</span>
    </HStack>
  );
}

function Read({ read: { reading } }: { read: PreviewRead }) {
  const [series, names] = readSentences(reading);
  return (
    <>
      <chakra.p fontWeight="600">Readable, {roundedPercent(reading.quality.score)} sure</chakra.p>
      <p>{series}</p>
      <p>{names}</p>
    </>
  );
}

function Refused({ refused: { refusal }, refusedCosts }: { refused: PreviewRefused; refusedCosts: string }) {
  const found = foundSentence(refusal.found);
  return (
    <Alert
      tone="warning"
      title={
        refusal.code === 'hints_contradicted'
          ? 'The picture shows otherwise'
          : 'This picture would be refused'
      }
    >
      <p>
        {refusal.reason} {refusal.advice}
      </p>
      {found && <p>{found}</p>}
      <chakra.p color="fg.muted">You may still send it: the server decides, and {refusedCosts}.</chakra.p>
    </Alert>
  );
}
