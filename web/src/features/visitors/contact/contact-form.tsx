import { useState } from 'react';
import { contactCheck } from '../../../api/checks.ts';
import { useContact } from '../../../api/visitors-contact.ts';
import { checkFields, emailMessage } from '../../../entities/form/check-fields.ts';
import { useForm } from '../../../entities/form/use-form.ts';
import { useSession } from '../../../entities/session/session.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Stack, chakra } from '../../../ui/layout.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Settled } from './settled.tsx';

const messages = {
  name: (value: string) => (value.trim() === '' ? 'Enter your name.' : 'Use at most 120 characters.'),
  email: emailMessage,
  subject: (value: string) => (value.trim() === '' ? 'Enter a subject.' : 'Use at most 150 characters.'),
  message: (value: string) => (value.trim() === '' ? 'Enter your message.' : 'Use at most 5000 characters.'),
};

/** The contract can do without a subject; here every field is required. */
async function check(values: Record<keyof typeof messages, string>) {
  const wrong = await checkFields(contactCheck('contact'), values, messages);
  return values.subject.trim() === '' ? { ...wrong, subject: messages.subject('') } : wrong;
}

export interface ContactFormProps {
  /** What the message begins with, such as a question that the support chat could not answer. */
  message?: string;
  subject?: string;
  onSent?: () => void;
}

/** Writes to the people who run the site: all fields are required. The text stays while sending fails. */
export function ContactForm({ onSent, ...start }: ContactFormProps) {
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const sent = (email: string): void => {
    setSentFrom(email);
    onSent?.();
  };
  if (sentFrom === null) return <Writing {...start} onSent={sent} />;
  return (
    <Settled>
      <Alert
        tone="success"
        title="Message sent"
        action={
          <Button size="sm" variant="outline" onClick={() => setSentFrom(null)}>
            Write another
          </Button>
        }
      >
        Thank you. We answer by email; a confirmation is on its way to {sentFrom}.
      </Alert>
    </Settled>
  );
}

function Writing({
  message = '',
  subject = '',
  onSent,
}: Omit<ContactFormProps, 'onSent'> & { onSent: (email: string) => void }) {
  const contact = useContact();
  const { user } = useSession();
  const form = useForm({
    initial: { name: user?.full_name ?? '', email: user?.email ?? '', subject, message },
    check,
    submit: async (data) => {
      await contact.mutateAsync({ data });
      onSent(data.email);
    },
    fallback: 'The message could not be sent.',
  });
  return (
    <chakra.form noValidate onSubmit={form.onSubmit} aria-label="Contact">
      <Stack gap="5">
        <chakra.div display="grid" gap="5" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
          <TextField label="Name" autoComplete="name" required {...form.field('name')} />
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            inputMode="email"
            required
            {...form.field('email')}
          />
        </chakra.div>
        <TextField label="Subject" required {...form.field('subject')} />
        <TextArea label="Message" rows={6} required {...form.field('message')} />
        {form.failure && <Alert>{form.failure}</Alert>}
        <chakra.div>
          <Button type="submit" size="lg" busy={form.busy} busyLabel="Sending…">
            Send message
          </Button>
        </chakra.div>
      </Stack>
    </chakra.form>
  );
}
