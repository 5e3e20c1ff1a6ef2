import { DAY_MS } from '../shared-with-web/time.ts';

/** How many days a share link may work. */
export type ShareDays = 1 | 7 | 30;

/** Links of one analysis that work at the same time. */
export const MOST_SHARES = 10;

/** A link that shows an analysis to whoever has it. Its secret is in its address alone. */
export interface Share {
  id: string;
  analysisId: string;
  createdAt: Date;
  expiresAt: Date;
  withPicture: boolean;
}

/** When a link made now stops working. */
export function shareExpiry(now: Date, days: ShareDays): Date {
  return new Date(now.getTime() + days * DAY_MS);
}
