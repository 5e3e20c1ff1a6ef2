import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import type { Change, Overview } from '../../../api/insights-admin.ts';
import { useFormatMoney } from '../../../entities/currency/currencies.ts';
import { wireMoney } from '../../../lib/wire-money.ts';
import { Icon } from '../../../ui/icon.tsx';
import { chakra } from '../../../ui/layout.ts';
import { StatCard, StatRow } from '../../../ui/stat-card.tsx';
import { numberText } from '../../../lib/formatting.ts';

const count = (value: number): string => numberText(value);

/** 'Up 25% in 30 days', against as many days before; without anything to compare with, what came. */
export function changeText(
  { now, before, percent }: Change,
  days: number,
  format: (value: number) => string,
): string {
  if (now === before) return `As in the ${days} days before`;
  if (percent === null) return `${format(now)} in ${days} days`;
  const far = `${numberText(Math.abs(percent))}%`;
  return `${percent < 0 ? 'Down' : 'Up'} ${far} in ${days} days`;
}

function ChangeNote({
  change,
  days,
  format,
}: {
  change: Change;
  days: number;
  format: (value: number) => string;
}) {
  const arrow = change.now === change.before ? Minus : change.now > change.before ? ArrowUp : ArrowDown;
  return (
    <chakra.span display="inline-flex" gap="1" css={{ '& svg': { flexShrink: 0, mt: '1.5px' } }}>
      <Icon as={arrow} size={13} />
      {changeText(change, days, format)}
    </chakra.span>
  );
}

/** The four totals; the shape of them until they are here. */
export function OverviewCards({ overview }: { overview: Overview | undefined }) {
  const format = useFormatMoney();
  const amount = (value: number): string => (overview ? format(wireMoney(value, overview.currency)) : '');
  const cards = [
    {
      key: 'revenue',
      label: 'Total Revenue',
      format: amount,
      hint: `Paid less refunded${overview ? `, in ${overview.currency}` : ''}. An order counts at the rate of its day.`,
    },
    {
      key: 'users',
      label: 'Active Users',
      format: count,
      hint: 'Accounts of users that somebody can sign in to. The change is about new ones.',
    },
    {
      key: 'orders',
      label: 'Total Orders',
      format: count,
      hint: 'All orders placed, cancelled ones included.',
    },
    { key: 'credits_used', label: 'Credits Used', format: count, hint: 'Spent on charts that were read.' },
  ] as const;
  return (
    <StatRow>
      {cards.map(({ key, label, format, hint }) => (
        <StatCard
          key={key}
          label={label}
          hint={hint}
          loading={!overview}
          value={overview && format(overview.totals[key])}
          note={
            overview && (
              <ChangeNote change={overview.changes[key]} days={overview.period_days} format={format} />
            )
          }
        />
      ))}
    </StatRow>
  );
}
