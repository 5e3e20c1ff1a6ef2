import { LayoutDashboard, LogOut } from 'lucide-react';
import { useSwitchToUser } from '../../entities/session/use-switch-to-user.ts';
import { Button } from '../../ui/button.tsx';
import { Box, Flex, Stack, chakra } from '../../ui/layout.ts';
import { Anchor } from '../../ui/link.tsx';
import { Logo } from '../../ui/logo.tsx';
import { AppearanceMenu } from '../appearance-menu.tsx';
import { MenuItem } from '../menu-item.tsx';
import { useLogOutAndLeave } from '../use-log-out.ts';
import { AdminIdentity, BrandIdentity } from './identity.tsx';
import { CONSOLES, sectionPath } from './sections.ts';
import type { ConsoleRole, ConsoleSection } from './sections.ts';

interface Props {
  role: ConsoleRole;
  sections: readonly ConsoleSection[];
  current: ConsoleSection | undefined;
}

/** Who one is here, the sections, and the ways out. */
export function ConsoleSidebar({ role, sections, current }: Props) {
  return (
    <Flex direction="column" height="full" px="3" pt="4" pb="3" overflowY="auto">
      <Flex align="center" justify="space-between" px="2.5" mb="4" minH="8">
        <Anchor href={CONSOLES[role].path} aria-label={CONSOLES[role].name}>
          <Logo size={22} />
        </Anchor>
        <Box hideBelow="lg">
          <AppearanceMenu />
        </Box>
      </Flex>
      {role === 'admin' ? <AdminIdentity /> : <BrandIdentity />}
      <chakra.nav aria-label="Sections" mt="4">
        <chakra.ul display="flex" flexDirection="column" gap="0.5">
          {sections.map((section) => (
            <MenuItem
              key={section.slug}
              title={section.label}
              href={sectionPath(role, section.slug)}
              icon={section.icon}
              active={section === current}
            />
          ))}
        </chakra.ul>
      </chakra.nav>
      <Box flex="1" minH="6" />
      <WaysOut role={role} />
    </Flex>
  );
}

function WaysOut({ role }: { role: ConsoleRole }) {
  const asUser = useSwitchToUser();
  const logOut = useLogOutAndLeave();
  return (
    <Stack
      gap="1"
      borderTopWidth="1px"
      pt="3"
      align="stretch"
      css={{ '& > *': { justifyContent: 'flex-start' } }}
    >
      {role === 'admin' && (
        <Button size="sm" variant="quiet" icon={LayoutDashboard} block onClick={asUser}>
          Switch to User Dashboard
        </Button>
      )}
      <Button size="sm" variant="quiet" icon={LogOut} block onClick={() => void logOut()}>
        Logout
      </Button>
    </Stack>
  );
}
