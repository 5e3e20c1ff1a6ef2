/** '31 Mar 2026': the day of a moment in UTC, as people read it. */
export function dayText(moment: Date): string {
  const parts = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return moment.toLocaleDateString('en-GB', parts);
}
