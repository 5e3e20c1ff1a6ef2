import { useLocation } from 'react-router-dom';
import { accountCheck } from '../../api/checks.ts';
import { useAskForNewPassword, useSetNewPassword } from '../../api/accounts.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Stack, chakra } from '../../ui/layout.ts';
import { TextLink } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { ChoosePassword } from './choose-password.tsx';
import { checkFields, emailMessage } from '../../entities/form/check-fields.ts';
import { linkToken } from './link-token.ts';
import { useForm } from '../../entities/form/use-form.ts';

const backToLogin = (
  <>
    Remembered it? <TextLink href={paths.login}>Log in</TextLink>
  </>
);

/** Asks for a link; with a link's secret in the address, sets the new password. */
export function ResetPasswordScreen() {
  const token = linkToken(useLocation().hash);
  return token === null ? <AskForLink /> : <SetPassword token={token} />;
}

function AskForLink() {
  const ask = useAskForNewPassword();
  const form = useForm({
    initial: { email: '' },
    check: (values) => checkFields(accountCheck('email'), values, { email: emailMessage }),
    submit: (data) => ask.mutateAsync({ data }),
    fallback: 'The link could not be sent',
  });
  if (ask.isSuccess) {
    return (
      <AuthLayout heading="Check your inbox" lead="It may take a minute." aside={backToLogin}>
        <Alert tone="success">
          If there is an account with this email address, a link is on its way to it. The link works once and
          for one hour.
        </Alert>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      heading="Forgot your password?"
      lead="We send you a link that sets a new one."
      aside={backToLogin}
    >
      <chakra.form noValidate onSubmit={form.onSubmit} aria-label="Forgot your password?">
        <Stack gap="5">
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            inputMode="email"
            required
            {...form.field('email')}
          />
          <Button type="submit" size="lg" block busy={form.busy} busyLabel="Sending…">
            Send me a link
          </Button>
          {form.failure && <Alert>{form.failure}</Alert>}
        </Stack>
      </chakra.form>
    </AuthLayout>
  );
}

function SetPassword({ token }: { token: string }) {
  const set = useSetNewPassword();
  if (set.isSuccess) {
    return (
      <AuthLayout
        heading="Your new password is set"
        lead="Every device was signed out. Log in with the new password."
        aside={null}
      >
        <LinkButton href={paths.login} size="lg" block>
          Log in
        </LinkButton>
      </AuthLayout>
    );
  }
  return (
    <ChoosePassword
      heading="Set a new password"
      lead="It replaces the old one, and signs out every device."
      label="New password"
      act="Set password"
      acting="Setting it…"
      fallback="The password could not be set"
      onPassword={(password) => set.mutateAsync({ data: { token, password } })}
    />
  );
}
