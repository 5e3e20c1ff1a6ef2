/** What belongs to an account: orders, credits, analyses; the latest of each. */
import type { ReactNode } from 'react';
import { useUserAnalyses, useUserOrders, useUserStatement } from '../../../api/accounts-admin.ts';
import { errorMessage } from '../../../api/errors.ts';
import { StatusBadge } from '../../../entities/analysis/badges.tsx';
import { ResendOrderEmail } from '../../../entities/order/resend-order-email.tsx';
import { statusLabels } from '../../../entities/order/order-status.ts';
import { useMay } from '../../../entities/session/use-may.ts';
import { totalOf } from '../../../lib/count-of.ts';
import { formatDay, formatMoment } from '../../../lib/format-date.ts';
import { formatMoney } from '../../../lib/format-money.ts';
import { paths } from '../../../lib/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Flex, Stack, chakra } from '../../../ui/layout.ts';
import { TextLink } from '../../../ui/link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { numberText } from '../../../lib/formatting.ts';

interface RecordsProps<Row> {
  what: string;
  rows: readonly Row[] | undefined;
  error: unknown;
  retry: () => void;
  rowOf: (row: Row) => ReactNode;
  keyOf: (row: Row) => string;
  children?: ReactNode;
}

function Records<Row>({ what, rows, error, retry, rowOf, keyOf, children }: RecordsProps<Row>) {
  if (!rows && error)
    return (
      <ErrorState title={`The ${what} could not be loaded`} message={errorMessage(error)} onRetry={retry} />
    );
  if (!rows) return <Skeleton h="2.5rem" />;
  if (rows.length === 0) {
    return (
      <chakra.p textStyle="body" color="fg.muted">
        No {what} yet.
      </chakra.p>
    );
  }
  return (
    <Stack gap="2">
      <chakra.ul listStyleType="none" borderWidth="1px" borderRadius="control" textStyle="body">
        {rows.map((row) => (
          <chakra.li key={keyOf(row)} px="3" py="2" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
            <Flex justify="space-between" gap="3" wrap="wrap" align="center">
              {rowOf(row)}
            </Flex>
          </chakra.li>
        ))}
      </chakra.ul>
      {children}
    </Stack>
  );
}

const ORDERS = `${paths.adminDashboard}/orders`;

export function UserOrders({ userId }: { userId: string }) {
  const { data, error, refetch } = useUserOrders(userId);
  const may = useMay();
  return (
    <Records
      what="orders"
      rows={data?.orders}
      error={error}
      retry={() => void refetch()}
      keyOf={({ order_id: id }) => id}
      rowOf={(order) => (
        <>
          <TextLink href={`${ORDERS}/${order.order_id}`}>{order.number}</TextLink>
          <span>{formatDay(order.created_at)}</span>
          <chakra.span textStyle="price">
            {formatMoney({ minor: order.total_minor, currency: order.currency }, order.currency_symbol)}
          </chakra.span>
          <Badge tone={statusLabels[order.payment_status].tone}>
            {statusLabels[order.payment_status].label}
          </Badge>
          {order.paid_at !== null && may('resendOrderEmail') && (
            <ResendOrderEmail orderId={order.order_id} number={order.number} kind="receipt" />
          )}
        </>
      )}
    >
      {data && data.meta.total > data.orders.length && (
        <TextLink href={`${ORDERS}?user_id=${userId}`}>All {totalOf(data.meta, 'order')}</TextLink>
      )}
    </Records>
  );
}

const signed = (credits: number): string => (credits > 0 ? `+${credits}` : String(credits).replace('-', '−'));

export function UserStatement({ userId }: { userId: string }) {
  const { data, error, refetch } = useUserStatement(userId);
  return (
    <Records
      what="credit entries"
      rows={data?.entries.toReversed()}
      error={error}
      retry={() => void refetch()}
      keyOf={({ id }) => String(id)}
      rowOf={({ at, description, credits, balance_after: after }) => (
        <>
          <chakra.span color="fg.muted">{formatMoment(at)}</chakra.span>
          <chakra.span flex="1" minW="8rem" overflowWrap="anywhere">
            {description}
          </chakra.span>
          <chakra.span textStyle="price">
            {signed(credits)} → {after}
          </chakra.span>
        </>
      )}
    />
  );
}

export function UserAnalyses({ userId }: { userId: string }) {
  const { data, error, refetch } = useUserAnalyses(userId);
  return (
    <Records
      what="analyses"
      rows={data?.analyses}
      error={error}
      retry={() => void refetch()}
      keyOf={({ id }) => id}
      rowOf={({ created_at: at, symbol, status, refusal }) => (
        <>
          {/* What was read of the picture is the owner's; staff see the name that was typed, if one was. */}
          {symbol === 'Unknown' ? (
            <chakra.span color="fg.muted">No symbol given</chakra.span>
          ) : (
            <chakra.span fontWeight="550">{symbol}</chakra.span>
          )}
          <chakra.span color="fg.muted">{formatMoment(at)}</chakra.span>
          <StatusBadge status={status} />
          {refusal && (
            <chakra.span width="full" textStyle="caption" color="fg.muted">
              {refusal}
            </chakra.span>
          )}
        </>
      )}
    >
      {data && data.total > data.analyses.length && (
        <chakra.p textStyle="caption" color="fg.muted">
          The latest {data.analyses.length} of {numberText(data.total)}.
        </chakra.p>
      )}
    </Records>
  );
}

/** The records that whoever looks may see. */
export function useRecordParts(userId: string): { title: string; part: ReactNode }[] {
  const may = useMay();
  return [
    ...(may('listAdminOrders') ? [{ title: 'Orders', part: <UserOrders userId={userId} /> }] : []),
    ...(may('getUserStatement')
      ? [{ title: 'Credits statement', part: <UserStatement userId={userId} /> }]
      : []),
    ...(may('listUserAnalyses') ? [{ title: 'Analyses', part: <UserAnalyses userId={userId} /> }] : []),
  ];
}
