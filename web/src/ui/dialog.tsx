import { Dialog as ChakraDialog, Portal, chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when it has closed and the focus is back: another dialog may open now. */
  onClosed?: () => void;
  title: string;
  description?: string;
  footer?: ReactNode;
  children?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** Neither Escape nor a click outside closes it, and there is no close button. */
  locked?: boolean;
  /** The focus begins at the title: for what is read first, where the first control would act at once. */
  focusTitle?: boolean;
  /** For a question that must be answered before anything else. */
  alert?: boolean;
}

/** Takes the focus, keeps it, gives it back. On phones it sits at the bottom, within the thumb's reach. */
export function Dialog({
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
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <ChakraDialog.Root
      open={open}
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
