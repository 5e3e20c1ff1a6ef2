import type { AdminCurrency, AdminCurrencyList } from '../../../api/currencies-admin.ts';
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

/** Says that there is no rates service, and of which day the rates are that are built in. */
export function BuiltInRates({ date }: { date: string }) {
  return (
    <Alert tone="info" title={`Exchange rates are built in, as of ${formatUtcDay(date)}`}>
      No rates service is connected, so a sync knows only the rates of that day. For current rates, edit them
      by hand, or connect a service with the setting RATES_URL.
    </Alert>
  );
}

/** Warns of rates in use that are more than a week old, and says what helps. */
export function OldRates({
  currencies,
  rates_source: source,
}: Pick<AdminCurrencyList, 'currencies' | 'rates_source'>) {
  const old = currencies.filter(({ active, rate_old: isOld }) => active && isOld);
  const oldest = Math.max(...old.map(({ rate_age_days: age }) => age ?? 0));
  if (old.length === 0) return null;
  const title = `${countOf(old.length, 'rate')} in use ${old.length === 1 ? 'is' : 'are'} more than a week old`;
  const byHand = old.filter(({ set_by_hand: own }) => own).length;
  return (
    <Alert tone="warning" title={title}>
      {old.length === 1 ? 'It is' : 'The oldest is'} {countOf(oldest, 'day')} old, and customers pay at{' '}
      {old.length === 1 ? 'it' : 'these rates'}. {adviceFor(source, byHand, old.length)}
    </Alert>
  );
}

/** What to do about `count` old rates, of which `byHand` were set by hand and do not follow a sync. */
function adviceFor(source: AdminCurrencyList['rates_source'], byHand: number, count: number): string {
  if (source === 'snapshot') return 'Edit what was set by hand.';
  if (byHand === count) return 'Edit what was set by hand, or let it follow syncs again.';
  const sync = 'Sync now; where the rates service has nothing newer, edit by hand.';
  return byHand === 0 ? sync : `${sync} Rates set by hand do not follow a sync: edit them as well.`;
}
