import { useLocation } from 'react-router-dom';
import { useSession } from '../../entities/session/session.tsx';
import { Box, Flex, chakra } from '../../ui/layout.ts';
import { MenuItem } from '../menu-item.tsx';
import { markedPage, menuPages } from '../pages.ts';
import { AccountMenu } from './account-menu.tsx';
import { pageIcons } from './page-icons.ts';
import { QuickStats } from './quick-stats.tsx';

/** Menu, figures, account. Icon-only it keeps every name for screen readers and tooltips. */
export function Sidebar({ iconOnly = false, onCredits }: { iconOnly?: boolean; onCredits: () => void }) {
  const { user } = useSession();
  const { pathname } = useLocation();
  const current = markedPage(pathname);
  const pages = user?.role === 'brand' ? menuPages.slice(0, 1) : menuPages;
  return (
    <Flex
      direction="column"
      height="full"
      pt={{ base: '5', md: '3' }}
      px={iconOnly ? '1.5' : '3'}
      pb="2"
      overflowY="auto"
    >
      <chakra.nav aria-label="Menu">
        {!iconOnly && (
          <chakra.h2 textStyle="caption" color="fg.subtle" px="2.5" mb={{ base: '4', md: '1.5' }}>
            Menu
          </chakra.h2>
        )}
        <chakra.ul display="flex" flexDirection="column" gap="0.5">
          {pages.map((page) => (
            <MenuItem
              key={page.url}
              title={page.title}
              href={page.url}
              icon={pageIcons[page.url]}
              active={page === current}
              iconOnly={iconOnly}
            />
          ))}
        </chakra.ul>
      </chakra.nav>
      {user && user.role !== 'brand' && !iconOnly && <QuickStats />}
      <Box flex="1" minH="6" />
      <AccountMenu iconOnly={iconOnly} onCredits={onCredits} />
    </Flex>
  );
}
