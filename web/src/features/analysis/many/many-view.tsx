/** Several pictures at once: what would be refused is seen before anything is spent; the rest is analysed one after another. */
import { useState } from 'react';
import { Download, RotateCcw, ScanLine, Square } from 'lucide-react';
import { errorMessage } from '../../../api/errors.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Box, Flex, HStack, Stack, chakra } from '../../../ui/layout.ts';
import { toast } from '../../../ui/toast/toasts.ts';
import { EntryLine } from './entry-line.tsx';
import { MOST_PICTURES, allPreviewed, doneOf, toAnalyse, wouldBeRefused } from './many-state.ts';
import type { ManyState } from './many-state.ts';
import { useMany } from './use-many.ts';
import type { Many } from './use-many.ts';

interface Props {
  files: readonly File[];
  signedOut: boolean;
  onReset: () => void;
}

export function ManyView({ files, signedOut, onReset }: Props) {
  const many = useMany(files);
  const { state } = many;
  return (
    <Box borderWidth="1px" borderRadius="control" bg="bg.panel" overflow="hidden">
      <Flex
        justify="space-between"
        align="center"
        gap="4"
        rowGap="3"
        flexWrap="wrap"
        px={{ base: '4', md: '6' }}
        py="4"
        borderBottomWidth="1px"
      >
        <Box minW="0">
          <chakra.h2 textStyle="title">
            {state.run === 'idle' ? 'Ready to Analyze' : 'Analyzing Your Charts'}
          </chakra.h2>
          <chakra.p role="status" textStyle="body" color="fg.muted">
            {progressText(state)}
          </chakra.p>
        </Box>
        <Actions many={many} signedOut={signedOut} onReset={onReset} />
      </Flex>
      <Remarks state={state} signedOut={signedOut} />
      <chakra.ul listStyleType="none" m="0">
        {state.entries.map((entry) => (
          <EntryLine
            key={entry.id}
            entry={entry}
            fixed={state.run !== 'idle'}
            onChoose={(chosen) => many.choose(entry.id, chosen)}
            onCorrected={(corrections, preview) => many.correct(entry.id, corrections, preview)}
          />
        ))}
      </chakra.ul>
    </Box>
  );
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** How far everything is, by what truly happened. */
function progressText(state: ManyState): string {
  const done = doneOf(state).length;
  const left = toAnalyse(state).length;
  if (state.run === 'ending') return `${done} analysed. The one that runs is finished, then it stops.`;
  if (state.run === 'running') return `${done} analysed, ${left} to go.`;
  if (!allPreviewed(state)) {
    const read = state.entries.filter(
      ({ unusable, preview }) => unusable || preview?.state === 'done',
    ).length;
    return `Reading the pictures on this device: ${read} of ${state.entries.length}.`;
  }
  const refused = state.entries.filter(({ unusable, preview }) => unusable || wouldBeRefused(preview)).length;
  return [
    ...(done > 0 ? [`${done} analysed.`] : []),
    ...(left > 0 ? [`${counted(left, 'chart')} to analyse.`] : []),
    ...(refused > 0 ? [`${counted(refused, 'picture')} cannot be read.`] : []),
  ].join(' ');
}

function Actions({ many, signedOut, onReset }: { many: Many } & Pick<Props, 'signedOut' | 'onReset'>) {
  const { state } = many;
  const left = toAnalyse(state).length;
  const running = state.run !== 'idle';
  return (
    <HStack gap="2" flexWrap="wrap">
      {running ? (
        <Button icon={Square} variant="outline" disabled={state.run === 'ending'} onClick={many.end}>
          Stop
        </Button>
      ) : (
        <Button
          icon={ScanLine}
          disabled={signedOut || left === 0 || !allPreviewed(state)}
          onClick={() => void many.start()}
        >
          Start Analysis
        </Button>
      )}
      {doneOf(state).length > 0 && <SaveAll many={many} />}
      {!running && (
        <Button variant="outline" icon={RotateCcw} onClick={onReset}>
          Reset
        </Button>
      )}
    </HStack>
  );
}

function SaveAll({ many }: { many: Many }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await many.download();
    } catch (error) {
      toast.error('The download failed', errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outline" icon={Download} busy={busy} onClick={() => void save()}>
      Download CSV
    </Button>
  );
}

/** What has to be known before it starts. */
function Remarks({ state, signedOut }: { state: ManyState; signedOut: boolean }) {
  if (!signedOut && state.leftOut === 0) return null;
  return (
    <Stack gap="2" px={{ base: '4', md: '6' }} py="3" borderBottomWidth="1px">
      {signedOut && (
        <chakra.p role="status" textStyle="body" color="warning.fg">
          Please log in to analyze charts.
        </chakra.p>
      )}
      {state.leftOut > 0 && (
        <Alert tone="warning">
          At most {MOST_PICTURES} pictures are taken at once: the last {state.leftOut} were left out.
        </Alert>
      )}
    </Stack>
  );
}
