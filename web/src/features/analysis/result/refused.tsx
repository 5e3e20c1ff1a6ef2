import { Fragment } from 'react';
import type { AnalysisRecord, PartialReading } from '../../../api/generated/model';
import { foundParts } from '../../../entities/analysis/partial-reading.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Box, chakra } from '../../../ui/layout.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Thumbnail } from '../thumbnail.tsx';
import { NOTHING_CHARGED } from './result-texts.ts';

interface Props {
  record: AnalysisRecord;
  refusal: NonNullable<AnalysisRecord['refusal']>;
}

/** Why a picture was not read, what to do, and what could be read of it all the same. */
export function Refused({ record, refusal }: Props) {
  return (
    <>
      <Alert tone="warning" title="This picture was not read">
        <p>{refusal.reason}</p>
        <p>{refusal.advice}</p>
        <p>{NOTHING_CHARGED}</p>
      </Alert>
      <FoundAllTheSame found={refusal.found} />
      <Box borderWidth="1px" borderRadius="control" overflow="hidden" maxW="3xl">
        <Thumbnail record={record} alt="The picture that was refused" whole />
      </Box>
    </>
  );
}

/** Symbol, axis and last price stand by themselves: they are shown although there is no series, and so no plan. */
function FoundAllTheSame({ found }: { found: PartialReading | undefined }) {
  const parts = foundParts(found);
  if (parts.length === 0) return null;
  return (
    <Panel title="What could be read">
      <chakra.dl display="grid" gridTemplateColumns="max-content 1fr max-content" columnGap="4" rowGap="1">
        {parts.map(({ label, value, sure }) => (
          <Fragment key={label}>
            <chakra.dt color="fg.muted">{label}</chakra.dt>
            <chakra.dd>{value}</chakra.dd>
            <chakra.dd color="fg.muted">{sure}% sure</chakra.dd>
          </Fragment>
        ))}
      </chakra.dl>
    </Panel>
  );
}
