import { Dialog as ChakraDialog, Portal, chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { X } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import type { DialogProps } from './dialog-props.ts';
import { useMounted } from './use-mounted.ts';
import { dialogRecipe } from './recipes/overlay-recipes.ts';

export function DialogFrame({
  open,
  onOpenChange,
  onClosed,
  title,
  description,
  footer,
  children,
  size = 'md',
  locked = false,
  focusTitle = false,
  alert = false,
}: DialogProps) {
  const mounted = useMounted();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <ChakraDialog.Root
      recipe={dialogRecipe}
      open={open && mounted}
      onOpenChange={(details) => onOpenChange(details.open)}
      onExitComplete={onClosed}
      closeOnEscape={!locked}
      closeOnInteractOutside={!locked && !alert}
      role={alert ? 'alertdialog' : 'dialog'}
      size={size}
      {...(focusTitle && { initialFocusEl: () => heading.current })}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content>
            <ChakraDialog.Header>
              <ChakraDialog.Title ref={heading} tabIndex={focusTitle ? -1 : undefined} outline="none">
                {title}
              </ChakraDialog.Title>
              {description && <ChakraDialog.Description>{description}</ChakraDialog.Description>}
            </ChakraDialog.Header>
            {children && <ChakraDialog.Body>{children}</ChakraDialog.Body>}
            {footer && <ChakraDialog.Footer>{footer}</ChakraDialog.Footer>}
            {!locked && (
              <chakra.div position="absolute" top="3.5" insetEnd="3.5">
                <IconButton
                  label="Close"
                  icon={X}
                  size="sm"
                  tooltip={false}
                  onClick={() => onOpenChange(false)}
                />
              </chakra.div>
            )}
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}
