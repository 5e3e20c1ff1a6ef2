import { Copy } from 'lucide-react';
import { Alert } from '../../ui/alert.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Stack, chakra } from '../../ui/layout.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast/toasts.ts';

export interface ShownOnceProps {
  title: string;
  /** 'key' or 'secret'. */
  what: string;
  /** Null: nothing is shown. */
  value: string | null;
  /** How to use it. */
  note: string;
  onDone: () => void;
}

/** A secret, the only time that it is shown. Closed by its own button alone: a slip of the mouse must not lose it. */
export function ShownOnce({ title, what, value, note, onDone }: ShownOnceProps) {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value ?? '');
      toast.success(`The ${what} is copied`);
    } catch {
      toast.error(`The ${what} could not be copied`, 'Select it and copy it by hand.');
    }
  };
  return (
    <Dialog
      locked
      alert
      open={value !== null}
      onOpenChange={() => undefined}
      title={title}
      footer={
        <>
          <Button variant="outline" icon={Copy} onClick={() => void copy()}>
            Copy
          </Button>
          <Button onClick={onDone}>I have saved it</Button>
        </>
      }
    >
      <Stack gap="4">
        <Alert tone="warning">{`Copy this ${what} now. It is not shown again.`}</Alert>
        <chakra.code
          display="block"
          textStyle="code"
          bg="bg.subtle"
          borderWidth="1px"
          borderRadius="control"
          px="3"
          py="2.5"
          overflowWrap="anywhere"
          userSelect="all"
        >
          {value}
        </chakra.code>
        <chakra.p textStyle="body" color="fg.muted">
          {note}
        </chakra.p>
      </Stack>
    </Dialog>
  );
}
