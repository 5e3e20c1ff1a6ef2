/** Patterns that meet their written definition, latest first. */
import type { AnalysisJson, Pattern, PatternRate } from '../../../api/generated/model';
import { roundedPercent } from '../../../entities/analysis/display.ts';
import { dollarPrice } from '../../../entities/analysis/price-format.ts';
import { Badge, TrendBadge } from '../../../ui/badge.tsx';
import { Box, Flex, HStack, chakra } from '../../../ui/layout.ts';
import { Panel } from '../../../ui/panel.tsx';
import { markId } from '../../../entities/analysis/picture/marks.ts';
import { MarkedValue } from '../../../entities/analysis/picture/marked-value.tsx';
import { Band } from '../../../entities/analysis/result/band.tsx';

const TREND = { bullish: 'rising', bearish: 'falling', neutral: 'neutral' } as const;
/** '1.4', '0.12': two figures of a count. */
const chanceText = (count: number): string => String(Number(count.toPrecision(2)));

function afterwardsText({ after_bars, higher_after, low, high }: PatternRate): string {
  return (
    `On bars without drift price stood higher ${after_bars} bars later in ${roundedPercent(higher_after)} of cases ` +
    `(95%: ${roundedPercent(low)} to ${roundedPercent(high)}).`
  );
}

const LABELS = { bullish: 'Bullish', bearish: 'Bearish', neutral: 'Neutral' } as const;

export function PatternsPanel({ json, decimals }: { json: AnalysisJson; decimals: number }) {
  return (
    <Panel title="Patterns" flush>
      {json.patterns.length === 0 ? (
        <chakra.p p="5" textStyle="body" color="fg.muted">
          No pattern meets its definition on these bars.
        </chakra.p>
      ) : (
        <chakra.ul
          listStyleType="none"
          maxH={{ base: '24rem', xl: '33rem' }}
          overflow="auto"
          css={{ '@media print': { maxHeight: 'none' } }}
        >
          {json.patterns.map((pattern, index) => (
            <PatternItem key={index} {...{ pattern, index, decimals }} />
          ))}
        </chakra.ul>
      )}
    </Panel>
  );
}

function PatternItem({ pattern, index, decimals }: { pattern: Pattern; index: number; decimals: number }) {
  const { first_bar: first, last_bar: last } = pattern;
  return (
    <chakra.li px="5" py="3" css={{ '&:not(:last-child)': { borderBottomWidth: '1px' } }}>
      <Flex justify="space-between" gap="3" align="center" flexWrap="wrap">
        <MarkedValue mark={markId.pattern(index)}>
          <chakra.span fontFamily="body">{pattern.name}</chakra.span>
        </MarkedValue>
        <HStack gap="2">
          {!pattern.certain && <Badge tone="warning">Within the error</Badge>}
          <TrendBadge trend={TREND[pattern.direction]}>{LABELS[pattern.direction]}</TrendBadge>
        </HStack>
      </Flex>
      <chakra.p textStyle="caption" color="fg.muted">
        {first === last ? `Bar ${first + 1}` : `Bars ${first + 1} to ${last + 1}`}
        {pattern.rate && ` · by chance ${chanceText(pattern.rate.per_100_bars)} in 100 bars`}
      </chakra.p>
      {pattern.prices.length > 0 && (
        <HStack gap="4" rowGap="0" flexWrap="wrap" textStyle="caption" color="fg.muted">
          {pattern.prices.map(({ name, price, sigma }, at) => (
            <chakra.span key={at}>
              {name}{' '}
              <MarkedValue mark={markId.patternPrice(index, at)}>{dollarPrice(price, decimals)}</MarkedValue>{' '}
              <Band sigma={sigma} decimals={decimals} />
            </chakra.span>
          ))}
        </HStack>
      )}
      <chakra.details mt="1" textStyle="body">
        <chakra.summary cursor="pointer" textStyle="caption" color="fg.muted" width="fit-content">
          Definition and source
        </chakra.summary>
        <Box mt="1" maxW="measure">
          <p>{pattern.definition}</p>
          {pattern.rate && <chakra.p mt="1">{afterwardsText(pattern.rate)}</chakra.p>}
          <chakra.p textStyle="caption" color="fg.muted" mt="1">
            Source: {pattern.source}
          </chakra.p>
        </Box>
      </chakra.details>
    </chakra.li>
  );
}
