import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { orderNumber } from '../../../../../api/domain/shared-with-web/order-number.ts';
import { errorMessage } from '../../../api/errors.ts';
import { useReview } from '../../../api/partners-admin.ts';
import type { ReviewFinding, SelfReferral } from '../../../api/partners-admin.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Box, Stack, chakra } from '../../../ui/layout.ts';
import { Button } from '../../../ui/button.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toast } from '../../../ui/toast/toasts.ts';
import { useUnsavedChanges } from '../../../ui/unsaved-changes.tsx';
import { ExplainedOrder } from './explained-order.tsx';

/** What a review can find. */
export const FINDING = {
  misuse: { label: 'Misuse', tone: 'danger' },
  harmless: { label: 'Harmless', tone: 'success' },
} as const satisfies Record<ReviewFinding, { label: string; tone: string }>;

const FINDINGS = (['misuse', 'harmless'] as const).map((value) => ({ value, label: FINDING[value].label }));

interface Props {
  order: SelfReferral;
  onClose: () => void;
}

function useReviewForm({ order, onClose }: Props) {
  const send = useReview();
  const before = { finding: order.review?.finding ?? null, note: order.review?.note ?? '' };
  const [finding, setFinding] = useState<ReviewFinding | null>(before.finding);
  const [note, setNote] = useState(before.note);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const save = async (found: ReviewFinding): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await send({ orderId: order.order_id, data: { finding: found, note } });
      toast.success('Review saved');
      onClose();
    } catch (error) {
      setFailure(errorMessage(error));
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    if (finding) void save(finding);
    else setFailure('Say what you found.');
  };
  const dirty = !busy && (finding !== before.finding || note !== before.note);
  return { finding, setFinding, note, setNote, failure, busy, dirty, onSubmit };
}

/** Why the order earned nothing, and what a person makes of it. */
export function ReviewDialog({ order, onClose }: Props) {
  const id = useId();
  const form = useReviewForm({ order, onClose });
  const { leave, dialog } = useUnsavedChanges(form.dirty);
  const close = (): void => leave(onClose);
  return (
    <>
      <Dialog
        open
        onOpenChange={close}
        locked={form.busy}
        title={`Order of ${order.brand.name}`}
        description={`Order ${orderNumber(order.order_id)}`}
        footer={
          <>
            <Button variant="outline" disabled={form.busy} onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form={id} variant="solid" busy={form.busy} busyLabel="Saving...">
              Save Review
            </Button>
          </>
        }
      >
        <Stack gap="5">
          <ExplainedOrder orderId={order.order_id} />
          <chakra.form id={id} noValidate onSubmit={form.onSubmit}>
            <Stack gap="4">
              {form.failure && <Alert>{form.failure}</Alert>}
              <Box>
                <chakra.p textStyle="label" mb="1.5" aria-hidden="true">
                  What did you find?
                </chakra.p>
                <SegmentedControl<ReviewFinding | ''>
                  label="What did you find?"
                  options={FINDINGS}
                  value={form.finding ?? ''}
                  onValue={(value) => form.setFinding(value || null)}
                />
              </Box>
              <TextArea
                label="Note"
                optional
                rows={3}
                maxLength={1000}
                value={form.note}
                onChange={(event) => form.setNote(event.currentTarget.value)}
              />
            </Stack>
          </chakra.form>
        </Stack>
      </Dialog>
      {dialog}
    </>
  );
}
