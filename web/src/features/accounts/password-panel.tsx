import { useState } from 'react';
import { accountCheck } from '../../api/checks.ts';
import { useChangePassword } from '../../api/sessions.ts';
import { checkFields } from '../../entities/form/check-fields.ts';
import { useForm } from '../../entities/form/use-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack, chakra } from '../../ui/layout.ts';
import { Panel } from '../../ui/panel.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { newPasswordMessage } from './new-password-messages.ts';

/** A new password for somebody who knows the present one. */
export function PasswordPanel() {
  const [changes, setChanges] = useState(0);
  return (
    <Panel title="Password">
      <Stack gap="4" maxW="24rem">
        {changes > 0 && (
          <Alert tone="success">Your password is changed, and every other device was signed out.</Alert>
        )}
        <PasswordForm key={changes} onChanged={() => setChanges(changes + 1)} />
      </Stack>
    </Panel>
  );
}

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const change = useChangePassword();
  const form = useForm({
    initial: { current_password: '', new_password: '' },
    check: (values) =>
      checkFields(accountCheck('passwordChange'), values, {
        current_password: () => 'Enter your current password.',
        new_password: newPasswordMessage,
      }),
    submit: async (data) => {
      await change.mutateAsync({ data });
      onChanged();
    },
    fallback: 'The password could not be changed',
  });
  return (
    <chakra.form noValidate onSubmit={form.onSubmit} aria-label="Change password">
      <Stack gap="4">
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          required
          {...form.field('current_password')}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          required
          {...form.field('new_password')}
        />
        {form.failure && <Alert>{form.failure}</Alert>}
        <chakra.div>
          <Button type="submit" variant="outline" busy={form.busy} busyLabel="Changing…">
            Change password
          </Button>
        </chakra.div>
      </Stack>
    </chakra.form>
  );
}
