import { errorMessage } from '../../api/errors.ts';
import type { SessionInfo } from '../../api/generated/model';
import { useSessions, useSignOutDevice, useSignOutOthers } from '../../api/sessions.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Stack, chakra } from '../../ui/layout.ts';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast/toasts.ts';
import { SignedInDevice } from './signed-in-device.tsx';

/** Where the account is signed in, and the way to end that. */
export function SessionsPanel() {
  const { data, error, isPending, isFetching, refetch } = useSessions();
  const signOutOthers = useSignOutOthers();
  const sessions = data?.sessions ?? [];
  const others = sessions.filter(({ current }) => !current).length;
  return (
    <Panel
      title="Signed-in devices"
      flush
      aside={
        others > 0 && (
          <Button
            variant="outline"
            size="sm"
            busy={signOutOthers.isPending}
            onClick={() => signOutOthers.mutate(undefined, { onError: sayNotDone })}
          >
            Sign out everywhere else
          </Button>
        )
      }
    >
      {isPending && (
        <Stack p="5" gap="3">
          <Skeleton h="2.5rem" />
          <Skeleton h="2.5rem" />
        </Stack>
      )}
      {error && (
        <ErrorState
          title="Your devices could not be loaded"
          message={errorMessage(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      <chakra.ul listStyleType="none">
        {sessions.map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </chakra.ul>
    </Panel>
  );
}

const sayNotDone = (error: unknown) => toast.error('Not signed out', errorMessage(error));

function Device({ session }: { session: SessionInfo }) {
  const signOut = useSignOutDevice();
  const onSignOut = (): void => signOut.mutate({ sessionId: session.id }, { onError: sayNotDone });
  return <SignedInDevice session={session} busy={signOut.isPending} onSignOut={onSignOut} />;
}
