import { useState } from 'react';
import { useChangeTier } from '../../../api/accounts-admin.ts';
import type { AdminUser, SubscriptionTier } from '../../../api/accounts-admin.ts';
import { useMay } from '../../../entities/session/use-may.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { toast } from '../../../ui/toast/toasts.ts';
import { TIER_OPTIONS, tierName } from './user-labels.ts';

/** The tier of one user, changed on the spot. It waits while the change is on its way, and asks for nothing unchanged. */
export function TierSelect({ user }: { user: AdminUser }) {
  const change = useChangeTier();
  const may = useMay();
  const [wanted, setWanted] = useState<SubscriptionTier | null>(null);
  const choose = async (plan: SubscriptionTier): Promise<void> => {
    if (plan === user.subscription_tier || change.isPending) return;
    setWanted(plan);
    try {
      await change.mutateAsync({ userId: user.id, data: { plan } });
    } catch {
      toast.error('Failed to update user tier');
    } finally {
      setWanted(null);
    }
  };
  if (!may('changeUserTier')) return tierName(user.subscription_tier);
  return (
    <SelectField
      label={`Subscription tier of ${user.full_name}`}
      hideLabel
      compact
      options={TIER_OPTIONS}
      value={wanted ?? user.subscription_tier}
      disabled={wanted !== null}
      onValue={(plan) => void choose(plan)}
    />
  );
}
