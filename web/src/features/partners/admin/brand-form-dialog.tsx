import { useId } from 'react';
import type { Brand } from '../../../api/partners-admin.ts';
import { ReferralLink } from '../../../entities/referral/referral-link.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Stack, chakra } from '../../../ui/layout.ts';
import { Button } from '../../../ui/plain-button.tsx';
import { useUnsavedChanges } from '../../../ui/unsaved-changes.tsx';
import { LookFields, TermsFields } from './brand-form-fields.tsx';
import { useBrandForm } from './use-brand-form.ts';

interface Props {
  /** Null: a new one. */
  brand: Brand | null;
  onClose: () => void;
  onSaved: (brand: Brand) => void;
}

/** A modal that makes or changes a partner. What was typed is not thrown away without a question. */
export function BrandFormDialog({ brand, onClose, onSaved }: Props) {
  const id = useId();
  const form = useBrandForm(brand, onSaved);
  const { leave, dialog } = useUnsavedChanges(form.dirty && !form.busy);
  const close = (): void => leave(onClose);
  return (
    <>
      <Dialog
        open
        onOpenChange={close}
        locked={form.busy}
        size="lg"
        title={brand ? 'Edit Brand Partner' : 'Add Brand Partner'}
        description={
          brand ? undefined : 'The partner gets a letter with a link to set a password and sign in.'
        }
        footer={
          <>
            <Button variant="outline" disabled={form.busy} onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form={id} variant="solid" busy={form.busy} busyLabel="Saving...">
              {brand ? 'Save Changes' : 'Add and Invite'}
            </Button>
          </>
        }
      >
        <chakra.form id={id} noValidate onSubmit={form.onSubmit}>
          <Stack gap="4">
            {form.failure && <Alert>{form.failure}</Alert>}
            {brand && <ReferralLink url={brand.referral_url} />}
            <TermsFields form={form} brand={brand} />
            <LookFields form={form} />
          </Stack>
        </chakra.form>
      </Dialog>
      {dialog}
    </>
  );
}
