import { paths } from '../../../lib/paths.ts';
import { PartNav } from '../../../ui/part-nav.tsx';

const PARTS = [
  { href: paths.history, label: 'Analyses' },
  { href: paths.outcome, label: 'Outcome' },
  { href: paths.refused, label: 'Refused charts' },
  { href: paths.watchlist, label: 'Watch list' },
] as const;

/** The parts of the history, each with its address. */
export function HistoryNav({ current }: { current: (typeof PARTS)[number]['href'] }) {
  return <PartNav label="Analysis History" parts={PARTS} current={current} />;
}
