import { Suspense, useState } from 'react';
import { MessageCircleQuestion } from 'lucide-react';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Button } from '../../../ui/button.tsx';
import { chakra } from '../../../ui/layout.ts';

const SupportPanel = lazyComponent(async () => (await import('./support-panel.tsx')).SupportPanel);

/** A button for the bar that stays in view; what it opens is loaded when it is first opened, and keeps its conversation. */
export function SupportChat() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = (): void => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <Button
        icon={MessageCircleQuestion}
        variant="quiet"
        block
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
      >
        <chakra.span srOnly={{ base: true, md: false }}>Help</chakra.span>
      </Button>
      {wanted && (
        <Suspense>
          <SupportPanel open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
