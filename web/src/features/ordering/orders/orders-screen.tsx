import { useSearchParams } from 'react-router-dom';
import { Receipt as ReceiptIcon } from 'lucide-react';
import { errorMessage } from '../../../api/errors.ts';
import { useOrders } from '../../../api/ordering.ts';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Box } from '../../../ui/layout.ts';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { OrdersTable } from './orders-table.tsx';

/** Orders on one page. */
export const ORDERS_PER_PAGE = 20;

/** The own orders, newest first; the page is in the address. */
export function OrdersScreen() {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const { data, error, refetch, isFetching } = useOrders({
    limit: ORDERS_PER_PAGE,
    offset: (page - 1) * ORDERS_PER_PAGE,
  });
  const total = data?.meta.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / ORDERS_PER_PAGE));
  const goTo = (next: number) => setParams(next === 1 ? {} : { page: String(next) });
  return (
    <Page>
      <PageHeader
        title="Your orders"
        lead="What you bought, newest first. A receipt is behind every order."
      />
      <Panel flush>
        {error && !data ? (
          <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} retrying={isFetching} />
        ) : !data ? (
          <Box p="5">
            <SkeletonText lines={5} />
          </Box>
        ) : data.orders.length === 0 ? (
          <EmptyState
            icon={ReceiptIcon}
            title={page > 1 ? 'No orders on this page' : 'No orders yet'}
            action={<LinkButton href={paths.pricing}>See plans and credits</LinkButton>}
          >
            Your purchases and their receipts are listed here.
          </EmptyState>
        ) : (
          <OrdersTable orders={data.orders} />
        )}
      </Panel>
      {pages > 1 && (
        <Pager page={page} pages={pages} total={total} onPage={goTo} previous="Previous" of="orders" />
      )}
    </Page>
  );
}
