import { useOwnCommission } from '../../../api/brand.ts';
import type { BrandOrder } from '../../../api/brand.ts';
import { errorWords } from '../../../api/errors.ts';
import { CommissionStory } from '../../../entities/commission/commission-story.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Button } from '../../../ui/plain-button.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { useLoggedError } from './use-logged-error.ts';

/** A button that asks why an order earned commission or not; only for orders that were paid. */
export const whyColumn = (ask: (order: BrandOrder) => void): Column<BrandOrder> => ({
  id: 'why',
  header: 'Explanation',
  hideHeader: true,
  narrow: 'actions',
  cell: (order) =>
    order.earned !== null && (
      <Button
        size="sm"
        variant="outline"
        aria-label={`${order.earned ? 'Why' : 'Why not'}: order ${order.order_number}`}
        onClick={() => ask(order)}
      >
        {order.earned ? 'Why?' : 'Why not?'}
      </Button>
    ),
});

/** Why an order earned commission, or why it did not. */
export function WhyDialog({ order, onClose }: { order: BrandOrder | null; onClose: () => void }) {
  return (
    <Dialog
      open={order !== null}
      onOpenChange={onClose}
      title={order ? `Commission of ${order.order_number}` : 'Commission'}
    >
      {order && <Explanation orderId={order.order_id} />}
    </Dialog>
  );
}

function Explanation({ orderId }: { orderId: string }) {
  const { data, error, refetch, isFetching } = useOwnCommission(orderId);
  useLoggedError(error, 'The explanation');
  if (data) return <CommissionStory commission={data.commission} />;
  if (error)
    return <ErrorState message={errorWords(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  return <SkeletonText lines={5} />;
}
