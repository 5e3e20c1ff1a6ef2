/** Minutes after which an unused sign-in may end. */
export const sessionTimeouts = [30, 60, 240] as const;
export type SessionTimeout = (typeof sessionTimeouts)[number];

/** What admins decide for the whole installation. */
export interface PlatformSettings {
  /** As pages and emails call the platform. */
  platformName: string;
  /** Where contact messages and alerts go. */
  adminEmail: string;
  sessionTimeoutMinutes: SessionTimeout;
  /** Whether an admin without a second factor is refused what only admins may do. */
  twoFactorRequired: boolean;
  /** Chart analyses of a visitor without an account in 30 days. */
  demoLimit: number;
  /** Messages of such a visitor to the tutor in 30 days. */
  tutorLimit: number;
}

/** The settings in force, and whose they are. Version 0: nobody has saved any, the defaults of the installation hold. */
export interface StoredSettings {
  settings: PlatformSettings;
  version: number;
  updatedAt: Date | null;
  /** Email address of the admin who saved last; null when nobody has, or the account is gone. */
  updatedBy: string | null;
}

/** What `next` changes, as text for the audit log: `demoLimit: '3 → 5'`. */
export function changesBetween(previous: PlatformSettings, next: PlatformSettings): Record<string, string> {
  const keys = Object.keys(next) as (keyof PlatformSettings)[];
  return Object.fromEntries(
    keys.filter((key) => previous[key] !== next[key]).map((key) => [key, `${previous[key]} → ${next[key]}`]),
  );
}
