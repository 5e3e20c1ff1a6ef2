import { Suspense, lazy, useState } from 'react';
import { MessageCircleQuestion } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { chakra } from '../../../ui/layout.ts';

const SupportPanel = lazy(async () => ({ default: (await import('./support-panel.tsx')).SupportPanel }));

/** The button below on the right; what it opens is loaded when it is first opened, and keeps its conversation. */
export function SupportChat() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = (): void => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <chakra.div
        position="fixed"
        bottom={{ base: '4', md: '6' }}
        insetEnd={{ base: '4', md: '6' }}
        zIndex="docked"
        data-print="none"
      >
        <Button
          icon={MessageCircleQuestion}
          size="lg"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={show}
        >
          Help
        </Button>
      </chakra.div>
      {wanted && (
        <Suspense>
          <SupportPanel open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
