import { Portal, chakra } from '@chakra-ui/react';
import { AnimatePresence, m } from 'framer-motion';
import { useSyncExternalStore } from 'react';
import { X } from 'lucide-react';
import { messageIcons } from '../alert.tsx';
import { IconButton } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { settle } from '../motion.tsx';
import { toast as appToasts } from './toasts.ts';
import type { Toast, ToastTone, createToasts } from './toasts.ts';

type Toasts = ReturnType<typeof createToasts>;

const tones = {
  success: 'success',
  error: 'danger',
  info: 'info',
  warning: 'warning',
} as const satisfies Record<ToastTone, string>;

function ToastCard({ item, onDismiss }: { item: Toast; onDismiss: () => void }) {
  const tone = tones[item.tone];
  return (
    <chakra.div
      role={item.tone === 'error' ? 'alert' : 'status'}
      display="flex"
      gap="3"
      alignItems="flex-start"
      ps="4"
      pe="2"
      py="2.5"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="control"
      boxShadow="overlay"
    >
      <chakra.span color={`${tone}.fg`} mt="6px">
        <Icon as={messageIcons[tone]} />
      </chakra.span>
      <chakra.div flex="1" minW="0" py="1" textStyle="body" overflowWrap="anywhere">
        <chakra.p fontWeight="550">{item.title}</chakra.p>
        {item.text && <chakra.p color="fg.muted">{item.text}</chakra.p>}
      </chakra.div>
      <IconButton label="Dismiss" icon={X} size="sm" tooltip={false} onClick={onDismiss} />
    </chakra.div>
  );
}

/** Where toasts appear: below on the right, along the bottom of a phone. The newest is nearest the edge. */
export function Toaster({ toasts = appToasts }: { toasts?: Toasts }) {
  const list = useSyncExternalStore(toasts.subscribe, toasts.list);
  const shown = list.filter((item) => item.open).toReversed();
  return (
    <Portal>
      <chakra.section
        aria-label="Notifications"
        data-print="none"
        position="fixed"
        bottom={{ base: '3', md: '6' }}
        insetEnd={{ base: '3', md: '6' }}
        width={{ base: 'calc(100vw - 1.5rem)', sm: '23rem' }}
        zIndex="toast"
        display="flex"
        flexDirection="column"
        gap="2"
        maxH="80dvh"
        overflowY="auto"
        onPointerEnter={toasts.pause}
        onPointerLeave={toasts.resume}
      >
        <AnimatePresence initial={false}>
          {shown.map((item) => (
            <m.div
              key={item.id}
              initial={{ opacity: 0, y: 8 }}
              animate={{ opacity: 1, y: 0 }}
              exit={{ opacity: 0 }}
              transition={settle}
            >
              <ToastCard item={item} onDismiss={() => toasts.dismiss(item.id)} />
            </m.div>
          ))}
        </AnimatePresence>
      </chakra.section>
    </Portal>
  );
}
