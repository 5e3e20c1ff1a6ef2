import type { FileAddresses } from '../../../application/analysis/file-addresses.ts';
import type { GradeFailure } from '../../../application/analysis/grade-analysis.ts';
import type { FollowUpUnaligned } from '../../../domain/analysis/errors.ts';
import type { HitRate } from '../../../domain/analysis/follow-up/hit-rate.ts';
import type { FollowUp } from '../../../ports/analysis/follow-up-store.ts';
import type { components } from '../generated/contract.ts';
import type { Failure } from '../problem.ts';
import { accountsFailure } from '../accounts/accounts-failure.ts';
import { analysisFailure } from './analysis-failure.ts';

type Schemas = components['schemas'];

/** A grade under its wire names. */
export function presentFollowUp(followUp: FollowUp, addresses: FileAddresses): Schemas['FollowUp'] {
  const { alignment, grade, imageId, hints } = followUp;
  return {
    id: followUp.id,
    analysis_id: followUp.analysisId,
    created_at: followUp.createdAt.toISOString(),
    image_url: imageId === null ? null : addresses.of(imageId),
    ...(hints && { hints }),
    alignment: {
      shift: alignment.shift,
      matched_bars: alignment.matchedBars,
      new_bars: alignment.newBars,
      missing_bars: alignment.missingBars,
      deviation: alignment.deviation,
    },
    grade: {
      outcome: grade.outcome,
      ambiguity: grade.ambiguity?.reason ?? null,
      ambiguous_bar: grade.ambiguity?.bar ?? null,
      ambiguous_levels: grade.ambiguity?.levels ?? [],
      touches: grade.touches,
      last_bar: grade.lastBar,
      best_r: grade.best,
      worst_r: grade.worst,
      result_r: grade.result,
      ...(grade.chance && { chance: grade.chance }),
      ...(grade.range !== undefined && { range: grade.range }),
    },
  };
}

/** The hit rate under its wire names. */
export function presentHitRate(rate: HitRate): Schemas['HitRate'] {
  return {
    graded: rate.graded,
    hits: rate.hits,
    misses: rate.misses,
    open: rate.open,
    ambiguous: rate.ambiguous,
    not_entered: rate.notEntered,
    rate: rate.rate,
    low: rate.low,
    high: rate.high,
    base_rate: rate.baseRate,
  };
}

/** Why a later picture did not grade an analysis. */
export function gradeFailure(error: GradeFailure): { failure: Failure } {
  switch (error.code) {
    case 'accounts.throttled':
      return accountsFailure(error);
    case 'analysis.follow_up_refused':
      return { failure: { code: error.code, detail: `${error.refusal.reason} ${error.refusal.advice}` } };
    case 'analysis.follow_up_unaligned':
      return { failure: { code: error.code, detail: unalignedText(error) } };
    default:
      return analysisFailure(error);
  }
}

const UNALIGNED: Record<FollowUpUnaligned['failure'], string> = {
  no_overlap:
    'The later screenshot does not show the bars of this analysis. Take it on the same market and time frame, with at least eight of the analysed bars still in view.',
  uncertain:
    'The bars of this analysis fit the later screenshot in more than one place. Take a screenshot that shows more of the analysed bars.',
  not_later:
    'The later screenshot shows no bar after this analysis. Take a new one when the market has moved on.',
};

function unalignedText({ failure, symbols, timeframes }: FollowUpUnaligned): string {
  if (failure !== 'no_overlap') return UNALIGNED[failure];
  const differences = [differ('symbol', symbols), differ('time frame', timeframes)].filter(Boolean);
  return [...differences, UNALIGNED.no_overlap].join(' ');
}

function differ(what: string, { earlier, later }: { earlier: string | null; later: string | null }): string {
  if (earlier === null || later === null || plain(earlier) === plain(later)) return '';
  return `The ${what} printed on it is ${later}, on the analysed screenshot it is ${earlier}.`;
}

const plain = (text: string) => text.replaceAll(/[^a-z0-9]/gi, '').toLowerCase();
