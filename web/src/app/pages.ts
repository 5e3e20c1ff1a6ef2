import { pageOfPath, samePage } from '../lib/paths.ts';
import { pageTable } from './page-table.ts';

export interface MenuPage {
  title: string;
  url: string;
  /** Second key of the shortcut `g …`. */
  key: string;
}

const shellPaths = pageTable.filter(({ frame }) => frame === 'shell').map(({ path }) => path);

const [first, ...others] = pageTable.flatMap(({ title, path, menuKey }): MenuPage[] =>
  menuKey === undefined ? [] : [{ title, url: path, key: menuKey }],
);
if (!first) throw new Error('The menu of the shell needs at least one page.');

/** The menu of the shell, in its order; the first is the default. */
export const menuPages: readonly [MenuPage, ...MenuPage[]] = [first, ...others];

const isBelow = (path: string, parent: string): boolean => path.toLowerCase().startsWith(`${parent}/`);

/** Menu pages with pages of their own below them: a single analysis, the lessons of the tutor. */
const parents = menuPages
  .map(({ url }) => url)
  .filter((url) => shellPaths.some((path) => isBelow(path, url)));

/** The menu page that a path belongs to. */
export function pageOf(pathname: string): MenuPage {
  return pageOfPath(parents.find((parent) => isBelow(pathname, parent)) ?? pathname, menuPages);
}

/** Pages inside the shell that the menu does not list. */
const outsideMenu = shellPaths.filter(
  (path) => !menuPages.some(({ url }) => url === path || isBelow(path, url)),
);

/** The page to mark in the menu; null on a page that is not listed there. */
export function markedPage(pathname: string): MenuPage | null {
  const firstSegment = `/${pathname.split('/')[1] ?? ''}`;
  return outsideMenu.some((path) => samePage(path, firstSegment)) ? null : pageOf(pathname);
}
