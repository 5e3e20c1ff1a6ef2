import type { ReactNode } from 'react';
import type { CreditEntry } from '../../api/credits.ts';
import { formatMoment } from '../../lib/format-date.ts';
import { paths } from '../../lib/paths.ts';
import { Box, chakra } from '../../ui/layout.ts';
import { TextLink } from '../../ui/link.tsx';
import { foldReturned } from './fold-returned.ts';
import { entryLabels, signed } from './entry-labels.ts';
import type { StatementSum } from './entry-labels.ts';

const Head = chakra('th', {
  base: {
    textStyle: 'caption',
    color: 'fg.muted',
    fontWeight: '500',
    textAlign: 'start',
    px: { base: '3', md: '5' },
    height: '10',
    whiteSpace: 'nowrap',
    '&[data-number]': { textAlign: 'end' },
  },
});
const Cell = chakra('td', {
  base: {
    px: { base: '3', md: '5' },
    py: '2.5',
    textStyle: 'body',
    verticalAlign: 'top',
    borderTopWidth: '1px',
    '&[data-number]': { textAlign: 'end', textStyle: 'price', whiteSpace: 'nowrap' },
  },
});

function Cause({ entry }: { entry: CreditEntry }) {
  return (
    <>
      {entry.description}
      {entry.analysis_id && (
        <>
          {' '}
          <TextLink href={`${paths.history}/${entry.analysis_id}`}>Analysis</TextLink>
        </>
      )}
      {entry.order_id && (
        <>
          {' '}
          <TextLink href={`${paths.orders}/${entry.order_id}`}>Order</TextLink>
        </>
      )}
    </>
  );
}

function Balance({ label, credits, balance }: { label: ReactNode; credits?: string; balance: number }) {
  return (
    <chakra.tr bg="bg.subtle" fontWeight="550">
      <Cell colSpan={2}>{label}</Cell>
      <Cell data-number>{credits}</Cell>
      <Cell data-number>{balance}</Cell>
    </chakra.tr>
  );
}

/** Every entry between the opening and the closing balance, the newest first, so that the sum stands on top. */
export function StatementEntries({ entries, sum }: { entries: readonly CreditEntry[]; sum: StatementSum }) {
  return (
    // Focusable, so that a wide table scrolls without a mouse too.
    <Box overflowX="auto" tabIndex={0} role="group" aria-label="Entries of the statement">
      <chakra.table width="full">
        <thead>
          <tr>
            <Head scope="col">When</Head>
            <Head scope="col">What and why</Head>
            <Head scope="col" data-number>
              Credits
            </Head>
            <Head scope="col" data-number>
              Balance
            </Head>
          </tr>
        </thead>
        <tbody>
          <Balance label="Closing balance" credits={signed(sum.added - sum.taken)} balance={sum.closing} />
          {foldReturned(entries)
            .toReversed()
            .map((entry) => (
              <tr key={entry.id}>
                <Cell
                  whiteSpace={{ md: 'nowrap' }}
                  color="fg.muted"
                  textStyle={{ base: 'caption', md: 'body' }}
                >
                  <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
                </Cell>
                <Cell>
                  {entry.folded ? 'Reserved and returned' : entryLabels[entry.kind]}
                  <chakra.p color="fg.muted">
                    <Cause entry={entry} />
                  </chakra.p>
                </Cell>
                <Cell data-number>{signed(entry.credits)}</Cell>
                <Cell data-number>{entry.balance_after}</Cell>
              </tr>
            ))}
          <Balance label="Opening balance" balance={sum.opening} />
        </tbody>
      </chakra.table>
    </Box>
  );
}
