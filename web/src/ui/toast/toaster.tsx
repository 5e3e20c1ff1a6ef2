import { chakra } from '@chakra-ui/react';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { toast as appToasts } from './toasts.ts';
import type { Toast, createToasts } from './toasts.ts';
import { useEdge } from './use-edge.ts';

type Toasts = ReturnType<typeof createToasts>;

const ToastList = lazyComponent(async () => (await import('./toast-list.tsx')).ToastList);

/** Clear of the bar at the top, and of the account button at the foot of the menu. */
const EDGES = {
  top: { top: { base: '3', md: '20' }, bottom: 'auto' },
  bottom: { top: 'auto', bottom: { base: '3', md: '20' } },
};

/**
 * Where toasts appear: below on the left, along the top of a phone: the buttons of dialogs are on the right, and at the
 * bottom of a phone. They change the edge where they would cover what was just pressed. What draws and moves them is loaded
 * with the first toast. Screen readers hear the region, so it is there from the start.
 */
export function Toaster({ toasts = appToasts }: { toasts?: Toasts }) {
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, toasts.list);
  const shown = list.filter((item) => item.open);
  const edge = useEdge(shown.length > 0);
  return (
    <chakra.section
      aria-label="Notifications"
      data-print="none"
      data-edge={edge}
      position="fixed"
      {...EDGES[edge]}
      insetStart={{ base: '3', md: '6' }}
      width={{ base: 'calc(100vw - 1.5rem)', sm: '23rem' }}
      zIndex="toast"
      display="flex"
      flexDirection="column"
      gap="2"
      maxH="80dvh"
      overflowY="auto"
      pointerEvents={shown.length > 0 ? undefined : 'none'}
      onPointerEnter={toasts.pause}
      onPointerLeave={toasts.resume}
    >
      {list.length > 0 && (
        <Suspense fallback={<ClocksHeld toasts={toasts} list={list} />}>
          <ToastList shown={shown.toReversed()} onDismiss={toasts.dismiss} onAct={toasts.act} />
        </Suspense>
      )}
    </chakra.section>
  );
}

/** Timers are paused until the toast list is loaded, because the toasts are not visible before. */
function ClocksHeld({ toasts, list }: { toasts: Toasts; list: readonly Toast[] }) {
  useEffect(() => toasts.pause(), [toasts, list]);
  useEffect(() => () => toasts.resume(), [toasts]);
  return null;
}
