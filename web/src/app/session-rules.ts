import { paths, samePage } from '../lib/paths.ts';
import type { User } from '../api/accounts.ts';
import type { Session } from '../entities/session/session.tsx';

/** Shell pages that a visitor may open (upload and preview need no account). */
const openShellPages = [paths.chartAnalysis];

type Role = User['role'];

/** They have their console and nothing else; the server refuses them the rest. */
const consoleOnly: readonly Role[] = ['brand', 'support', 'finance'];
/** Who works in which console. */
const CONSOLE_ROLES = {
  admin: ['admin', 'support', 'finance'],
  brand: ['brand'],
} as const satisfies Record<string, readonly Role[]>;

const HOMES: Readonly<Record<Role, string>> = {
  user: paths.dashboard,
  admin: paths.adminDashboard,
  brand: paths.brandDashboard,
  support: paths.adminDashboard,
  finance: paths.adminDashboard,
};

/** The start page of a role after signing in. */
export const homeOf = (user: Pick<User, 'role'> | null): string => HOMES[user?.role ?? 'user'];

/** Where a logout leads: users to the start page, those with a console to the login. */
export const afterLogout = (role: Role | undefined): string =>
  role === undefined || role === 'user' ? paths.home : paths.login;

const isOneOf = (path: string, pages: readonly string[]): boolean =>
  pages.some((page) => samePage(page, path));

type Asked = Pick<Session, 'status' | 'user' | 'left' | 'leftAs'>;

/**
 * Where a page inside the shell sends this session instead, or null when it may stay.
 * @param asUser an operator chose to see the dashboard of users in this tab
 */
export function redirectFromShell(
  path: string,
  { status, user, left, leftAs }: Asked,
  asUser = false,
): string | null {
  if (left) return afterLogout(leftAs);
  if (status === 'signed-out' && !isOneOf(path, openShellPages)) return paths.login;
  if (user && consoleOnly.includes(user.role)) return homeOf(user);
  if (user?.role === 'admin' && !asUser && samePage(path, paths.dashboard)) return paths.adminDashboard;
  return null;
}

/** Where a console sends this session instead, or null when it may stay. */
export function redirectFromConsole(
  of: keyof typeof CONSOLE_ROLES,
  { status, user, left, leftAs }: Asked,
): string | null {
  if (left) return afterLogout(leftAs);
  if (status !== 'signed-in') return status === 'signed-out' ? paths.login : null;
  const roles: readonly Role[] = CONSOLE_ROLES[of];
  if (user && roles.includes(user.role)) return null;
  // Partners go to their own dashboard from there; an operator is at home in the admin console.
  return of === 'brand' ? homeOf(user) : paths.dashboard;
}

/** Where /login and /register send a session that is signed in: back to where it wanted to go. */
export function redirectFromSignIn(
  { status, user }: Pick<Session, 'status' | 'user'>,
  wanted: string | null,
): string | null {
  if (status !== 'signed-in') return null;
  return wanted ?? homeOf(user);
}

/** The page that the guard remembered in the history entry; anything else is ignored. */
export function wantedPage(state: unknown): string | null {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && from.startsWith('/') && !from.startsWith('//') ? from : null;
}
