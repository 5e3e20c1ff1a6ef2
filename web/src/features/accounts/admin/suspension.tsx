import { useState } from 'react';
import { useReinstatement, useSuspension } from '../../../api/accounts-admin.ts';
import type { AdminUser } from '../../../api/accounts-admin.ts';
import { errorMessage } from '../../../api/errors.ts';
import { formatDay } from '../../../lib/format-date.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Stack, chakra } from '../../../ui/layout.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast/toasts.ts';

/** The texts and the action, for suspending and for reinstating. */
function textsFor(name: string, suspended: boolean) {
  return suspended
    ? {
        button: 'Reinstate account',
        title: `Reinstate ${name}’s account?`,
        description: 'They can sign in again. API keys have to be created again. They are notified by email.',
        busy: 'Reinstating…',
        done: `${name} can sign in again`,
      }
    : {
        button: 'Suspend account',
        title: `Suspend ${name}’s account?`,
        description:
          'They are signed out everywhere, their API keys end, and nobody can sign in until you reinstate the account. Orders can still be refunded. They are notified by email, without the reason.',
        busy: 'Suspending…',
        done: `${name} is suspended`,
      };
}

/** Suspends or reinstates a user; the reason is written to the audit log. */
export function Suspension({ user }: { user: AdminUser }) {
  const [asking, setAsking] = useState(false);
  const suspended = user.suspended_at !== null;
  return (
    <Stack gap="3">
      <chakra.p textStyle="body" color="fg.muted">
        {user.suspended_at === null
          ? 'A suspended account keeps its orders, credits and analyses, but nobody can sign in to it.'
          : `Suspended since ${formatDay(user.suspended_at)}: ${user.suspension_reason ?? ''}`}
      </chakra.p>
      <chakra.div>
        <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
          {textsFor(user.full_name, suspended).button}
        </Button>
      </chakra.div>
      <ReasonDialog user={user} suspended={suspended} open={asking} onOpenChange={setAsking} />
    </Stack>
  );
}

interface ReasonDialogProps {
  user: AdminUser;
  suspended: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function ReasonDialog({ user, suspended, open, onOpenChange }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const suspend = useSuspension();
  const reinstate = useReinstatement();
  const texts = textsFor(user.full_name, suspended);
  const act = async (): Promise<void> => {
    const given = reason.trim();
    if (given === '') {
      setFailure('Say why: the reason is written to the audit log.');
      throw new Error('A reason is missing.');
    }
    try {
      await (suspended ? reinstate : suspend).mutateAsync({ userId: user.id, data: { reason: given } });
      setReason('');
      setFailure(null);
      toast.success(texts.done);
    } catch (error) {
      setFailure(errorMessage(error));
      throw error;
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title}
      description={texts.description}
      confirm={texts.button}
      busyLabel={texts.busy}
      harmless={suspended}
      onConfirm={act}
    >
      <Stack gap="3">
        <TextField
          label="Reason"
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {failure && <Alert>{failure}</Alert>}
      </Stack>
    </ConfirmDialog>
  );
}
