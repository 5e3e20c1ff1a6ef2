import type { PlatformSettingsStore } from '../../ports/platform-settings.ts';
import type { Site, SiteDetails } from '../../ports/site.ts';
import type { Transaction } from '../../ports/unit-of-work.ts';

/** The site with the settings in force. */
export class CurrentSite implements Site {
  private readonly settings: PlatformSettingsStore;
  private readonly fixed: Pick<SiteDetails, 'publicUrl' | 'supportEmail'>;

  /** `fixed`: what only who runs the installation decides. */
  constructor(settings: PlatformSettingsStore, fixed: Pick<SiteDetails, 'publicUrl' | 'supportEmail'>) {
    this.settings = settings;
    this.fixed = fixed;
  }

  async details(tx?: Transaction): Promise<SiteDetails> {
    const { platformName, adminEmail } = await this.settings.current(tx);
    const { publicUrl, supportEmail } = this.fixed;
    return { platformName, adminEmail, publicUrl, supportEmail };
  }
}
