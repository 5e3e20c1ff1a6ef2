import { useState } from 'react';
import { Coins, LifeBuoy } from 'lucide-react';
import { downloadBrandOrders, useBrandOrders, useBrandStats } from '../../../api/brand.ts';
import type { BrandOrder } from '../../../api/brand.ts';
import { errorMessage } from '../../../api/errors.ts';
import { Alert } from '../../../ui/alert.tsx';
import { CsvButton } from '../../../ui/csv-button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Grid } from '../../../ui/layout.ts';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Button } from '../../../ui/button.tsx';
import { StatCard, StatRow } from '../../../ui/stat-card.tsx';
import { Facts } from './facts.tsx';
import { LoadNotice } from './load-notice.tsx';
import { commissionStatusColumn, orderColumns } from './order-columns.tsx';
import { StatementsPanel } from './statements-panel.tsx';
import { useFigures } from './use-figures.ts';
import { WhyDialog } from './why-dialog.tsx';

/** Orders in the history; as many as one answer holds. */
const HISTORY = 100;

/** What was earned in all, order by order, and when it is paid. */
export function CommissionScreen({ onContact }: { onContact: () => void }) {
  const query = useBrandStats();
  const figures = useFigures(query.data?.stats);
  const loading = query.isPending;
  return (
    <Page>
      <PageHeader
        title="Commission"
        lead="What you earned, what is on its way, and what was paid out."
        actions={<CsvButton fetch={() => downloadBrandOrders()} fileName="wickwise-commission" />}
      />
      <LoadNotice what="The figures" query={query} />
      <StatRow>
        <StatCard
          label="Total Earned"
          note="All time"
          value={figures.money('total_commission')}
          loading={loading}
        />
        <StatCard
          label="Pending"
          note="In the money-back period"
          value={figures.money('pending_commission')}
          loading={loading}
        />
        <StatCard
          label="Payable"
          note="Awaiting payout"
          value={figures.money('payable_commission')}
          loading={loading}
        />
        <StatCard label="Paid Out" value={figures.money('paid_commission')} loading={loading} />
      </StatRow>
      <Alert
        tone="info"
        title="Payouts"
        action={
          <Button size="sm" variant="outline" icon={LifeBuoy} onClick={onContact}>
            Contact Support
          </Button>
        }
      >
        Commissions are reviewed and paid monthly. What an order earned is held for 30 days, the money-back
        period, and is payable after it.
      </Alert>
      <Grid gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5" alignItems="start">
        <Panel title="Commission details">
          <Facts
            facts={[
              ['Commission rate', figures.rate],
              ['Total orders', figures.orders],
            ]}
          />
        </Panel>
        <StatementsPanel />
      </Grid>
      <History />
    </Page>
  );
}

function History() {
  const [asked, setAsked] = useState<BrandOrder | null>(null);
  const { data, error, refetch, isFetching } = useBrandOrders({ page: 1, pageSize: HISTORY });
  const { id, date, amount, commission } = orderColumns;
  const columns = [
    id,
    date,
    { ...amount, header: 'Order amount' },
    commission,
    commissionStatusColumn(setAsked),
  ];
  return (
    <Panel title="Commission history" flush>
      <DataTable
        bare
        caption="Orders and their commission"
        columns={columns}
        rows={data?.orders}
        rowKey={({ order_id }) => order_id}
        error={error && errorMessage(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
        empty={
          <EmptyState icon={Coins} title="No commission yet">
            Every order through your referral link is listed here with what it earned.
          </EmptyState>
        }
      />
      <WhyDialog order={asked} onClose={() => setAsked(null)} />
    </Panel>
  );
}
