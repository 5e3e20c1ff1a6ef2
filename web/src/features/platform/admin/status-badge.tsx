import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { PartStatus } from '../../../api/platform-admin.ts';
import { Badge } from '../../../ui/badge.tsx';

const LOOKS = {
  ok: { tone: 'success', icon: CircleCheck, label: 'Working' },
  attention: { tone: 'warning', icon: TriangleAlert, label: 'Needs attention' },
  down: { tone: 'danger', icon: CircleAlert, label: 'Down' },
} as const;

/** The status of a component, by icon, label and colour. */
export function StatusBadge({ status }: { status: PartStatus }) {
  const { tone, icon, label } = LOOKS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}
