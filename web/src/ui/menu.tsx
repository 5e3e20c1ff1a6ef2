import { Menu as ChakraMenu, Portal, chakra } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { Check } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface MenuAction {
  id: string;
  label: string;
  icon?: LucideIcon;
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
  /** One of a group, and the chosen one. */
  chosen?: boolean;
  /** Shown at the end of the row, e.g. '?'. */
  shortcut?: string;
}

export type MenuEntry = MenuAction | 'separator' | { heading: string };

export interface MenuProps {
  trigger: ReactElement;
  items: readonly MenuEntry[];
  /** Stands above the entries; not selectable. */
  header?: ReactNode;
  side?: 'top-start' | 'top-end' | 'bottom-start' | 'bottom-end' | 'right-end';
}

function Entry({ entry }: { entry: MenuEntry }) {
  if (entry === 'separator') return <ChakraMenu.Separator />;
  if ('heading' in entry) {
    return (
      <chakra.div px="2.5" pt="2" pb="1" textStyle="caption" color="fg.subtle" role="presentation">
        {entry.heading}
      </chakra.div>
    );
  }
  return (
    <ChakraMenu.Item
      value={entry.id}
      disabled={entry.disabled}
      // Keys press an entry, too. What the menu itself calls selected is lost where a busy page has not yet highlighted it.
      onClick={entry.disabled ? undefined : entry.onSelect}
      color={entry.danger ? 'danger.fg' : undefined}
    >
      {entry.icon && <Icon as={entry.icon} />}
      <chakra.span flex="1">{entry.label}</chakra.span>
      {entry.chosen && (
        <>
          <VisuallyHidden>, chosen</VisuallyHidden>
          <Icon as={Check} />
        </>
      )}
      {entry.shortcut && <ChakraMenu.ItemCommand>{entry.shortcut}</ChakraMenu.ItemCommand>}
    </ChakraMenu.Item>
  );
}

/** Actions behind one button; arrow keys, typing ahead, Escape. */
export function Menu({ trigger, items, header, side = 'bottom-start' }: MenuProps) {
  return (
    <ChakraMenu.Root
      // Fixed: a page that scrolls does not carry the entries away from under the pointer.
      positioning={{ placement: side, gutter: 6, strategy: 'fixed' }}
      lazyMount
      unmountOnExit
    >
      <ChakraMenu.Trigger asChild>{trigger}</ChakraMenu.Trigger>
      <Portal>
        <ChakraMenu.Positioner>
          <ChakraMenu.Content>
            {header}
            {items.map((entry, index) => (
              <Entry key={typeof entry === 'object' && 'id' in entry ? entry.id : index} entry={entry} />
            ))}
          </ChakraMenu.Content>
        </ChakraMenu.Positioner>
      </Portal>
    </ChakraMenu.Root>
  );
}
