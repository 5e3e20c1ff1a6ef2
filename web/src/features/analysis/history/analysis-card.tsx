/** One analysis in the history. */
import type { ReactNode } from 'react';
import { ExternalLink, ScanSearch } from 'lucide-react';
import { StatusBadge, TrendDirectionBadge } from '../../../entities/analysis/badges.tsx';
import { OUTCOME_LABELS, historySymbol, roundedPercent } from '../../../entities/analysis/display.ts';
import { dollarPrice } from '../../../entities/analysis/price-format.ts';
import type { AnalysisBrief, ListedAnalysis } from '../../../api/generated/model';
import { Badge } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { CheckBox } from '../../../ui/check-box.tsx';
import { Box, Flex, Grid, HStack, chakra } from '../../../ui/layout.ts';
import { Anchor } from '../../../ui/link.tsx';
import { formatMoment } from '../../../lib/format-date.ts';
import { analysisPath } from '../../../lib/paths.ts';
import { Thumbnail } from '../thumbnail.tsx';
import { Tags } from './tags.tsx';
import type { Selection } from './use-selection.ts';

interface Props {
  record: ListedAnalysis;
  selection: Selection;
}

export function AnalysisCard({ record, selection }: Props) {
  const json = record.analysis_json;
  const symbol = historySymbol(record);
  return (
    <chakra.article
      aria-label={`${symbol}, ${formatMoment(record.created_at)}`}
      display="flex"
      flexDirection="column"
      height="100%"
      borderWidth="1px"
      borderRadius="control"
      bg="bg.panel"
      overflow="hidden"
    >
      <Anchor href={analysisPath(record.id)} tabIndex={-1} aria-hidden>
        <Thumbnail record={record} alt="" />
      </Anchor>
      <Flex direction="column" gap="3" p="4" flex="1">
        <CardHead record={record} symbol={symbol}>
          <CheckBox
            hideLabel
            label={`Select ${symbol}, ${formatMoment(record.created_at)}`}
            checked={selection.ids.has(record.id)}
            onChecked={() => selection.toggle(record.id)}
          />
        </CardHead>
        {json && <PriceBoxes json={json} />}
        <chakra.p textStyle="body" color="fg.muted" lineClamp={3}>
          {json?.analysis_summary ?? record.refusal?.reason ?? 'This picture is being analyzed.'}
        </chakra.p>
        <Tags tags={record.tags} />
        <HStack gap="2" mt="auto" pt="1">
          <LinkButton href={analysisPath(record.id)} variant="outline" size="sm" icon={ScanSearch}>
            Open analysis
          </LinkButton>
          {record.image_url && <ViewChart url={record.image_url} symbol={symbol} />}
        </HStack>
      </Flex>
    </chakra.article>
  );
}

interface CardHeadProps {
  record: ListedAnalysis;
  symbol: string;
  /** Stands before the symbol. */
  children: ReactNode;
}

function CardHead({ record, symbol, children }: CardHeadProps) {
  const json = record.analysis_json;
  return (
    <Box>
      <Flex gap="1" align="center">
        {children}
        <chakra.h3 textStyle="subtitle" truncate flex="1">
          {symbol}
        </chakra.h3>
        <chakra.time dateTime={record.created_at} textStyle="caption" color="fg.muted" whiteSpace="nowrap">
          {formatMoment(record.created_at)}
        </chakra.time>
      </Flex>
      <HStack gap="2" rowGap="1" mt="2" flexWrap="wrap">
        <StatusBadge status={record.status} />
        {json && <TrendDirectionBadge direction={json.trend_direction} />}
        {record.outcome && <Badge>{OUTCOME_LABELS[record.outcome]}</Badge>}
        {json && (
          <chakra.span textStyle="caption" color="fg.muted" ms="auto">
            {roundedPercent(json.confidence_level)} confidence
          </chakra.span>
        )}
      </HStack>
    </Box>
  );
}

function PriceBoxes({ json }: { json: AnalysisBrief }) {
  const boxes = [
    ['Entry', json.entry_price],
    ['Stop Loss', json.stop_loss],
    ['TP1', json.take_profit_1],
    ['TP2', json.take_profit_2],
  ] as const;
  return (
    <Grid
      as="dl"
      m="0"
      templateColumns="1fr 1fr"
      gap="1px"
      bg="border"
      borderWidth="1px"
      borderRadius="control"
      overflow="hidden"
    >
      {boxes.map(([name, price]) => (
        <Box key={name} bg="bg.panel" px="3" py="1.5">
          <chakra.dt textStyle="caption" color="fg.muted">
            {name}
          </chakra.dt>
          <chakra.dd m="0" textStyle="price" color={price === null ? 'fg.muted' : 'fg'}>
            {dollarPrice(price)}
          </chakra.dd>
        </Box>
      ))}
    </Grid>
  );
}

/** The picture by itself, in a tab of its own; a plain link, so that the router leaves it alone. */
function ViewChart({ url, symbol }: { url: string; symbol: string }) {
  return (
    <LinkButton
      href={url}
      target="_blank"
      rel="noopener"
      variant="quiet"
      size="sm"
      icon={ExternalLink}
      aria-label={`View Chart of ${symbol} (opens in a new tab)`}
    >
      View Chart
    </LinkButton>
  );
}
