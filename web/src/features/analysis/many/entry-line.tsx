/** One picture of the list: what was read of it, whether it is to be analysed, and what became of it. */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { PencilLine } from 'lucide-react';
import type { Corrections } from '../../../entities/analysis/preview/correct/corrections.ts';
import { readSentences } from '../../../entities/analysis/preview/describe-preview.ts';
import type { ChartPreview } from '../../../entities/analysis/preview/use-chart-preview.ts';
import { analysisPath } from '../../../lib/paths.ts';
import { useObjectUrl } from '../../../lib/use-object-url.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Box, Grid, HStack, chakra } from '../../../ui/layout.ts';
import { TextLink } from '../../../ui/link.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { positionLabel, symbolShown } from '../../../entities/analysis/display.ts';
import type { Failure } from '../start/messages.ts';
import { stageLabel } from '../start/stage-labels.ts';
import { EntryCorrection } from './entry-correction.tsx';
import { wouldBeRefused } from './many-state.ts';
import type { Entry } from './many-state.ts';

interface Props {
  entry: Entry;
  /** While the list is worked off, nothing is chosen. */
  fixed: boolean;
  onChoose: (chosen: boolean) => void;
  onCorrected: (corrections: Corrections, preview: ChartPreview) => void;
}

export function EntryLine({ entry, fixed, onChoose, onCorrected }: Props) {
  const { file, unusable, preview, chosen, work } = entry;
  const url = useObjectUrl(unusable ? null : file);
  const [correcting, setCorrecting] = useState(false);
  const settled = work.state === 'done' || work.state === 'refused' || work.state === 'running';
  const correctable = !unusable && !settled && !fixed && preview?.state === 'done';
  return (
    <chakra.li borderTopWidth="1px" _first={{ borderTopWidth: '0' }} px={{ base: '4', md: '6' }} py="3">
      <Grid
        templateColumns={{ base: '5rem minmax(0, 1fr)', md: '7rem minmax(0, 1fr) auto' }}
        gap="3"
        rowGap="2"
      >
        <Box aspectRatio="16 / 10" bg="bg.subtle" borderRadius="3px" overflow="hidden">
          {url && <chakra.img src={url} alt="" decoding="async" w="100%" h="100%" objectFit="cover" />}
        </Box>
        <Box minW="0" textStyle="body">
          <chakra.p fontWeight="550" overflowWrap="anywhere">
            {file.name}
          </chakra.p>
          <Found entry={entry} />
          {correctable && (
            <Box mt="2">
              <Button
                size="sm"
                variant="outline"
                icon={PencilLine}
                aria-expanded={correcting}
                aria-label={`Correct ${file.name}`}
                onClick={() => setCorrecting(!correcting)}
              >
                Correct
              </Button>
            </Box>
          )}
        </Box>
        <HStack gap="3" align="start" gridColumn={{ base: '1 / -1', md: 'auto' }} justify="space-between">
          <State entry={entry} />
          {!unusable && !settled && (
            <chakra.label
              display="flex"
              gap="2"
              alignItems="center"
              minH="6"
              cursor="pointer"
              textStyle="body"
            >
              <input
                type="checkbox"
                checked={chosen}
                disabled={fixed || !preview}
                aria-label={`Analyze ${file.name}`}
                onChange={({ target }) => onChoose(target.checked)}
              />
              {wouldBeRefused(preview) ? 'Send anyway' : 'Analyze'}
            </chakra.label>
          )}
        </HStack>
        {correcting && !settled && !fixed && <EntryCorrection entry={entry} onCorrected={onCorrected} />}
      </Grid>
    </chakra.li>
  );
}

/** The sentence about the picture: what the server said, else what was read on this device. */
function Found({ entry: { unusable, preview, work } }: { entry: Entry }) {
  if (unusable) return <Said failure={unusable} />;
  if (work.state === 'failed' || work.state === 'refused') return <Said failure={work.failure} />;
  if (work.state === 'done')
    return work.notices.map(({ code, message }) => <Muted key={code}>{message}</Muted>);
  if (preview?.state !== 'done') return null;
  const { result } = preview;
  if (result.outcome === 'read') return <Muted>{readSentences(result.reading).join(' ')}</Muted>;
  return (
    <Muted>
      {result.refusal.reason} {result.refusal.advice}
    </Muted>
  );
}

function Muted({ children }: { children: ReactNode }) {
  return <chakra.p color="fg.muted">{children}</chakra.p>;
}

function Said({ failure: { message, details } }: { failure: Failure }) {
  return (
    <>
      <chakra.p color="danger.fg">{message}</chakra.p>
      {details.map((line) => (
        <Muted key={line}>{line}</Muted>
      ))}
    </>
  );
}

function State({ entry: { unusable, preview, work } }: { entry: Entry }) {
  if (unusable) return <Badge tone="danger">Not taken</Badge>;
  if (work.state === 'running') return <Busy>{stageLabel(work.stage)}</Busy>;
  if (work.state === 'failed') return <Badge tone="danger">Failed</Badge>;
  if (work.state === 'refused') return <Badge tone="warning">Refused, free</Badge>;
  if (work.state === 'done') {
    const { record } = work;
    return (
      <HStack gap="2">
        <Badge tone="success">Analysed</Badge>
        <TextLink href={analysisPath(record.id)}>
          {symbolShown(record)}
          {record.analysis_json && `, ${positionLabel(record.analysis_json.plan)}`}
        </TextLink>
      </HStack>
    );
  }
  if (preview === null) return <Badge>Waiting</Badge>;
  if (preview.state === 'reading') return <Busy>Reading on this device</Busy>;
  if (preview.state === 'unavailable') return <Badge>Not read here</Badge>;
  return wouldBeRefused(preview) ? (
    <Badge tone="warning">Would be refused</Badge>
  ) : (
    <Badge tone="info">Readable</Badge>
  );
}

function Busy({ children }: { children: ReactNode }) {
  return (
    <HStack gap="2" color="accent.fg" textStyle="body">
      <Spinner />
      <span>{children}</span>
    </HStack>
  );
}
