import type { CreditLot } from '../../api/credits.ts';
import { formatDay } from '../../lib/format-date.ts';
import { chakra } from '../../ui/layout.ts';
import { lotLabels } from './entry-labels.ts';

/** Where the balance lies, in the order in which it will be spent. */
export function StatementLots({ lots }: { lots: readonly CreditLot[] }) {
  return (
    <ol>
      {lots.map((lot) => (
        <chakra.li
          key={lot.id}
          listStyleType="none"
          display="flex"
          justifyContent="space-between"
          alignItems="center"
          gap="4"
          minH="14"
          px="5"
          borderTopWidth="1px"
          _first={{ borderTopWidth: '0' }}
        >
          <div>
            <chakra.p textStyle="body">
              {lotLabels[lot.source]} of {formatDay(lot.granted_at)}
            </chakra.p>
            <chakra.p textStyle="caption" color="fg.muted">
              {lot.expires_at === null ? 'Never expires' : `Expires on ${formatDay(lot.expires_at)}`}
            </chakra.p>
          </div>
          <chakra.p textStyle="price" whiteSpace="nowrap">
            {lot.remaining}
            <chakra.span color="fg.muted"> of {lot.granted}</chakra.span>
          </chakra.p>
        </chakra.li>
      ))}
    </ol>
  );
}
