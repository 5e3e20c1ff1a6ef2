import { useState } from 'react';
import { useDeletePackage, useUpdatePackage } from '../../../api/catalog-admin.ts';
import type { AdminPackage } from '../../../api/catalog-admin.ts';
import { ApiError, errorMessage } from '../../../api/errors.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast/toasts.ts';

/** Asks before a package is deleted. Where the server says that it has orders, it offers to make it inactive instead. */
export function DeletePackage({ item, onClose }: { item: AdminPackage; onClose: () => void }) {
  const remove = useDeletePackage();
  const update = useUpdatePackage();
  const [hasOrders, setHasOrders] = useState(false);
  const say = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
      toast.success(what);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'catalog.package_has_orders') setHasOrders(true);
      else {
        toast.error(`${item.name} was not changed`, errorMessage(error));
      }
      throw error;
    }
  };
  if (hasOrders) {
    const inactive = () => update.mutateAsync({ packageId: item.id, data: { active: false } });
    return (
      <ConfirmDialog
        key="orders"
        open
        harmless
        onOpenChange={onClose}
        title={`${item.name} has orders`}
        description={
          item.active
            ? 'Customers have ordered this package, so it cannot be deleted. Inactive packages are no longer offered; orders and credits stay as they are.'
            : 'Customers have ordered this package, so it cannot be deleted. It is inactive already, and no longer offered.'
        }
        confirm={item.active ? 'Make inactive' : 'Keep it inactive'}
        busyLabel="Changing..."
        onConfirm={() => (item.active ? say(`${item.name} is inactive`, inactive) : undefined)}
      />
    );
  }
  return (
    <ConfirmDialog
      key="delete"
      open
      onOpenChange={onClose}
      title={`Delete ${item.name}?`}
      description="It is no longer offered, and its custom prices go with it. This cannot be undone."
      confirm="Delete package"
      busyLabel="Deleting..."
      onConfirm={() => say(`${item.name} deleted`, () => remove.mutateAsync({ packageId: item.id }))}
    />
  );
}
