import { useLocation } from 'react-router-dom';
import { accountCheck } from '../../api/checks.ts';
import { useConfirmEmail } from '../../api/accounts.ts';
import { errorMessage } from '../../api/errors.ts';
import { checkFields } from '../../entities/form/check-fields.ts';
import { useForm } from '../../entities/form/use-form.ts';
import { useSession } from '../../entities/session/session.tsx';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Stack, chakra } from '../../ui/layout.ts';
import { TextLink } from '../../ui/link.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { linkToken } from './link-token.ts';

/** Where the link of a registration leads: the address is confirmed by whoever is signed in, or knows the password. */
export function ConfirmEmailScreen() {
  const token = linkToken(useLocation().hash);
  const { status, user } = useSession();
  if (token === null) return <NoLink />;
  if (status === 'loading') return null;
  return user ? <Confirm token={token} email={user.email} /> : <ConfirmWithPassword token={token} />;
}

function NoLink() {
  return (
    <AuthLayout
      heading="Open the link in your email"
      lead="This page needs the whole link that we sent you by email. Your account page sends another one."
      aside={null}
    >
      <LinkButton href={paths.account} size="lg" block>
        Open your account
      </LinkButton>
    </AuthLayout>
  );
}

/** For people who did not register: the same link sets a new password and ends all other sessions. */
function notMine(token: string) {
  return (
    <>
      Did you not register here?{' '}
      <TextLink href={`${paths.claim}#token=${token}`}>Choose a password of your own</TextLink>
    </>
  );
}

function Confirmed() {
  const { user } = useSession();
  return (
    <AuthLayout
      heading="Your email address is confirmed"
      lead="Everything bought with it is in your account. Other devices were signed out."
      aside={null}
    >
      <LinkButton href={user ? paths.dashboard : paths.login} size="lg" block>
        {user ? 'Open your dashboard' : 'Log in'}
      </LinkButton>
    </AuthLayout>
  );
}

function Confirm({ token, email }: { token: string; email: string }) {
  const confirm = useConfirmEmail();
  if (confirm.isSuccess) return <Confirmed />;
  return (
    <AuthLayout
      heading="Confirm your email address"
      lead={`You are signed in as ${email}.`}
      aside={notMine(token)}
    >
      <Stack gap="5">
        <Button
          size="lg"
          block
          busy={confirm.isPending}
          busyLabel="Confirming…"
          onClick={() => confirm.mutate({ data: { token } })}
        >
          Confirm address
        </Button>
        {confirm.isError && (
          <Alert>{errorMessage(confirm.error, 'The address could not be confirmed')}</Alert>
        )}
      </Stack>
    </AuthLayout>
  );
}

function ConfirmWithPassword({ token }: { token: string }) {
  const confirm = useConfirmEmail();
  const form = useForm({
    initial: { password: '' },
    check: (values) =>
      checkFields(accountCheck('consent'), values, { password: () => 'Enter your password.' }),
    submit: ({ password }) => confirm.mutateAsync({ data: { token, password } }),
    fallback: 'The address could not be confirmed',
  });
  if (confirm.isSuccess) return <Confirmed />;
  return (
    <AuthLayout
      heading="Confirm your email address"
      lead="Enter the password of your account, so that we know it was you who asked for the link."
      aside={notMine(token)}
    >
      <chakra.form noValidate onSubmit={form.onSubmit} aria-label="Confirm your email address">
        <Stack gap="5">
          <PasswordField
            label="Password"
            autoComplete="current-password"
            required
            {...form.field('password')}
          />
          <Button type="submit" size="lg" block busy={form.busy} busyLabel="Confirming…">
            Confirm address
          </Button>
          {form.failure && <Alert>{form.failure}</Alert>}
        </Stack>
      </chakra.form>
    </AuthLayout>
  );
}
