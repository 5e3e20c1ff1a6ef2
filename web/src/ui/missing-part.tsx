import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { ErrorState } from './error-state.tsx';

interface MissingPartProps {
  /** Where the part would stand, instead of at the edge of the window. */
  inPlace?: boolean;
  /** Fetches the part again; `offline`: there is no network to fetch it by, and the page stays as it is. */
  onRetry: () => Promise<'done' | 'offline'>;
}

const TITLE = 'This part of the page could not be loaded';
const MESSAGE =
  'Check your connection and try again. If that fails, the page is reloaded, and what you have not saved is lost.';
const OFFLINE = 'You are offline. Try again when you are connected; nothing on this page is lost until then.';

/** The code of a part did not come: there is no network, or a newer release has replaced it. */
export function MissingPart({ inPlace = false, onRetry }: MissingPartProps) {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState(MESSAGE);
  const retry = (): void => {
    setBusy(true);
    void onRetry()
      .then((answer) => setMessage(answer === 'offline' ? OFFLINE : MESSAGE))
      .finally(() => setBusy(false));
  };
  if (inPlace) return <ErrorState title={TITLE} message={message} onRetry={retry} retrying={busy} />;
  return (
    <chakra.div
      position="fixed"
      insetX="4"
      bottom="4"
      zIndex="toast"
      maxW="36rem"
      mx="auto"
      boxShadow="overlay"
    >
      <Alert
        title={TITLE}
        action={
          <Button variant="outline" size="sm" busy={busy} onClick={retry}>
            Retry
          </Button>
        }
      >
        {message}
      </Alert>
    </chakra.div>
  );
}
