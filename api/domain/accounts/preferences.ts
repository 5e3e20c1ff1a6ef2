import { err, ok, type Result } from '../shared/result.ts';
import type { TimeZoneUnknown } from './errors.ts';

/** How an account wants things shown. */
export interface Preferences {
  /** Code of the currency of prices; null: no choice was made. */
  currency: string | null;
  /** IANA name; null: that of the browser. */
  timeZone: string | null;
  numberFormat: 'comma-point' | 'point-comma' | 'space-comma';
  /** Null: no choice was made. */
  candleColours: 'green-red' | 'blue-orange' | null;
}

/** What an account that never chose gets. */
export const defaultPreferences: Preferences = {
  currency: null,
  timeZone: null,
  numberFormat: 'comma-point',
  candleColours: null,
};

/** The zone under its IANA name; offsets such as +02:00, which know no summer, are none. */
export function parseTimeZone(text: string | null): Result<string | null, TimeZoneUnknown> {
  if (text === null) return ok(null);
  if (!/^[A-Za-z]/.test(text)) return err({ code: 'accounts.time_zone' });
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: text });
    return ok(text);
  } catch {
    return err({ code: 'accounts.time_zone' });
  }
}
