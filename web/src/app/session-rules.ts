import { paths, samePage } from '../lib/paths.ts';
import type { Session } from '../entities/session/session.tsx';

/** Shell pages that a visitor may open (upload and preview need no account). */
const openShellPages = [paths.chartAnalysis];

/**
 * Where a signed-in user belongs. The consoles of operators and partners are not part of this version, so everybody has
 * the dashboard.
 */
export const homeOf = (): string => paths.dashboard;

const isOneOf = (path: string, pages: readonly string[]): boolean =>
  pages.some((page) => samePage(page, path));

/** Where a page inside the shell sends this session instead, or null when it may stay. */
export function redirectFromShell(
  path: string,
  { status, user, left }: Pick<Session, 'status' | 'user' | 'left'>,
): string | null {
  if (left) return paths.home;
  if (status === 'signed-out' && !isOneOf(path, openShellPages)) return paths.login;
  if (user?.role === 'brand' && !samePage(path, paths.dashboard)) return paths.dashboard;
  return null;
}

/** Where /login and /register send a session that is signed in: back to where it wanted to go. */
export function redirectFromSignIn(
  { status }: Pick<Session, 'status'>,
  wanted: string | null,
): string | null {
  if (status !== 'signed-in') return null;
  return wanted ?? homeOf();
}

/** The page that the guard remembered in the history entry; anything else is ignored. */
export function wantedPage(state: unknown): string | null {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && from.startsWith('/') && !from.startsWith('//') ? from : null;
}
