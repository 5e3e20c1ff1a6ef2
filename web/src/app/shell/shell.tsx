import { Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { LegalFooter } from '../../entities/platform/legal.tsx';
import { isAsUser } from '../../entities/session/as-user.ts';
import { useSession } from '../../entities/session/session.tsx';
import { Box, Flex, chakra } from '../../ui/layout.ts';
import { LoadingScreen } from '../loading-screen.tsx';
import { redirectFromShell } from '../session-rules.ts';
import { SkipLink } from '../skip-link.tsx';
import { useFreshStart } from '../use-fresh-start.ts';
import { ResponsiveSidebar } from './responsive-sidebar.tsx';
import { useSidebarState } from './sidebar-state.ts';
import { TOP_BAR_HEIGHT, TopBar } from './top-bar.tsx';
import { useOnce } from '../../lib/use-once.ts';
import { useShortcuts } from './use-shortcuts.ts';

const ShortcutsDialog = lazyComponent(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog);

const CommandPalette = lazyComponent(async () => (await import('./command-palette.tsx')).CommandPalette);

const CreditsDialog = lazyComponent(
  async () => (await import('../../features/credits/credits-dialog.tsx')).CreditsDialog,
);

/** Who may be here is settled before anything of the shell is drawn. */
export function Shell() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.status === 'loading') return <LoadingScreen />;
  const target = redirectFromShell(pathname, session, isAsUser());
  if (target) return <Navigate to={target} replace state={{ from: `${pathname}${search}${hash}` }} />;
  return <ShellFrame pathname={pathname} />;
}

function ShellFrame({ pathname }: { pathname: string }) {
  const sidebar = useSidebarState();
  const [help, setHelp] = useState(false);
  const helpWanted = useOnce(help);
  const [palette, setPalette] = useState(false);
  const paletteWanted = useOnce(palette);
  const [credits, setCredits] = useState(false);
  const creditsWanted = useOnce(credits);
  const main = useFreshStart(pathname);
  const { setSheetOpen } = sidebar;
  useEffect(() => setSheetOpen(false), [pathname, setSheetOpen]);
  useShortcuts({
    toggleSidebar: sidebar.toggle,
    showHelp: () => setHelp(true),
    showPalette: () => setPalette(true),
  });

  const showCredits = (): void => {
    setSheetOpen(false);
    setCredits(true);
  };

  return (
    <Box minH="100dvh">
      <SkipLink />
      <TopBar sidebar={sidebar} onHelp={() => setHelp(true)} onPalette={() => setPalette(true)} />
      <Flex align="flex-start">
        <ResponsiveSidebar sidebar={sidebar} onCredits={showCredits} />
        <Box flex="1" minW="0">
          {/* As high as the window at least, so that the footer does not move through view when the page has come. */}
          <chakra.main
            id="main"
            ref={main}
            tabIndex={-1}
            minH={`calc(100dvh - ${TOP_BAR_HEIGHT})`}
            outline="0"
            _focusVisible={{ outline: 'none' }}
          >
            <Suspense fallback={<LoadingScreen inShell />}>
              <Outlet />
            </Suspense>
          </chakra.main>
          <Box mt="10" px={{ base: '4', md: '6', xl: '10' }} data-print="none">
            <LegalFooter />
          </Box>
        </Box>
      </Flex>
      {creditsWanted && (
        <Suspense>
          <CreditsDialog open={credits} onOpenChange={setCredits} />
        </Suspense>
      )}
      {paletteWanted && (
        <Suspense>
          <CommandPalette open={palette} onOpenChange={setPalette} onHelp={() => setHelp(true)} />
        </Suspense>
      )}
      {helpWanted && (
        <Suspense>
          <ShortcutsDialog open={help} onOpenChange={setHelp} />
        </Suspense>
      )}
    </Box>
  );
}
