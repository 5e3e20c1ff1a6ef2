import { Drawer, Portal, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

type Side = 'left' | 'right' | 'bottom';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when it has closed and the focus is back: another dialog may open now. */
  onClosed?: () => void;
  title: string;
  /** The title is said but not shown. */
  hideTitle?: boolean;
  side?: Side;
  /** CSS width of a left or right sheet. */
  width?: string;
  flush?: boolean;
  /** What the focus goes to; by default the first thing that takes it. */
  initialFocus?: () => HTMLElement | null;
  children: ReactNode;
}

const placement = {
  left: { justifyContent: 'flex-start' },
  right: { justifyContent: 'flex-end' },
  bottom: { alignItems: 'flex-end' },
} as const;

const edge = { left: 'borderEndWidth', right: 'borderStartWidth', bottom: 'borderTopWidth' } as const;

/** A panel from an edge of the screen. */
export function Sheet({
  open,
  onOpenChange,
  onClosed,
  title,
  hideTitle = false,
  side = 'right',
  width = '24rem',
  flush = false,
  initialFocus,
  children,
}: SheetProps) {
  const size =
    side === 'bottom' ? { width: '100vw', maxWidth: '100vw', height: 'auto', maxHeight: '85dvh' } : { width };
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(details) => onOpenChange(details.open)}
      onExitComplete={onClosed}
      initialFocusEl={initialFocus}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner {...placement[side]}>
          <Drawer.Content
            {...size}
            {...{ [edge[side]]: '1px' }}
            _open={{ animation: `enter-${side} {durations.moderate} {easings.settle}` }}
            _closed={{ animation: `leave-${side} {durations.fast} ease-in` }}
          >
            <Drawer.Header
              css={
                hideTitle
                  ? { position: 'absolute', clipPath: 'inset(50%)', width: '1px', height: '1px', p: '0' }
                  : undefined
              }
            >
              <Drawer.Title>{title}</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body p={flush ? '0' : undefined}>{children}</Drawer.Body>
            <chakra.div position="absolute" top="2" insetEnd="2">
              <IconButton label="Close" icon={X} tooltip={false} onClick={() => onOpenChange(false)} />
            </chakra.div>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
