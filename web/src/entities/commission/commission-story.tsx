import { money } from '../../../../api/domain/shared-with-web/money.ts';
import type { CommissionExplanation } from '../../api/partners-admin.ts';
import { formatDay } from '../../lib/format-date.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Grid, HStack, Stack, chakra } from '../../ui/layout.ts';
import { useFormatMoney } from '../currency/currencies.ts';
import { COMMISSION_REASON, COMMISSION_STATUS } from './commission-labels.ts';

type Entry = CommissionExplanation['entries'][number];

const KINDS = {
  earned: 'Earned',
  reversed: 'Taken back by a refund',
  restored: 'Returned: the refund failed',
} as const;

/** The payout that an entry belongs to, or that it has none yet. */
const payoutText = ({ payout_id: payout }: Entry): string =>
  payout ? `in payout ${payout.slice(0, 8)}` : 'not paid out yet';

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <chakra.dt textStyle="caption" color="fg.muted">
        {term}
      </chakra.dt>
      <chakra.dd textStyle="body" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </div>
  );
}

/** Every movement of the commission, with its sum. */
function Entries({ commission }: { commission: CommissionExplanation }) {
  const format = useFormatMoney();
  const amount = (minor: number): string => format(money(minor, commission.currency));
  const row = { display: 'flex', justifyContent: 'space-between', gap: '4', py: '2' } as const;
  return (
    <chakra.ul aria-label="Movements" borderTopWidth="1px" textStyle="body">
      {commission.entries.map((entry) => (
        <chakra.li key={`${entry.at}${entry.kind}${entry.amount_minor}`} {...row} borderBottomWidth="1px">
          <span>
            {KINDS[entry.kind]}
            <chakra.span display="block" textStyle="caption" color="fg.muted">
              {formatDay(entry.at)}, {payoutText(entry)}
            </chakra.span>
          </span>
          <chakra.span textStyle="price">{amount(entry.amount_minor)}</chakra.span>
        </chakra.li>
      ))}
      <chakra.li {...row} fontWeight="550">
        <span>Stands now</span>
        <chakra.span textStyle="price">{amount(commission.commission_amount_minor)}</chakra.span>
      </chakra.li>
    </chakra.ul>
  );
}

/** Why an order earned commission or did not, with the figures. */
export function CommissionStory({ commission }: { commission: CommissionExplanation }) {
  const { brand, status, entries } = commission;
  return (
    <Stack gap="5">
      <HStack gap="2" flexWrap="wrap">
        <Badge tone={commission.earned ? 'success' : 'plain'}>{COMMISSION_REASON[commission.reason]}</Badge>
        {status && <Badge tone={COMMISSION_STATUS[status].tone}>{COMMISSION_STATUS[status].label}</Badge>}
      </HStack>
      {commission.flagged_for_review ? (
        <Alert tone="warning">{commission.explanation}</Alert>
      ) : (
        <chakra.p textStyle="reading">{commission.explanation}</chakra.p>
      )}
      <Grid as="dl" gridTemplateColumns="repeat(auto-fill, minmax(9rem, 1fr))" gap="4">
        <Fact term="Partner">{brand?.name ?? 'None'}</Fact>
        <Fact term="Customer">{commission.customer_email}</Fact>
        {commission.commission_rate !== null && (
          <Fact term="Rate when ordered">{`${commission.commission_rate}%`}</Fact>
        )}
        <Fact term="Paid by the customer">{formatDay(commission.paid_at)}</Fact>
        {commission.payable_at && (
          <Fact term="Money-back period ends">{formatDay(commission.payable_at)}</Fact>
        )}
      </Grid>
      {entries.length > 0 && <Entries commission={commission} />}
    </Stack>
  );
}
