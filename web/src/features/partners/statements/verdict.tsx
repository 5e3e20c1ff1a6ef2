import { useEffect, useRef } from 'react';
import { formatMoment, formatMonth } from '../../../lib/format-date.ts';
import { Alert } from '../../../ui/alert.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/data-table-column.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Stack, chakra } from '../../../ui/layout.ts';
import type { StatementSummary, StatementCheck } from './verify-file.ts';

type Total = StatementSummary['totals'][number];

const figure = (id: keyof Total, header: string): Column<Total> => ({
  id,
  header,
  align: 'end',
  cell: (total) => <chakra.span textStyle="price">{total[id]}</chakra.span>,
});

const columns: readonly Column<Total>[] = [
  { id: 'currency', header: 'Currency', narrow: 'title', cell: ({ currency }) => currency },
  figure('orders', 'Orders'),
  figure('opening', 'Opening'),
  figure('earned', 'Earned'),
  figure('reversed', 'Taken back'),
  figure('paidOut', 'Paid out'),
  figure('closing', 'Carried over'),
];

/** Shows whether a statement is as it was issued, and takes the focus so that screen readers announce it. */
export function Verdict({ verdict, fileName }: { verdict: StatementCheck; fileName: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [verdict]);
  return (
    <chakra.div ref={box} tabIndex={-1} outline="0">
      {verdict.valid ? (
        <Genuine summary={verdict.summary} />
      ) : (
        <Alert title="This statement does not verify">
          {verdict.text} <chakra.span color="fg.muted">({fileName})</chakra.span>
        </Alert>
      )}
    </chakra.div>
  );
}

function Genuine({ summary }: { summary: StatementSummary }) {
  return (
    <Stack gap="5">
      <Alert tone="success" title="This statement is genuine">
        It was issued for {summary.brand} on {formatMoment(summary.issuedAt)} by {summary.issuer}, and nothing
        in it was changed since.{' '}
        {summary.complete
          ? `It covers all of ${formatMonth(summary.month)} (UTC).`
          : `It covers ${formatMonth(summary.month)} (UTC) only until it was issued: the month was not over.`}
      </Alert>
      <DataTable
        caption={`Totals of ${formatMonth(summary.month)}`}
        columns={columns}
        rows={summary.totals}
        rowKey={({ currency }) => currency}
        empty={<EmptyState title="Nothing happened in this month" />}
      />
      <chakra.p textStyle="caption" color="fg.muted">
        Signed with key <chakra.span fontFamily="mono">{summary.keyId}</chakra.span>, Ed25519.
      </chakra.p>
    </Stack>
  );
}
