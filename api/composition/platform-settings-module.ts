import { ContainerModule } from 'inversify';
import { PostgresPlatformSettings } from '../adapters/postgres/postgres-platform-settings.ts';
import { CurrentSite } from '../application/platform/current-site.ts';
import { tokens } from './tokens.ts';

/** What admins change while the product runs. Until they do, the environment says it. */
export const platformSettingsModule = new ContainerModule(({ bind }) => {
  bind(tokens.platformSettings).toResolvedValue(
    (database, environment) =>
      new PostgresPlatformSettings(database, {
        platformName: environment.platformName,
        adminEmail: environment.adminEmail,
        sessionTimeoutMinutes: environment.sessionIdleMinutes,
        twoFactorRequired: false,
        demoLimit: environment.demoLimit,
        tutorLimit: environment.tutorLimit,
      }),
    [tokens.database, tokens.environment],
  );
  bind(tokens.site).toResolvedValue(
    (settings, { publicUrl, supportEmail }) => new CurrentSite(settings, { publicUrl, supportEmail }),
    [tokens.platformSettings, tokens.environment],
  );
});
