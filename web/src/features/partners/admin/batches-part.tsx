import { useState } from 'react';
import { HandCoins } from 'lucide-react';
import { downloads, usePayouts } from '../../../api/partners-admin.ts';
import type { Payout } from '../../../api/partners-admin.ts';
import { ConsoleList } from '../../../entities/list/console-list.tsx';
import { useListAddress } from '../../../entities/list/use-list-address.ts';
import { formatDay, formatMonth } from '../../../lib/format-date.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { CsvButton } from '../../../ui/csv-button.tsx';
import type { Column } from '../../../ui/data-table-column.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { HStack } from '../../../ui/layout.ts';
import { Amounts } from './amounts.tsx';
import { MovePayout } from './move-payout.tsx';
import { PayoutDialog } from './payout-dialog.tsx';
import { PayoutsPage } from './payouts-nav.tsx';
import { PAYOUT_STATUS, carriedOver, payoutPaths, toPay } from './payout-values.ts';

/** Payouts on one page. */
const PAGE_SIZE = 20;

interface Doings {
  view: (payout: Payout) => void;
  move: (payout: Payout) => void;
}

function Actions({ payout, view, move }: Doings & { payout: Payout }) {
  const monthName = formatMonth(payout.month);
  const step = payout.status === 'draft' ? 'Approve' : 'Mark paid';
  return (
    <HStack gap="2" justify="flex-end" flexWrap="wrap">
      <Button size="sm" variant="outline" aria-label={`View ${monthName}`} onClick={() => view(payout)}>
        View
      </Button>
      {payout.status !== 'paid' && (
        <Button size="sm" variant="solid" aria-label={`${step} ${monthName}`} onClick={() => move(payout)}>
          {step}
        </Button>
      )}
    </HStack>
  );
}

const columnsOf = (doings: Doings): readonly Column<Payout>[] => [
  { id: 'month', header: 'Month', cell: ({ month }) => formatMonth(month), narrow: 'title' },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={PAYOUT_STATUS[status].tone}>{PAYOUT_STATUS[status].label}</Badge>,
  },
  {
    id: 'partners',
    header: 'Partners',
    align: 'end',
    cell: ({ lines }) => new Set(lines.map(({ brand_id: brand }) => brand)).size,
  },
  { id: 'pay', header: 'To pay', align: 'end', cell: (payout) => <Amounts sums={toPay(payout)} /> },
  {
    id: 'carried',
    header: 'Carried over',
    align: 'end',
    cell: (payout) => <Amounts sums={carriedOver(payout)} />,
  },
  { id: 'created', header: 'Made', cell: ({ created_at: at }) => formatDay(at) },
  { id: 'paid', header: 'Paid', cell: ({ paid_at: at }) => (at ? formatDay(at) : 'Not yet') },
  {
    id: 'actions',
    header: 'Actions',
    align: 'end',
    narrow: 'actions',
    cell: (payout) => <Actions payout={payout} {...doings} />,
  },
];

/** The payouts, month by month: look at one, approve it, download it, say that it was paid. */
export function BatchesPart() {
  const list = useListAddress({});
  const payouts = usePayouts({ page: list.page, pageSize: PAGE_SIZE });
  const [shown, setShown] = useState<string | null>(null);
  const [moving, setMoving] = useState<Payout | null>(null);
  const { data } = payouts;
  const viewed = data?.payouts.find(({ id }) => id === shown) ?? null;
  return (
    <PayoutsPage
      current="batches"
      lead="A payout begins as a draft, is approved, and is marked as paid once the money has gone out."
      actions={<CsvButton fetch={downloads.payouts} fileName="wickwise-payouts" />}
    >
      <ConsoleList
        of="payouts"
        list={list}
        answer={payouts}
        rowsOf={(answer) => answer.payouts}
        caption="Payouts"
        columns={columnsOf({ view: ({ id }) => setShown(id), move: setMoving })}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            icon={HandCoins}
            title="No payouts yet"
            action={<LinkButton href={payoutPaths.payable}>See what is payable</LinkButton>}
          >
            Once a month, what is payable is collected into a payout.
          </EmptyState>
        }
      />
      {viewed && (
        <PayoutDialog payout={viewed} onClose={() => setShown(null)} onMove={() => setMoving(viewed)} />
      )}
      <MovePayout payout={moving} onClose={() => setMoving(null)} />
    </PayoutsPage>
  );
}
