import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { messageIcons } from '../alert.tsx';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { Icon } from '../icon.tsx';
import { AnimatePresence, Motion, m, settle, useReducedMotion } from '../motion.tsx';
import type { Toast, ToastTone } from './toasts.ts';

const tones = {
  success: 'success',
  error: 'danger',
  info: 'info',
  warning: 'warning',
} as const satisfies Record<ToastTone, string>;

interface CardProps {
  item: Toast;
  onDismiss: () => void;
  onAct: () => void;
}

function ToastCard({ item, onDismiss, onAct }: CardProps) {
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
      {item.action && (
        <Button size="sm" variant="outline" onClick={onAct}>
          {item.action.label}
        </Button>
      )}
      <IconButton label="Dismiss" icon={X} size="sm" tooltip={false} onClick={onDismiss} />
    </chakra.div>
  );
}

/** The toasts that are shown, the newest last. */
export function ToastList({
  shown,
  onDismiss,
  onAct,
}: {
  shown: readonly Toast[];
  onDismiss: (id: number) => void;
  onAct: (id: number) => void;
}) {
  // Reduced motion of the library's own still fades in; a toast that asks for none is simply there.
  const still = useReducedMotion() === true;
  return (
    <Motion>
      <AnimatePresence>
        {shown.map((item) => (
          <m.div
            key={item.id}
            initial={still ? false : { opacity: 0, y: 8 }}
            animate={{ opacity: 1, y: 0 }}
            exit={{ opacity: 0 }}
            transition={still ? { duration: 0 } : settle}
          >
            <ToastCard item={item} onDismiss={() => onDismiss(item.id)} onAct={() => onAct(item.id)} />
          </m.div>
        ))}
      </AnimatePresence>
    </Motion>
  );
}
