import { useState } from 'react';
import { UserRoundCheck } from 'lucide-react';
import { orderNumber } from '../../../../../api/domain/shared-with-web/order-number.ts';
import { money } from '../../../../../api/domain/shared-with-web/money.ts';
import { downloads, useSelfReferrals } from '../../../api/partners-admin.ts';
import type { SelfReferral } from '../../../api/partners-admin.ts';
import { COMMISSION_REASON } from '../../../entities/commission/commission-labels.ts';
import { MoneyText } from '../../../entities/currency/money-text.tsx';
import { ConsoleList } from '../../../entities/list/console-list.tsx';
import { useListAddress } from '../../../entities/list/use-list-address.ts';
import { formatDay } from '../../../lib/format-date.ts';
import { Badge } from '../../../ui/badge.tsx';
import { CsvButton } from '../../../ui/csv-button.tsx';
import type { Column } from '../../../ui/data-table-column.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { HStack, chakra } from '../../../ui/layout.ts';
import { Button } from '../../../ui/button.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { PayoutsPage } from './payouts-nav.tsx';
import { FINDING, ReviewDialog } from './review-dialog.tsx';

/** Orders on one page. */
const PAGE_SIZE = 20;

const columnsOf = (review: (order: SelfReferral) => void): readonly Column<SelfReferral>[] => [
  {
    id: 'order',
    header: 'Order',
    cell: ({ order_id: id }) => (
      <chakra.span fontFamily="mono" textStyle="caption" title={id}>
        {orderNumber(id)}
      </chakra.span>
    ),
    narrow: 'title',
  },
  { id: 'brand', header: 'Partner', cell: ({ brand }) => brand.name, wrap: true },
  {
    id: 'reason',
    header: 'Why',
    cell: ({ reason }) => <Badge tone="warning">{COMMISSION_REASON[reason]}</Badge>,
  },
  { id: 'customer', header: 'Customer', cell: ({ customer_email: email }) => email },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: (order) => <MoneyText amount={money(order.net_paid_minor, order.currency)} />,
  },
  { id: 'paid', header: 'Paid', cell: ({ paid_at: at }) => formatDay(at) },
  {
    id: 'review',
    header: 'Review',
    cell: ({ review: done }) =>
      done ? (
        <Badge tone={FINDING[done.finding].tone}>{FINDING[done.finding].label}</Badge>
      ) : (
        <Badge>Waiting</Badge>
      ),
  },
  {
    id: 'actions',
    header: 'Actions',
    align: 'end',
    narrow: 'actions',
    cell: (order) => (
      <HStack gap="2" justify="flex-end">
        <Button
          size="sm"
          variant="outline"
          aria-label={`Review ${orderNumber(order.order_id)}`}
          onClick={() => review(order)}
        >
          Review
        </Button>
      </HStack>
    ),
  },
];

/** Orders that partners seem to have placed through their own link. They earn nothing; a person looks at each. */
export function SelfReferralsPart() {
  const list = useListAddress({ filters: { review: ['open', 'done'] } });
  const orders = useSelfReferrals({ page: list.page, pageSize: PAGE_SIZE, ...list.query });
  const [shown, setShown] = useState<SelfReferral | null>(null);
  const { data } = orders;
  const reviews = [
    { value: '', label: 'All' },
    { value: 'open', label: 'Waiting', count: data?.open },
    { value: 'done', label: 'Reviewed' },
  ] as const;
  return (
    <PayoutsPage
      current="selfReferrals"
      lead="Orders by a partner’s own account, email address or card. They earn no commission; look at each and note what you found."
      actions={
        <CsvButton fetch={() => downloads.selfReferrals(list.query)} fileName="wickwise-self-referrals" />
      }
    >
      <ConsoleList
        of="self-referrals"
        list={list}
        answer={orders}
        rowsOf={(answer) => answer.self_referrals}
        search="Search by partner or order id"
        filters={
          <SegmentedControl
            label="Review"
            options={reviews}
            value={list.filters.review}
            onValue={(review) => list.setFilter('review', review)}
          />
        }
        caption="Self-referrals"
        columns={columnsOf(setShown)}
        rowKey={({ order_id: id }) => id}
        empty={
          <EmptyState icon={UserRoundCheck} title={list.isFiltered ? 'No orders match' : 'Nothing to review'}>
            An order is listed here when it looks like the partner’s own.
          </EmptyState>
        }
      />
      {shown && <ReviewDialog key={shown.order_id} order={shown} onClose={() => setShown(null)} />}
    </PayoutsPage>
  );
}
