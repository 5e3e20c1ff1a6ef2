import { useState } from 'react';
import { errorMessage } from '../../../api/errors.ts';
import { useSettings } from '../../../api/platform-admin.ts';
import type { Settings } from '../../../api/platform-admin.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { Alert } from '../../../ui/alert.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useUnsavedChanges } from '../../../ui/unsaved-changes.tsx';
import { GeneralForm, SecurityForm, VisitorsForm } from './settings-forms.tsx';
import { TaxesForm } from './taxes-form.tsx';
import { useSettingsForm } from './use-settings-form.ts';

/** Settings of the whole installation. */
export function AdminSettingsScreen() {
  const { data, error, refetch, isFetching } = useSettings();
  // A new key resets the fields to what is stored.
  const [round, setRound] = useState(0);
  const reload = async (): Promise<void> => {
    await refetch();
    setRound((n) => n + 1);
  };
  return (
    <Page>
      <PageHeader
        title="Settings"
        lead={data ? savedText(data.settings) : 'Settings of the whole installation.'}
      />
      {data ? (
        <Forms key={round} settings={data.settings} onReload={() => void reload()} reloading={isFetching} />
      ) : error ? (
        <Panel>
          <ErrorState
            title="The settings could not be loaded"
            message={errorMessage(error)}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        </Panel>
      ) : (
        [1, 2, 3].map((n) => <Skeleton key={n} h="14rem" />)
      )}
    </Page>
  );
}

function savedText({ updated_at: at, updated_by: by }: Settings): string {
  if (at === null) return 'Nobody has changed them yet: these are the defaults of the installation.';
  return `Last saved ${formatMoment(at)}${by === null ? '' : ` by ${by}`}. In force immediately.`;
}

interface FormsProps {
  settings: Settings;
  onReload: () => void;
  reloading: boolean;
}

function Forms({ settings, onReload, reloading }: FormsProps) {
  const form = useSettingsForm(settings);
  const { dialog } = useUnsavedChanges(form.changed.length > 0);
  const { failure } = form;
  const again = (
    <Button size="sm" variant="outline" busy={reloading} onClick={onReload}>
      Load them again
    </Button>
  );
  return (
    <>
      {failure && <Alert action={failure.outdated && again}>{failure.message}</Alert>}
      <GeneralForm form={form} />
      <SecurityForm form={form} />
      <VisitorsForm form={form} />
      <TaxesForm />
      {dialog}
    </>
  );
}
