/** The written explanation. */
import type { AnalysisJson, ObservationTopic } from '../../../api/generated/model';
import { Box, Grid, chakra } from '../../../ui/layout.ts';
import { Panel } from '../../../ui/panel.tsx';

const TOPICS: Record<ObservationTopic, string> = {
  reading: 'The reading',
  trend: 'Trend',
  structure: 'Structure',
  levels: 'Levels',
  volatility: 'Volatility',
  momentum: 'Momentum',
  patterns: 'Patterns',
  plan: 'Plan',
  regime: 'Of one piece',
  outlook: 'By chance alone',
  not_measured: 'Not measured',
};

/** A margin of error stays with its sign at the end of a line. */
const unbroken = (text: string): string => text.replaceAll('± ', '±\u00a0');

export function NarrativePanel({ json }: { json: AnalysisJson }) {
  return (
    <Panel title="What it means">
      <Grid templateColumns={{ base: '1fr', '2xl': '1fr 1fr' }} gap={{ base: '5', '2xl': '10' }}>
        <Prose title="Summary" text={json.analysis_summary} />
        <Prose title="Trading strategy" text={json.trading_strategy} />
      </Grid>
    </Panel>
  );
}

/** Sentence by sentence, by topic; also what could not be measured. */
export function ObservationsPanel({ json }: { json: AnalysisJson }) {
  if (json.observations.length === 0) return null;
  return (
    <Panel title="In detail">
      <Grid
        as="dl"
        templateColumns={{ base: '1fr', md: '9rem minmax(0, 1fr)' }}
        columnGap="6"
        rowGap={{ base: '1', md: '2.5' }}
      >
        {json.observations.map(({ topic, text }, index) => (
          <Box key={index} display="contents">
            <chakra.dt textStyle="label" color="fg.muted" mt={{ base: index ? '3' : '0', md: '0' }}>
              {TOPICS[topic]}
            </chakra.dt>
            <chakra.dd m="0" textStyle="body" maxW="measure">
              {unbroken(text)}
            </chakra.dd>
          </Box>
        ))}
      </Grid>
    </Panel>
  );
}

function Prose({ title, text }: { title: string; text: string }) {
  return (
    <Box>
      <chakra.h3 textStyle="label" color="fg.muted">
        {title}
      </chakra.h3>
      <chakra.p textStyle="reading" mt="1" maxW="measure" whiteSpace="pre-line">
        {unbroken(text)}
      </chakra.p>
    </Box>
  );
}
