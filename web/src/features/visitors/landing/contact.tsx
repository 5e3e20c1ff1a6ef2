import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { WhenNear } from '../../../ui/when-near.tsx';
import { Room } from './features/room.tsx';
import { Section } from './section.tsx';

const ContactForm = lazyComponent(async () => (await import('../contact/contact-form.tsx')).ContactForm);

/** The way to people. */
export function Contact() {
  return (
    <Section
      id="contact"
      beside
      title="Write to us"
      lead="A person reads every message and answers by email, whether it is about a reading or an order."
    >
      <WhenNear
        waiting={<Room height="30rem" />}
        withoutScript="The contact form needs JavaScript in your browser."
      >
        <ContactForm />
      </WhenNear>
    </Section>
  );
}
