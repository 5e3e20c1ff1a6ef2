import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { AuthLayout } from '../auth-layout.tsx';

/** The page was opened without the secret of an email. */
export function NoLink() {
  return (
    <AuthLayout
      heading="Open the link in your email"
      lead="This page needs the whole link that we sent you by email."
      aside={null}
    >
      <LinkButton href={paths.account} size="lg" block>
        Open your account
      </LinkButton>
    </AuthLayout>
  );
}
