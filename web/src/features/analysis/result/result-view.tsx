/**
 * A finished analysis. The picture is the largest thing on the page and stays in sight while the numbers beside it
 * are read: each number lights up its pixels, each pixel its number.
 */
import { symbolShown, trendLabel } from '../../../entities/analysis/display.ts';
import { analysisDecimals } from '../../../entities/analysis/price-format.ts';
import type { AnalysisJson, AnalysisRecord, Reading } from '../../../api/generated/model';
import { Box, Stack, chakra } from '../../../ui/layout.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { WhenNear } from '../../../ui/when-near.tsx';
import { LitProvider } from '../../../entities/analysis/picture/lit.tsx';
import { MeasuredPicture } from '../../../entities/analysis/picture/measured-picture.tsx';
import { LevelsPanel } from '../../../entities/analysis/result/levels-panel.tsx';
import { NarrativePanel } from './narrative-panel.tsx';
import { PlanPanel } from '../../../entities/analysis/result/plan-panel.tsx';
import { RiskPanel } from './risk-panel.tsx';
import { ResultHead } from './result-head.tsx';
import { MeasuredBelow } from './when-below.tsx';
import { Verdict } from '../../../entities/analysis/result/verdict.tsx';

interface Props {
  record: AnalysisRecord;
  json: AnalysisJson;
  /** The picture just analysed, from memory: nothing to fetch, and shown even when it was not stored. */
  localPicture?: string | null;
}

export function ResultView({ record, json, localPicture = null }: Props) {
  const { reading } = json;
  const decimals = analysisDecimals(reading?.axis.decimals, json.last_price.value);
  const panels = { json, decimals };
  const src = localPicture ?? record.image_url;
  return (
    <LitProvider>
      <Stack gap="4">
        <ResultHead record={record} {...panels} />
        <Box css={BESIDE}>
          <Box className="text">
            <Box className="picture">
              {reading ? (
                <MeasuredPicture
                  {...panels}
                  reading={reading}
                  src={src}
                  alt={pictureText(record, json, reading)}
                />
              ) : (
                <PlainPicture src={src} />
              )}
            </Box>
            <Box className="narrative">
              <NarrativePanel json={json} />
            </Box>
          </Box>
          <Stack gap="4" minW="0">
            <Verdict record={record} {...panels} />
            <PlanPanel {...panels} />
            <RiskPanel {...panels} />
            <LevelsPanel {...panels} />
          </Stack>
        </Box>
        <WhenNear afterAWhile waiting={<Skeleton h="24rem" />}>
          <MeasuredBelow analysisId={record.id} {...panels} reading={reading} />
        </WhenNear>
      </Stack>
    </LitProvider>
  );
}

/**
 * On a wide screen picture and text stay in sight beside the numbers; on a phone the picture alone stays at the top,
 * its toolbar slid under the shell's bar (3.5rem). Not on a low screen, which would have no room left, nor on paper.
 */
const BESIDE = {
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  '& .text': { display: 'contents' },
  '& .narrative': { order: 1 },
  '& .picture': { position: 'sticky', top: '0.75rem', zIndex: 'docked' },
  lg: {
    display: 'grid',
    gridTemplateColumns: { lg: 'minmax(0, 1fr) 20rem', '2xl': 'minmax(0, 1fr) 24rem' },
    alignItems: 'start',
    '& .text': { display: 'flex', flexDirection: 'column', gap: '4', position: 'sticky', top: '4.5rem' },
    '& .picture': { position: 'static' },
  },
  '@media (max-height: 640px)': { '& .picture, & .text': { position: 'static' } },
  '@media print': { '& .picture, & .text': { position: 'static' } },
} as const;

function pictureText(record: AnalysisRecord, json: AnalysisJson, reading: Reading): string {
  const trend = trendLabel(json.trend_direction).toLowerCase();
  return `Chart of ${symbolShown(record)}: ${reading.bars.length} bars, ${trend}. All measured values stand in the tables.`;
}

function PlainPicture({ src }: { src: string | null }) {
  return src ? (
    <chakra.img src={src} alt="The analyzed chart" width="100%" decoding="async" borderRadius="control" />
  ) : null;
}
