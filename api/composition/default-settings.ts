import type { PlatformSettings } from '../domain/platform/settings.ts';
import type { Environment } from './environment.ts';

/** What is in force until an admin saves something else. */
export function defaultSettings(environment: Environment): PlatformSettings {
  const { platformName, adminEmail, sessionIdleMinutes, demoLimit, tutorLimit } = environment;
  const sessionTimeoutMinutes = sessionIdleMinutes;
  return { platformName, adminEmail, sessionTimeoutMinutes, twoFactorRequired: false, demoLimit, tutorLimit };
}
