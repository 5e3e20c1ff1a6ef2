import type { PublicSettings } from '../../domain/platform/public-settings.ts';
import type { PlatformSettingsStore } from '../../ports/platform-settings.ts';

/** What pages show of the installation, with the name in force. */
export class GetPublicSettings {
  private readonly settings: Pick<PlatformSettingsStore, 'current'>;
  private readonly fixed: Omit<PublicSettings, 'platformName'>;

  /** `fixed`: what only who runs the installation decides. */
  constructor(settings: Pick<PlatformSettingsStore, 'current'>, fixed: Omit<PublicSettings, 'platformName'>) {
    this.settings = settings;
    this.fixed = fixed;
  }

  async run(): Promise<PublicSettings> {
    const { platformName } = await this.settings.current();
    return { ...this.fixed, platformName };
  }
}
