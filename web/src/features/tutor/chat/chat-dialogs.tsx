import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { errorMessage } from '../../../api/errors.ts';
import type { Conversation } from '../../../api/generated/model';
import { useDeleteChat, useRenameChat } from '../../../api/tutor.ts';
import { paths } from '../../../lib/paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast/toasts.ts';

interface ChatDialogProps {
  /** The conversation in question; null while the dialog is closed. */
  chat: Conversation | null;
  onClose: () => void;
}

const TITLE_LIMIT = 120;

export function RenameChatDialog({ chat, onClose }: ChatDialogProps) {
  const form = useId();
  const rename = useRenameChat();
  return (
    <Dialog
      open={chat !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Rename this chat"
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={rename.isPending}>
            Rename
          </Button>
        </>
      }
    >
      {chat && <TitleForm key={chat.id} id={form} chat={chat} rename={rename} onClose={onClose} />}
    </Dialog>
  );
}

interface TitleFormProps {
  id: string;
  chat: Conversation;
  rename: ReturnType<typeof useRenameChat>;
  onClose: () => void;
}

function TitleForm({ id, chat, rename, onClose }: TitleFormProps) {
  const [title, setTitle] = useState(chat.title);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '') return setError('Give the chat a title.');
    rename.mutate(
      { conversationId: chat.id, data: { title: title.trim() } },
      { onSuccess: onClose, onError: (failure) => setError(errorMessage(failure)) },
    );
  };
  return (
    <form id={id} onSubmit={submit} noValidate>
      <TextField
        label="Title"
        value={title}
        maxLength={TITLE_LIMIT}
        error={error}
        onChange={(event) => setTitle(event.target.value)}
      />
    </form>
  );
}

export function DeleteChatDialog({
  chat,
  onClose,
  onDeleted,
}: ChatDialogProps & { onDeleted: (id: string) => void }) {
  const remove = useDeleteChat();
  const confirm = () => {
    if (!chat) return;
    remove.mutate(
      { conversationId: chat.id },
      {
        onSuccess: () => {
          onDeleted(chat.id);
          onClose();
        },
        onError: (error) => toast.error('The chat could not be deleted', errorMessage(error)),
      },
    );
  };
  return (
    <Dialog
      open={chat !== null}
      onOpenChange={(open) => !open && onClose()}
      alert
      size="sm"
      title="Delete this chat?"
      description="Everything said in it is deleted for good."
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" busy={remove.isPending} onClick={confirm}>
            Delete
          </Button>
        </>
      }
    />
  );
}

/** Why a topic cannot be begun, and the way to a plan that opens it; `message` is null while there is nothing to say. */
export function ClosedTopicDialog({ message, onClose }: { message: string | null; onClose: () => void }) {
  return (
    <Dialog
      open={message !== null}
      onOpenChange={(open) => !open && onClose()}
      alert
      size="sm"
      title="This topic is locked"
      description={message ?? undefined}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Not now
          </Button>
          <LinkButton href={paths.pricing}>See plans</LinkButton>
        </>
      }
    />
  );
}
