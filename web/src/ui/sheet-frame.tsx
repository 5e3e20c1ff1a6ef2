import { Drawer, Portal, chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import type { SheetProps } from './sheet-props.ts';
import { useMounted } from './use-mounted.ts';
import { drawerRecipe } from './recipes/overlay-recipes.ts';

const placement = {
  left: { justifyContent: 'flex-start' },
  right: { justifyContent: 'flex-end' },
  bottom: { alignItems: 'flex-end' },
} as const;

const edge = { left: 'borderEndWidth', right: 'borderStartWidth', bottom: 'borderTopWidth' } as const;

export function SheetFrame({
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
  const mounted = useMounted();
  const size =
    side === 'bottom' ? { width: '100vw', maxWidth: '100vw', height: 'auto', maxHeight: '85dvh' } : { width };
  return (
    <Drawer.Root
      recipe={drawerRecipe}
      open={open && mounted}
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
