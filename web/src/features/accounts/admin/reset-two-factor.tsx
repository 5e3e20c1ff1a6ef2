import { useState } from 'react';
import { useResetTwoFactor } from '../../../api/accounts-admin.ts';
import type { AdminUser } from '../../../api/accounts-admin.ts';
import { errorMessage } from '../../../api/errors.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Stack, chakra } from '../../../ui/layout.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast/toasts.ts';

/** For an admin who has lost phone and recovery codes. */
export function ResetTwoFactor({ user }: { user: AdminUser }) {
  const [asking, setAsking] = useState(false);
  const reset = useResetTwoFactor();
  const act = async (): Promise<void> => {
    try {
      await reset.mutateAsync({ userId: user.id });
      toast.success(`${user.full_name} now signs in with the password alone`);
    } catch (error) {
      toast.error('Two-factor sign-in is still on', errorMessage(error));
      throw error;
    }
  };
  return (
    <Stack gap="3">
      <chakra.p textStyle="body" color="fg.muted">
        Only for somebody who has lost both phone and recovery codes, and whose identity you have checked.
      </chakra.p>
      <chakra.div>
        <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
          Turn it off for this account
        </Button>
      </chakra.div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Turn off two-factor sign-in for ${user.full_name}?`}
        description="From then on the password alone is enough to sign in. They are signed out everywhere and notified by email."
        confirm="Turn it off"
        busyLabel="Turning it off…"
        onConfirm={act}
      />
    </Stack>
  );
}
