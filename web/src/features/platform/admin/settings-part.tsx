import type { FormEvent, ReactNode } from 'react';
import { Stack, chakra } from '../../../ui/layout.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Button } from '../../../ui/button.tsx';

interface SettingsPartProps {
  title: string;
  lead: string;
  save: string;
  dirty: boolean;
  busy: boolean;
  onSave: () => void;
  children: ReactNode;
}

/** Settings that belong together: what they do beside the fields, and a button that saves them alone. */
export function SettingsPart({ title, lead, save, dirty, busy, onSave, children }: SettingsPartProps) {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (dirty && !busy) onSave();
  };
  return (
    <Panel title={title}>
      <chakra.form
        noValidate
        aria-label={title}
        onSubmit={submit}
        display="grid"
        gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 18rem) minmax(0, 28rem)' }}
        columnGap="12"
        rowGap="4"
      >
        <chakra.p textStyle="body" color="fg.muted">
          {lead}
        </chakra.p>
        <Stack gap="4">
          {children}
          <chakra.div display="flex" alignItems="center" gap="3">
            <Button type="submit" disabled={!dirty} busy={busy} busyLabel="Saving…">
              {save}
            </Button>
            {dirty && (
              <chakra.span textStyle="caption" color="fg.muted">
                Not saved yet
              </chakra.span>
            )}
          </chakra.div>
        </Stack>
      </chakra.form>
    </Panel>
  );
}
