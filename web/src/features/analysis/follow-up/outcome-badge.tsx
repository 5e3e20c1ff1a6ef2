/** What became of a plan, by icon and word. */
import { CircleHelp, CircleSlash, Hourglass, Target, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { PlanOutcome } from '../../../api/generated/model';
import { OUTCOME_LABELS } from '../../../entities/analysis/display.ts';
import { Badge, type BadgeProps } from '../../../ui/badge.tsx';

const LOOKS: Record<PlanOutcome, { tone: NonNullable<BadgeProps['tone']>; icon: LucideIcon }> = {
  target: { tone: 'success', icon: Target },
  stopped: { tone: 'danger', icon: X },
  open: { tone: 'info', icon: Hourglass },
  not_entered: { tone: 'plain', icon: CircleSlash },
  ambiguous: { tone: 'warning', icon: CircleHelp },
};

export function OutcomeBadge({ outcome }: { outcome: PlanOutcome }) {
  return <Badge {...LOOKS[outcome]}>{OUTCOME_LABELS[outcome]}</Badge>;
}
