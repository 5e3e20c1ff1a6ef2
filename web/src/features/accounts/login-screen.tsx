import { checks } from '../../api/account-checks.ts';
import { useSignIn } from '../../api/accounts.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack, chakra } from '../../ui/layout.ts';
import { TextLink } from '../../ui/link.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { checkFields, emailWords } from './form.ts';
import { useAccountForm } from './use-account-form.ts';

const words = { email: emailWords, password: () => 'Enter your password.' };

/** Where it goes afterwards is the router's business: this screen is only for those who are signed out. */
export function LoginScreen() {
  const signIn = useSignIn();
  const form = useAccountForm({
    initial: { email: '', password: '' },
    check: (values) => checkFields(checks.credentials, values, words),
    submit: (data) => signIn.mutateAsync({ data }),
    fallback: 'Login failed',
  });
  return (
    <AuthLayout
      heading="Welcome back"
      lead="Log in to read charts and see your history."
      aside={
        <>
          No account yet? <TextLink href={paths.register}>Create an account</TextLink>
        </>
      }
    >
      <chakra.form noValidate onSubmit={form.onSubmit} aria-label="Log in">
        <Stack gap="5">
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            inputMode="email"
            required
            {...form.field('email')}
          />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            required
            {...form.field('password')}
          />
          <chakra.div mt="-2" textStyle="body">
            <TextLink href={paths.resetPassword}>Forgot password?</TextLink>
          </chakra.div>
          <Button type="submit" size="lg" block busy={form.busy} busyLabel="Signing in…">
            Sign in
          </Button>
          {form.failure && <Alert>{form.failure}</Alert>}
        </Stack>
      </chakra.form>
    </AuthLayout>
  );
}
