import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSyncRates } from '../../../api/currencies-admin.ts';
import type { AdminCurrency, RateSync } from '../../../api/currencies-admin.ts';
import { formatMoment, formatUtcDay } from '../../../lib/format-date.ts';
import { ApiError, errorMessage } from '../../../api/errors.ts';
import { Alert } from '../../../ui/alert.tsx';
import { chakra } from '../../../ui/layout.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast/toasts.ts';
import { formatRate } from './format-rate.ts';
import { useCurrencyChanges } from './use-currency-changes.ts';

const FAILED = 'Failed to sync exchange rates. Please try again.';

/** Takes over the rates of the day, and says how that went. */
export function useSync() {
  const { mutateAsync, isPending, data } = useSyncRates();
  const sync = async (): Promise<void> => {
    try {
      const { updated, base_currency: base } = await mutateAsync();
      toast.success(`Successfully synced ${updated} currency rates from ${base}`);
    } catch (error) {
      const why =
        error instanceof ApiError && error.code === 'currencies.sync_failed' ? errorMessage(error) : FAILED;
      toast.error(FAILED, why === FAILED ? undefined : why);
    }
  };
  return { sync, syncing: isPending, done: data ?? null };
}

export function SyncButton({ onSync, syncing }: { onSync: () => void; syncing: boolean }) {
  return (
    <Button icon={RefreshCw} busy={syncing} busyLabel="Syncing..." onClick={onSync}>
      Sync Rates from API
    </Button>
  );
}

/** What the last sync did. */
export function SyncPanel({ done }: { done: RateSync }) {
  const {
    updated,
    base_currency: base,
    synced_at: at,
    source,
    rates_date: day,
    unchanged,
    unusable,
    kept,
  } = done;
  const from = source === 'feed' ? 'the rates service' : 'the snapshot that is built in';
  return (
    <Alert tone="success" title="Last Sync Successful">
      <chakra.dl display="flex" flexWrap="wrap" columnGap="6" rowGap="1" mt="1">
        <Fact term="Updated">{updated} currencies</Fact>
        <Fact term="Base currency">{base}</Fact>
        <Fact term="Synced at">{formatMoment(at)}</Fact>
        <Fact term="Rates of">
          {formatUtcDay(day)}, from {from}
        </Fact>
      </chakra.dl>
      {unchanged.length > 0 && (
        <chakra.p mt="1">
          Not known there, and left as they were: {unchanged.join(', ')}. They can be edited by hand.
        </chakra.p>
      )}
      {kept.length > 0 && (
        <chakra.p mt="1">
          Set by hand, and left as they were:{' '}
          {kept
            .map(
              ({ code, rate_before: own, exchange_rate: theirs }) =>
                `${code} ${formatRate(own)} (published: ${formatRate(theirs)})`,
            )
            .join(', ')}
          . They follow the next sync once you press <b>Follow syncs</b> in their row.
        </chakra.p>
      )}
      {unusable.length > 0 && (
        <chakra.p mt="1">
          Too small or too large to use, and left as they were: {unusable.join(', ')}.
        </chakra.p>
      )}
    </Alert>
  );
}

/** Rates that syncs did not put in force because they are far from those that are: what would change, and who decides. */
export function HeldRates({ currencies }: { currencies: readonly AdminCurrency[] }) {
  const { changing, change } = useCurrencyChanges();
  const waiting = currencies.flatMap((one) =>
    one.held_rate === null ? [] : [{ ...one, held: one.held_rate }],
  );
  if (waiting.length === 0) return null;
  // A failure has been said by then.
  const set = (code: string, exchange_rate: number): void =>
    void change({ code }, { exchange_rate, confirm: true }).catch(() => undefined);
  return (
    <Alert tone="warning" title="Rates waiting for your decision">
      They are more than 20% off the rates in force, which stay until you decide.
      <chakra.ul display="grid" gap="2" mt="2">
        {waiting.map(({ code, exchange_rate: rate, held }) => (
          <chakra.li key={code} display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
            <chakra.span fontFamily="mono" fontWeight="600">
              {code}
            </chakra.span>
            <chakra.span fontVariantNumeric="tabular-nums">
              {formatRate(rate)} → {formatRate(held)}
            </chakra.span>
            <Button variant="outline" size="sm" disabled={changing !== null} onClick={() => set(code, held)}>
              Use the new rate of {code}
            </Button>
            <Button variant="quiet" size="sm" disabled={changing !== null} onClick={() => set(code, rate)}>
              Keep the rate of {code}
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
    </Alert>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <chakra.div display="flex" gap="1.5">
      <chakra.dt color="fg.muted" flexShrink="0">
        {term}:
      </chakra.dt>
      <chakra.dd fontVariantNumeric="tabular-nums">{children}</chakra.dd>
    </chakra.div>
  );
}
