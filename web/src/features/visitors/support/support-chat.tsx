import { Suspense, useState } from 'react';
import { MessageCircleQuestion } from 'lucide-react';
import { lazyComponent } from '../../../lib/lazy-component.ts';
import { Button } from '../../../ui/button.tsx';
import { chakra } from '../../../ui/layout.ts';

const SupportPanel = lazyComponent(async () => (await import('./support-panel.tsx')).SupportPanel);

/** On a phone the keyboard leaves little room: while somebody writes on the page, the button must not lie on what sends it. */
const OUT_OF_THE_WAY = {
  'body:has(main :is(textarea, input):focus) &': { visibility: { base: 'hidden', md: 'visible' } },
};

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
        css={OUT_OF_THE_WAY}
      >
        <Button
          icon={MessageCircleQuestion}
          size="lg"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={show}
        >
          <chakra.span srOnly={{ base: true, md: false }}>Help</chakra.span>
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
