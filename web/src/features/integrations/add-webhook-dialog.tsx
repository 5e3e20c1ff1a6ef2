import { useState } from 'react';
import type { FormEvent } from 'react';
import { ApiError, errorMessage } from '../../api/errors.ts';
import { useAddWebhook } from '../../api/integrations.ts';
import type { WebhookEventType } from '../../api/integrations.ts';
import { Alert } from '../../ui/alert.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Stack, chakra } from '../../ui/layout.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CheckList } from './check-list.tsx';
import { eventLabels } from './labels.ts';

export interface AddWebhookDialogProps {
  open: boolean;
  onClose: () => void;
  onAdded: (secret: string) => void;
}

/** Address and events of a new webhook. */
export function AddWebhookDialog({ open, onClose, onAdded }: AddWebhookDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onClose} title="Add a webhook">
      <WebhookForm onClose={onClose} onAdded={onAdded} />
    </Dialog>
  );
}

function WebhookForm({ onClose, onAdded }: Omit<AddWebhookDialogProps, 'open'>) {
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<WebhookEventType[]>(['analysis.completed', 'analysis.failed']);
  const [asked, setAsked] = useState(false);
  const add = useAddWebhook();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (url.trim() === '' || events.length === 0 || add.isPending) return;
    add.mutate({ data: { url: url.trim(), events } }, { onSuccess: ({ secret }) => onAdded(secret) });
  };
  const refused = add.error instanceof ApiError ? add.error.fieldErrors['url'] : undefined;
  const missing = asked && url.trim() === '' ? 'Enter the address.' : undefined;
  return (
    <chakra.form noValidate onSubmit={submit} aria-label="New webhook">
      <Stack gap="5">
        <TextField
          label="Address"
          hint="Starts with https:// and can be reached from the public internet."
          type="url"
          inputMode="url"
          autoComplete="off"
          mono
          maxLength={500}
          placeholder="https://"
          value={url}
          error={missing ?? refused}
          onChange={(event) => setUrl(event.target.value)}
        />
        <CheckList
          label="Events"
          options={eventLabels}
          chosen={events}
          onChosen={setEvents}
          error={asked && events.length === 0 ? 'Choose at least one.' : undefined}
        />
        {add.isError && !refused && (
          <Alert>{errorMessage(add.error, 'The webhook could not be added')}</Alert>
        )}
        <chakra.div display="flex" gap="2" justifyContent="flex-end">
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={add.isPending} busyLabel="Adding…">
            Add webhook
          </Button>
        </chakra.div>
      </Stack>
    </chakra.form>
  );
}
