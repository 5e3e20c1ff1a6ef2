import { useLocation } from 'react-router-dom';
import { useSession } from '../../entities/session/session.tsx';
import { Box, Flex, chakra } from '../../ui/layout.ts';
import { Icon } from '../../ui/icon.tsx';
import { Anchor } from '../../ui/link.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { markedPage, shellPages } from '../pages.ts';
import type { ShellPage } from '../pages.ts';
import { AccountMenu } from './account-menu.tsx';
import { pageIcons } from './page-icons.ts';
import { QuickStats } from './quick-stats.tsx';

const Item = chakra(Anchor, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    height: { base: '11', md: '9' },
    px: '2.5',
    borderRadius: 'control',
    textStyle: 'label',
    color: 'fg.muted',
    position: 'relative',
    whiteSpace: 'nowrap',
    '& svg': { flexShrink: '0' },
    _hover: { color: 'fg', bg: 'bg.subtle' },
    '&[aria-current=page]': { color: 'fg', bg: 'bg.muted' },
    '&[aria-current=page]::before': {
      content: '""',
      position: 'absolute',
      insetStart: '0',
      top: '2',
      bottom: '2',
      width: '2px',
      bg: 'accent.solid',
    },
  },
});

function MenuItem({ page, active, iconOnly }: { page: ShellPage; active: boolean; iconOnly: boolean }) {
  const icon = pageIcons[page.url];
  return (
    <chakra.li listStyleType="none">
      <Tooltip content={page.title} side="right" disabled={!iconOnly}>
        <Item
          href={page.url}
          aria-current={active ? 'page' : undefined}
          ps={iconOnly ? '2' : undefined}
          pe={iconOnly ? '2' : undefined}
        >
          {icon && <Icon as={icon} size={iconOnly ? 17 : 16} />}
          {iconOnly ? <VisuallyHidden>{page.title}</VisuallyHidden> : page.title}
        </Item>
      </Tooltip>
    </chakra.li>
  );
}

/** Menu, figures, account. Icon-only it keeps every name for screen readers and tooltips. */
export function Sidebar({ iconOnly = false, onCredits }: { iconOnly?: boolean; onCredits: () => void }) {
  const { user } = useSession();
  const { pathname } = useLocation();
  const current = markedPage(pathname);
  const pages = user?.role === 'brand' ? shellPages.slice(0, 1) : shellPages;
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
            <MenuItem key={page.url} page={page} active={page === current} iconOnly={iconOnly} />
          ))}
        </chakra.ul>
      </chakra.nav>
      {user && user.role !== 'brand' && !iconOnly && <QuickStats />}
      <Box flex="1" minH="6" />
      <AccountMenu iconOnly={iconOnly} onCredits={onCredits} />
    </Flex>
  );
}
