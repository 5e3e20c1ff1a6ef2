import { useOwnCommission } from '../../../api/brand.ts';
import type { BrandOrder } from '../../../api/brand.ts';
import { errorMessage } from '../../../api/errors.ts';
import { CommissionStory } from '../../../entities/commission/commission-story.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';

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
  if (data) return <CommissionStory commission={data.commission} />;
  if (error)
    return <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  return <SkeletonText lines={5} />;
}
