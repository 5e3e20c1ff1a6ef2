import { useState } from 'react';
import type { FormEvent } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { useUpdateWebhook } from '../../api/integrations.ts';
import type { Webhook, WebhookEventType } from '../../api/integrations.ts';
import { Alert } from '../../ui/alert.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Stack, chakra } from '../../ui/layout.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast/toasts.ts';
import { CheckList } from './check-list.tsx';
import { eventLabels } from './labels.ts';

export interface WebhookEventsDialogProps {
  /** Null: nothing is shown. */
  webhook: Webhook | null;
  onClose: () => void;
}

/** Edits which events a webhook receives. */
export function WebhookEventsDialog({ webhook, onClose }: WebhookEventsDialogProps) {
  return (
    <Dialog
      open={webhook !== null}
      onOpenChange={onClose}
      title="Change what is sent"
      description={webhook?.url}
    >
      {webhook && <EventsForm webhook={webhook} onClose={onClose} />}
    </Dialog>
  );
}

function EventsForm({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const [events, setEvents] = useState<WebhookEventType[]>([...webhook.events]);
  const update = useUpdateWebhook();
  const done = (): void => {
    toast.success('Events saved');
    onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (events.length === 0 || update.isPending) return;
    update.mutate({ webhookId: webhook.id, data: { events } }, { onSuccess: done });
  };
  return (
    <chakra.form noValidate onSubmit={submit} aria-label="Events of the webhook">
      <Stack gap="5">
        <CheckList
          label="Events"
          options={eventLabels}
          chosen={events}
          onChosen={setEvents}
          error={events.length === 0 ? 'Choose at least one.' : undefined}
        />
        {update.isError && <Alert>{errorMessage(update.error, 'The webhook could not be changed')}</Alert>}
        <chakra.div display="flex" gap="2" justifyContent="flex-end">
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={update.isPending} busyLabel="Saving…">
            Save events
          </Button>
        </chakra.div>
      </Stack>
    </chakra.form>
  );
}
