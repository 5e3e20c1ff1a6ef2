import { Suspense, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { LegalFooter } from '../../entities/platform/legal.tsx';
import { useMay } from '../../entities/session/use-may.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { Box, Flex, chakra } from '../../ui/layout.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { LoadingScreen } from '../loading-screen.tsx';
import { usePageTitle } from '../page-title.ts';
import { SkipLink } from '../skip-link.tsx';
import { useFreshStart } from '../use-fresh-start.ts';
import { adminSections } from './admin-sections.ts';
import { brandSections } from './brand-sections.ts';
import { CONSOLE_BAR_HEIGHT, ConsoleBar } from './console-bar.tsx';
import { ConsoleSidebar } from './console-sidebar.tsx';
import { CONSOLES, sectionOf, sectionPath } from './sections.ts';
import type { ConsoleRole, ConsoleSection } from './sections.ts';

const SECTIONS = { admin: adminSections, brand: brandSections } as const;
/** Narrower than this the menu is a sheet over the page. */
const NARROW = '(max-width: 1023px)';

function Sections({ role, sections }: { role: ConsoleRole; sections: readonly ConsoleSection[] }) {
  const first = sections[0];
  if (!first) return null;
  return (
    <Routes>
      <Route index element={<first.screen />} />
      {sections.map(({ slug, screen: Screen }) => (
        <Route key={slug} path={`${slug}/*`} element={<Screen />} />
      ))}
      <Route path="*" element={<Navigate to={sectionPath(role, first.slug)} replace />} />
    </Routes>
  );
}

/** Menu beside the page where there is room, over it where there is not. */
export function ConsoleFrame({ role }: { role: ConsoleRole }) {
  const { pathname } = useLocation();
  const may = useMay();
  const sections = SECTIONS[role].filter(({ needs }) => needs === undefined || may(needs));
  const current = sectionOf(pathname, sections);
  const narrow = useMediaQuery(NARROW);
  // The menu is open on the page where it was opened: going elsewhere closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === pathname;
  const setOpen = (wanted: boolean) => setOpenAt(wanted ? pathname : null);
  // An object that is opened over its list is no new page.
  const main = useFreshStart(pathname.replace(/\/[0-9a-f-]{36}$/i, ''));
  const { name } = CONSOLES[role];
  usePageTitle(current && current !== sections[0] ? `${current.label} · ${name}` : name);
  const sidebar = <ConsoleSidebar role={role} sections={sections} current={current} />;
  return (
    <Box minH="100dvh">
      <SkipLink />
      {narrow && <ConsoleBar role={role} open={open} onToggle={() => setOpen(!open)} />}
      <Flex align="flex-start">
        {narrow ? (
          <Sheet open={open} onOpenChange={setOpen} title="Menu" hideTitle side="left" width="18rem" flush>
            {sidebar}
          </Sheet>
        ) : (
          <chakra.aside
            data-print="none"
            position="sticky"
            top="0"
            width="15rem"
            flexShrink="0"
            height="100dvh"
            borderEndWidth="1px"
          >
            {sidebar}
          </chakra.aside>
        )}
        <Flex
          direction="column"
          flex="1"
          minW="0"
          minH={narrow ? `calc(100dvh - ${CONSOLE_BAR_HEIGHT})` : '100dvh'}
        >
          <chakra.main
            id="main"
            ref={main}
            tabIndex={-1}
            flex="1"
            outline="0"
            _focusVisible={{ outline: 'none' }}
          >
            <Suspense fallback={<LoadingScreen inShell />}>
              <Sections role={role} sections={sections} />
            </Suspense>
          </chakra.main>
          <Box mt="10" px={{ base: '4', md: '6', xl: '10' }} data-print="none">
            <LegalFooter />
          </Box>
        </Flex>
      </Flex>
    </Box>
  );
}
