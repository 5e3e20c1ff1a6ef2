import { useState } from 'react';
import { accountCheck } from '../../../api/checks.ts';
import { useWithdrawEmailChange, useEmailChange, useRequestEmailChange } from '../../../api/email-change.ts';
import type { EmailChange } from '../../../api/email-change.ts';
import { errorMessage } from '../../../api/errors.ts';
import { useOwnTwoFactor } from '../../../api/two-factor.ts';
import { checkFields } from '../../../entities/form/check-fields.ts';
import { useForm } from '../../../entities/form/use-form.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Flex, Stack, chakra } from '../../../ui/layout.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { proofOf } from '../two-factor/proof-of.ts';

/** The way to another address: what waits for its mailbox, or the form that asks for it. */
export function ChangeEmail() {
  const { data } = useEmailChange();
  const [open, setOpen] = useState(false);
  if (data?.pending) return <Pending change={data.pending} />;
  if (open) return <ChangeForm onDone={() => setOpen(false)} />;
  return (
    <chakra.div>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Change email address
      </Button>
    </chakra.div>
  );
}

function Pending({ change }: { change: EmailChange }) {
  const cancel = useWithdrawEmailChange();
  return (
    <Stack gap="3">
      <Alert tone="info" title={`Waiting for ${change.email}`}>
        Open the link we sent there to finish. It works once, until {formatMoment(change.expires_at)}. Until
        then you sign in with the address above.
      </Alert>
      <chakra.div>
        <Button
          variant="outline"
          busy={cancel.isPending}
          busyLabel="Cancelling…"
          onClick={() => cancel.mutate()}
        >
          Cancel the change
        </Button>
      </chakra.div>
      {cancel.isError && <Alert>{errorMessage(cancel.error, 'The change could not be cancelled')}</Alert>}
    </Stack>
  );
}

function ChangeForm({ onDone }: { onDone: () => void }) {
  const request = useRequestEmailChange();
  const secondFactor = useOwnTwoFactor().data?.enabled ?? false;
  const form = useForm({
    initial: { email: '', password: '', code: '' },
    check: async ({ email, password, code }) => ({
      ...(await checkFields(
        accountCheck('emailChange'),
        { email, password },
        {
          email: () => 'Enter the new email address, such as name@example.com.',
          password: () => 'Enter your current password.',
        },
      )),
      ...(secondFactor && code.trim() === '' && { code: 'Enter a code.' }),
    }),
    submit: async ({ email, password, code }) => {
      const proof = secondFactor ? proofOf({ password, code }) : { password };
      await request.mutateAsync({ data: { email, ...proof } });
      onDone();
    },
    fallback: 'The email address could not be changed',
  });
  return (
    <Stack gap="4" asChild>
      <chakra.form noValidate onSubmit={form.onSubmit} aria-label="Change email address">
        <TextField
          label="New email address"
          hint="We send a link there, and a notice to the address you have now."
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          autoFocus
          {...form.field('email')}
        />
        <PasswordField
          label="Password"
          hint="The one you sign in with."
          autoComplete="current-password"
          required
          {...form.field('password')}
        />
        {secondFactor && (
          <TextField
            label="Code"
            hint="From your authenticator app, or a recovery code."
            mono
            autoComplete="one-time-code"
            maxLength={60}
            required
            {...form.field('code')}
          />
        )}
        {form.failure && <Alert>{form.failure}</Alert>}
        <Flex gap="2" wrap="wrap">
          <Button type="submit" variant="outline" busy={form.busy} busyLabel="Sending…">
            Send the link
          </Button>
          <Button variant="quiet" onClick={onDone}>
            Cancel
          </Button>
        </Flex>
      </chakra.form>
    </Stack>
  );
}
