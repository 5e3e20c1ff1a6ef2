import { Pencil } from 'lucide-react';
import type { AdminCurrency } from '../../../api/currencies-admin.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Column } from '../../../ui/data-table-column.ts';
import { chakra } from '../../../ui/layout.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { formatRate } from './format-rate.ts';
import { RateDate } from './rate-age.tsx';
import { RateEditor } from './rate-editor.tsx';

export interface RowActions {
  /** Code of the currency whose rate is being typed. */
  editing: string | null;
  /** Code of the currency that is being changed. */
  changing: string | null;
  onEdit: (currency: AdminCurrency) => void;
  onSaveRate: (currency: AdminCurrency, rate: number) => Promise<void>;
  onCancelEdit: () => void;
  onDirty: (dirty: boolean) => void;
  onToggle: (currency: AdminCurrency) => void;
  onFollowSyncs: (currency: AdminCurrency) => void;
  onSetBase: (currency: AdminCurrency) => void;
}

const Quiet = chakra('button', {
  base: {
    borderRadius: 'control',
    cursor: 'pointer',
    _disabled: { opacity: '0.5', cursor: 'default' },
  },
});

/** The columns of the table of currencies. `base`: code of the base currency. */
export function currencyColumns(base: string, actions: RowActions): Column<AdminCurrency>[] {
  return [
    {
      id: 'currency',
      header: 'Currency',
      narrow: 'title',
      // Eight columns fit beside the menu at 1280 px only with the name below the code.
      cell: ({ code, name }) => (
        <>
          <chakra.span fontFamily="mono" fontWeight="600" me="3">
            {code}
          </chakra.span>
          <chakra.span color="fg.muted" display={{ md: 'block', '2xl': 'inline' }}>
            {name}
          </chakra.span>
        </>
      ),
    },
    { id: 'symbol', header: 'Symbol', cell: ({ symbol }) => symbol },
    {
      id: 'rate',
      header: `Exchange rate (per 1 ${base})`,
      align: 'end',
      cell: (currency) => <Rate currency={currency} actions={actions} />,
    },
    {
      id: 'active',
      header: 'Status',
      cell: (currency) => <ActiveBadge currency={currency} actions={actions} />,
    },
    { id: 'base', header: 'Base', cell: (currency) => <BaseMark currency={currency} actions={actions} /> },
    {
      id: 'date',
      header: 'Rate of',
      cell: (currency) => (
        <RateDate
          currency={currency}
          busy={actions.changing !== null}
          onFollowSyncs={() => actions.onFollowSyncs(currency)}
        />
      ),
    },
    { id: 'synced', header: 'Last synced', cell: (currency) => <Synced currency={currency} /> },
    {
      id: 'edit',
      header: 'Actions',
      hideHeader: true,
      narrow: 'actions',
      align: 'end',
      // Nothing, where there is nothing to press: a card then has no line for it.
      cell: (currency) =>
        currency.is_base || actions.editing === currency.code ? null : (
          <EditButton currency={currency} actions={actions} />
        ),
    },
  ];
}

interface CellProps {
  currency: AdminCurrency;
  actions: RowActions;
}

function Rate({ currency, actions }: CellProps) {
  if (actions.editing !== currency.code)
    return <chakra.span textStyle="price">{formatRate(currency.exchange_rate)}</chakra.span>;
  return (
    <RateEditor
      currency={currency}
      busy={actions.changing === currency.code}
      onSave={(rate) => actions.onSaveRate(currency, rate)}
      onCancel={actions.onCancelEdit}
      onDirty={actions.onDirty}
    />
  );
}

function ActiveBadge({ currency, actions }: CellProps) {
  const { code, active, is_base: isBase } = currency;
  const badge = <Badge tone={active ? 'success' : 'plain'}>{active ? 'Active' : 'Inactive'}</Badge>;
  // The base is always offered: there is nothing to toggle.
  if (isBase) return badge;
  return (
    <Quiet type="button" disabled={actions.changing !== null} onClick={() => actions.onToggle(currency)}>
      {badge}
      <VisuallyHidden>
        — make {code} {active ? 'inactive' : 'active'}
      </VisuallyHidden>
    </Quiet>
  );
}

function BaseMark({ currency, actions }: CellProps) {
  if (currency.is_base) return <Badge tone="accent">BASE</Badge>;
  return (
    <Quiet
      type="button"
      color="accent.fg"
      textDecoration="underline"
      textUnderlineOffset="3px"
      disabled={actions.changing !== null}
      onClick={() => actions.onSetBase(currency)}
    >
      Set as Base
      <VisuallyHidden>{currency.code}</VisuallyHidden>
    </Quiet>
  );
}

function Synced({ currency }: { currency: AdminCurrency }) {
  const { last_synced: at, needs_sync: needsSync } = currency;
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="2"
      flexWrap="wrap"
      justifyContent={{ base: 'flex-end', md: 'flex-start' }}
      whiteSpace={{ md: 'normal', '2xl': 'nowrap' }}
    >
      <chakra.span color={at ? undefined : 'fg.muted'}>{at ? formatMoment(at) : 'Never'}</chakra.span>
      {needsSync && <Badge tone="warning">Needs sync</Badge>}
    </chakra.span>
  );
}

function EditButton({ currency, actions }: CellProps) {
  return (
    <IconButton
      label={`Edit the rate of ${currency.code}`}
      icon={Pencil}
      size="sm"
      disabled={actions.changing !== null}
      onClick={() => actions.onEdit(currency)}
    />
  );
}
