import { DAY_MS } from '../shared-with-web/time.ts';
/** How long the link that confirms an address is good, in milliseconds. */
export const CONFIRM_WITHIN_MS = 7 * DAY_MS;

/** Somebody who asked for the newsletter; gets nothing but the link until it is confirmed. */
export interface Subscription {
  id: string;
  email: string;
  requestedAt: Date;
  confirmedAt: Date | null;
}

/** Whether the link sent at `requestedAt` can still confirm. */
export function canConfirm({ confirmedAt, requestedAt }: Subscription, now: Date): boolean {
  return confirmedAt === null && now.getTime() < requestedAt.getTime() + CONFIRM_WITHIN_MS;
}
