import { Suspense } from 'react';
import { ChartColumn, Users } from 'lucide-react';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { useBrandAnalytics } from '../../../api/brand.ts';
import type { BrandAnalytics } from '../../../api/brand.ts';
import { errorMessage } from '../../../api/errors.ts';
import { MoneyText } from '../../../entities/currency/money-text.tsx';
import { formatDay } from '../../../lib/format-date.ts';
import { wireMoney } from '../../../lib/wire-money.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/data-table-column.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Box } from '../../../ui/layout.ts';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Customer } from './order-columns.tsx';
import { PeriodSelect, usePeriod } from './period.tsx';

type Day = BrandAnalytics['revenue_over_time'][number];
type Customer = BrandAnalytics['top_customers'][number];

const FIRST_ROWS = 10;

const RevenueChart = lazyComponent(async () => (await import('./revenue-chart.tsx')).RevenueChart);

const moneyColumn = <R,>(
  id: string,
  header: string,
  amount: (row: R) => number,
  currency: string,
): Column<R> => ({
  id,
  header,
  align: 'end',
  cell: (row) => <MoneyText amount={wireMoney(amount(row), currency)} />,
});

const dayColumns = (currency: string): readonly Column<Day>[] => [
  { id: 'date', header: 'Date', narrow: 'title', cell: ({ date }) => formatDay(date) },
  { id: 'orders', header: 'Orders', align: 'end', cell: ({ orders }) => orders },
  moneyColumn('revenue', 'Revenue', ({ revenue }) => revenue, currency),
  moneyColumn('commission', 'Commission', ({ commission }) => commission, currency),
];

const customerColumns = (currency: string): readonly Column<Customer & { nth: number }>[] => [
  { id: 'email', header: 'Customer', narrow: 'title', cell: (customer) => <Customer {...customer} /> },
  { id: 'order_count', header: 'Orders', align: 'end', cell: ({ order_count: count }) => count },
  moneyColumn('total_spent', 'Total spent', ({ total_spent: spent }) => spent, currency),
  moneyColumn('total_commission', 'Total commission', ({ total_commission: sum }) => sum, currency),
];

/** What the link brought in, day by day, and who spent most. */
export function AnalyticsScreen() {
  const [days, setDays] = usePeriod();
  const { data, error, refetch, isFetching, isPlaceholderData } = useBrandAnalytics(days);
  const shared = {
    error: error && errorMessage(error),
    onRetry: () => void refetch(),
    retrying: isFetching,
    stale: isPlaceholderData,
    bare: true,
  };
  const currency = data?.currency ?? 'USD';
  return (
    <Page>
      <PageHeader
        title="Analytics"
        lead={`In ${currency}, by the day on which something was paid or refunded (UTC). Revenue is what was paid less what was refunded.`}
        actions={<PeriodSelect days={days} onDays={setDays} />}
      />
      <Panel title="Revenue over time" flush>
        {data && data.revenue_over_time.length > 0 && (
          <Box px={{ base: '2', md: '5' }} pt="5" pb="3">
            <Suspense fallback={<Skeleton h="260px" />}>
              <RevenueChart rows={data.revenue_over_time} currency={currency} />
            </Suspense>
          </Box>
        )}
        <DataTable
          {...shared}
          caption="Days with orders"
          columns={dayColumns(currency)}
          rows={data?.revenue_over_time.slice(0, FIRST_ROWS)}
          rowKey={({ date }) => date}
          empty={<EmptyState icon={ChartColumn} title="No data available for selected period" />}
        />
      </Panel>
      <Panel title="Top customers" flush>
        <DataTable
          {...shared}
          caption="Customers who spent most"
          columns={customerColumns(currency)}
          rows={data?.top_customers.map((customer, nth) => ({ ...customer, nth }))}
          rowKey={({ nth }) => String(nth)}
          empty={<EmptyState icon={Users} title="No customers yet" />}
        />
      </Panel>
    </Page>
  );
}
