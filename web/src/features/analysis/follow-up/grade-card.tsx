/** One grade: the verdict, how it came, and what it rests on. */
import { fixed } from '../../../../../api/domain/shared-with-web/fixed-number.ts';
import type { ReactNode } from 'react';
import type { FollowUp } from '../../../api/generated/model';
import { formatMoment } from '../../../lib/format-date.ts';
import { Flex, Grid, Stack, chakra } from '../../../ui/layout.ts';
import { TextLink } from '../../../ui/link.tsx';
import { formatPrice } from '../../../entities/analysis/price-format.ts';
import { OUTCOME_LABELS } from '../../../entities/analysis/display.ts';
import { chanceSentence, givenText, gradeSentence, rangeSentence, riskText } from './grade-text.ts';
import { OutcomeBadge } from './outcome-badge.tsx';
import { RiskLadder } from './risk-ladder.tsx';

interface Props {
  followUp: FollowUp;
  /** Distance of both targets from the entry in units of the risk. */
  targets: [number, number];
  decimals: number;
}

export function GradeCard({ followUp, targets, decimals }: Props) {
  const { grade, alignment } = followUp;
  const given = followUp.hints && givenText(followUp.hints);
  return (
    <Stack as="article" gap="4" aria-label={`Grade: ${OUTCOME_LABELS[grade.outcome]}`}>
      <Flex align="center" gap="3" wrap="wrap">
        <OutcomeBadge outcome={grade.outcome} />
        <chakra.time textStyle="caption" color="fg.muted" dateTime={followUp.created_at}>
          {formatMoment(followUp.created_at)}
        </chakra.time>
        {followUp.image_url && (
          <TextLink href={followUp.image_url} target="_blank" rel="noopener">
            View the later picture
          </TextLink>
        )}
      </Flex>
      <chakra.p textStyle="body">{gradeSentence(grade)}</chakra.p>
      <RiskLadder grade={grade} targets={targets} />
      <Grid as="dl" templateColumns={{ base: '1fr 1fr', md: 'repeat(4, auto)' }} gap="4">
        <Fact label="Best excursion">{riskText(grade.best_r)}</Fact>
        <Fact label="Worst excursion">{riskText(grade.worst_r)}</Fact>
        <Fact label="Result at stop or target 1">
          {grade.result_r ? riskText(grade.result_r) : 'Undecided'}
        </Fact>
        <Fact label="New bars">{alignment.new_bars}</Fact>
        {given && <Fact label="Set by you">{given}</Fact>}
      </Grid>
      <chakra.p textStyle="caption" color="fg.muted">
        R is the distance from entry to stop. {alignment.matched_bars} bars are on both pictures and differ by{' '}
        {fixed(alignment.deviation, 1)} standard errors
        {alignment.missing_bars > 0 && `; ${alignment.missing_bars} later bars could not be read`}.
        {grade.chance && ` ${chanceSentence(grade.chance)}`}
        {grade.range && ` ${rangeSentence(grade.range, (price) => formatPrice(price, decimals))}`}
      </chakra.p>
    </Stack>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.div>
      <chakra.dt textStyle="caption" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd fontFamily="mono" fontVariantNumeric="tabular-nums">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}
