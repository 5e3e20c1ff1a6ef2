/** The badges of an analysis: its trend and its status. */
import { CircleCheck, CircleX, LoaderCircle } from 'lucide-react';
import type { AnalysisStatus } from '../../api/generated/model';
import { Badge, TrendBadge } from '../../ui/badge.tsx';
import { trendTone, trendWord } from './display.ts';

/** Arrow, word and colour of a trend. */
export function TrendDirectionBadge({ direction }: { direction: string | null | undefined }) {
  return <TrendBadge trend={trendTone(direction)}>{trendWord(direction)}</TrendBadge>;
}

const STATUSES = {
  completed: { tone: 'success', icon: CircleCheck, word: 'Completed' },
  analyzing: { tone: 'info', icon: LoaderCircle, word: 'Analyzing' },
  failed: { tone: 'danger', icon: CircleX, word: 'Failed' },
} as const;

/** Completed, analyzing, or failed. */
export function StatusBadge({ status }: { status: AnalysisStatus }) {
  const { tone, icon, word } = STATUSES[status];
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
}
