import { useLocation } from 'react-router-dom';
import { accountCheck } from '../../../api/checks.ts';
import { useConfirmEmailChange } from '../../../api/email-change.ts';
import { errorMessage } from '../../../api/errors.ts';
import { checkFields } from '../../../entities/form/check-fields.ts';
import { useForm } from '../../../entities/form/use-form.ts';
import { useSession } from '../../../entities/session/session.tsx';
import { paths } from '../../../lib/paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Stack, chakra } from '../../../ui/layout.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { AuthLayout } from '../auth-layout.tsx';
import { linkToken } from '../link-token.ts';
import { NoLink } from './no-link.tsx';

const HEADING = 'Confirm your new email address';

/** Where the link to a new address leads: whoever is signed in, or knows the password, moves the account there. */
export function ConfirmNewEmailScreen() {
  const token = linkToken(useLocation().hash);
  const { status, user } = useSession();
  const confirm = useConfirmEmailChange();
  if (token === null) return <NoLink />;
  if (status === 'loading') return null;
  if (confirm.isSuccess) return <Moved signedIn={user !== null} />;
  const send = (password?: string) => confirm.mutateAsync({ data: { token, password } });
  if (!user) return <WithPassword send={send} />;
  return (
    <AuthLayout heading={HEADING} lead={`You are signed in as ${user.email}.`} aside={null}>
      <Stack gap="5">
        <Button
          size="lg"
          block
          busy={confirm.isPending}
          busyLabel="Confirming…"
          onClick={() => confirm.mutate({ data: { token } })}
        >
          Use the new address
        </Button>
        {confirm.isError && (
          <Alert>{errorMessage(confirm.error, 'The new address could not be confirmed')}</Alert>
        )}
      </Stack>
    </AuthLayout>
  );
}

function Moved({ signedIn }: { signedIn: boolean }) {
  return (
    <AuthLayout
      heading="Your email address is changed"
      lead="Sign in with the new address from now on. Other devices were signed out, and we told the old address."
      aside={null}
    >
      <LinkButton href={signedIn ? paths.account : paths.login} size="lg" block>
        {signedIn ? 'Open your account' : 'Log in'}
      </LinkButton>
    </AuthLayout>
  );
}

function WithPassword({ send }: { send: (password: string) => Promise<unknown> }) {
  const form = useForm({
    initial: { password: '' },
    check: (values) =>
      checkFields(accountCheck('consent'), values, { password: () => 'Enter your password.' }),
    submit: ({ password }) => send(password),
    fallback: 'The new address could not be confirmed',
  });
  return (
    <AuthLayout
      heading={HEADING}
      lead="Enter the password of your account, so that we know the change is yours."
      aside={null}
    >
      <chakra.form noValidate onSubmit={form.onSubmit} aria-label={HEADING}>
        <Stack gap="5">
          <PasswordField
            label="Password"
            autoComplete="current-password"
            required
            {...form.field('password')}
          />
          <Button type="submit" size="lg" block busy={form.busy} busyLabel="Confirming…">
            Use the new address
          </Button>
          {form.failure && <Alert>{form.failure}</Alert>}
        </Stack>
      </chakra.form>
    </AuthLayout>
  );
}
