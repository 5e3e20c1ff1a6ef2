import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import type { Change, Overview } from '../../../api/insights-admin.ts';
import { useFormatMoney } from '../../../entities/currency/currencies.ts';
import { countOf } from '../../../lib/count-of.ts';
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

interface NoteProps {
  of: 'revenue' | 'active_users' | 'orders' | 'credits_used';
  overview: Overview;
  format: (value: number) => string;
}

/** How a total compares with the days before. Who was active in those is not known: that is said of new accounts. */
function Note({ of, overview: { totals, changes, period_days: days }, format }: NoteProps) {
  if (of !== 'active_users') return <ChangeNote change={changes[of]} days={days} format={format} />;
  return (
    <>
      <chakra.span display="block">
        in {days} days, of {countOf(totals.users, 'account')}
      </chakra.span>
      <chakra.span display="block">
        {countOf(changes.users.now, 'new account')}
        <chakra.span display="block">
          <ChangeNote change={changes.users} days={days} format={format} />
        </chakra.span>
      </chakra.span>
    </>
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
      key: 'active_users',
      label: 'Active Users',
      format: count,
      hint: 'Signed in, used Wickwise or called the API with a key in the last 30 days. The change is about new accounts.',
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
          note={overview && <Note of={key} overview={overview} format={format} />}
        />
      ))}
    </StatRow>
  );
}
