/** What stands below the first view of an analysis, in one file: it comes when somebody is near. */
import type { AnalysisJson, AnalysisRecord, Reading } from '../../../api/generated/model';
import { Grid, Stack } from '../../../ui/layout.ts';
import { NotesPanel } from '../detail/notes-panel.tsx';
import { SharePanel } from '../detail/share-panel.tsx';
import { FollowUpPanel } from '../follow-up/follow-up-panel.tsx';
import { SeriesPanel } from '../series/series-panel.tsx';
import { ReadingPanel } from '../wrong/reading-panel.tsx';
import { IndicatorsPanel } from './indicators-panel.tsx';
import { ObservationsPanel } from './narrative-panel.tsx';
import { OutlookPanel } from './outlook-panel.tsx';
import { PatternsPanel } from './patterns-panel.tsx';
import { QualityPanel } from './quality-panel.tsx';

interface MeasuredProps {
  analysisId: string;
  json: AnalysisJson;
  reading: Reading | undefined;
  decimals: number;
}

/** What was measured besides plan and levels. */
export function MeasuredBelow({ analysisId, json, reading, decimals }: MeasuredProps) {
  const panels = { json, decimals };
  return (
    <Stack gap="4">
      <OutlookPanel {...panels} />
      <ObservationsPanel json={json} />
      {reading && <SeriesPanel analysisId={analysisId} {...panels} reading={reading} />}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1.35fr) minmax(0, 1fr)' }}
        gap="4"
        alignItems="start"
      >
        <IndicatorsPanel {...panels} />
        <PatternsPanel {...panels} />
      </Grid>
      {reading && <QualityPanel {...panels} reading={reading} />}
    </Stack>
  );
}

/** What became of the plan, whether the reading is right, notes and links. */
export function RecordBelow({ record }: { record: AnalysisRecord }) {
  const { id, analysis_json: json } = record;
  return (
    <Stack gap="4">
      {json && <FollowUpPanel record={record} json={json} />}
      {json && <ReadingPanel key={`reading-${id}`} record={record} />}
      <NotesPanel key={id} record={record} />
      {json && <SharePanel key={`shares-${id}`} analysisId={id} />}
    </Stack>
  );
}
