import { CheckCheck, Reply, Undo2 } from 'lucide-react';
import { errorMessage } from '../../../api/errors.ts';
import { useMarkMessage } from '../../../api/visitors-admin.ts';
import type { ReceivedMessage } from '../../../api/visitors-admin.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { Stack, chakra } from '../../../ui/layout.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { toast } from '../../../ui/toast/toasts.ts';
import { replyAddress } from './reply-address.ts';

interface MessageSheetProps {
  message: ReceivedMessage | null;
  /** Why the message that the address names cannot be shown. */
  error: string | null;
  onClose: () => void;
}

/** One message in full, with what can be done about it. */
export function MessageSheet({ message, error, onClose }: MessageSheetProps) {
  const { mutateAsync, isPending } = useMarkMessage();
  const mark = async (id: string, status: 'open' | 'handled'): Promise<void> => {
    try {
      await mutateAsync({ messageId: id, data: { status } });
      onClose();
    } catch (error) {
      toast.error('The message could not be marked', errorMessage(error));
    }
  };
  return (
    <Sheet
      open={message !== null || error !== null}
      onOpenChange={(open) => !open && onClose()}
      title={message === null ? 'Message' : message.subject || 'No subject'}
      width="min(32rem, 100vw)"
    >
      {!message && error !== null && <ErrorState title="This message cannot be shown" message={error} />}
      {message && (
        <Stack gap="5">
          <chakra.p textStyle="body" color="fg.muted" overflowWrap="anywhere">
            From {message.name}, {message.email}
            <br />
            Received {formatMoment(message.received_at)}
            {message.handled_at !== null && (
              <>
                <br />
                Handled {formatMoment(message.handled_at)}
                {message.handled_by !== null && ` by ${message.handled_by}`}
              </>
            )}
          </chakra.p>
          <chakra.p textStyle="body" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {message.message}
          </chakra.p>
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <LinkButton href={replyAddress(message)} icon={Reply}>
              Reply by email
            </LinkButton>
            {message.status === 'open' ? (
              <Button
                variant="outline"
                icon={CheckCheck}
                busy={isPending}
                onClick={() => void mark(message.id, 'handled')}
              >
                Mark as handled
              </Button>
            ) : (
              <Button
                variant="outline"
                icon={Undo2}
                busy={isPending}
                onClick={() => void mark(message.id, 'open')}
              >
                Open again
              </Button>
            )}
          </chakra.div>
        </Stack>
      )}
    </Sheet>
  );
}
