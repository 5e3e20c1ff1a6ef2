import { errorMessage } from '../../../api/errors.ts';
import { useOrderTrail } from '../../../api/ordering-admin.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { chakra } from '../../../ui/layout.ts';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { trailText } from './order-text.ts';

/** What was done to an order, by whom and when, newest first. */
export function OrderTrail({ orderId }: { orderId: string }) {
  const { data, error, refetch, isFetching } = useOrderTrail(orderId);
  if (error && !data)
    return <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <SkeletonText lines={2} />;
  if (data.entries.length === 0)
    return (
      <chakra.p textStyle="body" color="fg.muted">
        No admin has changed this order.
      </chakra.p>
    );
  return (
    <chakra.ol aria-label="What was done" display="grid" gap="2">
      {data.entries.map((entry) => {
        const { title, text } = trailText(entry);
        return (
          <chakra.li key={entry.id} textStyle="body" overflowWrap="anywhere">
            {title}
            <chakra.span display="block" textStyle="caption" color="fg.muted">
              {[formatMoment(entry.at), entry.actor?.email ?? 'by itself', text].filter(Boolean).join(' · ')}
            </chakra.span>
          </chakra.li>
        );
      })}
    </chakra.ol>
  );
}
