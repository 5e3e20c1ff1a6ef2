import type { PlatformSettings } from '../domain/platform/settings.ts';
import type { Environment } from './environment.ts';

/** What is in force until an admin saves something else. */
export function defaultSettings(environment: Environment): PlatformSettings {
  return {
    platformName: environment.platformName,
    adminEmail: environment.adminEmail,
    sessionTimeoutMinutes: environment.sessionIdleMinutes,
    twoFactorRequired: false,
    demoLimit: environment.demoLimit,
    tutorLimit: environment.tutorLimit,
  };
}
