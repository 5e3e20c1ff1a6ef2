import { useState } from 'react';
import { ApiError } from '../../api/errors.ts';
import { useProveIdentity } from '../../api/proof.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Flex, Stack, chakra } from '../../ui/layout.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../form/use-form.ts';

interface ProofDialogProps {
  open: boolean;
  /** Closed, with the password given or not. */
  onClose: (given: boolean) => void;
}

/** Asks for the password, and for a code where the account has a second factor, before something sensitive is done. */
export function ProofDialog({ open, onClose }: ProofDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose(false)}
      size="sm"
      title="Confirm that it is you"
      description="You entered your password a while ago. Enter it again to continue."
    >
      <ProofForm onClose={onClose} />
    </Dialog>
  );
}

const wantsCode = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'accounts.code_required';

function ProofForm({ onClose }: Pick<ProofDialogProps, 'onClose'>) {
  const [byCode, setByCode] = useState(false);
  const prove = useProveIdentity();
  const form = useForm({
    initial: { password: '', totp_code: '' },
    check: ({ password, totp_code: code }) => ({
      ...(password === '' && { password: 'Enter your password.' }),
      ...(byCode && code.trim() === '' && { totp_code: 'Enter the six digits.' }),
    }),
    submit: async ({ password, totp_code: code }) => {
      try {
        await prove.mutateAsync({ data: { password, ...(byCode && { totp_code: code }) } });
      } catch (error) {
        if (wantsCode(error)) setByCode(true);
        throw error;
      }
      onClose(true);
    },
    fallback: 'That did not work',
  });
  return (
    <chakra.form noValidate onSubmit={form.onSubmit} aria-label="Confirm that it is you">
      <Stack gap="5">
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          required
          {...form.field('password')}
        />
        {byCode && (
          <TextField
            label="Code from your authenticator app"
            mono
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={20}
            required
            {...form.field('totp_code')}
          />
        )}
        {form.failure && <Alert>{form.failure}</Alert>}
        <Flex justify="flex-end" gap="2" wrap="wrap">
          <Button variant="quiet" onClick={() => onClose(false)}>
            Cancel
          </Button>
          <Button type="submit" busy={form.busy} busyLabel="Checking…">
            Confirm
          </Button>
        </Flex>
      </Stack>
    </chakra.form>
  );
}
