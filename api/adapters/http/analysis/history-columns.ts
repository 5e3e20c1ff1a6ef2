import { knownSymbol } from '../../../application/analysis/known-symbol.ts';
import type { ListedAnalysis } from '../../../ports/analysis/analysis-store.ts';
import type { Column } from '../csv.ts';

const fact =
  <T extends string | number | null>(of: (json: NonNullable<ListedAnalysis['analysis']>) => T) =>
  ({ analysis }: ListedAnalysis) =>
    analysis === null ? null : of(analysis);

/** One analysis a line. */
export const HISTORY_COLUMNS: readonly Column<ListedAnalysis>[] = [
  ['id', ({ id }) => id],
  ['made_at', ({ createdAt }) => createdAt.toISOString()],
  ['symbol', ({ symbol, analysis }) => knownSymbol(symbol, analysis)],
  ['time_frame', fact((json) => json.time_frame)],
  ['status', ({ status }) => status],
  ['trend', fact((json) => json.trend_direction)],
  ['confidence', fact((json) => json.confidence_level)],
  ['position', fact((json) => json.plan.direction)],
  ['last_price', fact((json) => json.last_price.value)],
  ['entry', fact((json) => json.entry_price)],
  ['stop_loss', fact((json) => json.stop_loss)],
  ['take_profit_1', fact((json) => json.take_profit_1)],
  ['take_profit_2', fact((json) => json.take_profit_2)],
  ['risk_reward', fact((json) => json.risk_reward_ratio)],
  ['outcome', ({ outcome }) => outcome],
  ['tags', ({ tags }) => tags.join(', ')],
  ['note', ({ note }) => note],
  ['refused_because', ({ refusal }) => refusal?.reason ?? null],
];
