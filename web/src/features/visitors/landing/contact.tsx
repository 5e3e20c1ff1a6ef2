import { lazy } from 'react';
import { chakra } from '../../../ui/layout.ts';
import { WhenNear } from './features/when-near.tsx';
import { Section } from './section.tsx';

const ContactForm = lazy(async () => ({
  default: (await import('../contact/contact-form.tsx')).ContactForm,
}));

const topics = [
  ['About a reading', 'Send the address of the analysis; we look at the picture and the numbers.'],
  ['About an order', 'Refunds, receipts and invoices. Your order’s number is on its page.'],
  ['For teams and partners', 'More seats, the API, white-label, or a partner link of your own.'],
] as const;

/** The way to people. */
export function Contact() {
  return (
    <Section
      id="contact"
      beside
      title="Write to us"
      lead={
        <>
          A person reads every message and answers by email.
          <chakra.span as="span" display="block" mt="8">
            {topics.map(([name, words]) => (
              <chakra.span key={name} display="block" textStyle="body" py="3" borderTopWidth="1px">
                <chakra.span display="block" textStyle="label" color="fg">
                  {name}
                </chakra.span>
                {words}
              </chakra.span>
            ))}
          </chakra.span>
        </>
      }
    >
      <WhenNear height="30rem" withoutScript="The contact form needs JavaScript in your browser.">
        <ContactForm />
      </WhenNear>
    </Section>
  );
}
