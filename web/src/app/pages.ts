import { pageOfPath, paths, samePage } from '../lib/paths.ts';

export interface ShellPage {
  title: string;
  url: string;
  /** Second key of the shortcut `g …`. */
  key: string;
}

/** The menu of the shell, in its order; the first is the default. */
export const shellPages: readonly [ShellPage, ...ShellPage[]] = [
  { title: 'Dashboard', url: paths.dashboard, key: 'd' },
  { title: 'Chart Analysis', url: paths.chartAnalysis, key: 'c' },
  { title: 'AI Assistant', url: paths.aiTutor, key: 'a' },
  { title: 'Analysis History', url: paths.history, key: 'h' },
];

/** Menu pages with pages of their own below them: a single analysis, the lessons of the tutor. */
const parents: readonly string[] = [paths.history, paths.aiTutor];

/** The menu page that a path belongs to. */
export function pageOf(pathname: string): ShellPage {
  const parent = parents.find((path) => pathname.toLowerCase().startsWith(`${path}/`));
  return pageOfPath(parent ?? pathname, shellPages);
}

/** Pages inside the shell that the menu does not list. */
const outsideMenu: readonly string[] = [paths.credits, paths.orders, paths.account, paths.integrations];

/** The page to mark in the menu; null on a page that is not listed there. */
export function markedPage(pathname: string): ShellPage | null {
  const first = `/${pathname.split('/')[1] ?? ''}`;
  return outsideMenu.some((path) => samePage(path, first)) ? null : pageOf(pathname);
}
