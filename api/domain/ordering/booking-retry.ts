const MINUTE_MS = 60_000;
/** The longest pause between two tries, in minutes. */
const LONGEST = 60;

/** When what could not be booked `tries` times, from 1 on, is tried again: after 1, 2, 4 … minutes, and every hour at last. */
export function nextTryAt(tries: number, now: Date): Date {
  const minutes = Math.min(2 ** Math.min(tries - 1, 10), LONGEST);
  return new Date(now.getTime() + minutes * MINUTE_MS);
}
