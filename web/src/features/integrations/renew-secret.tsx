import { errorMessage } from '../../api/errors.ts';
import { useRenewWebhookSecret } from '../../api/integrations.ts';
import type { Webhook } from '../../api/integrations.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast/toasts.ts';

export interface RenewSecretProps {
  /** Null: nothing is asked. */
  webhook: Webhook | null;
  onClose: () => void;
  onRenewed: (secret: string) => void;
}

/** The question before a webhook signs with another secret. */
export function RenewSecret({ webhook, onClose, onRenewed }: RenewSecretProps) {
  const renew = useRenewWebhookSecret();
  const make = async ({ id }: Webhook): Promise<void> => {
    try {
      const { secret } = await renew.mutateAsync({ webhookId: id });
      onRenewed(secret);
    } catch (failure) {
      toast.error('There is no new secret', errorMessage(failure));
      throw failure;
    }
  };
  return (
    <ConfirmDialog
      open={webhook !== null}
      onOpenChange={onClose}
      title="Make a new secret?"
      description={`Messages to ${webhook?.url ?? ''} are signed with it from now on, and for 24 hours with the current one too.`}
      harmless
      confirm="Make new secret"
      busyLabel="Making…"
      onConfirm={() => webhook && make(webhook)}
    />
  );
}
