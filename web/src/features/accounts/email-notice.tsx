import { useSendConfirmation } from '../../api/accounts.ts';
import { errorMessage } from '../../api/errors.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack, chakra } from '../../ui/layout.ts';

/** Asks for the proof that the address is the user's own, and sends the link again. */
export function EmailNotice() {
  const send = useSendConfirmation();
  return (
    <Stack gap="3">
      <Alert tone="warning">
        Your email address is not confirmed yet. Open the link we sent to it. Purchases made with this address
        without signing in are then added to your account.
      </Alert>
      {send.isSuccess ? (
        <Alert tone="success">A link is on its way to you. It works once and for seven days.</Alert>
      ) : (
        <chakra.div>
          <Button variant="outline" busy={send.isPending} busyLabel="Sending…" onClick={() => send.mutate()}>
            Send the link again
          </Button>
        </chakra.div>
      )}
      {send.isError && <Alert>{errorMessage(send.error, 'The link could not be sent')}</Alert>}
    </Stack>
  );
}
