import { useLocation } from 'react-router-dom';
import { checks } from '../../api/account-checks.ts';
import { useClaim } from '../../api/accounts.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Stack, chakra } from '../../ui/layout.ts';
import { TextLink } from '../../ui/link.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { checkFields } from '../../entities/form/check-fields.ts';
import { linkToken } from './link-token.ts';
import { newPasswordHint, newPasswordWords } from './new-password-words.ts';
import { useForm } from '../../entities/form/use-form.ts';

/** Where a claim link or an invitation leads: choose a password, and the account is yours. */
export function ClaimScreen() {
  const token = linkToken(useLocation().hash);
  return token === null ? <NoLink /> : <ChoosePassword token={token} />;
}

function NoLink() {
  return (
    <AuthLayout
      heading="Open the link in your letter"
      lead="This page needs the whole link that we sent you by email."
      aside={
        <>
          Already have a password? <TextLink href={paths.login}>Log in</TextLink>
        </>
      }
    >
      <LinkButton href={paths.resetPassword} size="lg" block>
        Send me a new link
      </LinkButton>
    </AuthLayout>
  );
}

function ChoosePassword({ token }: { token: string }) {
  const claim = useClaim();
  const form = useForm({
    initial: { password: '' },
    check: (values) => checkFields(checks.newPassword, values, { password: newPasswordWords }),
    submit: ({ password }) => claim.mutateAsync({ data: { token, password } }),
    fallback: 'The account could not be claimed',
  });
  if (claim.isSuccess) {
    return (
      <AuthLayout
        heading="The account is yours"
        lead="You are signed in, and everything bought with your email address is in it."
        aside={null}
      >
        <LinkButton href={paths.dashboard} size="lg" block>
          Open your dashboard
        </LinkButton>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      heading="Make the account yours"
      lead="Choose a password. Your email address is confirmed by the link."
      aside={
        <>
          Link too old? <TextLink href={paths.resetPassword}>Get a new one</TextLink>
        </>
      }
    >
      <chakra.form noValidate onSubmit={form.onSubmit} aria-label="Make the account yours">
        <Stack gap="5">
          <PasswordField
            label="Password"
            hint={newPasswordHint}
            autoComplete="new-password"
            required
            {...form.field('password')}
          />
          <Button type="submit" size="lg" block busy={form.busy} busyLabel="Claiming…">
            Claim account
          </Button>
          {form.failure && <Alert>{form.failure}</Alert>}
        </Stack>
      </chakra.form>
    </AuthLayout>
  );
}
