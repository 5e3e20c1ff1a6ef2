/** The badges of an analysis: its trend and its status. */
import { CircleCheck, CircleX, LoaderCircle } from 'lucide-react';
import type { AnalysisStatus } from '../../api/generated/model';
import { Badge, TrendBadge } from '../../ui/badge.tsx';
import { trendTone, trendLabel } from './display.ts';

/** Arrow, label and colour of a trend. */
export function TrendDirectionBadge({ direction }: { direction: string | null | undefined }) {
  return <TrendBadge trend={trendTone(direction)}>{trendLabel(direction)}</TrendBadge>;
}

const STATUSES = {
  completed: { tone: 'success', icon: CircleCheck, label: 'Completed' },
  analyzing: { tone: 'info', icon: LoaderCircle, label: 'Analyzing' },
  failed: { tone: 'danger', icon: CircleX, label: 'Failed' },
} as const;

/** Completed, analyzing, or failed. */
export function StatusBadge({ status }: { status: AnalysisStatus }) {
  const { tone, icon, label } = STATUSES[status];
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}
