import type { AdminCurrency } from '../../../api/currencies-admin.ts';
import { countOf } from '../../../lib/count-of.ts';
import { formatUtcDay } from '../../../lib/format-date.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { TextButton } from '../../../ui/button.tsx';
import { chakra } from '../../../ui/layout.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

export interface RateDateProps {
  currency: AdminCurrency;
  /** Whether a currency is being changed. */
  busy: boolean;
  onFollowSyncs: () => void;
}

/** 'today', '1 day old', '12 days old'. */
const ageText = (days: number): string => (days === 0 ? 'today' : `${countOf(days, 'day')} old`);

/** The day a rate is of and its age; whether an admin set it, and the way back to syncs. */
export function RateDate({ currency, busy, onFollowSyncs }: RateDateProps) {
  const { code, rate_date: day, rate_age_days: age, rate_old: old, set_by_hand: byHand } = currency;
  if (day === null || age === null) return <chakra.span color="fg.muted">Always 1</chakra.span>;
  const text = byHand ? `Set by hand, ${ageText(age)}` : ageText(age);
  return (
    <chakra.span
      display="inline-flex"
      flexDirection="column"
      gap="0.5"
      alignItems={{ base: 'flex-end', md: 'flex-start' }}
      whiteSpace="nowrap"
    >
      {formatUtcDay(day)}
      {old ? (
        <Badge tone="warning">{text}</Badge>
      ) : (
        <chakra.span color="fg.muted" textStyle="caption">
          {text}
        </chakra.span>
      )}
      {byHand && (
        <TextButton textStyle="caption" disabled={busy} onClick={onFollowSyncs}>
          Follow syncs<VisuallyHidden> with the rate of {code}</VisuallyHidden>
        </TextButton>
      )}
    </chakra.span>
  );
}

/** Warns of rates in use that are more than a week old. */
export function OldRates({ currencies }: { currencies: readonly AdminCurrency[] }) {
  const old = currencies.filter(({ active, rate_old: isOld }) => active && isOld);
  const oldest = Math.max(...old.map(({ rate_age_days: age }) => age ?? 0));
  if (old.length === 0) return null;
  return (
    <Alert
      tone="warning"
      title={`${countOf(old.length, 'rate')} in use ${old.length === 1 ? 'is' : 'are'} more than a week old`}
    >
      {old.length === 1 ? 'It is' : 'The oldest is'} {countOf(oldest, 'day')} old. Customers pay at these
      rates. Sync now; where the rates service has nothing newer, edit them by hand. The rates that are built
      in are of one day and never change.
    </Alert>
  );
}
