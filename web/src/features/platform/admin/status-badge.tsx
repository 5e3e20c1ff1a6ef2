import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { PartStatus } from '../../../api/platform-admin.ts';
import { Badge } from '../../../ui/badge.tsx';

const LOOKS = {
  ok: { tone: 'success', icon: CircleCheck, words: 'Working' },
  attention: { tone: 'warning', icon: TriangleAlert, words: 'Needs a look' },
  down: { tone: 'danger', icon: CircleAlert, words: 'Down' },
} as const;

/** How a part is doing, by sign, word and colour. */
export function StatusBadge({ status }: { status: PartStatus }) {
  const { tone, icon, words } = LOOKS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {words}
    </Badge>
  );
}
