import { useState } from 'react';
import { ArrowRight } from 'lucide-react';
import { accountCheck } from '../../../api/checks.ts';
import { errorMessage } from '../../../api/errors.ts';
import { useMakeUnclaimedUser } from '../../../api/visitors-contact.ts';
import type { UnclaimedUser } from '../../../api/visitors-contact.ts';
import { useCart } from '../../../entities/cart/cart-store.tsx';
import { useForm } from '../../../entities/form/use-form.ts';
import { keepPendingUser } from '../../../entities/session/pending-user.ts';
import { paths } from '../../../lib/paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Stack, chakra } from '../../../ui/layout.ts';
import { TextField } from '../../../ui/text-field.tsx';

type Values = Record<'email' | 'firstName' | 'lastName', string>;

async function emailProblem(email: string): Promise<string | undefined> {
  if (email.trim() === '') return 'Email is required';
  return (await accountCheck('email')).safeParse({ email }).success
    ? undefined
    : 'Enter an email address like name@example.com.';
}

async function check({ email, firstName, lastName }: Values) {
  const problem = await emailProblem(email);
  return {
    ...(problem !== undefined && { email: problem }),
    ...(firstName.trim() === '' && { firstName: 'First name is required' }),
    ...(lastName.trim() === '' && { lastName: 'Last name is required' }),
  };
}

export interface PaymentModalProps {
  open: boolean;
  onClose: () => void;
  /** On to the credits for the plan that was looked at, and the checkout. */
  onGoOn?: () => void;
  /** The plan that was looked at: what is sent is an intent, and grants nothing. */
  plan?: { name: string; code: NonNullable<UnclaimedUser['plan']> };
}

/** Who is buying, before the checkout. Makes an account that waits to be claimed; the card is asked for at the checkout. */
export function PaymentModal({ open, onClose, onGoOn, plan }: PaymentModalProps) {
  const [letterTo, setLetterTo] = useState<string | null>(null);
  const close = (): void => {
    setLetterTo(null);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={letterTo === null ? 'Who is buying?' : 'Your account is waiting'}
      description={
        letterTo === null
          ? `${plan ? `${plan.name} plan. ` : ''}Nothing is charged here; your card is asked for at the checkout.`
          : undefined
      }
      size="sm"
    >
      {letterTo === null ? (
        <Buyer plan={plan} onMade={setLetterTo} />
      ) : (
        <GoOn
          letterTo={letterTo}
          onGo={close}
          onPlan={
            plan && onGoOn
              ? () => {
                  close();
                  onGoOn();
                }
              : undefined
          }
        />
      )}
    </Dialog>
  );
}

function Buyer({ plan, onMade }: Pick<PaymentModalProps, 'plan'> & { onMade: (email: string) => void }) {
  const make = useMakeUnclaimedUser();
  const form = useForm<keyof Values>({
    initial: { email: '', firstName: '', lastName: '' },
    check,
    submit: async ({ email, firstName, lastName }) => {
      const full_name = `${firstName.trim()} ${lastName.trim()}`;
      try {
        const { user } = await make.mutateAsync({
          data: { email: email.trim(), full_name, plan: plan?.code },
        });
        keepPendingUser(user);
        onMade(user.email);
      } catch (error) {
        throw new Error(`Failed to complete purchase: ${errorMessage(error)}`, { cause: error });
      }
    },
    fallback: 'Failed to complete purchase: Unknown error.',
  });
  return (
    <chakra.form noValidate onSubmit={form.onSubmit} aria-label="Who is buying">
      <Stack gap="5">
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          {...form.field('email')}
        />
        <TextField label="First name" autoComplete="given-name" required {...form.field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" required {...form.field('lastName')} />
        {form.failure && <Alert>{form.failure}</Alert>}
        <Button type="submit" size="lg" block busy={form.busy} busyLabel="One moment…">
          Continue
        </Button>
      </Stack>
    </chakra.form>
  );
}

/** On with the plan that was looked at; else to the checkout when there is something to pay for, or to the plans. */
function GoOn({
  letterTo,
  onGo,
  onPlan,
}: {
  letterTo: string;
  onGo: () => void;
  onPlan: (() => void) | undefined;
}) {
  const { totalItems } = useCart();
  return (
    <Stack gap="5">
      <Alert tone="success">
        We have sent a link to {letterTo}. It makes the account yours, with whatever you buy under this
        address. Nothing was charged.
      </Alert>
      {onPlan ? (
        <Button size="lg" block iconEnd={ArrowRight} onClick={onPlan}>
          Go to Checkout
        </Button>
      ) : totalItems > 0 ? (
        <LinkButton href={paths.checkout} size="lg" block iconEnd={ArrowRight} onClick={onGo}>
          Go to Checkout
        </LinkButton>
      ) : (
        <LinkButton href={paths.pricing} size="lg" block iconEnd={ArrowRight} onClick={onGo}>
          Choose a plan
        </LinkButton>
      )}
    </Stack>
  );
}
