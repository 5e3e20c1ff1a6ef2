import { useState } from 'react';
import { CommissionScreen } from '../../features/partners/dashboard/commission-screen.tsx';
import { ContactModal } from '../../features/visitors/modals/contact-modal.tsx';

/** The partner's commission, with the contact form behind *Contact Support*. */
export function CommissionWithContact() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <CommissionScreen onContact={() => setOpen(true)} />
      <ContactModal open={open} onClose={() => setOpen(false)} />
    </>
  );
}
