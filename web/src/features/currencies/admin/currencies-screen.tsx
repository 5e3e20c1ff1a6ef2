import { useState } from 'react';
import { Coins } from 'lucide-react';
import { downloadCurrencies, useAllCurrencies } from '../../../api/currencies-admin.ts';
import type { AdminCurrency, AdminCurrencyList } from '../../../api/currencies-admin.ts';
import { errorMessage } from '../../../api/errors.ts';
import { Alert } from '../../../ui/alert.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { CsvButton } from '../../../ui/csv-button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { chakra } from '../../../ui/layout.ts';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { useUnsavedChanges } from '../../../ui/unsaved-changes.tsx';
import { ConfirmChange } from './confirm-change.tsx';
import { currencyColumns } from './currency-columns.tsx';
import { BuiltInRates, OldRates } from './rate-age.tsx';
import { HeldRates, SyncButton, SyncPanel, useSync } from './sync-parts.tsx';
import { useCurrencyChanges } from './use-currency-changes.ts';

/** Currencies: rates, who is offered what, and the base that prices are stored in. */
export function CurrenciesScreen() {
  const { data, error, refetch, isFetching } = useAllCurrencies();
  const { sync, syncing, done } = useSync();
  return (
    <Page>
      <PageHeader
        title="Currency Management"
        lead={data ? `Base currency: ${baseText(data)}` : 'Rates, and which currencies customers may choose.'}
        actions={
          <>
            <CsvButton fetch={downloadCurrencies} fileName="wickwise-currencies" disabled={!data} />
            <SyncButton syncing={syncing} onSync={() => void sync()} />
          </>
        }
      />
      {done && <SyncPanel done={done} />}
      {data && <HeldRates currencies={data.currencies} />}
      {data?.needs_sync && <NeedsSync list={data} />}
      {data?.built_in_date && <BuiltInRates date={data.built_in_date} />}
      {data && <OldRates {...data} />}
      <CurrencyTable
        list={data}
        error={error ? errorMessage(error) : null}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
      <About />
    </Page>
  );
}

function baseText({ currencies, base_currency: base }: AdminCurrencyList): string {
  const name = currencies.find(({ code }) => code === base)?.name;
  return name ? `${base} — ${name}` : base;
}

function NeedsSync({ list }: { list: AdminCurrencyList }) {
  const count = list.currencies.filter(({ needs_sync: needsSync }) => needsSync).length;
  return (
    <Alert tone="warning" title="The base currency was changed: sync the rates">
      {count === 1 ? 'One rate was' : `${count} rates were`} computed from the rates before. Sync now, or edit
      by hand those that the rates service does not know.
    </Alert>
  );
}

interface TableProps {
  list: AdminCurrencyList | undefined;
  error: string | null;
  onRetry: () => void;
  retrying: boolean;
}

function CurrencyTable({ list, error, onRetry, retrying }: TableProps) {
  const { changing, change, asked, forget } = useCurrencyChanges();
  const [editing, setEditing] = useState<string | null>(null);
  const [dirty, setDirty] = useState(false);
  const [wanted, setWanted] = useState<AdminCurrency | null>(null);
  const { leave, dialog } = useUnsavedChanges(dirty);
  const edit = (code: string | null): void => {
    setEditing(code);
    setDirty(false);
  };
  const columns = currencyColumns(list?.base_currency ?? 'USD', {
    editing,
    changing,
    onEdit: ({ code }) => leave(() => edit(code)),
    onCancelEdit: () => edit(null),
    onDirty: setDirty,
    onSaveRate: async (currency, rate) => {
      if (await change(currency, { exchange_rate: rate })) edit(null);
    },
    // A failure has been said by then.
    onToggle: (currency) => void change(currency, { active: !currency.active }).catch(() => undefined),
    onFollowSyncs: (currency) => void change(currency, { set_by_hand: false }).catch(() => undefined),
    onSetBase: (currency) => leave(() => setWanted(currency)),
  });
  return (
    <>
      <DataTable
        caption="Currencies"
        columns={columns}
        rows={list?.currencies}
        rowKey={({ code }) => code}
        error={error}
        onRetry={onRetry}
        retrying={retrying}
        expect={10}
        empty={<EmptyState icon={Coins} title="No currencies" />}
      />
      {wanted && (
        <ConfirmDialog
          open
          harmless
          onOpenChange={() => setWanted(null)}
          title={`Make ${wanted.code} the base currency?`}
          description={`Every stored price and every rate is expressed in ${wanted.code} from then on, and the rates need a sync; none counts as set by hand any more. A custom price in ${wanted.code} becomes the price of its package.${wanted.active ? '' : ` ${wanted.code} becomes active.`} Orders stay as they are.`}
          confirm={`Set ${wanted.code} as base`}
          busyLabel="Changing..."
          onConfirm={async () => {
            if (await change(wanted, { is_base: true })) edit(null);
          }}
        />
      )}
      {asked && (
        <ConfirmChange
          asked={asked}
          onClose={forget}
          onConfirm={async () => {
            await change(asked.currency, { ...asked.data, confirm: true });
            edit(null);
          }}
        />
      )}
      {dialog}
    </>
  );
}

function About() {
  return (
    <Alert tone="info" title="About currencies">
      <chakra.ul ps="4" listStyleType="disc" display="grid" gap="1" mt="1">
        <li>The base currency is used for stored prices.</li>
        <li>Rates come from an external rates service and can be edited by hand.</li>
        <li>A rate set by hand stays through syncs, until you let it follow them again.</li>
        <li>Only active currencies are offered to users.</li>
        <li>Changing the base requires a new sync.</li>
      </chakra.ul>
    </Alert>
  );
}
