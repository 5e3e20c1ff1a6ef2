import { useState } from 'react';
import { useReinstatement, useSuspension } from '../../../api/accounts-admin.ts';
import type { AdminUser } from '../../../api/accounts-admin.ts';
import { ReasonedDialog } from '../../../entities/form/reasoned-dialog.tsx';
import { formatDay } from '../../../lib/format-date.ts';
import { Button } from '../../../ui/button.tsx';
import { Stack, chakra } from '../../../ui/layout.ts';
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
  const suspend = useSuspension();
  const reinstate = useReinstatement();
  const suspended = user.suspended_at !== null;
  const texts = textsFor(user.full_name, suspended);
  const act = async (reason: string): Promise<void> => {
    await (suspended ? reinstate : suspend).mutateAsync({ userId: user.id, data: { reason } });
    toast.success(texts.done);
  };
  return (
    <Stack gap="3">
      <chakra.p textStyle="body" color="fg.muted">
        {user.suspended_at === null
          ? 'A suspended account keeps its orders, credits and analyses, but nobody can sign in to it.'
          : `Suspended since ${formatDay(user.suspended_at)}: ${user.suspension_reason ?? ''}`}
      </chakra.p>
      <chakra.div>
        <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
          {texts.button}
        </Button>
      </chakra.div>
      {asking && (
        <ReasonedDialog
          title={texts.title}
          description={texts.description}
          confirm={texts.button}
          busy={texts.busy}
          harmless={suspended}
          act={act}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}
