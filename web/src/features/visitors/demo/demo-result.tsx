import { ImageUp } from 'lucide-react';
import type { AnalysisJson, AnalysisRecord } from '../../../api/generated/model';
import { symbolShown, trendLabel } from '../../../entities/analysis/display.ts';
import { LitProvider } from '../../../entities/analysis/picture/lit.tsx';
import { MeasuredPicture } from '../../../entities/analysis/picture/measured-picture.tsx';
import { analysisDecimals } from '../../../entities/analysis/price-format.ts';
import { LevelsPanel } from '../../../entities/analysis/result/levels-panel.tsx';
import { PlanPanel } from '../../../entities/analysis/result/plan-panel.tsx';
import { Verdict } from '../../../entities/analysis/result/verdict.tsx';
import { paths } from '../../../lib/paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Box, Flex, Grid, Stack, chakra } from '../../../ui/layout.ts';

interface Props {
  record: AnalysisRecord;
  json: AnalysisJson;
  /** Address of the picture, which only this page has. */
  picture: string;
  onAgain: () => void;
}

/** What was measured, on the visitor's own picture and beside it. */
export function DemoResult({ record, json, picture, onAgain }: Props) {
  const { reading } = json;
  const decimals = analysisDecimals(reading?.axis.decimals, json.last_price.value);
  return (
    <LitProvider>
      <Grid css={BESIDE}>
        {reading && (
          <Box className="picture">
            <MeasuredPicture {...{ json, reading, decimals }} src={picture} alt={pictureText(record, json)} />
          </Box>
        )}
        <Stack className="facts" gap="4" minW="0">
          <Verdict {...{ record, json, decimals }} />
          <PlanPanel {...{ json, decimals }} />
        </Stack>
        <Stack className="text" gap="5" minW="0">
          {record.notices.map(({ code, message }) => (
            <Alert key={code} tone="info">
              {message}
            </Alert>
          ))}
          <TextSection title="Summary">{json.analysis_summary}</TextSection>
          <TextSection title="Strategy">{json.trading_strategy}</TextSection>
          <LevelsPanel {...{ json, decimals }} />
        </Stack>
      </Grid>
      <NextSteps onAgain={onAgain} />
    </LitProvider>
  );
}

/** On a wide screen the prices are beside picture and text; on a phone between the two. */
const BESIDE = {
  gap: '4',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"picture" "facts" "text"',
  lg: {
    gridTemplateColumns: 'minmax(0, 1fr) 20rem',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"picture facts" "text facts"',
  },
  '& .picture': { gridArea: 'picture', minW: '0' },
  '& .facts': { gridArea: 'facts' },
  '& .text': { gridArea: 'text' },
} as const;

function pictureText(record: AnalysisRecord, json: AnalysisJson): string {
  const trend = trendLabel(json.trend_direction).toLowerCase();
  return `Your chart of ${symbolShown(record)}: ${json.bar_count} bars, ${trend}, with the measurements drawn on it.`;
}

function TextSection({ title, children }: { title: string; children: string }) {
  return (
    <section>
      <chakra.h4 textStyle="subtitle">{title}</chakra.h4>
      <chakra.p textStyle="reading" color="fg.muted" mt="1" maxW="70ch" overflowWrap="anywhere">
        {children}
      </chakra.p>
    </section>
  );
}

function NextSteps({ onAgain }: { onAgain: () => void }) {
  return (
    <Flex mt="5" pt="5" borderTopWidth="1px" gap="3" wrap="wrap" align="center">
      <Button variant="outline" icon={ImageUp} onClick={onAgain}>
        New Analysis
      </Button>
      <LinkButton href={paths.register}>Create account</LinkButton>
      <chakra.p textStyle="body" color="fg.muted" flex="1" minW="16rem">
        With an account analyses are stored, with the series, the indicators and the patterns behind them.
      </chakra.p>
    </Flex>
  );
}
