import { useState } from 'react';
import { ApiError, errorMessage } from '../../../api/errors.ts';
import { useSave } from '../../../api/platform-admin.ts';
import type { Settings } from '../../../api/platform-admin.ts';
import { toast } from '../../../ui/toast/toasts.ts';
import { changedFields, changeOf, draftOf } from './settings-draft.ts';
import type { Draft, SettingName } from './settings-draft.ts';

/** What is typed, what is wrong with it, and saving it part by part. */
export function useSettingsForm(settings: Settings) {
  const [draft, setDraft] = useState(() => draftOf(settings));
  const [errors, setErrors] = useState<Partial<Record<SettingName, string>>>({});
  const [failure, setFailure] = useState<{ message: string; outdated: boolean } | null>(null);
  const [saving, setSaving] = useState<SettingName | null>(null);
  const { mutateAsync } = useSave();
  const changed = changedFields(draft, settings);

  async function save(fields: readonly [SettingName, ...SettingName[]]): Promise<void> {
    const checked = changeOf(fields, draft, settings);
    if ('errors' in checked) return setErrors(checked.errors);
    setSaving(fields[0]);
    setFailure(null);
    try {
      const saved = draftOf((await mutateAsync({ data: checked.change })).settings);
      setDraft((now) => ({ ...now, ...Object.fromEntries(fields.map((name) => [name, saved[name]])) }));
      toast.success('Settings saved');
    } catch (error) {
      setErrors(error instanceof ApiError ? error.fieldErrors : {});
      const outdated = error instanceof ApiError && error.code === 'platform.settings_changed';
      setFailure({ message: errorMessage(error, 'The settings could not be saved'), outdated });
    } finally {
      setSaving(null);
    }
  }

  return {
    draft,
    errors,
    failure,
    changed,
    set: <N extends SettingName>(name: N, value: Draft[N]) => {
      setDraft({ ...draft, [name]: value });
      setErrors({ ...errors, [name]: undefined });
    },
    /** The form of these fields: whether it waits for something, and saving it. */
    part: (...fields: [SettingName, ...SettingName[]]) => ({
      dirty: fields.some((name) => changed.includes(name)),
      busy: saving === fields[0],
      save: () => void save(fields),
    }),
  };
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;
