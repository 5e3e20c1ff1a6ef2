import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useCreatePackage, useUpdatePackage } from '../../../api/catalog-admin.ts';
import type { AdminPackage } from '../../../api/catalog-admin.ts';
import { ApiError, errorMessage } from '../../../api/errors.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { chakra } from '../../../ui/layout.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast/toasts.ts';
import { useUnsavedChanges } from '../../../ui/unsaved-changes.tsx';
import { PackageFields } from './package-fields.tsx';
import { checkForm, draftOf, formOf } from './package-form.ts';
import type { FormErrors, PackageForm, PackageType } from './package-form.ts';

export interface PackageDialogProps {
  /** Null: a new one. */
  item: AdminPackage | null;
  type: PackageType;
  /** Code of the base currency. */
  base: string;
  onClose: () => void;
}

const NOUNS = { package: 'package', credits: 'credit package' } as const;

/** Makes or edits a package. What was typed is not lost without a question. */
export function PackageDialog({ item, type, base, onClose }: PackageDialogProps) {
  const formId = useId();
  const [begun] = useState(() => formOf(item));
  const [form, setForm] = useState(begun);
  const { errors, failure, busy, send, clear } = useSave({ item, type, base, onClose });
  const dirty = JSON.stringify(form) !== JSON.stringify(begun);
  const { leave, dialog } = useUnsavedChanges(dirty && !busy);
  const change = (changed: Partial<PackageForm>): void => {
    setForm({ ...form, ...changed });
    clear();
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!busy) void send(form);
  };
  return (
    <>
      <Dialog
        open
        size="lg"
        onOpenChange={() => leave(onClose)}
        title={item ? `Edit ${item.name}` : `New ${NOUNS[type]}`}
        footer={
          <>
            <Button variant="outline" disabled={busy} onClick={() => leave(onClose)}>
              Cancel
            </Button>
            <Button type="submit" form={formId} busy={busy} busyLabel="Saving...">
              {item ? 'Save changes' : `Create ${NOUNS[type]}`}
            </Button>
          </>
        }
      >
        <chakra.form id={formId} noValidate onSubmit={submit} display="grid" gap="5">
          {failure && <Alert>{failure}</Alert>}
          <PackageFields
            form={form}
            type={type}
            base={base}
            locked={item !== null}
            errors={errors}
            onChange={change}
          />
        </chakra.form>
      </Dialog>
      {dialog}
    </>
  );
}

/** Checks and sends the form; says what went wrong where, and in one sentence. */
function useSave({ item, type, base, onClose }: PackageDialogProps) {
  const create = useCreatePackage();
  const update = useUpdatePackage();
  const [errors, setErrors] = useState<FormErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const say = (message: string, wrong: FormErrors): void => {
    setFailure(message);
    setErrors(wrong);
    toast.error(message);
  };
  const send = async (form: PackageForm): Promise<void> => {
    const wrong = checkForm(form, type);
    if (wrong) return say(wrong.message, wrong.errors);
    const draft = draftOf(form, type, base);
    try {
      if (item) await update.mutateAsync({ packageId: item.id, data: draft });
      else await create.mutateAsync({ data: draft });
      toast.success(`${draft.name} ${item ? 'saved' : 'created'}`);
      onClose();
    } catch (error) {
      say(errorMessage(error), error instanceof ApiError ? { ...error.fieldErrors } : {});
    }
  };
  return {
    errors,
    failure,
    busy: create.isPending || update.isPending,
    send,
    clear: () => {
      setErrors({});
      setFailure(null);
    },
  };
}
