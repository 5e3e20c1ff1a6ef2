import { useState } from 'react';
import { HandCoins, WalletCards } from 'lucide-react';
import { downloads, useBalances } from '../../../api/partners-admin.ts';
import type { PartnerBalance } from '../../../api/partners-admin.ts';
import { ConsoleList } from '../../../entities/list/console-list.tsx';
import { useListAddress } from '../../../entities/list/use-list-address.ts';
import { formatMonth } from '../../../lib/format-date.ts';
import { CsvButton } from '../../../ui/csv-button.tsx';
import type { Column } from '../../../ui/data-table-column.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Box } from '../../../ui/layout.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Amount, Partner, ToPay } from './amounts.tsx';
import { MakePayout } from './make-payout.tsx';
import { PayoutsPage } from './payouts-nav.tsx';
import { recentMonths } from './payout-values.ts';

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
      <ConsoleList
        of="balances"
        list={list}
        answer={balances}
        rowsOf={(answer) => answer.balances}
        search="Search partners"
        filters={
          <Box minW="11rem">
            <SelectField
              label="Payable by the end of"
              options={months.map((value) => ({ value, label: formatMonth(value) }))}
              value={month}
              onValue={(value) => list.setFilter('month', value)}
            />
          </Box>
        }
        caption="Balances"
        columns={COLUMNS}
        rowKey={({ brand_id: brand, currency }) => brand + currency}
        empty={
          <EmptyState icon={WalletCards} title={list.q ? 'No partners match' : 'No commission yet'}>
            Partners are listed here with their first commission.
          </EmptyState>
        }
      />
      <MakePayout open={making} onOpenChange={setMaking} month={month} />
    </PayoutsPage>
  );
}
