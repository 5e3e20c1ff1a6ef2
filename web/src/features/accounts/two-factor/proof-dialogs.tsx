import { useState } from 'react';
import { useDisableTwoFactor, useRenewRecoveryCodes } from '../../../api/two-factor.ts';
import type { TwoFactorProof } from '../../../api/two-factor.ts';
import { useForm } from '../../../entities/form/use-form.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Flex, Stack, chakra } from '../../../ui/layout.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast/toasts.ts';
import { proofOf } from './proof-of.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** New recovery codes that replace the earlier ones. */
export function RenewCodesDialog({ open, onOpenChange }: DialogProps) {
  const renew = useRenewRecoveryCodes();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = (): void => {
    setCodes(null);
    onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title="New recovery codes"
      description={codes ? undefined : 'The codes that you have now stop working.'}
      locked={codes !== null}
      alert
    >
      {codes ? (
        <RecoveryCodes codes={codes} onSaved={close} />
      ) : (
        <ProofForm
          go="Make new codes"
          onCancel={close}
          act={async (data) => setCodes((await renew.mutateAsync({ data })).recovery_codes)}
        />
      )}
    </Dialog>
  );
}

/** @param required the platform asks two-factor sign-in of every admin */
export function DisableDialog({ open, onOpenChange, required }: DialogProps & { required: boolean }) {
  const disable = useDisableTwoFactor();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Switch two-factor sign-in off?"
      description={
        required
          ? 'Every admin needs it here: the console closes until you set it up again.'
          : 'Your password alone will sign in to your account.'
      }
      alert
    >
      <ProofForm
        go="Switch off"
        danger
        onCancel={() => onOpenChange(false)}
        act={async (data) => {
          await disable.mutateAsync({ data });
          onOpenChange(false);
          toast.success('Two-factor sign-in is off');
        }}
      />
    </Dialog>
  );
}

interface ProofFormProps {
  go: string;
  danger?: boolean;
  onCancel: () => void;
  act: (proof: TwoFactorProof) => Promise<void>;
}

function ProofForm({ go, danger = false, onCancel, act }: ProofFormProps) {
  const form = useForm({
    initial: { password: '', code: '' },
    check: ({ password, code }) => ({
      ...(password === '' && { password: 'Enter your password.' }),
      ...(code.trim() === '' && { code: 'Enter a code.' }),
    }),
    submit: (values) => act(proofOf(values)),
    fallback: 'That did not work',
  });
  return (
    <chakra.form noValidate onSubmit={form.onSubmit} aria-label={go}>
      <Stack gap="5">
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          required
          {...form.field('password')}
        />
        <TextField
          label="Code"
          hint="From your authenticator app, or a recovery code."
          mono
          autoComplete="one-time-code"
          maxLength={60}
          required
          {...form.field('code')}
        />
        {form.failure && <Alert>{form.failure}</Alert>}
        <Flex justify="flex-end" gap="2" wrap="wrap">
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" variant={danger ? 'danger' : 'solid'} busy={form.busy} busyLabel="Checking…">
            {go}
          </Button>
        </Flex>
      </Stack>
    </chakra.form>
  );
}
