import { useEffect, useRef } from 'react';
import { useOwnPreferences, useSavePreferences } from '../../api/preferences.ts';
import type { Preferences } from '../../api/preferences.ts';
import { useAppearance } from '../../ui/theme/appearance.ts';
import { useCurrency } from '../currency/currency-store.tsx';
import { useSession } from '../session/session.tsx';
import { formattingStore } from './formatting-store.ts';

/**
 * Keeps this browser and the account in step: what the account chose is in force here, and a currency or candle colours chosen
 * anywhere on a page are stored with the account.
 */
export function usePreferencesInStep(): void {
  const { user } = useSession();
  const { data } = useOwnPreferences(user !== null);
  const { mutate: save } = useSavePreferences();
  const { code, choose } = useCurrency();
  const { candles, setCandles } = useAppearance();
  const heard = useRef<Preferences | null>(null);
  /** What was in force here when it was last in step. */
  const before = useRef({ code, candles });

  useEffect(() => {
    if (!data) {
      heard.current = null;
      return;
    }
    if (heard.current !== data) {
      heard.current = data;
      const wanted = { code: data.currency ?? code, candles: data.candle_colours ?? candles };
      before.current = wanted;
      formattingStore.change(() => ({ timeZone: data.time_zone, numberFormat: data.number_format }));
      if (wanted.code !== code) choose(wanted.code);
      if (wanted.candles !== candles) setCandles(wanted.candles);
      return;
    }
    const changed = {
      ...(code !== before.current.code && { currency: code }),
      ...(candles !== before.current.candles && { candle_colours: candles }),
    };
    if (Object.keys(changed).length === 0) return;
    before.current = { code, candles };
    save({ data: { ...data, ...changed } });
  }, [data, code, candles, choose, setCandles, save]);
}
