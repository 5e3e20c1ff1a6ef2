import type { PlatformSettingsStore } from '../../ports/platform/platform-settings.ts';
import type { VisitorSettings } from '../../ports/visitors/visitor-settings.ts';

/** What visitors may try, as the platform's settings say now. */
export function visitorSettings({ settings }: { settings: PlatformSettingsStore }): VisitorSettings {
  return {
    limits: async () => {
      const { demoLimit: demo, tutorLimit: tutor } = await settings.current();
      return { demo, tutor };
    },
  };
}
