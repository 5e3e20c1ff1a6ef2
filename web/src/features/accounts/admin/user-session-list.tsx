import { useState } from 'react';
import { useEndUserSession, useEndUserSessions, useUserSessions } from '../../../api/accounts-admin.ts';
import type { AdminUser, SessionInfo } from '../../../api/accounts-admin.ts';
import { errorMessage } from '../../../api/errors.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Stack, chakra } from '../../../ui/layout.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast/toasts.ts';
import { SignedInDevice } from '../signed-in-device.tsx';

const sayNotDone = (error: unknown) => toast.error('Not signed out', errorMessage(error));

/** Where somebody is signed in, and the way to end one session or all of them. */
export function UserSessionList({ user }: { user: AdminUser }) {
  const { data, error, isFetching, refetch } = useUserSessions(user.id);
  if (!data) {
    return error ? (
      <ErrorState
        title="The devices could not be loaded"
        message={errorMessage(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <Skeleton h="2.5rem" />
    );
  }
  if (data.sessions.length === 0) {
    return (
      <chakra.p textStyle="body" color="fg.muted">
        Signed in nowhere.
      </chakra.p>
    );
  }
  return (
    <Stack gap="3">
      <chakra.ul listStyleType="none" borderWidth="1px" borderRadius="control">
        {data.sessions.map((session) => (
          <Device key={session.id} user={user} session={session} />
        ))}
      </chakra.ul>
      {data.sessions.some(({ current }) => !current) && <EndAll user={user} />}
    </Stack>
  );
}

function Device({ user, session }: { user: AdminUser; session: SessionInfo }) {
  const end = useEndUserSession();
  const onSignOut = (): void =>
    end.mutate({ userId: user.id, sessionId: session.id }, { onError: sayNotDone });
  return <SignedInDevice dense session={session} busy={end.isPending} onSignOut={onSignOut} />;
}

function EndAll({ user }: { user: AdminUser }) {
  const [asking, setAsking] = useState(false);
  const end = useEndUserSessions();
  const endAll = async (): Promise<void> => {
    try {
      await end.mutateAsync({ userId: user.id });
    } catch (error) {
      sayNotDone(error);
      throw error;
    }
  };
  return (
    <chakra.div>
      <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Sign ${user.full_name} out everywhere?`}
        description="Every device has to log in again. Nothing else changes."
        confirm="Sign out everywhere"
        busyLabel="Signing out…"
        onConfirm={endAll}
      />
    </chakra.div>
  );
}
