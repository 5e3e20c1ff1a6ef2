import { useLocation } from 'react-router-dom';
import { useClaim } from '../../api/accounts.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { TextLink } from '../../ui/link.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { ChoosePassword } from './choose-password.tsx';
import { linkToken } from './link-token.ts';

/** Where a claim link or an invitation leads: choose a password, and the account is yours. */
export function ClaimScreen() {
  const token = linkToken(useLocation().hash);
  return token === null ? <NoLink /> : <Claim token={token} />;
}

function NoLink() {
  return (
    <AuthLayout
      heading="Open the link in your email"
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

function Claim({ token }: { token: string }) {
  const claim = useClaim();
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
    <ChoosePassword
      heading="Make the account yours"
      lead="Choose a password. Your email address is confirmed by the link, and every other device is signed out."
      label="Password"
      act="Claim account"
      acting="Claiming…"
      fallback="The account could not be claimed"
      onPassword={(password) => claim.mutateAsync({ data: { token, password } })}
    />
  );
}
