import { useState } from 'react';
import { contactCheck } from '../../../api/checks.ts';
import { useSubscribe } from '../../../api/visitors-contact.ts';
import { checkFields, emailMessage } from '../../../entities/form/check-fields.ts';
import { useForm } from '../../../entities/form/use-form.ts';
import { paths } from '../../../lib/paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { chakra } from '../../../ui/layout.ts';
import { TextLink } from '../../../ui/link.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Settled } from './settled.tsx';

/** Asks for the newsletter. Nothing is sent before the link in a first email was opened. */
export function NewsletterBox() {
  const [askedFor, setAskedFor] = useState<string | null>(null);
  if (askedFor === null) return <Asking onAsked={setAskedFor} />;
  return (
    <Settled>
      <Alert tone="success" title="One more step">
        Open the link in the email to {askedFor}. Nothing else is sent before that.
      </Alert>
    </Settled>
  );
}

function Asking({ onAsked }: { onAsked: (email: string) => void }) {
  const subscribe = useSubscribe();
  const form = useForm({
    initial: { email: '' },
    check: (values) => checkFields(contactCheck('newsletter'), values, { email: emailMessage }),
    submit: async (data) => {
      await subscribe.mutateAsync({ data });
      onAsked(data.email);
    },
    fallback: 'That did not work.',
  });
  return (
    <chakra.form noValidate onSubmit={form.onSubmit} aria-label="Newsletter">
      <chakra.p aria-hidden="true" textStyle="label" mb="1.5">
        Newsletter
      </chakra.p>
      <chakra.div display="flex" gap="2" alignItems="flex-start" css={{ '& button': { height: '11' } }}>
        <chakra.div flex="1" minW="0">
          <TextField
            label="Email for the newsletter"
            hideLabel
            placeholder="name@example.com"
            type="email"
            autoComplete="email"
            inputMode="email"
            required
            {...form.field('email')}
          />
        </chakra.div>
        <Button type="submit" variant="outline" busy={form.busy} busyLabel="Subscribing…">
          Subscribe
        </Button>
      </chakra.div>
      <chakra.p textStyle="caption" color="fg.muted" mt="2">
        New lessons and changes, about once a month. Unsubscribe with one click. See{' '}
        <TextLink href={paths.privacy}>privacy</TextLink>.
      </chakra.p>
      {form.failure && (
        <chakra.div mt="3">
          <Alert>{form.failure}</Alert>
        </chakra.div>
      )}
    </chakra.form>
  );
}
