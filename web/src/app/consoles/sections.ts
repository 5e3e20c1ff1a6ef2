import type { ComponentType, LazyExoticComponent } from 'react';
import { UserCog } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Restricted } from '../../entities/session/use-may.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { paths } from '../../lib/paths.ts';

export type ConsoleRole = 'admin' | 'brand';

export interface ConsoleSection {
  /** Below the console's own address; '' is where one arrives. */
  slug: string;
  /** Its group in the menu. */
  label: string;
  icon: LucideIcon;
  screen: LazyExoticComponent<ComponentType>;
  /** What it begins with asking the server for: only those who may call that see it. None: everybody in the console. */
  needs?: Restricted;
  /** Reached from below the menu, not listed in it. */
  unlisted?: boolean;
}

/** A section whose code comes when it is opened. */
export function section(
  slug: string,
  label: string,
  icon: LucideIcon,
  load: () => Promise<ComponentType>,
  needs?: Restricted,
): ConsoleSection {
  return { slug, label, icon, screen: lazyComponent(load), needs };
}

/** The own account, for those who have no shell to find it in. */
export const accountSection: ConsoleSection = {
  ...section(
    'account',
    'Account',
    UserCog,
    async () => (await import('../../features/accounts/account-screen.tsx')).AccountScreen,
  ),
  unlisted: true,
};

export const CONSOLES: Readonly<Record<ConsoleRole, { name: string; path: string }>> = {
  admin: { name: 'Admin Dashboard', path: paths.adminDashboard },
  brand: { name: 'Brand Dashboard', path: paths.brandDashboard },
};

/** Where a section is found. */
export const sectionPath = (role: ConsoleRole, slug: string): string => `${CONSOLES[role].path}/${slug}`;

/** The section that an address means, whatever the case: the segment behind the console's own; the first one without any. */
export function sectionOf(pathname: string, sections: readonly ConsoleSection[]): ConsoleSection | undefined {
  const segment = pathname.split('/')[2]?.toLowerCase() ?? '';
  return segment === '' ? sections[0] : sections.find(({ slug }) => slug === segment);
}
