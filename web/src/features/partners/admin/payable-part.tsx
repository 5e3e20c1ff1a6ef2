import { useState } from 'react';
import { HandCoins, WalletCards } from 'lucide-react';
import { errorWords } from '../../../api/errors.ts';
import { downloads, useBalances } from '../../../api/partners-admin.ts';
import type { PartnerBalance } from '../../../api/partners-admin.ts';
import { useListAddress } from '../../../entities/list/use-list-address.ts';
import { formatMonth } from '../../../lib/format-date.ts';
import { CsvButton } from '../../../ui/csv-button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/data-table-column.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Box, Flex } from '../../../ui/layout.ts';
import { Pager } from '../../../ui/pager.tsx';
import { Button } from '../../../ui/plain-button.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useLoggedError } from '../dashboard/use-logged-error.ts';
import { Amount, Partner, ToPay } from './amounts.tsx';
import { MakePayout } from './make-payout.tsx';
import { PayoutsPage } from './payouts-nav.tsx';
import { recentMonths } from './payouts-words.ts';

/** Rows on one page. */
const PAGE_SIZE = 20;

const amount = (
  id: 'earned' | 'taken_back' | 'pending' | 'in_payout' | 'paid',
  header: string,
): Column<PartnerBalance> => ({
  id,
  header,
  align: 'end',
  cell: (line) => <Amount decimal={line[id]} currency={line.currency} />,
});

const COLUMNS: readonly Column<PartnerBalance>[] = [
  { id: 'partner', header: 'Partner', cell: (line) => <Partner line={line} />, wrap: true, narrow: 'title' },
  { id: 'orders', header: 'Orders', align: 'end', cell: ({ orders }) => orders },
  amount('earned', 'Earned'),
  amount('taken_back', 'Taken back'),
  { id: 'amount', header: 'To pay', align: 'end', cell: (line) => <ToPay line={line} /> },
  amount('pending', 'Pending'),
  amount('in_payout', 'In a payout'),
  amount('paid', 'Paid'),
];

/** What the payout of a month would pay each partner, and the button that makes it. */
export function PayablePart() {
  const list = useListAddress({ filters: { month: 'any' } });
  const [months] = useState(() => recentMonths(new Date()));
  const month = months.includes(list.filters.month) ? list.filters.month : (months[0] ?? '');
  const filter = { ...(list.q && { q: list.q }), month };
  const balances = useBalances({ page: list.page, pageSize: PAGE_SIZE, ...filter });
  const [making, setMaking] = useState(false);
  useLoggedError(balances.error, 'The balances');
  const { data, error } = balances;
  return (
    <PayoutsPage
      current="payable"
      lead="Commission becomes payable when the 30 days for refunds are over. Once a month it is collected into a payout."
      actions={
        <>
          <CsvButton fetch={() => downloads.balances(filter)} fileName={`wickwise-payable-${month}`} />
          <Button variant="solid" icon={HandCoins} onClick={() => setMaking(true)}>
            Make Payout
          </Button>
        </>
      }
    >
      <Flex gap="3" wrap="wrap" align="flex-end">
        <SearchField label="Search partners" value={list.q} onValue={list.setQ} />
        <Box minW="11rem">
          <SelectField
            label="Payable by the end of"
            options={months.map((value) => ({ value, label: formatMonth(value) }))}
            value={month}
            onValue={(value) => list.setFilter('month', value)}
          />
        </Box>
      </Flex>
      <DataTable
        caption="Balances"
        columns={COLUMNS}
        rows={data?.balances}
        rowKey={({ brand_id: brand, currency }) => brand + currency}
        error={error && errorWords(error)}
        onRetry={() => void balances.refetch()}
        retrying={balances.isFetching}
        stale={balances.isPlaceholderData}
        empty={
          <EmptyState icon={WalletCards} title={list.q ? 'No partners match' : 'No commission yet'}>
            Partners are listed here with their first commission.
          </EmptyState>
        }
      />
      {data && <Pager {...data.meta} onPage={list.setPage} of="balances" />}
      <MakePayout open={making} onOpenChange={setMaking} month={month} />
    </PayoutsPage>
  );
}
