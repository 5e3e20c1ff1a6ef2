import { errorMessage } from '../../../api/errors.ts';
import { useCommission } from '../../../api/partners-admin.ts';
import { CommissionStory } from '../../../entities/commission/commission-story.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';

/** Why an order earned commission or not, asked for by its id. */
export function ExplainedOrder({ orderId }: { orderId: string }) {
  const { data, error, refetch, isFetching } = useCommission(orderId);
  if (data) return <CommissionStory commission={data.commission} />;
  if (error)
    return <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  return <SkeletonText lines={5} />;
}
