import { PanelLeft } from 'lucide-react';
import { usePlatformName } from '../../lib/platform-name.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Box, chakra } from '../../ui/layout.ts';
import { Anchor } from '../../ui/link.tsx';
import { Logo } from '../../ui/logo.tsx';
import { AppearanceMenu } from '../appearance-menu.tsx';
import { CONSOLES } from './sections.ts';
import type { ConsoleRole } from './sections.ts';

export const CONSOLE_BAR_HEIGHT = '3.5rem';

/** On small screens: the way to the menu. */
export function ConsoleBar({
  role,
  open,
  onToggle,
}: {
  role: ConsoleRole;
  open: boolean;
  onToggle: () => void;
}) {
  return (
    <chakra.header
      data-print="none"
      position="sticky"
      top="0"
      zIndex="sticky"
      height={CONSOLE_BAR_HEIGHT}
      display="flex"
      alignItems="center"
      gap="2"
      ps="1.5"
      pe="2"
      bg="bg"
      borderBottomWidth="1px"
    >
      <IconButton
        label={open ? 'Close the menu' : 'Open the menu'}
        icon={PanelLeft}
        aria-expanded={open}
        onClick={onToggle}
        tooltip={false}
      />
      <Anchor href={CONSOLES[role].path} aria-label={`${usePlatformName()}, ${CONSOLES[role].name}`}>
        <Logo size={22} />
      </Anchor>
      <Box flex="1" />
      <AppearanceMenu />
    </chakra.header>
  );
}
