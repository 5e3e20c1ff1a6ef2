import { Dialog } from '../../../ui/dialog.tsx';
import { ContactForm } from '../contact/contact-form.tsx';

export interface ContactModalProps {
  open: boolean;
  onClose: () => void;
  /** What the message begins with. */
  message?: string;
}

/** The contact form over whatever is on the screen. */
export function ContactModal({ open, onClose, message }: ContactModalProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Contact us"
      description="A person reads every message and answers by email."
    >
      <ContactForm message={message} />
    </Dialog>
  );
}
