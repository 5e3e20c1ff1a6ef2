import type { PublicSettings } from '../../domain/platform/public-settings.ts';
import type { PlatformSettingsStore } from '../../ports/platform/platform-settings.ts';

interface Deps {
  settings: Pick<PlatformSettingsStore, 'current'>;
  fixed: Omit<PublicSettings, 'platformName'>;
}

/** What pages show of the installation, with the name in force. */
export class GetPublicSettings {
  private readonly deps: Deps;

  /** `fixed`: what only who runs the installation decides. */
  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(): Promise<PublicSettings> {
    const { platformName } = await this.deps.settings.current();
    return { ...this.deps.fixed, platformName };
  }
}
