import { useState } from 'react';
import { useSignIn } from '../../api/accounts.ts';
import type { Credentials } from '../../api/accounts.ts';
import { Alert } from '../../ui/alert.tsx';
import { Stack, chakra } from '../../ui/layout.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../form/use-form.ts';

export interface SecondStepProps {
  /** What the first step was passed with. */
  credentials: Pick<Credentials, 'email' | 'password'>;
  onDone?: () => void;
  onBack: () => void;
}

/** The second step of signing in: a code from the authenticator app, or one of the recovery codes. */
export function SecondStep({ credentials, onDone, onBack }: SecondStepProps) {
  const [kind, setKind] = useState<'totp_code' | 'recovery_code'>('totp_code');
  const other = kind === 'totp_code' ? 'recovery_code' : 'totp_code';
  return (
    <Stack gap="5">
      <CodeForm key={kind} kind={kind} credentials={credentials} onDone={onDone} />
      <chakra.div display="flex" justifyContent="space-between" gap="3" flexWrap="wrap">
        <Button variant="quiet" size="sm" onClick={() => setKind(other)}>
          {kind === 'totp_code' ? 'Use a recovery code' : 'Use the authenticator app'}
        </Button>
        <Button variant="quiet" size="sm" onClick={onBack}>
          Back
        </Button>
      </chakra.div>
    </Stack>
  );
}

interface CodeFormProps extends Omit<SecondStepProps, 'onBack'> {
  kind: 'totp_code' | 'recovery_code';
}

function CodeForm({ kind, credentials, onDone }: CodeFormProps) {
  const signIn = useSignIn();
  const byApp = kind === 'totp_code';
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) =>
      code.trim() === '' ? { code: byApp ? 'Enter the six digits.' : 'Enter a recovery code.' } : {},
    submit: ({ code }) => signIn.mutateAsync({ data: { ...credentials, [kind]: code } }).then(onDone),
    fallback: 'Login failed',
  });
  return (
    <chakra.form noValidate onSubmit={form.onSubmit} aria-label="Second step">
      <Stack gap="5">
        <TextField
          label={byApp ? 'Code from your authenticator app' : 'Recovery code'}
          hint={byApp ? undefined : 'One of those shown when you set it up. Each works once.'}
          mono
          autoComplete="one-time-code"
          inputMode={byApp ? 'numeric' : 'text'}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={byApp ? 20 : 60}
          autoFocus
          required
          {...form.field('code')}
        />
        <Button type="submit" size="lg" block busy={form.busy} busyLabel="Signing in…">
          Verify
        </Button>
        {form.failure && <Alert>{form.failure}</Alert>}
      </Stack>
    </chakra.form>
  );
}
