import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { ErrorState } from './error-state.tsx';

interface MissingPartProps {
  /** Where the part would stand, instead of at the edge of the window. */
  inPlace?: boolean;
  onRetry: () => Promise<void>;
}

const TITLE = 'This part of the page could not be loaded';
const MESSAGE =
  'Check your connection and try again. If that fails, the page is reloaded, and what you have not saved is lost.';

/** The code of a part did not come: there is no network, or a newer release has replaced it. */
export function MissingPart({ inPlace = false, onRetry }: MissingPartProps) {
  const [busy, setBusy] = useState(false);
  const retry = (): void => {
    setBusy(true);
    void onRetry().finally(() => setBusy(false));
  };
  if (inPlace) return <ErrorState title={TITLE} message={MESSAGE} onRetry={retry} retrying={busy} />;
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
        {MESSAGE}
      </Alert>
    </chakra.div>
  );
}
