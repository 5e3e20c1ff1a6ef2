import { SignInForm } from '../../entities/session/sign-in-form.tsx';
import { paths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/link.tsx';
import { AuthLayout } from './auth-layout.tsx';

/** The router redirects afterwards: this screen is only for people who are signed out. */
export function LoginScreen() {
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
      <SignInForm />
    </AuthLayout>
  );
}
