import { useEffect } from 'react';
import { useBrand } from '../../../api/partners-admin.ts';
import type { Brand } from '../../../api/partners-admin.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast/toasts.ts';
import { BrandFormDialog } from './brand-form-dialog.tsx';
import { BrandViewDialog } from './brand-view-dialog.tsx';

/** What the modal is open for. */
export type BrandTask = { mode: 'create' } | { mode: 'view' | 'edit'; id: string };

interface Props {
  task: BrandTask;
  onTask: (task: BrandTask | null) => void;
}

/** One modal to view, change and make a partner. */
export function BrandModal({ task, onTask }: Props) {
  const close = (): void => onTask(null);
  const saved = (brand: Brand): void => {
    if (task.mode === 'create')
      toast.success('Brand partner added', `An invitation is on its way to ${brand.email}.`);
    else toast.success('Brand partner saved');
    onTask({ mode: 'view', id: brand.id });
  };
  if (task.mode === 'create') return <BrandFormDialog brand={null} onClose={close} onSaved={saved} />;
  return <Stored key={`${task.mode}${task.id}`} task={task} onTask={onTask} onSaved={saved} />;
}

interface StoredProps extends Props {
  task: Exclude<BrandTask, { mode: 'create' }>;
  onSaved: (brand: Brand) => void;
}

/** A partner as it is stored now; one that cannot be loaded closes the modal again. */
function Stored({ task, onTask, onSaved }: StoredProps) {
  const { data, error } = useBrand(task.id);
  const close = (): void => onTask(null);
  useEffect(() => {
    if (!error) return;
    console.error('The partner could not be loaded', error);
    toast.error('❌ Failed to load brand details');
    onTask(null);
  }, [error, onTask]);
  if (!data) {
    return (
      <Dialog open={!error} onOpenChange={close} size="lg" title="Brand partner">
        <SkeletonText lines={8} />
      </Dialog>
    );
  }
  if (task.mode === 'edit') return <BrandFormDialog brand={data.brand} onClose={close} onSaved={onSaved} />;
  return (
    <BrandViewDialog
      brand={data.brand}
      onClose={close}
      onEdit={() => onTask({ mode: 'edit', id: task.id })}
    />
  );
}
