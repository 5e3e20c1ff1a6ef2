/**
 * A finished analysis. The picture is the largest thing on the page and stays in sight while the numbers beside it
 * are read: each number lights up its pixels, each pixel its number.
 */
import { symbolShown, trendWord } from '../../../entities/analysis/display.ts';
import { analysisDecimals } from '../../../entities/analysis/price-format.ts';
import type { AnalysisJson, AnalysisRecord, Reading } from '../../../api/generated/model';
import { Box, Grid, Stack, chakra } from '../../../ui/layout.ts';
import { LitProvider } from '../picture/lit.tsx';
import { MeasuredPicture } from '../picture/measured-picture.tsx';
import { IndicatorsPanel } from './indicators-panel.tsx';
import { LevelsPanel } from './levels-panel.tsx';
import { NarrativePanel } from './narrative-panel.tsx';
import { PatternsPanel } from './patterns-panel.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { QualityPanel } from './quality-panel.tsx';
import { SeriesPanel } from './series-panel.tsx';
import { Verdict } from './verdict.tsx';

interface Props {
  record: AnalysisRecord;
  json: AnalysisJson;
  /** The picture just analysed, where the server kept none. */
  localPicture?: string | null;
}

export function ResultView({ record, json, localPicture = null }: Props) {
  const { reading } = json;
  const decimals = analysisDecimals(reading?.axis.decimals, json.last_price.value);
  const panels = { json, decimals };
  return (
    <LitProvider>
      <Stack gap="4">
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem', xl: 'minmax(0, 1fr) 24rem' }}
          gap="4"
          alignItems="start"
        >
          <Box position="sticky" top={STICKY} zIndex="docked" css={NOT_STICKY_WHEN_LOW}>
            {reading ? (
              <MeasuredPicture
                {...panels}
                reading={reading}
                src={record.image_url ?? localPicture}
                alt={pictureWords(record, json, reading)}
              />
            ) : (
              <PlainPicture src={record.image_url ?? localPicture} />
            )}
          </Box>
          <Stack gap="4" minW="0">
            <Verdict record={record} {...panels} />
            <PlanPanel {...panels} />
            <LevelsPanel {...panels} />
          </Stack>
        </Grid>
        <NarrativePanel json={json} />
        {reading && <SeriesPanel analysisId={record.id} {...panels} reading={reading} />}
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
    </LitProvider>
  );
}

/** Below the shell's top bar. */
const STICKY = { base: '3.5rem', lg: '4.5rem' };
/** A sticky picture would leave no room for the numbers on a low screen; paper does not scroll at all. */
const NOT_STICKY_WHEN_LOW = {
  '@media (max-height: 640px)': { position: 'static' },
  '@media print': { position: 'static' },
} as const;

function pictureWords(record: AnalysisRecord, json: AnalysisJson, reading: Reading): string {
  const trend = trendWord(json.trend_direction).toLowerCase();
  return `Chart of ${symbolShown(record)}: ${reading.bars.length} bars, ${trend}. All measured values stand in the tables.`;
}

function PlainPicture({ src }: { src: string | null }) {
  return src ? (
    <chakra.img src={src} alt="The analyzed chart" width="100%" decoding="async" borderRadius="control" />
  ) : null;
}
