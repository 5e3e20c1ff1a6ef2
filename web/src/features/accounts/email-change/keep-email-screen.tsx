import { useLocation } from 'react-router-dom';
import { useUndoEmailChange } from '../../../api/email-change.ts';
import { errorMessage } from '../../../api/errors.ts';
import { paths } from '../../../lib/paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Stack } from '../../../ui/layout.ts';
import { AuthLayout } from '../auth-layout.tsx';
import { linkToken } from '../link-token.ts';
import { NoLink } from './no-link.tsx';

/** Where the link in a notice to the old address leads. */
export function KeepEmailScreen() {
  const token = linkToken(useLocation().hash);
  const undo = useUndoEmailChange();
  if (token === null) return <NoLink />;
  if (undo.isSuccess) return <Kept movedBack={undo.data.moved_back} />;
  return (
    <AuthLayout
      heading="Keep your email address"
      lead="Your account stays with, or comes back to, the address this email was sent to. Where it had moved, everybody is signed out."
      aside={null}
    >
      <Stack gap="5">
        <Button
          size="lg"
          block
          busy={undo.isPending}
          busyLabel="Saving…"
          onClick={() => undo.mutate({ data: { token } })}
        >
          Keep this address
        </Button>
        {undo.isError && <Alert>{errorMessage(undo.error, 'The change could not be undone')}</Alert>}
      </Stack>
    </AuthLayout>
  );
}

function Kept({ movedBack }: { movedBack: boolean }) {
  return (
    <AuthLayout
      heading="Your email address is kept"
      lead={
        movedBack
          ? 'Your account is back at this address and everybody was signed out. Check your inbox: a link sets a new password.'
          : 'The change is cancelled. Change your password now if it was not you who asked for it.'
      }
      aside={null}
    >
      <LinkButton href={movedBack ? paths.login : paths.account} size="lg" block>
        {movedBack ? 'Log in' : 'Open your account'}
      </LinkButton>
    </AuthLayout>
  );
}
