import { useState } from 'react';
import { accountCheck } from '../../../api/checks.ts';
import { useConfirmTwoFactor, useStartTwoFactor } from '../../../api/two-factor.ts';
import type { TwoFactorStart } from '../../../api/two-factor.ts';
import { checkFields } from '../../../entities/form/check-fields.ts';
import { useForm } from '../../../entities/form/use-form.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Flex, Stack, chakra } from '../../../ui/layout.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { QrPicture } from '../../../ui/qr-picture.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface EnrolDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Setting two-factor sign-in up: the password, the app, the recovery codes. What was begun is forgotten when it closes. */
export function EnrolDialog({ open, onOpenChange }: EnrolDialogProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = (): void => {
    setCodes(null);
    onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={codes ? 'Two-factor sign-in is on' : 'Set up two-factor sign-in'}
      locked={codes !== null}
      alert
    >
      {codes ? <RecoveryCodes codes={codes} onSaved={close} /> : <Steps onCancel={close} onDone={setCodes} />}
    </Dialog>
  );
}

interface StepsProps {
  onCancel: () => void;
  onDone: (codes: readonly string[]) => void;
}

function Steps({ onCancel, onDone }: StepsProps) {
  const [begun, setBegun] = useState<TwoFactorStart | null>(null);
  return begun ? (
    <AppStep begun={begun} onCancel={onCancel} onDone={onDone} />
  ) : (
    <PasswordStep onCancel={onCancel} onBegun={setBegun} />
  );
}

interface PasswordStepProps {
  onCancel: () => void;
  onBegun: (begun: TwoFactorStart) => void;
}

function PasswordStep({ onCancel, onBegun }: PasswordStepProps) {
  const start = useStartTwoFactor();
  const form = useForm({
    initial: { password: '' },
    check: (values) =>
      checkFields(accountCheck('passwordAgain'), values, { password: () => 'Enter your password.' }),
    submit: async (data) => onBegun(await start.mutateAsync({ data })),
    fallback: 'Two-factor sign-in could not be set up',
  });
  return (
    <chakra.form noValidate onSubmit={form.onSubmit} aria-label="Begin">
      <Stack gap="5">
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          required
          {...form.field('password')}
        />
        {form.failure && <Alert>{form.failure}</Alert>}
        <Buttons onCancel={onCancel} go="Continue" busy={form.busy} />
      </Stack>
    </chakra.form>
  );
}

function AppStep({ begun, onCancel, onDone }: StepsProps & { begun: TwoFactorStart }) {
  const confirm = useConfirmTwoFactor();
  const form = useForm({
    initial: { totp_code: '' },
    check: (values) =>
      checkFields(accountCheck('appCode'), values, { totp_code: () => 'Enter the six digits.' }),
    submit: async (data) => onDone((await confirm.mutateAsync({ data })).recovery_codes),
    fallback: 'The code could not be checked',
  });
  return (
    <chakra.form noValidate onSubmit={form.onSubmit} aria-label="Confirm">
      <Stack gap="5">
        <Flex gap="5" align="flex-start" direction={{ base: 'column', sm: 'row' }}>
          <QrPicture text={begun.otpauth_url} label="QR code for your authenticator app" size="10rem" />
          <Stack gap="3" minW="0">
            <chakra.p textStyle="body">
              Scan this with an authenticator app, such as Google Authenticator, 1Password or Aegis.
            </chakra.p>
            <chakra.p textStyle="body" color="fg.muted">
              Cannot scan? Type this key into the app:
            </chakra.p>
            <chakra.code textStyle="code" overflowWrap="anywhere" aria-label="Key for the app">
              {begun.secret.match(/.{1,4}/g)?.join(' ')}
            </chakra.code>
          </Stack>
        </Flex>
        <TextField
          label="Code that the app shows"
          mono
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          autoFocus
          required
          {...form.field('totp_code')}
        />
        {form.failure && <Alert>{form.failure}</Alert>}
        <Buttons onCancel={onCancel} go="Switch on" busy={form.busy} />
      </Stack>
    </chakra.form>
  );
}

function Buttons({ onCancel, go, busy }: { onCancel: () => void; go: string; busy: boolean }) {
  return (
    <Flex justify="flex-end" gap="2" wrap="wrap">
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" busy={busy} busyLabel="Checking…">
        {go}
      </Button>
    </Flex>
  );
}
