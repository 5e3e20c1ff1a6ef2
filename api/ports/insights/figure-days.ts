/** What figures add up by day and month, so that they need not read every row of years. */
export interface FigureDays {
  /**
   * Adds up the days and months before `today` (UTC, '2026-11-21') that are not, or that changed since; how many. What was written apart,
   * so that writers need not wait for each other, becomes one.
   */
  rollUp(today: string): Promise<number>;
}
