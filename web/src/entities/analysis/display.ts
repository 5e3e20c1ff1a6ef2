/** How the fields of an analysis are shown, on every screen that shows them. */
import { fixed } from '../../../../api/domain/shared-with-web/fixed-number.ts';
import type { AnalysisJson, AnalysisRecord, Plan, PlanOutcome } from '../../api/generated/model';

/** `rising` is green, `falling` red, `neutral` yellow. */
export type TrendTone = 'rising' | 'falling' | 'neutral';

/** Bullish green, bearish red, anything else yellow. */
export function trendTone(direction: string | null | undefined): TrendTone {
  if (direction === 'bullish') return 'rising';
  if (direction === 'bearish') return 'falling';
  return 'neutral';
}

/** The label on the trend badge. */
export function trendLabel(direction: string | null | undefined): string {
  if (direction === 'bullish') return 'Bullish';
  if (direction === 'bearish') return 'Bearish';
  if (direction === 'mixed') return 'Mixed';
  return direction === 'sideways' ? 'Sideways' : 'Neutral';
}

/** 'Long' or 'Short' as the plan is, never as the trend; 'Neutral' without a trade. */
export function positionLabel({ direction }: Pick<Plan, 'direction'>): string {
  if (direction === 'long') return 'Long';
  return direction === 'short' ? 'Short' : 'Neutral';
}

/** A share from 0 to 1 as a rounded percent: 0.876 is '88%'. */
export function roundedPercent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** '1:2.50', or null when there is no ratio. */
export function riskReward(ratio: number | null | undefined): string | null {
  return typeof ratio === 'number' && Number.isFinite(ratio) ? `1:${fixed(ratio, 2)}` : null;
}

/** The time frame, or 'Not specified'. */
export function timeFrameShown(timeFrame: string | null | undefined): string {
  return timeFrame?.trim() || 'Not specified';
}

type Named = Pick<AnalysisRecord, 'symbol'> & {
  analysis_json: Pick<AnalysisJson, 'coin_symbol' | 'coin_name'> | null;
};

function firstName(record: Named): string | undefined {
  const names = [record.symbol, record.analysis_json?.coin_symbol, record.analysis_json?.coin_name];
  return names.map((name) => name?.trim()).find((name) => name && name.toLowerCase() !== 'unknown');
}

/** The record's symbol unless it is 'Unknown', then the coin's symbol, its name, and at last 'Unknown'. */
export function symbolShown(record: Named): string {
  return firstName(record) ?? 'Unknown';
}

/** The same on the history screen, which ends with the word 'Analysis'. */
export function historySymbol(record: Named): string {
  return firstName(record) ?? 'Analysis';
}

/** What became of a plan, as a label. */
export const OUTCOME_LABELS: Record<PlanOutcome, string> = {
  target: 'Target first',
  stopped: 'Stop first',
  open: 'Still open',
  not_entered: 'Never entered',
  ambiguous: 'Cannot tell',
};
