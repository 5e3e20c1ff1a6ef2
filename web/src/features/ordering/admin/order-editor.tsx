import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { Undo2 } from 'lucide-react';
import { useOrderActions } from '../../../api/ordering-admin.ts';
import type { AdminOrder } from '../../../api/ordering-admin.ts';
import type { OrderStatus } from '../../../api/ordering.ts';
import { useTaxRules } from '../../../api/taxes.ts';
import { statusLabels } from '../../../entities/order/order-status.ts';
import { newUuid } from '../../../lib/new-uuid.ts';
import { Button } from '../../../ui/button.tsx';
import { Grid, Stack, chakra } from '../../../ui/layout.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast/toasts.ts';
import { BillingFields } from '../checkout/billing-fields.tsx';
import { billingDetails } from '../checkout/payment-values.ts';
import { ItemsEditor } from './items-editor.tsx';
import { emptyOrder, formOf, itemsAreOpen, statusesFrom, withItems } from './order-draft.ts';
import type { OrderForm } from './order-draft.ts';
import { FrameActions, useFrameGuard } from './order-frame.tsx';
import { reasonOf } from './order-text.ts';

export interface OrderEditorProps {
  /** Null: a new one. */
  order: AdminOrder | null;
  onClose: () => void;
  onRefund?: () => void;
}

/** What is sent of a form. The address goes in small letters; fixed items are not sent again. */
const sentOf = (form: OrderForm, itemsOpen: boolean) => ({
  email: form.email.trim().toLowerCase(),
  total_amount: Number(form.total),
  ...(form.customerName.trim() ? { customer_name: form.customerName.trim() } : {}),
  ...(form.partner.trim() ? { ref: form.partner.trim() } : {}),
  ...billingDetails(form.billing),
  ...(itemsOpen ? { items: [...form.items] } : {}),
});

function useOrderForm(order: AdminOrder | null, onClose: () => void) {
  const actions = useOrderActions();
  const [initial] = useState(() => (order ? formOf(order) : emptyOrder));
  const [form, setForm] = useState(initial);
  const [key, setKey] = useState(newUuid);
  const [busy, setBusy] = useState(false);
  const change = (next: OrderForm): void => {
    setForm(next);
    // Another order needs another name for its attempt.
    setKey(newUuid());
  };
  async function save(): Promise<void> {
    setBusy(true);
    try {
      const sent = { ...sentOf(form, itemsAreOpen(order)), payment_status: form.status };
      if (order) await actions.update(order.order_id, sent);
      else await actions.create(sent as Parameters<typeof actions.create>[0], key);
      toast.success(order ? `Order ${order.number} saved` : 'Order added');
      onClose();
    } catch (error) {
      toast.error(`❌ Failed to save order: ${reasonOf(error, 'Failed to save order')}`);
      setBusy(false);
    }
  }
  return { form, change, busy, save, dirty: form !== initial && !busy };
}

/** Enters an order or changes one. What was sold stays as it is once it is paid. */
export function OrderEditor({ order, onClose, onRefund }: OrderEditorProps) {
  const { form, change, busy, save, dirty } = useOrderForm(order, onClose);
  const leave = useFrameGuard(dirty);
  const id = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) void save();
  };
  return (
    <>
      <chakra.form id={id} onSubmit={submit}>
        <Stack gap="5">
          <Fields order={order} form={form} change={change} />
          {!order && <Billing form={form} change={change} busy={busy} />}
          <ItemsEditor
            items={form.items}
            open={itemsAreOpen(order)}
            symbol={order?.currency_symbol}
            onItems={(items) => change(withItems(form, items))}
          />
        </Stack>
      </chakra.form>
      <FrameActions>
        <Button variant="outline" disabled={busy} onClick={() => leave(onClose)}>
          Cancel
        </Button>
        {order && onRefund && order.refundable_minor > 0 && (
          <Button variant="outline" icon={Undo2} disabled={busy} onClick={() => leave(onRefund)}>
            Refund
          </Button>
        )}
        <Button type="submit" form={id} busy={busy} busyLabel="Saving…">
          {order ? 'Save changes' : 'Add order'}
        </Button>
      </FrameActions>
    </>
  );
}

interface BillingProps {
  form: OrderForm;
  change: (form: OrderForm) => void;
  busy: boolean;
}

/** Where the customer is, and which business buys; asked for while the seller is registered for VAT. */
function Billing({ form, change, busy }: BillingProps) {
  const { data: rules } = useTaxRules();
  if (!rules?.registered) return null;
  return (
    <BillingFields
      values={form.billing}
      errors={{}}
      hint="Left empty, the country of the seller."
      businessLabel="Bought for a business with a VAT number"
      onValue={(field, value) => change({ ...form, billing: { ...form.billing, [field]: value } })}
      busy={busy}
    />
  );
}

interface FieldsProps {
  order: AdminOrder | null;
  form: OrderForm;
  change: (form: OrderForm) => void;
}

const statusHints: Partial<Record<OrderStatus, string>> = {
  pending: 'Completed grants credits, plan and commission.',
  paid: 'Money is paid back by a refund, in part or in whole.',
  partly_refunded: 'Money is paid back by a refund, in part or in whole.',
};

function Fields({ order, form, change }: FieldsProps) {
  const summed = form.items.length > 0;
  const fixed = !itemsAreOpen(order) || summed;
  const options = statusesFrom(order?.payment_status ?? null);
  return (
    <Grid gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4" alignItems="end">
      <TextField
        label="Customer email"
        type="email"
        required
        maxLength={254}
        value={form.email}
        onChange={(event) => change({ ...form, email: event.currentTarget.value })}
      />
      <TextField
        label="Customer name"
        optional={!order}
        maxLength={200}
        value={form.customerName}
        onChange={(event) => change({ ...form, customerName: event.currentTarget.value })}
      />
      <TextField
        label="Total amount"
        type="number"
        required
        min="0"
        step={fixed ? 'any' : '0.01'}
        readOnly={fixed}
        hint={summed ? 'The sum of the items.' : 'Items, once added, make up the total.'}
        value={form.total}
        onChange={(event) => change({ ...form, total: event.currentTarget.value })}
      />
      <SelectField
        label="Status"
        options={options.map((value) => ({ value, label: statusLabels[value].label }))}
        value={form.status}
        disabled={options.length === 1}
        hint={statusHints[order?.payment_status ?? 'pending']}
        onValue={(status) => change({ ...form, status })}
      />
      {!order && (
        <TextField
          label="Partner’s slug"
          optional
          autoComplete="off"
          maxLength={100}
          hint="Whose referral it was: that partner earns commission."
          value={form.partner}
          onChange={(event) => change({ ...form, partner: event.currentTarget.value })}
        />
      )}
    </Grid>
  );
}
