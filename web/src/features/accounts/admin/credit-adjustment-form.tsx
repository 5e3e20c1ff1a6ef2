import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useAdjustCredits } from '../../../api/accounts-admin.ts';
import type { AdminUser, CreditAdjustment } from '../../../api/accounts-admin.ts';
import { ApiError, errorMessage } from '../../../api/errors.ts';
import { countOf } from '../../../lib/count-of.ts';
import { newUuid } from '../../../lib/new-uuid.ts';
import { Alert } from '../../../ui/alert.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Stack, chakra } from '../../../ui/layout.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast/toasts.ts';

/** Whole credits, above zero to give and below to take; null when it is no such number. */
function readCredits(text: string): number | null {
  const credits = Number(text.trim().replace('−', '-'));
  return text.trim() !== '' && Number.isInteger(credits) && credits !== 0 ? credits : null;
}

const many = (credits: number): string => countOf(credits, 'credit');

/** An attempt keeps its idempotency key until it succeeds or its input changes. */
function useAttemptKey() {
  const last = useRef<{ of: string; key: string } | null>(null);
  return {
    keyOf: (userId: string, change: CreditAdjustment): string => {
      const of = JSON.stringify([userId, change]);
      if (last.current?.of !== of) last.current = { of, key: newUuid() };
      return last.current.key;
    },
    done: () => (last.current = null),
  };
}

/** Gives credits that do not expire, or takes some after asking. Why is written into the audit log. */
export function CreditAdjustmentForm({ user }: { user: AdminUser }) {
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const adjust = useAdjustCredits();
  const attempt = useAttemptKey();
  const credits = readCredits(text);

  const send = async (): Promise<void> => {
    const change = { credits: credits ?? 0, reason: reason.trim() };
    setBusy(true);
    setFailure(null);
    try {
      await adjust(user.id, change, attempt.keyOf(user.id, change));
      attempt.done();
      setText('');
      setReason('');
      toast.success(change.credits > 0 ? `${many(change.credits)} given` : `${many(-change.credits)} taken`);
    } catch (error) {
      setFailure((error instanceof ApiError && error.problem?.detail) || errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (credits === null) return setFailure('Enter a whole number: 10 gives ten credits, -10 takes ten.');
    if (reason.trim() === '') return setFailure('Say why: the reason is written to the audit log.');
    if (credits < 0) return setAsking(true);
    void send();
  };
  return (
    <chakra.form noValidate onSubmit={submit} aria-label="Give or take credits">
      <Stack gap="3">
        <TextField
          label="Credits to give or take"
          hint="A negative number takes credits. Credits you give do not expire."
          inputMode="text"
          maxLength={8}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <TextField
          label="Reason"
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {failure && <Alert>{failure}</Alert>}
        <chakra.div>
          <Button type="submit" variant="outline" busy={busy} busyLabel="Applying…">
            Apply
          </Button>
        </chakra.div>
      </Stack>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Take ${many(-(credits ?? 0))} from ${user.full_name}?`}
        description="Credits that expire first are taken first. Credits you give back later do not keep the old expiry date."
        confirm="Take credits"
        busyLabel="Taking…"
        onConfirm={send}
      />
    </chakra.form>
  );
}
