import { useState } from 'react';
import type { FormEvent } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { useOwnPreferences, useSavePreferences } from '../../api/preferences.ts';
import type { Preferences } from '../../api/preferences.ts';
import { useCurrencies } from '../../entities/currency/currencies.ts';
import { useAppearance } from '../../ui/theme/appearance.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Stack, chakra } from '../../ui/layout.ts';
import { Panel } from '../../ui/panel.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast/toasts.ts';

const numberFormats = [
  { value: 'comma-point', label: '1,234.56' },
  { value: 'point-comma', label: '1.234,56' },
  { value: 'space-comma', label: '1 234,56' },
] as const;

const candleColours = [
  { value: 'green-red', label: 'Green and red' },
  { value: 'blue-orange', label: 'Blue and orange' },
] as const;

/** All zones this browser knows; the chosen one too, wherever it was chosen. */
function zoneOptions(chosen: string | null) {
  const own = new Intl.DateTimeFormat('en-GB').resolvedOptions().timeZone;
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...(chosen === null ? [] : [chosen])]);
  return [
    { value: '', label: `As this device (${own.replaceAll('_', ' ')})` },
    ...[...zones].map((value) => ({ value, label: value.replaceAll('_', ' ') })),
  ];
}

/** How prices, times, numbers and candles are shown, on every device of the account. */
export function PreferencesPanel() {
  const { data, error, isFetching, refetch } = useOwnPreferences(true);
  return (
    <Panel title="Preferences" flush={!data && error !== null}>
      {data ? (
        <PreferencesForm stored={data} />
      ) : error ? (
        <ErrorState
          title="Your preferences could not be loaded"
          message={errorMessage(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton h="16rem" />
      )}
    </Panel>
  );
}

function PreferencesForm({ stored }: { stored: Preferences }) {
  const { currencies, current } = useCurrencies();
  const { candles } = useAppearance();
  const save = useSavePreferences();
  const [changes, setChanges] = useState<Partial<Preferences>>({});
  const chosen = { ...stored, ...changes };
  const change = (next: Partial<Preferences>): void => setChanges((before) => ({ ...before, ...next }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (save.isPending) return;
    save.mutate(
      { data: chosen },
      {
        onSuccess: () => {
          setChanges({});
          toast.success('Preferences saved');
        },
      },
    );
  };
  return (
    <chakra.form noValidate onSubmit={submit} aria-label="Preferences" maxW="24rem">
      <Stack gap="4">
        <SelectField
          label="Currency"
          hint="For prices of plans and credits."
          options={currencies.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }))}
          value={chosen.currency ?? current?.code ?? ''}
          onValue={(currency) => change({ currency })}
        />
        <SelectField
          label="Time zone"
          hint="For dates and times. Consoles show UTC."
          options={zoneOptions(stored.time_zone)}
          value={chosen.time_zone ?? ''}
          onValue={(zone) => change({ time_zone: zone === '' ? null : zone })}
        />
        <SelectField
          label="Numbers"
          hint="Written explanations, emails and PDF files use 1,234.56."
          options={numberFormats}
          value={chosen.number_format}
          onValue={(number_format) => change({ number_format })}
        />
        <SelectField
          label="Rising and falling candles"
          options={candleColours}
          value={chosen.candle_colours ?? candles}
          onValue={(candle_colours) => change({ candle_colours })}
        />
        {save.isError && <Alert>{errorMessage(save.error, 'Your preferences could not be saved')}</Alert>}
        <chakra.div>
          <Button type="submit" variant="outline" busy={save.isPending} busyLabel="Saving…">
            Save preferences
          </Button>
        </chakra.div>
      </Stack>
    </chakra.form>
  );
}
