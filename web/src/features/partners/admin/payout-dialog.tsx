import { downloads } from '../../../api/partners-admin.ts';
import type { Payout, PayoutLine } from '../../../api/partners-admin.ts';
import { formatMoment, formatMonth } from '../../../lib/format-date.ts';
import { Badge } from '../../../ui/badge.tsx';
import { CsvButton } from '../../../ui/csv-button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/data-table-column.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { HStack, Stack, chakra } from '../../../ui/layout.ts';
import { Button } from '../../../ui/button.tsx';
import { Amount, Amounts, Partner, ToPay } from './amounts.tsx';
import { PAYOUT_STATUS, carriedOver, toPay } from './payout-values.ts';

const COLUMNS: readonly Column<PayoutLine>[] = [
  { id: 'partner', header: 'Partner', cell: (line) => <Partner line={line} />, wrap: true, narrow: 'title' },
  { id: 'orders', header: 'Orders', align: 'end', cell: ({ orders }) => orders },
  {
    id: 'earned',
    header: 'Earned',
    align: 'end',
    cell: ({ earned, currency }) => <Amount decimal={earned} currency={currency} />,
  },
  {
    id: 'taken',
    header: 'Taken back',
    align: 'end',
    cell: ({ taken_back: taken, currency }) => <Amount decimal={taken} currency={currency} />,
  },
  { id: 'amount', header: 'To pay', align: 'end', cell: (line) => <ToPay line={line} /> },
];

/** When a payout went from step to step. */
function Steps({ payout }: { payout: Payout }) {
  const { label, tone } = PAYOUT_STATUS[payout.status];
  const steps = [
    `Made on ${formatMoment(payout.created_at)}`,
    ...(payout.approved_at ? [`approved on ${formatMoment(payout.approved_at)}`] : []),
    ...(payout.paid_at ? [`paid on ${formatMoment(payout.paid_at)}`] : []),
  ];
  return (
    <HStack gap="3" flexWrap="wrap">
      <Badge tone={tone}>{label}</Badge>
      <chakra.span textStyle="caption" color="fg.muted">
        {steps.join(', ')}.
      </chakra.span>
    </HStack>
  );
}

/** What the payout comes to. */
function Sums({ payout }: { payout: Payout }) {
  const carried = carriedOver(payout);
  return (
    <chakra.dl display="flex" gap="8" flexWrap="wrap">
      <div>
        <chakra.dt textStyle="caption" color="fg.muted">
          To pay
        </chakra.dt>
        <chakra.dd>
          <Amounts sums={toPay(payout)} />
        </chakra.dd>
      </div>
      {carried.length > 0 && (
        <div>
          <chakra.dt textStyle="caption" color="fg.muted">
            Carried over to the next payout
          </chakra.dt>
          <chakra.dd>
            <Amounts sums={carried} />
          </chakra.dd>
        </div>
      )}
    </chakra.dl>
  );
}

interface Props {
  payout: Payout;
  onClose: () => void;
  onMove: () => void;
}

/** A payout, partner by partner. */
export function PayoutDialog({ payout, onClose, onMove }: Props) {
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={`Payout of ${formatMonth(payout.month)}`}
      footer={
        <>
          <CsvButton fetch={() => downloads.payout(payout.id)} fileName={`wickwise-payout-${payout.month}`}>
            Download CSV
          </CsvButton>
          {payout.status !== 'paid' && (
            <Button variant="solid" onClick={onMove}>
              {payout.status === 'draft' ? 'Approve' : 'Mark paid'}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="4">
        <Steps payout={payout} />
        <Sums payout={payout} />
        <DataTable
          caption="Lines of the payout"
          columns={COLUMNS}
          rows={payout.lines}
          rowKey={({ brand_id: brand, currency }) => brand + currency}
          empty={<EmptyState title="Nothing was payable that month" />}
        />
      </Stack>
    </Dialog>
  );
}
