import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Pencil } from 'lucide-react';
import { useBrand } from '../../../api/partners-admin.ts';
import type { Brand } from '../../../api/partners-admin.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast/toasts.ts';
import { useUnsavedChanges } from '../../../ui/unsaved-changes.tsx';
import { BrandDetails } from './brand-details.tsx';
import { BrandForm, IDLE } from './brand-form.tsx';

/** What the modal is open for. */
export type BrandTask = { mode: 'create' } | { mode: 'view' | 'edit'; id: string };

interface Props {
  task: BrandTask;
  onTask: (task: BrandTask | null) => void;
}

/** The partner as it is stored now; null for a new one. One that cannot be loaded closes the modal again. */
function useStored(task: BrandTask, onTask: Props['onTask']): Brand | null | undefined {
  const { data, error } = useBrand(task.mode === 'create' ? null : task.id);
  useEffect(() => {
    if (!error) return;
    toast.error('❌ Failed to load brand details');
    onTask(null);
  }, [error, onTask]);
  return task.mode === 'create' ? null : data?.brand;
}

const wordsOf = (mode: BrandTask['mode'], brand: Brand | null | undefined) => {
  if (mode === 'edit') return { title: 'Edit Brand Partner', description: brand?.name };
  if (mode === 'view') return { title: brand?.name ?? 'Brand partner', description: 'Brand partner' };
  const description = 'The partner gets an email with a link to set a password and sign in.';
  return { title: 'Add Brand Partner', description };
};

/** One modal to view, change and make a partner. What was typed is not thrown away without a question. */
export function BrandModal({ task, onTask }: Props) {
  const id = useId();
  const brand = useStored(task, onTask);
  const [form, setForm] = useState(IDLE);
  const { leave, dialog } = useUnsavedChanges(form.dirty && !form.busy);
  const close = (): void => leave(() => onTask(null));
  const saved = (stored: Brand): void => {
    if (task.mode === 'edit') toast.success('Brand partner saved');
    else toast.success('Brand partner added', `An invitation is on its way to ${stored.email}.`);
    onTask({ mode: 'view', id: stored.id });
  };
  const button: ReactNode =
    task.mode === 'view' ? (
      // Keys keep the two buttons apart: one that turned into a submit button under the click would submit at once.
      <Button
        key="edit"
        variant="solid"
        icon={Pencil}
        disabled={!brand}
        onClick={() => onTask({ mode: 'edit', id: task.id })}
      >
        Edit
      </Button>
    ) : (
      <Button key="save" type="submit" form={id} variant="solid" busy={form.busy} busyLabel="Saving...">
        {task.mode === 'edit' ? 'Save Changes' : 'Add and Invite'}
      </Button>
    );
  return (
    <>
      <Dialog
        open
        size="lg"
        onOpenChange={close}
        locked={form.busy}
        {...wordsOf(task.mode, brand)}
        footer={
          <>
            <Button variant="outline" disabled={form.busy} onClick={close}>
              {task.mode === 'view' ? 'Close' : 'Cancel'}
            </Button>
            {button}
          </>
        }
      >
        {brand === undefined && <SkeletonText lines={8} />}
        {brand && task.mode === 'view' && <BrandDetails brand={brand} />}
        {brand !== undefined && task.mode !== 'view' && (
          <BrandForm key={brand?.id ?? 'new'} id={id} brand={brand} onSaved={saved} onState={setForm} />
        )}
      </Dialog>
      {dialog}
    </>
  );
}
