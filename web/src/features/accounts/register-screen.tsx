import { RegisterForm } from '../../entities/session/register-form.tsx';
import { paths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/link.tsx';
import { AuthLayout } from './auth-layout.tsx';

export function RegisterScreen() {
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
      <RegisterForm />
    </AuthLayout>
  );
}
