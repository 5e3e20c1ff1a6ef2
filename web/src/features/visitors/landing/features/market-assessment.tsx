import { heroAnalysis } from '../../../../content/hero-analysis.ts';
import { heroReading } from '../../../../content/hero-reading.ts';
import { formatBand, formatPrice } from '../../../../lib/format-price.ts';
import { TrendBadge } from '../../../../ui/badge.tsx';
import type { Trend } from '../../../../ui/badge.tsx';
import { chakra } from '../../../../ui/layout.ts';

const { levels, axis, bars } = heroReading;
const { trend, volatility, indicators } = heroAnalysis;
const lastClose = bars.at(-1)?.[4] ?? 0;

const leaning = (bias: string | null): { trend: Trend; label: string } => {
  if (bias === 'bullish') return { trend: 'rising', label: 'Bullish' };
  if (bias === 'bearish') return { trend: 'falling', label: 'Bearish' };
  return { trend: 'neutral', label: 'No reading' };
};

const facts: [string, string, string][] = [
  ['Trend', leaning(trend.direction).label, `${trend.driftlessPercent}% of charts without drift move as far`],
  [
    'Structure',
    trend.structureBias === 'neutral' ? 'Mixed' : leaning(trend.structureBias).label,
    `${trend.higherHighs} higher and ${trend.lowerHighs} lower highs, ${trend.higherLows} higher and ${trend.lowerLows} lower lows`,
  ],
  [
    'Volatility',
    { low: 'Lower than before', moderate: 'Much as before', high: 'Higher than before' }[volatility.class] ??
      '',
    `average true range ${formatPrice(volatility.atr)} ± ${formatBand(volatility.sigma, 2)}, ${volatility.percentOfPrice}% of the price`,
  ],
];

function Facts() {
  return (
    <chakra.dl display="flex" flexDirection="column">
      {facts.map(([name, label, detail]) => (
        <chakra.div key={name} py="3" borderBottomWidth="1px">
          <chakra.dt textStyle="caption" color="fg.muted">
            {name}
          </chakra.dt>
          <chakra.dd textStyle="title">{label}</chakra.dd>
          <chakra.dd textStyle="body" color="fg.muted">
            {detail}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}

function Indicators() {
  return (
    <chakra.table width="full" textStyle="body" css={{ borderCollapse: 'collapse' }}>
      <chakra.caption textStyle="label" textAlign="start" pb="2">
        Six of the indicators, at the last candle
      </chakra.caption>
      <tbody>
        {indicators.map(({ label, value, sigma, bias }) => {
          const { trend: direction, label: leaningLabel } = leaning(bias);
          return (
            <chakra.tr key={label} borderTopWidth="1px">
              <chakra.th scope="row" textAlign="start" fontWeight="400" py="2.5" pe="3">
                {label}
              </chakra.th>
              <chakra.td textStyle="price" textAlign="end" pe="4">
                {formatPrice(value, 2)}
                <chakra.span color="fg.subtle" fontSize="12px">{` ± ${formatBand(sigma, 2)}`}</chakra.span>
              </chakra.td>
              <chakra.td textAlign="end" w="7rem">
                <TrendBadge trend={direction}>{leaningLabel}</TrendBadge>
              </chakra.td>
            </chakra.tr>
          );
        })}
      </tbody>
    </chakra.table>
  );
}

/** Share of the visible range, from the top (percent). */
const depth = (price: number): number => ((axis.top - price) / (axis.top - axis.bottom)) * 100;

/** The levels on a scale of their own; weight stands for strength. */
function Ladder() {
  return (
    <chakra.div
      role="img"
      aria-label="Levels on the price scale, with the last close among them."
      position="relative"
      h="19rem"
      borderEndWidth="2px"
      borderColor="border.strong"
    >
      {levels.map(({ price, strength, type, touches }) => (
        <chakra.div
          key={price}
          position="absolute"
          insetX="0"
          transform="translateY(-100%)"
          style={{ top: `${depth(price)}%` }}
          borderBottomWidth={strength === 'strong' ? '3px' : '1px'}
          borderBottomStyle={strength === 'weak' ? 'dashed' : 'solid'}
          borderColor="border.control"
          display="flex"
          justifyContent="space-between"
          textStyle="caption"
          color="fg.muted"
          pe="2"
        >
          <span>{`${type}, ${touches} ${touches === 1 ? 'touch' : 'touches'}`}</span>
          <chakra.span fontFamily="mono">{formatPrice(price)}</chakra.span>
        </chakra.div>
      ))}
      <chakra.div
        position="absolute"
        insetX="0"
        style={{ top: `${depth(lastClose)}%` }}
        borderTopWidth="2px"
        borderColor="accent.solid"
        textStyle="caption"
        display="flex"
        justifyContent="space-between"
        pe="2"
      >
        <span>last close</span>
        <chakra.span fontFamily="mono">{formatPrice(lastClose)}</chakra.span>
      </chakra.div>
    </chakra.div>
  );
}

/** What the analysis says of the market on the picture; the numbers are those of the reading at the top of the page. */
export function MarketAssessment() {
  return (
    <>
      <chakra.h3 textStyle="title">What this market is doing, by measurement</chakra.h3>
      <chakra.p textStyle="body" color="fg.muted" mt="1" mb="6" maxW="measure">
        The chart at the top of the page, assessed, with what chance alone gives beside it: an assessment for
        study, not a forecast.
      </chakra.p>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 4fr)' }}
        columnGap="10"
        rowGap="8"
      >
        <Facts />
        <Indicators />
        <Ladder />
      </chakra.div>
    </>
  );
}
