import type { ReactNode } from 'react';
import { Navigate, Route, Routes as RouterRoutes, matchPath, useLocation } from 'react-router-dom';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { useSession } from '../entities/session/session.tsx';
import { namedPage, paths, samePage } from '../lib/paths.ts';
import { pageTable } from './page-table.ts';
import type { PageRoute } from './page-table.ts';
import { Formatted } from './formatted.tsx';
import { menuPages } from './pages.ts';
import { redirectFromSignIn, wantedPage } from './session-rules.ts';
import { Shell } from './shell/shell.tsx';
import { Titled } from './titled.tsx';

const ConsoleScreen = lazyComponent(
  async () => (await import('./consoles/console-screen.tsx')).ConsoleScreen,
  'in-place',
);

const NotFoundScreen = lazyComponent(async () => (await import('./not-found-screen.tsx')).NotFoundScreen);

function NotFound() {
  return (
    <Titled title="Page not found">
      <NotFoundScreen />
    </Titled>
  );
}

/** Login and registration are for those who are not signed in. */
function SignedOutOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const target = redirectFromSignIn(session, wantedPage(useLocation().state));
  return target ? <Navigate to={target} replace /> : children;
}

function TitledScreen({ route: { title, frame, Screen } }: { route: PageRoute }) {
  return (
    <Titled title={title}>
      {frame === 'signed-out' ? (
        <SignedOutOnly>
          <Screen />
        </SignedOutOnly>
      ) : (
        <Screen />
      )}
    </Titled>
  );
}

/** The page of the menu that an address means which the table does not list: hyphens and case do not count. */
function menuRoute(pathname: string): PageRoute | undefined {
  const named = namedPage(pathname, menuPages);
  return named && pageTable.find(({ path }) => samePage(path, named.url));
}

const routesOf = (inShell: boolean): ReactNode[] =>
  pageTable
    .filter(({ frame }) => (frame === 'shell') === inShell)
    .map((route) => <Route key={route.path} path={route.path} element={<TitledScreen route={route} />} />);

/** Fetches the code of a page while it is still settled who may see it. Asked for again, nothing more is fetched. */
function preload(pathname: string): void {
  pageTable.find(({ path }) => matchPath(path, pathname))?.Screen.preload();
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether an address has a page's form, but an id that nothing can have: a link that was cut, say. */
function namesNothing(pathname: string): boolean {
  const page = pageTable.find(({ path }) => matchPath(path, pathname));
  return page?.byUuid === true && !UUID.test(matchPath(page.path, pathname)?.params['id'] ?? '');
}

/** Every page but the landing; what leads to them is no part of its first view. */
export function PageRoutes() {
  return (
    <Formatted>
      <Pages />
    </Formatted>
  );
}

function Pages() {
  const { pathname } = useLocation();
  if (namesNothing(pathname)) return <NotFound />;
  preload(pathname);
  const meant = menuRoute(pathname);
  return (
    <RouterRoutes>
      {routesOf(false)}
      <Route path={`${paths.adminDashboard}/*`} element={<ConsoleScreen role="admin" />} />
      <Route path={`${paths.brandDashboard}/*`} element={<ConsoleScreen role="brand" />} />
      <Route element={<Shell />}>
        {routesOf(true)}
        {meant && <Route path="*" element={<TitledScreen key={meant.path} route={meant} />} />}
      </Route>
      {!meant && <Route path="*" element={<NotFound />} />}
    </RouterRoutes>
  );
}
