import type { PlatformSettingsStore } from '../../ports/platform/platform-settings.ts';
import type { Site, SiteDetails } from '../../ports/platform/site.ts';
import type { Transaction } from '../../ports/shared/unit-of-work.ts';

interface Deps {
  settings: PlatformSettingsStore;
  fixed: Pick<SiteDetails, 'publicUrl' | 'supportEmail'>;
}

/** The site's details with the current settings. */
export class CurrentSite implements Site {
  private readonly deps: Deps;

  /** `fixed`: what only who runs the installation decides. */
  constructor(deps: Deps) {
    this.deps = deps;
  }

  async details(tx?: Transaction): Promise<SiteDetails> {
    const { platformName, adminEmail } = await this.deps.settings.current(tx);
    const { publicUrl, supportEmail } = this.deps.fixed;
    return { platformName, adminEmail, publicUrl, supportEmail };
  }
}
