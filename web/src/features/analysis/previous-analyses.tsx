/** What was analysed before, below every view of the analysis screen. */
import { ArrowRight } from 'lucide-react';
import { TrendDirectionBadge, StatusBadge } from '../../entities/analysis/badges.tsx';
import { roundedPercent, symbolShown } from '../../entities/analysis/display.ts';
import type { ListedAnalysis } from '../../api/generated/model';
import { analysisPath, paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Box, Flex, Grid, HStack, chakra } from '../../ui/layout.ts';
import { Anchor } from '../../ui/link.tsx';
import { formatMoment } from '../../lib/format-date.ts';
import { Thumbnail } from './thumbnail.tsx';

const SHOWN = 8;

export function PreviousAnalyses({ analyses }: { analyses: readonly ListedAnalysis[] }) {
  return (
    <chakra.section aria-labelledby="previous-analyses" data-print="none">
      <Flex justify="space-between" align="center" mb="3" gap="4">
        <chakra.h2 id="previous-analyses" textStyle="subtitle">
          Previous Analyses
        </chakra.h2>
        <LinkButton href={paths.history} variant="quiet" size="sm" iconEnd={ArrowRight}>
          All analyses
        </LinkButton>
      </Flex>
      <Grid
        as="ul"
        listStyleType="none"
        gap="4"
        templateColumns={{ base: '1fr 1fr', lg: 'repeat(4, minmax(0, 1fr))' }}
      >
        {analyses.slice(0, SHOWN).map((record) => (
          <li key={record.id}>
            <SmallCard record={record} />
          </li>
        ))}
      </Grid>
    </chakra.section>
  );
}

function SmallCard({ record }: { record: ListedAnalysis }) {
  const json = record.analysis_json;
  const symbol = symbolShown(record);
  return (
    <CardLink href={analysisPath(record.id)}>
      <Thumbnail record={record} alt="" />
      <Box p="3">
        <chakra.p textStyle="label" truncate>
          {symbol}
        </chakra.p>
        <chakra.p textStyle="caption" color="fg.muted" mb="2">
          <time dateTime={record.created_at}>{formatMoment(record.created_at)}</time>
        </chakra.p>
        <HStack gap="2" rowGap="1" flexWrap="wrap">
          {json ? (
            <TrendDirectionBadge direction={json.trend_direction} />
          ) : (
            <StatusBadge status={record.status} />
          )}
          {json && (
            <chakra.span textStyle="caption" color="fg.muted">
              {roundedPercent(json.confidence_level)}
            </chakra.span>
          )}
        </HStack>
      </Box>
    </CardLink>
  );
}

const CardLink = chakra(Anchor, {
  base: {
    display: 'block',
    height: '100%',
    overflow: 'hidden',
    borderWidth: '1px',
    borderRadius: 'control',
    bg: 'bg.panel',
    transition: 'border-color {durations.fast}',
    _hover: { borderColor: 'border.control' },
  },
});
