import { useState } from 'react';
import type { ReactNode } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { Alert } from '../../ui/alert.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Stack } from '../../ui/layout.ts';
import { TextField } from '../../ui/text-field.tsx';

export interface ReasonedDialogProps {
  title: string;
  description: string;
  confirm: string;
  busy: string;
  harmless?: boolean;
  act: (reason: string) => Promise<unknown>;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks for the reason of what staff are about to do, and stays open with the message when it was refused. */
export function ReasonedDialog({
  title,
  description,
  confirm,
  busy,
  harmless,
  act,
  onClose,
  children,
}: ReasonedDialogProps) {
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (): Promise<void> => {
    try {
      if (reason.trim() === '') throw new Error('Say why: the reason is written to the audit log.');
      await act(reason.trim());
    } catch (error) {
      setFailure(errorMessage(error));
      throw error;
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      confirm={confirm}
      busyLabel={busy}
      harmless={harmless}
      onConfirm={run}
    >
      <Stack gap="3">
        {children}
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
