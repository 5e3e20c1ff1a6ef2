import { Dialog } from '../../ui/dialog.tsx';
import { ShortcutKeys } from '../../ui/kbd.tsx';
import { chakra } from '../../ui/layout.ts';
import { menuPages } from '../pages.ts';

const shortcuts = [
  { does: 'Go to or do anything', keys: ['mod', 'K'] },
  { does: 'Open or close the sidebar', keys: ['mod', 'B'] },
  ...menuPages.map(({ title, key }) => ({ does: `Go to ${title}`, keys: ['G', key.toUpperCase()] })),
  { does: 'Analyze the chosen chart', keys: ['mod', '↵'] },
  { does: 'Read the bars of a picture one by one', keys: ['←', '→'] },
  { does: 'Zoom a picture in, out, to fit', keys: ['+', '-', '0'] },
  { does: 'Show these shortcuts', keys: ['?'] },
];

export function ShortcutsDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts" size="sm">
      <chakra.dl>
        {shortcuts.map(({ does, keys }) => (
          <chakra.div
            key={does}
            display="flex"
            justifyContent="space-between"
            alignItems="center"
            minH="11"
            borderTopWidth="1px"
          >
            <chakra.dt textStyle="body">{does}</chakra.dt>
            <chakra.dd>
              <ShortcutKeys keys={keys} />
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Dialog>
  );
}
