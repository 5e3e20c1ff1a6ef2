import { chakra } from '../../ui/layout.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { Sidebar } from './sidebar.tsx';
import { SIDEBAR_WIDTH, SIDEBAR_WIDTH_ICON, SIDEBAR_WIDTH_MOBILE } from './sidebar-state.ts';
import type { SidebarState } from './sidebar-state.ts';
import { TOP_BAR_HEIGHT } from './top-bar.tsx';

/** A column beside the page where there is room, a sheet over it where there is not. */
export function ResponsiveSidebar({ sidebar, onCredits }: { sidebar: SidebarState; onCredits: () => void }) {
  if (!sidebar.mobile) return <Column expanded={sidebar.expanded} onCredits={onCredits} />;
  return (
    <Sheet
      open={sidebar.sheetOpen}
      onOpenChange={sidebar.setSheetOpen}
      title="Menu"
      hideTitle
      side="left"
      width={SIDEBAR_WIDTH_MOBILE}
      flush
    >
      <Sidebar onCredits={onCredits} />
    </Sheet>
  );
}

function Column({ expanded, onCredits }: { expanded: boolean; onCredits: () => void }) {
  return (
    <chakra.div
      data-print="none"
      data-state={expanded ? 'expanded' : 'collapsed'}
      id="sidebar"
      position="sticky"
      top={TOP_BAR_HEIGHT}
      height={`calc(100dvh - ${TOP_BAR_HEIGHT})`}
      flexShrink="0"
      width={expanded ? SIDEBAR_WIDTH : SIDEBAR_WIDTH_ICON}
      borderEndWidth="1px"
      overflow="hidden"
      transition="width {durations.moderate} {easings.settle}"
    >
      <Sidebar iconOnly={!expanded} onCredits={onCredits} />
    </chakra.div>
  );
}
