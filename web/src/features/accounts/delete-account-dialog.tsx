import { accountCheck } from '../../api/checks.ts';
import { useDeleteAccount } from '../../api/accounts.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Flex, Stack, chakra } from '../../ui/layout.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast/toasts.ts';
import { checkFields } from '../../entities/form/check-fields.ts';
import { useForm } from '../../entities/form/use-form.ts';

interface DeleteAccountDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks for the password before the account is deleted. The input is cleared when it closes. */
export function DeleteAccountDialog({ open, onOpenChange }: DeleteAccountDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete your account?"
      description="This cannot be undone."
      alert
    >
      <Consent onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}

function Consent({ onCancel }: { onCancel: () => void }) {
  const remove = useDeleteAccount();
  const form = useForm({
    initial: { password: '' },
    check: (values) =>
      checkFields(accountCheck('consent'), values, { password: () => 'Enter your password.' }),
    submit: async (data) => {
      await remove.mutateAsync({ data });
      toast.success('Your account was deleted', 'You are signed out on every device.');
    },
    fallback: 'The account could not be deleted',
  });
  return (
    <chakra.form noValidate onSubmit={form.onSubmit} aria-label="Delete your account">
      <Stack gap="5">
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          required
          {...form.field('password')}
        />
        {form.failure && <Alert>{form.failure}</Alert>}
        <Flex justify="flex-end" gap="2" wrap="wrap">
          <Button variant="quiet" onClick={onCancel}>
            Keep my account
          </Button>
          <Button type="submit" variant="danger" busy={form.busy} busyLabel="Deleting…">
            Delete account
          </Button>
        </Flex>
      </Stack>
    </chakra.form>
  );
}
