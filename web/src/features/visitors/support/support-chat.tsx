import { Suspense, useState } from 'react';
import { MessageCircleQuestion } from 'lucide-react';
import { lazyComponent } from '../../../lib/lazy-component.ts';
import { Icon } from '../../../ui/icon.tsx';
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
      <chakra.button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
        display="inline-flex"
        alignItems="center"
        justifyContent="center"
        gap="2"
        w="full"
        h="10"
        textStyle="label"
        borderRadius="control"
        cursor="pointer"
        _hover={{ bg: 'bg.muted' }}
      >
        <Icon as={MessageCircleQuestion} size={18} />
        <chakra.span srOnly={{ base: true, md: false }}>Help</chakra.span>
      </chakra.button>
      {wanted && (
        <Suspense>
          <SupportPanel open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
