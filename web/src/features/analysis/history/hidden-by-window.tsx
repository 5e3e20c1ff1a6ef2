import type { AnalysisListMeta } from '../../../api/generated/model';
import { paths } from '../../../lib/paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { LinkButton } from '../../../ui/button.tsx';

const WINDOWS = { '30_days': '30 days', '6_months': '6 months', unlimited: '' } as const;

/** How many older analyses the plan does not show, and how to see them. Nothing when there are none. */
export function HiddenByWindow({
  meta: { hidden, history_window: window },
}: {
  meta: Pick<AnalysisListMeta, 'hidden' | 'history_window'>;
}) {
  if (hidden === 0) return null;
  const many = hidden === 1 ? '1 older analysis is' : `${hidden} older analyses are`;
  return (
    <Alert
      tone="info"
      action={
        <LinkButton size="sm" variant="outline" href={paths.pricing}>
          See plans
        </LinkButton>
      }
    >
      Your plan shows the last {WINDOWS[window]}. {many} stored, and will show again after an upgrade.
    </Alert>
  );
}
