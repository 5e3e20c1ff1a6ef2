import { useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Lock } from 'lucide-react';
import { cardBrand, cardDigits } from '../../../../../api/domain/shared-with-web/card.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Grid, Stack, chakra } from '../../../ui/layout.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { BillingFields } from './billing-fields.tsx';
import { formatCardNumber, formatCvc, formatExpiry } from './card-format.ts';
import { FormattedField } from './formatted-field.tsx';
import type { PaymentErrors, PaymentField, PaymentValues } from './payment-values.ts';
import { TermsBox } from './terms-box.tsx';

export interface PaymentFormProps {
  values: PaymentValues;
  errors: PaymentErrors;
  onValue: <F extends PaymentField>(field: F, value: PaymentValues[F]) => void;
  onSubmit: () => void;
  busy: boolean;
  /** 'Pay $59.00'. */
  payLabel: string;
  /** Nothing is charged: no card is asked for. */
  free?: boolean;
  /** Stands in for number, date and code where the gateway takes the card itself. */
  cardElement?: ReactNode;
  /** The account's own address: shown, not changed here. */
  emailOfAccount?: string;
  /** Shown between the fields and the button: what went wrong, what has changed. */
  notice?: ReactNode;
  /** Shown under the card. */
  hints?: ReactNode;
}

const brandNames: Partial<Record<ReturnType<typeof cardBrand>, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  discover: 'Discover',
  diners: 'Diners',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** The form of the source: who pays, with which card. Errors stand at their fields; a press with errors puts the cursor at the first. */
export function PaymentForm(props: PaymentFormProps) {
  const { values, errors, onValue, onSubmit, busy, payLabel, cardElement, notice, hints } = props;
  const form = useRef<HTMLFormElement>(null);
  const text = (name: Exclude<PaymentField, 'terms'>) => ({
    name,
    value: values[name],
    error: errors[name],
    required: true,
    readOnly: busy,
    onChange: (event: { target: { value: string } }) => onValue(name, event.target.value),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!busy) onSubmit();
    // After the errors have been drawn.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  }

  return (
    <chakra.form ref={form} noValidate onSubmit={submit} aria-label="Payment" aria-busy={busy}>
      <Stack gap="5">
        {props.emailOfAccount ? (
          <TextField
            label="Email"
            value={props.emailOfAccount}
            readOnly
            hint="The address of your account."
          />
        ) : (
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            inputMode="email"
            hint="The receipt is sent here."
            {...text('email')}
          />
        )}
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
          <TextField label="First name" autoComplete="given-name" {...text('firstName')} />
          <TextField label="Last name" autoComplete="family-name" {...text('lastName')} />
        </Grid>
        {props.free ? (
          <Alert tone="info">Nothing is charged, so no card is needed.</Alert>
        ) : (
          (cardElement ?? <CardFields {...props} />)
        )}
        <chakra.div maxW={{ sm: '50%' }} pe={{ sm: '2' }}>
          <TextField label="ZIP" autoComplete="postal-code" {...text('zip')} />
        </chakra.div>
        <BillingFields values={values} errors={errors} onValue={onValue} busy={busy} />
        {!props.free && hints}
        <TermsBox
          checked={values.terms}
          error={errors.terms}
          onChecked={(checked) => onValue('terms', checked)}
        />
        {notice}
        <Button
          type="submit"
          size="lg"
          block
          icon={Lock}
          busy={busy}
          busyLabel={props.free ? 'Ordering…' : 'Paying…'}
        >
          {payLabel}
        </Button>
      </Stack>
    </chakra.form>
  );
}

function CardFields({ values, errors, onValue, busy }: PaymentFormProps) {
  const brand = brandNames[cardBrand(cardDigits(values.cardNumber) ?? '')];
  return (
    <Stack gap="4">
      <FormattedField
        label="Card number"
        name="cardNumber"
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
        required
        readOnly={busy}
        value={values.cardNumber}
        error={errors.cardNumber}
        format={formatCardNumber}
        onText={(text) => onValue('cardNumber', text)}
        trailing={
          brand && (
            <chakra.span textStyle="caption" color="fg.muted" pe="1.5">
              {brand}
            </chakra.span>
          )
        }
      />
      <Grid templateColumns="1fr 1fr" gap="4">
        <FormattedField
          label="MM/YY"
          name="expiry"
          autoComplete="cc-exp"
          placeholder="MM/YY"
          required
          readOnly={busy}
          value={values.expiry}
          error={errors.expiry}
          format={formatExpiry}
          onText={(text) => onValue('expiry', text)}
        />
        <FormattedField
          label="CVC"
          name="cvc"
          autoComplete="cc-csc"
          placeholder="123"
          required
          readOnly={busy}
          value={values.cvc}
          error={errors.cvc}
          format={formatCvc}
          onText={(text) => onValue('cvc', text)}
        />
      </Grid>
    </Stack>
  );
}
