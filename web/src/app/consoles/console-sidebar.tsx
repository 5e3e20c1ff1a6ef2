import { LogOut, UserCog } from 'lucide-react';
import { useSession } from '../../entities/session/session.tsx';
import { paths } from '../../lib/paths.ts';
import { usePlatformName } from '../../lib/platform-name.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Box, Flex, chakra } from '../../ui/layout.ts';
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

/** Who one is here, the sections, and the way out. */
export function ConsoleSidebar({ role, sections, current }: Props) {
  return (
    <Flex direction="column" height="full" px="3" pt="4" pb="3" overflowY="auto">
      <Flex align="center" justify="space-between" px="2.5" mb="4" minH="8">
        <Anchor href={CONSOLES[role].path} aria-label={`${usePlatformName()}, ${CONSOLES[role].name}`}>
          <Logo size={22} />
        </Anchor>
        <Box hideBelow="lg">
          <AppearanceMenu />
        </Box>
      </Flex>
      {role === 'admin' ? <AdminIdentity /> : <BrandIdentity />}
      <chakra.nav aria-label="Sections" mt="4">
        <chakra.ul display="flex" flexDirection="column" gap="0.5">
          {sections
            .filter(({ unlisted }) => !unlisted)
            .map((section) => (
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
      <WayOut role={role} />
    </Flex>
  );
}

function WayOut({ role }: { role: ConsoleRole }) {
  const logOut = useLogOutAndLeave();
  const { user } = useSession();
  const account = user?.role === 'admin' ? paths.account : sectionPath(role, 'account');
  return (
    <chakra.div borderTopWidth="1px" pt="3" css={{ '& > *': { justifyContent: 'flex-start' } }}>
      <LinkButton size="sm" variant="quiet" icon={UserCog} block href={account}>
        Account settings
      </LinkButton>
      <Button size="sm" variant="quiet" icon={LogOut} block onClick={() => void logOut()}>
        Logout
      </Button>
      <chakra.p textStyle="caption" color="fg.muted" px="3" pt="2">
        Dates and times are in UTC.
      </chakra.p>
    </chakra.div>
  );
}
