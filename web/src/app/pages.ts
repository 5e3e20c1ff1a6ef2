import { ChartCandlestick, History, LayoutDashboard } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { pageOfPath, paths, samePage } from '../lib/paths.ts';

export interface ShellPage {
  title: string;
  url: string;
  icon: LucideIcon;
  /** Second key of the shortcut `g …`. */
  key: string;
}

/** The menu of the shell, in its order; the first is the default. */
export const shellPages: readonly [ShellPage, ...ShellPage[]] = [
  { title: 'Dashboard', url: paths.dashboard, icon: LayoutDashboard, key: 'd' },
  { title: 'Chart Analysis', url: paths.chartAnalysis, icon: ChartCandlestick, key: 'c' },
  { title: 'Analysis History', url: paths.history, icon: History, key: 'h' },
];

/** The menu page that a path belongs to; a single analysis belongs to the history. */
export function pageOf(pathname: string): ShellPage {
  const inHistory = pathname.toLowerCase().startsWith(`${paths.history}/`);
  return pageOfPath(inHistory ? paths.history : pathname, shellPages);
}

/** Pages inside the shell that the menu does not list. */
const outsideMenu: readonly string[] = [paths.credits, paths.orders, paths.account];

/** The page to mark in the menu; null on a page that is not listed there. */
export function markedPage(pathname: string): ShellPage | null {
  const first = `/${pathname.split('/')[1] ?? ''}`;
  return outsideMenu.some((path) => samePage(path, first)) ? null : pageOf(pathname);
}
