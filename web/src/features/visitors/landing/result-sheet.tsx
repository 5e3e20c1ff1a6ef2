import { fixed } from '../../../../../api/domain/shared-with-web/fixed-number.ts';
import type { ReactNode } from 'react';
import { heroAnalysis } from '../../../content/hero-analysis.ts';
import { heroReading } from '../../../content/hero-reading.ts';
import { formatBand, formatPrice } from '../../../lib/format-price.ts';
import { TrendBadge } from '../../../ui/badge.tsx';
import { chakra } from '../../../ui/layout.ts';
import { Section } from './section.tsx';
import { countOf } from '../../../lib/count-of.ts';

const { plan, levels } = heroReading;
const { trend, strategy, summary } = heroAnalysis;

function Measured({ price, sigma, note }: { price: number; sigma: number; note?: string }) {
  return (
    <chakra.span textStyle="price" fontSize="15px">
      {formatPrice(price)}
      <chakra.span color="fg.muted" fontSize="13px">{` ± ${formatBand(sigma, 2)}`}</chakra.span>
      {note && <chakra.span color="fg.muted" fontFamily="body" fontSize="13px">{`, ${note}`}</chakra.span>}
    </chakra.span>
  );
}

const projected = (level: { projected: boolean }): string | undefined =>
  level.projected ? 'projected beyond the visible axis' : undefined;

const strong = levels.filter(({ strength }) => strength !== 'weak');

const lines: [string, ReactNode][] = [
  [
    'Trend',
    <chakra.span key="trend" display="inline-flex" gap="3" alignItems="center">
      <TrendBadge trend="rising">Bullish</TrendBadge>
      <chakra.span
        textStyle="body"
        color="fg.muted"
      >{`${trend.driftlessPercent}% of charts without drift move as far`}</chakra.span>
    </chakra.span>,
  ],
  ['Entry', <Measured key="entry" {...plan.entry} />],
  ['Stop', <Measured key="stop" {...plan.stop} />],
  [
    'Targets',
    <chakra.span key="targets" display="flex" flexDirection="column" gap="1">
      <Measured {...plan.target1} note={projected(plan.target1)} />
      <Measured {...plan.target2} note={projected(plan.target2)} />
    </chakra.span>,
  ],
  [
    'Risk/reward',
    <chakra.span key="rr" textStyle="price" fontSize="15px">{`1:${fixed(plan.riskReward, 2)}`}</chakra.span>,
  ],
  [
    'Key levels',
    <chakra.span key="levels" display="flex" flexDirection="column" gap="1">
      {strong.map(({ price, sigma, type, touches }) => (
        <Measured
          key={price}
          price={price}
          sigma={sigma}
          note={`${type}, touched ${countOf(touches, 'time')}`}
        />
      ))}
    </chakra.span>,
  ],
  ['Strategy', strategy],
  ['Summary', summary],
];

/** What an analysis gives back, filled in from the reading at the top of the page. */
export function ResultSheet() {
  return (
    <Section
      id="result"
      beside
      title="What comes back is a measurement, not an opinion."
      lead="Eight parts, each traceable to the pixels it came from. This is the whole answer to the chart at the top of this page. The plan is a rule applied as an exercise; when the evidence is weak, the answer is “no trade”."
    >
      <chakra.dl borderBottomWidth="1px" borderColor="border.strong">
        {lines.map(([name, value]) => (
          <chakra.div
            key={name}
            display="grid"
            gridTemplateColumns={{ base: '6.5rem minmax(0, 1fr)', md: '9rem minmax(0, 1fr)' }}
            gap="4"
            py="3.5"
            borderTopWidth="1px"
            borderColor="border.strong"
            alignItems="baseline"
          >
            <chakra.dt textStyle="label">{name}</chakra.dt>
            <chakra.dd textStyle="reading" fontSize="15px" lineHeight="24px">
              {value}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Section>
  );
}
