import { settingsCheck } from '../../../api/platform-admin.ts';
import type { Settings, SettingsChange } from '../../../api/platform-admin.ts';

/** What the form edits, as it is typed. */
export interface Draft {
  platform_name: string;
  admin_email: string;
  session_timeout_minutes: string;
  two_factor_required: boolean;
  demo_limit: string;
  tutor_limit: string;
}

export type SettingName = keyof Draft;

export const draftOf = (settings: Settings): Draft => ({
  platform_name: settings.platform_name,
  admin_email: settings.admin_email,
  session_timeout_minutes: String(settings.session_timeout_minutes),
  two_factor_required: settings.two_factor_required,
  demo_limit: String(settings.demo_limit),
  tutor_limit: String(settings.tutor_limit),
});

/** The fields that differ from what is stored. */
export function changedFields(draft: Draft, settings: Settings): SettingName[] {
  const stored = draftOf(settings);
  return (Object.keys(stored) as SettingName[]).filter((name) => draft[name] !== stored[name]);
}

const LABELS: Readonly<Record<SettingName, string>> = {
  platform_name: 'Enter a name of at most 60 characters, on one line.',
  admin_email: 'Enter an email address like name@example.com.',
  session_timeout_minutes: 'Choose one of the times.',
  two_factor_required: 'Set up two-factor sign-in for your own account first.',
  demo_limit: 'Enter a whole number from 0 to 1,000,000.',
  tutor_limit: 'Enter a whole number from 0 to 1,000,000.',
};

const asNumber = (text: string): number => (text.trim() === '' ? NaN : Number(text));

/**
 * The settings as they would be with these fields of the draft; all others as stored.
 * @returns the change to send, or a sentence for each field that the contract would refuse
 */
export function changeOf(
  fields: readonly SettingName[],
  draft: Draft,
  settings: Settings,
): { change: SettingsChange } | { errors: Partial<Record<SettingName, string>> } {
  const stored = draftOf(settings);
  const chosen = Object.fromEntries(fields.map((name) => [name, draft[name]]));
  const next = { ...stored, ...chosen } as Draft;
  const result = settingsCheck.safeParse({
    platform_name: next.platform_name.trim(),
    admin_email: next.admin_email.trim(),
    session_timeout_minutes: asNumber(next.session_timeout_minutes),
    two_factor_required: next.two_factor_required,
    demo_limit: asNumber(next.demo_limit),
    tutor_limit: asNumber(next.tutor_limit),
    version: settings.version,
  });
  if (result.success) return { change: result.data };
  const wrong = result.error.issues.map((issue) => issue.path[0] as SettingName);
  return { errors: Object.fromEntries(wrong.map((name) => [name, LABELS[name]])) };
}
