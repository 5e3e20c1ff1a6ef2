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
      toast.success(`${user.full_name} signs in with the password alone now`);
    } catch (error) {
      toast.error('Two-factor sign-in is still on', errorMessage(error));
      throw error;
    }
  };
  return (
    <Stack gap="3">
      <chakra.p textStyle="body" color="fg.muted">
        Only for somebody who has lost the phone and the recovery codes, and whom you have recognised.
      </chakra.p>
      <chakra.div>
        <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
          Take it off this account
        </Button>
      </chakra.div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Take two-factor sign-in off ${user.full_name}’s account?`}
        description="The password alone signs in from then on. They are signed out everywhere and notified by e-mail."
        confirm="Take it off"
        busyLabel="Taking it off…"
        onConfirm={act}
      />
    </Stack>
  );
}
