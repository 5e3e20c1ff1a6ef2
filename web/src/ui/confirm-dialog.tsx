import { useState } from 'react';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { Button } from './button.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when it has closed and the focus is back. */
  onClosed?: () => void;
  /** A question: 'Delete this order?' */
  title: string;
  /** What will happen, and whether it can be undone. */
  description: string;
  /** A verb: 'Delete order'. */
  confirm: string;
  busyLabel?: string;
  /** 'Cancel' unless the action is itself a cancellation. */
  keep?: string;
  /** Nothing is destroyed: an ordinary button. */
  harmless?: boolean;
  /** The dialog waits for the promise; it closes when it resolves and stays open when it rejects (the caller says why). */
  onConfirm: () => unknown;
  children?: ReactNode;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirm, busyLabel, keep = 'Cancel', children } = props;
  const [busy, setBusy] = useState(false);
  const act = async (): Promise<void> => {
    setBusy(true);
    try {
      await props.onConfirm();
      onOpenChange(false);
    } catch {
      // The caller has said what went wrong; the question stays, so that it can be tried again.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      alert
      size="sm"
      locked={busy}
      open={open}
      onOpenChange={onOpenChange}
      onClosed={props.onClosed}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="outline" disabled={busy} onClick={() => onOpenChange(false)}>
            {keep}
          </Button>
          <Button
            variant={props.harmless ? 'solid' : 'danger'}
            busy={busy}
            busyLabel={busyLabel}
            onClick={() => void act()}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
