import { useState } from 'react';
import { ApiError, errorMessage } from '../../../api/errors.ts';
import { useBrandActions } from '../../../api/partners-admin.ts';
import type { Brand } from '../../../api/partners-admin.ts';
import { Alert } from '../../../ui/alert.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast/toasts.ts';

interface Props {
  /** Null: nothing is asked. */
  brand: Brand | null;
  onClose: () => void;
}

/** Asks before a partner is deleted; one that orders count for is offered to be made inactive instead. */
export function DeleteBrand({ brand, onClose }: Props) {
  const { remove, update } = useBrandActions();
  const [busyWithOrders, setBusyWithOrders] = useState<{ brand: Brand; message: string } | null>(null);

  const deleteIt = async (target: Brand): Promise<void> => {
    try {
      await remove(target.id);
      toast.success('Brand partner deleted');
    } catch (error) {
      const message = `❌ Failed to delete brand: ${errorMessage(error)}`;
      const hasOrders = error instanceof ApiError && error.code === 'partners.brand_has_orders';
      if (hasOrders && target.status === 'active') return setBusyWithOrders({ brand: target, message });
      toast.error(message);
      throw error;
    }
  };
  const retire = async (target: Brand): Promise<void> => {
    try {
      await update(target.id, { status: 'inactive' });
      toast.success('Brand partner made inactive', 'Its referral links no longer count.');
    } catch (error) {
      toast.error('The partner could not be made inactive', errorMessage(error));
      throw error;
    }
  };
  return (
    <>
      <ConfirmDialog
        open={brand !== null}
        onOpenChange={onClose}
        title={`Delete ${brand?.name ?? 'this partner'}?`}
        description="The partner and its referral link are deleted for good. Its user can still sign in, but has no partner area any more."
        confirm="Delete brand"
        busyLabel="Deleting..."
        onConfirm={() => brand && deleteIt(brand)}
      />
      <ConfirmDialog
        harmless
        open={busyWithOrders !== null}
        onOpenChange={() => setBusyWithOrders(null)}
        title={`Make ${busyWithOrders?.brand.name ?? 'it'} inactive instead?`}
        description="Its referral links stop counting; what it has earned stays."
        confirm="Make inactive"
        busyLabel="Saving..."
        onConfirm={() => busyWithOrders && retire(busyWithOrders.brand)}
      >
        <Alert>{busyWithOrders?.message}</Alert>
      </ConfirmDialog>
    </>
  );
}
