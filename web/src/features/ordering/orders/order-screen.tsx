import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Printer } from 'lucide-react';
import { errorMessage } from '../../../api/errors.ts';
import { invoicePdf } from '../../../api/taxes.ts';
import { useOrder } from '../../../api/ordering.ts';
import type { Order } from '../../../api/ordering.ts';
import { useCart } from '../../../entities/cart/cart-store.tsx';
import { useSession } from '../../../entities/session/session.tsx';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Box, Flex, Stack } from '../../../ui/layout.ts';
import { printPage } from '../../../ui/printing.ts';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { CheckoutFrame } from '../checkout/checkout-frame.tsx';
import { OrderBanner } from './order-banner.tsx';
import { closeCheckout, storedOrder, openCheckout } from './stored-orders.ts';
import { InvoiceList } from './invoice-list.tsx';
import { Receipt } from './receipt.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { usePendingOrder } from './use-pending-order.ts';

/** Once the order that the cart became is settled: a paid one empties the cart, and the account has new credits. */
function useSettled(order: Order | undefined): void {
  const { clear } = useCart();
  const { refresh } = useSession();
  const id = order?.order_id;
  const status = order?.payment_status;
  useEffect(() => {
    if (id === undefined || status === 'pending' || openCheckout() !== id) return;
    closeCheckout();
    if (status === 'cancelled') return;
    clear();
    void refresh();
  }, [id, status, clear, refresh]);
}

/** One order: the confirmation after a purchase, the receipt later. Open to its owner, and to the guest who has just paid. */
export function OrderScreen() {
  const { id = '' } = useParams();
  const { status } = useSession();
  const signedIn = status === 'signed-in';
  const back = signedIn
    ? { href: paths.orders, label: 'Your orders' }
    : { href: paths.pricing, label: 'Back to pricing' };
  return (
    <CheckoutFrame title="Your order" back={back}>
      <Box maxW="46rem">{status === 'loading' ? <SkeletonText lines={6} /> : <OneOrder id={id} />}</Box>
    </CheckoutFrame>
  );
}

function OneOrder({ id }: { id: string }) {
  const { token, claim } = storedOrder(id);
  const { user } = useSession();
  const { data, error, refetch, isFetching } = useOrder(id, token);
  const pending = usePendingOrder(data?.order, token);
  useSettled(data?.order);
  if (error && !data) {
    const hint = user ? '' : ' Log in with the account it belongs to, or open the link in your email.';
    return (
      <ErrorState
        title="This order cannot be shown"
        message={`${errorMessage(error)}${hint}`}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <SkeletonText lines={6} />;
  return (
    <Stack gap="6">
      <Box data-print="none" aria-live="polite">
        <OrderBanner
          order={data.order}
          claim={claim}
          signedIn={user !== null}
          checking={pending.busy}
          failure={pending.failure}
          bank={pending.bank}
          onCheck={pending.check}
        />
      </Box>
      <Receipt order={data.order} />
      <InvoiceList
        invoices={data.order.invoices}
        pdfOf={(invoice) => invoicePdf(data.order.order_id, invoice, token)}
      />
      <Actions order={data.order} token={token} />
    </Stack>
  );
}

const canAskForRefund = ({ refund_request, refund_request_until }: Order, now: number): boolean =>
  refund_request?.status !== 'requested' &&
  refund_request_until !== null &&
  now <= Date.parse(refund_request_until);

function Actions({ order, token }: { order: Order; token: string | null }) {
  const [asking, setAsking] = useState(false);
  const [openedAt] = useState(Date.now);
  return (
    <Flex gap="3" flexWrap="wrap" data-print="none">
      <Button variant="outline" icon={Printer} onClick={() => void printPage()}>
        Print
      </Button>
      {canAskForRefund(order, openedAt) && (
        <Button variant="quiet" onClick={() => setAsking(true)}>
          Ask for a refund
        </Button>
      )}
      <RefundDialog order={order} token={token} open={asking} onOpenChange={setAsking} />
    </Flex>
  );
}
