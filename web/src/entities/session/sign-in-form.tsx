import { useState } from 'react';
import { accountCheck } from '../../api/checks.ts';
import { useSignIn } from '../../api/accounts.ts';
import type { Credentials } from '../../api/accounts.ts';
import { ApiError } from '../../api/errors.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack, chakra } from '../../ui/layout.ts';
import { TextLink } from '../../ui/link.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { checkFields, emailMessage } from '../form/check-fields.ts';
import { useForm } from '../form/use-form.ts';
import { SecondStep } from './second-step.tsx';

const messages = { email: emailMessage, password: () => 'Enter your password.' };

export interface SignInFormProps {
  /** Shown when a value is missing, instead of a message at each field. */
  refusal?: string;
  onDone?: () => void;
}

/** Email and password, and a code where the account asks for one; then the session is the signed-in user's. */
export function SignInForm({ refusal, onDone }: SignInFormProps) {
  const [passed, setPassed] = useState<Credentials | null>(null);
  if (passed) return <SecondStep credentials={passed} onDone={onDone} onBack={() => setPassed(null)} />;
  return <FirstStep refusal={refusal} onDone={onDone} onCodeWanted={setPassed} />;
}

const wantsCode = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'accounts.totp_required';

interface FirstStepProps extends SignInFormProps {
  onCodeWanted: (credentials: Credentials) => void;
}

function FirstStep({ refusal, onDone, onCodeWanted }: FirstStepProps) {
  const signIn = useSignIn();
  const form = useForm({
    initial: { email: '', password: '' },
    check: (values) => checkFields(accountCheck('credentials'), values, messages),
    submit: async (data) => {
      try {
        await signIn.mutateAsync({ data });
      } catch (error) {
        if (wantsCode(error)) return onCodeWanted(data);
        throw error;
      }
      onDone?.();
    },
    fallback: 'Login failed',
    refusal,
  });
  return (
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
  );
}
