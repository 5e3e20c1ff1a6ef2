import { ShoppingBag } from 'lucide-react';
import { useBrandOrders, useBrandStats } from '../../../api/brand.ts';
import { errorMessage } from '../../../api/errors.ts';
import { paths } from '../../../lib/paths.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Grid } from '../../../ui/layout.ts';
import { TextLink } from '../../../ui/link.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { StatCard, StatRow } from '../../../ui/stat-card.tsx';
import { Facts } from './facts.tsx';
import { LoadNotice } from './load-notice.tsx';
import { orderColumns } from './order-columns.tsx';
import { PeriodSelect, periodLabel, usePeriod } from './period.tsx';
import { useFigures } from './use-figures.ts';

const RECENT = 5;

const columns = [
  orderColumns.id,
  orderColumns.customer,
  orderColumns.amount,
  orderColumns.commission,
  orderColumns.payment,
  orderColumns.date,
];

/** Where a partner arrives: how the link does, and the last orders through it. */
export function DashboardScreen() {
  const [days, setDays] = usePeriod();
  const query = useBrandStats(days);
  const figures = useFigures(query.data?.stats);
  const loading = query.isPending;
  return (
    <Page>
      <PageHeader
        title="Dashboard"
        lead="What came through your referral link."
        actions={<PeriodSelect days={days} onDays={setDays} />}
      />
      <LoadNotice what="The figures" query={query} />
      <StatRow>
        <StatCard label="Total Orders" value={figures.orders} loading={loading} />
        <StatCard
          label="Total Revenue"
          value={figures.money('total_revenue')}
          hint="What customers paid, less what was refunded."
          loading={loading}
        />
        <StatCard label="Total Commission" value={figures.money('total_commission')} loading={loading} />
        <StatCard
          label="Pending Commission"
          value={figures.money('pending_commission')}
          hint="Held for 30 days, while customers may ask for their money back; payable after that."
          loading={loading}
        />
      </StatRow>
      <Grid gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
        <Panel title="Commission breakdown">
          <Facts
            facts={[
              ['Commission rate', figures.rate],
              ['Pending', figures.money('pending_commission')],
              ['Payable', figures.money('payable_commission')],
              ['Paid', figures.money('paid_commission')],
            ]}
          />
        </Panel>
        <Panel title="Quick stats">
          <Facts
            facts={[
              ['Period', periodLabel(days)],
              ['Average order value', figures.average('total_revenue')],
              ['Average commission per order', figures.average('total_commission')],
            ]}
          />
        </Panel>
      </Grid>
      <RecentOrders />
    </Page>
  );
}

function RecentOrders() {
  const { data, error, refetch, isFetching } = useBrandOrders({ page: 1, pageSize: RECENT });
  return (
    <Panel
      title="Recent orders"
      flush
      aside={<TextLink href={`${paths.brandDashboard}/orders`}>All orders</TextLink>}
    >
      <DataTable
        bare
        caption="Latest orders"
        columns={columns}
        rows={data?.orders}
        rowKey={({ order_id: id }) => id}
        error={error && errorMessage(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
        expect={RECENT}
        empty={
          <EmptyState icon={ShoppingBag} title="No orders yet">
            Orders placed through your referral link appear here.
          </EmptyState>
        }
      />
    </Panel>
  );
}
