import { Menu as ChakraMenu, Portal, chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Icon } from './icon.tsx';
import type { MenuAction, MenuEntry, MenuProps } from './menu-props.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import { menuRecipe } from './recipes/overlay-recipes.ts';

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

interface MenuEntriesProps extends Omit<MenuProps, 'trigger'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Opened by a key, which leads to the first entry. */
  byKey: boolean;
  /** The button that opens it, and the menu itself. */
  ids: { trigger: string; content: string };
}

const isAction = (entry: MenuEntry): entry is MenuAction => typeof entry === 'object' && 'id' in entry;

const firstOf = (items: readonly MenuEntry[]): string | null =>
  items.filter(isAction).find(({ disabled }) => !disabled)?.id ?? null;

/** The menu that a button opens. */
export function MenuEntries({ open, onOpenChange, byKey, ids, items, header, side }: MenuEntriesProps) {
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    setHighlighted(open && byKey ? firstOf(items) : null);
  }
  return (
    <ChakraMenu.Root
      recipe={menuRecipe}
      open={open}
      onOpenChange={(change) => onOpenChange(change.open)}
      highlightedValue={highlighted}
      onHighlightChange={(change) => setHighlighted(change.highlightedValue)}
      ids={ids}
      // Fixed: a page that scrolls does not carry the entries away from under the pointer.
      positioning={{ placement: side, gutter: 6, strategy: 'fixed' }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <ChakraMenu.Positioner>
          <ChakraMenu.Content>
            {header}
            {items.map((entry, index) => (
              <Entry key={isAction(entry) ? entry.id : index} entry={entry} />
            ))}
          </ChakraMenu.Content>
        </ChakraMenu.Positioner>
      </Portal>
    </ChakraMenu.Root>
  );
}
