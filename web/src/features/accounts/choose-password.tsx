import { accountCheck } from '../../api/checks.ts';
import { checkFields } from '../../entities/form/check-fields.ts';
import { useForm } from '../../entities/form/use-form.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack, chakra } from '../../ui/layout.ts';
import { TextLink } from '../../ui/link.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { newPasswordHint, newPasswordMessage } from './new-password-messages.ts';

interface Props {
  heading: string;
  lead: string;
  label: string;
  /** Label of the button, and its label while the request runs. */
  act: string;
  acting: string;
  /** Shown when the server gives no reason. */
  fallback: string;
  onPassword: (password: string) => Promise<unknown>;
}

/** Behind the link of an email: a password for the account it is for. */
export function ChoosePassword({ heading, lead, label, act, acting, fallback, onPassword }: Props) {
  const form = useForm({
    initial: { password: '' },
    check: (values) => checkFields(accountCheck('newPassword'), values, { password: newPasswordMessage }),
    submit: ({ password }) => onPassword(password),
    fallback,
  });
  return (
    <AuthLayout
      heading={heading}
      lead={lead}
      aside={
        <>
          Link too old? <TextLink href={paths.resetPassword}>Get a new one</TextLink>
        </>
      }
    >
      <chakra.form noValidate onSubmit={form.onSubmit} aria-label={heading}>
        <Stack gap="5">
          <PasswordField
            label={label}
            hint={newPasswordHint}
            autoComplete="new-password"
            required
            {...form.field('password')}
          />
          <Button type="submit" size="lg" block busy={form.busy} busyLabel={acting}>
            {act}
          </Button>
          {form.failure && <Alert>{form.failure}</Alert>}
        </Stack>
      </chakra.form>
    </AuthLayout>
  );
}
