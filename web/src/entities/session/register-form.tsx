import { accountCheck } from '../../api/checks.ts';
import { useRegister } from '../../api/accounts.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack, chakra } from '../../ui/layout.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { checkFields, emailMessage } from '../form/check-fields.ts';
import { useForm } from '../form/use-form.ts';

const messages = {
  full_name: (value: string) => (value === '' ? 'Enter your name.' : 'Use at most 120 characters.'),
  email: emailMessage,
  password: (value: string) =>
    value.length > 200 ? 'Use at most 200 characters.' : 'Use at least 6 characters.',
};

/** Name, email and password of a new account; it is signed in as soon as it exists. */
export function RegisterForm({ onDone }: { onDone?: () => void }) {
  const register = useRegister();
  const form = useForm({
    initial: { full_name: '', email: '', password: '' },
    check: (values) => checkFields(accountCheck('registration'), values, messages),
    submit: (data) => register.mutateAsync({ data }).then(onDone),
    fallback: 'Registration failed',
  });
  return (
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
  );
}
