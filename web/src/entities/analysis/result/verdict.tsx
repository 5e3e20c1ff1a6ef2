/** What was found, in one glance: trend, position, confidence, symbol, time frame, last price. */
import type { ReactNode } from 'react';
import { TrendDirectionBadge } from '../badges.tsx';
import { atMostSure } from '../../../../../api/domain/shared-with-web/sureness.ts';
import { positionLabel, roundedPercent, symbolShown, timeFrameShown } from '../display.ts';
import { dollarPrice } from '../price-format.ts';
import type { AnalysisJson, AnalysisRecord } from '../../../api/generated/model';
import { Box, Flex, Grid, chakra } from '../../../ui/layout.ts';
import { markId } from '../picture/marks.ts';
import { MarkedValue } from '../picture/marked-value.tsx';
import { Band } from './band.tsx';

interface Props {
  record: Pick<AnalysisRecord, 'symbol' | 'analysis_json'>;
  json: AnalysisJson;
  decimals: number;
}

export function Verdict({ record, json, decimals }: Props) {
  return (
    <Box borderWidth="1px" borderRadius="control" bg="bg.panel">
      <Box p="5">
        <Flex justify="space-between" align="flex-start" gap="4">
          <Box minW="0">
            <chakra.p textStyle="caption" color="fg.muted">
              Symbol
            </chakra.p>
            <chakra.h3 textStyle="title" overflowWrap="anywhere">
              {symbolShown(record)}
            </chakra.h3>
          </Box>
          <Flex direction="column" align="flex-end" gap="1">
            <chakra.span textStyle="caption" color="fg.muted">
              Trend
            </chakra.span>
            <TrendDirectionBadge direction={json.trend_direction} />
          </Flex>
        </Flex>
        <chakra.p textStyle="caption" color="fg.muted" mt="1">
          {trendNote(json)}
        </chakra.p>
      </Box>
      <Grid as="dl" templateColumns="1fr 1fr" borderTopWidth="1px" m="0">
        <Fact name="Position" note={json.plan.direction === 'none' ? 'No trade' : undefined}>
          {positionLabel(json.plan)}
        </Fact>
        <Fact name="Confidence" note={confidenceNote(json)}>
          {roundedPercent(json.confidence_level)}
        </Fact>
        <Fact name="Time frame">{timeFrameShown(json.time_frame)}</Fact>
        <Fact name="Last price">
          <MarkedValue mark={markId.last}>{dollarPrice(json.last_price.value, decimals)}</MarkedValue>{' '}
          <Band sigma={json.last_price.sigma} decimals={decimals} />
        </Fact>
      </Grid>
    </Box>
  );
}

/** What the confidence is made of; neither is a probability of what the price will do. */
function confidenceNote({ confidence }: AnalysisJson): string {
  const { reading_quality: quality, evidence } = confidence;
  const sure = (share: number) => roundedPercent(atMostSure(share));
  return `Read correctly ${sure(quality)}, same trend on a second reading ${sure(evidence)}`;
}

/** How rare such a move is by chance alone. */
function trendNote({ trend: { whole } }: AnalysisJson): string | null {
  if (!whole) return null;
  return `${roundedPercent(Math.max(0.01, whole.driftless_share))} of charts without drift move as far`;
}

function Fact({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <Box
      px="5"
      py="3"
      css={{
        '&:nth-of-type(even)': { borderLeftWidth: '1px' },
        '&:nth-of-type(n+3)': { borderTopWidth: '1px' },
      }}
    >
      <chakra.dt textStyle="caption" color="fg.muted">
        {name}
      </chakra.dt>
      <chakra.dd m="0" textStyle="subtitle">
        {children}
      </chakra.dd>
      {note && (
        <chakra.dd m="0" textStyle="caption" color="fg.muted">
          {note}
        </chakra.dd>
      )}
    </Box>
  );
}
