import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSyncRates } from '../../../api/currencies-admin.ts';
import type { RateSync } from '../../../api/currencies-admin.ts';
import { formatDay, formatMoment } from '../../../lib/format-date.ts';
import { ApiError, errorMessage } from '../../../api/errors.ts';
import { Alert } from '../../../ui/alert.tsx';
import { chakra } from '../../../ui/layout.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast/toasts.ts';

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
  const { updated, base_currency: base, synced_at: at, source, rates_date: day, kept } = done;
  const from = source === 'feed' ? 'the rates service' : 'the snapshot that is built in';
  return (
    <Alert tone="success" title="Last Sync Successful">
      <chakra.dl display="flex" flexWrap="wrap" columnGap="6" rowGap="1" mt="1">
        <Fact term="Updated">{updated} currencies</Fact>
        <Fact term="Base currency">{base}</Fact>
        <Fact term="Synced at">{formatMoment(at)}</Fact>
        <Fact term="Rates of">
          {formatDay(day)}, from {from}
        </Fact>
      </chakra.dl>
      {kept.length > 0 && (
        <chakra.p mt="1">
          Not known there, and left as they were: {kept.join(', ')}. They can be edited by hand.
        </chakra.p>
      )}
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
