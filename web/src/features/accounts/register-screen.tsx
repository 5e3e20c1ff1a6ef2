import { checks } from '../../api/account-checks.ts';
import { useRegister } from '../../api/accounts.ts';
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

const words = {
  full_name: (value: string) => (value === '' ? 'Enter your name.' : 'Use at most 120 characters.'),
  email: emailWords,
  password: (value: string) =>
    value.length > 200 ? 'Use at most 200 characters.' : 'Use at least 6 characters.',
};

export function RegisterScreen() {
  const register = useRegister();
  const form = useAccountForm({
    initial: { full_name: '', email: '', password: '' },
    check: (values) => checkFields(checks.registration, values, words),
    submit: (data) => register.mutateAsync({ data }),
    fallback: 'Registration failed',
  });
  return (
    <AuthLayout
      heading="Create an account"
      lead="It takes a name, an email address and a password."
      aside={
        <>
          Already have an account? <TextLink href={paths.login}>Log in</TextLink>
        </>
      }
    >
      <chakra.form noValidate onSubmit={form.onSubmit} aria-label="Create an account">
        <Stack gap="5">
          <TextField label="Full name" autoComplete="name" required {...form.field('full_name')} />
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
            hint="At least 6 characters, and not one of the common ones."
            autoComplete="new-password"
            required
            {...form.field('password')}
          />
          <Button type="submit" size="lg" block busy={form.busy} busyLabel="Creating your account…">
            Create account
          </Button>
          {form.failure && <Alert>{form.failure}</Alert>}
        </Stack>
      </chakra.form>
    </AuthLayout>
  );
}
