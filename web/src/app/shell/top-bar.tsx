import { Keyboard, PanelLeft, Search, ShieldCheck } from 'lucide-react';
import { beAsUser } from '../../entities/session/as-user.ts';
import { tierLabel } from '../../entities/session/account-labels.ts';
import { useSession } from '../../entities/session/session.tsx';
import { CartButton } from '../../features/ordering/cart/cart-button.tsx';
import { paths } from '../../lib/paths.ts';
import { usePlatformName } from '../../lib/platform-name.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Box, HStack, chakra } from '../../ui/layout.ts';
import { Anchor } from '../../ui/link.tsx';
import { Logo } from '../../ui/logo.tsx';
import { AppearanceMenu } from '../appearance-menu.tsx';
import type { SidebarState } from './sidebar-state.ts';

export const TOP_BAR_HEIGHT = '3.5rem';

interface Props {
  sidebar: SidebarState;
  onHelp: () => void;
  onPalette: () => void;
}

/** Sidebar toggle, brand title, the way to the admin console, plan, search, cart, appearance. */
export function TopBar({ sidebar, onHelp, onPalette }: Props) {
  const { user } = useSession();
  const open = sidebar.mobile ? sidebar.sheetOpen : sidebar.expanded;
  const admin = user?.role === 'admin' || user?.user_type === 'admin';
  return (
    <chakra.header
      data-print="none"
      position="sticky"
      top="0"
      zIndex="sticky"
      height={TOP_BAR_HEIGHT}
      display="flex"
      alignItems="center"
      gap="2"
      ps="1.5"
      pe={{ base: '2', md: '4' }}
      bg="bg"
      borderBottomWidth="1px"
    >
      <IconButton
        label={open ? 'Close the sidebar' : 'Open the sidebar'}
        icon={PanelLeft}
        aria-expanded={open}
        onClick={sidebar.toggle}
        size="sm"
      />
      <Anchor href={user ? paths.dashboard : paths.home} aria-label={`${usePlatformName()}, start`}>
        <Logo size={22} />
      </Anchor>
      <Box flex="1" />
      <HStack gap="1">
        {admin && <AdminPanel />}
        {user && (
          // On a phone the way to the console takes the room of an admin's plan.
          <Box me="2" hideBelow={admin ? 'md' : undefined}>
            <Badge>{tierLabel(user)}</Badge>
          </Box>
        )}
        <IconButton label="Go to or do" icon={Search} size="sm" onClick={onPalette} />
        <Box display={{ base: 'none', md: 'block' }}>
          <IconButton label="Keyboard shortcuts (?)" icon={Keyboard} size="sm" onClick={onHelp} />
        </Box>
        {user?.role !== 'brand' && <CartButton />}
        <AppearanceMenu />
      </HStack>
    </chakra.header>
  );
}

function AdminPanel() {
  return (
    <LinkButton
      href={paths.adminDashboard}
      variant="outline"
      size="sm"
      icon={ShieldCheck}
      aria-label="Admin Panel"
      onClick={() => beAsUser(false)}
    >
      <chakra.span hideBelow="md">Admin Panel</chakra.span>
    </LinkButton>
  );
}
